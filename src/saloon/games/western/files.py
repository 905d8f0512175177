"""Files: reads the data files of Western: decks, and ladders of the pactole."""

from typing import Final

from saloon.core.errors import WrongOption
from saloon.games.western.cards import ATTACK_1, ATTACK_3, HAT, HORSE, INDIANS, KINDS, NAMES, NO_CARDS, WHISKY

DECK_SIZE: Final = 108
FEWEST: Final = {INDIANS: 3, WHISKY: 3}  # because so many may be removed
EXACTLY: Final = {ATTACK_1: 18, HAT: 1}
ALL_NAMES: Final = ", ".join(NAMES)


def read_deck(data: object) -> list[int]:
    """Read how many copies of each kind a deck holds; raise WrongOption naming what is wrong with it."""
    if not isinstance(data, dict):
        raise WrongOption(
            "western-deck-form", f"a deck is an object of kinds and counts, not {data!r}", {"kinds": ALL_NAMES}
        )
    counts = _read_counts(data)
    for card in range(KINDS):
        name = NAMES[card]
        if name not in data:
            raise WrongOption("western-deck-missing", f"the deck says nothing of {name!r}", {"kind": name})
        _check_count(card, counts[card])
    size = sum(counts)
    if size != DECK_SIZE:
        raise WrongOption(
            "western-deck-sum",
            f"the deck holds {size} cards; it must hold {DECK_SIZE}",
            {"count": size, "size": DECK_SIZE},
        )
    return counts


def read_ladder(data: object) -> list[list[int]]:
    """Read a ladder, lowest combination first, each as counts of attacks with 1, 2 and 3 guns and of horses."""
    assert isinstance(data, list), "a ladder is a list of combinations"
    ladder: list[list[int]] = []
    for row in data:
        assert isinstance(row, dict), "a combination is an object of kinds and counts"
        counts = _read_counts(row)
        combination = [*counts[ATTACK_1 : ATTACK_3 + 1], counts[HORSE]]
        assert sum(combination) == sum(counts), "a combination is made of attacks and horses"
        assert sum(combination[:3]) > 0, "a combination holds an attack"
        assert combination not in ladder, "no two combinations are equal"
        ladder.append(combination)
    return ladder


def _read_counts(data: dict[str, object]) -> list[int]:
    counts = NO_CARDS[:]
    for name, count in data.items():
        if name not in NAMES:
            raise WrongOption(
                "western-deck-kind", f"no kind of card is called {name!r}", {"kind": str(name), "kinds": ALL_NAMES}
            )
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise WrongOption(
                "western-deck-copies", f"{name!r} needs a whole number of copies, not {count!r}", {"kind": name}
            )
        counts[NAMES.index(name)] = count
    return counts


def _check_count(card: int, count: int) -> None:
    name = NAMES[card]
    few = FEWEST.get(card, 0)
    if count < few:
        raise WrongOption(
            "western-deck-few",
            f"the deck needs at least {few} copies of {name!r}, not {count}",
            {"kind": name, "count": few},
        )
    exact = EXACTLY.get(card, count)
    if count != exact:
        raise WrongOption(
            "western-deck-exact",
            f"the deck needs exactly {exact} copies of {name!r}, not {count}",
            {"kind": name, "count": exact},
        )
