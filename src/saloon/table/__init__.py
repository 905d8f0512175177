"""Live matches and the people around them.

It knows storage only as a protocol (store.py), and no network; it may use texts, catalog, bots and core.
"""
