"""The web client is tested with positions of this engine; `python test_positions.py` writes them anew."""

import json
from pathlib import Path

from saloon.core.chance import SeededChance
from saloon.core.match import begin
from saloon.games.western import GAME, LADDERS, RULES
from saloon.games.western.actions import VERBS

FILE = Path(__file__).with_name("positions.json")
TABLES = [(3, {}), (4, {}), (6, {"pactole_ladder": "ladder_14"}), (10, {"pactole_order": "free"})]
LONGEST = 3000  # moves of a match


def positions() -> list[dict]:
    """Play at random; keep each position that asks for a kind of move, or offers two together, not met before."""
    met: set[tuple[str, ...]] = set()
    found = []
    for seats, options in TABLES:
        match, chance = begin(GAME, seats, options, "positions"), SeededChance("positions")
        for _ in range(LONGEST):
            if match.is_over():
                match = begin(GAME, seats, options, f"positions {len(found)}")
            seat = match.to_act()[0]
            legal = RULES.legal_actions(match.state, seat)
            verbs = tuple(sorted({action.verb for action in legal}))
            pairs = {(one, other) for one in verbs for other in verbs}
            if not pairs <= met:
                met |= pairs
                hand = RULES.view(match.state, seat).hand
                actions = [action.text for action in legal]
                found.append({"ladder": match.options["pactole_ladder"], "hand": hand, "actions": actions})
            match.play(seat, legal[chance.below(len(legal))])
    return found


def text() -> str:
    """Write positions down, one in a line."""
    lines = ",\n".join([json.dumps(position) for position in positions()])
    ladders = json.dumps({name: RULES.ladders[name] for name in LADDERS})
    return f'{{"ladders": {ladders},\n"positions": [\n{lines}\n]}}\n'


def test_the_positions_are_those_of_the_engine() -> None:
    assert FILE.read_text(encoding="utf-8") == text()


def test_every_verb_is_met() -> None:
    offered = [str(action) for position in positions() for action in position["actions"]]

    assert {" ".join([word for word in action.split() if not word.isdecimal()]) for action in offered} == set(VERBS)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
