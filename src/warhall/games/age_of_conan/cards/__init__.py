"""The texts of cards: their vocabulary and what each of its verbs does."""
