"""The tables of the hall, one package each. Nothing outside imports them by name: see `warhall.kernel.registry`."""
