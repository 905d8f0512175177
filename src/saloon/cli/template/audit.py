"""What must hold at every moment of Overland."""

from saloon.games.overland.cards import FULL_DECK
from saloon.games.overland.state import LEAD, OVERTAKE, OverlandState


def audit(state: OverlandState) -> list[str]:
    """List what is wrong with a state: every card is in one place, and the trail is faster and faster."""
    cards = [*state.deck, *state.trail, *state.arrived]
    for hand in state.hands:
        cards += hand
    wrong = [] if sorted(cards) == FULL_DECK else [f"there are {len(cards)} cards, and not those of the game"]
    if state.trail != sorted(set(state.trail)):
        wrong.append(f"a card of the trail {state.trail} is no faster than the one before")
    if not (0 <= state.turn < len(state.hands) and 0 <= state.leader < len(state.hands)):
        wrong.append(f"seats {state.turn} and {state.leader} are not both at the table")
    if (state.phase == OVERTAKE) != bool(state.trail) or (state.phase == LEAD and state.turn != state.leader):
        wrong.append(f"the phase {state.phase} does not fit the table")
    return wrong
