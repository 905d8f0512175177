"""Every word the house can say exists in both languages, and says only what it is told."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from saloon import catalog
from saloon.bots.levels import names
from saloon.cli.words import words
from saloon.core.errors import SaloonError
from saloon.core.game import Game
from saloon.core.match import begin
from saloon.language import curled
from saloon.texts import LANGUAGES, WORDS, Texts, values

SOURCE = WORDS.parent
OF_EACH_GAME = [f"games/{name}/texts/{part}{{lang}}.ftl" for name in catalog.names() for part in ("", "learning.")]
FILES = ["words/{lang}.ftl", "words/help.{lang}.ftl", *OF_EACH_GAME]
OF_GAMES = ("pitch", "score")  # what the command line takes from a game

every_game = pytest.mark.parametrize("game", [catalog.game(name) for name in catalog.names()], ids=catalog.names())
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_file = pytest.mark.parametrize("file", FILES)


@cache
def messages(file: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)], f"{file} is no Fluent"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found), f"{file} says something twice"
    return {message.id.name: message for message in found}


def variables(message: ftl.Message) -> set[str]:
    return set(re.findall(r"[{(,] *\$([\w-]+)", FluentSerializer().serialize_entry(message)))  # "$8" is money


def of_game(game: Game, lang: str) -> dict[str, ftl.Message]:
    return messages(SOURCE / f"games/{game.name}/texts/{lang}.ftl")


def filled(game: Game, facts: tuple[str, ...]) -> set[str]:
    """Name what a sentence may use: the facts, `the_` forms of named things, and who reads."""
    return {*facts, "who", *[f"the_{fact}" for fact in facts if game.facts.get(fact, "seat") != "seat"]}


def sources() -> dict[Path, ast.Module]:
    files = [file for file in SOURCE.rglob("*.py") if "tests" not in file.parts]
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}


def refusals() -> Iterator[tuple[Path, str, set[str] | None]]:
    """Find every error that is made: the file, the reason, and the facts where they are written out."""
    trees = sources()
    known = error_classes(trees)
    for file, tree in trees.items():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in known and call.args:
                facts = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
                for reason in constants(call.args[0]):
                    yield file, reason, keys(facts)


def error_classes(trees: dict[Path, ast.Module]) -> set[str]:
    classes = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    known = {"SaloonError"}
    for _ in classes:
        known |= {c.name for c in classes if {b.id for b in c.bases if isinstance(b, ast.Name)} & known}
    return known


def constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    assert isinstance(node, ast.Constant), f"the reason {ast.unparse(node)} is not written out"
    return [str(node.value)]


def keys(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


REFUSALS = sorted(refusals(), key=lambda each: (str(each[0]), each[1]))


@every_file
def test_both_languages_say_the_same_things(file: str) -> None:
    french, english = [messages(SOURCE / file.format(lang=lang)) for lang in LANGUAGES]

    assert list(french) == list(english)
    for key in french:
        effects = [[part for part in each[key].attributes if part.id.name == "effect"] for each in (french, english)]
        assert len(effects[0]) == len(effects[1]), key


@every_language
@pytest.mark.parametrize(("file", "reason", "facts"), REFUSALS, ids=[reason for _, reason, _ in REFUSALS])
def test_a_refusal_has_words_for_its_facts(file: Path, reason: str, facts: set[str] | None, lang: str) -> None:
    part = file.relative_to(SOURCE).parts
    where = f"games/{part[1]}/texts/{lang}.ftl" if part[0] == "games" else f"words/{lang}.ftl"
    known = messages(SOURCE / where)

    assert f"error-{reason}" in known
    if facts is not None:
        assert variables(known[f"error-{reason}"]) <= facts


@every_game
@every_language
def test_a_game_has_a_title_a_pitch_and_rules(game: Game, lang: str) -> None:
    assert {"title", "pitch"} <= of_game(game, lang).keys()
    assert len((SOURCE / f"games/{game.name}/texts/rules.{lang}.md").read_text(encoding="utf-8")) > 500


@every_game
@every_language
def test_every_verb_has_words_for_its_numbers(game: Game, lang: str) -> None:
    known = of_game(game, lang)

    for verb, numbers in game.verbs.items():
        assert variables(known[f"action-{verb.replace(' ', '-')}"]) <= filled(game, numbers), verb


@every_game
@every_language
def test_every_event_has_words_for_those_who_know_and_for_the_others(game: Game, lang: str) -> None:
    known = of_game(game, lang)

    for kind in game.events:
        assert variables(known[f"event-{kind.name}"]) <= filled(game, kind.facts + kind.secret), kind.name
        assert (f"event-{kind.name}-public" in known) == bool(kind.secret), kind.name
        if kind.secret:
            assert variables(known[f"event-{kind.name}-public"]) <= filled(game, kind.facts), kind.name


@every_game
@every_language
def test_every_named_thing_has_words(game: Game, lang: str) -> None:
    known = of_game(game, lang)
    families = {family for family in game.facts.values() if family != "seat"}

    for family in families:
        numbers = sorted(int(key.rpartition("-")[2]) for key in known if re.fullmatch(rf"{family}-\d+", key))
        assert numbers, family
        assert numbers == list(range(numbers[0], numbers[-1] + 1)), family


@every_game
@every_language
def test_every_part_of_a_score_has_a_name_and_says_how_it_breaks_ties(game: Game, lang: str) -> None:
    texts, known = Texts(lang, game), of_game(game, lang)
    lengths = [len(game.rules.scores(begin(game, game.seats[0], options, 1).state)[0]) for options in forms(game)]

    for parts in lengths:
        for part in range(1, parts + 1):
            assert texts.say(f"score-{part}", parts=parts)
            assert texts.has(f"score-{part}.decides") == (part > 1)
            assert part == 1 or texts.say(f"score-{part}.decides", parts=parts)
            if texts.has(f"score-{part}.counts"):
                assert texts.say(f"score-{part}.counts", parts=parts) in ("for", "against")
            if texts.has(f"score-{part}.value"):
                assert texts.say(f"score-{part}.value", value=0, place=1) == "1"
        assert not texts.has("score") or texts.say("score", score=3, parts=parts)
    assert {key for key in known if re.fullmatch(r"score-\d+", key)} == {f"score-{n + 1}" for n in range(max(lengths))}


def forms(game: Game) -> list[dict[str, object]]:
    """List options that show a game in all its forms: each value of each option that has few."""
    few: dict[str, list[object]] = {"flag": [False, True], "number": [1, 2, 3]}
    wishes = [{option.name: value} for option in game.options for value in few.get(option.kind, option.choices)]
    return [{}, *[wish for wish in wishes if _is_taken(game, wish, game.seats[0])]]


def _is_taken(game: Game, wish: dict[str, object], seats: int) -> bool:
    try:
        game.settle(seats, wish)
    except SaloonError:
        return False
    return True


@every_game
@every_language
def test_every_action_of_the_catalogue_can_be_said(game: Game, lang: str) -> None:
    texts = Texts(lang, game)
    seats = game.seats[1]
    names = [f"P{seat}" for seat in range(seats + 1)]

    for action in game.numbering(seats, game.settle(seats, {})).actions:
        assert texts.action(action, names)
        assert texts.action(action, names, 0)


@every_game
@every_language
def test_every_phase_says_what_is_asked(game: Game, lang: str) -> None:
    known = of_game(game, lang)
    match = begin(game, game.seats[0], {}, 1)

    for phase in {game.rules.view(match.state, 0).phase, *phases(game)} - {""}:
        assert f"phase-{phase}" in known


def phases(game: Game) -> set[str]:
    """Collect the phases that are written into the sources of a game."""
    folder = SOURCE / "games" / game.name
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.glob("*.py")]
    named = {
        target.id: node.value.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in ([node.target] if isinstance(node, ast.AnnAssign) else node.targets)
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }
    assigned = [
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute) and target.attr == "phase"
    ]
    words = {named.get(value.id) if isinstance(value, ast.Name) else None for value in assigned}
    words |= {value.value for value in assigned if isinstance(value, ast.Constant)}
    return {str(word) for word in words if word}


@every_language
def test_every_bot_has_a_name(lang: str) -> None:
    known = messages(WORDS / f"{lang}.ftl")

    assert [bot for game in catalog.names() for bot in names() if f"level-{bot}" not in known] == []


@every_language
def test_every_text_that_the_command_line_asks_for_exists_and_gets_its_facts(lang: str) -> None:
    known = messages(WORDS / f"{lang}.ftl")
    asked: set[str] = set()

    for key, facts in said_in_source():
        asked.add(key)
        assert key in known, key
        assert variables(known[key]) <= facts, key

    assert {"play-prompt", "end-winners", "simulate-line"} <= asked


def said_in_source() -> Iterator[tuple[str, set[str]]]:
    """Find what the command line says: `say` and `words` with a key that is written out, and the facts they give."""
    trees = [tree for file, tree in sources().items() if file.parent.name == "cli"]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    for call in calls:
        key = call.args[0]
        is_said = isinstance(call.func, ast.Attribute) and call.func.attr in ("say", "words", "_read")
        if is_said and isinstance(key, ast.Constant) and key.value not in OF_GAMES:
            yield str(key.value), {str(word.arg) for word in call.keywords}


@every_language
def test_the_quick_reading_of_help_pages_is_what_fluent_reads(lang: str) -> None:
    known = messages(WORDS / f"help.{lang}.ftl")

    read = {}
    for key, message in known.items():
        assert message.value is not None
        assert [type(element) for element in message.value.elements] == [ftl.TextElement], key
        read[key] = curled(message.value.elements[0].value)

    assert words(lang) == read


@every_file
def test_french_has_a_space_that_does_not_break_before_double_signs(file: str) -> None:
    text = (SOURCE / file.format(lang="fr")).read_text(encoding="utf-8")
    lines = [line.partition(" = ")[2] or line for line in text.splitlines() if not line.startswith("#")]

    wrong = [line for line in lines if re.search(r"(^.*[^\u00a0\u202f(])[;!?:»](\s|$)|«[^\u00a0\u202f]", line)]

    assert wrong == []


@every_language
@every_game
def test_every_option_has_a_label_a_sentence_and_words_for_its_values(game: Game, lang: str) -> None:
    texts, known = Texts(lang, game), of_game(game, lang)

    for option in game.options:
        named = {part.id.name for part in known[f"option-{option.name}"].attributes}
        worded = {name for name in named if name.startswith("choice-")}
        choices = {f"choice-{str(value).lower()}" for value in values(option)}
        assert 1 <= len(texts.label(option).split()) <= 4, option.name
        assert texts.about(option).endswith("."), option.name
        assert worded == choices or (option.kind == "flag" and not worded), option.name
        assert named - worded <= {"about", "value", "range"}, option.name
        assert "value" in named or option.kind not in ("number", "numbers") or option.choices, option.name
        assert texts.range(option), option.name
    assert {key for key in known if key.startswith("option-")} == {f"option-{each.name}" for each in game.options}


@every_language
@every_game
def test_every_preset_has_a_title_and_a_sentence_and_the_first_is_what_is_usual(game: Game, lang: str) -> None:
    texts, known = Texts(lang, game), of_game(game, lang)

    assert 2 <= len(game.presets) <= 5
    assert next(iter(game.presets.values())) == {}
    for name in game.presets:
        assert 1 <= len(texts.say(f"preset-{name}").split()) <= 4, name
        assert texts.say(f"preset-{name}.about").endswith("."), name
    assert {key for key in known if key.startswith("preset-")} == {f"preset-{name}" for name in game.presets}


@every_game
def test_every_preset_can_be_played_and_is_recognised(game: Game) -> None:
    for name in game.presets:
        tables = [
            seats for seats in range(game.seats[0], game.seats[1] + 1) if _is_taken(game, {"preset": name}, seats)
        ]
        assert tables, name
        assert game.nearest_preset(game.settle(tables[0], {"preset": name})) == (name, []), name


@every_language
@every_game
def test_no_text_for_people_shows_an_identifier(game: Game, lang: str) -> None:
    """Names of options and of their values are for programs and for the command line alone."""
    rules = (SOURCE / f"games/{game.name}/texts/rules.{lang}.md").read_text(encoding="utf-8")
    house = said_to_people(messages(WORDS / f"{lang}.ftl"))

    wrong = [text for text in [*said_to_people(of_game(game, lang)), rules, *house] if re.search(r"\w_\w", text)]

    assert wrong == []
    assert [text for text in about_options(of_game(game, lang)) if re.search(r"\bms\b|\b(true|false)\b", text)] == []


def said_to_people(known: dict[str, ftl.Message]) -> list[str]:
    """List what texts say, without the names of their facts and of other texts."""
    written = [FluentSerializer().serialize_entry(message).partition("=")[2] for message in known.values()]
    return [re.sub(r"\.[\w-]+ =|\$[\w-]+|\*?\[[\w-]+\]|\{ [\w.-]+ \}", "", text) for text in written]


def about_options(known: dict[str, ftl.Message]) -> list[str]:
    return said_to_people({key: known[key] for key in known if key.startswith(("option-", "preset-"))})
