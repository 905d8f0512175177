"""Measures how strong the bots are and writes docs/bots.md with its plots. Run it with `make strength`; it resumes.

`make strength GAMES="farwest abilene" MINUTES=30` measures a part; what was measured before is kept in docs/bots.json.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path

import strength_page
from rich.progress import Progress

from saloon import catalog
from saloon.bots.levels import LEGEND
from saloon.engine import engine
from saloon.lab.strength import Duel, Tally, duels, play_deal

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "bots.json"
WIDE = {LEGEND: 0.10}  # half the interval that is enough; legends of long games take hours
NARROW = 0.05
FEWEST = strength_page.ENOUGH
EVERY = 10.0  # seconds between two times that results are kept


def wanted(duel: Duel, tally: Tally) -> bool:
    """Tell whether more deals are needed."""
    return tally.deals < FEWEST or tally.error() > WIDE.get(duel.bot, NARROW)


def read() -> dict[Duel, Tally]:
    """Return what was measured before."""
    rows = json.loads(KEPT.read_text()) if KEPT.exists() else []
    return {Duel(**row["duel"]): Tally(**row["tally"]) for row in rows}


def keep(found: dict[Duel, Tally]) -> None:
    """Write what is known; the file is replaced at once or not at all."""
    rows = [{"duel": asdict(duel), "tally": asdict(tally)} for duel, tally in sorted(found.items(), key=str)]
    draft = KEPT.with_suffix(".part")
    draft.write_text(json.dumps(rows, indent=1) + "\n")
    draft.replace(KEPT)


def needed(chosen: list[Duel], found: dict[Duel, Tally], under_way: dict[Duel, int]) -> Iterator[tuple[Duel, int]]:
    """List the deals to play next, those first of which fewest were played."""
    for duel in sorted(chosen, key=lambda each: found[each].deals + under_way.get(each, 0)):
        if wanted(duel, found[duel]):
            yield duel, found[duel].deals + under_way.get(duel, 0)


def measure(chosen: list[Duel], found: dict[Duel, Tally], minutes: float, jobs: int) -> None:
    """Play deals until every interval is narrow enough or the time is over."""
    end, kept = time.monotonic() + 60 * minutes, time.monotonic()
    under_way: dict[Duel, int] = {}
    with ProcessPoolExecutor(jobs) as pool, Progress() as progress:
        bar = progress.add_task("duels measured", total=len(chosen))
        running = {}
        while True:
            while len(running) < jobs and time.monotonic() < end:
                task = next(needed(chosen, found, under_way), None)
                if task is None:
                    break
                running[pool.submit(play_deal, *task)] = task[0]
                under_way[task[0]] = under_way.get(task[0], 0) + 1
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                duel = running.pop(done)
                under_way[duel] -= 1
                found[duel].add(done.result())
            progress.update(bar, completed=sum(not wanted(duel, found[duel]) for duel in chosen))
            if time.monotonic() - kept > EVERY:
                keep(found)
                kept = time.monotonic()


def main() -> None:
    """Measure, keep, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all games unless named")
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--against", default="", help="only duels against this level")
    parser.add_argument("--bot", default="", help="only duels of this level")
    parser.add_argument("--players", type=int, default=0, help="only tables of this size")
    asked = parser.parse_args()
    if engine() != "compiled":
        raise SystemExit("the engine is not compiled; run `make setup` with a C compiler, or it would take days")
    found = read()
    chosen = [
        duel
        for name in asked.games or catalog.names()
        for duel in duels(catalog.game(name))
        if asked.against in ("", duel.rivals) and asked.bot in ("", duel.bot) and asked.players in (0, duel.players)
    ]
    for duel in chosen:
        found.setdefault(duel, Tally())
    try:
        measure(chosen, found, asked.minutes, asked.jobs)
    finally:
        keep({duel: tally for duel, tally in found.items() if tally.deals})
        strength_page.write(DOCS, found)


if __name__ == "__main__":
    main()
