"""Barriers: why a personality, a square of the track or a parcel cannot be chosen now."""

from saloon.core.action import Action
from saloon.core.game import Why
from saloon.games.carson.cards import (
    BUILD_3,
    BUILD_12,
    BUY_VP_5,
    EMPTY,
    LAST_OPEN,
    NOBODY,
    PERSONALITIES,
    PLACES,
    RANCH,
    RED,
    RIVER,
    SHERIFF,
    SQUARES,
    WORKER_FEE,
    needs_house,
    row_of,
)
from saloon.games.carson.geometry import PARCELS
from saloon.games.carson.state import (
    BUILD,
    BUILD_HOUSE,
    CHOOSE,
    NEXT_DUEL,
    PLACE,
    PLACE_WHITE,
    SETTLE,
    START,
    TAKE_TILE,
    CarsonView,
)


def why_not(view: CarsonView, actions: list[Action], kind: str, number: int) -> Why | None:
    """Tell why a thing cannot be chosen by a seat that is to act; None if it can."""
    if any([_names(action, kind, number) for action in actions]):
        return None
    if kind == "card" and 1 <= number <= PERSONALITIES:
        is_taken = view.phase == CHOOSE and number in view.personality
        return ("not-this-one", {"owner": view.personality.index(number)}) if is_taken else ("not-a-choice", {})
    if kind == "tile":
        return "not-in-a-duel", {}
    if kind == "square" and 0 <= number < SQUARES:
        return _why_no_square(view, number)
    if kind == "parcel" and 0 <= number < PARCELS:
        return _why_no_parcel(view, number)
    return "not-now", {}


def _names(action: Action, kind: str, number: int) -> bool:
    if action.verb in ("personality", "duel_tile", "place", "take"):
        named = {"personality": "card", "duel_tile": "tile"}.get(action.verb, "square")
        return named == kind and action.args[0] == number
    is_land = action.verb in ("parcel", "claim", "attack", "defend", "duel", "house")
    return is_land and kind == "parcel" and action.args[0] == number


def _why_no_square(view: CarsonView, square: int) -> Why:
    if view.phase == TAKE_TILE:
        return _why_no_tile(view, square)
    if view.phase not in (PLACE, PLACE_WHITE):
        return "not-while-asked", {}
    if square not in PLACES:
        return "not-for-cowboys", {}
    if BUILD_12 <= square <= BUILD_3 and view.row[row_of(square)] == EMPTY:
        return "not-without-tile", {}
    if square >= BUY_VP_5 and view.round > LAST_OPEN[square - BUY_VP_5]:
        return "not-any-more", {"round": LAST_OPEN[square - BUY_VP_5]}
    return _why_no_place(view, square)


def _why_no_tile(view: CarsonView, square: int) -> Why:
    if not BUILD_12 <= square <= BUILD_3:
        return "not-in-the-row", {}
    if view.row[row_of(square)] == EMPTY:
        return "not-without-tile", {}
    return "not-for-your-cash", {"cash": WORKER_FEE}


def _why_no_place(view: CarsonView, place: int) -> Why:
    """Tell who bars a place for a cowboy, or that there is none to send."""
    if view.phase == PLACE and view.reserve[view.seat] == 0:
        return "not-without-cowboy", {}
    if place == view.white_place:
        return "not-beside-deputy", {}
    if view.phase == PLACE_WHITE:
        return "not-where-cowboys-are", {}
    return ("not-twice", {}) if view.posse[place] >> view.seat & 1 else ("not-for-a-fight", {})


def _why_no_parcel(view: CarsonView, parcel: int) -> Why:
    phase = view.phase
    if phase in (PLACE, PLACE_WHITE):
        return _why_no_land(view, parcel)
    if phase in (START, SETTLE):
        return (
            ("not-in-the-river", {})
            if view.things[parcel] == RIVER
            else ("not-owned-land", {"owner": view.owners[parcel]})
        )
    if phase == BUILD:
        return _why_no_site(view, parcel)
    if phase == BUILD_HOUSE:
        return _why_no_house(view, parcel)
    return ("not-contested", {}) if phase == NEXT_DUEL else ("not-while-asked", {})


def _why_no_land(view: CarsonView, parcel: int) -> Why:
    """Tell why no cowboy goes to a parcel: nothing to buy there, nothing to fight for, or somebody bars it."""
    if view.things[parcel] == RIVER:
        return "not-in-the-river", {}
    owner, is_barred = view.owners[parcel], view.white_place == SQUARES + parcel
    if owner == NOBODY:
        is_poor = view.options.property_tile_limit and view.property_tiles[view.seat] == 0
        return ("not-without-property", {}) if is_poor and not is_barred else _why_no_place(view, SQUARES + parcel)
    if view.things[parcel] < RANCH:
        return ("not-your-land", {}) if owner == view.seat else ("not-their-land", {"owner": owner})
    return _why_no_place(view, SQUARES + parcel) if owner == view.seat or is_barred else _why_no_attack(view, parcel)


def _why_no_attack(view: CarsonView, parcel: int) -> Why:
    if view.phase == PLACE_WHITE:
        return "not-with-deputy", {}
    if view.is_safe[parcel]:
        return "not-under-protection", {}
    is_peaceful = view.personality[view.seat] == SHERIFF and view.sides[SHERIFF - 1] == RED
    return ("not-as-sheriff", {}) if is_peaceful else _why_no_place(view, SQUARES + parcel)


def _why_no_site(view: CarsonView, parcel: int) -> Why:
    if view.owners[parcel] != view.seat:
        return "not-on-others-land", {}
    if view.things[parcel] != EMPTY:
        return "not-free", {}
    is_far = needs_house(view.pending[-1].building) and not view.access[parcel]
    return ("not-without-road", {}) if is_far else ("not-without-house", {})


def _why_no_house(view: CarsonView, parcel: int) -> Why:
    if parcel == view.pending[-1].place - SQUARES:
        return "not-under-building", {"building": view.pending[-1].building}
    if view.things[parcel] != EMPTY:
        return "not-free", {}
    if parcel in view.refused:
        return "not-refused", {"owner": view.owners[parcel]}
    return "not-without-road", {}
