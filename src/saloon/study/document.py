"""Study: a match, the moves tried from its positions as a tree, and notes and arrows; and the file that holds it all.

A place in it is named `m5`, after the fifth move of the match, or `t3`, after the try with the number 3.
"""

import re
import unicodedata
from dataclasses import asdict, dataclass, field
from typing import Final

from saloon import catalog
from saloon.core.errors import ErrorFacts, MalformedMessage, WrongData, WrongVersion
from saloon.core.log import read_log
from saloon.core.match import Match, replay
from saloon.core.reading import Reader
from saloon.core.rules import Data, State
from saloon.study.line import Tried, Try, play, state_at

FORM: Final = 1  # of the file
MOST_TRIES: Final = 400
DEEPEST: Final = 200  # tries one after the other
MOST_ARROWS: Final = 12  # at a place
LONGEST_NOTE: Final = 2000  # characters
LONGEST_TITLE: Final = 80
LONGEST_NAME: Final = 40  # of a player, in a file
ADVICE: Final = "advice"
THREAT: Final = "threat"
ARROWS: Final = (ADVICE, THREAT)
PLACE: Final = re.compile(r"[mt](0|[1-9][0-9]{0,5})")
THING: Final = re.compile(
    r"[a-z]{1,20}(:[a-z0-9]{1,8}){0,3}"
)  # what an arrow points at, a spot of the table: `seat:2`, `pot`


@dataclass
class Arrow:
    """An arrow between two things at the table."""

    tail: str
    head: str
    kind: str = ADVICE


@dataclass
class Remark:
    """What was noted at a place."""

    note: str = ""
    arrows: list[Arrow] = field(default_factory=list)


@dataclass
class Branching:
    """A try in the tree: its number, where it was made, and what it led to."""

    number: int
    after: str
    made: Tried


class Study:
    """A match with a tree of tries and remarks; nothing is changed by what is refused."""

    def __init__(self, match: Match, names: list[str], bots: list[str], table: str = "", title: str = "") -> None:
        self.match = match
        self.names = names
        self.bots = bots  # levels by seat; empty for a person
        self.table = table  # the id of the table where it was played; empty if it is not known
        self.title = tidy(title)
        self.tries: dict[int, Branching] = {}  # by number; what a try was made after comes before it
        self.remarks: dict[str, Remark] = {}

    # Places

    def path(self, place: str) -> tuple[int, list[Branching]]:
        """Return the move of the match that a place lies behind, and the tries from there on."""
        self._check(place)
        line: list[Branching] = []
        while place[0] == "t":
            line.insert(0, self.tries[int(place[1:])])
            place = line[0].after
        return int(place[1:]), line

    def state(self, place: str) -> State:
        """Return the state at a place."""
        self._check(place)
        number = int(place[1:])
        return state_at(self.match, number) if place[0] == "m" else self.tries[number].made.state

    def _check(self, place: str) -> None:
        """Raise MalformedMessage unless there is such a place."""
        if PLACE.fullmatch(place) is None:
            raise _no_place(place)
        number = int(place[1:])
        if not (number in self.tries if place[0] == "t" else number <= len(self.match.moves)):
            raise _no_place(place)

    # Changes

    def attempt(self, after: str, tried: Try, seed: str, number: int = 0) -> Branching:
        """Try a move at a place; the same one with the same outcome is not added twice."""
        made = play(self.match, self.state(after), tried, seed)
        for each in self.tries.values():
            if (each.after, each.made.seat, each.made.action, each.made.draws) == (
                after,
                made.seat,
                made.action,
                made.draws,
            ):
                return each
        if len(self.tries) >= MOST_TRIES or len(self.path(after)[1]) >= DEEPEST:
            raise WrongData("study-tries", f"a study holds at most {MOST_TRIES} tries", {"high": MOST_TRIES})
        added = Branching(number or max([0, *self.tries]) + 1, after, made)
        self.tries[added.number] = added
        return added

    def drop(self, number: int) -> None:
        """Take a try out, with all that was tried after it and noted there."""
        self._check(f"t{number}")
        gone = [each for each in self.tries if number in [behind.number for behind in self.path(f"t{each}")[1]]]
        for each in gone:
            del self.tries[each]
            self.remarks.pop(f"t{each}", None)

    def remark(self, place: str, note: str, arrows: list[Arrow]) -> None:
        """Write a note at a place; an empty one removes the note that was there."""
        self._check(place)
        note = tidy(note)
        if len(note) > LONGEST_NOTE:
            raise WrongData("study-note", f"a note has at most {LONGEST_NOTE} signs", {"high": LONGEST_NOTE})
        if len(arrows) > MOST_ARROWS or not all(_is_arrow(each) for each in arrows):
            raise WrongData("study-arrow", f"the arrows at {place} cannot be", {"place": place, "high": MOST_ARROWS})
        if note or arrows:
            self.remarks[place] = Remark(note, arrows)
        else:
            self.remarks.pop(place, None)

    def entitle(self, title: str) -> None:
        """Give it a title."""
        title = " ".join(tidy(title).split())
        if len(title) > LONGEST_TITLE:
            raise WrongData("study-title", f"a title has at most {LONGEST_TITLE} signs", {"high": LONGEST_TITLE})
        self.title = title

    # The file

    def to_data(self) -> Data:
        """Write it as plain data, all of it."""
        match: Data = {**self.match.to_data(), "names": self.names, "bots": self.bots, "table": self.table}
        tries: list[Data] = [
            {
                "id": each.number,
                "after": each.after,
                "seat": each.made.seat,
                "action": str(each.made.action),
                "draws": each.made.draws,
            }
            for each in self.tries.values()
        ]
        notes = {place: each.note for place, each in self.remarks.items() if each.note}
        arrows = {place: [asdict(one) for one in each.arrows] for place, each in self.remarks.items() if each.arrows}
        return {
            "study": FORM,
            "title": self.title,
            "match": match,
            "tries": tries,
            "notes": notes,
            "arrows": arrows,
        }


