"""The command line: one file for each command; the top layer, which may use every other package."""
