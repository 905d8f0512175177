"""Bodies of REST requests and answers, one struct for each; docs/protocol.md shows them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saloon.bots.levels import USUAL
from saloon.learning import MOST_MOVES
from saloon.server.socket.messages import (
    ActionText,
    Facts,
    Hinted,
    Hints,
    Pace,
    Player,
    Result,
    TableFacts,
    Told,
    one_of,
)

MOST_SEATS = 20
MOST_TRIES = 200  # moves that were not made in a match, one after the other
MOST_NOTE = 4000  # characters that are accepted; a study keeps fewer
MOST_ARROWS = 40  # that are read; a study keeps fewer
MOST_DRAWS = 400  # of one of them

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]  # random, kept by a browser, the same for all tables
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
Seats = Annotated[int, Meta(ge=1, le=MOST_SEATS)]

MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Place = Annotated[str, Meta(min_length=2, max_length=10)]  # of a study: `m5` after move 5, `t3` after try 3
Draws = Annotated[list[int], Meta(max_length=MOST_DRAWS)]


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
    """The person who sits down, and on which seat."""

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


class TriedMove(Body, frozen=True):
    """A move that was not made in the match, by whom, and what it drew."""

    seat: Seat
    action: MoveText
    draws: Draws


class ArrowFacts(Body, frozen=True):
    """An arrow between two things at the table, such as `seat:2`, `hand:17` or `pot`."""

    tail: Annotated[str, Meta(max_length=40)]
    head: Annotated[str, Meta(max_length=40)]
    kind: Literal["advice", "threat"] = "advice"


class BranchBody(Body, frozen=True):
    """The position to play on from, the seat, and the bots."""

    move: Annotated[int, Meta(ge=0, le=10**6)]
    seat: Seat
    level: Level | None = None  # None: the bots of the match
    moves: Annotated[list[MoveText | TriedMove], Meta(max_length=MOST_TRIES)] = []  # a text: of the first seat that may
    name: Name = "Anonymous"
    visitor: Key | None = None


class StudyBody(Body, frozen=True):
    """What to study: a finished match of this house, or a file."""

    table: Name | None = None
    file: Facts | None = None  # a study, or a match that was kept


class TryBody(Body, frozen=True):
    """A move to try at a place of a study."""

    after: Place
    action: MoveText
    seat: Seat | None = None  # None: the first of those to act who may do this


class RemarkBody(Body, frozen=True):
    """What is noted at a place of a study."""

    note: Annotated[str, Meta(max_length=MOST_NOTE)] = ""
    arrows: Annotated[list[ArrowFacts], Meta(max_length=MOST_ARROWS)] = []


class TitleBody(Body, frozen=True):
    """The title of a study."""

    title: Annotated[str, Meta(max_length=200)]


class PlayOnBody(Body, frozen=True):
    """From which place of a study to play on, on which seat, and against which bots."""

    place: Place
    seat: Seat
    level: Level | None = None  # None: the bots of the match
    name: Name = "Anonymous"
    visitor: Key | None = None


class StartBody(Body, frozen=True):
    """The bots that take the open seats."""

    level: Level = USUAL


class LessonBody(Body, frozen=True):
    """What a learner has done in a lesson so far."""

    moves: Annotated[list[ActionText], Meta(max_length=MOST_MOVES)] = []


class PuzzleBody(Body, frozen=True):
    """What somebody tries in a puzzle, or asks of it."""

    act: ActionText | None = None  # an answer; without one, something is asked
    ask: Literal["look", "solution"] = "look"  # where to look, or what the solution is


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
    has_lesson: bool
    puzzles: int  # how many come with it


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
    by_seats: list[list[int]]  # lowest and highest by number of players, if all else is as usual; empty: as above
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
    tips: dict[str, str]  # for each verb, event and phase (`verb play`), the key of the rule that it shows
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
    position: Facts | UnsetType = UNSET  # the state in which it began, instead of the setup


class Frame(Struct, frozen=True):
    """The table after a move of a finished match."""

    seq: int
    seat: int | None
    action: str | None  # None before the first move
    events: list[Told]
    view: Facts
    to_act: list[int]
    scores: list[list[int]]
    hash: str  # empty after a move that was only tried
    views: list[Facts] | UnsetType = UNSET  # with all hands open: the fields of each seat that differ from `view`


class Frames(Struct, frozen=True):
    """A part of a finished match, move by move."""

    steps: int  # of the whole match
    frames: list[Frame]


class TryFacts(Struct, frozen=True):
    """A move that was tried in a study."""

    id: int
    after: str  # the place where it was tried
    seat: int
    action: str


class StudyFacts(Struct, frozen=True):
    """A study: a match, the moves tried from its positions as a tree, notes and arrows by their places."""

    id: str
    game: str
    version: int
    seats: int
    options: Facts
    names: list[str]
    bots: list[str]  # levels; empty for a person
    table: str | None  # where the match was played
    title: str
    steps: int  # moves of the match
    can_try: bool  # not against the clock
    tries: list[TryFacts]  # what a try was made after comes before it
    notes: dict[str, str]
    arrows: dict[str, list[ArrowFacts]]


class StudyFile(Struct, frozen=True):
    """A study as a file: all of it, for another house or the terminal."""

    study: int  # the form of the file
    title: str
    match: Facts  # as `saloon play` keeps it
    tries: list[Facts]  # with their draws
    notes: dict[str, str]
    arrows: dict[str, list[ArrowFacts]]


class StudyOpened(Struct, frozen=True):
    """A new study, and the secret by which it may be changed."""

    study: StudyFacts
    secret: str  # never told again


class SeatChoices(Struct, frozen=True):
    """What a seat may do, and what it sees."""

    seat: int
    actions: list[str]
    view: Facts


class Choices(Struct, frozen=True):
    """What may be tried at a place of a study."""

    place: str
    seats: list[SeatChoices]  # those to act


class LessonStep(Struct, frozen=True):
    """A step of a lesson: what is said, of what, and what may be tried."""

    number: int  # from 0
    say: str  # the text is `lesson-<say>`
    at: list[str]  # what it speaks of, one after the other
    clear: list[str]  # what else it names: it must stay in view
    do: list[str]  # the only actions that are accepted; none: the learner reads
    wrong: list[str]  # what is offered too, answered by `lesson-<say>.wrong`, and never sent
    timed: bool  # the actions need a time, in ms since the step was shown; only one line is said meanwhile
    seq: int  # it is shown after so many moves


class LessonPage(Struct, frozen=True):
    """A lesson as far as the moves of the learner go."""

    steps: int  # of the whole lesson
    players: list[Player]
    frames: list[Frame]  # the table after each move that is new; without moves, from the beginning
    next: list[LessonStep]  # to be read, the last of them to be done


class PuzzleDay(Struct, frozen=True):
    """The puzzle of a day, in world time."""

    day: str  # 2026-11-18
    number: int


class PuzzlePage(Struct, frozen=True):
    """A position in which one choice is clearly best, as the seat to move sees it; the solution is not told."""

    number: int  # from 1
    count: int  # of all puzzles of the game
    day: str | None  # if it was asked for by day
    days: list[PuzzleDay]  # the last ones, today the last of them
    level: Annotated[str, one_of("easy", "medium", "hard")]
    seat: int  # that is to move
    players: list[Player]
    seq: int  # so many moves were made
    view: Facts
    to_act: list[int]
    events: list[Told]  # what happened since the seat's own last move, as it was told
    actions: list[str]


class PuzzleAnswer(Struct, frozen=True):
    """What is said to an answer or a question: only to the right answer, or to who gives up, the solution."""

    right: bool
    chance: int | None  # of what was tried, to win the match, in per mille; null: not near the best
    verb: str | None  # of the solution, to whoever asks where to look
    why: Hinted | None  # the solution, and why


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


class ReviewStep(Struct, frozen=True):
    """What the start, a move or a resignation changed, for each player, in parts of `whole`."""

    kind: Literal["start", "move", "resign"]
    move: int  # how many moves were made by then
    seat: int  # the seat that acted; -1: nobody
    luck: list[int]
    own: list[int]  # by the player's own choices
    others: list[int]  # by those of the others
    beat: bool  # something ended with it, such as a hand


class ReviewLedger(Struct, frozen=True):
    """The account of a player; the first four add up to the last."""

    start: int
    luck: int
    own: int
    others: int
    end: int


class ReviewMark(Struct, frozen=True):
    """What is noted beside a move: a decision, judged from what its seat knew, or a stroke of luck."""

    move: int  # from 1; 0: the deal
    seat: int  # the seat that it concerns
    kind: Literal["inaccuracy", "mistake", "blunder", "fine", "lucky", "unlucky", "right_but_unlucky"]
    points: int  # gained, or lost if below 0
    error: int  # one standard error
    action: str
    better: str  # what would have been better; empty for luck
    choices: int  # that there were


class ReviewMoment(Struct, frozen=True):
    """A swing that decided the match."""

    move: int
    seat: int  # the seat that acted; -1: nobody
    cause: Literal["decision", "hidden", "luck", "resign"]
    action: str
    player: int  # the seat whose chances changed most
    before: int
    after: int


class ReviewFacts(Struct, frozen=True):
    """What decided a finished match."""

    edition: int  # of the way of judging
    whole: int  # certainty
    seats: int
    moves: int
    judged: bool  # decisions were judged; reflexes are not
    steps: list[ReviewStep]
    chances: list[list[int]]  # of every player after each step
    ledgers: list[ReviewLedger]
    marks: list[ReviewMark]
    moments: list[ReviewMoment]
    decisions: list[int]  # of each player, that were not forced
    rollouts: int


class ReviewState(Struct, frozen=True):
    """How far the review of a finished match is."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    percent: int
    seconds: int  # about how long until it is ready
    place: int  # how many reviews are made before it
    spare: bool  # no other review waits
    review: ReviewFacts | None


class RefusalBody(Struct, frozen=True):
    """A request was not carried out; nothing has changed."""

    ok: Literal[False]
    code: str
    message: str  # in the language of the reader
    seq: int
    id: None
