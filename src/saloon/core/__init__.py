"""What every game stands on: ten words, pure and compiled."""
