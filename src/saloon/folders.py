"""Finds the folder where Saloon keeps its files."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Return the folder for the database and the matches: the platform's own, or an older one if it already exists."""
    before = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "saloon"
    return before if before.is_dir() else user_data_path("saloon", appauthor=False)
