"""A match at this terminal: the players on its seats, what each person has been told, and where it is kept."""

from dataclasses import dataclass, field
from pathlib import Path

from saloon.bots.levels import make_bot
from saloon.cli.saves import PERSON, Saved, write
from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import SeededChance
from saloon.core.event import Event
from saloon.core.match import Match
from saloon.core.rules import SPECTATOR


@dataclass
class Sitting:
    """Moves of people and of bots; each bot draws its luck from the seed, so that a match played on goes on alike."""

    saved: Saved
    file: Path
    told: dict[int, int] = field(default_factory=dict)  # how many moves each reader has been told

    def __post_init__(self) -> None:
        self.told = dict.fromkeys(range(SPECTATOR, self.match.seats), len(self.match.moves))

    @property
    def match(self) -> Match:
        """The match being played."""
        return self.saved.match

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return self.saved.names

    def people(self) -> list[int]:
        """List the seats of people."""
        return [seat for seat, bot in enumerate(self.saved.bots) if bot == PERSON]

    def play_bot(self, seat: int) -> None:
        """Let a bot act."""
        self.match.play(seat, self.advise(seat, make_bot(self.match.game, self.saved.bots[seat])))

    def advise(self, seat: int, bot: Bot) -> Action:
        """Ask a bot what it would do in a seat."""
        luck = SeededChance(f"{self.saved.seed}/{seat}/{len(self.match.moves)}")
        return bot.choose(self.match.view(seat), self.match.legal[seat], luck)

    def take_back(self, seat: int) -> None:
        """Undo the last move of a seat; raise IllegalAction if it can no longer be undone."""
        self.match.take_back(seat)
        self.told = {reader: min(told, len(self.match.moves)) for reader, told in self.told.items()}

    def news(self, reader: int) -> list[Event]:
        """Return what happened since a reader was last told, and count it as told."""
        fresh = self.match.moves[self.told[reader] :]
        self.told[reader] = len(self.match.moves)
        return [event for move in fresh for event in move.events]

    def keep(self) -> None:
        """Write the match to its file."""
        write(self.saved, self.file)
