"""Measures the server side by side with boardgame.io: `make bench-server`. Loopback only, a few minutes.

The same game (take 1 to 3 from a heap), the same load generator, 200 matches of two; both are loaded in turns. Ours
checks who moves, keeps the whole log and stores every move with `synchronous=FULL` before anybody is told; boardgame.io
keeps its matches in memory. CPU is that of the server's processes, user and system.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
PEER = HERE / "boardgame"
OURS, THEIRS = "saloon", "boardgame"
MATCHES = int(os.environ.get("BENCH_MATCHES", "200"))
SECONDS = int(os.environ.get("BENCH_SECONDS", "10"))
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "3"))
RATE = 400  # moves a second when latencies are measured
PORT = int(os.environ.get("BENCH_PORT", "9760"))
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measure:
    """What one server did in one round."""

    moves: int
    seconds: float
    cpu: float
    p50: float
    p99: float

    @property
    def per_cpu_second(self) -> float:
        """Give the moves for each second that the server computed."""
        return self.moves / self.cpu


Round = dict[str, Measure]


def main() -> None:
    """Measure both servers in turns, and print a table."""
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        sys.exit("boardgame.io is not installed: run `npm install` in bench/boardgame, or `make bench-server`")
    closed = [told("closed loop", number, load_by_turns(order(number))) for number in range(ROUNDS)]
    steady = [told(f"{RATE} moves/s", number, load_in_a_row(order(number))) for number in range(ROUNDS)]
    show(closed, steady)


def order(number: int) -> list[str]:
    """Let who comes first change from round to round."""
    return [OURS, THEIRS] if number % 2 == 0 else [THEIRS, OURS]


def told(what: str, number: int, found: Round) -> Round:
    """Tell what a round brought."""
    for kind, each in found.items():
        numbers = f"{each.per_cpu_second:.0f} moves per CPU-second, p50 {each.p50:.2f} ms, p99 {each.p99:.2f} ms"
        print(f"{what}, round {number + 1}: {kind}: {numbers}", file=sys.stderr)
    return found


def load_by_turns(kinds: list[str]) -> Round:
    """Load half a second the one, half a second the other: what else the machine does meets both alike."""
    with ThreadPoolExecutor() as both:
        runs = {kind: both.submit(measure, kind, PORT + turn, "0", str(turn)) for turn, kind in enumerate(kinds)}
        return {kind: run.result() for kind, run in runs.items()}


def load_in_a_row(kinds: list[str]) -> Round:
    """Load one at a steady rate, then the other: side by side each would wait for what the other clears away."""
    return {kind: measure(kind, PORT, str(RATE)) for kind in kinds}


def measure(kind: str, number: int, *pace: str) -> Measure:
    """Start a server, load it, and stop it."""
    folder = Path(tempfile.mkdtemp(prefix="saloon-bench-"))
    port = str(number)
    if kind == OURS:
        command = [sys.executable, str(HERE / "saloon_server.py"), port, str(folder / "house.db")]
    else:
        command = ["node", str(PEER / "server.js"), port]
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        while server.stdout.readline().strip() != "ready":
            assert server.poll() is None, f"{kind} did not start"
        return load(kind, server.pid, [port, str(MATCHES), str(SECONDS), *pace])
    finally:
        server.terminate()
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def load(kind: str, pid: int, settings: list[str]) -> Measure:
    """Let the generator play, and read what the server computed meanwhile."""
    generator = subprocess.Popen(["node", str(PEER / "load.js"), kind, *settings], stdout=subprocess.PIPE, text=True)
    assert generator.stdout is not None
    before = 0.0
    for line in generator.stdout:
        if line.startswith("counting"):
            before = cpu_seconds(pid)
        if line.startswith("{"):
            cpu = cpu_seconds(pid) - before
            found = json.loads(line)
            generator.wait(30)
            return Measure(found["moves"], found["seconds"], cpu, found["p50"], found["p99"])
    sys.exit(f"the load on {kind} failed")


def cpu_seconds(pid: int) -> float:
    """Give the seconds that a process, its threads and its children, those that have ended too, have computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    own = sum(int(ticks) for ticks in fields[11:15]) / TICKS  # user, system, and both of children that have ended
    return own + sum(cpu_seconds(child) for child in children(pid))


def children(pid: int) -> Iterator[int]:
    """List the children of a process that are alive."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        yield from map(int, (task / "children").read_text().split())


def show(closed: list[Round], steady: list[Round]) -> None:
    """Print medians over the rounds; ratios are taken round by round."""
    print("| server | closed loop: moves/s | moves per CPU-second | 400 moves/s: p50 ms | p99 ms | CPU |")
    print("|---|---|---|---|---|---|")
    for kind in (OURS, THEIRS):
        throughput = statistics.median(each[kind].moves / each[kind].seconds for each in closed)
        efficiency = statistics.median(each[kind].per_cpu_second for each in closed)
        p50, p99 = (statistics.median(getattr(each[kind], name) for each in steady) for name in ("p50", "p99"))
        share = statistics.median(each[kind].cpu / each[kind].seconds for each in steady)
        print(f"| {kind} | {throughput:.0f} | {efficiency:.0f} | {p50:.2f} | {p99:.2f} | {share:.0%} |")
    ratios = sorted(each[OURS].per_cpu_second / each[THEIRS].per_cpu_second for each in closed)
    shares = sorted(each[THEIRS].per_cpu_second / each[OURS].per_cpu_second for each in steady)
    p99s = sorted(each[OURS].p99 / each[THEIRS].p99 for each in steady)
    print(f"\nmoves per CPU-second: {spread(ratios)} times boardgame.io (wanted: at least 3)")
    print(f"CPU at {RATE} moves/s: {spread(shares)} times boardgame.io's (wanted: at most 0.6)")
    print(f"p50 of ours: {statistics.median(each[OURS].p50 for each in steady):.2f} ms (wanted: at most 2)")
    print(f"p99: {spread(p99s)} times boardgame.io's (wanted: at most 1)")


def spread(values: list[float]) -> str:
    """Give the median, and the least and the most."""
    return f"{statistics.median(values):.2f} ({values[0]:.2f} to {values[-1]:.2f})"


if __name__ == "__main__":
    main()
