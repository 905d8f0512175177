import pytest
from toys import draw_game

from saloon.core.errors import WrongOption, WrongSeats
from saloon.core.game import Game
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
    said = ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)  # no brackets for people
    assert refusal.value.facts == {"option": option.name, "value": said, "range": takes}


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


def a_game_with_presets() -> Game:
    game = draw_game()
    game.options = (CHIPS, OPEN)
    game.presets = {"plain": {}, "rich": {"chips": 90, "open": True}}
    return game


def test_a_preset_sets_what_is_not_given_and_is_no_option_itself() -> None:
    game = a_game_with_presets()

    assert game.settle(2, {}) == game.settle(2, {"preset": "plain"}) == {"chips": 30, "open": False}
    assert game.settle(2, {"preset": "rich"}) == {"chips": 90, "open": True}
    assert game.settle(2, {"preset": "rich", "chips": 5}) == {"chips": 5, "open": True}


@pytest.mark.parametrize("wish", ["poor", 1, None])
def test_an_unknown_preset_names_those_that_exist(wish: object) -> None:
    with pytest.raises(WrongOption, match="there are: plain, rich") as refusal:
        a_game_with_presets().settle(2, {"preset": wish})

    assert refusal.value.facts == {"preset": str(wish), "presets": "plain, rich", "game": "draw"}


def test_a_game_without_presets_knows_no_preset() -> None:
    with pytest.raises(WrongOption, match="no option is called 'preset'"):
        draw_game().settle(2, {"preset": "plain"})


def test_the_nearest_preset_is_the_one_from_which_the_fewest_options_differ() -> None:
    game = a_game_with_presets()

    assert game.nearest_preset(game.settle(2, {})) == ("plain", [])
    assert game.nearest_preset(game.settle(2, {"preset": "rich"})) == ("rich", [])
    assert game.nearest_preset({"chips": 5, "open": True}) == ("rich", ["chips"])
    assert game.nearest_preset({"chips": 90, "open": False}) == ("plain", ["chips"])  # as near as the other, and first
    game.presets = {}
    assert game.nearest_preset({"chips": 5, "open": False}) == ("", ["chips"])


def test_a_refusal_of_a_game_names_the_game() -> None:
    game = a_game_with_presets()

    for seats, given in ((2, {"chips": 1}), (2, {"luck": 1}), (9, {})):
        with pytest.raises((WrongOption, WrongSeats)) as refusal:
            game.settle(seats, given)
        assert refusal.value.facts["game"] == "draw"


def test_a_choice_may_be_among_numbers() -> None:
    games = choice("games", 1, 3)

    assert (games.default, games.range()) == (1, "1, 3")
    assert [games.check(1), games.parse("3")] == [1, 3]
    for wrong in (2, True, "1", 1.0, [1]):
        with pytest.raises(WrongOption, match="it takes 1, 3"):
            games.check(wrong)
    with pytest.raises(WrongOption):
        games.parse("2")


def test_a_number_with_words_of_its_own_takes_the_others_too() -> None:
    goal = number("goal", 0, 0, 40, named=(0,))

    assert [goal.check(0), goal.check(7), goal.parse("40")] == [0, 7, 40]
    assert goal.range() == "0..40"
