"""Every message of the socket protocol `saloon.v1`, one shape each; docs/protocol.md shows them."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

PROTOCOL = "saloon.v1"
MOST_BYTES = 65536  # of one message

Id = Annotated[str, Meta(min_length=1, max_length=40)]  # chosen by the client, once for each thing it asks
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Lang = Annotated[str, Meta(pattern="^(fr|en)$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Facts = dict[str, Any]


# From the client


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A message of a client."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: which table, and the secret of a seat; without one, a spectator."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    secret: Annotated[str, Meta(max_length=100)] | None = None
    lang: Lang = "fr"
    resume: Number = 0  # the last seq whose events the client has


class Act(FromClient, tag="act", frozen=True):
    """A move, for the table as it was at `seq`."""

    id: Id
    seq: Number
    act: ActionText


class Input(FromClient, tag="input", frozen=True):
    """A timed input of a real-time game: milliseconds after the window `window` was painted."""

    id: Id
    window: Number
    n: Number  # grows with each input within a window
    act: ActionText  # without its time
    rt: Annotated[int, Meta(ge=0, le=10**6)]


class Undo(FromClient, tag="undo", frozen=True):
    """Take the own last move back, or ask the table for it."""

    id: Id
    seq: Number


class Consent(FromClient, tag="consent", frozen=True):
    """Answer the request of another seat to take a move back."""

    id: Id
    request: Number
    yes: bool


class Hint(FromClient, tag="hint", frozen=True):
    """Ask a bot what it would do."""

    id: Id
    seq: Number


class Resign(FromClient, tag="resign", frozen=True):
    """Give the match up; a bot plays on."""

    id: Id


class Rematch(FromClient, tag="rematch", frozen=True):
    """Wish to play again; it begins when everybody present wishes it."""

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
    """Look away, because the page is hidden, or look again; against the clock who looks away counts as gone."""

    id: Id
    away: bool


class Ping(FromClient, tag="ping", frozen=True):
    """Ask whether the server is there."""

    n: Number


class Echo(FromClient, tag="echo", frozen=True):
    """Answer a probe at once."""

    n: Number


ClientMessage = Hello | Act | Input | Undo | Consent | Hint | Resign | Rematch | Say | Speak | Look | Ping | Echo


# From the server


class FromServer(Struct, tag_field="type", frozen=True):
    """A message of the server."""


class Player(Struct, frozen=True):
    """Who sits on a seat, as everybody may know it."""

    seat: int
    kind: str  # person, bot, open
    name: str
    level: str | None  # of a bot, or of the bot that sits in for somebody
    connected: bool
    away: bool  # a bot sits in until the person is back
    resigned: bool
    rematch: bool  # wishes to play again


class Clock(Struct, frozen=True):
    """How long a seat may still think."""

    seat: int
    left_ms: int
    limit_ms: int


class Told(Struct, frozen=True):
    """An event as this reader is told it."""

    seq: int  # of the entry that brought it
    kind: str
    facts: Facts
    whole: bool  # the reader knows all facts: the text `event-<kind>`; else `event-<kind>-public`


class Result(Struct, frozen=True):
    """How a match ended."""

    scores: list[list[int]]
    winners: list[int]
    by: str  # `rules`, or `resignation`
    seed: str


class Window(Struct, frozen=True):
    """The window of a real-time game that is open now."""

    number: int
    open_ms: int  # how long it has been open when this was sent


class TableFacts(Struct, frozen=True):
    """What everybody may know of a table before, during and after its match."""

    id: str
    game: str
    version: int
    seats: int
    options: Facts
    public: bool
    status: str  # open, live, over
    clock: Facts  # {"mode": "none" | "move" | "days", "limit": seconds or days, 0 for the game's own}
    host: int | None  # the seat that may start the match
    seed_hash: str
    players: list[Player]
    spectators: int
    created: int  # ms since 1970
    seq: int
    to_act: list[int]  # as everybody may know it
    next: str | None = None  # the table of the rematch


class Position(Struct, frozen=True):
    """What a reader sees now and may do."""

    view: Facts
    actions: list[str]
    to_act: list[int]
    clocks: list[Clock]
    can_undo: str  # `free`, `ask` or `no`
    window: Window | None = None


class Snapshot(FromServer, tag="snapshot", frozen=True):
    """Everything a reader needs: sent after hello, when the match begins, and when the server has to start over."""

    seq: int
    seat: int | None  # None for a spectator
    table: TableFacts
    position: Position | None  # None before the match begins
    events_from: int  # drop the events after this seq, then add these
    events: list[Told]
    result: Result | None
    request: "UndoAsked | None" = None
    chat: list["Said"] = []


class Update(FromServer, tag="update", frozen=True, omit_defaults=True):
    """One entry of the log, as this reader is told it."""

    seq: int
    seat: int | None = None  # who took a move back, or resigned
    events: list[Told] = []
    position: Position | None = None
    id: str | None = None  # of the message that it answers, for who sent it
    undone_to: int | None = None  # drop the events after this seq
    result: Result | None = None


class Ack(FromServer, tag="ack", frozen=True):
    """A message was carried out, or had been before."""

    id: str
    seq: int
    ok: bool = True


class Refusal(FromServer, tag="refusal", frozen=True):
    """A message was not carried out; nothing has changed."""

    code: str
    message: str  # in the language of the connection
    seq: int
    id: str | None
    ok: bool = False


class Players(FromServer, tag="players", frozen=True):
    """Somebody sat down, left, came back, resigned or wishes to play again."""

    table: TableFacts


class UndoAsked(FromServer, tag="undo_asked", frozen=True):
    """A seat asks to take its last move back."""

    request: int
    seat: int
    to: int  # the seq that the table would return to
    waits_for: list[int]  # seats that have not answered


class UndoClosed(FromServer, tag="undo_closed", frozen=True):
    """The request was granted, refused, or is without object because somebody moved."""

    request: int
    outcome: str  # granted, refused, dropped


class Hinted(FromServer, tag="hint", frozen=True):
    """What a bot would do."""

    id: str
    act: str
    seq: int


class Said(FromServer, tag="chat", frozen=True):
    """Somebody said something."""

    seat: int
    name: str
    text: str
    at: int  # ms since 1970


class Probe(FromServer, tag="probe", frozen=True):
    """Measures the way: echo it at once."""

    n: int


class Pong(FromServer, tag="pong", frozen=True):
    """The server is there."""

    n: int


class RematchBegan(FromServer, tag="rematch", frozen=True):
    """Go to another table; your secret opens your seat there."""

    table: str
    seat: int | None


class Bye(FromServer, tag="bye", frozen=True):
    """The server is about to close the connection."""

    code: str  # draining, slow_reader, replaced
    message: str
    retry_ms: int


ServerMessage = (
    Snapshot
    | Update
    | Ack
    | Refusal
    | Players
    | UndoAsked
    | UndoClosed
    | Hinted
    | Said
    | Probe
    | Pong
    | RematchBegan
    | Bye
)

read_client = msgspec.json.Decoder(ClientMessage).decode
read_server = msgspec.json.Decoder(ServerMessage).decode
write = msgspec.json.Encoder().encode
