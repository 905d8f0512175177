"""saloon simulate: many games between bots, counted."""

from typing import Annotated

import typer

from saloon import catalog
from saloon.cli.bar import progress_bar
from saloon.cli.given import (
    Bots,
    GameName,
    Json,
    Lang,
    Players,
    Seed,
    SetOptions,
    read_bots,
    read_number,
    read_options,
    read_players,
    read_seed,
)
from saloon.cli.voice import Voice, print_json
from saloon.lab.simulate import Result, simulate
from saloon.lab.study import StudyResult

EXAMPLES = (
    "saloon simulate abilene",
    "saloon simulate abilene --players 4 --bots cowboy,random --games 1000",
    "saloon simulate abilene --option start_chips=50 --games 500",
    "saloon simulate abilene --games 10000 --jobs 2 --json",
    "saloon simulate western --bots cowboy --study",
)
MOST_GAMES = 10_000_000
MOST_JOBS = 60


def command(
    game: GameName,
    players: Players = None,
    games: Annotated[str | None, typer.Option("--games", "-n", metavar="N")] = None,
    bots: Bots = None,
    seed: Seed = None,
    jobs: Annotated[str | None, typer.Option("--jobs", "-j", metavar="N")] = None,
    option: SetOptions = None,
    study: Annotated[bool, typer.Option("--study")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other and count who wins."""
    found = catalog.game(game)
    voice = Voice(lang, found)
    names = read_bots(bots, found, "random")
    seats = read_players(players, found, len(names))
    wanted = read_number("--games", games, 100, high=MOST_GAMES)
    options = found.settle(seats, read_options(option, found))
    with progress_bar(voice) as bar:
        task = bar.add_task(voice.words("simulate-bar"), total=wanted)
        result = simulate(
            found,
            seats,
            options,
            names,
            wanted,
            read_seed(seed),
            read_number("--jobs", jobs, 1, high=MOST_JOBS),
            lambda done: bar.advance(task, done),
            study=study,
        )
    if json:
        print_json(result.to_data())
    else:
        _show(voice, result)


def _show(voice: Voice, result: Result) -> None:
    voice.out.print(voice.texts.title(), style="bold")
    voice.say("simulate-line", games=result.games, players=result.players, seed=result.seed)
    voice.out.print()
    _show_bots(voice, result)
    voice.out.print()
    _show_seats(voice, result)
    voice.out.print()
    if result.study is not None:
        _show_study(voice, result, result.study)
    voice.say(
        "simulate-speed",
        style="dim",
        actions=voice.number(result.actions),
        seconds=voice.number(result.seconds, 2),
        rate=voice.number(result.actions_per_second),
        mean=voice.number(result.mean_actions, 1),
        jobs=result.jobs,
        engine=voice.words(f"engine-{result.engine}"),
    )


def _show_bots(voice: Voice, result: Result) -> None:
    table = voice.table(
        "simulate-bot",
        ">simulate-seats",
        ">simulate-wins",
        ">simulate-rate",
        ">simulate-interval",
        ">simulate-place",
        ">simulate-score",
    )
    for bot in result.bot_results:
        table.add_row(
            voice.words(f"level-{bot.name}"),
            str(bot.seats),
            voice.number(bot.wins, 1),
            _percent(voice, bot.win_rate),
            f"{voice.number(100 * bot.win_rate_low, 1)}–{_percent(voice, bot.win_rate_high)}",
            voice.number(bot.mean_place, 2),
            voice.number(bot.mean_score, 1),
        )
    voice.out.print(table)


def _show_seats(voice: Voice, result: Result) -> None:
    table = voice.table(">simulate-seat", ">simulate-wins", ">simulate-rate")
    for seat, wins in enumerate(result.seat_wins):
        table.add_row(str(seat), voice.number(wins, 1), _percent(voice, wins / result.games))
    voice.out.print(table)


def _show_study(voice: Voice, result: Result, study: StudyResult) -> None:
    voice.say(
        "study-length",
        mean=voice.number(result.mean_actions, 1),
        median=study.median_actions,
        most=study.ninth_decile_actions,
        longest=study.longest_actions,
    )
    voice.out.print()
    table = voice.table("study-play", ">study-per-game", ">study-winners")
    for kind in study.plays:
        winners = "" if kind.winners is None else voice.number(kind.winners, 2)
        table.add_row(kind.name, voice.number(kind.per_game, 2), winners)
    voice.out.print(table)
    voice.say("study-winners-meaning", style="dim")
    voice.out.print()
    table = voice.table("study-event", ">study-per-game")
    for kind in study.events:
        table.add_row(kind.name, voice.number(kind.per_game, 2))
    voice.out.print(table)
    voice.out.print()


def _percent(voice: Voice, share: float) -> str:
    return voice.words("percent", number=voice.number(100 * share, 1))
