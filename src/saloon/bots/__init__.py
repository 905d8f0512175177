"""Players of the house; they know no game by name."""
