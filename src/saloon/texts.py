"""Loads texts, fills in names and numbers: the same Fluent files serve Python and the web."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from saloon import catalog
from saloon.core.action import Action
from saloon.core.errors import SaloonError
from saloon.core.event import Event, Fact
from saloon.core.game import Game
from saloon.core.options import Option
from saloon.language import LANGUAGES as LANGUAGES
from saloon.language import language as language

HOUSE = Path(__file__).parent / "house"
LONGEST_FACT = 300  # characters


class Texts:
    """The words of the house in one language, and those of a game if one is given."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self.lang = lang
        self.game = game
        self._bundle = _bundle(lang, game.name if game else None)

    def has(self, key: str) -> bool:
        """Tell whether there is a text of that name; `name.part` asks for an attribute."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, **facts: object) -> str:
        """Say a text; a missing one is a mistake of ours."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)

    def title(self) -> str:
        """Give the name of the game."""
        return self.say("title")

    def action(self, action: Action, names: list[str], reader: int | None = None) -> str:
        """Say what an action would do."""
        assert self.game is not None
        facts = dict(zip(self.game.verbs[action.verb], action.args, strict=True))
        return self.say(f"action-{action.verb.replace(' ', '-')}", **self._fill(facts, names, reader))

    def event(self, event: Event, names: list[str], reader: int) -> str:
        """Tell an event to a reader, secrets to those who know them."""
        key = f"event-{event.kind.name}"
        if not event.is_whole_for(reader):
            key += "-public"
        return self.say(key, **self._fill(event.facts_for(reader), names, reader))

    def error(self, error: SaloonError) -> str:
        """Explain a refusal."""
        return self.say(f"error-{error.reason}", **{name: _short(fact) for name, fact in error.facts.items()})

    def option(self, option: Option) -> str:
        """Explain an option."""
        return self.say(f"option-{option.name}")

    def family(self, kind: str, value: object, attribute: str = "") -> str:
        """Name a card or another thing that has a number."""
        key = f"{kind}-{value}"
        return self.say(f"{key}.{attribute}" if attribute and self.has(f"{key}.{attribute}") else key)

    def _fill(self, facts: dict[str, Fact] | dict[str, int], names: list[str], reader: int | None) -> dict[str, object]:
        """Turn numbers into names; `who` tells whether the reader is the one who acts, the target, or neither."""
        assert self.game is not None
        filled: dict[str, object] = {"who": "other"}
        for fact, value in facts.items():
            kind = self.game.facts.get(fact)
            if kind == "seat":
                assert isinstance(value, int)
                filled[fact] = names[value]
                if value == reader and filled["who"] == "other":
                    filled["who"] = "you" if fact == "seat" else fact
            elif kind is None:
                filled[fact] = value
            elif isinstance(value, list):
                filled[fact] = ", ".join(self.family(kind, each) for each in value)
            else:
                filled[fact] = self.family(kind, value)
                filled[f"the_{fact}"] = self.family(kind, value, "the")
        return filled


def _short(fact: int | str) -> int | str:
    """Cut what is too long to be read; Fluent itself refuses a thousand characters."""
    return fact[: LONGEST_FACT - 1] + "…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    files = [HOUSE / f"{lang}.ftl"]
    if game is not None:
        files.append(catalog.folder(game) / "texts" / f"{lang}.ftl")
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def rules_page(game: str, lang: str) -> str:
    """Give the rules of a game in our own words, as Markdown."""
    return (catalog.folder(game) / "texts" / f"rules.{lang}.md").read_text(encoding="utf-8")
