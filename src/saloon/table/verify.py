"""Verifies a finished match: recomputes every shuffle and every roll from its seed."""

from dataclasses import dataclass

from saloon import catalog
from saloon.core.errors import WrongLog
from saloon.core.game import Game
from saloon.core.log import MOVE, RESIGN, REWIND, UNDO, Entry, read_log
from saloon.core.match import Match, replay
from saloon.core.reading import Reader
from saloon.core.rules import Data
from saloon.table.means import seed_hash


@dataclass
class Verdict:
    """What was recomputed and found to be true."""

    game: Game
    seed_hash: str
    entries: int
    draws: int
    fingerprint: str


def verify(data: Data) -> Verdict:
    """Recompute a match from its file; raise WrongLog at the first difference."""
    reader = Reader(data)
    game = catalog.game(reader.word("game"))
    if "luck" not in data:
        return _verify_plain(game, data)
    luck = reader.part("luck")
    seed, published = luck.word("seed"), luck.word("seed_hash")
    if seed_hash(seed) != published:
        raise WrongLog("seed-hash", "the seed is not the one whose hash was published", {"hash": published})
    log = read_log(data, seed)
    log.entries = [_read_entry(number, line) for number, line in enumerate(luck.items("log"), 1)]
    match = replay(game, log)
    if match.to_data()["moves"] != data.get("moves"):
        raise WrongLog("log-moves", "the moves of the file are not those that its log leads to", {})
    return _verdict(match, published)


def _verify_plain(game: Game, data: Data) -> Verdict:
    """Recompute a match that `saloon play` saved: its seed was never secret."""
    seed = data.get("seed")
    if not isinstance(seed, int | str) or seed == "":
        raise WrongLog("no-seed", "this file has no seed: there is no luck to recompute", {})
    text = Reader({"seed": str(seed)}).word("seed")
    return _verdict(replay(game, read_log(data, text)), seed_hash(text))


def _verdict(match: Match, published: str) -> Verdict:
    draws = len(match.setup_draws) + sum(len(entry.draws) for entry in match.entries)
    return Verdict(match.game, published, match.seq, draws, match.fingerprint())


def write_entry(entry: Entry) -> list[object]:
    """Write an entry of the log for people who recompute the match; moves that were taken back are included."""
    if entry.kind == MOVE:
        return [MOVE, entry.seat, entry.action, entry.draws]
    if entry.kind == RESIGN:
        return [RESIGN, entry.seat]
    return [UNDO, entry.seat, entry.back_to, *([entry.action] if entry.action else [])]


def _read_entry(number: int, line: object) -> Entry:
    """Read ["move", seat, action, draws], ["undo", seat, back_to, "rewind"] or ["resign", seat].

    In older logs an undo has no fourth part.
    """
    forms = {MOVE: (4,), UNDO: (3, 4), RESIGN: (2,)}
    if not isinstance(line, list) or not line or len(line) not in forms.get(str(line[0]), ()):
        raise WrongLog("log-entry", f"entry {number} of the log has no form that is known", {"move": number})
    kind = str(line[0])
    names = {MOVE: ["seat", "action", "draws"], UNDO: ["seat", "back_to", "how"], RESIGN: ["seat"]}[kind]
    fields = Reader(dict(zip(names, line[1:], strict=False)), f"luck.log[{number - 1}]")
    entry = Entry(number, kind, fields.number("seat"))
    if kind == MOVE:
        entry.action, entry.draws = fields.word("action"), fields.numbers("draws")
    elif kind == UNDO:
        entry.back_to = fields.number("back_to")
        entry.action = _how(number, fields.word("how")) if len(line) == 4 else ""
    return entry


def _how(number: int, word: str) -> str:
    if word != REWIND:
        raise WrongLog("log-entry", f"entry {number} of the log has no form that is known", {"move": number})
    return word
