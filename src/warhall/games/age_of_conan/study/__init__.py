"""Studies of Age of Conan: what can be computed about the game besides playing it."""
