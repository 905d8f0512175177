"""The table as one seat sees it, as it may be, and as it was saved (section 6)."""

from saloon.core.chance import Chance
from saloon.core.reading import Reader
from saloon.core.rules import SPECTATOR, Data
from saloon.games.western.cards import SHERIFF, cards_in_play, count_kinds, spread
from saloon.games.western.memory import known_to
from saloon.games.western.state import OVER, Note, WesternOptions, WesternState, WesternView


def view(state: WesternState, seat: int, to_act: list[int]) -> WesternView:
    """Show what a seat may know."""
    is_open = state.options.open_money or state.phase == OVER
    view = WesternView()
    view.seat = seat
    view.options = state.options
    view.phase = state.phase
    view.to_act = to_act
    view.turn = state.turn
    view.asked = state.asked
    view.direction = state.direction
    view.turns = state.turns
    view.money = state.money[:] if is_open else []
    view.own_money = 0 if seat == SPECTATOR else state.money[seat]
    view.bank = state.bank
    view.deck_size = len(state.deck)
    view.discards = state.discards[:]
    view.hand = [] if seat == SPECTATOR else spread(state.hands[seat])
    view.hand_sizes = state.hand_sizes[:]
    view.sheriffs = state.sheriffs[:]
    view.skip = state.skip
    view.lifted = state.lifted
    view.claims = [row[:] for row in state.claims]
    view.card = state.card
    view.count = state.count
    view.target = state.target
    view.counter = state.counter
    view.standing = state.standing
    view.with_hat = state.with_hat
    view.owner = state.owner
    view.passed = state.passed[:]
    view.laid = state.laid[:]
    view.dice = state.dice
    view.seen = [spread(hand) for hand in state.seen]
    view.notes = [note for note in state.notes if seat in (note.observer, note.holder)]
    view.known = [
        view.hand[:] if holder == seat else spread(known_to(state, seat, holder)) for holder in range(len(state.hands))
    ]
    return view


def imagine(view: WesternView, chance: Chance) -> WesternState:
    """Build a possible table: known cards stay where they are, the others are dealt among hands and draw pile."""
    unseen = _unseen_cards(view)
    state = WesternState()
    state.options = view.options
    state.phase = view.phase
    state.turn = view.turn
    state.asked = view.asked
    state.direction = view.direction
    state.turns = view.turns
    state.money = view.money[:] if view.money else _imagine_money(view, chance)
    state.bank = view.bank
    state.hands = [_imagine_hand(view, seat, unseen, chance) for seat in range(len(view.hand_sizes))]
    state.deck = unseen
    state.discards = view.discards[:]
    state.hand_sizes = view.hand_sizes[:]
    state.sheriffs = view.sheriffs[:]
    state.skip = view.skip
    state.lifted = view.lifted
    state.claims = [row[:] for row in view.claims]
    state.card = view.card
    state.count = view.count
    state.target = view.target
    state.counter = view.counter
    state.standing = view.standing
    state.with_hat = view.with_hat
    state.owner = view.owner
    state.passed = view.passed[:]
    state.laid = view.laid[:]
    state.dice = view.dice
    state.seen = [count_kinds(cards) for cards in view.seen]
    state.notes = view.notes[:]
    return state


def _unseen_cards(view: WesternView) -> list[int]:
    """List the cards that lie in hands or in the draw pile, this seat does not know where."""
    counts = cards_in_play(view.options.deck, len(view.hand_sizes), view.options.keep_extra_attacks)
    for card in view.discards + view.laid:
        counts[card] -= 1
    for in_force in view.sheriffs:
        if in_force:
            counts[SHERIFF] -= 1
    for cards in view.known:
        for card in cards:
            counts[card] -= 1
    return spread(counts)


def _imagine_hand(view: WesternView, seat: int, unseen: list[int], chance: Chance) -> list[int]:
    hand = count_kinds(view.known[seat])
    for _ in range(view.hand_sizes[seat] - len(view.known[seat])):
        hand[chance.take(unseen)] += 1
    return hand


def _imagine_money(view: WesternView, chance: Chance) -> list[int]:
    """Hand out the money that others own, unit by unit; nobody has reached the goal."""
    options = view.options
    seats = len(view.hand_sizes)
    money = [0] * seats
    others = list(range(seats))
    if view.seat != SPECTATOR:
        money[view.seat] = view.own_money
        others.remove(view.seat)
    for _ in range(options.start_money * seats + options.start_bank - view.bank - view.own_money):
        seat = others[chance.below(len(others))]
        money[seat] += 1
        if money[seat] == options.goal_units - 1:
            others.remove(seat)
    return money


def load(data: Data) -> WesternState:
    """Bring a saved table back."""
    reader = Reader(data)
    state = WesternState()
    state.options = _load_options(reader.part("options"))
    state.phase = reader.word("phase")
    state.turn = reader.number("turn")
    state.asked = reader.number("asked")
    state.direction = reader.number("direction")
    state.turns = reader.number("turns")
    state.money = reader.numbers("money")
    state.bank = reader.number("bank")
    state.deck = reader.numbers("deck")
    state.discards = reader.numbers("discards")
    state.hands = reader.rows("hands")
    state.hand_sizes = reader.numbers("hand_sizes")
    state.sheriffs = reader.flags("sheriffs")
    state.skip = reader.flag("skip")
    state.lifted = reader.flag("lifted")
    state.claims = reader.rows("claims")
    state.card = reader.number("card")
    state.count = reader.number("count")
    state.target = reader.number("target")
    state.counter = reader.number("counter")
    state.standing = reader.number("standing")
    state.with_hat = reader.flag("with_hat")
    state.owner = reader.number("owner")
    state.passed = reader.flags("passed")
    state.laid = reader.numbers("laid")
    state.dice = reader.numbers("dice")
    state.seen = reader.rows("seen")
    state.notes = [
        Note(note.number("observer"), note.number("holder"), note.number("card")) for note in reader.parts("notes")
    ]
    return state


def _load_options(reader: Reader) -> WesternOptions:
    return WesternOptions(
        goal_units=reader.number("goal_units"),
        start_money=reader.number("start_money"),
        start_bank=reader.number("start_bank"),
        triple_three_guns=reader.flag("triple_three_guns"),
        pactole_order=reader.word("pactole_order"),
        keep_extra_attacks=reader.flag("keep_extra_attacks"),
        pactole_ladder=reader.rows("pactole_ladder"),
        pass_is_final_in_pactole=reader.flag("pass_is_final_in_pactole"),
        min_hand_on_reactions=reader.flag("min_hand_on_reactions"),
        counter_chain=reader.flag("counter_chain"),
        open_money=reader.flag("open_money"),
        turn_limit=reader.number("turn_limit"),
        deck=reader.numbers("deck"),
    )
