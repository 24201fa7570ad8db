"""Everything drawn and printed: SVG, charts, sheets of cards. It knows no game."""
