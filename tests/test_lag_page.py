"""docs/lag.md: the simulations behind it hold what they promise, and the page shows their numbers."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
TRIALS = 400
SITTINGS = 20


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bench_{name}", ROOT / f"bench/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[f"bench_{name}"] = module
    spec.loader.exec_module(module)
    return module


simulation, cheaters = load("lag"), load("cheaters")


@pytest.mark.parametrize("gap", [30, 50])
def test_up_to_150_ms_of_jitter_fewer_than_one_in_a_hundred_races_is_won_wrongly(gap: int) -> None:
    assert simulation.worst("house", gap, TRIALS, 150) < 0.01


def test_without_compensation_or_with_the_lowest_probe_it_is_far_more() -> None:
    assert simulation.wrong_share("none", 150, 150, 30, TRIALS) > 0.9
    assert simulation.wrong_share("lowest", 150, 150, 30, TRIALS) > 0.2


def test_a_steady_line_costs_nothing_with_compensation() -> None:
    for trip in simulation.TRIPS:
        assert simulation.wrong_share("house", trip, 0, 10, TRIALS) == 0


def test_the_page_shows_what_the_simulation_finds() -> None:
    page = (ROOT / "docs/lag.md").read_text(encoding="utf-8")
    shares = [f"{simulation.wrong_share('lowest', 150, j, 30, simulation.TRIALS):.1%}" for j in simulation.JITTERS]

    assert f"| 150 ms | {' | '.join(shares)} |" in page
    assert simulation.page(1).splitlines()[:3] == page.splitlines()[:3]
    assert headings(page) == [*headings(simulation.page(1)), "## Who cheats", "## Who does not"]
    assert all(f"| {name} |" in page for name in cheaters.CHEATERS)


def headings(page: str) -> list[str]:
    return [line for line in page.splitlines() if line.startswith("#")]


def sittings(cheater: type, matches: int, level: object = None) -> list:
    level = level or cheaters.COWBOY
    return [cheaters.Sitting(f"test {number}", cheater, level).play(matches) for number in range(SITTINGS)]


def test_a_script_is_flagged_within_two_matches_unless_these_had_a_handful_of_races() -> None:
    for sitting in sittings(cheaters.Script, 2):
        assert sitting.flagged or sitting.pasts[-1].conduct.count < 10


@pytest.mark.parametrize("name", ["Sniper", "Claimer", "Delayer"])
def test_who_waits_claims_or_delays_gains_next_to_nothing(name: str) -> None:
    kind = getattr(cheaters, name)
    cheater = kind if name == "Sniper" else cheaters.by(kind, 200)

    honest, cheated = (sittings(each, 4) for each in (cheaters.Client, cheater))
    gain = sum(after.wins[-1] - before.wins[-1] for before, after in zip(honest, cheated, strict=True))

    assert gain / SITTINGS / 4 < 0.12  # 80 matches: the page has the exact figures


def test_a_record_that_is_public_at_once_would_be_worth_a_lot() -> None:
    wins = [
        cheaters.Sitting(f"test {number}", cheaters.Sniper, is_public=is_public).play(4).wins[-1]
        for is_public in (False, True)
        for number in range(SITTINGS)
    ]

    assert sum(wins[SITTINGS:]) > sum(wins[:SITTINGS])


@pytest.mark.parametrize("level", ["TENDERFOOT", "COWBOY", "DESPERADO", "LEGEND"])
def test_no_honest_player_is_flagged(level: str) -> None:
    assert sum(sitting.false_flags() for sitting in sittings(cheaters.Client, 4, getattr(cheaters, level))) == 0


def test_the_same_seed_finds_the_same() -> None:
    one, other = (cheaters.Sitting("again", cheaters.Script).play(2) for _ in range(2))

    assert (one.wins, one.flagged) == (other.wins, other.flagged)
