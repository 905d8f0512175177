"""The migrations, one file for each step of the schema."""
