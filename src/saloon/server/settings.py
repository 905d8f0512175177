"""Settings of the server: environment variables with the prefix SALOON_, as docs/hosting.md lists them."""

import os
from collections.abc import Iterable
from difflib import get_close_matches
from ipaddress import ip_network
from typing import Annotated
from urllib.parse import urlsplit

from limits import parse
from pydantic import AfterValidator, AliasChoices, Field, ValidationError, ValidationInfo
from pydantic_settings import BaseSettings, SettingsConfigDict

from saloon.core.errors import ErrorFacts, WrongOption
from saloon.folders import data_folder

PORT = 8490
PORT_NAMES = ("port", "saloon_port")
PREFIX = "SALOON_"
EVERYBODY = "*"
LOG_LEVELS = ("debug", "info", "warning", "error", "critical")
LONGEST_SHOWN = 100  # characters shown of a wrong value
LONGEST = 10_000_000  # of any time, in its unit: longer than a timer can wait is no time
MOST_DAYS = 100_000
ALIKE = 0.85  # of two names, one of which is probably misspelt


def _check_rate(text: str, setting: ValidationInfo) -> str:
    try:
        rate = parse(text)
        is_rate = rate.amount > 0 and rate.get_expiry() > 0
    except (ValueError, OverflowError):
        is_rate = False
    if not is_rate:
        facts = _facts(setting.field_name, text)
        raise WrongOption("setting-rate", f"{facts['name']} takes a rate such as 40/second", facts)
    return text


def _check_origin(text: str, setting: ValidationInfo) -> str:
    """Check an origin: a scheme, a host and perhaps a port, but no path, because the pages are at the root."""
    address = text.strip().rstrip("/")
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query):
        facts = _facts(setting.field_name, text)
        raise WrongOption("setting-origin", f"{facts['name']} is no address such as https://play.example", facts)
    return address


def _check_origins(text: str, setting: ValidationInfo) -> str:
    return ",".join([_check_origin(each, setting) for each in text.split(",") if each.strip()])


def _check_level(text: str, setting: ValidationInfo) -> str:
    if text.lower() not in LOG_LEVELS:
        known = ", ".join(LOG_LEVELS)
        facts: ErrorFacts = {**_facts(setting.field_name, text), "known": known}
        raise WrongOption("setting-known", f"{facts['name']} takes one of {known}", facts)
    return text.lower()


def _check_proxies(text: str, setting: ValidationInfo) -> str:
    """Check the proxies that uvicorn shall trust: addresses, networks or paths of sockets, since names do not work."""
    for each in [part.strip() for part in text.split(",") if part.strip() not in ("", EVERYBODY)]:
        try:
            is_known = each.startswith(("/", "unix:")) or bool(ip_network(each))
        except ValueError:
            is_known = False
        if not is_known:
            facts = _facts(setting.field_name, each)
            raise WrongOption("setting-proxies", f"{facts['name']} takes addresses or networks, not {each!r}", facts)
    return text


def _facts(field: str | None, value: str) -> ErrorFacts:
    return {"name": f"{PREFIX}{field}".upper(), "value": value[:LONGEST_SHOWN]}


Span = Annotated[float, Field(ge=0, le=LONGEST)]  # of time
Rate = Annotated[str, AfterValidator(_check_rate)]  # such as 40/second


