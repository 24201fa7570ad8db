"""Age of Conan in words: prompts, labels, the screen of a terminal."""
