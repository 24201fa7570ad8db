"""The table as each seat sees it, in its language: the state, the log, replays.

Nothing leaves the server about a game but through this package and the kernel's own `view`, `seen_events`,
`action_seen_by` and `redacted_for`.
"""
