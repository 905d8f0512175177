"""What decided a finished match: chances, marks, luck and choices. It knows no game by name and reads no clock."""
