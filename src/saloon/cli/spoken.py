"""Options as people say them: `Fin de la partie=Donnes comptées`, or the name of ready-made rules alone."""

from saloon.core.game import PRESET, Game
from saloon.core.options import Option
from saloon.language import LANGUAGES
from saloon.texts import Texts, values


def written(text: str, game: Game) -> str:
    """Return `name=value` for an option that was typed in words of either language; anything else as it is."""
    label, sign, value = text.partition("=")
    if label in (PRESET, *[option.name for option in game.options]):
        return text
    spoken = [Texts(lang, game) for lang in LANGUAGES]
    for option in game.options:
        if sign and any(_same(texts.label(option), label) for texts in spoken):
            return f"{option.name}={_value(spoken, option, value)}"
    for name in game.presets:
        if any(_same(texts.say(f"preset-{name}"), text) for texts in spoken):
            return f"{PRESET}={name}"
    return text


def as_typed(value: object) -> str:
    """Write a value of an option as it is typed after its name."""
    if isinstance(value, list):
        return ",".join(str(each) for each in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(spoken: list[Texts], option: Option, said: str) -> str:
    for value in values(option):
        if any(_same(texts.value(option, value), said) for texts in spoken):
            return as_typed(value)
    return ",".join(_number(option, each) for each in said.split(";")) if option.scale != 1 else said


def _number(option: Option, said: str) -> str:
    """Turn a number in the unit that people use into the unit of the rules; leave anything else as it is."""
    try:
        return str(round(float(said.replace(",", ".")) / option.scale))
    except (ValueError, OverflowError):
        return said


def _same(one: str, other: str) -> bool:
    return _plain(one) == _plain(other)


def _plain(text: str) -> str:
    return " ".join(text.replace("’", "'").casefold().split())
