"""Assignment: a finished match to be reviewed, and the function with which a worker does it."""

import json
from collections.abc import Callable
from dataclasses import dataclass

from saloon import catalog
from saloon.bots.review.reviewer import Reviewer
from saloon.core.log import Entry, Log
from saloon.core.match import replay
from saloon.core.options import Options
from saloon.core.rules import Data
from saloon.table.table import Table


@dataclass
class Assignment:
    """Everything needed to rebuild a finished match, however it was begun."""

    game: str
    version: int
    seats: int
    options: Options
    setup: list[int]
    entries: list[Entry]
    seed: str
    position: Data | None
    moves: int


def assign(table: Table) -> Assignment:
    """Describe the match of a table that is over."""
    match, header = table.match, table.header
    assert match is not None, "a table that is over had a match"
    return Assignment(
        header.game,
        match.version,
        match.seats,
        match.options,
        match.setup_draws,
        match.entries,
        header.seed,
        match.position,
        len(match.moves),
    )


def review(assignment: Assignment, tell: Callable[[int], None]) -> str:
    """Review a match and write it as JSON; tell, in per mille, how far it is."""
    log = Log(
        assignment.version,
        assignment.seats,
        {**assignment.options},
        assignment.setup,
        assignment.entries,
        assignment.seed,
        assignment.position,
    )
    reviewer = Reviewer(replay(catalog.game(assignment.game), log))
    while reviewer.step():
        tell(reviewer.progress())
    return json.dumps(reviewer.review().to_data(), separators=(",", ":"))
