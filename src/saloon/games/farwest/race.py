"""Race: the deal, laying cards, arrivals and the bills."""

from mypy_extensions import i64

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.farwest import events as told
from saloon.games.farwest.box import ROW
from saloon.games.farwest.cards import COUPLE, HALVES, RIDERS, colour_of, value_of
from saloon.games.farwest.gifts import forget, forget_hand
from saloon.games.farwest.seats import has_sides, is_skipped, racer_after, racers_from, side_of
from saloon.games.farwest.state import OVER, PASS_CARDS, PLAY, Discards, FarwestState


def start_race(state: FarwestState, chance: Chance, events: list[Event]) -> None:
    """Put the pawns at the start and deal from the whole deck."""
    state.deal = 0
    state.pawns = [0] * RIDERS
    state.arrivals = []
    events.append(Event(told.RACE_BEGAN, (state.race + 1, state.options.rounds)))
    _deal(state, chance, events)


def gather_cards(state: FarwestState) -> None:
    """Put all cards back into the pile, and forget all knowledge about them."""
    seats = len(state.bills)
    state.deck = state.options.box.cards_of(state.owners)
    state.hands = [[] for _ in range(seats)]
    state.laid = []
    state.dropped = [[] for _ in range(seats)]
    state.known = []
    state.known_dropped = []
    if state.shuffled.laid:
        state.shuffled = nothing_shuffled(seats)


def nothing_shuffled(seats: int) -> Discards:
    """Return discards without any card: the pile comes from no shuffle in mid-deal."""
    return Discards([], [[] for _ in range(seats)], [])


def _deal(state: FarwestState, chance: Chance, events: list[Event]) -> None:
    """Deal one card at a time, clockwise from the leader; then cards are passed, or the leader plays."""
    state.deal += 1
    events.append(Event(told.DEAL_BEGAN, (state.deal, state.ball)))
    racers = racers_from(state, state.ball)
    hands = state.hands
    size = state.options.box.hand + _spare(state)
    for lap in range(size):
        for seat in racers:
            if not state.deck:
                _shuffle(state, lap > 0 or seat != racers[0], events)
            hands[seat].append(chance.take(state.deck))
    for seat in racers:
        hands[seat].sort()
        events.append(Event(told.DEALT, (seat, size), (hands[seat][:],), (seat,)))
    state.turn = state.ball
    state.phase = PASS_CARDS if state.options.exchange or state.options.partners else PLAY


def _spare(state: FarwestState) -> int:
    """Return how many cards of a hand are never laid."""
    return 1 if state.options.seven_cards else 0


def _shuffle(state: FarwestState, in_mid_deal: bool, events: list[Event]) -> None:
    """Make the laid cards the pile; in mid-deal remember them, because the cards dealt before are different ones."""
    seats = len(state.bills)
    cards = state.laid[:]
    for dropped in state.dropped:
        cards.extend(dropped)
    cards.sort()
    if in_mid_deal:
        state.shuffled = Discards(sorted(state.laid), state.dropped, state.known_dropped)
    elif state.shuffled.laid:
        state.shuffled = nothing_shuffled(seats)
    state.deck = cards
    state.laid = []
    state.dropped = [[] for _ in range(seats)]
    state.known_dropped = []
    events.append(Event(told.SHUFFLED, (len(cards),)))


def move(state: FarwestState, choice: tuple[int, ...], chance: Chance, events: list[Event]) -> None:
    """Lay a card on a pawn of its colour, which stops on the half of a square that the mover has chosen."""
    box = state.options.box
    card: i64 = choice[0]
    half: i64 = choice[2]
    rider: i64 = COUPLE * colour_of(card) + choice[1]
    spot: i64 = state.pawns[rider]
    step: i64 = box.landings[ROW * spot + value_of(card)]
    state.pawns[rider] = HALVES * step + half
    events.append(_tell_move(state, card, rider, spot))
    _lay(state, card)
    if step == box.mine and state.pawns[rider ^ 1] == HALVES * step:
        _bring_home(state, colour_of(card), chance, events)
    else:
        _next_turn(state, chance, events)


