"""Loads texts, fills in names and numbers: the same Fluent files serve Python and the web."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from saloon import catalog
from saloon.core.action import Action
from saloon.core.errors import ErrorFacts, SaloonError
from saloon.core.event import Event, Fact
from saloon.core.game import Game, Why
from saloon.core.options import Option
from saloon.core.reading import LARGEST
from saloon.core.rules import Score
from saloon.language import LANGUAGES as LANGUAGES
from saloon.language import curled
from saloon.language import language as language

WORDS = Path(__file__).parent / "words"
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
        """Return the name of the game."""
        return self.say("title")

    def action(self, action: Action, names: list[str], reader: int | None = None) -> str:
        """Say what an action would do."""
        assert self.game is not None
        facts = dict(zip(self.game.verbs[action.verb], action.args, strict=True))
        return self.say(f"action-{action.verb.replace(' ', '-')}", **self._fill(facts, names, reader))

    def question(self, phase: str, stake: dict[str, int], names: list[str], reader: int, part: str = "") -> str:
        """Ask what a view asks of its seat, with the numbers it is about; or say a part of it, as `head`."""
        key = f"question-{phase}.{part}" if part else f"question-{phase}"
        return self.say(key, **self._fill(stake, names, reader))

    def answer(self, phase: str, stake: dict[str, int], action: Action, names: list[str], reader: int) -> str:
        """Say what an action would do as an answer; the game has words where the question gives it a price."""
        assert self.game is not None
        key = f"answer-{phase}-{action.verb}"
        if not self.has(key):
            return self.action(action, names, reader)
        facts = stake | dict(zip(self.game.verbs[action.verb], action.args, strict=True))
        return self.say(key, **self._fill(facts, names, reader))

    def event(self, event: Event, names: list[str], reader: int) -> str:
        """Tell an event to a reader, secrets to those who know them."""
        key = f"event-{event.kind.name}"
        if not event.is_whole_for(reader):
            key += "-public"
        return self.say(key, **self._fill(event.facts_for(reader), names, reader))

    def why_not(self, why: Why, names: list[str], reader: int) -> str:
        """Say why something cannot be played."""
        key, facts = why
        filled = self._fill(facts, names, reader)
        seats = facts.get("seats")
        if isinstance(seats, list):
            filled |= {"seats": self._listed([self._named(seat, names, reader) for seat in seats]), "count": len(seats)}
        return self.say(key, **filled)

    def reason(self, key: str, action: Action, names: list[str], reader: int) -> str:
        """Say a part of the rating by which an action is ahead of another; some verbs have words of their own."""
        assert self.game is not None
        own = f"{key}-{action.verb.replace(' ', '-')}"
        facts = dict(zip(self.game.verbs[action.verb], action.args, strict=True))
        return self.say(own if self.has(own) else key, **self._fill(facts, names, reader))

    def look(self, action: Action) -> str:
        """Name the text that says where to look for an action: `look-...` of the game, by a number or the verb."""
        assert self.game is not None
        numbers = self.game.verbs[action.verb]
        for key in (f"look-{action.verb.replace(' ', '-')}", *[f"look-{name}" for name in numbers]):
            if self.has(key):
                return key
        families = [self.game.facts.get(name) for name in numbers]
        return "look-hand" if "card" in families else "look-seats" if "seat" in families else "look-question"

    def counted(self, score: Score, part: int) -> int:
        """Return a part of a score as people count it: a penalty is negative, and told without its sign."""
        key = f"score-{part}.counts"
        is_against = self.has(key) and self.say(key, parts=len(score)) == "against"
        return -score[part - 1] if is_against else score[part - 1]

    def error(self, error: SaloonError) -> str:
        """Explain a refusal; games and options are called by the names that people know."""
        facts: dict[str, object] = {name: _short(fact) for name, fact in error.facts.items()}
        if facts.get("game") in catalog.names():
            facts["game"] = Texts(self.lang, catalog.game(str(facts["game"]))).title()
        if "levels" in facts:
            facts["levels"] = ", ".join([self._level(name) for name in str(facts["levels"]).split(", ")])
        options = {option.name: option for option in self.game.options} if self.game else {}
        if facts.get("option") in options:
            facts |= self._option_facts(options[str(facts["option"])], error.facts)
        return self.say(f"error-{error.reason}", **facts)

    def _level(self, name: str) -> str:
        """Name a bot as it is typed, and as people call it where that is another word."""
        called = self.say(f"level-{name}") if self.has(f"level-{name}") else name
        return name if called.casefold() == name else f"{name} ({called})"

    def _option_facts(self, option: Option, facts: ErrorFacts) -> dict[str, object]:
        numbers = [name for name in ("low", "high", "value") if isinstance(facts.get(name), int)]
        said = {name: self.number(option, int(facts[name])) for name in numbers}
        return {**said, "option": self.label(option), "range": self.range(option)}

    # Options

    def label(self, option: Option) -> str:
        """Name an option."""
        return self.say(f"option-{option.name}")

    def about(self, option: Option) -> str:
        """Say what an option changes at the table."""
        return self.say(f"option-{option.name}.about")

    def value(self, option: Option, value: object) -> str:
        """Say a value of an option in words."""
        key = f"option-{option.name}.choice-{str(value).lower()}"
        if isinstance(value, str | int) and self.has(key):
            return self.say(key)
        if isinstance(value, bool):
            return self.say("value-yes" if value else "value-no")
        if isinstance(value, int):
            return self.number(option, value)
        if option.kind == "numbers" and isinstance(value, list):
            return ", ".join(self.number(option, each) for each in value) or self.say("value-none")
        return self.say("value-own")

    def number(self, option: Option, value: int) -> str:
        """Say a number of an option in the unit that people use."""
        key, shown = f"option-{option.name}.value", value if option.scale == 1 else round(value * option.scale, 3)
        return self.say(key if self.has(key) else "value-number", number=shown)

    def range(self, option: Option) -> str:
        """Say in words which values an option takes; a game says it itself where that depends on the table."""
        choices = [self.value(option, each) for each in values(option)]
        if self.has(f"option-{option.name}.range"):
            choices.append(self.say(f"option-{option.name}.range"))
        elif option.kind in ("number", "numbers"):
            low, high = self.number(option, option.low), self.number(option, option.high)
            choices.append(self.say("value-range", low=low, high=high))
        if option.kind == "data" or option.length > 0:
            choices.append(self.say("value-own"))
        return ", ".join(choices)

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
            if kind == "seat" and isinstance(value, list):
                filled[fact] = self._listed([self._named(seat, names, reader) for seat in value])
            elif kind == "seat":
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

    def _named(self, seat: int | list[int], names: list[str], reader: int | None) -> str:
        assert isinstance(seat, int)
        return self.say("seat-you") if seat == reader else names[seat]

    def _listed(self, names: list[str]) -> str:
        """Join names as people say them: "Ada, Bill et Doc"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("listed", names=", ".join(names[:-1]), last=names[-1])


def values(option: Option) -> list[bool | int | str]:
    """List the values of an option that have words of their own."""
    return [False, True] if option.kind == "flag" else list(option.choices)


def _short(fact: int | str) -> int | str:
    """Cut what is too long to be read; Fluent itself refuses a thousand characters, and numbers of 28 digits."""
    if isinstance(fact, int) and not -LARGEST < fact < LARGEST:
        fact = str(fact)
    return fact[: LONGEST_FACT - 1] + "…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


def files_of(game: str, lang: str) -> list[Path]:
    """List the files with the texts of a game: what it says, and what it teaches if it does."""
    folder = catalog.folder(game) / "texts"
    teaching = folder / f"learning.{lang}.ftl"
    return [folder / f"{lang}.ftl", *([teaching] if teaching.is_file() else [])]


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    files = [WORDS / f"{lang}.ftl"]
    if game is not None:
        files += files_of(game, lang)
    for file in files:
        bundle.add_resource(FluentResource(curled(file.read_text(encoding="utf-8"))))
    return bundle


def rules_page(game: str, lang: str) -> str:
    """Return the rules of a game in our own words, as Markdown."""
    return curled((catalog.folder(game) / "texts" / f"rules.{lang}.md").read_text(encoding="utf-8"))
