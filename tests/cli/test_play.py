"""play: a whole match through a real terminal, and every answer a person can give."""

import json
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from saloon import catalog
from saloon.language import LANGUAGES
from saloon.texts import Texts

Call = Callable[..., Any]
Sit = Callable[..., "Person"]

SHORT = ("abilene", "-o", "match_end=fixed_hands", "-o", "hands=2", "--seed", "7")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Person:
    """Somebody at a terminal; what is expected is said by keys of texts."""

    def __init__(self, child: Any, texts: Texts) -> None:
        self.child = child
        self.texts = texts

    def hears(self, *keys: str) -> str:
        """Wait for one of some texts; tell which came."""
        return keys[self.child.expect([self._pattern(key) for key in keys])]

    def types(self, line: str) -> None:
        self.child.sendline(line)

    def answers(self, line: str, *keys: str) -> str:
        """Type a line at the prompt, then wait for one of some texts."""
        self.hears("play-prompt")
        self.types(line)
        return self.hears(*keys)

    def plays_on(self, decisions: int) -> str:
        """Take the first choice and agree to it, so many times or until the end; tell what was heard last."""
        for _ in range(decisions):
            if self.hears("play-prompt", "end-title") == "end-title":
                return "end-title"
            self.types("1")
            if self.hears("play-confirm", "play-prompt", "end-title") == "end-title":
                return "end-title"
            self.types("")  # agrees, or has the table drawn and the question asked again
        return "play-prompt"

    def leaves(self) -> int:
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus)

    def _pattern(self, key: str) -> str:
        """Make a pattern of a text: the longest part of it that has no variables."""
        facts = dict.fromkeys(
            ("name", "file", "bot", "action", "names", "typed", "seed", "call", "example", "chance", "other"), "§"
        )
        said = self.texts.say(key, **facts, count=2, moves=2, low=1, high=2)
        return re.escape(max(re.split(r"§|\d", said), key=len))


