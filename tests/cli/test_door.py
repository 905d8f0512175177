"""The door: help in both languages, refusals in one line, exit codes, completion, and no waiting."""

import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from toys import draw_game

from saloon.bots import levels
from saloon.bots.temper import TEMPERS
from saloon.cli.door import COMMANDS, EXAMPLES, load
from saloon.cli.errors import WrongUse
from saloon.cli.given import read_options
from saloon.cli.words import words
from saloon.core.errors import WrongOption
from saloon.core.options import data
from saloon.lab import conformance
from saloon.language import LANGUAGES

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_command = pytest.mark.parametrize("name", COMMANDS)
HOUSE = ("serve", "verify", "backup", "restore", "forget")  # their examples want a house: see test_house.py
IN_WORDS = [text for lang in LANGUAGES for key, text in words(lang).items() if key.startswith("call-")]
OF_COMMANDS = [example for name in COMMANDS if name not in HOUSE for example in load(name).examples]
ALL_EXAMPLES = [*EXAMPLES, *OF_COMMANDS, *IN_WORDS]

WRONG_USES = [  # what is typed, what the refusal must mention
    ("simulat", "simulate"),
    ("simulate", "GAME|JEU"),
    ("simulate abilen", "abilene"),
    ("play abilen", "abilene"),
    ("rules abilen", "abilene"),
    ("playthrough poker", "abilene"),
    ("check-game poker", "abilene"),
    ("bench poker", "abilene"),
    ("games poker", "abilene"),
    ("train abilen", "abilene"),
    ("train fastwest", "Fast-West"),
    ("train", "GAME|JEU"),
    ("train abilene --generations 0", "--generations"),
    ("train abilene --deals many", "many"),
    ("train abilene --players 2,12", "12"),
    ("train abilene --players 2,", "--players"),
    ("train abilene --rollouts -1", "--rollouts"),
    ("train abilene --jobs 0", "--jobs"),
    ("train abilene --out nowhere/weights.py", "nowhere"),
    ("simulate abilene extra", "extra"),
    ("simulate abilene --player 3", "--players"),
    ("simulate abilene --games", "--games"),
    ("simulate abilene --json=yes", "--json"),
    ("simulate abilene --players four", "four"),
    ("simulate abilene --players 12", "12"),
    ("simulate abilene --players 1", "1"),
    ("simulate abilene --players -1", "-1"),
    ("simulate abilene --games 0", "--games"),
    ("simulate abilene --games " + "9" * 5000, "--games"),
    ("simulate abilene --jobs 0", "--jobs"),
    ("simulate abilene --bots cowbow", "cowboy"),
    ("simulate abilene --bots cowboy:bald", "careful, even, bold"),
    ("simulate abilene --bots ,", r"random \(.*\), tenderfoot.*, cowboy"),
    ("simulate abilene --players 2 --bots random,random,random", "3"),
    ("simulate abilene --option hads=3", "hands"),
    ("simulate abilene --option hands=900", "1 hand to 200 hands|1 donne à 200 donnes"),
    ("simulate abilene --option hands=many", "1 hand to 200 hands|1 donne à 200 donnes"),
    ("simulate abilene --option match_end=never", "Counted hands|Donnes comptées"),
    ("simulate abilene --option reveal_at_end=maybe", "Secret, Shown|Secrètes, Montrées"),
    ("simulate abilene --option hands", "name=value|nom=valeur"),
    ("simulate abilene --option max_players=3", "4"),
    ("games --lang de", "fr, en"),
    ("--lang de", "fr, en"),
    ("bench abilene --seconds soon", "soon"),
    ("bench abilene --seconds -1", "-1"),
    ("bench abilene --seconds nan", "nan"),
    ("playthrough abilene --lines 3", "10"),
    ("replay nowhere.json", "nowhere.json"),
    ("replay .", "[.]"),
    ("replay", "FILE|FICHIER"),
    ("replay broken.json", "broken.json.*2.*5"),
    ("play --resume nowhere.json", "nowhere.json"),
    ("play --resume broken.json --seed 3", "--seed"),
    ("play abilene --humans 5 --players 4", "5"),
    ("play abilene --humans x", "--humans"),
    ("play abilene --name Anna,Ben", "Anna,Ben"),
    ("play abilene --save broken.json", "broken.json"),
    ("new-game", "NAME|NOM"),
    ("new-game Rodeo --folder .", "Rodeo"),
    ("new-game abilene --folder .", "abilene"),
    ("new-game rodeo --folder nowhere", "nowhere.*--folder"),
    ("new-game rodeo", "src/saloon/games"),
]


