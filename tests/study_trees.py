"""Studies for tests: matches of every game played at random, and trees that grow at random."""

from functools import cache

from saloon import catalog
from saloon.core.chance import SeededChance
from saloon.core.game import Game
from saloon.core.log import read_log
from saloon.core.match import begin, replay
from saloon.core.rules import Data
from saloon.study.document import Arrow, Study
from saloon.study.line import Try, choices

TURN_BASED = [name for name in catalog.names() if catalog.game(name).realtime is None]


@cache
def _log(name: str, moves: int) -> Data:
    game: Game = catalog.game(name)
    match = begin(game, game.seats[0], {}, f"study {name}")
    luck = SeededChance("moves")
    while match.legal and len(match.moves) < moves:
        seat = max(match.legal)
        actions = match.legal[seat]
        match.play(seat, actions[luck.below(len(actions)) if len(match.moves) > 5 else 0])
    return match.to_data()


def a_study(name: str = "abilene", moves: int = 40) -> Study:
    """Begin a study of a match between Ada and bots."""
    data = _log(name, moves)
    match = replay(catalog.game(name), read_log(data))
    others = match.seats - 1
    return Study(match, ["Ada", *[f"Bot {seat}" for seat in range(others)]], ["", *["cowboy"] * others], "k7qm2w9xtr")


def grow(study: Study, luck: SeededChance, tries: int) -> None:
    """Try moves at random places, and note something at some of them."""
    for number in range(tries):
        places = [*[f"m{move}" for move in range(len(study.match.moves) + 1)], *[f"t{each}" for each in study.tries]]
        after = places[max(luck.below(len(places)), luck.below(len(places)))]
        legal = choices(study.match, study.state(after))
        if legal:
            seat = list(legal)[luck.below(len(legal))]
            action = legal[seat][luck.below(len(legal[seat]))]
            study.attempt(after, Try(action.text, seat), f"{study.match.game.name} {number}")
        if luck.below(2):
            study.remark(after, f"note {number}\nété «\u00a0<b>&\u00a0»", [Arrow("seat:0", f"hand:{number}", "threat")])
