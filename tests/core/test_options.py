import pytest
from toys import draw_game

from saloon.core.errors import WrongOption
from saloon.core.options import Option, choice, choice_or_numbers, complete, data, flag, number, numbers

CHIPS = number("chips", 30, 2, 100)
OPEN = flag("open", False)
END = choice("end", "rounds", "broke")
HANDICAP = numbers("handicap", [], 0, 600)
BOARD = data("board", "default", "short")
SIDES = choice_or_numbers("sides", ("yellow", "red"), 0, 1, 3)
ALL = (CHIPS, OPEN, END, HANDICAP, BOARD)


def test_options_not_given_take_their_defaults() -> None:
    assert complete(ALL, {"chips": 50}) == {
        "chips": 50,
        "open": False,
        "end": "rounds",
        "handicap": [],
        "board": "default",
    }


def test_an_unknown_option_names_those_that_exist() -> None:
    with pytest.raises(WrongOption, match="no option is called 'chip'; there are: chips, open, end, handicap, board"):
        complete(ALL, {"chip": 50})


@pytest.mark.parametrize(
    ("option", "value", "takes"),
    [
        (CHIPS, 1, "2..100"),
        (CHIPS, 101, "2..100"),
        (CHIPS, True, "2..100"),
        (CHIPS, "30", "2..100"),
        (OPEN, 1, "true, false"),
        (END, "never", "rounds, broke"),
        (HANDICAP, [0, 601], "[0..600, ...]"),
        (HANDICAP, 5, "[0..600, ...]"),
        (SIDES, "blue", "yellow, red, [3 times 0..1]"),
        (SIDES, [0, 1], "yellow, red, [3 times 0..1]"),
        (SIDES, [0, 1, 2], "yellow, red, [3 times 0..1]"),
        (BOARD, "long", "default, short, {...}"),
        (BOARD, None, "default, short, {...}"),
    ],
)
def test_a_wrong_value_is_refused_and_the_right_ones_are_named(option: Option, value: object, takes: str) -> None:
    with pytest.raises(WrongOption) as refusal:
        complete((option,), {option.name: value})

    assert str(refusal.value) == f"option {option.name!r} does not take {value!r}; it takes {takes}"
    assert refusal.value.code == "wrong_option"
    assert refusal.value.facts == {"option": option.name, "value": str(value), "range": takes}


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (CHIPS, "44", 44),
        (OPEN, "true", True),
        (OPEN, "false", False),
        (END, "broke", "broke"),
        (HANDICAP, "0,150,600", [0, 150, 600]),
        (HANDICAP, "", []),
        (SIDES, "red", "red"),
        (SIDES, "0,1,1", [0, 1, 1]),
        (BOARD, "short", "short"),
    ],
)
def test_a_value_can_be_typed(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [(CHIPS, "many"), (CHIPS, "-1"), (OPEN, "yes"), (END, ""), (HANDICAP, "1,x"), (SIDES, "0,1"), (BOARD, "{}")],
)
def test_what_cannot_be_read_is_refused(option: Option, text: str) -> None:
    with pytest.raises(WrongOption, match=f"option '{option.name}' does not take"):
        option.parse(text)


def test_a_data_option_takes_an_object_for_the_game_to_check() -> None:
    assert BOARD.check({"steps": 32}) == {"steps": 32}


def test_a_preset_sets_what_is_not_given() -> None:
    game = draw_game()
    game.options = (choice("preset", "plain", "rich"), CHIPS, OPEN)
    game.presets = {"rich": {"chips": 90, "open": True}}

    assert game.settle(2, {}) == {"preset": "plain", "chips": 30, "open": False}
    assert game.settle(2, {"preset": "rich"}) == {"preset": "rich", "chips": 90, "open": True}
    assert game.settle(2, {"preset": "rich", "chips": 5}) == {"preset": "rich", "chips": 5, "open": True}
    with pytest.raises(WrongOption, match="it takes plain, rich"):
        game.settle(2, {"preset": "poor"})
