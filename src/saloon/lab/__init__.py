"""The laboratory: simulate, measure and examine games."""