def heed_interrupts() -> None:
    """Let Ctrl-C reach a child, even if the tests run in the background of a shell, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def sit(environment: dict[str, str], tmp_path: Path) -> Iterator[Sit]:
    children: list[Any] = []

    def sit_down(*words: str, lang: str = "en") -> Person:
        child = pexpect.spawn(
            sys.executable,
            ["-m", "saloon", "play", *words],
            env={**environment, "SALOON_LANG": lang, "LINES": "60"},
            cwd=str(tmp_path),
            encoding="utf-8",
            preexec_fn=heed_interrupts,
            timeout=30,
            dimensions=(60, 100),
        )
        children.append(child)
        return Person(child, Texts(lang))

    yield sit_down
    for child in children:
        child.close(force=True)


@every_language
def test_a_thing_that_cannot_be_played_says_why(sit: Sit, lang: str) -> None:
    person = sit(
        "carson", "--players", "2", "--bots", "random", "--pace", "0", "--seed", "3", "--save", "c.json", lang=lang
    )
    words = Texts(lang, catalog.game("carson"))

    person.hears("play-prompt")
    person.types(words.family("card", 1))

    person.child.expect(re.escape(words.say("not-a-choice")[:40]))
    person.hears("play-prompt")
    person.types("q")


@every_language
def test_a_whole_match_with_help_hint_undo_quit_and_resume(sit: Sit, call: Call, lang: str) -> None:
    first = sit(*SHORT, "--bots", "cowboy,random", "--name", "Anna", "--pace", "0", "--save", "match.json", lang=lang)
    first.answers("?", "play-help-choices")
    first.hears("play-help-keys")
    first.answers("h", "hint-more")
    first.answers("h", "hint-why")
    first.answers("h", "hint-chances", "hint-chance", "hint-guess")
    first.answers("nonsense", "error-choice")
    first.answers("99", "error-choice")
    first.answers("s", "play-kept")
    while first.answers("1", "play-confirm", "play-prompt") != "play-confirm":
        first.types("")
    first.types("u")
    first.hears("play-taken-back")
    first.answers("1", "play-confirm")
    first.types("")
    first.answers("u", "play-no-take-back-others", "play-no-take-back-revealed")
    first.answers("l", "play-prompt")
    first.types("q")
    first.hears("play-parting")
    assert first.leaves() == 0

    second = sit("--resume", "match.json", "--pace", "0", lang=lang)
    second.hears("play-resumed")
    assert second.plays_on(100) == "end-title"
    second.hears("end-seed")
    second.hears("end-replay")
    assert second.leaves() == 0

    told = call("replay", "match.json", lang=lang)
    assert told.code == 0
    assert "Anna" in told.out


def test_an_interrupt_keeps_the_match_and_leaves_with_130(sit: Sit, tmp_path: Path) -> None:
    person = sit(*SHORT, "--pace", "0", "--save", "match.json")
    person.hears("play-prompt")

    person.child.sendintr()
    person.types("")  # wakes a reader that the signal reached just before it began to wait

    person.hears("play-parting")
    assert person.leaves() == 130
    assert json.loads((tmp_path / "match.json").read_text("utf-8"))["game"] == "abilene"


def test_the_end_of_input_keeps_the_match_too(sit: Sit, tmp_path: Path) -> None:
    person = sit(*SHORT, "--pace", "0")
    person.hears("play-prompt")

    person.child.sendeof()

    person.hears("play-parting")
    assert person.leaves() == 0
    assert len(list((tmp_path / "data/saloon").glob("abilene-*.json"))) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_two_people_hand_the_screen_over_and_see_their_own_table(sit: Sit) -> None:
    people = sit(*SHORT, "--humans", "2", "--players", "2", "--name", "Anna,Ben", "--pace", "0")

    people.hears("play-hand-over")
    people.types("")
    people.child.expect_exact("\x1b[2J")
    people.answers("1", "play-confirm", "play-go-on")
    people.types("")
    people.child.expect_exact("\x1b[2J")
    people.hears("play-hand-over")


def test_the_confirmation_can_be_switched_off(sit: Sit) -> None:
    person = sit(*SHORT, "--pace", "0", "--bots", "random")
    person.answers("c", "play-confirms-off")
    person.answers("1", "play-prompt", "end-title")
    person.types("c")
    person.hears("play-confirms-on")


def test_a_choice_is_typed_by_its_words_or_as_it_is_printed(sit: Sit) -> None:
    person = sit("carson", "--players", "2", "--seed", "7", "--fast", "--pace", "0")

    person.answers("F99", "error-choice")
    person.child.expect_exact('("A1")')
    person.answers("?", "play-help-choices")
    person.child.expect(r"22\W.*F3")
    person.answers("F3", "play-prompt")  # a parcel, by its name
    person.types("f4")
    person.hears("play-prompt")
    person.types("5")  # a personality, by the number on its card
    person.child.expect_exact("the Settler")


def played(file: str) -> list[list[object]]:
    moves: list[list[object]] = json.loads(Path(file).read_text("utf-8"))["moves"]
    return moves


def test_a_match_played_on_goes_on_as_it_would_have(call: Call) -> None:
    call("play", *SHORT, "--save", "whole.json", lines="1\n" * 200)

    call("play", *SHORT, "--save", "halves.json", lines="1\n" * 3)
    before = len(played("halves.json"))
    call("play", "--resume", "halves.json", lines="1\n" * 200)

    assert 0 < before < len(played("whole.json"))
    assert played("halves.json") == played("whole.json")


def test_nothing_is_lost_by_a_wrong_answer(call: Call) -> None:
    wrong = "\nnonsense\n0\n99\n-1\n1 1\n" + "9" * 5000 + "\nu\n?\nh\nl\nr\ns\nc\n"

    answer = call("play", *SHORT, "--save", "wrong.json", lines=wrong + "1\n")
    call("play", *SHORT, "--save", "right.json", lines="1\n")

    assert answer.code == 0
    assert played("wrong.json") == played("right.json")


def test_an_action_may_be_typed_in_its_text_form(call: Call) -> None:
    call("play", *SHORT, "--save", "words.json", lines="  JOIN \n")
    call("play", *SHORT, "--save", "numbers.json", lines="1\n")

    assert played("words.json") == played("numbers.json")
    assert [0, "join", []] in [[seat, action, []] for seat, action, _ in played("words.json")]


def test_nobody_may_watch_the_bots(call: Call) -> None:
    answer = call("play", *SHORT, "--humans", "0", "--players", "3", "--bots", "random", "--save", "bots.json")

    assert answer.code == 0
    assert "End of the match" in answer.out
    assert "You " not in answer.out


def test_a_hidden_card_of_a_bot_is_not_told(call: Call) -> None:
    answer = call("play", *SHORT, "--save", "match.json", lines="1\n" * 200)
    everything = call("replay", "match.json", "--all").out
    mine = call("replay", "match.json", "--seat", "0").out

    secret = set(everything.splitlines()) - set(mine.splitlines())
    assert secret
    assert not secret & set(answer.out.splitlines())


def test_the_same_seed_deals_the_same_match(call: Call) -> None:
    first, second = [call("play", *SHORT, "--save", f"{name}.json", lines="1\n" * 200) for name in "ab"]

    assert played("a.json") == played("b.json")
    assert first.out.replace("a.json", "b.json") == second.out


def test_a_disk_that_refuses_does_not_end_the_match(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("", encoding="utf-8")

    answer = call("play", *SHORT, "--save", "file/match.json", lines="1\n" * 200)

    assert answer.code == 0
    assert "cannot be saved" in answer.out
    assert "End of the match" in answer.out


def test_a_match_of_another_game_or_a_bare_log_is_not_played_on(call: Call) -> None:
    call("play", *SHORT, "--save", "match.json", lines="1\n")
    data = json.loads(Path("match.json").read_text("utf-8"))
    del data["seed"], data["names"], data["bots"]
    Path("log.json").write_text(json.dumps(data), encoding="utf-8")

    assert call("play", "poker", "--resume", "match.json").code == 2
    assert "saloon replay" in call("play", "--resume", "log.json").err


def test_several_people_play_a_whole_match_and_hear_its_end(call: Call) -> None:
    answer = call("play", *SHORT, "--humans", "2", "--players", "2", "--name", "Anna,Ben", lines="1\n" * 400)

    assert answer.code == 0
    last_events = call("replay", str(next(Path("data/saloon").glob("*.json")))).out.split("\n\n")[1].splitlines()[-1]
    assert last_events[6:] in answer.out
    assert "End of the match" in answer.out