class Settings(BaseSettings):
    """How this server is run."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="ignore", env_ignore_empty=True)

    database_url: str = ""  # empty: a SQLite file in the user's data folder
    allowed_origins: Annotated[str, AfterValidator(_check_origins)] = ""  # beside our own addresses; between commas
    public_url: Annotated[str, AfterValidator(_check_origin)] = ""  # what other devices open, if not our own address
    host: str = "0.0.0.0"
    port: Annotated[int, Field(validation_alias=AliasChoices("PORT", "SALOON_PORT"), ge=0, le=65535)] = PORT
    bot_pace: Span = 2  # seconds that a bot waits before it acts at normal pace
    beat_seconds: Span = 6  # how long a table rests when a hand or a round ends; 0: never
    bot_workers: Annotated[int, Field(ge=0)] = 0  # processes; 0: one for each core but one
    absence_seconds: Span = 60  # before a bot sits in
    idle_seconds: Annotated[float, Field(ge=1, le=LONGEST)] = 300  # before somebody who does not move is asked
    close_hours: Span = 12  # an open table at which nobody has been for so long is closed
    unused_minutes: Span = 30  # the same, if nobody has joined the person who opened it
    rest_hours: Span = 24  # a match at which nobody has been for so long rests
    keep_days: Annotated[float, Field(ge=0, le=MOST_DAYS)] = 0  # after which finished tables are removed; 0: never
    drain_seconds: Annotated[float, Field(ge=0, le=3600)] = 10  # for what is under way when the server is told to stop
    rate_messages: Rate = "40/second"  # of one connection
    rate_crowd: Rate = "400/second"  # messages of one address, all its seats and spectators together
    rate_turns: Rate = "200/second"  # requests of one address that are listened to; others wait for their turn
    rate_requests: Rate = "1800/minute"  # of one address
    rate_files: Rate = "9000/minute"  # files of the pages, and questions about the health of the house, of one address
    rate_skips: Rate = "60/second"  # moves of bots that come at once because people of one address skip
    rate_tables: Rate = "60/minute"  # opened by one address
    rate_rematches: Rate = "20/minute"  # asked for by one person
    rate_lines: Rate = "5/10seconds"  # of chat, by one person
    rate_boards: Rate = "20/minute"  # boards, decks or bills of their own that one address, or one person, brings
    rate_lists: Rate = "120/minute"  # lists of tables that one address reads
    rate_studies: Rate = "120/minute"  # parts of replays, lucks and studies that one address asks for
    rate_new_studies: Rate = "150/hour"  # that one address begins
    rate_lessons: Rate = "300/minute"  # steps of lessons that nobody has asked for lately, for one address
    rate_sockets: Rate = "240/minute"  # opened by one address
    rate_guesses: Rate = "30/5minutes"  # tables that one address names and that are not there
    most_connections: Annotated[int, Field(ge=2)] = 20_000  # in all; never more than the system allows
    most_sockets: Annotated[int, Field(ge=1)] = 1000  # that one address holds open
    most_tables: Annotated[int, Field(ge=1)] = 60  # open or live, that one address has opened
    most_studies: Annotated[int, Field(ge=1)] = 5000  # that the house keeps
    most_queued: Annotated[int, Field(ge=1)] = 256  # messages that wait for a slow reader
    log_level: Annotated[str, AfterValidator(_check_level)] = "info"
    forwarded_allow_ips: Annotated[str, AfterValidator(_check_proxies)] = ""  # proxies that may name the client

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


def misspelt(names: Iterable[str]) -> list[tuple[str, str]]:
    """List the names that are no setting but look like one, each with the setting that was probably meant."""
    known = [f"SALOON_{field}".upper() for field in Settings.model_fields]
    pairs = [(name, get_close_matches(name, known, 1, ALIKE)) for name in names if name not in known]
    return [(name, near[0]) for name, near in pairs if near]


def read_settings() -> Settings:
    """Read the settings from the environment; raise WrongOption for a wrong value."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        raise _wrong_number(str(first["loc"][0]).lower(), str(first["input"])) from None


def _wrong_number(loc: str, value: str) -> WrongOption:
    """Say which numbers a setting takes; settings of other kinds are checked one by one."""
    field = "port" if loc in PORT_NAMES else loc
    declared = Settings.model_fields[field]
    bounds = {type(each).__name__: getattr(each, type(each).__name__.lower(), None) for each in declared.metadata}
    low, high = int(bounds["Ge"] or 0), bounds.get("Le")
    facts: ErrorFacts = {**_facts(field, value), "low": low, "high": high if high is not None else low}
    if field == "port" and os.environ.get("PORT"):
        facts["name"] = "PORT"
    message = f"{facts['name']} takes a number from {low}, not {value!r}"
    if high is not None:
        message = f"{facts['name']} takes a number from {low} to {high}, not {value!r}"
        return WrongOption("setting-between" if declared.annotation is int else "setting-range", message, facts)
    return WrongOption("setting-whole" if declared.annotation is int else "setting-number", message, facts)
