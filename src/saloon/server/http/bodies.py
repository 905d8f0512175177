"""Bodies of REST requests and answers, one struct for each; docs/protocol.md shows them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saloon.bots.levels import USUAL
from saloon.server.socket.messages import Facts, Hints, Pace, Result, TableFacts, Told, one_of

MOST_SEATS = 20

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]  # random, kept by a browser, the same for all tables
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
Seats = Annotated[int, Meta(ge=1, le=MOST_SEATS)]


# From the client


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request; an unknown field is an error."""


class ClockBody(Body, frozen=True):
    """How long a move may take."""

    mode: Literal["none", "move", "days"] = "none"
    limit: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds or days; 0: as the game says


class OpenBody(Body, frozen=True):
    """What to play, and with whom."""

    game: Name
    seats: Seats | None = None
    options: Facts = {}
    public: bool = False
    clock: ClockBody = ClockBody()
    name: Name = "Anonymous"
    bots: Annotated[list[Level], Meta(max_length=MOST_SEATS)] = []
    pace: Pace = "normal"
    hints: Hints = "auto"
    latecomers: bool = False
    visitor: Key | None = None
    sit: bool = True


class SitBody(Body, frozen=True):
    """Who sits down, and where."""

    name: Name
    seat: Seat | None = None
    visitor: Key | None = None


class ArrangeBody(Body, frozen=True):
    """What the host puts on a seat: a bot, or nobody."""

    kind: Literal["bot", "open"]
    level: Level = USUAL


class ChangeBody(Body, frozen=True):
    """What the host wants to change."""

    options: Facts = {}
    seats: Seats | None = None
    public: bool | None = None
    clock: ClockBody | None = None
    hints: Hints | None = None
    latecomers: bool | None = None


class ExchangeBody(Body, frozen=True):
    """Two seats that the host exchanges."""

    a: Seat
    b: Seat


class StartBody(Body, frozen=True):
    """The bots that take the open seats."""

    level: Level = USUAL


# From the server


class Words(Struct, frozen=True):
    """A text in every language."""

    fr: str
    en: str


class Privacy(Struct, frozen=True):
    """What a house keeps of people: a page in Markdown, and how long this house keeps it."""

    page: Words
    keeping: Words


class Titled(Struct, frozen=True):
    """The name of something, and its title for people."""

    name: str
    title: Words


class HouseFacts(Struct, frozen=True):
    """What this server is."""

    version: str
    engine: str  # compiled, interpreted
    languages: list[str]
    levels: list[Titled]  # of bots
    protocol: str
    address: str | None  # for other devices
    beat_seconds: float  # how long a table rests when something ends; 0: never


class PlayersFacts(Struct, frozen=True):
    """How many players a game takes."""

    low: int
    high: int
    most: int  # with any option


class GameLine(Struct, frozen=True):
    """A game in the list of games."""

    name: str
    version: int
    title: Words
    pitch: Words
    players: PlayersFacts
    has_clock: bool


class ChoiceFacts(Struct, frozen=True):
    """A value of an option, with its texts."""

    value: bool | int | str
    words: Words


class OptionFacts(Struct, frozen=True):
    """An option of a game."""

    name: str
    kind: Annotated[str, one_of("flag", "number", "choice", "numbers", "data")]
    default: Any
    low: int
    high: int
    scale: float  # what people are shown for 1
    rare: bool
    only_with: list[str]  # another option, then those of its words with which this one counts; empty: it always does
    label: Words
    about: Words
    choices: list[ChoiceFacts]  # of a number: the values that have texts


class PresetFacts(Titled, frozen=True):
    """A named set of options."""

    about: Words
    options: Facts


class EventFacts(Struct, frozen=True):
    """Something that can happen."""

    name: str
    facts: list[str]
    secret: list[str]
    reveals: bool
    beat: bool  # something ends with it


class GamePage(GameLine, frozen=True):
    """Everything that a client needs to show and play a game that it does not know."""

    timed: list[str]  # verbs whose actions carry a time
    levels: list[str]  # of bots, the weakest first
    options: list[OptionFacts]
    presets: list[PresetFacts]  # the default first
    verbs: dict[str, list[str]]  # the names of their numbers
    facts: dict[str, str]  # for each fact, its family of texts
    events: list[EventFacts]
    families: dict[str, list[str]]  # for each family, the numbers that have a text
    texts: Words  # Fluent
    rules: Words  # Markdown


class Seated(Struct, frozen=True):
    """A table, and the seat that was taken at it."""

    table: TableFacts
    seat: int | None
    secret: str | None  # never told again


class ReplayLuck(Struct, frozen=True):
    """Where the draws of a match came from."""

    seed: str
    seed_hash: str
    log: list[list[Any]]  # every entry, including moves that were taken back


class Replay(Struct, frozen=True):
    """A finished match, as a file for `saloon replay` and `saloon verify`."""

    game: str
    version: int
    seats: int
    options: Facts
    setup: list[int]  # draws
    moves: list[tuple[int, str, list[int]]]  # those that stand: seat, action, draws
    names: list[str]
    bots: list[str]  # levels; empty for a person
    luck: ReplayLuck
    result: Result | None


class Frame(Struct, frozen=True):
    """The table after a move of a finished match."""

    seq: int
    seat: int | None
    action: str | None  # None before the first move
    events: list[Told]
    view: Facts
    to_act: list[int]
    scores: list[list[int]]
    hash: str
    views: list[Facts] | UnsetType = UNSET  # with all hands open: the fields of each seat that differ from `view`


class Frames(Struct, frozen=True):
    """A part of a finished match, move by move."""

    steps: int  # of the whole match
    frames: list[Frame]


class Drawn(Struct, frozen=True):
    """What was drawn for an entry of the log."""

    seq: int  # 0: the setup
    seat: int | None
    action: str | None
    draws: list[tuple[int, int]]  # the number of possible outcomes, and what was drawn
    back_to: int | None = None  # of an undo: the draws go on as they did after this seq


class Luck(Struct, frozen=True):
    """Every draw of a finished match."""

    seed: str
    seed_hash: str
    entries: list[Drawn]


class RefusalBody(Struct, frozen=True):
    """A request was not carried out; nothing has changed."""

    ok: Literal[False]
    code: str
    message: str  # in the language of the reader
    seq: int
    id: None
