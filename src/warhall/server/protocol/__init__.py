"""The language spoken with clients: the bodies and messages, the refusals, and how time is told."""
