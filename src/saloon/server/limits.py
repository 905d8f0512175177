"""Limits: how fast an address, and a connection, may ask; how many connections there may be."""

import asyncio
import math
import time
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from limits import RateLimitItem, parse
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from saloon.core.errors import ErrorFacts
from saloon.server.addresses import counted, is_alone
from saloon.server.settings import Settings
from saloon.server.turns import LONGEST, Begin, Turns
from saloon.table.errors import TooFast

FORGET_SECONDS = 60  # how often windows that are over are let go
BESIDE_SOCKETS = 200  # connections of one address for pages and REST
TRUSTED_BY_ALL = "*"


class Windows(Storage):
    """Counts for the limiter in this thread; its own memory storage would start a new thread every 10 ms of work."""

    def __init__(self) -> None:
        super().__init__()
        self._windows: dict[str, tuple[int, float]] = {}  # the count, and when the window is over
        self._forget = 0.0

    @property
    def base_exceptions(self) -> type[Exception]:
        return Exception

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = time.time()
        count, ends = self._windows.get(key, (0, 0.0))
        if now >= ends:
            self._tidy(now)
            count, ends = 0, now + expiry
        self._windows[key] = (count + amount, ends)
        return count + amount

    def get(self, key: str) -> int:
        count, ends = self._windows.get(key, (0, 0.0))
        return count if time.time() < ends else 0

    def get_expiry(self, key: str) -> float:
        return self._windows.get(key, (0, time.time()))[1]

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        count = len(self._windows)
        self._windows.clear()
        return count

    def clear(self, key: str) -> None:
        self._windows.pop(key, None)

    def _tidy(self, now: float) -> None:
        if now >= self._forget:
            self._forget = now + FORGET_SECONDS
            self._windows = {key: window for key, window in self._windows.items() if now < window[1]}


