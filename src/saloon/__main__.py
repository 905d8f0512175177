"""Runs the command line as `python -m saloon`, the same as the command `saloon`."""

from saloon.cli.main import main

if __name__ == "__main__":
    main()
