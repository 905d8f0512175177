"""The games, one self-contained folder each.

A game imports saloon.core and itself, never another game, and reads no clock; only its terminal.py may use rich.
"""