@pytest.mark.parametrize(("typed", "mentioned"), WRONG_USES, ids=[typed[:60] for typed, _ in WRONG_USES])
def test_a_wrong_use_gets_one_clear_line_in_either_language(
    call: Callable[..., Any], typed: str, mentioned: str
) -> None:
    Path("broken.json").write_text('{"game":\n    oops}', encoding="utf-8")

    english, french = [call(*shlex.split(typed), lang=lang) for lang in ("en", "fr")]

    for answer in (english, french):
        assert answer.code == 2
        assert answer.out == ""
        assert answer.err.count("\n") == 1
        assert re.search(mentioned, answer.err)
        assert "saloon " in answer.err
        assert "--help" in answer.err
    assert english.err != french.err


@every_language
def test_the_house_shows_all_commands(call: Callable[..., Any], lang: str) -> None:
    answer, bare = call("--help", lang=lang), call(lang=lang)

    assert answer.code == bare.code == 0
    assert answer.out.strip() == bare.out.strip()
    for name in COMMANDS:
        assert f"  {name} " in answer.out
        assert words(lang)[f"about-{name}"].split()[0] in answer.out


@every_language
@every_command
def test_every_command_shows_its_options_and_examples(call: Callable[..., Any], name: str, lang: str) -> None:
    answer = call(name, "--help", lang=lang)

    assert answer.code == 0
    assert max(len(line) for line in answer.out.splitlines()) <= 80
    for number, example in enumerate(load(name).examples, 1):
        assert f"    {words(lang).get(f'call-{name}-{number}', example)}\n" in answer.out
    for param in load(name).params:
        assert all(spelling in answer.out for spelling in param.opts if spelling.startswith("-"))


@every_language
@pytest.mark.parametrize("name", ["play", "simulate"])
def test_help_lists_every_bot_and_every_temper(call: Callable[..., Any], name: str, lang: str) -> None:
    page = call(name, "--help", lang=lang).out

    assert [each for each in [*levels.names(), *TEMPERS] if not re.search(rf"\b{each}\b", page)] == []
    assert "BOTS" not in page


def test_the_example_of_a_new_game_speaks_of_the_game_that_it_makes() -> None:
    name = load("new-game").examples[0].split()[2]

    assert [lang for lang in LANGUAGES if name not in words(lang)["example-new-game-1"]] == []


def test_the_wish_for_a_language_is_heard_wherever_it_stands(call: Callable[..., Any]) -> None:
    assert call("simulate", "--help", "--lang", "fr").out.startswith("Usage\u00a0:")
    assert call("--lang=fr", "simulate", "--help").out.startswith("Usage\u00a0:")
    assert "Vouliez-vous" in call("simulate", "abilen", "--lang", "fr").err


@every_language
@every_command
def test_no_example_calls_an_option_by_the_name_that_programs_use(
    name: str, lang: str, call: Callable[..., Any]
) -> None:
    assert re.findall(r"--option [a-z]+_[a-z_]+=", call(name, "--help", lang=lang).out) == []


@pytest.mark.parametrize("example", ALL_EXAMPLES)
def test_every_example_of_the_help_runs(
    call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, example: str
) -> None:
    monkeypatch.setattr(conformance, "CHECKS", (conformance.wrong_tables_are_refused,))  # the others take a minute
    if "saloon review" in example:
        short = ("-o", "match_end=fixed_hands", "-o", "hands=1", "--pace", "0")
        call("play", "abilene", *short, "--seed", "1", "--save", "match.json", lines="1\n" * 200)
    elif "match.json" in example:
        call("play", "abilene", "--seed", "1", "--save", "match.json", lines="1\n")
    quick = re.sub(r"--games \d+", "--games 4", example).replace("saloon bench", "saloon bench --seconds 0.01")
    if "saloon puzzles" in example:
        quick = re.sub(r"--number \d+", "--number 1", quick.replace("western", "abilene"))  # others take minutes
    if "saloon train" in example:
        quick += " --generations 1 --deals 1 --trials 1"

    answer = call(*shlex.split(quick)[1:])

    assert answer.code == 0, answer.err
    assert answer.out


