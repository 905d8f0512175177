"""play against the clock, through a real terminal: cards come by themselves, keys act at their time."""

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from saloon import catalog
from saloon.core.log import read_log
from saloon.core.match import replay
from saloon.texts import Texts

Call = Callable[..., Any]
Sit = Callable[..., "Gunman"]

SHORT = ("--seed", "3", "--players", "3", "--pace", "0.1")  # three cactus in a row: the duel comes at once
SLACK = 80  # ms; the machine that runs the tests may be busy
ALL_CACTUS = re.compile(r"(ψ Cactus[^\n]*\n[^\nψ]*){3}")  # three tops below each other; nothing says "duel"


class Gunman:
    """Somebody at a terminal who strikes single keys."""

    def __init__(self, child: Any, file: Path) -> None:
        self.child = child
        self.file = file
        self.texts = Texts("en", catalog.game("fastwest"))

    def sees(self, key: str) -> None:
        self.child.expect(re.escape(self.texts.say(key)))

    def strikes(self, keys: str) -> float:
        self.child.send(keys)
        return time.monotonic()

    def leaves(self) -> int:
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus)

    def moves(self) -> list[tuple[int, str]]:
        data = json.loads(self.file.read_text(encoding="utf-8"))
        assert replay(catalog.game("fastwest"), read_log(data, data["seed"])).moves
        return [(seat, text) for seat, text, _ in data["moves"]]


@pytest.fixture
def sit(environment: dict[str, str], tmp_path: Path) -> Iterator[Sit]:
    children: list[Any] = []

    def sit_down(*words: str) -> Gunman:
        file = tmp_path / "match.json"
        keep = () if "--resume" in words else ("--save", str(file))
        child = pexpect.spawn(
            sys.executable,
            ["-m", "saloon", "play", *words, *keep],
            env={**environment, "LINES": "40"},
            cwd=str(tmp_path),
            encoding="utf-8",
            timeout=60,
            dimensions=(40, 100),
        )
        child.delaybeforesend = None
        children.append(child)
        return Gunman(child, file)

    yield sit_down
    for child in children:
        child.close(force=True)


def test_a_whole_match_with_a_duel(sit: Sit) -> None:
    gunman = sit("fastwest", *SHORT)
    gunman.sees("live-start")
    gunman.strikes(" ")

    gunman.child.expect(ALL_CACTUS)
    time.sleep(0.2)
    gunman.strikes("1")
    gunman.sees("phase-duel_point")
    time.sleep(0.7)
    gunman.strikes("2")
    gunman.sees("live-over")
    gunman.strikes(" ")

    gunman.sees("end-title")
    assert gunman.leaves() == 0
    mine = [text for seat, text in gunman.moves() if seat == 0]
    assert re.fullmatch(r"grab 1 \d+", mine[0])
    assert 200 - SLACK <= int(mine[0].split()[2]) <= 200 + 3 * SLACK
    assert mine[1] == "point 1"


def test_keys_are_timed_as_they_are_struck(sit: Sit) -> None:
    gunman = sit("fastwest", "--seed", "3", "--players", "8")
    gunman.sees("live-start")
    gunman.strikes(" ")
    gunman.sees("action-gesture-salute")  # the countdown is over
    time.sleep(0.3)

    first = gunman.strikes("h")
    time.sleep(0.25)
    second = gunman.strikes("é")
    time.sleep(0.2)
    gunman.strikes("q")

    assert gunman.leaves() == 0
    (gesture, grab) = [text for seat, text in gunman.moves() if seat == 0][:2]
    apart = int(grab.split()[-1]) - int(gesture.split()[-1])
    assert gesture.startswith("gesture hands_up")
    assert grab.startswith("grab ")
    assert abs(apart - (second - first) * 1000) < SLACK


def test_a_match_that_was_left_is_played_on(sit: Sit) -> None:
    gunman = sit("fastwest", *SHORT)
    gunman.sees("live-start")
    gunman.strikes(" ")
    gunman.sees("action-gesture-salute")
    time.sleep(0.4)
    gunman.strikes("3")
    time.sleep(0.2)
    gunman.strikes("q")
    assert gunman.leaves() == 0
    before = gunman.moves()

    again = sit("--resume", str(gunman.file), "--pace", "0.1")
    again.sees("live-start")
    again.strikes(" ")
    again.child.expect(ALL_CACTUS)
    again.strikes("q")

    assert again.leaves() == 0
    after = again.moves()
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_bots_play_for_who_only_watches(sit: Sit) -> None:
    gunman = sit("fastwest", "--humans", "0", *SHORT)
    gunman.sees("live-start")
    gunman.strikes(" ")
    gunman.sees("live-over")
    gunman.strikes(" ")

    assert gunman.leaves() == 0


def test_without_a_terminal_nobody_plays_against_the_clock(call: Call) -> None:
    answer = call("play", "fastwest", "--seed", "1")

    assert answer.code == 2
    assert "sit down at a terminal" in answer.err


def test_one_keyboard_is_for_one_person(call: Call) -> None:
    answer = call("play", "fastwest", "--humans", "2", "--seed", "1")

    assert answer.code == 2
    assert "one person at a keyboard, not 2" in answer.err
