"""Studies of the Conan CCG: what can be computed about the game besides playing it."""
