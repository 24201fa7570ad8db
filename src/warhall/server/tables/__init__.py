"""The hall and its tables: who sits where, moves, bots and clocks; how a change becomes true and is shown."""
