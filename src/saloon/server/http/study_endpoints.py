"""REST endpoints of studies: open one, read it, try moves, note something, play on from it."""

from typing import Annotated, Literal

from fastapi import Depends, Header, Query, Request

from saloon.core.errors import SaloonError
from saloon.core.match import Match
from saloon.core.rules import SPECTATOR
from saloon.server.errors import TooLarge
from saloon.server.house import House
from saloon.server.http.bodies import (
    ArrowFacts,
    Choices,
    Frames,
    PlayOnBody,
    RemarkBody,
    SeatChoices,
    Seated,
    StudyBody,
    StudyFacts,
    StudyFile,
    StudyOpened,
    TitleBody,
    TryBody,
    TryFacts,
)
from saloon.server.http.endpoints import (
    MOST_FRAMES,
    InHouse,
    SeatNumber,
    address_of,
    finished,
    house_of,
    router,
    secret_of,
    visitor_of,
)
from saloon.server.http.replays import look, show_frames, show_line
from saloon.server.present import table_facts
from saloon.server.room import MOST_BYTES, read
from saloon.server.socket.messages import Facts, write
from saloon.study.document import ADVICE, THREAT, Arrow, Branching, Study
from saloon.study.line import Try, choices, go_on
from saloon.table.branching import Branch
from saloon.table.errors import NotAllowed, WrongSecret
from saloon.table.means import new_seed
from saloon.table.seats import BOT, PERSON, Seat
from saloon.table.store import Origin
from saloon.table.table import Table

__all__ = ["router"]  # with the addresses of the house and those of studies


async def study_of(request: Request, study_id: str) -> Study:
    """Find the study that a request is about, within the budget of its address; what is at hand is free."""
    house, address = house_of(request), address_of(request)
    if not house.room.is_at_hand(study_id):
        house.limits.study(address)
    return await house.room.find(study_id, address)


def study_secret_of(authorization: Annotated[str | None, Header()] = None) -> str:
    """Read the secret of a study from its header."""
    try:
        return secret_of(authorization)
    except WrongSecret:
        message = "this needs the secret of the study, as Authorization: Bearer <secret>"
        raise WrongSecret("no-study-secret", message, {}) from None


InStudy = Annotated[Study, Depends(study_of)]
StudySecret = Annotated[str, Depends(study_secret_of)]


@router.post("/api/studies", operation_id="open_study", status_code=201)
async def open_study(request: Request, house: InHouse, body: StudyBody) -> StudyOpened:
    """Open a study of a finished match, or of a file; the secret with which it may be changed is told once."""
    address = address_of(request)
    house.limits.study(address)
    await house.room.check_room()
    if body.table is not None:
        study = _study_of(await house.find(body.table, address))
    else:
        if len(write(body.file)) > MOST_BYTES:
            raise TooLarge("study-large", f"a study has at most {MOST_BYTES} bytes", {"high": MOST_BYTES})
        study = await house.studies.places.work(lambda: read(body.file), address)
        if study.table and not await _was_played_here(house, study, address):
            study.table = ""  # a file may say what it likes
    house.limits.new_study(address)
    study_id, secret = await house.room.open(study)
    return StudyOpened(facts(study_id, study), secret)


@router.get("/api/studies/{study_id}", operation_id="study")
async def show_study(study_id: str, study: InStudy) -> StudyFacts:
    """Describe a study: its match, the tree of tries, notes and arrows."""
    return facts(study_id, study)


@router.get("/api/studies/{study_id}/file", operation_id="study_file")
async def study_file(study: InStudy) -> StudyFile:
    """Return a study as a file for `saloon study` and for any other house."""
    written: Facts = study.to_data()
    return StudyFile(**written)


