"""Stores for matches, in memory or in a database (SQLite, PostgreSQL).

They implement the protocol of saloon.table.store; the package may use table and the layers below, but no server.
"""
