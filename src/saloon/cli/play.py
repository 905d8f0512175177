"""saloon play: a table in this terminal, against bots or in turns on one screen."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from saloon import catalog
from saloon.bots.levels import make_bot
from saloon.cli.errors import WrongUse
from saloon.cli.given import (
    Bots,
    Lang,
    MaybeGameName,
    Players,
    Seed,
    SetOptions,
    read_bots,
    read_choice,
    read_number,
    read_options,
    read_players,
    read_seconds,
    read_seed,
)
from saloon.cli.host import Host, Leave, is_watched
from saloon.cli.saves import PERSON, Saved, new_file, read
from saloon.cli.sitting import Sitting
from saloon.cli.voice import Voice
from saloon.core.game import Game
from saloon.core.match import begin
from saloon.lab.simulate import fill
from saloon.texts import Texts

EXAMPLES = (
    "saloon play",
    "saloon play abilene --bots cowboy,tenderfoot --name Anna",
    "saloon play abilene --humans 2 --name Anna,Ben --seed 7",
    "saloon play abilene --option start_chips=12 --fast",
    "saloon play --resume match.json",
)
PACE = 0.7  # seconds
INTERRUPTED = 130


def command(
    game: MaybeGameName = None,
    players: Players = None,
    humans: Annotated[str | None, typer.Option("--humans", metavar="K")] = None,
    bots: Bots = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAMES")] = None,
    seed: Seed = None,
    option: SetOptions = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    pace: Annotated[str | None, typer.Option("--pace", metavar="X")] = None,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    lang: Lang = None,
) -> None:
    """Play a match; it is kept in a file whenever somebody leaves."""
    if resume is not None:
        given = {"--players": players, "--humans": humans, "--bots": bots, "--name": name, "--seed": seed}
        _refuse_others({**given, "--option": option})
        sitting = _resume(Path(resume), game, save)
    else:
        found = catalog.game(game or _choose_game(Voice(lang)))
        saved = _begin(Voice(lang, found), found, Wishes(players, humans, bots, name, seed, option))
        sitting = Sitting(saved, _file(save) if save else new_file(found.name, datetime.now()))
    is_live = is_watched() and not fast
    voice = Voice(lang, sitting.match.game)
    host = _live_host() if sitting.match.game.realtime is not None else Host
    _play(host(sitting, voice, is_live=is_live, confirms=is_live, pace=read_seconds("--pace", pace, PACE)))


def _live_host() -> type[Host]:
    try:
        from saloon.cli.live import LiveHost
    except ImportError as error:  # not every system has terminals that tell single keys
        raise WrongUse("no-keys", f"this terminal does not tell single keys: {error}", {}) from error
    return LiveHost


@dataclass
class Wishes:
    """What was typed for a new match."""

    players: str | None
    humans: str | None
    bots: str | None
    name: str | None
    seed: str | None
    option: list[str] | None


def _play(host: Host) -> None:
    try:
        host.play()
    except Leave:
        host.part()
    except KeyboardInterrupt:
        print()
        host.part()
        raise typer.Exit(INTERRUPTED) from None


def _choose_game(voice: Voice) -> str:
    """Ask which game to play; a house with one game need not ask."""
    names = catalog.names()
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, 1):
        voice.out.print(f"{number:>3}  {Texts(voice.texts.lang, catalog.game(name)).title()}")
    while True:
        try:
            typed = input(voice.words("play-which-game", count=len(names)) + " ").strip().lower()
        except EOFError:
            raise typer.Exit from None
        if typed in names:
            return typed
        chosen = read_choice(typed, len(names))
        if chosen is not None:
            return names[chosen]


def _begin(voice: Voice, game: Game, wishes: Wishes) -> Saved:
    people = read_number("--humans", wishes.humans, 1, low=0)
    bots = read_bots(wishes.bots, game)
    seats = read_players(wishes.players, game, people + (len(bots) if wishes.bots else 0))
    given = read_options(wishes.option, game)
    game.settle(seats, given)
    if people > seats:
        message = f"{people} people do not fit at a table of {seats}"
        raise WrongUse("humans", message, {"humans": people, "seats": seats})
    if game.realtime is not None and people > 1:
        message = f"{game.name} is played against the clock: one person at a keyboard, not {people}"
        raise WrongUse("one-person", message, {"game": game.name, "humans": people})
    sitting_bots = [PERSON] * people + (fill(bots, seats - people) if people < seats else [])
    seed = read_seed(wishes.seed)
    return Saved(begin(game, seats, given, seed), seed, _names(voice, wishes.name, people, seats), sitting_bots)


def _names(voice: Voice, typed: str | None, people: int, seats: int) -> list[str]:
    """Name everybody at the table: the people as they wish, the bots after the regulars of the house."""
    names = [name.strip() for name in typed.split(",")] if typed else []
    if len(names) > people or not all(names):
        raise WrongUse("names", f"--name takes {people} names, not {typed!r}", {"value": str(typed), "humans": people})
    if not names and people == 1:
        names = [voice.words("play-stranger")]
    names += [voice.words("seat-name", seat=number) for number in range(len(names) + 1, people + 1)]
    regulars = [name for name in voice.words("play-regulars").split(", ") if name not in names]
    return names + regulars[: seats - people]


def _resume(path: Path, game: str | None, save: str | None) -> Sitting:
    saved = read(path)
    if game is not None and game != saved.match.game.name:
        message = f"{path} holds a match of {saved.match.game.name}, not of {game}"
        raise WrongUse("resume-game", message, {"file": str(path), "game": saved.match.game.name, "given": game})
    if not (saved.seed and saved.names and saved.bots):
        raise WrongUse("resume-log", f"{path} is a log without seats and seed; replay it", {"file": str(path)})
    for bot in saved.bots:
        if bot != PERSON:
            make_bot(saved.match.game, bot)
    return Sitting(saved, _file(save) if save else path)


def _refuse_others(given: dict[str, object]) -> None:
    for flag, value in given.items():
        if value:
            raise WrongUse("resume-alone", f"--resume brings its own table; leave out {flag}", {"flag": flag})


def _file(typed: str) -> Path:
    path = Path(typed)
    if path.exists():
        raise WrongUse("save-exists", f"{path} exists already", {"file": str(path)})
    return path
