"""Framing: where texts begin and end in the bytes of a web socket (RFC 6455, section 5.2)."""

import struct

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # how a frame begins that is a whole message
MASKED = 0x80  # whatever a client sends is
SHORT, MIDDLE, LONG = struct.Struct("!BB").pack, struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


def payload(data: bytes) -> tuple[int, int]:
    """Find the payload of the first frame of a client; 0, 0 unless it is whole, masked and not very long."""
    if len(data) < 6:
        return 0, 0
    length = data[1] - MASKED
    if 0 <= length < 126:
        start = 6
    elif length == 126:
        start, length = 8, int.from_bytes(data[2:4], "big")
    else:
        return 0, 0
    end = start + length
    return (start, end) if end <= len(data) else (0, 0)


def head(length: int) -> bytes:
    """Give the first bytes of a text frame of a server."""
    if 126 <= length < 65536:
        return MIDDLE(TEXT, 126, length)
    return SHORT(TEXT, length) if length < 126 else LONG(TEXT, 127, length)
