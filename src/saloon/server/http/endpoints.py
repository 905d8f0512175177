"""REST endpoints: games, tables, replays and the health of the server."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated, Literal, TypeVar

from fastapi import Depends, Header, Query, Request, Response
from pydantic import Field

from saloon.bots.levels import USUAL
from saloon.core.match import Match
from saloon.core.rules import SPECTATOR
from saloon.server.addresses import counted
from saloon.server.errors import Draining, TooLarge
from saloon.server.house import House
from saloon.server.http import game_pages
from saloon.server.http.bodies import (
    MOST_SEATS,
    ArrangeBody,
    BranchBody,
    ChangeBody,
    ClockBody,
    ExchangeBody,
    Frames,
    GameLine,
    GamePage,
    HouseFacts,
    LessonBody,
    LessonPage,
    Luck,
    OpenBody,
    PlayOnBody,
    Privacy,
    PuzzleAnswer,
    PuzzleBody,
    PuzzlePage,
    Replay,
    ReplayLuck,
    ReviewState,
    Seated,
    SitBody,
    StartBody,
)
from saloon.server.http.lessons import show_lesson
from saloon.server.http.luck import show_luck
from saloon.server.http.puzzles import answer_puzzle, show_puzzle
from saloon.server.http.replays import show_frames
from saloon.server.http.routes import Router
from saloon.server.present import result, table_facts
from saloon.server.reviews import Standing
from saloon.server.socket.messages import Facts, TableFacts, write
from saloon.study.line import Try, go_on, play, state_at
from saloon.table.branching import Branch
from saloon.table.changes import Change
from saloon.table.clock import ClockRule
from saloon.table.errors import NotAllowed, StorageFailed, WrongMoment, WrongSecret
from saloon.table.lobby import Wish, right_of
from saloon.table.means import new_seed, seed_hash
from saloon.table.names import pick_name
from saloon.table.seats import BOT
from saloon.table.store import OVER, Origin
from saloon.table.table import Table
from saloon.table.verify import write_entry
from saloon.table.visitors import Visitor

MOST_LISTED = 100
MOST_FRAMES = 200
MOST_OWN_BYTES = 6000  # of options: they are sent again with every change of a table; ours have 700 at most

SeatNumber = Annotated[int, Field(ge=SPECTATOR, le=MOST_SEATS)]


def house_of(request: Request) -> House:
    """Return the house that a request came to."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def table_of(request: Request, table_id: str) -> Table:
    """Find the table that a request is about, by its id or its code."""
    return await house_of(request).find(table_id, address_of(request))


def address_of(request: Request) -> str:
    """Return the address that a request came from, as it is counted."""
    return counted(request.client.host) if request.client else ""


def visitor_of(request: Request, body: OpenBody | SitBody | BranchBody | PlayOnBody) -> Visitor:
    """Describe the person who asks for a seat."""
    return Visitor(body.visitor or "", address_of(request))


def secret_of(authorization: Annotated[str | None, Header()] = None) -> str:
    """Read the secret of a seat from its header."""
    scheme, _, secret = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise WrongSecret("no-secret", "this needs the secret of a seat, as Authorization: Bearer <secret>", {})
    return secret.strip()


def rule(clock: ClockBody) -> ClockRule:
    """Return the clock that was asked for, checked."""
    return ClockRule(clock.mode, clock.limit)


def brings_board(options: Facts) -> bool:
    """Tell whether a board, deck or bill of one's own is among the options; raise TooLarge if it is a long one."""
    own = {name: value for name, value in options.items() if isinstance(value, dict)}
    if len(write(own)) > MOST_OWN_BYTES:
        message = f"boards, decks and bills of one's own have at most {MOST_OWN_BYTES} bytes"
        raise TooLarge("board-too-large", message, {"high": MOST_OWN_BYTES})
    return bool(own)


InHouse = Annotated[House, Depends(house_of)]
AtTable = Annotated[Table, Depends(table_of)]
Secret = Annotated[str, Depends(secret_of)]

Answer = TypeVar("Answer")

router = Router()


