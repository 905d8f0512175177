"""Addresses: the URLs of the server, for this machine and for others."""

import socket
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network

HTTP_PORT = 80  # left out of an address, as browsers do
HOST_BITS = 64  # of an IPv6 address
EVERYWHERE = ("0.0.0.0", "::")
NOWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved for documentation: no host has them


@dataclass
class Addresses:
    """All the origins (scheme, host and port) at which the pages of the server are found."""

    all: list[str]  # the best one first
    outside: str | None  # for other devices; None if they cannot reach the server


def find_addresses(host: str, port: int, public_url: str = "") -> Addresses:
    """Find the addresses of a server that listens on a host and a port."""
    outside, inside = [host], []
    if is_alone(host):
        outside, inside = [], [host, "localhost"]
    elif host in EVERYWHERE:
        outside, inside = _own_addresses(host), ["localhost", "127.0.0.1", "::1", socket.gethostname()]
    found = [_written(name, port) for name in dict.fromkeys([*outside, *inside])]
    if public_url:
        return Addresses([public_url, *found], public_url)
    return Addresses(found, found[0] if outside else None)


def is_alone(host: str) -> bool:
    """Tell whether a server that listens on a host can be reached from this machine only."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@lru_cache(maxsize=10_000)
def counted(address: str) -> str:
    """Return what an address is counted as; in IPv6 its network of 64 bits, which belongs to one household."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found) >> HOST_BITS << HOST_BITS, HOST_BITS)))


def _written(name: str, port: int) -> str:
    shown = f"[{name}]" if ":" in name else name
    return f"http://{shown}" if port == HTTP_PORT else f"http://{shown}:{port}"


def _own_addresses(host: str) -> list[str]:
    """List the addresses of this machine in its networks; a server that listens on :: has both IPv4 and IPv6 ones."""
    kinds = [socket.AF_INET, socket.AF_INET6] if host == "::" else [socket.AF_INET]
    return [address for kind in kinds if (address := own_address(kind)) is not None]


def own_address(kind: socket.AddressFamily) -> str | None:
    """Return the address that the system would use to reach other machines; nothing is sent."""
    try:
        with socket.socket(kind, socket.SOCK_DGRAM) as probe:
            probe.connect((NOWHERE[kind], 9))
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if is_alone(found) else found
