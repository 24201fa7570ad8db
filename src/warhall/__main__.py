"""`python -m warhall`."""

from warhall.cli import main

if __name__ == "__main__":
    main()
