"""The shelf: everything a client needs to show and play a game that it has never heard of."""

import re
from functools import cache
from importlib.metadata import version
from typing import Any

from saloon import catalog
from saloon.core.game import Game
from saloon.core.options import Option
from saloon.engine import engine
from saloon.language import LANGUAGES
from saloon.server.messages import PROTOCOL
from saloon.table.levels import HOUSE, levels
from saloon.texts import HOUSE as HOUSE_TEXTS
from saloon.texts import Texts, rules_page

Facts = dict[str, Any]


def house() -> Facts:
    """Tell what this house is."""
    names = list(dict.fromkeys([*HOUSE, *[level for name in catalog.names() for level in levels(catalog.game(name))]]))
    return {
        "version": version("saloon"),
        "engine": engine(),
        "languages": list(LANGUAGES),
        "levels": [{"name": name, "title": _both(f"level-{name}")} for name in names],
        "protocol": PROTOCOL,
    }


@cache
def games() -> list[Facts]:
    """List the games."""
    return [_summary(catalog.game(name)) for name in catalog.names()]


@cache
def game(name: str) -> Facts:
    """Tell everything about a game; raise UnknownGame if there is none of that name."""
    found = catalog.game(name)
    return {
        **_summary(found),
        "timed": list(found.timed),
        "levels": levels(found),
        "options": [_option(option, found) for option in found.options],
        "presets": found.presets,
        "verbs": {verb: list(numbers) for verb, numbers in found.verbs.items()},
        "facts": found.facts,
        "events": [
            {"name": kind.name, "facts": list(kind.facts), "secret": list(kind.secret), "reveals": kind.reveals}
            for kind in found.events
        ],
        "families": _families(found),
        "texts": {lang: _sources(found, lang) for lang in LANGUAGES},
        "rules": {lang: _rules(found, lang) for lang in LANGUAGES},
    }


def _summary(found: Game) -> Facts:
    low, high = found.seats
    return {
        "name": found.name,
        "version": found.version,
        "title": _both("title", found),
        "pitch": _both("pitch", found),
        "players": {"low": low, "high": high, "most": found.most_seats()},
        "has_clock": found.has_clock,
    }


def _option(option: Option, found: Game) -> Facts:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "low": option.low,
        "high": option.high,
        "choices": list(option.choices),
        "text": _both(f"option-{option.name}", found),
    }


def _families(found: Game) -> dict[str, list[str]]:
    """List, for each family of texts, the numbers that have one."""
    source = _sources(found, "en")
    families = sorted({family for family in found.facts.values() if family != "seat"})
    return {family: re.findall(rf"^{re.escape(family)}-(\d+)\s*=", source, re.MULTILINE) for family in families}


def _rules(found: Game, lang: str) -> str:
    """Give the rules of a game in words; one that is still being written has none."""
    try:
        return rules_page(found.name, lang)
    except FileNotFoundError:
        return ""


def _both(key: str, found: Game | None = None) -> dict[str, str]:
    return {lang: Texts(lang, found).say(key) for lang in LANGUAGES}


def _sources(found: Game, lang: str) -> str:
    files = [HOUSE_TEXTS / f"{lang}.ftl", catalog.folder(found.name) / "texts" / f"{lang}.ftl"]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