@router.get("/api/house", operation_id="house")
async def house(house: InHouse) -> HouseFacts:
    """Describe this server: version, languages, levels of bots, the address for other devices, how long tables rest."""
    return game_pages.house(house.address, house.settings.beat_seconds)


@router.get("/api/privacy", operation_id="privacy")
async def privacy(house: InHouse) -> Privacy:
    """Tell players what this house keeps of them, and how long."""
    return game_pages.privacy(house.settings.keep_days)


@router.get("/api/games", operation_id="games")
async def games() -> list[GameLine]:
    """List the games."""
    return game_pages.games()


@router.get("/api/games/{name}", operation_id="game")
async def game(name: str) -> GamePage:
    """Describe a game: options, verbs, events, texts, rules, cards."""
    return game_pages.game(name)


@router.post("/api/games/{name}/lesson", operation_id="lesson")
async def lesson(request: Request, house: InHouse, name: str, body: LessonBody) -> LessonPage:
    """Play the lesson of a game as far as the moves of the learner go; the house keeps nothing of the learner."""
    address, question = address_of(request), (name, tuple(body.moves))
    if not house.lessons.knows(question):
        house.limits.lesson(address)
    return await house.lessons.ask(question, lambda: show_lesson(name, body.moves), address)


@router.get("/api/games/{name}/puzzles/{which}", operation_id="puzzle")
async def puzzle(name: str, which: str) -> PuzzlePage:
    """Show a puzzle of a game: that of `today`, of a day gone by (`2026-11-18`), or by its number from 1."""
    return show_puzzle(name, which, datetime.now(UTC).date())


@router.post("/api/games/{name}/puzzles/{which}", operation_id="try_puzzle")
async def try_puzzle(name: str, which: str, body: PuzzleBody) -> PuzzleAnswer:
    """Answer a puzzle, or ask where to look or for the solution; the house keeps nothing of it."""
    return answer_puzzle(name, which, datetime.now(UTC).date(), body)


@router.get("/api/tables", operation_id="tables")
async def tables(
    request: Request,
    house: InHouse,
    game: Annotated[str | None, Query(max_length=60)] = None,
    status: Annotated[Literal["open", "live"] | None, Query()] = None,
    after: Annotated[str, Query(max_length=60)] = "",
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = MOST_LISTED,
) -> list[TableFacts]:
    """List the public tables that are open or being played, newest first, page by page."""
    house.limits.listing(address_of(request))
    found = await house.lobby.listed(game, status, limit, after)
    return [table_facts(table) for table in found]


@router.post("/api/tables", operation_id="open", status_code=201)
async def open_table(request: Request, house: InHouse, body: OpenBody) -> Seated:
    """Open a table and sit down at it."""
    address = address_of(request)
    house.limits.table(address)
    if brings_board(body.options):
        house.limits.board(address)
    pick_name(body.name, [])  # checked first, so that no empty table is left behind
    clock, bots = rule(body.clock), tuple(body.bots)
    wish = Wish(body.game, body.seats, body.options, body.public, clock, bots, body.pace, body.hints)
    table = await house.lobby.open(replace(wish, latecomers=body.latecomers, opener=address))
    if body.sit:
        seat, secret = await house.lobby.seating.sit(table, body.name, visitor=visitor_of(request, body))
        return Seated(table_facts(table), seat, secret)
    if all(seat.kind == BOT for seat in table.header.seats):
        await house.lobby.seating.start(table, None)
    return Seated(table_facts(table), None, None)


@router.get("/api/tables/{table_id}", operation_id="table")
async def show(table: AtTable) -> TableFacts:
    """Describe a table, also a private one: clients that know its id were given the link."""
    return table_facts(table)


@router.patch("/api/tables/{table_id}", operation_id="change")
async def change(request: Request, house: InHouse, table: AtTable, secret: Secret, body: ChangeBody) -> TableFacts:
    """Let the host change a table before the match: options, seats, clock, public or not, hints, latecomers."""
    clock = rule(body.clock) if body.clock else None
    wish = Change(body.options, body.seats, body.public, clock, body.hints, body.latecomers)
    right = right_of(table, secret)
    if brings_board(body.options):
        house.limits.board(address_of(request), right.proof)
    await house.lobby.seating.change(table, right.seat, wish, right)
    return table_facts(table)


