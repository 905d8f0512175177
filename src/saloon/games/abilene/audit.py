"""Audit: what must always hold on a table of Welcome to Abilene."""

from saloon.games.abilene.actions import MOST_SEATS
from saloon.games.abilene.cards import DESPERADOS, FULL_DECK, is_attack, is_cattle, is_defence
from saloon.games.abilene.distribution import have_too_many
from saloon.games.abilene.hand import MOST_EXTRA_HANDS, hands_planned, is_able, participants, participants_after
from saloon.games.abilene.options import DEFENCE_TIMINGS, EAU_PAYMENTS, MATCH_ENDS
from saloon.games.abilene.play import attack_by
from saloon.games.abilene.state import (
    DISCARD,
    DISTRIBUTION,
    OPT_IN,
    OVER,
    PHASES,
    PLAY,
    RESPOND,
    STEAL,
    AbileneState,
)


def audit(state: AbileneState) -> list[str]:
    """List what is wrong with a state: words, seats, chips, cards and their places, and the pending question."""
    wrong = [*_audit_words(state), *_audit_seats(state)]
    if wrong:
        return wrong
    wrong = [
        *_audit_counts(state),
        *_audit_chips(state),
        *_audit_cards(state),
        *_audit_participants(state),
        *_audit_attacks(state),
    ]
    return wrong or _audit_phase(state)


def _audit_words(state: AbileneState) -> list[str]:
    options = state.options
    wrong = []
    if state.phase not in PHASES:
        wrong.append(f"phase {state.phase!r} is none of {', '.join(PHASES)}")
    if options.match_end not in MATCH_ENDS:
        wrong.append(f"match_end {options.match_end!r} is none of {', '.join(MATCH_ENDS)}")
    if options.defence_timing not in DEFENCE_TIMINGS:
        wrong.append(f"defence_timing {options.defence_timing!r} is none of {', '.join(DEFENCE_TIMINGS)}")
    if options.eau_paid not in EAU_PAYMENTS:
        wrong.append(f"eau_paid {options.eau_paid!r} is none of {', '.join(EAU_PAYMENTS)}")
    return wrong


def _audit_seats(state: AbileneState) -> list[str]:
    seats = len(state.chips)
    if not 2 <= seats <= MOST_SEATS:
        return [f"there are {seats} seats; it should be 2 to {MOST_SEATS}"]
    lengths = [len(row) for row in (state.hands, state.buried, state.herds, state.shown)]
    lengths += [len(state.playing), len(state.stood), len(state.bought), len(state.owed)]
    named = [state.turn, state.dealer, state.leader, *[defence.owner for defence in state.defences]]
    named += [attack.attacker for attack in state.attacks] + [attack.target for attack in state.attacks]
    wrong = [f"a list has {length} entries for {seats} seats" for length in lengths if length != seats]
    return wrong + [f"seat {seat} is none of the {seats} seats" for seat in named if not 0 <= seat < seats]


def _audit_counts(state: AbileneState) -> list[str]:
    """Compare what is counted with what there is: cards of one deck, and hands of one match."""
    most = len(FULL_DECK)
    counted = [*state.bought, *state.owed, state.hand_size, state.turns_left]
    wrong = [
        f"{count} cards or turns are counted; it should be 0 to {most}" for count in counted if not 0 <= count <= most
    ]
    if not 0 <= state.extra_hands <= MOST_EXTRA_HANDS:
        wrong.append(f"there are {state.extra_hands} extra hands; there are never more than {MOST_EXTRA_HANDS}")
    if not 0 <= state.hands_played <= hands_planned(state) + MOST_EXTRA_HANDS:
        wrong.append(f"{state.hands_played} hands cannot have been played")
    if any([card not in FULL_DECK for cards in state.shown for card in cards]):
        wrong.append("a card that was shown is none of the game")
    if state.phase == DISTRIBUTION and any([not state.hands[seat] for seat in participants(state)]):
        wrong.append("somebody decides about a hand without cards")
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
    for zone in [*state.hands, *state.buried, *state.herds]:
        cards = cards + zone
    cards = cards + [attack.card for attack in state.attacks] + [defence.card for defence in state.defences]
    wrong = []
    if sorted(cards) != FULL_DECK:
        wrong.append(f"the {len(cards)} cards on the table are not the 54 of the game")
    if any([hand != sorted(hand) for hand in [*state.hands, state.deck]]):
        wrong.append("a hand or the deck is not sorted")
    if not all([is_cattle(card) for herd in state.herds for card in herd]):
        wrong.append("a herd holds a card that is no cattle")
    return wrong


