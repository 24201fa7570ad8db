"""The game's own bots. They see a view and the legal actions, like a person."""
