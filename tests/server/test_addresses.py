"""Where the house is found: what is handed out can be opened by others, or nothing is handed out."""

import socket

import pytest
from houses import a_house, rest

from saloon.core.errors import WrongOption
from saloon.server import addresses
from saloon.server.addresses import counted, find_addresses, is_alone
from saloon.server.limits import Limits
from saloon.server.settings import Settings, misspelt, read_settings

LAN = {socket.AF_INET: "192.168.1.5", socket.AF_INET6: "fd00::5"}


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> dict[socket.AddressFamily, str]:
    """Give this machine an address in a network, which a test may take away."""
    found = dict(LAN)
    monkeypatch.setattr(addresses, "own_address", found.get)
    return found


@pytest.mark.parametrize(
    ("host", "port", "outside"),
    [
        ("0.0.0.0", 8490, "http://192.168.1.5:8490"),
        ("::", 8490, "http://192.168.1.5:8490"),
        ("0.0.0.0", 80, "http://192.168.1.5"),
        ("192.168.1.7", 8490, "http://192.168.1.7:8490"),
        ("fd00::7", 8490, "http://[fd00::7]:8490"),
        ("saloon.local", 8490, "http://saloon.local:8490"),
        ("127.0.0.1", 8490, None),
        ("127.0.0.2", 8490, None),
        ("::1", 8490, None),
        ("localhost", 8490, None),
    ],
)
@pytest.mark.usefixtures("network")
def test_others_are_given_an_address_they_can_open(host: str, port: int, outside: str | None) -> None:
    found = find_addresses(host, port)

    assert found.outside == outside
    assert outside in (None, found.all[0])


def test_a_machine_without_a_network_hands_out_nothing(network: dict[socket.AddressFamily, str]) -> None:
    network.clear()

    found = find_addresses("0.0.0.0", 8490)

    assert found.outside is None
    assert found.all[0] == "http://localhost:8490"


def test_a_network_of_the_sixth_version_alone_is_enough(network: dict[socket.AddressFamily, str]) -> None:
    del network[socket.AF_INET]

    assert find_addresses("::", 8490).outside == "http://[fd00::5]:8490"
    assert find_addresses("0.0.0.0", 8490).outside is None  # there it does not listen


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1"])
@pytest.mark.usefixtures("network")
def test_the_address_that_the_host_has_set_comes_first(host: str) -> None:
    found = find_addresses(host, 8490, "https://play.example")

    assert found.outside == found.all[0] == "https://play.example"
    assert "http://127.0.0.1:8490" in found.all


def test_an_address_of_this_machine_alone_is_known() -> None:
    assert [is_alone(host) for host in ("127.0.0.1", "::1", "localhost")] == [True] * 3
    assert [is_alone(host) for host in ("0.0.0.0", "::", "192.168.1.5", "fd00::5", "saloon.local")] == [False] * 5


@pytest.mark.parametrize("typed", ["https://play.example", "https://play.example/", " http://192.168.1.5:9000 "])
def test_a_public_address_is_kept_without_what_follows_the_host(typed: str) -> None:
    assert Settings(public_url=typed).public_url == typed.strip().rstrip("/")


@pytest.mark.parametrize("typed", ["play.example", "ftp://play.example", "https://", "https://play.example/saloon"])
def test_a_public_address_that_would_not_open_is_refused(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_PUBLIC_URL", typed)

    with pytest.raises(WrongOption, match="SALOON_PUBLIC_URL"):
        read_settings()


async def test_the_house_tells_the_address_for_others() -> None:
    async with a_house() as address, rest(address) as client:
        alone = (await client.get("/api/house")).json()
        address.house.address = "http://192.168.1.5:8490"
        open_to_others = (await client.get("/api/house")).json()

    assert alone["address"] is None
    assert open_to_others["address"] == "http://192.168.1.5:8490"


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.168.1.5", "192.168.1.5"),
        ("::ffff:192.168.1.5", "192.168.1.5"),
        ("2001:db8:1:2::5", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:1:1:1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::5", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_a_household_is_counted_as_one_however_many_addresses_it_has(address: str, home: str) -> None:
    assert counted(address) == home


def test_connections_of_one_household_are_counted_together() -> None:
    limits = Limits(Settings(most_connections=6))

    entered = [limits.enter(object(), f"2001:db8::{number:x}") for number in range(5)]

    assert entered == [True, True, True, False, False]
    assert limits.enter(object(), "2001:db8:0:1::1")


def test_a_misspelt_setting_is_told_with_the_one_that_was_meant() -> None:
    given = ["PATH", "SALOON_PORT", "SALOON_DATABSE_URL", "SALOON_RATE_MESSAGE", "SALOON_OF_OTHERS"]

    assert misspelt(given) == [
        ("SALOON_DATABSE_URL", "SALOON_DATABASE_URL"),
        ("SALOON_RATE_MESSAGE", "SALOON_RATE_MESSAGES"),
    ]
