"""Bots that play any game, and the registry of all bots; pure code on top of core, which knows no game by name."""