@router.get("/api/studies/{study_id}/frames", operation_id="study_frames")
async def study_frames(
    request: Request,
    study_id: str,
    house: InHouse,
    study: InStudy,
    seat: Annotated[SeatNumber | Literal["all"], Query()] = SPECTATOR,
    line: Annotated[str, Query(max_length=10)] = "",
    start: Annotated[int, Query(alias="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
) -> Frames:
    """Show the match of a study move by move, or with `line` the tries that lead from it to a place."""
    eyes = None if seat == "all" else seat
    if eyes is not None and eyes >= study.match.seats:
        raise NotAllowed("branch-seat", f"there is no seat {eyes}", {"seat": eyes})
    address = address_of(request)
    if line:
        house.limits.study(address)
        moves, tries = study.path(line)
        made = [each.made for each in tries]
        shown = await house.studies.places.work(lambda: show_line(study.match, eyes, moves, made), address)
        return Frames(len(study.match.moves), shown)

    def work() -> Frames:
        return Frames(len(study.match.moves), show_frames(study.match, eyes, start, count))

    question = ("study", study_id, tuple(study.names), eyes, start, count)
    if not house.studies.knows(question):
        house.limits.study(address)
    return await house.studies.ask(question, work, address)


@router.get("/api/studies/{study_id}/choices", operation_id="study_choices")
async def study_choices(study: InStudy, place: Annotated[str, Query(max_length=10)]) -> Choices:
    """List the actions of every seat that is to act at a place, with what each seat sees."""
    state = study.state(place)
    found = choices(study.match, state)
    return Choices(
        place,
        [
            SeatChoices(seat, [action.text for action in actions], look(study.match, state, seat))
            for seat, actions in found.items()
        ],
    )


@router.post("/api/studies/{study_id}/tries", operation_id="try_move", status_code=201)
async def try_move(request: Request, house: InHouse, study_id: str, secret: StudySecret, body: TryBody) -> TryFacts:
    """Try a move at a place, played by the real rules with luck of its own."""
    address = address_of(request)
    house.limits.study(address)

    def change(study: Study) -> Branching:
        return study.attempt(body.after, Try(body.action, body.seat), new_seed())

    return _tried(await house.room.change(study_id, secret, address, change))


@router.delete("/api/studies/{study_id}/tries/{number}", operation_id="drop_try")
async def drop_try(request: Request, house: InHouse, study_id: str, number: int, secret: StudySecret) -> StudyFacts:
    """Take a try out, with all that comes after it."""
    address = address_of(request)
    house.limits.study(address)
    await house.room.change(study_id, secret, address, lambda study: study.drop(number))
    return facts(study_id, await house.room.find(study_id, address))


@router.put("/api/studies/{study_id}/remarks/{place}", operation_id="remark")
async def remark(
    request: Request, house: InHouse, study_id: str, place: str, secret: StudySecret, body: RemarkBody
) -> StudyFacts:
    """Write a note and draw arrows at a place; empty ones remove what was there."""
    address = address_of(request)
    house.limits.study(address)
    arrows = [Arrow(each.tail, each.head, each.kind) for each in body.arrows]
    await house.room.change(study_id, secret, address, lambda study: study.remark(place, body.note, arrows))
    return facts(study_id, await house.room.find(study_id, address))


@router.patch("/api/studies/{study_id}", operation_id="entitle")
async def entitle(request: Request, house: InHouse, study_id: str, secret: StudySecret, body: TitleBody) -> StudyFacts:
    """Give a study another title."""
    address = address_of(request)
    house.limits.study(address)
    await house.room.change(study_id, secret, address, lambda study: study.entitle(body.title))
    return facts(study_id, await house.room.find(study_id, address))


@router.delete("/api/studies/{study_id}", operation_id="remove_study")
async def remove_study(house: InHouse, study_id: str, study: InStudy, secret: StudySecret) -> StudyFacts:
    """Remove a study; the answer describes it for the last time."""
    await house.room.remove(study_id, secret)
    return facts(study_id, study)


@router.post("/api/studies/{study_id}/branch", operation_id="play_on", status_code=201)
async def play_on(request: Request, house: InHouse, study: InStudy, body: PlayOnBody) -> Seated:
    """Play on from a place of a study, on any seat, against bots; the secret is told once."""
    house.limits.table(address_of(request))
    move, _ = study.path(body.place)
    state = study.state(body.place)
    match: Match = await house.studies.places.work(lambda: go_on(study.match, state), address_of(request))
    players = [
        Seat(BOT, name, level) if level else Seat(PERSON, name)
        for name, level in zip(study.names, study.bots, strict=True)
    ]
    visitor = visitor_of(request, body)
    wish = Branch(match, players, Origin(study.table, move), body.seat, body.name, body.level, visitor)
    table, secret = await house.lobby.branch(wish)
    return Seated(table_facts(table), body.seat, secret)


async def _was_played_here(house: House, study: Study, address: str) -> bool:
    """Tell whether the match of a study is that of the table it names, in this house, and over."""
    try:
        table = await house.find(study.table, address)
        match = finished(table)
    except SaloonError:
        return False
    return table.header.id == study.table and match.to_data() == study.match.to_data()


def _study_of(table: Table) -> Study:
    """Begin a study of a finished match."""
    seats = table.header.seats
    names, levels = [seat.name for seat in seats], [seat.level for seat in seats]
    return Study(finished(table), names, levels, table.header.id)


def facts(study_id: str, study: Study) -> StudyFacts:
    """Describe a study."""
    match = study.match
    return StudyFacts(
        id=study_id,
        game=match.game.name,
        version=match.version,
        seats=match.seats,
        options=match.options,
        names=study.names,
        bots=study.bots,
        table=study.table or None,
        title=study.title,
        steps=len(match.moves),
        can_try=match.game.realtime is None,
        tries=[_tried(each) for each in study.tries.values()],
        notes={place: each.note for place, each in study.remarks.items() if each.note},
        arrows={
            place: [ArrowFacts(one.tail, one.head, THREAT if one.kind == THREAT else ADVICE) for one in each.arrows]
            for place, each in study.remarks.items()
            if each.arrows
        },
    )


def _tried(each: Branching) -> TryFacts:
    return TryFacts(each.number, each.after, each.made.seat, str(each.made.action))