class Limits:
    """Counts what addresses and connections ask for."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(Windows())
        self._messages = parse(settings.rate_messages)
        self._crowd = parse(settings.rate_crowd)
        self._requests = parse(settings.rate_requests)
        self._files = parse(settings.rate_files)
        self._skips = parse(settings.rate_skips)
        self._tables = parse(settings.rate_tables)
        self._sockets = parse(settings.rate_sockets)
        self._guesses = parse(settings.rate_guesses)
        self._rematches = parse(settings.rate_rematches)
        self._lines = parse(settings.rate_lines)
        self._boards = parse(settings.rate_boards)
        self._lists = parse(settings.rate_lists)
        self._studies = parse(settings.rate_studies)
        self._new_studies = parse(settings.rate_new_studies)
        self._lessons = parse(settings.rate_lessons)
        self._most_sockets = settings.most_sockets
        self._open: Counter[str] = Counter()  # sockets of each address
        self._inside: dict[object, str] = {}  # the address of each connection
        self._held: Counter[str] = Counter()  # connections of each address
        self._proxies = _networks(settings.forwarded_allow_ips)
        self.most_inside = settings.most_connections
        self._turns = Turns(settings.rate_turns)  # for the addresses of clients
        self._forwarded = Turns(settings.rate_turns)  # for the addresses of clients behind a proxy

    def enter(self, connection: object, address: str) -> bool:
        """Count a connection; tell whether there is room for it, in all and from its address."""
        if len(self._inside) >= self.most_inside:
            return False
        home = counted(address)
        if self._held[home] >= self._most_from(address):
            return False
        self._inside[connection] = home
        self._held[home] += 1
        return True

    def leave(self, connection: object) -> None:
        """Count a connection less, if it was counted."""
        address = self._inside.pop(connection, None)
        if address is not None:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]

    def _most_from(self, address: str) -> int:
        """Tell how many connections an address may hold: at most half of all, unless it is a proxy that we trust."""
        if self._is_proxy(address):
            return self.most_inside
        return max(1, min(self._most_sockets + BESIDE_SOCKETS, self.most_inside // 2))

    def is_between(self, address: tuple[str, int] | None) -> bool:
        """Tell whether what connects is no player: a proxy that we trust, or something on this machine."""
        return address is None or is_alone(address[0]) or self._is_proxy(address[0])

    def turn(self, address: str, begin: Begin) -> bool:
        """Tell whether it is the turn of an address that connects; if not, `begin` is called when it is.

        Raise TooFast if too many wait. A proxy that we trust does not wait; the clients behind it do.
        """
        return self._is_proxy(address) or _take(self._turns, counted(address), begin)

    async def forwarded_turn(self, address: str) -> None:
        """Wait for the turn of a client behind a proxy; raise TooFast if too many wait.

        Clients without a proxy have waited for their turn when they connected.
        """
        if self._proxies:
            begun = asyncio.Event()
            if not _take(self._forwarded, address, begun.set):
                await begun.wait()

    def fine(self, address: str) -> None:
        """Listen less often to an address that was told to wait and goes on."""
        self._turns.fine(address)
        self._forwarded.fine(address)

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def message(self, speaker: str, address: str) -> None:
        """Raise TooFast if somebody, or everybody at an address together, sends too many messages."""
        self._hit(self._messages, "message", speaker)
        self._hit(self._crowd, "crowd", address)

    def request(self, address: str) -> None:
        """Raise TooFast if an address asks too often."""
        self._hit(self._requests, "request", address)

    def file(self, address: str) -> None:
        """Raise TooFast if an address asks too often for the files of the pages, or for the health of the house."""
        self._hit(self._files, "file", address)

    def may_skip(self, address: str) -> bool:
        """Count a move of a bot that need not wait because somebody skips; tell whether it is one of the allowed."""
        return self._limiter.hit(self._skips, "skip", address)

    def table(self, address: str) -> None:
        """Raise TooFast if an address opens too many tables."""
        self._hit(self._tables, "table", address)

    def rematch(self, address: str, person: str) -> None:
        """Raise TooFast if a person asks for too many rematches; each may become a table of the address."""
        self._hit(self._rematches, "rematch", person)
        self.table(address)

    def line(self, person: str) -> None:
        """Raise TooFast if a person says too many lines."""
        self._hit(self._lines, "line", person)

    def board(self, *who: str) -> None:
        """Raise TooFast if an address, or a person, brings too many boards of their own."""
        for each in who:
            self._hit(self._boards, "board", each)

    def listing(self, address: str) -> None:
        """Raise TooFast if an address reads too many lists of tables."""
        self._hit(self._lists, "list", address)

    def study(self, address: str) -> None:
        """Raise TooFast if an address asks too often for replays, lucks, and studies that are not at hand."""
        self._hit(self._studies, "study", address)

    def new_study(self, address: str) -> None:
        """Raise TooFast if an address begins too many studies, each of which is kept."""
        if not self._limiter.hit(self._new_studies, "new-study", address):
            ends = self._limiter.get_window_stats(self._new_studies, "new-study", address).reset_time
            seconds = max(1, math.ceil(ends - time.time()))
            facts: ErrorFacts = {"seconds": seconds, "minutes": math.ceil(seconds / 60)}
            raise TooFast("study-often", f"{address} has begun too many studies; wait {seconds} s", facts)

    def lesson(self, address: str) -> None:
        """Raise TooFast if an address asks for too many steps of lessons that nobody has asked for lately."""
        self._hit(self._lessons, "lesson", address)

    def check_guesses(self, address: str) -> None:
        """Raise TooFast if an address has named too many tables that do not exist."""
        if not self._limiter.test(self._guesses, "guess", address):
            ends = self._limiter.get_window_stats(self._guesses, "guess", address).reset_time
            seconds = max(1, math.ceil(ends - time.time()))
            facts: ErrorFacts = {"seconds": seconds, "minutes": math.ceil(seconds / 60)}
            raise TooFast("too-many-guesses", f"{address} has guessed too often; wait {seconds} s", facts)

    def missed(self, address: str) -> None:
        """Count a table that an address has named and that does not exist; raise TooFast if there were too many."""
        self.check_guesses(address)
        self._limiter.hit(self._guesses, "guess", address)

    def socket(self, address: str) -> None:
        """Count a socket that an address opens; raise TooFast if it opens, or holds open, too many."""
        self._hit(self._sockets, "socket", address)
        if self._open[address] >= self._most_sockets:
            raise TooFast("too-fast", f"{address} holds too many sockets open", {"seconds": self._sockets.get_expiry()})
        self._open[address] += 1

    def socket_closed(self, address: str) -> None:
        """Count one socket less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _hit(self, rate: RateLimitItem, what: str, who: str) -> None:
        if not self._limiter.hit(rate, what, who):
            seconds = rate.get_expiry()
            raise TooFast("too-fast", f"that was too fast; wait {seconds} s", {"seconds": seconds})


def _take(turns: Turns, address: str, begin: Begin) -> bool:
    try:
        return turns.take(address, begin)
    except OverflowError:
        raise too_many() from None


def too_many() -> TooFast:
    """Make the refusal of a request for whose address too many wait already."""
    seconds = round(LONGEST)
    return TooFast("too-fast", f"that was too fast; wait {seconds} s", {"seconds": seconds})


def _networks(listed: str) -> list[IPv4Network | IPv6Network]:
    """Read the proxies that are trusted: addresses or networks, separated by commas; * stands for everybody."""
    if listed.strip() == TRUSTED_BY_ALL:
        return [ip_network("0.0.0.0/0"), ip_network("::/0")]
    return [found for each in listed.split(",") if (found := _network(each.strip())) is not None]


def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:  # a name, or the path of a socket: not an address that we count
        return None
