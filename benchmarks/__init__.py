"""Side-by-side runs against peers: one command each, both sides in one run on the same machine."""
