"""Audit: what must always hold on a table of FarWest 1849."""

from saloon.games.farwest.cards import COLOURS, COUPLE, HALVES, NOBODY, RIDERS
from saloon.games.farwest.files import FEWEST_PLAYERS, MOST_PLAYERS
from saloon.games.farwest.seats import has_sides, racers_from
from saloon.games.farwest.setup import chooser
from saloon.games.farwest.state import CHOOSE_COLOUR, OVER, PASS_CARDS, PLAY, FarwestState, Gift

PHASES = (CHOOSE_COLOUR, PASS_CARDS, PLAY, OVER)


def audit(state: FarwestState) -> list[str]:
    """List what is wrong with a state: seats, colours, pawns, cards and bills."""
    wrong = _audit_seats(state)
    if wrong:
        return wrong
    wrong = [*_audit_owners(state), *_audit_pawns(state)]
    if wrong:
        return wrong
    return [*_audit_cards(state), *_audit_hands(state), *_audit_gifts(state), *_audit_bills(state)]


def _audit_seats(state: FarwestState) -> list[str]:
    seats = len(state.bills)
    rows = [len(state.hands), len(state.dropped), len(state.shuffled.dropped), len(state.firsts), len(state.places)]
    wrong = [f"a list has {length} entries for {seats} seats" for length in rows if length != seats]
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        wrong.append(f"there are {seats} players")
    if state.phase not in PHASES:
        wrong.append(f"phase {state.phase!r} is none of {', '.join(PHASES)}")
    for seat in (state.turn, state.ball):
        if not 0 <= seat < seats:
            wrong.append(f"seat {seat} is none of the {seats} seats")
    return wrong


def _audit_owners(state: FarwestState) -> list[str]:
    seats = len(state.bills)
    if len(state.owners) != COLOURS or any(not NOBODY <= owner < seats for owner in state.owners):
        return [f"the owners {state.owners} are not those of {COLOURS} colours"]
    share = COLOURS // seats
    chosen = COLOURS - state.owners.count(NOBODY)
    if state.phase == CHOOSE_COLOUR:
        return [] if chosen < share * seats and _is_in_turn(state, chosen) else ["colours are chosen in turn"]
    if any(state.owners.count(seat) != share for seat in range(seats)):
        return [f"each player should own {share} colours"]
    return []


def _is_in_turn(state: FarwestState, chosen: int) -> bool:
    choosers = [chooser(state, place) for place in range(chosen)]
    is_fair = all([state.owners.count(seat) == choosers.count(seat) for seat in range(len(state.bills))])
    return is_fair and state.turn == chooser(state, chosen)


def _audit_pawns(state: FarwestState) -> list[str]:
    squares = state.options.box.squares
    if len(state.pawns) != RIDERS:
        return [f"there are {len(state.pawns)} pawns; it should be {RIDERS}"]
    wrong = []
    for rider, spot in enumerate(state.pawns):
        if not 0 <= spot < HALVES * len(squares) or spot % HALVES >= len(squares[spot // HALVES]):
            wrong.append(f"rider {rider} stands on {spot}, which is no spot of the board")
    home = HALVES * state.options.box.mine
    couples = [state.pawns[COUPLE * colour : COUPLE * colour + COUPLE] for colour in range(COLOURS)]
    arrived = [colour for colour in range(COLOURS) if couples[colour] == [home] * COUPLE]
    if sorted(state.arrivals) != arrived:
        wrong.append(f"the couples {arrived} are home, but {state.arrivals} have arrived")
    return wrong


def _audit_cards(state: FarwestState) -> list[str]:
    cards = state.deck + state.laid + [gift.card for gift in state.gifts]
    for row in state.hands + state.dropped:
        cards = cards + row
    in_play = [] if state.phase == CHOOSE_COLOUR else state.options.box.cards_of(state.owners)
    wrong = []
    if sorted(cards) != in_play:
        wrong.append(f"the {len(cards)} cards on the table are not the {len(in_play)} in play")
    if any(row != sorted(row) for row in [state.deck, *state.hands, *state.dropped]):
        wrong.append("a hand, the deck or a pile of dropped cards is not sorted")
    return wrong


def _audit_hands(state: FarwestState) -> list[str]:
    """Check the hands: each racer has as many cards as the one to act, or one less if they have played this lap."""
    racers = racers_from(state, state.turn)
    sizes = [len(state.hands[seat]) for seat in racers]
    wrong = []
    if state.phase == PLAY and (sizes != sorted(sizes, reverse=True) or sizes[0] - sizes[-1] > 1 or sizes[0] == 0):
        wrong.append(f"hands of {sizes} cards cannot come of laying in turn")
    if any(state.hands[seat] for seat in range(len(state.hands)) if seat not in racers):
        wrong.append("somebody who is out of the race holds cards")
    return wrong


def _audit_gifts(state: FarwestState) -> list[str]:
    return [
        *_audit_known(state.known, state.hands),
        *_audit_known(state.known_dropped, state.dropped),
        *_audit_known(state.shuffled.known, state.shuffled.dropped),
    ]


def _audit_known(known: list[Gift], rows: list[list[int]]) -> list[str]:
    seats = len(rows)
    if any(not (0 <= gift.giver < seats and 0 <= gift.receiver < seats) for gift in known):
        return ["a gift comes from nowhere or goes nowhere"]
    return [
        f"seat {gift.giver} knows that seat {gift.receiver} has the card {gift.card}, which is not there"
        for gift in known
        if gift.card not in rows[gift.receiver]
    ]


def _audit_bills(state: FarwestState) -> list[str]:
    seats = len(state.bills)
    box = state.options.box
    if not 0 <= state.race <= state.options.rounds or state.deal < 0 or min(*state.bills, *state.firsts) < 0:
        return [f"race {state.race} of {state.options.rounds}, or a number of deals, bills or first places, cannot be"]
    if max(state.firsts) > state.options.rounds or not 0 <= min(state.places) <= max(state.places) < seats:
        return [f"the places {state.places}, or the first places {state.firsts}, are none of {seats} seats"]
    paid = seats // 2 * sum(box.bills[2]) if has_sides(state) else sum(box.bills[seats])
    if sum(state.bills) != state.race * paid:
        return [f"{sum(state.bills)} bills were paid; it should be {paid} in each of {state.race} races"]
    return []
