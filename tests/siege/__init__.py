"""A siege: honest people play while guests do their worst. `make siege` tells how it went in `docs/operations.md`."""
