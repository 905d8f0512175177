"""Where matches are kept: in memory, or in a database."""
