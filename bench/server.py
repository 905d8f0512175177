"""Measures the server side by side with boardgame.io: `make bench-server`. Loopback only, a few minutes.

The same game (take 1 to 3 from a heap), the same load generator, 200 matches of two. Ours stores every move with
`synchronous=FULL` before anybody is told; boardgame.io keeps its matches in memory. CPU is that of the server process.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
PEER = HERE / "boardgame"
MATCHES = int(os.environ.get("BENCH_MATCHES", "200"))
SECONDS = int(os.environ.get("BENCH_SECONDS", "10"))
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "3"))
RATE = 400
PORT = 9760
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measure:
    """What one run gave."""

    moves: int
    seconds: float
    cpu: float
    p50: float
    p99: float

    @property
    def per_cpu_second(self) -> float:
        """Give the moves for each second that the server computed."""
        return self.moves / self.cpu


def main() -> None:
    """Measure both servers in turns, and print a table."""
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        sys.exit("boardgame.io is not installed: run `npm install` in bench/boardgame, or `make bench-server`")
    closed: dict[str, list[Measure]] = {"saloon": [], "boardgame": []}
    steady: dict[str, list[Measure]] = {"saloon": [], "boardgame": []}
    for number in range(ROUNDS):
        for kind in closed:
            closed[kind].append(measure(kind, 0))
            steady[kind].append(measure(kind, RATE))
            print(f"round {number + 1}: {kind} done", file=sys.stderr)
    show(closed, steady)


def measure(kind: str, rate: int) -> Measure:
    """Start a server, load it, and stop it."""
    folder = Path(tempfile.mkdtemp(prefix="saloon-bench-"))
    if kind == "saloon":
        command = [sys.executable, str(HERE / "saloon_server.py"), str(PORT), str(folder / "house.db")]
    else:
        command = ["node", str(PEER / "server.js"), str(PORT)]
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        while server.stdout.readline().strip() != "ready":
            assert server.poll() is None, f"{kind} did not start"
        return load(kind, server.pid, rate)
    finally:
        server.terminate()
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)
        time.sleep(0.5)


def load(kind: str, pid: int, rate: int) -> Measure:
    """Let the generator play, and read what the server computed meanwhile."""
    command = ["node", str(PEER / "load.js"), kind, str(PORT), str(MATCHES), str(SECONDS), str(rate)]
    generator = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
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
    """Give the seconds a process and all its threads have computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def middle(values: list[float]) -> float:
    """Give the median."""
    return sorted(values)[len(values) // 2]


def show(closed: dict[str, list[Measure]], steady: dict[str, list[Measure]]) -> None:
    """Print medians over the rounds."""
    print("| server | closed loop: moves/s | moves per CPU-second | 400 moves/s: p50 ms | p99 ms | CPU |")
    print("|---|---|---|---|---|---|")
    for kind in closed:
        throughput = middle([each.moves / each.seconds for each in closed[kind]])
        efficiency = middle([each.per_cpu_second for each in closed[kind]])
        p50, p99 = middle([each.p50 for each in steady[kind]]), middle([each.p99 for each in steady[kind]])
        share = middle([each.cpu / each.seconds for each in steady[kind]])
        print(f"| {kind} | {throughput:.0f} | {efficiency:.0f} | {p50:.2f} | {p99:.2f} | {share:.0%} |")
    ours, theirs = (middle([each.per_cpu_second for each in closed[kind]]) for kind in ("saloon", "boardgame"))
    print(f"\nmoves per CPU-second: {ours / theirs:.2f} times boardgame.io")


if __name__ == "__main__":
    main()
