"""docs/lag.md: the simulation behind it holds what it promises, and the page shows its numbers."""

import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TRIALS = 400

spec = importlib.util.spec_from_file_location("lag_simulation", ROOT / "bench/lag.py")
assert spec is not None
assert spec.loader is not None
simulation = importlib.util.module_from_spec(spec)
sys.modules["lag_simulation"] = simulation
spec.loader.exec_module(simulation)


@pytest.mark.parametrize("gap", [30, 50])
def test_up_to_150_ms_of_jitter_fewer_than_one_in_a_hundred_races_is_won_wrongly(gap: int) -> None:
    assert simulation.worst("highest", gap, TRIALS, 150) < 0.01


def test_without_compensation_or_with_the_lowest_probe_it_is_far_more() -> None:
    assert simulation.wrong_share("none", 150, 150, 30, TRIALS) > 0.9
    assert simulation.wrong_share("lowest", 150, 150, 30, TRIALS) > 0.2


def test_a_steady_line_costs_nothing_with_compensation() -> None:
    for trip in simulation.TRIPS:
        assert simulation.wrong_share("highest", trip, 0, 10, TRIALS) == 0


def test_the_page_shows_what_the_simulation_finds() -> None:
    page = (ROOT / "docs/lag.md").read_text(encoding="utf-8")
    shares = [f"{simulation.wrong_share('lowest', 150, j, 30, simulation.TRIALS):.1%}" for j in simulation.JITTERS]

    assert f"| 150 ms | {' | '.join(shares)} |" in page
    assert simulation.page(1).splitlines()[:3] == page.splitlines()[:3]
    assert [line for line in simulation.page(1).splitlines() if line.startswith("#")] == [
        line for line in page.splitlines() if line.startswith("#")
    ]
