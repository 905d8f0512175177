"""The laboratory: simulates, measures and examines games.

It plays matches in this process or in workers, on top of core, bots and catalog; it may not import the server.
"""
