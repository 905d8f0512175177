"""Matches kept in files: the log of the match, the players and the seed."""

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from saloon import catalog
from saloon.cli.errors import WrongUse
from saloon.cli.given import read_json
from saloon.core.log import read_log
from saloon.core.match import Match, replay
from saloon.core.reading import Reader
from saloon.core.rules import Data
from saloon.folders import data_folder
from saloon.study.document import tidy

PERSON = ""  # stands in the place of a bot's name
RENAMED = {"greedy": "cowboy"}  # bots that have other names in older files


@dataclass
class Saved:
    """A match, and what its log does not say: the seed, the names and the bots."""

    match: Match
    seed: str  # empty when it is not known
    names: list[str]  # of the players, by seat; empty when they are not known
    bots: list[str]  # by seat; PERSON for a person


def new_file(game: str, now: datetime) -> Path:
    """Name a new file for a match, one that does not exist yet."""
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    numbers = ["", *[f"-{number}" for number in range(2, 1000)]]
    files = [data_folder() / f"{stem}{number}.json" for number in numbers]
    return next(file for file in files if not file.exists())


def write(saved: Saved, path: Path) -> None:
    """Keep a match; a file that is already there is replaced at once or not at all."""
    data = saved.match.to_data() | {"seed": saved.seed, "names": saved.names, "bots": saved.bots}
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.part")
    draft.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    draft.replace(path)


def read(path: Path) -> Saved:
    """Bring a match back; raise a clear error for a file that is no match, or one that does not replay."""
    data = read_json(path)
    reader = Reader(data, "")
    game = catalog.game(reader.word("game"))
    assert isinstance(data, dict)
    seed = data.get("seed")
    known = isinstance(seed, int | str) and seed != ""
    text = Reader({"seed": str(seed) if known else ""}).word("seed")
    match = replay(game, read_log(data, text if known else None))
    bots = [RENAMED.get(bot, bot) for bot in _words(data, "bots", match)]
    return Saved(match, text, _words(data, "names", match), bots)


def _words(data: Data, name: str, match: Match) -> list[str]:
    words = data.get(name, [])
    if not isinstance(words, list) or len(words) not in (0, match.seats) or not all(isinstance(w, str) for w in words):
        message = f"{name} must list {match.seats} texts, one for each seat"
        raise WrongUse("saved-words", message, {"field": name, "seats": match.seats})
    return [" ".join(tidy(word).split()) for word in words]