def _audit_participants(state: AbileneState) -> list[str]:
    wrong = []
    for seat, is_playing in enumerate(state.playing):
        if not is_playing and (state.hands[seat] or state.herds[seat] or state.owed[seat]):
            wrong.append(f"seat {seat} does not take part, but has cards to play or a herd")
    if state.phase not in (OPT_IN, OVER) and len(participants(state)) < 2:
        wrong.append("a hand is played by two at least")
    return wrong


def _audit_attacks(state: AbileneState) -> list[str]:
    playing = state.playing
    wrong = []
    for attack in state.attacks:
        if not is_attack(attack.card) or attack.attacker == attack.target:
            wrong.append("an attack is none, or lies on its own herd")
        if not (playing[attack.attacker] and playing[attack.target]):
            wrong.append("an attack by or on somebody who does not take part")
    if not all([is_defence(defence.card) and playing[defence.owner] for defence in state.defences]):
        wrong.append("a standing defence is none, or its owner does not take part")
    if len({attack.attacker for attack in state.attacks}) < len(state.attacks):
        wrong.append("somebody has two attacks pending")
    if len({defence.owner for defence in state.defences}) < len(state.defences):
        wrong.append("somebody has two defences standing")
    return wrong


def _audit_phase(state: AbileneState) -> list[str]:
    """Check that the seat that is asked can answer; everything else has been checked before."""
    seat = state.turn
    if state.phase == OPT_IN:
        return [] if is_able(state, seat) else [f"seat {seat} is asked to join and cannot pay"]
    if state.phase == DISTRIBUTION:
        return [] if state.playing[seat] and not state.stood[seat] else [f"seat {seat} has nothing more to decide"]
    if state.phase == DISCARD:
        return [] if state.hand_size > 0 and have_too_many(state) else ["nobody has too many cards"]
    if state.phase == STEAL and not _is_thief(state):
        return [f"seat {seat} has nothing to steal"]
    if state.phase == RESPOND and not _is_attacked_now(state):
        return [f"seat {seat} has laid no attack that may be answered now"]
    return [] if state.phase == OVER else _audit_turns(state)


def _is_thief(state: AbileneState) -> bool:
    attack = attack_by(state, state.turn)
    return attack is not None and attack.card == DESPERADOS and len(state.herds[attack.target]) > 0


def _is_attacked_now(state: AbileneState) -> bool:
    if not state.attacks or state.attacks[-1].attacker != state.turn:
        return False
    return len(state.hands[state.attacks[-1].target]) > 0


def _audit_turns(state: AbileneState) -> list[str]:
    """Compare cards in hand and turns owed with the turns that each participant has left."""
    order = participants_after(state, state.turn)
    left = state.turns_left - 1 if state.phase == RESPOND else state.turns_left
    if state.phase != RESPOND:
        order = [state.turn, *order[:-1]]
    if not state.playing[state.turn] or (state.phase == PLAY and not state.hands[state.turn]):
        return [f"seat {state.turn} has no card to play"]
    wrong = []
    for place, seat in enumerate(order):
        turns = (left + len(order) - 1 - place) // len(order)
        held = len(state.hands[seat]) + state.owed[seat]
        if held != turns:
            wrong.append(f"seat {seat} has {turns} turns left for {held} cards and turns owed")
    return wrong
