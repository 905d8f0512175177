"""Rewrites the golden files of every game (`make playthroughs`); their diff is reviewed."""

import json
from pathlib import Path

from saloon import catalog
from saloon.core.game import Game
from saloon.lab.counts import counts
from saloon.lab.playthrough import playthrough, replayed


def record(game: Game, tests: Path) -> None:
    """Write the playthroughs and counts of one game."""
    folder = tests / "playthroughs"
    folder.mkdir(parents=True, exist_ok=True)
    for seats in game.seats:
        file = folder / f"{seats}-players.txt"
        if not file.exists():
            file.write_text(playthrough(game, seats, {}, seats), encoding="utf-8")
    for file in folder.glob("*.txt"):
        file.write_text(replayed(game, file.read_text(encoding="utf-8")), encoding="utf-8")
    (tests / "counts.json").write_text(json.dumps(all_counts(game)) + "\n", encoding="utf-8")


def all_counts(game: Game) -> dict[str, list[int]]:
    """Count for the fewest and the most players."""
    return {str(seats): counts(game, seats) for seats in game.seats}


if __name__ == "__main__":
    for name in catalog.names():
        record(catalog.game(name), catalog.folder(name) / "tests")
        print(f"recorded {name}")
