"""Reader: reads plain data (a saved state, options), with errors that name what is wrong."""

from typing import Final

from saloon.core.errors import WrongData

WANTED: Final = {
    "object": "an object",
    "list": "a list",
    "number": "a whole number",
    "flag": "true or false",
    "text": "a text",
}
LARGEST: Final = 10**15  # numbers in a file stay below it, so that everybody reads them alike


class Reader:
    """Reads typed fields out of plain data; raises WrongData, naming the field and what would be right."""

    def __init__(self, data: object, where: str = "") -> None:
        if not isinstance(data, dict):
            raise _wrong(where or "data", "object", data)
        self._data: dict[str, object] = data
        self._where = where

    def has(self, name: str) -> bool:
        """Tell whether there is a field of that name."""
        return name in self._data

    def number(self, name: str) -> int:
        """Read a whole number."""
        return _number(self._field(name), self._path(name))

    def flag(self, name: str) -> bool:
        """Read true or false."""
        value = self._field(name)
        if not isinstance(value, bool):
            raise _wrong(self._path(name), "flag", value)
        return value

    def word(self, name: str) -> str:
        """Read a text."""
        value = self._field(name)
        if not isinstance(value, str):
            raise _wrong(self._path(name), "text", value)
        if any([0xD800 <= ord(sign) <= 0xDFFF for sign in value]):
            raise WrongData("data-text", f"{self._path(name)} is no text in UTF-8", {"field": self._path(name)})
        return value

    def numbers(self, name: str) -> list[int]:
        """Read a list of whole numbers."""
        return _numbers(self._field(name), self._path(name))

    def flags(self, name: str) -> list[bool]:
        """Read a list of booleans."""
        values: list[bool] = []
        for value in _items(self._field(name), self._path(name)):
            if not isinstance(value, bool):
                raise _wrong(f"{self._path(name)}[{len(values)}]", "flag", value)
            values.append(value)
        return values

    def rows(self, name: str) -> list[list[int]]:
        """Read a list of lists of whole numbers."""
        path = self._path(name)
        return [_numbers(row, f"{path}[{i}]") for i, row in enumerate(_items(self._field(name), path))]

    def table(self, name: str) -> dict[str, object]:
        """Read an object without checking what is in it."""
        return self.part(name)._data

    def whole(self) -> dict[str, object]:
        """Return all of it, without checking what is in it."""
        return self._data

    def items(self, name: str) -> list[object]:
        """Read a list without checking what is in it."""
        return _items(self._field(name), self._path(name))

    def part(self, name: str) -> "Reader":
        """Read an object inside this one."""
        return Reader(self._field(name), self._path(name))

    def parts(self, name: str) -> list["Reader"]:
        """Read a list of objects."""
        path = self._path(name)
        return [Reader(part, f"{path}[{i}]") for i, part in enumerate(_items(self._field(name), path))]

    def _field(self, name: str) -> object:
        if name not in self._data:
            raise WrongData("data-missing", f"the field {self._path(name)!r} is missing", {"field": self._path(name)})
        return self._data[name]

    def _path(self, name: str) -> str:
        return f"{self._where}.{name}" if self._where else name


def _items(value: object, path: str) -> list[object]:
    if not isinstance(value, list):
        raise _wrong(path, "list", value)
    return value


def _numbers(value: object, path: str) -> list[int]:
    return [_number(item, f"{path}[{i}]") for i, item in enumerate(_items(value, path))]


def _number(value: object, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _wrong(path, "number", value)
    if not -LARGEST < value < LARGEST:
        raise _too_large(path, LARGEST)
    return value


def check_numbers(value: object, most: int, where: str = "") -> None:
    """Raise WrongData if a whole number anywhere in plain data is larger than a table can hold, or as negative."""
    if isinstance(value, dict):
        for name in value:
            check_numbers(value[name], most, f"{where}.{name}" if where else str(name))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            check_numbers(item, most, f"{where}[{place}]")
    elif isinstance(value, int) and not -most <= value <= most:
        raise _too_large(where, most)


def _too_large(path: str, most: int) -> WrongData:
    return WrongData("data-large", f"{path} must be a number between {-most} and {most}", {"field": path, "high": most})


def _wrong(path: str, wanted: str, value: object) -> WrongData:
    return WrongData(
        "data-field",
        f"{path} must be {WANTED[wanted]}, not {value!r}",
        {"field": path, "wanted": wanted, "value": repr(value)},
    )
