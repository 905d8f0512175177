"""Reading the data files of Western: decks, and ladders of the pactole."""

from typing import Final

from saloon.core.errors import WrongOption
from saloon.games.western.cards import ATTACK_1, ATTACK_3, HAT, HORSE, INDIANS, KINDS, NAMES, NO_CARDS, WHISKY

DECK_SIZE: Final = 108
FEWEST: Final = {INDIANS: 3, WHISKY: 3}  # as many may be taken out
EXACTLY: Final = {ATTACK_1: 18, HAT: 1}


def read_deck(data: object) -> list[int]:
    """Read how many copies of each kind a deck holds; raise WrongOption naming what is wrong with it."""
    counts = _read_counts(data)
    for card in range(KINDS):
        if not isinstance(data, dict) or NAMES[card] not in data:
            raise _refuse("western-deck-missing", f"the deck says nothing of {NAMES[card]!r}", NAMES[card], 0)
        _check_count(card, counts[card])
    if sum(counts) != DECK_SIZE:
        raise _refuse(
            "western-deck-sum", f"the deck holds {sum(counts)} cards; it must hold {DECK_SIZE}", "deck", sum(counts)
        )
    return counts


def read_ladder(data: object) -> list[list[int]]:
    """Read a ladder, lowest combination first, each as a count of attacks with 1, 2 and 3 guns and of horses."""
    assert isinstance(data, list), "a ladder is a list of combinations"
    ladder = []
    for row in data:
        counts = _read_counts(row)
        combination = [*counts[ATTACK_1 : ATTACK_3 + 1], counts[HORSE]]
        assert sum(combination) == sum(counts), "a combination is made of attacks and horses"
        assert sum(combination[:3]) > 0, "a combination holds an attack"
        assert combination not in ladder, "no two combinations are equal"
        ladder.append(combination)
    return ladder


def _read_counts(data: object) -> list[int]:
    if not isinstance(data, dict):
        raise _refuse("western-deck-form", f"a deck is an object of kinds and counts, not {data!r}", "deck", 0)
    counts = NO_CARDS[:]
    for name, count in data.items():
        if name not in NAMES:
            raise _refuse("western-deck-kind", f"no kind of card is called {name!r}", str(name), 0)
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise _refuse(
                "western-deck-copies", f"{name!r} needs a whole number of copies, not {count!r}", str(name), 0
            )
        counts[NAMES.index(name)] = count
    return counts


def _check_count(card: int, count: int) -> None:
    name = NAMES[card]
    if count < FEWEST.get(card, 0):
        few = FEWEST[card]
        raise _refuse("western-deck-few", f"the deck needs at least {few} copies of {name!r}, not {count}", name, few)
    if count != EXACTLY.get(card, count):
        exact = EXACTLY[card]
        raise _refuse(
            "western-deck-exact", f"the deck needs exactly {exact} copies of {name!r}, not {count}", name, exact
        )


def _refuse(reason: str, message: str, kind: str, count: int) -> WrongOption:
    kinds = ", ".join(NAMES)
    return WrongOption(reason, message, {"kind": kind, "count": count, "size": DECK_SIZE, "kinds": kinds})
