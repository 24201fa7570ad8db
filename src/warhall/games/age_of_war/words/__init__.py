"""Age of War in words: prompts, labels, the screen of a terminal."""
