"""Plays Western between greedy bots and prints tables: python docs/balance/western.py [games] [deck]."""

import sys
from collections import Counter
from statistics import mean, median, quantiles

from saloon import catalog
from saloon.bots.levels import make_bot
from saloon.core.chance import Chance, SeededChance
from saloon.games.western.actions import PLAYS, WITH_WHISKY
from saloon.games.western.cards import ATTACK_1, COWBOY, KINDS, NAMES, TRAIN, WHISKY
from saloon.lab.stats import wilson

GAME = catalog.game("western")
PLAYERS = range(3, 11)
CARDS = range(KINDS)


class Record:
    """What one table size came to."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.turns: list[int] = []
        self.actions = 0
        self.pactoles: list[int] = []  # units won
        self.combinations = 0
        self.first_wins = 0
        self.decided = Counter[int]()  # games by the kind that ended them
        self.plays = Counter[int]()
        self.gains = Counter[int]()  # units for the player of the card
        self.discards = Counter[int]()
        self.got = Counter[int]()  # cards dealt and drawn
        self.won_with = Counter[int]()  # the same, winners only


def play(record: Record, options: dict, seed: str) -> None:
    """Play one game and add it to the record."""
    rules, bot = GAME.rules, make_bot(GAME, "cowboy")
    chance = SeededChance(seed)
    lucks: list[Chance] = [SeededChance(f"{seed}/{seat}") for seat in range(record.players)]
    state = rules.setup(record.players, options, chance)
    first, kind, actor = state.turn, 0, 0
    got = [Counter(dict(enumerate(hand))) for hand in state.hands]
    while acting := rules.to_act(state):
        seat = acting[0]
        action = bot.choose(rules.view(state, seat), rules.legal_actions(state, seat), lucks[seat])
        if state.phase == "main":
            kind, actor = played(record, action), seat
        before = state.money[actor]
        for event in rules.apply(state, seat, action, chance):
            note(record, event, got)
        record.gains[kind] += state.money[actor] - before
        record.actions += 1
    end(record, state, first, kind, got)


def played(record: Record, action) -> int:
    """Count a play and name its kind; a joined card counts, and so does its whisky."""
    code = PLAYS[action.verb]
    if code >= WITH_WHISKY:
        record.plays[WHISKY] += 1
        code -= WITH_WHISKY
    if code == KINDS:
        record.discards[action.args[0]] += 1
        return WHISKY  # moves no money
    if code == ATTACK_1:
        code = action.args[0] - 1
    record.plays[code] += action.args[0] if code == COWBOY and action.args else 1
    return code


def note(record: Record, event, got: list[Counter]) -> None:
    """Take in what an event tells."""
    name = event.kind.name
    if name == "drew":
        got[event.values[0]].update(event.hidden[0])
    elif name == "won_pactole":
        record.pactoles.append(event.values[2] // 10_000)
    elif name in ("laid", "laid_with_hat", "train_came"):
        record.combinations += 1
    elif name in ("stopped", "countered", "caked", "kept"):
        answer = {"stopped": "joker", "caked": "cake", "kept": "hat"}.get(name) or NAMES[event.values[1]]
        record.plays[NAMES.index(answer)] += 1


def end(record: Record, state, first: int, kind: int, got: list[Counter]) -> None:
    """Take in how a game ended."""
    record.turns.append(state.turns)
    winner = state.money.index(max(state.money))
    record.first_wins += winner == first
    record.decided[kind] += 1
    record.won_with.update(got[winner])
    for cards in got:
        record.got.update(cards)


def main() -> None:
    """Play and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    deck = sys.argv[2] if len(sys.argv) > 2 else "classic"
    records = []
    for players in PLAYERS:
        record = Record(players)
        options = GAME.settle(players, {"deck": deck})
        for number in range(games):
            play(record, options, f"balance/{players}/{number}")
        records.append(record)
        print(f"{players} players done", file=sys.stderr, flush=True)
    print(f"Deck `{deck}`, {games} games for each number of players.\n")
    print_tables(records, games)
    print_kinds(records, games)


def print_tables(records: list[Record], games: int) -> None:
    """Print length, pactole and seat advantage."""
    print("| players | actions | turns: mean | median | 90 % | pactoles | units each | combinations each ", end="")
    print("| games ended by the pactole | first seat wins | 95 % interval | chance |")
    print("|---" * 12 + "|")
    for record in records:
        low, high = wilson(record.first_wins, games)
        numbers = [
            record.players,
            f"{record.actions / games:.0f}",
            f"{mean(record.turns):.1f}",
            f"{median(record.turns):.0f}",
            f"{quantiles(record.turns, n=10)[-1]:.0f}",
            f"{len(record.pactoles) / games:.2f}",
            f"{mean(record.pactoles):.1f}",
            f"{record.combinations / len(record.pactoles):.2f}",
            f"{record.decided[TRAIN] / games:.1%}",
            f"{record.first_wins / games:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{1 / record.players:.1%}",
        ]
        print("| " + " | ".join(map(str, numbers)) + " |")


def print_kinds(records: list[Record], games: int) -> None:
    """Print what each kind does: for every table size the games it ended, and means over all sizes."""
    print("\nGames ended by each kind:\n")
    print("| kind | " + " | ".join(str(record.players) for record in records) + " |")
    print("|---" * (len(records) + 1) + "|")
    for card in CARDS:
        if any(record.decided[card] for record in records):
            shares = [f"{record.decided[card] / games:.1%}" for record in records]
            print(f"| {NAMES[card]} | " + " | ".join(shares) + " |")
    print("\nOver all sizes:\n")
    print("| kind | played per game | discarded unplayed | units for its player, per play | among the winner's cards |")
    print("|---|---|---|---|---|")
    for card in CARDS:
        print(kind_row(records, games, card))


def kind_row(records: list[Record], games: int, card: int) -> str:
    """Give the line of one kind; 1.00 in the last column means that winners drew it as often as others."""
    total = games * len(records)
    plays = sum(record.plays[card] for record in records)
    gains = sum(record.gains[card] for record in records)
    discards = sum(record.discards[card] for record in records)
    ours = sum(record.won_with[card] for record in records) / sum(record.won_with.total() for record in records)
    theirs = sum(record.got[card] for record in records) / sum(record.got.total() for record in records)
    gain = f"{gains / plays:+.2f}" if plays and gains else "–"
    return f"| {NAMES[card]} | {plays / total:.2f} | {discards / total:.2f} | {gain} | {ours / theirs:.2f} |"


if __name__ == "__main__":
    main()
