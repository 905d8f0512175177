"""Draws docs/pictures/abilene.svg, the picture of the README, from a hand-made position: `python docs/picture.py`."""

import io
import re
from pathlib import Path

from rich.console import Console

from saloon import catalog
from saloon.core.match import begin, load
from saloon.core.rules import Data, save
from saloon.texts import Texts

NAMES = ["Ada", "Bill", "Calamity", "Doc"]
PICTURE = Path(__file__).parent / "pictures" / "abilene.svg"
POSITION: Data = {  # cards by number: 0 to 3 cattle, 4 desperados, 5 Indian tribes, 9 sheriff, 12 dancers
    "phase": "play",
    "turn": 0,
    "dealer": 2,
    "chips": [26, 23, 27, 28],
    "pot": 16,
    "hands": [[2, 9, 12], [0, 3, 7], [1, 1], [3, 11]],
    "buried": [[0], [], [0, 1], []],
    "playing": [True, True, True, True],
    "stood": [True, True, True, True],
    "bought": [1, 1, 1, 0],
    "leader": 2,
    "hand_size": 5,
    "turns_left": 10,
    "herds": [[3, 2], [2], [3, 1], [2]],
    "attacks": [{"attacker": 1, "card": 4, "target": 0}, {"attacker": 3, "card": 5, "target": 2}],
}


def position(game: str) -> Data:
    """Complete the position: what does not lie on the table is in the deck."""
    data = {**save(begin(catalog.game(game), len(NAMES), {}, 1).state), **POSITION}
    deck = list(data["deck"])
    for zone in (*data["hands"], *data["buried"], *data["herds"], [attack["card"] for attack in data["attacks"]]):
        for card in zone:
            deck.remove(card)
    return {**data, "deck": deck}


def main() -> None:
    """Draw that position, the question and the choices."""
    game = catalog.game("abilene")
    state, texts = load(game, position("abilene")), Texts("fr", game)
    view = game.rules.view(state, 0)
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    console.print(catalog.terminal("abilene").draw(view, texts, NAMES))
    console.print(f"\n[bold]{texts.say('phase-' + view.phase)}[/bold]")
    for number, action in enumerate(game.rules.legal_actions(state, 0), start=1):
        console.print(f"  [bold]{number}[/bold]  {texts.action(action, NAMES, 0)}")
    svg = console.export_svg(title="saloon play abilene")
    without_fonts = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # nothing is loaded from the net
    PICTURE.write_text(without_fonts, encoding="utf-8")


if __name__ == "__main__":
    main()
