"""Options: how a table may change a game, declared once with type, default and range."""

from dataclasses import dataclass

from saloon.core.errors import WrongOption

OptionValue = bool | int | str | list[int] | dict[str, object]
Options = dict[str, OptionValue]  # complete and checked
Choice = int | str


@dataclass
class Option:
    """One option; the text `option-<name>` is its label, `.about` says what changes at the table."""

    name: str
    kind: str  # flag, number, choice, numbers, data
    default: OptionValue
    low: int = 0
    high: int = 0
    choices: tuple[Choice, ...] = ()  # each has a text `.choice-<value>`; for a number, only the values that have one
    length: int = 0  # how many numbers the list has that a choice also accepts
    scale: float = 1  # what people are shown for 1: 0.001 for milliseconds shown as seconds
    rare: bool = False  # shown only to people who ask for all options
    only_with: tuple[str, ...] = ()  # another option, then those of its words with which this one counts
    by_seats: tuple[tuple[int, int], ...] = ()  # by number of players: what the game takes if all else is as usual

    def range(self) -> str:
        """Describe what may be typed for this option."""
        if self.kind == "flag":
            return "true, false"
        if self.kind == "number":
            return f"{self.low}..{self.high}"
        if self.kind == "numbers":
            return f"[{self.low}..{self.high}, ...]"
        choices = [str(choice) for choice in self.choices]
        if self.length > 0:
            return ", ".join([*choices, f"[{self.length} times {self.low}..{self.high}]"])
        return ", ".join(choices if self.kind == "choice" else [*choices, "{...}"])

    def check(self, value: object) -> OptionValue:
        """Return the value if this option accepts it; raise WrongOption if not."""
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "number" and self._is_in_range(value):
            assert isinstance(value, int)
            return value
        is_bool = isinstance(value, bool)  # True equals 1, but is not a choice
        if self.kind == "choice" and not is_bool and isinstance(value, (int, str)) and value in self.choices:
            return value
        if self._takes_list() and isinstance(value, list) and self._is_list_in_range(value):
            return value
        if self.kind == "data" and (isinstance(value, dict) or (isinstance(value, str) and value in self.choices)):
            return value
        raise self.refuse(value)

    def parse(self, text: str) -> OptionValue:
        """Read a value typed by a person."""
        if self.kind == "flag" and text in ("true", "false"):
            return text == "true"
        if self.kind == "number" and _is_whole(text):
            return self.check(int(text))
        if self.kind == "choice":
            for choice in self.choices:
                if str(choice) == text:
                    return choice
        if self._takes_list():
            words = text.split(",") if text else []
            if all([_is_whole(word) for word in words]):
                return self.check([int(word) for word in words])
        return self.check(text)

    def refuse(self, value: object) -> WrongOption:
        """Make the error for a value that this option does not accept."""
        said = ", ".join([str(each) for each in value]) if isinstance(value, list) else str(value)
        return WrongOption(
            "option-value",
            f"option {self.name!r} does not take {value!r}; it takes {self.range()}",
            {"option": self.name, "value": said, "range": self.range()},
        )

    def _takes_list(self) -> bool:
        return self.kind == "numbers" or self.length > 0

    def _is_list_in_range(self, values: list[object]) -> bool:
        return self.length in (0, len(values)) and all([self._is_in_range(value) for value in values])

    def _is_in_range(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


def flag(name: str, default: bool, *, rare: bool = False, only_with: tuple[str, ...] = ()) -> Option:
    """Declare an option that is on or off."""
    return Option(name, "flag", default, rare=rare, only_with=only_with)


def number(
    name: str,
    default: int,
    low: int,
    high: int,
    *,
    named: tuple[int, ...] = (),
    scale: float = 1,
    rare: bool = False,
    only_with: tuple[str, ...] = (),
    by_seats: tuple[tuple[int, int], ...] = (),
) -> Option:
    """Declare an option that is a whole number; some values may have a text of their own."""
    option = Option(name, "number", default, low, high, named, scale=scale, rare=rare, only_with=only_with)
    option.by_seats = by_seats
    return option


def choice(name: str, *choices: Choice, rare: bool = False, only_with: tuple[str, ...] = ()) -> Option:
    """Declare an option that is one of some words or numbers, the default first."""
    return Option(name, "choice", choices[0], choices=choices, rare=rare, only_with=only_with)


def choice_or_numbers(name: str, choices: tuple[str, ...], low: int, high: int, length: int) -> Option:
    """Declare an option that is one of some words, the default first, or a list of so many whole numbers."""
    return Option(name, "choice", choices[0], low, high, choices, length)


def numbers(name: str, default: list[int], low: int, high: int, *, scale: float = 1, rare: bool = False) -> Option:
    """Declare an option that is a list of whole numbers; the game checks its length."""
    return Option(name, "numbers", default, low, high, scale=scale, rare=rare)


def data(name: str, *files: str, rare: bool = False) -> Option:
    """Declare an option that is a data file of the game, the default first, or an object that the game checks."""
    return Option(name, "data", files[0], choices=files, rare=rare)


def complete(declared: tuple[Option, ...], given: dict[str, object]) -> Options:
    """Check the options given and fill in the others."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise WrongOption(
                "option-unknown",
                f"no option is called {name!r}; there are: {', '.join(names) or 'none'}",
                {"option": name, "options": ", ".join(names) or "none"},
            )
    return {option.name: option.check(given.get(option.name, option.default)) for option in declared}


def _is_whole(text: str) -> bool:
    return text.removeprefix("-").isdecimal() and text.isascii()
