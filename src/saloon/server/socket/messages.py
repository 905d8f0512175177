"""Messages of the socket protocol `saloon.v1`, one struct for each; docs/protocol.md shows them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = "saloon.v1"
MOST_BYTES = 65536  # in one message

Id = Annotated[str, Meta(min_length=1, max_length=40)]  # chosen by the client, a new one for each request
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Lang = Literal["fr", "en"]
Pace = Literal["calm", "normal", "quick"]
Hints = Literal["auto", "always", "never"]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Facts = dict[str, Any]


def one_of(*words: str) -> Meta:
    """Declare that a text is one of these words; this is only documentation, and costs nothing when writing."""
    return Meta(extra_json_schema={"enum": [*words]})


# From the client


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A message of a client."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: which table, and the secret of a seat; without a secret, the client is a spectator."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    secret: Annotated[str, Meta(max_length=100)] | None = None
    lang: Lang = "fr"
    resume: Number = 0  # the last seq whose events the client has
    screen: bool = False  # it is a screen for the whole room, not for one person


class Act(FromClient, tag="act", frozen=True):
    """A move, for the table as it was at `seq`."""

    id: Id
    seq: Number
    act: ActionText


class Input(FromClient, tag="input", frozen=True):
    """A timed input of a real-time game: milliseconds after the window `window` was painted."""

    id: Id
    window: Number
    n: Number  # increases with each input within a window
    act: ActionText  # without its time
    rt: Annotated[int, Meta(ge=0, le=10**6)]


class Undo(FromClient, tag="undo", frozen=True):
    """Take back your own last move, or ask the other players to allow it."""

    id: Id
    seq: Number


class Consent(FromClient, tag="consent", frozen=True):
    """Answer the request of another seat to take a move back."""

    id: Id
    request: Number
    yes: bool


class Hint(FromClient, tag="hint", frozen=True):
    """Ask a bot what it would do, and why."""

    id: Id
    seq: Number


class WhyNot(FromClient, tag="why_not", frozen=True):
    """Ask why a card or another thing cannot be played now."""

    id: Id
    kind: Annotated[str, Meta(min_length=1, max_length=40)]  # what it is: `card`, or another family of the game
    number: Number


class Resign(FromClient, tag="resign", frozen=True):
    """Resign; a bot plays on."""

    id: Id


class Rematch(FromClient, tag="rematch", frozen=True):
    """Ask to play again; the next match begins when everybody present has asked for it."""

    id: Id


class Say(FromClient, tag="chat", frozen=True):
    """Say something to the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Speak(FromClient, tag="lang", frozen=True):
    """Change the language of refusals."""

    id: Id
    lang: Lang


class Look(FromClient, tag="look", frozen=True):
    """The page is hidden, or visible again; against the clock, a player with a hidden page counts as gone."""

    id: Id
    away: bool


class Ready(FromClient, tag="ready", frozen=True):
    """Say that you are ready to go on, or to begin; a rest ends when everybody here has said so."""

    id: Id


class ChoosePace(FromClient, tag="pace", frozen=True):
    """Choose how fast the bots of the table act."""

    id: Id
    pace: Pace


class Skip(FromClient, tag="skip", frozen=True):
    """Skip to your own next question: bots act at once, without rests, if everybody here wants it."""

    id: Id


class Pause(FromClient, tag="pause", frozen=True):
    """Pause or resume the table; only the host may."""

    id: Id
    on: bool


class Replace(FromClient, tag="replace", frozen=True):
    """Call a bot at once for a player who is gone; only the host may."""

    id: Id
    seat: Number


class NameHost(FromClient, tag="host", frozen=True):
    """Name another person host; only the host may."""

    id: Id
    seat: Number


class IsHere(FromClient, tag="here", frozen=True):
    """Say that you are still there, or back: then no bot plays for you."""

    id: Id


class Vote(FromClient, tag="vote", frozen=True):
    """Vote that a bot answers at once for a player who does not move."""

    id: Id
    seat: Number