def test_the_version_says_which_engine_runs(start: Callable[..., Any]) -> None:
    answer = start("--version")

    assert answer.code == 0
    assert re.fullmatch(r"saloon \S+ \((compiled|interpreted) engine\)\n", answer.out)


@pytest.mark.parametrize("typed", ["simulate abilen", "nonsense", "simulate abilene --what", "replay nowhere.json"])
def test_a_wrong_use_leaves_with_2_and_no_traceback(start: Callable[..., Any], typed: str) -> None:
    answer = start(*shlex.split(typed))

    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1


def test_help_loads_nothing_heavy(start: Callable[..., Any], environment: dict[str, str]) -> None:
    program = (
        "import sys; from saloon.cli.main import run; run(['--help']);"
        "heavy = {'rich', 'fluent', 'babel', 'pydantic', 'multiprocessing', 'saloon.core.game'} & set(sys.modules);"
        "sys.exit(' '.join(sorted(heavy)) or 0)"
    )

    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)

    assert done.stderr == ""
    assert done.returncode == 0


def test_a_reader_that_closes_the_pipe_is_no_error(environment: dict[str, str]) -> None:
    command = f"{shlex.quote(sys.executable)} -m saloon rules abilene | true; exit ${{PIPESTATUS[0]}}"

    done = subprocess.run(["bash", "-c", command], env=environment, capture_output=True, text=True, check=False)

    assert done.stderr == ""
    assert done.returncode in (0, 1)


def test_a_terminal_without_accents_is_no_error(start: Callable[..., Any]) -> None:
    answer = start("games", "--lang", "fr", PYTHONIOENCODING="ascii")

    assert answer.code == 0
    assert answer.err == ""


@pytest.mark.parametrize(
    ("line", "offered"),
    [("saloon si", "simulate"), ("saloon rules ab", "abilene"), ("saloon simulate abilene --bo", "--bots")],
)
def test_the_shell_completes_commands_games_and_options(start: Callable[..., Any], line: str, offered: str) -> None:
    place = str(len(line.split()) - 1)

    answer = start(_SALOON_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=place)

    assert offered in answer.out.split()


def test_an_interrupted_command_leaves_quietly_with_130(
    call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*parts: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("saloon.lab.simulate.play_out", interrupt)

    answer = call("simulate", "abilene", "--games", "2")

    assert (answer.code, answer.out, answer.err) == (130, "", "")


def test_a_data_option_is_read_from_a_file_and_a_mistake_names_line_and_column(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    game = draw_game()
    game.options = (data("board", "plain", "canyon"),)
    Path("good.json").write_text('{"size": 3}', encoding="utf-8")
    Path("bad.json").write_text('{"size":\n   three}', encoding="utf-8")

    assert read_options(["board=@good.json"], game) == {"board": {"size": 3}}
    Path("lines.txt").write_text("0 start\n1 mine\n", encoding="utf-8")
    assert read_options(["board=@lines.txt"], game) == {"board": {"lines": ["0 start", "1 mine"]}}
    Path("marked.txt").write_bytes(b"\xef\xbb\xbf0 start # \x0c\r\n1 mine")
    assert read_options(["board=@marked.txt"], game) == {"board": {"lines": ["0 start # \x0c", "1 mine"]}}
    Path("latin.txt").write_bytes("0 départ".encode("latin-1"))
    with pytest.raises(WrongUse, match="not text in UTF-8"):
        read_options(["board=@latin.txt"], game)
    assert read_options(["board=canyon"], game) == {"board": "canyon"}
    with pytest.raises(WrongUse, match=r"bad.json, line 2, column 4"):
        read_options(["board=@bad.json"], game)
    with pytest.raises(WrongUse, match=r"no file .*none.json"):
        read_options(["board=@none.json"], game)
    with pytest.raises(WrongOption, match="canyon"):
        read_options(["board=desert"], game)
