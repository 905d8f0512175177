"""Recomputes the luck of a finished match from its seed: every shuffle and every roll."""

from dataclasses import dataclass

from saloon import catalog
from saloon.core.errors import WrongLog
from saloon.core.game import Game
from saloon.core.match import replay
from saloon.core.reading import Reader
from saloon.core.rules import Data
from saloon.table.clock import ClockRule
from saloon.table.ledger import Ledger, rebuild
from saloon.table.lobby import seed_hash
from saloon.table.seats import BOT, PERSON, Seat
from saloon.table.store import MOVE, OVER, RESIGN, UNDO, Entry, Header, Stored


@dataclass
class Verdict:
    """What was recomputed and found to be true."""

    game: Game
    seed_hash: str
    entries: int
    draws: int
    fingerprint: str


def verify(data: Data) -> Verdict:
    """Recompute a match from its file; raise WrongLog at the first thing that is not as it should be."""
    reader = Reader(data)
    game = catalog.game(reader.word("game"))
    if "luck" not in data:
        return _verify_plain(game, data)
    luck = reader.part("luck")
    seed, published = luck.word("seed"), luck.word("seed_hash")
    if seed_hash(seed) != published:
        raise WrongLog("seed-hash", "the seed is not the one whose hash was published", {"hash": published})
    entries = [_read_entry(number, line) for number, line in enumerate(luck.items("log"), 1)]
    ledger = rebuild(game, Stored(_header(reader, seed), entries))
    _check_moves(ledger, data)
    draws = len(ledger.match.setup_draws) + sum(len(entry.draws) for entry in entries)
    return Verdict(game, published, len(entries), draws, ledger.match.fingerprint())


def _verify_plain(game: Game, data: Data) -> Verdict:
    """Recompute a match that was kept by `saloon play`: its seed was never secret."""
    seed = data.get("seed")
    if not isinstance(seed, int | str) or seed == "":
        raise WrongLog("no-seed", "this file has no seed: there is no luck to recompute", {})
    match = replay(game, data, seed)
    draws = len(match.setup_draws) + sum(len(record.draws) for record in match.log)
    return Verdict(game, seed_hash(str(seed)), len(match.log), draws, match.fingerprint())


def _header(reader: Reader, seed: str) -> Header:
    bots = reader.items("bots")
    return Header(
        id="",
        game=reader.word("game"),
        version=reader.number("version"),
        options=reader.table("options"),  # type: ignore[arg-type]  # the ledger has the game check them
        is_public=False,
        clock=ClockRule(),
        seats=[Seat(BOT if bot else PERSON) for bot in bots],
        seed=seed,
        created=0,
        status=OVER,
        setup=reader.numbers("setup"),
    )


def _read_entry(number: int, line: object) -> Entry:
    """Read ["move", seat, action, draws], ["undo", seat, back_to] or ["resign", seat]."""
    forms = {MOVE: 4, UNDO: 3, RESIGN: 2}
    if not isinstance(line, list) or not line or forms.get(str(line[0])) != len(line):
        raise WrongLog("log-entry", f"entry {number} of the log has no form that is known", {"move": number})
    kind = str(line[0])
    names = {MOVE: ["seat", "action", "draws"], UNDO: ["seat", "back_to"], RESIGN: ["seat"]}[kind]
    fields = Reader(dict(zip(names, line[1:], strict=True)), f"luck.log[{number - 1}]")
    entry = Entry(number, kind, fields.number("seat"), 0)
    if kind == MOVE:
        entry.action, entry.draws = fields.word("action"), fields.numbers("draws")
    elif kind == UNDO:
        entry.back_to = fields.number("back_to")
    return entry


def _check_moves(ledger: Ledger, data: Data) -> None:
    if ledger.match.to_data()["moves"] != data.get("moves"):
        raise WrongLog("log-moves", "the moves of the file are not those that its log leads to", {})