def read_study(data: object) -> Study:
    """Read a study from an untrusted source, or begin one about a match that was kept; raise if it cannot be."""
    reader = Reader(data, "")
    if not reader.has("study"):
        return _read_match(reader)
    form = reader.number("study")
    if form != FORM:
        message = f"this study has form {form}; this house reads form {FORM}"
        raise WrongVersion("study-form", message, {"form": form, "ours": FORM})
    study = _read_match(reader.part("match"))
    study.entitle(reader.word("title"))
    for number, each in enumerate(reader.parts("tries"), 1):
        _read_try(study, each, number)
    _read_remarks(study, reader)
    return study


def _read_match(reader: Reader) -> Study:
    """Read a match as `saloon play` and the house keep it."""
    game = catalog.game(reader.word("game"))
    match = replay(game, read_log(reader.whole()))
    names = _words(reader, "names", match) or [""] * match.seats
    bots = _words(reader, "bots", match) or [""] * match.seats
    table = reader.word("table") if reader.has("table") else ""
    return Study(match, names, bots, table if re.fullmatch(r"[A-Za-z0-9_]{0,40}", table) else "")


def _words(reader: Reader, name: str, match: Match) -> list[str]:
    words = reader.items(name) if reader.has(name) else []
    texts = [" ".join(tidy(each).split())[:LONGEST_NAME] for each in words if isinstance(each, str)]
    if len(texts) != len(words) or len(words) not in (0, match.seats):
        message = f"{name} must list {match.seats} texts, one for each seat"
        raise WrongData("study-words", message, {"field": name, "seats": match.seats})
    return texts


def _read_try(study: Study, reader: Reader, place: int) -> None:
    number, after = reader.number("id"), reader.word("after")
    tried = Try(reader.word("action"), reader.number("seat"), reader.numbers("draws"))
    if number < 1 or number > 10**5 or number in study.tries:
        raise WrongData("study-number", f"try {place} has the number {number}", {"number": number})
    if study.attempt(after, tried, "", number).number != number:
        raise WrongData("study-number", f"try {number} is in the file twice", {"number": number})


def _read_remarks(study: Study, reader: Reader) -> None:
    notes, arrows = reader.part("notes"), reader.part("arrows")
    for place in dict.fromkeys([*notes.whole(), *arrows.whole()]):
        note = notes.word(place) if notes.has(place) else ""
        drawn = arrows.parts(place) if arrows.has(place) else []
        study.remark(place, note, [Arrow(each.word("tail"), each.word("head"), each.word("kind")) for each in drawn])


def _is_arrow(arrow: Arrow) -> bool:
    ends = THING.fullmatch(arrow.tail), THING.fullmatch(arrow.head)
    return None not in ends and arrow.tail != arrow.head and arrow.kind in ARROWS


def _no_place(place: str) -> MalformedMessage:
    facts: ErrorFacts = {"place": place[:20]}
    return MalformedMessage("study-place", f"there is no place {place[:20]!r} in this study", facts)


def tidy(text: str) -> str:
    """Return a text without invisible characters; line breaks stay."""
    plain = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\t", " "))
    return "".join(sign for sign in plain if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
