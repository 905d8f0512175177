"""Draws the way of a move from the code itself: `make way` writes it into docs/architecture.md.

A move goes through a real server; whenever it passes from one module to another, the function that takes it over is
noted with the first words of its docstring, unless it only answers a question. So the drawing cannot tell of a way that
the code does not go.
"""

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from houses import a_house, a_party, connected

import saloon
from saloon.storage.committer import Committer
from saloon.storage.database import open_store
from saloon.table.store import MatchStore

PAGE = Path(__file__).parent.parent / "docs/architecture.md"
FENCE = "```text way of a move\n"
SOURCES = f"{Path(saloon.__file__).parent}/"
ROOMS = ("server/", "table/", "core/", "storage/")
TOOLS = ("core/action.py", "core/chance.py", "core/event.py", "core/numbering.py")
QUESTIONS = ("Tell whether", "Give", "Return", "Name", "List", "Find", "Compute", "The ", "What ", "Whether", "How ")
ENTRANCE = ("server/socket/visit.py", "_answer")  # the event loop resumes its module, so nobody seems to call it
FORM = "{:<28}{:<24}{}"


class Tracker:
    """Notes each function that takes a move over from another module, once."""

    def __init__(self) -> None:
        self.passed: list[str] = []

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        room, caller = _room(frame), frame.f_back and _room(frame.f_back)
        function = frame.f_code.co_qualname
        is_entrance = (room, function.rpartition(".")[2]) == ENTRANCE
        if event != "call" or room is None or (not is_entrance and caller in (None, room)):
            return
        name = frame.f_code.co_name
        promised = getattr(MatchStore, name, None) or getattr(Committer, name, None)  # protocols: promises
        says = str(frame.f_code.co_consts[0] or getattr(promised, "__doc__", "") or "")
        is_private = function.rpartition(".")[2].startswith(("_", "<")) and not is_entrance
        if is_private or not says or says.startswith(QUESTIONS):
            return
        line = FORM.format(room, function, re.split(r"[.;:](?:\s|$)", says)[0])
        if line not in self.passed:
            self.passed.append(line)


def _room(frame: FrameType) -> str | None:
    """Name the module of a frame, if it is one that a move goes through."""
    file = frame.f_code.co_filename
    name = file.removeprefix(SOURCES)
    return name if file != name and name.startswith(ROOMS) and name not in TOOLS else None


async def drive() -> list[str]:
    """Let one move go through a house, and tell where it went."""
    with TemporaryDirectory() as folder:
        return await _drive(await open_store(f"sqlite:///{folder}/house.db"))


async def _drive(store: MatchStore) -> list[str]:
    tracker = Tracker()
    async with a_house(store) as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        seat = min(table.match.legal)
        async with connected(address, party.table, party.secrets[seat]) as client:
            act = table.match.legal[seat][0].text
            sys.setprofile(tracker)
            await client.answer(type="act", id="a", seq=table.seq, act=act)
            sys.setprofile(None)
    return tracker.passed


def drawing() -> str:
    """Write the way of a move, station by station."""
    return "\n".join(asyncio.run(drive())) + "\n"


def drawn(page: str) -> tuple[str, str, str]:
    """Split the page into what stands before the drawing, the drawing, and what follows."""
    before, fence, rest = page.partition(FENCE)
    drawing, end, after = rest.partition("```\n")
    return before + fence, drawing, end + after


def renew(page: Path, draw: Callable[[], str]) -> None:
    """Write the drawing into the page."""
    before, _, after = drawn(page.read_text(encoding="utf-8"))
    page.write_text(before + draw() + after, encoding="utf-8")


if __name__ == "__main__":
    renew(PAGE, drawing)
