"""The Conan CCG in words: prompts, labels, the screen of a terminal."""
