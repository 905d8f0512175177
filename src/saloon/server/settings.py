"""Settings of the server: environment variables with the prefix SALOON_, as docs/hosting.md lists them."""

import os
from typing import Annotated
from urllib.parse import urlsplit

from limits import parse
from pydantic import AfterValidator, AliasChoices, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from saloon.core.errors import WrongOption
from saloon.folders import data_folder

PORT = 8490


def _check_rate(text: str) -> str:
    parse(text)
    return text


def _check_origin(text: str) -> str:
    """Check an origin: a scheme, a host and perhaps a port, but no path, because the pages are at the root."""
    address = text.strip().rstrip("/")
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query):
        raise ValueError(f"{text!r} is no address such as https://play.example")
    return address


Rate = Annotated[str, AfterValidator(_check_rate)]  # such as 40/second


class Settings(BaseSettings):
    """How this server is run."""

    model_config = SettingsConfigDict(env_prefix="SALOON_", extra="ignore")

    database_url: str = ""  # empty: a SQLite file in the user's data folder
    allowed_origins: str = ""  # separated by commas, in addition to the server's own addresses
    public_url: Annotated[str, AfterValidator(_check_origin)] = ""  # what other devices open, if not our own address
    host: str = "0.0.0.0"
    port: Annotated[int, Field(validation_alias=AliasChoices("PORT", "SALOON_PORT"), ge=0, le=65535)] = PORT
    bot_pace: Annotated[float, Field(ge=0)] = 2  # seconds that a bot waits before it acts at normal pace
    beat_seconds: Annotated[float, Field(ge=0)] = 6  # how long a table rests when a hand or a round ends; 0: never
    bot_workers: Annotated[int, Field(ge=0)] = 0  # processes; 0: one for each core but one
    absence_seconds: Annotated[float, Field(ge=0)] = 60  # before a bot sits in
    idle_seconds: Annotated[float, Field(ge=1)] = 300  # before somebody who does not move is asked if they are there
    close_hours: Annotated[float, Field(ge=0)] = 12  # an open table at which nobody has been for so long is closed
    unused_minutes: Annotated[float, Field(ge=0)] = 30  # the same, if nobody has joined who opened it
    rest_hours: Annotated[float, Field(ge=0)] = 24  # a match at which nobody has been for so long rests
    keep_days: Annotated[float, Field(ge=0)] = 0  # after which finished tables are removed; 0: never
    drain_seconds: Annotated[float, Field(ge=0)] = 10  # for what is under way when the server is told to stop
    rate_messages: Rate = "40/second"  # of one connection
    rate_crowd: Rate = "400/second"  # messages of one address, all its seats and spectators together
    rate_requests: Rate = "600/minute"  # of one address
    rate_tables: Rate = "60/minute"  # opened by one address
    rate_rematches: Rate = "20/minute"  # asked for by one person
    rate_boards: Rate = "20/minute"  # boards, decks or bills of their own that one address, or one person, brings
    rate_lists: Rate = "120/minute"  # lists of tables that one address reads
    rate_studies: Rate = "120/minute"  # parts of replays, and lucks, that one address asks for
    rate_sockets: Rate = "240/minute"  # opened by one address
    rate_guesses: Rate = "30/5minutes"  # tables that one address names and that are not there
    most_connections: Annotated[int, Field(ge=2)] = 20_000  # in all; never more than the system allows
    most_sockets: Annotated[int, Field(ge=1)] = 1000  # that one address holds open
    most_tables: Annotated[int, Field(ge=1)] = 60  # open or live, that one address has opened
    most_queued: Annotated[int, Field(ge=1)] = 256  # messages that wait for a slow reader
    log_level: str = "info"
    forwarded_allow_ips: str = ""  # proxies that are trusted to name the client's address

    def database(self) -> str:
        """Return the URL of the database; make the folder of the default one."""
        if self.database_url:
            return self.database_url
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'house.db'}"

    def workers(self) -> int:
        """Return the number of worker processes for bots."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def read_settings() -> Settings:
    """Read the settings from the environment; raise WrongOption for a wrong value."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        field, value = str(first["loc"][0]).upper(), str(first["input"])
        name = field if field == "PORT" else f"SALOON_{field}"
        raise WrongOption("setting", f"{name} cannot be {value!r}", {"name": name, "value": value}) from None
