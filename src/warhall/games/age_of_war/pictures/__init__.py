"""Age of War in pictures."""
