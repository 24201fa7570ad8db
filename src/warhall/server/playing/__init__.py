"""A game being played: its course, its clocks and its past, which follow from the log of the table alone."""
