"""The books: what each player receives and scores, by round and by source; no rule depends on them."""

from saloon.games.carson.state import CarsonState


def earn(state: CarsonState, seat: int, cash: int) -> None:
    """Pay a player dollars from the bank, and note them for this round."""
    state.cash[seat] += cash
    state.earned[seat] += cash


def score(state: CarsonState, seat: int, points: int, source: int) -> None:
    """Add points to a player's score, and note where they came from."""
    state.points[seat] += points
    state.scored[seat] += points
    row = state.tally[seat][:]
    row[source] += points
    state.tally[seat] = row


def sources(state: CarsonState, seat: int) -> list[int]:
    """List a player's points by source; points that the books do not record were there when this match began."""
    known = state.tally[seat]
    return [*known, state.points[seat] - sum(known)]
