"""saloon serve: opens the house to everybody on the network."""

import os
from typing import Annotated

import typer

from saloon.cli.given import Lang, read_number
from saloon.cli.voice import Voice

EXAMPLES = ("saloon serve", "saloon serve --host 127.0.0.1 --port 9000", "saloon serve --database house.db")
HIGHEST_PORT = 65535


def command(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    lang: Lang = None,
) -> None:
    """Serve until told to stop."""
    from saloon.server.addresses import Addresses, is_alone
    from saloon.server.run import qr_code, serve  # heavy
    from saloon.server.settings import read_settings
    from saloon.storage.database import shown

    voice = Voice(lang)
    settings = read_settings()
    settings.host = host or settings.host
    settings.port = read_number("--port", port, settings.port, low=0, high=HIGHEST_PORT)
    settings.database_url = as_url(database) if database else settings.database_url
    tell_misspelt(voice)

    def announce(addresses: Addresses) -> None:
        voice.out.print(voice.words("serve-open", address=addresses.all[0]), soft_wrap=True)
        if addresses.outside is None:
            voice.say("serve-alone" if is_alone(settings.host) else "serve-no-network")
        elif voice.out.is_terminal:
            voice.out.print(qr_code(addresses.outside))
        voice.say("serve-stop", style="dim", database=shown(settings.database()))
        voice.out.file.flush()

    serve(settings, announce)


def tell_misspelt(voice: Voice) -> None:
    """Name settings of the environment that are none, beside what was asked for."""
    from saloon.server.settings import misspelt  # heavy

    for name, near in misspelt(os.environ):
        voice.err.print(voice.words("serve-misspelt", name=name, near=near), soft_wrap=True)


def database_of(voice: Voice, typed: str | None) -> str:
    """Name the database that a command is about: the one that was typed, or the usual one; tell misspelt settings."""
    from saloon.server.settings import read_settings  # heavy

    tell_misspelt(voice)
    return as_url(typed) if typed else read_settings().database()


def as_url(database: str) -> str:
    """Read the address of a database; a plain name is a SQLite file."""
    return database if "://" in database else f"sqlite:///{database}"
