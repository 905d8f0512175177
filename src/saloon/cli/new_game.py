"""saloon new-game: a small complete game in a folder of its own, to be changed into another one."""

import keyword
import re
from pathlib import Path
from typing import Annotated

import typer

from saloon import catalog
from saloon.cli.errors import WrongUse
from saloon.cli.given import Lang
from saloon.cli.voice import Voice

EXAMPLES = ("saloon new-game lasso --folder .",)
TEMPLATE = Path(__file__).parent / "template"
NAME = "overland"  # of the game in the template; every copy has its own
GAMES = Path("src/saloon/games")  # of a source tree
TAKEN = ("core", "games", "saloon", "template", "tests", "texts", "web")  # folders, some of which a build leaves out
LONGEST = 16  # letters; longer ones would break lines in the files


def command(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER")] = None,
    lang: Lang = None,
) -> None:
    """Write a new game and say what to do next."""
    voice = Voice(lang)
    games = _games(folder)
    written = write_game(name, games)
    voice.say("new-game-written", file=str(written))
    if games.resolve() not in _trees():
        voice.say("new-game-move", call=name, folder=str(GAMES))
        return
    voice.say("new-game-play", call=name)
    voice.say("new-game-check", call=name)
    voice.say("new-game-house")
    voice.say("new-game-guide", call=name)


def write_game(name: str, games: Path) -> Path:
    """Write the game of the template under another name into a folder of games; return its folder."""
    _check_name(name)
    folder = games / name
    if name in catalog.names() or folder.exists():
        raise WrongUse("game-taken", f"there is already a game {name!r} in {games}", {"name": name})
    words = {NAME: name, NAME.capitalize(): name.capitalize(), NAME.upper(): name.upper()}
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            target = folder / source.relative_to(TEMPLATE)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = re.sub(NAME, lambda found: words[found[0]], source.read_text(encoding="utf-8"), flags=re.IGNORECASE)
            target.write_text(text, encoding="utf-8")
    return folder


def _check_name(name: str) -> None:
    if name in TAKEN:
        taken = f"{name!r} already means something else in this house; call the game otherwise"
        raise WrongUse("game-name-used", taken, {"name": name})
    if not re.fullmatch(rf"[a-z]{{2,{LONGEST}}}", name) or keyword.iskeyword(name):
        message = f"a game is called by 2 to {LONGEST} small letters, not {name!r}"
        raise WrongUse("game-name", message, {"name": name, "high": LONGEST})


def _games(folder: Path | None) -> Path:
    """Find the folder where games lie: the one that is named, or that of the source tree where one is."""
    found = folder or (_trees() or [GAMES])[0]
    if not found.is_dir():
        raise WrongUse("no-games", f"there is no folder {found}; call this in a source tree", {"file": str(found)})
    return found


def _trees() -> list[Path]:
    """List the folders of games of the source trees around the folder we are in."""
    here = Path.cwd().resolve()
    return [tree / GAMES for tree in (here, *here.parents) if (tree / GAMES).is_dir()]