class Readmit(FromClient, tag="readmit", frozen=True):
    """Allow a person who was removed to come back; only the host may."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class Ping(FromClient, tag="ping", frozen=True):
    """Ask whether the server is there."""

    n: Number


class Echo(FromClient, tag="echo", frozen=True):
    """Answer a probe at once."""

    n: Number


ClientMessage = (
    Hello
    | Act
    | Input
    | Undo
    | Consent
    | Hint
    | WhyNot
    | Resign
    | Rematch
    | Say
    | Speak
    | Look
    | Ready
    | ChoosePace
    | Skip
    | Pause
    | Replace
    | NameHost
    | Readmit
    | IsHere
    | Vote
    | Ping
    | Echo
)


# From the server


class FromServer(Struct, tag_field="type", frozen=True):
    """A message of the server."""


class Player(Struct, frozen=True):
    """The player on a seat, as far as everybody may know."""

    seat: int
    kind: Annotated[str, one_of("person", "bot", "open")]
    name: str
    level: str | None  # of a bot, or of the bot that sits in for a person
    connected: bool
    away: bool  # a bot sits in until the person is back
    resigned: bool
    rematch: bool  # wants to play again
    skips: bool  # wants to skip to their own next question
    guest: bool  # took the seat of a bot during the match, which takes it back when they leave
    idle: Annotated[str, one_of("no", "slow", "asked", "out")]  # slow: others may vote for a bot; out: a bot plays
    votes: list[int]  # the seats that vote for a bot to answer for them at once


class Clock(Struct, frozen=True):
    """How long a seat may still think."""

    seat: int
    left_ms: int
    limit_ms: int


class Told(Struct, frozen=True):
    """An event, as far as this reader may know it."""

    seq: int  # of the entry that caused it
    kind: str
    facts: Facts
    whole: bool  # the reader knows all facts: the text is `event-<kind>`; else `event-<kind>-public`


class Result(Struct, frozen=True):
    """How a match ended."""

    scores: list[list[int]]
    winners: list[int]
    by: Annotated[str, one_of("rules", "resignation")]
    seed: str


class Window(Struct, frozen=True):
    """The window of a real-time game that is open now."""

    number: int
    open_ms: int  # for how long it had been open when this was sent


class Rest(Struct, frozen=True):
    """Why a table rests; nobody's time runs meanwhile, and bots wait."""

    kind: Annotated[str, one_of("beat", "start", "count", "pause")]
    left_ms: int | None  # None: until people end it
    ready: list[int]  # seats
    waits_for: list[int]  # seats of people who are here and not ready; of a pause, those who may end it


class ClockFacts(Struct, frozen=True):
    """How long a move may take at a table."""

    mode: Annotated[str, one_of("none", "move", "days")]
    limit: int  # seconds or days; 0: as the game says


class OriginFacts(Struct, frozen=True):
    """The match in one of whose positions another one began."""

    table: str | None  # its id; None if it is known from a file alone
    move: int  # how many of its moves had been made


class TableFacts(Struct, frozen=True):
    """What everybody may know of a table before, during and after its match."""

    id: str  # permanent
    code: str | None  # while the table is open or live: five characters that lead to it
    game: str
    version: int
    seats: int
    options: Facts
    public: bool
    status: Annotated[str, one_of("open", "live", "over")]
    clock: ClockFacts
    host: int | None  # the seat of the person who opened the table, or of the one they named; see docs/protocol.md
    seed_hash: str
    players: list[Player]
    spectators: int
    created: int  # ms since 1970
    seq: int
    to_act: list[int]  # as far as everybody may know
    pace: Annotated[str, one_of("calm", "normal", "quick")]  # of the bots
    hints: Annotated[str, one_of("auto", "always", "never")]  # auto: for a person alone among bots
    has_hints: bool  # now
    latecomers: bool  # people may take the seats of bots during the match
    removed: list[str]  # names of the people whom the host has removed
    next: str | None = None  # the table of the rematch
    origin: OriginFacts | None = None  # of a match that began in a position of another one: no ordinary result


class Position(Struct, frozen=True):
    """What a reader sees and may do now."""

    view: Facts
    actions: list[str]
    to_act: list[int]
    clocks: list[Clock]
    can_undo: Annotated[str, one_of("free", "ask", "no")]
    window: Window | None = None


class Snapshot(FromServer, tag="snapshot", frozen=True):
    """Everything that a reader needs: sent after hello, when the match begins, and when a reader has to start over."""

    seq: int
    seat: int | None  # None for a spectator
    table: TableFacts
    position: Position | None  # None before the match begins
    events_from: int  # drop the events after this seq, then add these
    events: list[Told]
    result: Result | None
    request: "UndoAsked | None" = None
    chat: list["Said"] = []
    rest: Rest | None = None


