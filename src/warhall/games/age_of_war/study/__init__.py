"""Studies of Age of War: what can be computed about the game besides playing it."""
