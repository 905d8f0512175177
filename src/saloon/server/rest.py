"""REST: the shelf, the lobby, replays and the health of the house."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from saloon.core.rules import SPECTATOR, Data
from saloon.server import shelf
from saloon.server.crowd import result, table_facts
from saloon.server.errors import Draining
from saloon.server.frames import show_frames
from saloon.server.house import House
from saloon.server.luck import show_luck
from saloon.server.messages import write
from saloon.table.clock import ClockRule
from saloon.table.errors import NotAllowed, StorageFailed, WrongMoment, WrongSecret
from saloon.table.ledger import Ledger
from saloon.table.levels import USUAL
from saloon.table.lobby import Wish, seat_of, seed_hash
from saloon.table.seats import BOT
from saloon.table.store import OVER
from saloon.table.table import Table

MOST_LISTED = 100
MOST_SEATS = 20
MOST_FRAMES = 200

Name = Annotated[str, Field(min_length=1, max_length=60)]
Level = Annotated[str, Field(min_length=1, max_length=40)]


class Body(BaseModel):
    """The body of a request; a field that is not known is a mistake."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ClockBody(Body):
    """How long a move may take."""

    mode: Literal["none", "move", "days"] = "none"
    limit: Annotated[int, Field(ge=0, le=3600)] = 0


class OpenBody(Body):
    """What to play, and with whom."""

    game: Name
    seats: Annotated[int | None, Field(ge=1, le=MOST_SEATS)] = None
    options: dict[str, Any] = Field(default_factory=dict)
    public: bool = False
    clock: ClockBody = ClockBody()
    name: Name = "Anonymous"
    bots: list[Level] = Field(default_factory=list, max_length=MOST_SEATS)
    sit: bool = True


class SitBody(Body):
    """Who sits down, and where."""

    name: Name
    seat: Annotated[int | None, Field(ge=0, le=MOST_SEATS)] = None


class ArrangeBody(Body):
    """What the host puts on a seat."""

    kind: Literal["bot", "open"]
    level: Level = USUAL


class StartBody(Body):
    """Who takes the seats that are open."""

    level: Level = USUAL


