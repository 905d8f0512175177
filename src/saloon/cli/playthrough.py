"""saloon playthrough: a random match as a text to read in review."""

from typing import Annotated

import typer

from saloon import catalog
from saloon.cli.given import (
    GameName,
    Lang,
    Players,
    Seed,
    SetOptions,
    read_number,
    read_options,
    read_players,
    read_seed,
)
from saloon.cli.words import read_lang
from saloon.lab.playthrough import playthrough

EXAMPLES = (
    "saloon playthrough abilene --seed 7",
    "saloon playthrough abilene --players 2 --seed 7 --lines 40",
)
USUAL_LINES = 190
MOST_LINES = 100_000


def command(
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    option: SetOptions = None,
    lines: Annotated[str | None, typer.Option("--lines", metavar="N")] = None,
    lang: Lang = None,
) -> None:
    """Print a random match: each move, its draws, what each seat was told."""
    read_lang(lang)
    found = catalog.game(game)
    seats = read_players(players, found, 0)
    options = read_options(option, found)
    found.settle(seats, options)
    print(
        playthrough(found, seats, options, read_seed(seed), read_number("--lines", lines, USUAL_LINES, 10, MOST_LINES)),
        end="",
    )