@router.post("/api/tables/{table_id}/exchange", operation_id="exchange")
async def exchange(house: InHouse, table: AtTable, secret: Secret, body: ExchangeBody) -> TableFacts:
    """Let the host exchange two seats before the match, with the players who sit there."""
    right = right_of(table, secret)
    await house.lobby.seating.exchange(table, right.seat, body.a, body.b, right)
    return table_facts(table)


@router.post("/api/tables/{table_id}/seats", operation_id="sit", status_code=201)
async def sit(request: Request, house: InHouse, table: AtTable, body: SitBody) -> Seated:
    """Sit down at a table; the secret is told once."""
    seat, secret = await house.lobby.seating.sit(table, body.name, body.seat, visitor_of(request, body))
    return Seated(table_facts(table), seat, secret)


@router.put("/api/tables/{table_id}/seats/{seat}", operation_id="arrange")
async def arrange(house: InHouse, table: AtTable, seat: int, secret: Secret, body: ArrangeBody) -> TableFacts:
    """Let the host put a bot on a seat, or open the seat; a person who sat there does not come back."""
    right = right_of(table, secret)
    await house.lobby.seating.arrange(table, right.seat, seat, body.kind, body.level, right)
    return table_facts(table)


@router.delete("/api/tables/{table_id}/seats/{seat}", operation_id="leave")
async def leave(house: InHouse, table: AtTable, seat: int, secret: Secret) -> TableFacts:
    """Leave a table; in a match this is a resignation, unless a bot takes its seat back."""
    right = right_of(table, secret)
    if right.seat != seat:
        raise NotAllowed("other-seat", "a seat is left by who sits on it", {})
    await house.lobby.seating.leave(table, seat, right)
    return table_facts(table)


@router.post("/api/tables/{table_id}/start", operation_id="start")
async def start(house: InHouse, table: AtTable, secret: Secret, body: StartBody | None) -> TableFacts:
    """Begin the match; bots take the open seats."""
    right = right_of(table, secret)
    await house.lobby.seating.start(table, right.seat, body.level if body else USUAL, right)
    return table_facts(table)


@router.post("/api/tables/{table_id}/branch", operation_id="branch", status_code=201)
async def branch(request: Request, house: InHouse, table: AtTable, body: BranchBody) -> Seated:
    """Play on from a position of a finished match, on any seat, against bots; the secret is told once."""
    match = finished(table)
    address = address_of(request)
    house.limits.table(address)
    house.limits.study(address)
    position = await house.studies.places.work(lambda: play_tries(match, body), address)
    origin, visitor = Origin(table.header.id, body.move), visitor_of(request, body)
    wish = Branch(position, table.header.seats, origin, body.seat, body.name, body.level, visitor)
    opened, secret = await house.lobby.branch(wish)
    return Seated(table_facts(opened), body.seat, secret)


def play_tries(match: Match, body: BranchBody) -> Match:
    """Return a match that begins where another one stood after some of its moves, and then these others."""
    state = state_at(match, body.move)
    for each in body.moves:
        tried = Try(each) if isinstance(each, str) else Try(each.action, each.seat, each.draws)
        state = play(match, state, tried, new_seed()).state
    return go_on(match, state)


@router.get("/api/tables/{table_id}/replay", operation_id="replay")
async def replay(request: Request, house: InHouse, table: AtTable) -> Replay:
    """Return the whole match once it is over, with its seed."""
    return await _study(request, house, table, "replay", lambda: export(table))


