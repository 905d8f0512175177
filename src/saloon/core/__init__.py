"""The core that every game is built on: actions, events, chance, rules, games and matches.

It is compiled and pure: it imports nothing else of Saloon, and reads no clock, no file and no global randomness.
"""
