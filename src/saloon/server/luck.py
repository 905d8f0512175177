"""Luck: every draw of a finished match with the number it was drawn below, so that anybody can recompute it."""

from typing import Any

from saloon.core.chance import Chance, SeededChance
from saloon.table.ledger import Ledger, recompute
from saloon.table.lobby import seed_hash
from saloon.table.store import MOVE

Facts = dict[str, Any]


class NotingChance(Chance):
    """Luck that notes below which number each draw was."""

    def __init__(self, inner: Chance) -> None:
        super().__init__()
        self.inner = inner
        self.noted: list[list[int]] = []

    def below(self, n: int) -> int:
        drawn = self.inner.below(n)
        self.draws.append(drawn)
        self.noted.append([n, drawn])
        return drawn

    def clone(self) -> "NotingChance":
        return NotingChance(self.inner.clone())


def show_luck(ledger: Ledger) -> Facts:
    """Play the whole log again, taken-back moves included, and give the draws of the setup and of each entry."""
    match, header = ledger.match, ledger.header
    chance = NotingChance(SeededChance(header.seed))
    ledger.game.rules.setup(match.seats, match.options, chance)
    again = Ledger(ledger.game, header)
    again.match.chance = NotingChance(again.match.chance)
    entries: list[Facts] = [{"seq": 0, "seat": None, "action": None, "draws": chance.noted}]
    for entry in ledger.entries:
        step = recompute(again, entry) if entry.kind == MOVE else None
        if step is not None and isinstance(step.chance, NotingChance) and step.chance.noted:
            entries.append({"seq": entry.seq, "seat": entry.seat, "action": entry.action, "draws": step.chance.noted})
        again.commit(entry, step)
    return {"seed": header.seed, "seed_hash": seed_hash(header.seed), "entries": entries}
