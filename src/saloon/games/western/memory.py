"""Memory: what players know of hands they have seen.

A hand that is shown is known to everybody until its cards are laid; cards that join it later are unknown.
A card taken unseen out of a hand is known only to the thief and the victim. The others can then be sure of one copy
less of every kind they knew in that hand; a kind that they knew twice stays known once.
"""

from saloon.games.western.state import Note, WesternState


def show(state: WesternState, seat: int) -> None:
    """Let everybody see a hand."""
    state.seen[seat] = state.hands[seat][:]
    if state.notes:
        state.notes = [note for note in state.notes if note.holder != seat]


def see_laid(state: WesternState, seat: int, card: int) -> None:
    """Let everybody see a card leave a hand."""
    seen = state.seen[seat]
    if seen[card] > 0:
        seen[card] = seen[card] - 1
    elif state.notes:
        _strike_out(state, seat, card)


def _strike_out(state: WesternState, seat: int, card: int) -> None:
    """Delete one note on that card for each observer of that hand."""
    kept: list[Note] = []
    struck: list[int] = []
    for note in state.notes:
        if note.holder == seat and note.card == card and note.observer not in struck:
            struck.append(note.observer)
        else:
            kept.append(note)
    state.notes = kept


def see_stolen(state: WesternState, thief: int, victim: int, card: int) -> None:
    """Update what each player can be sure of when a card is about to be taken unseen out of a hand."""
    seen = state.seen[victim]
    sure = known_to(state, thief, victim)
    if sure[card] > 0:
        sure[card] -= 1
    if seen[card] == state.hand_sizes[victim]:
        state.seen[thief][card] += 1  # it could be no other card
    else:
        state.notes.append(Note(victim, thief, card))
    for kind in range(len(seen)):
        if seen[kind] > 0:
            seen[kind] -= 1
        else:
            _strike_out(state, victim, kind)
    _note_down(state, thief, victim, sure)


def _note_down(state: WesternState, observer: int, holder: int, sure: list[int]) -> None:
    """Replace the notes of one seat on another hand."""
    state.notes = [note for note in state.notes if note.observer != observer or note.holder != holder]
    for card, count in enumerate(sure):
        for _ in range(count - state.seen[holder][card]):
            state.notes.append(Note(observer, holder, card))


def known_to(state: WesternState, observer: int, holder: int) -> list[int]:
    """Count the cards of each kind that a seat knows to be in another hand."""
    known = state.seen[holder][:]
    for note in state.notes:
        if note.observer == observer and note.holder == holder:
            known[note.card] += 1
    return known
