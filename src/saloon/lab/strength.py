"""Strength: one bot against a table of others on paired deals: every deal is played once with it in each seat."""

from dataclasses import dataclass
from math import sqrt
from time import process_time

from saloon import catalog
from saloon.bots.levels import COWBOY, DESPERADO, LEGEND, TENDERFOOT, make_bot
from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance, SeededChance
from saloon.core.game import Game
from saloon.core.rules import View
from saloon.lab.driver import play_out
from saloon.lab.stats import WIN, Z95, win_parts

USUAL = 4  # players; beside it, the smallest and the largest table
PAIRS = ((COWBOY, TENDERFOOT), (DESPERADO, COWBOY), (LEGEND, DESPERADO), (LEGEND, COWBOY))


@dataclass(frozen=True)
class Duel:
    """The bot that is measured, its rivals, and the table."""

    game: str
    players: int
    bot: str
    rivals: str

    def even(self) -> float:
        """Return the share of wins of a bot that is as strong as its rivals."""
        return 1 / self.players


@dataclass
class Deal:
    """What came of one deal: the share of wins over all seats, and the time that the bot took."""

    share: float
    decisions: int = 0
    seconds: float = 0.0


@dataclass
class Tally:
    """The deals played so far."""

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, deal: Deal) -> None:
        """Count one more deal."""
        self.deals += 1
        self.total += deal.share
        self.squares += deal.share**2
        self.decisions += deal.decisions
        self.seconds += deal.seconds

    def share(self) -> float:
        """Return the share of games won."""
        return self.total / self.deals if self.deals else 0.0

    def error(self) -> float:
        """Return half the width of the 95 % interval; the seats of one deal are one sample, not many."""
        if self.deals < 2:
            return 1.0
        variance = (self.squares - self.total**2 / self.deals) / (self.deals - 1)
        return Z95 * sqrt(max(variance, 0.0) / self.deals)

    def milliseconds(self) -> float:
        """Return the time of one core that the bot takes for a decision, forced ones left out."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


class Watched(Bot):
    """Plays as another bot does, and counts its decisions and its time."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.is_timed = bot.is_timed
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        start = process_time()
        action = self._bot.choose(view, actions, chance)
        if len(actions) > 1:
            self.decisions += 1
            self.seconds += process_time() - start
        return action

    def when(self, view: View, previous: int, chance: Chance) -> int:
        return self._bot.when(view, previous, chance)


def duels(game: Game) -> list[Duel]:
    """List what is measured for a game: each level against the one below, and the highest against the rating alone."""
    low, high = game.seats
    tables = sorted({low, max(low, min(USUAL, high)), high})
    return [Duel(game.name, players, bot, rivals) for players in tables for bot, rivals in PAIRS]


def play_deal(duel: Duel, number: int) -> Deal:
    """Play one deal with the bot in each seat in turn."""
    game = catalog.game(duel.game)
    options = game.settle(duel.players, {})
    watched = Watched(make_bot(game, duel.bot))
    share = 0.0
    for seat in range(duel.players):
        bots = [watched if other == seat else make_bot(game, duel.rivals) for other in range(duel.players)]
        lucks: list[Chance] = [SeededChance(f"{duel}/{number}/{other}") for other in range(duel.players)]
        state, _ = play_out(game, duel.players, options, bots, SeededChance(f"deal {number}"), lucks)
        share += win_parts(game.rules.scores(state))[seat] / WIN / duel.players
    return Deal(share, watched.decisions, watched.seconds)
