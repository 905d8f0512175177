"""What must always hold on a table of Welcome to Abilene."""

from saloon.games.abilene.cards import FULL_DECK, is_attack, is_cattle, is_defence
from saloon.games.abilene.state import DISCARD, DISTRIBUTION, OPT_IN, OVER, PLAY, RESPOND, STEAL, AbileneState

PHASES = (OPT_IN, DISTRIBUTION, DISCARD, STEAL, PLAY, RESPOND, OVER)


def audit(state: AbileneState) -> list[str]:
    """List what is wrong with a state: seats, chips, cards and their places."""
    wrong = _audit_seats(state)
    if wrong:
        return wrong
    return [*_audit_chips(state), *_audit_cards(state), *_audit_play(state)]


def _audit_seats(state: AbileneState) -> list[str]:
    seats = len(state.chips)
    lengths = [len(row) for row in (state.hands, state.buried, state.herds, state.shown)]
    lengths += [len(state.playing), len(state.stood), len(state.bought), len(state.owed)]
    wrong = [f"a list has {length} entries for {seats} seats" for length in lengths if length != seats]
    if state.phase not in PHASES:
        wrong.append(f"phase {state.phase!r} is none of {', '.join(PHASES)}")
    for seat in (state.turn, state.dealer, state.leader):
        if not 0 <= seat < seats:
            wrong.append(f"seat {seat} is none of the {seats} seats")
    return wrong


def _audit_chips(state: AbileneState) -> list[str]:
    owned = state.options.start_chips * len(state.chips)
    wrong = []
    if sum(state.chips) + state.pot != owned:
        wrong.append(f"there are {sum(state.chips) + state.pot} chips; it should be {owned}")
    if state.pot < 0 or min(state.chips) < 0:
        wrong.append("somebody owns fewer than no chips")
    return wrong


def _audit_cards(state: AbileneState) -> list[str]:
    cards = state.deck + state.discards
    for row in (state.hands, state.buried, state.herds):
        for zone in row:
            cards = cards + zone
    cards = cards + [attack.card for attack in state.attacks] + [defence.card for defence in state.defences]
    wrong = []
    if sorted(cards) != FULL_DECK:
        wrong.append(f"the {len(cards)} cards on the table are not the 54 of the game")
    if any(hand != sorted(hand) for hand in [*state.hands, state.deck]):
        wrong.append("a hand or the deck is not sorted")
    return wrong


def _audit_play(state: AbileneState) -> list[str]:
    wrong = []
    if not all(is_cattle(card) for herd in state.herds for card in herd):
        wrong.append("a herd holds a card that is no cattle")
    if not all(is_attack(attack.card) and attack.attacker != attack.target for attack in state.attacks):
        wrong.append("an attack is none, or lies on its own herd")
    if not all(is_defence(defence.card) for defence in state.defences):
        wrong.append("a standing defence is none")
    if len({attack.attacker for attack in state.attacks}) < len(state.attacks):
        wrong.append("somebody has two attacks pending")
    if len({defence.owner for defence in state.defences}) < len(state.defences):
        wrong.append("somebody has two defences standing")
    if state.phase == PLAY:
        wrong.extend(_audit_turns(state))
    return wrong


def _audit_turns(state: AbileneState) -> list[str]:
    left = sum(len(state.hands[seat]) + state.owed[seat] for seat in range(len(state.hands)) if state.playing[seat])
    return [] if left == state.turns_left else [f"{state.turns_left} turns are left for {left} cards and turns owed"]
