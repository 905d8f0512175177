"""Compiles the engine with mypyc; without a C compiler the same code is installed as it is, interpreted."""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

WAY_OF_A_MOVE = (  # through the house: every move passes here
    *("server/framing", "server/inbox", "server/connection", "server/socket", "server/budget", "server/tallies"),
    *("table/table", "table/ledger", "table/timing", "table/consent", "table/presence"),
    *("storage/writer", "storage/rows", "server/crowd", "server/keeper"),
)
COMPILED = (
    "src/saloon/core/*.py",
    "src/saloon/bots/*.py",
    "src/saloon/games/*/*.py",
    "src/saloon/lab/clock_driver.py",
    *[f"src/saloon/{name}.py" for name in WAY_OF_A_MOVE],
)
INTERPRETED = ("__init__.py", "terminal.py")  # what a game shows need not be fast


def sources() -> list[str]:
    """List the files of the engine; all of them form one build."""
    found = [path for pattern in COMPILED for path in sorted(Path().glob(pattern))]
    return [str(path) for path in found if path.name not in INTERPRETED]


def can_compile() -> bool:
    """Try the C compiler on the smallest extension."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\n")
        include = [f"-I{sysconfig.get_path('include')}", f"-I{sysconfig.get_path('platinclude')}"]
        try:
            command = [*compiler, *include, "-c", str(source), "-o", str(Path(folder, "trial.o"))]
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list:
    """Give the extension modules to build, none when the engine is to be interpreted."""
    if os.environ.get("SALOON_INTERPRETED"):
        return []
    if not can_compile():
        print("saloon: no working C compiler was found; the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify(sources(), opt_level="3", debug_level="0", strip_asserts=False)
    if sys.platform != "win32":
        for extension in built:  # to look at the indentation of so long a C file takes longer than to compile it
            extension.extra_compile_args.append("-Wno-misleading-indentation")
    return built


setup(ext_modules=extensions())
