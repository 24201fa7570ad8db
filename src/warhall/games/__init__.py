"""The tables of the hall, one package each. Nothing outside imports them by name: see `warhall.kernel.registry`."""

from warhall import kernel

# Compiled rules look for a class of the kernel in the module that defines it, whichever way they have imported it, and
# expect that module to be loaded.
for _name in kernel.__all__:
    getattr(kernel, _name)
