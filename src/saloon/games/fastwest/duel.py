"""The final duel: everybody hides a bullet and points; of two who face each other, the larger bullet is wounded."""

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.fastwest import events as told
from saloon.games.fastwest.cards import SHOTS
from saloon.games.fastwest.deal import end_game
from saloon.games.fastwest.resolve import holds_nothing, left_over
from saloon.games.fastwest.state import DUEL_POINT, NOBODY, OVER, FastwestState
from saloon.games.fastwest.table import clear_inputs, free_hands


def close_grab(state: FastwestState, events: list[Event]) -> None:
    """Hand out the bullets that are left, and ask everybody to point."""
    for seat, number in zip(holds_nothing(state), left_over(state), strict=True):
        state.holders[number - 1] = seat
    state.bullets = [state.holders.index(seat) + 1 for seat in range(len(state.tokens))]
    for seat, bullet in enumerate(state.bullets):
        events.append(Event(told.ARMED, (seat,), (bullet,), (seat,)))
    state.phase = DUEL_POINT
    state.targets = [NOBODY] * len(state.tokens)
    free_hands(state)
    clear_inputs(state)


def point(state: FastwestState, seat: int, target: int, chance: Chance, events: list[Event]) -> None:
    """Choose an opponent, which is final; once all have chosen, shoot."""
    state.targets[seat] = target
    if state.options.open_pointing:
        events.append(Event(told.POINTED_OPENLY, (seat, target)))
    else:
        events.append(Event(told.POINTED, (seat,), (target,), (seat,)))
    if NOBODY not in state.targets:
        shoot(state, chance, events)


def shoot(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    """Resolve the duel; players who have not pointed do not shoot."""
    _uncover(state, events)
    shooters = [seat for seat in by_bullet(state) if state.targets[seat] != NOBODY]
    standing: list[int] = []
    for seat in shooters:
        if is_wounded(state, seat):
            events.append(Event(told.WOUNDED, (seat, state.targets[seat])))
        else:
            standing.append(seat)
    for place, seat in enumerate(standing):
        tokens = _shots(place)
        target = state.targets[seat]
        state.tokens[target] += tokens
        events.append(Event(told.SHOT, (seat, target, tokens, state.tokens[target])))
    events.append(_duel_ended(state, standing))
    _crown(state, chance, events)


def is_wounded(state: FastwestState, seat: int) -> bool:
    """Tell whether a player faces somebody with a smaller bullet."""
    target = state.targets[seat]
    return target != NOBODY and state.targets[target] == seat and state.bullets[target] < state.bullets[seat]


def by_bullet(state: FastwestState) -> list[int]:
    """Order the players by their bullets, smallest first."""
    return [state.bullets.index(number) for number in range(1, len(state.bullets) + 1)]


def _uncover(state: FastwestState, events: list[Event]) -> None:
    state.last_duel = state.bullets[:]
    for seat in by_bullet(state):
        events.append(Event(told.UNCOVERED, (seat, state.bullets[seat])))
        if state.targets[seat] != NOBODY:
            events.append(Event(told.AIMED, (seat, state.targets[seat])))


def _duel_ended(state: FastwestState, standing: list[int]) -> Event:
    """Make the event that tells the whole duel, row by row."""
    seats = by_bullet(state)
    targets = [state.targets[seat] for seat in seats]
    wounded = [1 if is_wounded(state, seat) else 0 for seat in seats]
    given = [_shots(standing.index(seat)) if seat in standing else 0 for seat in seats]
    tokens = [state.tokens[seat] for seat in seats]
    return Event(told.DUEL_ENDED, (fewest(state)[0], seats, sorted(state.bullets), targets, wounded, given, tokens))


def _shots(place: int) -> int:
    """Return the tokens that the shooter with the smallest, second smallest ... bullet gives."""
    return SHOTS[place] if place < len(SHOTS) else 1


def fewest(state: FastwestState) -> list[int]:
    """List the players with the fewest tokens; the smallest bullet breaks the tie and comes first."""
    return [seat for seat in by_bullet(state) if state.tokens[seat] == min(state.tokens)]


def _crown(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    tied = fewest(state)
    winner = tied[0]
    state.wins[winner] += 1
    events.append(Event(told.WON, (winner, state.tokens[winner], state.bullets[winner], len(tied))))
    if not end_game(state, chance, events):
        state.phase = OVER
        if state.options.games_per_match > 1:
            champion = match_order(state)[0]
            events.append(Event(told.MATCH_WON, (champion, state.wins[champion])))


def match_order(state: FastwestState) -> list[int]:
    """Order the players: games won, then fewest tokens over all games, then the smaller bullet in the last duel."""
    ordered: list[int] = []
    for seat in by_bullet(state):
        place = len(ordered)
        while place > 0 and _is_ahead(state, seat, ordered[place - 1]):
            place -= 1
        ordered.insert(place, seat)
    return ordered


def _is_ahead(state: FastwestState, seat: int, other: int) -> bool:
    if state.wins[seat] != state.wins[other]:
        return state.wins[seat] > state.wins[other]
    return state.totals[seat] + state.tokens[seat] < state.totals[other] + state.tokens[other]
