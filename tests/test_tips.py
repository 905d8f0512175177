"""Every verb, every kind of event and every phase of every game has its rule in one sentence, and its chapter."""

import re
import unicodedata
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from saloon import catalog
from saloon.core.game import Game
from saloon.language import LANGUAGES
from saloon.learning import tips_of
from saloon.texts import Texts

every_game = pytest.mark.parametrize("game", [catalog.game(name) for name in catalog.names()], ids=catalog.names())
every_language = pytest.mark.parametrize("lang", LANGUAGES)
LONGEST = 125  # characters; it is read in passing


def keys(file: Path) -> list[str]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


def phases(game: Game) -> list[str]:
    """List the phases that a game has words for."""
    found = keys(catalog.folder(game.name) / "texts/en.ftl")
    return [key.removeprefix("phase-") for key in found if key.startswith("phase-")]


def anchor(title: str) -> str:
    """Name a chapter of the rules as the page does (vite.config.ts)."""
    plain = unicodedata.normalize("NFD", title.replace("'", "&#39;").lower())
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


@every_game
def test_every_verb_event_and_phase_has_its_tip(game: Game) -> None:
    verbs = [f"verb {verb}" for verb in game.verbs]
    events = [f"event {kind.name}" for kind in game.events]

    assert sorted(tips_of(game.name)) == sorted([*verbs, *events, *[f"phase {phase}" for phase in phases(game)]])


@every_game
@every_language
def test_a_tip_is_one_short_sentence(game: Game, lang: str) -> None:
    texts = Texts(lang, game)

    for key in tips_of(game.name).values():
        assert 10 < len(texts.say(f"tip-{key}")) <= LONGEST, texts.say(f"tip-{key}")


@every_game
@every_language
def test_a_tip_leads_to_a_chapter_of_the_rules(game: Game, lang: str) -> None:
    page = (catalog.folder(game.name) / f"texts/rules.{lang}.md").read_text(encoding="utf-8")
    chapters = {anchor(title) for title in re.findall(r"^## (.*)$", page, re.MULTILINE)}

    assert {Texts(lang, game).say(f"tip-{key}.anchor") for key in tips_of(game.name).values()} <= chapters


@every_game
@every_language
def test_nothing_is_written_that_nobody_learns(game: Game, lang: str) -> None:
    written = keys(catalog.folder(game.name) / f"texts/learning.{lang}.ftl")

    assert {f"tip-{key}" for key in tips_of(game.name).values()} == {key for key in written if key.startswith("tip-")}
