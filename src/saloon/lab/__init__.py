"""The laboratory: many games at once, checked and measured."""