@router.get("/api/tables/{table_id}/frames", operation_id="frames")
async def frames(
    request: Request,
    house: InHouse,
    table: AtTable,
    seat: Annotated[SeatNumber | Literal["all"], Query()] = SPECTATOR,
    start: Annotated[int, Query(alias="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
) -> Frames:
    """Show a finished match move by move, as a seat saw it, or with all hands open."""
    match = finished(table)
    eyes = None if seat == "all" else seat
    if eyes is not None and eyes >= len(table.header.seats):
        raise NotAllowed("no-such-seat", f"there is no seat {eyes}", {"seat": eyes})
    question = ("frames", eyes, start, count)

    def work() -> Frames:
        return Frames(len(match.moves), show_frames(match, eyes, start, count))

    return await _study(request, house, table, question, work)


@router.get("/api/tables/{table_id}/luck", operation_id="luck")
async def luck(request: Request, house: InHouse, table: AtTable) -> Luck:
    """List every draw of a finished match, for people who recompute them from the seed."""
    match = finished(table)
    return await _study(request, house, table, "luck", lambda: show_luck(match, table.header.seed))


@router.get("/api/tables/{table_id}/review", operation_id="review")
async def review(request: Request, house: InHouse, table: AtTable) -> ReviewState:
    """Tell where the review of a finished match is, and what it says once it is ready."""
    reviewable(table)
    return _review_state(request, house, await house.reviews.look(table, address_of(request)))


@router.post("/api/tables/{table_id}/review", operation_id="ask_review")
async def ask_review(request: Request, house: InHouse, table: AtTable) -> ReviewState:
    """Have a finished match reviewed; the review is made once, however many people ask."""
    reviewable(table)
    address = address_of(request)
    house.limits.study(address)
    return _review_state(request, house, await house.reviews.ask(table, address))


def _review_state(request: Request, house: House, standing: Standing) -> ReviewState:
    if standing.review is not None:
        house.limits.study(address_of(request))
    return ReviewState(
        standing.state,
        standing.percent,
        standing.seconds,
        standing.place,
        standing.is_spare,
        standing.review,
    )


def reviewable(table: Table) -> None:
    """Raise WrongMoment for a match that is not over: until then nothing is told about it."""
    if table.match is None or table.header.status != OVER:
        raise WrongMoment("review-not-over", "a match is reviewed once it is over", {})


async def _study(request: Request, house: House, table: Table, about: Hashable, work: Callable[[], Answer]) -> Answer:
    """Answer a question about a finished match, within the budget of an address, anew when names have changed."""
    finished(table)
    address = address_of(request)
    house.limits.study(address)
    names = tuple(seat.name for seat in table.header.seats)
    return await house.studies.ask((table.header.id, names, about), work, address)


def finished(table: Table) -> Match:
    """Return a match that is over; raise WrongMoment if it is not."""
    if table.match is None or table.header.status != OVER:
        raise WrongMoment("not-over", "the match is not over yet", {})
    return table.match


def export(table: Table) -> Replay:
    """Write a finished match as a file for `saloon replay` and `saloon verify`."""
    match, header = finished(table), table.header
    log: Facts = match.to_data()
    return Replay(
        **log,
        names=[seat.name for seat in header.seats],
        bots=[seat.level for seat in header.seats],
        luck=ReplayLuck(header.seed, seed_hash(header.seed), [write_entry(entry) for entry in match.entries]),
        result=result(table),
    )


@router.get("/healthz", operation_id="healthz", include_in_schema=False)
async def healthz() -> Response:
    """Answer that the server is alive."""
    return Response("ok", media_type="text/plain")


@router.get("/readyz", operation_id="readyz", include_in_schema=False)
async def readyz(house: InHouse) -> Response:
    """Tell whether the server can take a move: it is not about to stop, and its store keeps what it is given."""
    try:
        if house.is_draining:
            raise Draining("draining", "the house closes for a moment", {})
        await house.store.check()
    except (Draining, StorageFailed) as error:
        return Response(f"{error.reason}: {error}", 503, media_type="text/plain")
    return Response("ready", media_type="text/plain")


@router.get("/metrics", operation_id="metrics", include_in_schema=False)
async def metrics(house: InHouse) -> Response:
    """Return the metrics of the server, at most a second old."""
    return Response(house.metrics.recent(), media_type="text/plain; version=0.0.4")
