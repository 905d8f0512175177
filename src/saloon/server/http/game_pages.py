"""Game pages: everything that a client needs to show and play a game that it does not know."""

from functools import cache
from importlib.metadata import version

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from msgspec.structs import asdict

from saloon import catalog
from saloon.bots.levels import LEVELS
from saloon.core.game import Game
from saloon.core.options import Option, complete
from saloon.engine import engine
from saloon.language import LANGUAGES
from saloon.learning import has_lesson, tips_of
from saloon.puzzles import has_puzzles, puzzles_of
from saloon.server.http.bodies import (
    ChoiceFacts,
    EventFacts,
    GameLine,
    GamePage,
    HouseFacts,
    OptionFacts,
    PlayersFacts,
    PresetFacts,
    Privacy,
    Titled,
    Words,
)
from saloon.server.socket.messages import PROTOCOL
from saloon.texts import WORDS, Texts, files_of, rules_page, values


def house(address: str | None, beat_seconds: float) -> HouseFacts:
    """Describe this server."""
    return HouseFacts(
        version=version("saloon"),
        engine=engine(),
        languages=list(LANGUAGES),
        levels=[Titled(name, _both(f"level-{name}")) for name in LEVELS],
        protocol=PROTOCOL,
        address=address,
        beat_seconds=beat_seconds,
    )


@cache
def privacy(keep_days: float) -> Privacy:
    """Tell in every language what a house keeps of people that removes finished matches after so many days."""
    return Privacy(
        page=Words(*[_privacy_page(lang) for lang in LANGUAGES]),
        keeping=Words(*[_keeping(keep_days, lang) for lang in LANGUAGES]),
    )


def _privacy_page(lang: str) -> str:
    return (WORDS / f"privacy.{lang}.md").read_text(encoding="utf-8")


def _keeping(days: float, lang: str) -> str:
    return Texts(lang).say("privacy-days", days=days) if days else Texts(lang).say("privacy-always")


@cache
def games() -> list[GameLine]:
    """List the games."""
    return [_line(catalog.game(name)) for name in catalog.names()]


@cache
def game(name: str) -> GamePage:
    """Describe a game; raise UnknownGame if there is none of that name."""
    found = catalog.game(name)
    return GamePage(
        **asdict(_line(found)),
        timed=list(found.timed()),
        levels=LEVELS,
        options=[_option(option, found) for option in found.options],
        presets=[_preset(name, found) for name in found.presets],
        verbs={verb: list(numbers) for verb, numbers in found.verbs.items()},
        facts=found.facts,
        events=[
            EventFacts(kind.name, list(kind.facts), list(kind.secret), kind.reveals, kind.beat) for kind in found.events
        ],
        families=_families(found),
        tips=tips_of(name),
        texts=Words(*[_source(found, lang) for lang in LANGUAGES]),
        rules=Words(*[_rules(found, lang) for lang in LANGUAGES]),
    )


def _line(found: Game) -> GameLine:
    return GameLine(
        name=found.name,
        version=found.version,
        title=_both("title", found),
        pitch=_both("pitch", found),
        players=PlayersFacts(*found.seats, found.most_seats()),
        has_clock=found.realtime is not None,
        has_lesson=has_lesson(found.name),
        puzzles=len(puzzles_of(found.name).puzzles) if has_puzzles(found.name) else 0,
    )


def _option(option: Option, found: Game) -> OptionFacts:
    return OptionFacts(
        name=option.name,
        kind=option.kind,
        default=option.default,
        low=option.low,
        high=option.high,
        scale=option.scale,
        rare=option.rare,
        only_with=list(option.only_with),
        by_seats=[list(limits) for limits in option.by_seats],
        label=_both(f"option-{option.name}", found),
        about=_both(f"option-{option.name}.about", found),
        choices=[
            ChoiceFacts(value, Words(*[Texts(lang, found).value(option, value) for lang in LANGUAGES]))
            for value in values(option)
        ],
    )


def _preset(name: str, found: Game) -> PresetFacts:
    return PresetFacts(
        name=name,
        title=_both(f"preset-{name}", found),
        about=_both(f"preset-{name}.about", found),
        options=complete(found.options, {**found.presets[name]}),
    )


def _families(found: Game) -> dict[str, list[str]]:
    """List, for each family of texts, the numbers that have one."""
    families = sorted({family for family in found.facts.values() if family != "seat"})
    messages = [entry.id.name for entry in FluentResource(_source(found, "en")).body if isinstance(entry, Message)]
    split = [message.rpartition("-") for message in messages]
    return {
        family: [number for name, _, number in split if name == family and number.isdecimal()] for family in families
    }


def _rules(found: Game, lang: str) -> str:
    """Return the rules of a game as a text; "" for a game that is still being written."""
    try:
        return rules_page(found.name, lang)
    except FileNotFoundError:
        return ""


def _both(key: str, found: Game | None = None) -> Words:
    return Words(*[Texts(lang, found).say(key) for lang in LANGUAGES])


def _source(found: Game, lang: str) -> str:
    files = [WORDS / f"{lang}.ftl", *files_of(found.name, lang)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
