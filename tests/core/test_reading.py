import pytest

from saloon.core.errors import WrongData
from saloon.core.reading import Reader

READER = Reader(
    {
        "pot": 3,
        "open": True,
        "phase": "play",
        "chips": [1, 2],
        "flags": [True, False],
        "hands": [[1], []],
        "options": {"deep": 1},
        "attacks": [{"card": 4}],
    }
)


def test_fields_are_read_by_type() -> None:
    assert READER.number("pot") == 3
    assert READER.flag("open") is True
    assert READER.word("phase") == "play"
    assert READER.numbers("chips") == [1, 2]
    assert READER.flags("flags") == [True, False]
    assert READER.rows("hands") == [[1], []]
    assert READER.table("options") == {"deep": 1}
    assert READER.items("chips") == [1, 2]
    assert READER.part("options").number("deep") == 1
    assert [part.number("card") for part in READER.parts("attacks")] == [4]


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda: READER.number("phase"), "phase must be a whole number, not 'play'"),
        (lambda: READER.number("open"), "open must be a whole number, not True"),
        (lambda: READER.flag("pot"), "pot must be true or false, not 3"),
        (lambda: READER.word("pot"), "pot must be a text, not 3"),
        (lambda: READER.numbers("pot"), "pot must be a list, not 3"),
        (lambda: READER.numbers("flags"), r"flags\[0\] must be a whole number, not True"),
        (lambda: READER.flags("chips"), r"chips\[0\] must be true or false, not 1"),
        (lambda: READER.rows("chips"), r"chips\[0\] must be a list, not 1"),
        (lambda: READER.part("options").number("high"), "the field 'options.high' is missing"),
        (lambda: READER.parts("attacks")[0].word("card"), r"attacks\[0\].card must be a text, not 4"),
        (lambda: READER.part("chips"), r"chips must be an object, not \[1, 2\]"),
        (lambda: Reader([]), r"data must be an object, not \[\]"),
    ],
)
def test_what_is_wrong_is_named_with_its_place_and_what_would_be_right(read: object, message: str) -> None:
    with pytest.raises(WrongData, match=message):
        read()  # type: ignore[operator]