def _tell_move(state: FarwestState, card: i64, rider: i64, start: i64) -> Event:
    """Make the event that tells how a rider moved from a spot to where it stands now."""
    squares = state.options.box.squares
    spot: i64 = state.pawns[rider]
    step = spot // HALVES
    passed = _passed(state, rider, start // HALVES, step)
    left = squares[start // HALVES][start % HALVES]
    owner = state.owners[rider // COUPLE]
    square = squares[step][spot % HALVES]
    return Event(
        told.MOVED, (state.turn, card, rider, owner, left, step - start // HALVES, step, square, len(passed), passed)
    )


def _passed(state: FarwestState, rider: i64, start: i64, step: i64) -> list[int]:
    """List the other couples that have a pawn overtaken by a rider on the common trail."""
    passed: list[int] = []
    first: i64 = HALVES * (max(start, state.options.box.lane_steps) + 1)  # the spots overtaken, from this one
    end: i64 = HALVES * step  # up to this one
    if first >= end:
        return passed
    other: i64
    for other in range(RIDERS):
        spot: i64 = state.pawns[other]
        if first <= spot < end:
            colour = other // COUPLE
            if colour != rider // COUPLE and colour not in passed:
                passed.append(colour)
    return passed


def lay_null(state: FarwestState, card: int, chance: Chance, events: list[Event]) -> None:
    """Lay a card of a couple that is already home, without effect."""
    events.append(Event(told.LAID_NULL, (state.turn, card)))
    _lay(state, card)
    _next_turn(state, chance, events)


def _lay(state: FarwestState, card: int) -> None:
    state.hands[state.turn].remove(card)
    state.laid.append(card)
    if state.known:
        forget(state, state.turn, card)


def _next_turn(state: FarwestState, chance: Chance, events: list[Event]) -> None:
    """Pass the turn to the next racer; if they have no card left to lay, nobody has, and cards are dealt again."""
    following = racer_after(state, state.turn)
    if len(state.hands[following]) > _spare(state):
        state.turn = following
        return
    for seat in range(len(state.bills)):
        _drop_hand(state, seat, events)
    state.ball = racer_after(state, state.ball)
    _deal(state, chance, events)


def _drop_hand(state: FarwestState, seat: int, events: list[Event]) -> None:
    """Put the rest of a hand face down onto the laid cards."""
    hand = state.hands[seat]
    if hand:
        state.dropped[seat] = sorted(state.dropped[seat] + hand)
        state.hands[seat] = []
        forget_hand(state, seat)
        events.append(Event(told.DROPPED, (seat, len(hand)), (hand,), (seat,)))


def _bring_home(state: FarwestState, colour: int, chance: Chance, events: list[Event]) -> None:
    """Note the arrival of a couple; it may end the race, or the race of its owner."""
    owner = state.owners[colour]
    state.arrivals.append(colour)
    events.append(Event(told.COUPLE_HOME, (owner, colour, len(state.arrivals))))
    if _is_settled(state, owner):
        _end_race(state, _ranking(state, owner), chance, events)
        return
    if is_skipped(state, owner):
        _drop_hand(state, owner, events)
    _next_turn(state, chance, events)


def _is_settled(state: FarwestState, newcomer: int) -> bool:
    if has_sides(state):
        home = [colour for colour in state.arrivals if side_of(state.owners[colour]) == side_of(newcomer)]
        return len(home) == 2
    return len(state.arrivals) == len(state.bills) - 1


def _ranking(state: FarwestState, winner: int) -> list[int]:
    """Return the place of each seat, from 0; members of a side share theirs."""
    seats = range(len(state.bills))
    if has_sides(state):
        return [0 if side_of(seat) == side_of(winner) else 1 for seat in seats]
    order = [state.owners[colour] for colour in state.arrivals]
    return [order.index(seat) if seat in order else len(order) for seat in seats]


def _end_race(state: FarwestState, places: list[int], chance: Chance, events: list[Event]) -> None:
    """Pay the bills and pass the lucky ball on; then the next race, or the end of the match."""
    row = state.options.box.bills[2 if has_sides(state) else len(places)]
    seats = range(len(places))
    for seat in seats:
        state.bills[seat] += row[places[seat]]
        state.firsts[seat] += 1 if places[seat] == 0 else 0
    state.places = places
    state.race += 1
    events.append(_tell_end(state, [row[place] for place in places]))
    for place in seats:
        for seat in seats:
            if places[seat] == place:
                events.append(Event(told.PAID, (seat, place + 1, row[place])))
    state.ball = (state.ball + 1) % len(places)
    gather_cards(state)
    if state.race < state.options.rounds:
        start_race(state, chance, events)
    else:
        state.phase = OVER
        events.append(Event(told.MATCH_ENDED, (state.race,)))


def _tell_end(state: FarwestState, earned: list[int]) -> Event:
    """Make the event that tells how a race ended, before the pawns move to the next start."""
    return Event(
        told.RACE_ENDED,
        (
            state.race,
            state.options.rounds,
            [place + 1 for place in state.places],
            earned,
            state.bills[:],
            [spot // HALVES for spot in state.pawns],
            [spot % HALVES for spot in state.pawns],
            state.arrivals[:],
        ),
    )
