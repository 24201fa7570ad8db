"""Cards and decks: what a card says, how a deck is built, found, listed and read."""