def house_of(request: Request) -> House:
    """Find the house that a request came to."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def table_of(request: Request, table_id: str) -> Table:
    """Find the table that a request is about."""
    return await house_of(request).lobby.find(table_id)


def secret_of(authorization: Annotated[str | None, Header()] = None) -> str:
    """Read the secret of a seat from its header."""
    scheme, _, secret = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise WrongSecret("no-secret", "this needs the secret of a seat, as Authorization: Bearer <secret>", {})
    return secret.strip()


InHouse = Annotated[House, Depends(house_of)]
AtTable = Annotated[Table, Depends(table_of)]
Secret = Annotated[str, Depends(secret_of)]

router = APIRouter()


def answer(content: object, status: int = 200) -> Response:
    """Write an answer as JSON."""
    return Response(write(content), status, media_type="application/json")


@router.get("/api/house", operation_id="house")
async def house() -> Response:
    """Tell what this house is: version, languages, levels of bots."""
    return answer(shelf.house())


@router.get("/api/games", operation_id="games")
async def games() -> Response:
    """List the games on the shelf."""
    return answer(shelf.games())


@router.get("/api/games/{name}", operation_id="game")
async def game(name: str) -> Response:
    """Tell everything about a game: options, verbs, events, texts, rules, cards."""
    return answer(shelf.game(name))


@router.get("/api/tables", operation_id="tables")
async def tables(
    house: InHouse,
    game: Annotated[str | None, Query(max_length=60)] = None,
    status: Annotated[Literal["open", "live"] | None, Query()] = None,
) -> Response:
    """List the public tables that are open or being played, newest first."""
    found = await house.lobby.listed(game, status, MOST_LISTED)
    return answer([table_facts(table) for table in found])


@router.post("/api/tables", operation_id="open", status_code=201)
async def open_table(request: Request, house: InHouse, body: OpenBody) -> Response:
    """Open a table and sit down at it."""
    house.limits.table(request.client.host if request.client else "")
    clock = ClockRule(body.clock.mode, body.clock.limit)
    wish = Wish(body.game, body.seats, body.options, body.public, clock, tuple(body.bots))
    table = await house.lobby.open(wish)
    if body.sit:
        seat, secret = await house.lobby.sit(table, body.name)
        return answer({"table": table_facts(table), "seat": seat, "secret": secret}, 201)
    if all(seat.kind == BOT for seat in table.header.seats):
        await house.lobby.start(table, None)
    return answer({"table": table_facts(table), "seat": None, "secret": None}, 201)


@router.get("/api/tables/{table_id}", operation_id="table")
async def show(table: AtTable) -> Response:
    """Show a table, private ones too: who knows its id has the link."""
    return answer(table_facts(table))


@router.post("/api/tables/{table_id}/seats", operation_id="sit", status_code=201)
async def sit(house: InHouse, table: AtTable, body: SitBody) -> Response:
    """Sit down at a table; the secret is told once."""
    seat, secret = await house.lobby.sit(table, body.name, body.seat)
    return answer({"table": table_facts(table), "seat": seat, "secret": secret}, 201)


@router.put("/api/tables/{table_id}/seats/{seat}", operation_id="arrange")
async def arrange(house: InHouse, table: AtTable, seat: int, secret: Secret, body: ArrangeBody) -> Response:
    """Let the host put a bot on a seat, or open it."""
    await house.lobby.arrange(table, seat_of(table, secret), seat, body.kind, body.level)
    return answer(table_facts(table))


@router.delete("/api/tables/{table_id}/seats/{seat}", operation_id="leave")
async def leave(house: InHouse, table: AtTable, seat: int, secret: Secret) -> Response:
    """Leave a table; during the match this is a resignation."""
    if seat_of(table, secret) != seat:
        raise NotAllowed("other-seat", "a seat is left by who sits on it", {})
    await house.lobby.leave(table, seat)
    return answer(table_facts(table))


@router.post("/api/tables/{table_id}/start", operation_id="start")
async def start(house: InHouse, table: AtTable, secret: Secret, body: StartBody | None = None) -> Response:
    """Begin the match; bots take the seats that are open."""
    await house.lobby.start(table, seat_of(table, secret), body.level if body else USUAL)
    return answer(table_facts(table))


@router.get("/api/tables/{table_id}/replay", operation_id="replay")
async def replay(table: AtTable) -> Response:
    """Give the whole match once it is over, with the seed of its luck."""
    return answer(export(table))


@router.get("/api/tables/{table_id}/frames", operation_id="frames")
async def frames(
    table: AtTable,
    seat: Annotated[int, Query(ge=-1, le=MOST_SEATS)] = SPECTATOR,
    start: Annotated[int, Query(alias="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
) -> Response:
    """Show a finished match move by move, as a seat saw it."""
    ledger = finished(table)
    if seat >= len(table.header.seats):
        raise NotAllowed("no-such-seat", f"there is no seat {seat}", {"seat": seat})
    shown = await asyncio.to_thread(show_frames, ledger, seat, start, count)
    return answer({"steps": len(ledger.match.log), "frames": shown})


@router.get("/api/tables/{table_id}/luck", operation_id="luck")
async def luck(table: AtTable) -> Response:
    """Give every draw of a finished match, for who recomputes them from the seed."""
    return answer(await asyncio.to_thread(show_luck, finished(table)))


def finished(table: Table) -> Ledger:
    """Give the ledger of a match that is over; raise WrongMoment before."""
    if table.ledger is None or table.header.status != OVER:
        raise WrongMoment("not-over", "the match is not over yet", {})
    return table.ledger


def export(table: Table) -> Data:
    """Write a finished match as a file for `saloon replay` and `saloon verify`."""
    ledger, header = finished(table), table.header
    return {
        **ledger.match.to_data(),
        "names": [seat.name for seat in header.seats],
        "bots": [seat.level for seat in header.seats],
        "luck": {
            "seed": header.seed,
            "seed_hash": seed_hash(header.seed),
            "log": [ledger.deed(entry) for entry in ledger.entries],
        },
        "result": result(table),
    }


@router.get("/healthz", operation_id="healthz", include_in_schema=False)
async def healthz() -> Response:
    """Tell that the server is alive."""
    return Response("ok", media_type="text/plain")


@router.get("/readyz", operation_id="readyz", include_in_schema=False)
async def readyz(house: InHouse) -> Response:
    """Tell whether the server can take a move: it is not about to stop, and its store answers."""
    try:
        if house.is_draining:
            raise Draining("draining", "the house closes for a moment", {})
        await house.store.check()
    except (Draining, StorageFailed) as error:
        return Response(error.code, 503, media_type="text/plain")
    return Response("ready", media_type="text/plain")


@router.get("/metrics", operation_id="metrics", include_in_schema=False)
async def metrics(house: InHouse) -> Response:
    """Give the figures of the house."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
