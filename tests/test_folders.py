"""Where the house keeps its files."""

from pathlib import Path

import pytest
from platformdirs import user_data_path

from saloon.folders import data_folder


def test_the_platform_says_where_files_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "none yet"))

    assert data_folder() == user_data_path("saloon", appauthor=False)


def test_what_people_already_have_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("saloon.folders.user_data_path", lambda *_, **__: tmp_path / "Library" / "saloon")
    (tmp_path / ".local" / "share" / "saloon").mkdir(parents=True)

    assert data_folder() == tmp_path / ".local" / "share" / "saloon"
