"""Options of a match of Western."""

from dataclasses import dataclass
from typing import Final

from saloon.core.errors import WrongOption
from saloon.core.options import Options, choice, data, flag, number
from saloon.core.reading import Reader
from saloon.games.western.cards import ALL_BILLS, GOAL, START_BANK, START_MONEY, UNIT
from saloon.games.western.files import read_deck

TURNS: Final = "turns"
FREE: Final = "free"

DECKS: Final = ("classic", "balanced")  # the files that come with the game
LADDERS: Final = ("ladder_12", "ladder_14")

# The index is the number of players, as in the table of the rulebook.
TOTALS: Final = [money * seats + START_BANK[seats] for seats, money in enumerate(START_MONEY)]
GOALS: Final = tuple([(money + 1, TOTALS[seats]) for seats, money in enumerate(START_MONEY)])
MOST: Final = [min((ALL_BILLS - bank) // max(1, seats), GOAL[seats] - 1) for seats, bank in enumerate(START_BANK)]
MONIES: Final = tuple([(money, MOST[seats]) for seats, money in enumerate(START_MONEY)])
BANKS: Final = tuple([(bank, ALL_BILLS - START_MONEY[seats] * seats) for seats, bank in enumerate(START_BANK)])

OPTIONS: Final = (
    number("goal_units", 0, 0, ALL_BILLS, named=(0,), scale=UNIT, by_seats=GOALS),
    data("deck", *DECKS),
    choice("pactole_order", TURNS, FREE),
    flag("open_money", True),
    flag("counter_chain", False),
    number("start_money", 0, 0, ALL_BILLS, named=(0,), scale=UNIT, rare=True, by_seats=MONIES),
    number("start_bank", 0, 0, ALL_BILLS, named=(0,), scale=UNIT, rare=True, by_seats=BANKS),
    flag("triple_three_guns", False, rare=True),
    flag("keep_extra_attacks", False, rare=True),
    choice("pactole_ladder", *LADDERS, rare=True),
    flag("pass_is_final_in_pactole", False, rare=True),
    flag("min_hand_on_reactions", True, rare=True),
    number("turn_limit", 2000, 200, 20_000, rare=True),
)
PRESETS: Final[dict[str, Options]] = {
    "box": {},
    "short": {"goal_units": 30},
    "balanced": {"deck": "balanced"},
    "regulars": {"pactole_order": "free", "counter_chain": True, "open_money": False},
}


@dataclass
class WesternOptions:
    """The options of one match, with the values of the rulebook's table filled in; immutable."""

    goal_units: int
    start_money: int
    start_bank: int
    triple_three_guns: bool
    pactole_order: str
    keep_extra_attacks: bool
    pactole_ladder: list[list[int]]  # by rank from 1: attacks with 1, 2 and 3 guns, horses
    pass_is_final_in_pactole: bool
    min_hand_on_reactions: bool
    counter_chain: bool
    open_money: bool
    turn_limit: int
    deck: list[int]  # copies of each kind in the box


def settle(
    seats: int, options: Options, decks: dict[str, list[int]], ladders: dict[str, list[list[int]]]
) -> WesternOptions:
    """Fill in the values of the rulebook where an option asks for them, and the data where it names a file."""
    deck = options["deck"]
    return WesternOptions(
        goal_units=_number(options, "goal_units") or GOAL[seats],
        start_money=_number(options, "start_money") or START_MONEY[seats],
        start_bank=_number(options, "start_bank") or START_BANK[seats],
        triple_three_guns=options["triple_three_guns"] is True,
        pactole_order=str(options["pactole_order"]),
        keep_extra_attacks=options["keep_extra_attacks"] is True,
        pactole_ladder=ladders[str(options["pactole_ladder"])],
        pass_is_final_in_pactole=options["pass_is_final_in_pactole"] is True,
        min_hand_on_reactions=options["min_hand_on_reactions"] is True,
        counter_chain=options["counter_chain"] is True,
        open_money=options["open_money"] is True,
        turn_limit=_number(options, "turn_limit"),
        deck=decks[deck] if isinstance(deck, str) else read_deck(deck),
    )


def _number(options: Options, name: str) -> int:
    value = options[name]
    assert isinstance(value, int), f"{name} is a whole number"
    return value


def read_options(reader: Reader) -> WesternOptions:
    """Read the options of a saved state, in which all values are filled in."""
    return WesternOptions(
        goal_units=reader.number("goal_units"),
        start_money=reader.number("start_money"),
        start_bank=reader.number("start_bank"),
        triple_three_guns=reader.flag("triple_three_guns"),
        pactole_order=reader.word("pactole_order"),
        keep_extra_attacks=reader.flag("keep_extra_attacks"),
        pactole_ladder=reader.rows("pactole_ladder"),
        pass_is_final_in_pactole=reader.flag("pass_is_final_in_pactole"),
        min_hand_on_reactions=reader.flag("min_hand_on_reactions"),
        counter_chain=reader.flag("counter_chain"),
        open_money=reader.flag("open_money"),
        turn_limit=reader.number("turn_limit"),
        deck=reader.numbers("deck"),
    )


def judge(seats: int, settled: WesternOptions) -> None:
    """Refuse sums of money and a multiplier that do not fit the number of players."""
    if settled.triple_three_guns and seats < 9:
        raise WrongOption(
            "western-triple", f"triple_three_guns is for 9 players and more, not {seats}", {"low": 9, "seats": seats}
        )
    money, bank = max(settled.start_money, START_MONEY[seats]), max(settled.start_bank, START_BANK[seats])
    total = money * seats + bank
    if total > ALL_BILLS:
        raise WrongOption(
            "western-bills",
            f"{seats} players and the bank would hold {total} units; the box has {ALL_BILLS}",
            {"seats": seats, "total": total, "high": ALL_BILLS},
        )
    _check_sum("start_money", settled.start_money, START_MONEY[seats], (ALL_BILLS - bank) // seats)
    _check_sum("start_bank", settled.start_bank, START_BANK[seats], ALL_BILLS - money * seats)
    _check_sum("goal_units", settled.goal_units, money + 1, total)


def _check_sum(name: str, units: int, low: int, high: int) -> None:
    if not low <= units <= high:
        raise WrongOption(
            "western-sum",
            f"{name} must lie between {low} and {high} units here, not {units}; 0 stands for the rulebook's value",
            {"option": name, "low": low, "high": high, "value": units},
        )
