"""Starts the server with the game of the benchmark on the shelf: `saloon_server.py PORT DATABASE`."""

import sys
from pathlib import Path

import saloon.games

saloon.games.__path__.append(str(Path(__file__).parent / "shelf"))

if __name__ == "__main__":
    from saloon.server.run import serve
    from saloon.server.settings import Settings

    rates = ("messages", "crowd", "requests", "tables", "sockets", "lists")
    fast = {f"rate_{what}": "1000000/second" for what in rates}
    settings = Settings(
        host="127.0.0.1",
        port=int(sys.argv[1]),
        database_url=f"sqlite:///{sys.argv[2]}",
        log_level="warning",
        most_tables=5000,
        **fast,
    )
    serve(settings, lambda addresses: print("ready", flush=True))