class Update(FromServer, tag="update", frozen=True, omit_defaults=True):
    """One entry of the log, as far as this reader may know it."""

    seq: int
    seat: int | None = None  # the seat that took a move back, or resigned
    events: list[Told] = []
    position: Position | None = None
    id: str | None = None  # of the message that it answers, for its sender
    undone_to: int | None = None  # drop the events after this seq
    result: Result | None = None
    rest: Rest | None = None


class Ack(FromServer, tag="ack", frozen=True):
    """A message was carried out, now or earlier; in a race it was timed, and is told once nothing can precede it."""

    id: str
    seq: int
    ok: Literal[True] = True


class Refusal(FromServer, tag="refusal", frozen=True):
    """A message was not carried out; nothing has changed."""

    code: str
    message: str  # in the language of the connection
    seq: int
    id: str | None
    ok: Literal[False] = False


class Players(FromServer, tag="players", frozen=True):
    """Somebody sat down, left, came back, resigned, asked for something, or chose another pace."""

    table: TableFacts


class Rested(FromServer, tag="rest", frozen=True):
    """The table rests, somebody is ready, or the table goes on, and time runs again from here."""

    rest: Rest | None
    clocks: list[Clock]
    window: Window | None


class UndoAsked(FromServer, tag="undo_asked", frozen=True):
    """A seat asks to take back its last move."""

    request: int
    seat: int
    to: int  # the seq that the table would return to
    waits_for: list[int]  # seats that have not answered


class UndoClosed(FromServer, tag="undo_closed", frozen=True):
    """The request was granted, refused, or dropped because somebody moved."""

    request: int
    outcome: Annotated[str, one_of("granted", "refused", "dropped")]


class Weighed(Struct, frozen=True):
    """A choice that a bot has thought about."""

    act: str
    chance: int  # to win the match, in per mille
    best_in: int  # the number of worlds in which it came out best; of a mixed choice: how often to make it


class Reason(Struct, frozen=True):
    """A part of the game's own rating, by which the best choice is ahead."""

    key: str  # of a text of the game
    points: int


class Hinted(FromServer, tag="hint", frozen=True):
    """What a bot would do, and why, judged by what the seat knows."""

    id: str
    seq: int
    act: str  # the best
    choices: list[Weighed]  # the best first
    equals: int  # so many of the first are as good as each other
    worlds: int  # that were imagined for `best_in`: ten, or fewer
    mixed: bool  # others choose at the same time, so a choice that can be guessed loses
    against: str | None  # the best of those that are not as good
    reasons: list[Reason]  # that decide against that one, at most two


class Barred(FromServer, tag="why_not", frozen=True):
    """Why a thing cannot be played now, by the rules."""

    id: str
    seq: int
    kind: str
    number: int
    key: str | None  # of a text of the house or the game; None if it can be played
    facts: Facts


class Said(FromServer, tag="chat", frozen=True):
    """Somebody said something."""

    seat: int
    name: str
    text: str
    at: int  # ms since 1970


class Probe(FromServer, tag="probe", frozen=True):
    """Measures the network delay: echo it at once."""

    n: int


class Pong(FromServer, tag="pong", frozen=True):
    """The server is there."""

    n: int


class Notice(Struct, frozen=True):
    """What was seen in the conduct of a player against the clock."""

    seat: int
    flag: Annotated[str, one_of("reflexes", "delays")]


class Noticed(FromServer, tag="noticed", frozen=True):
    """For the host alone: answers that are faster than people usually are; nobody is punished for them."""

    notices: list[Notice]  # all of them, not only the new ones


class RematchBegan(FromServer, tag="rematch", frozen=True):
    """Go to another table; your secret opens your seat there."""

    table: str
    seat: int | None


class Bye(FromServer, tag="bye", frozen=True):
    """The server is about to close the connection."""

    code: str  # draining, seat_changed
    message: str
    retry_ms: int


ServerMessage = (
    Snapshot
    | Update
    | Ack
    | Refusal
    | Players
    | Rested
    | UndoAsked
    | UndoClosed
    | Hinted
    | Barred
    | Said
    | Probe
    | Pong
    | Noticed
    | RematchBegan
    | Bye
)

read_client = msgspec.json.Decoder(ClientMessage).decode
read_server = msgspec.json.Decoder(ServerMessage).decode
write = msgspec.json.Encoder().encode
