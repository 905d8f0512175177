"""Bots of the server: their questions, and the worker processes in which they think; only table and below are used."""
