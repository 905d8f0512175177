"""The games of the house, one self-contained folder each."""
