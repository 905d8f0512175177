"""A match at this terminal: who sits where, what each person has been told, and where it is kept."""

from dataclasses import dataclass, field
from pathlib import Path

from saloon.cli.saves import PERSON, Saved, retell, write
from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import SeededChance
from saloon.core.event import Event
from saloon.core.match import Match
from saloon.core.rules import SPECTATOR
from saloon.lab.driver import make_bot


@dataclass
class Sitting:
    """Moves of people and of bots; each bot draws its luck from the seed, so that a match played on goes on alike."""

    saved: Saved
    file: Path
    story: list[list[Event]] = field(default_factory=list)  # what happened in each move
    told: dict[int, int] = field(default_factory=dict)  # how many moves each reader has been told

    def __post_init__(self) -> None:
        self.story = retell(self.match)
        self.told = dict.fromkeys(range(SPECTATOR, self.match.seats), len(self.story))

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

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action and remember what happened."""
        self.story.append(self.match.play(seat, action))

    def play_bot(self, seat: int) -> None:
        """Let a bot act."""
        self.play(seat, self.advise(seat, make_bot(self.saved.bots[seat], self.match.game)))

    def advise(self, seat: int, bot: Bot) -> Action:
        """Ask a bot what it would do in a seat."""
        rules = self.match.game.rules
        luck = SeededChance(f"{self.saved.seed}/{seat}/{len(self.match.log)}")
        return bot.choose(rules.view(self.match.state, seat), rules.legal_actions(self.match.state, seat), luck)

    def take_back(self, seat: int) -> None:
        """Undo the last move of a seat; raise IllegalAction if it can no longer be undone."""
        self.match.take_back(seat)
        self.story.pop()
        self.told = {reader: min(told, len(self.story)) for reader, told in self.told.items()}

    def news(self, reader: int) -> list[Event]:
        """Give what happened since a reader was last told, and count it as told."""
        fresh = self.story[self.told[reader] :]
        self.told[reader] = len(self.story)
        return [event for move in fresh for event in move]

    def keep(self) -> None:
        """Write the match to its file."""
        write(self.saved, self.file)
