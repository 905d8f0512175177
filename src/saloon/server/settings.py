"""Settings of the server: environment variables with the prefix SALOON_, as docs/hosting.md lists them."""

import os
from pathlib import Path
from typing import Annotated

from limits import parse
from pydantic import AfterValidator, AliasChoices, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from saloon.core.errors import WrongOption

PORT = 8490


def _check_rate(text: str) -> str:
    parse(text)
    return text


Rate = Annotated[str, AfterValidator(_check_rate)]  # such as 40/second


class Settings(BaseSettings):
    """How this house is run."""

    model_config = SettingsConfigDict(env_prefix="SALOON_", extra="ignore")

    database_url: str = ""  # empty: a SQLite file in the user's data folder
    allowed_origins: str = ""  # separated by commas, beside the server's own addresses
    host: str = "0.0.0.0"
    port: Annotated[int, Field(validation_alias=AliasChoices("PORT", "SALOON_PORT"), ge=0, le=65535)] = PORT
    bot_pace: Annotated[float, Field(ge=0)] = 1.2  # seconds that a bot seems to think
    bot_workers: Annotated[int, Field(ge=0)] = 0  # processes; 0: one for each core but one
    absence_seconds: Annotated[float, Field(ge=0)] = 60  # before a bot sits in
    close_hours: Annotated[float, Field(ge=0)] = 12  # an open table at which nobody has been for so long is closed
    rest_hours: Annotated[float, Field(ge=0)] = 24  # a match at which nobody has been for so long rests
    drain_seconds: Annotated[float, Field(ge=0)] = 10  # for what is under way when the server is told to stop
    rate_messages: Rate = "40/second"  # of one connection
    rate_requests: Rate = "600/minute"  # of one address
    rate_tables: Rate = "60/minute"  # opened by one address
    rate_sockets: Rate = "240/minute"  # opened by one address
    most_sockets: Annotated[int, Field(ge=1)] = 1000  # that one address holds open
    most_queued: Annotated[int, Field(ge=1)] = 256  # messages that wait for a slow reader
    log_level: str = "info"
    forwarded_allow_ips: str = ""  # proxies whose word on a client's address is taken

    def database(self) -> str:
        """Give the address of the database; make the folder of the default one."""
        if self.database_url:
            return self.database_url
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'house.db'}"

    def workers(self) -> int:
        """Give the number of processes that think."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def read_settings() -> Settings:
    """Read the settings from the environment; raise WrongOption for one that cannot be."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        field, value = str(first["loc"][0]).upper(), str(first["input"])
        name = field if field == "PORT" else f"SALOON_{field}"
        raise WrongOption("setting", f"{name} cannot be {value!r}", {"name": name, "value": value}) from None


def data_folder() -> Path:
    """Give the folder where the platform keeps the data of programs."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "saloon"
