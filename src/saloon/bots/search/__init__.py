"""Thinking ahead in imagined worlds. It knows no game by name, never sees the true state, and reads no clock."""
