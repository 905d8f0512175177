"""Floods a port from a process of its own: `flooder.py`, told what to send by JSON in its input; prints how it went."""

import json
import socket
import sys
import time

PAUSE = 0.02  # seconds after which somebody who is held back tries again


def flood(port: int, greeting: bytes, opening: bytes, chunk: bytes, reads: bool, seconds: float) -> tuple[int, bool]:
    """Send the same bytes again and again; return how many, and whether the other end cut the line."""
    sent, is_cut_off, end = 0, False, time.monotonic() + seconds
    with socket.create_connection(("127.0.0.1", port)) as line:
        try:
            if greeting:
                line.sendall(greeting)
                line.recv(1000)
            line.settimeout(PAUSE)
            line.sendall(opening)
            while time.monotonic() < end and not is_cut_off:
                try:
                    sent += line.send(memoryview(chunk)[sent % len(chunk) :])
                    if reads:
                        is_cut_off = not line.recv(1_000_000)
                except TimeoutError:
                    pass  # held back
        except ConnectionError:
            is_cut_off = True
    return sent, is_cut_off


def main() -> None:
    order = json.load(sys.stdin)
    parts = [bytes.fromhex(order[part]) for part in ("greeting", "opening", "chunk")]
    print(json.dumps(flood(order["port"], *parts, order["reads"], order["seconds"])))


if __name__ == "__main__":
    main()
