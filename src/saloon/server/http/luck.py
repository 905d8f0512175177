"""Luck: every draw of a finished match with its number of outcomes, so that anybody can recompute it."""

from saloon.core.chance import Chance, SeededChance
from saloon.core.log import REWIND, UNDO
from saloon.core.match import Match, Step, replay_by
from saloon.server.http.bodies import Drawn, Luck
from saloon.table.means import seed_hash


class NotingChance(Chance):
    """A chance that also notes the number of outcomes of each draw."""

    def __init__(self, inner: Chance) -> None:
        super().__init__()
        self.inner = inner
        self.noted: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        drawn = self.inner.below(n)
        self.draws.append(drawn)
        self.noted.append((n, drawn))
        return drawn

    def clone(self) -> "NotingChance":
        return NotingChance(self.inner.clone())


def show_luck(match: Match, seed: str) -> Luck:
    """Play the whole log again, including moves taken back; list the draws of the setup and of each entry.

    An undo that takes back its draws is listed without draws.
    """
    chance = NotingChance(SeededChance(seed))
    entries = [Drawn(0, None, None, chance.noted)]

    def note(step: Step) -> None:
        entry = step.entry
        if entry.kind == UNDO and entry.action == REWIND:
            entries.append(Drawn(entry.seq, entry.seat, None, [], entry.back_to))
        elif entry.draws and isinstance(step.chance, NotingChance):
            entries.append(Drawn(entry.seq, entry.seat, entry.action, step.chance.noted))

    replay_by(match.game, match.log(), chance, note)
    return Luck(seed, seed_hash(seed), entries)
