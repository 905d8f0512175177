"""Builds Saloon: compiles the engine with mypyc; without a C compiler the same code is installed and interpreted."""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

COMPILED = (
    "src/saloon/core/*.py",
    "src/saloon/bots/**/*.py",
    "src/saloon/games/*/*.py",
    "src/saloon/lab/clock_driver.py",
)
MANY = 1_000_000  # bytes of C: above this it is the engine that is built, not one of the small modules that import it
RARE = ("audit", "files", "loading", "options", "written")  # not part of a move: compiled in haste
INTERPRETED = ("__init__.py", "terminal.py")  # drawing in a terminal need not be fast


def sources() -> list[str]:
    """List the files to compile; all of them form one build."""
    found = [path for pattern in COMPILED for path in sorted(Path().glob(pattern))]
    return [str(path) for path in found if path.name not in INTERPRETED]


def can_compile() -> bool:
    """Tell whether the C compiler can compile a file that includes Python.h."""
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
    """List the extension modules to build: none when the engine is to be interpreted."""
    if os.environ.get("SALOON_INTERPRETED"):
        return []
    if not can_compile():
        print("saloon: no working C compiler was found; the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # Measured side by side: a tenth faster in every game than level 1, for twelve seconds more of building.
    return mypycify(sources(), opt_level="3", debug_level="0", strip_asserts=False, multi_file=True)


def in_haste(file: str, settings: dict[str, object]) -> dict[str, object]:
    """Give other settings for a file that no move runs through: optimizing it would only take time."""
    is_rare = Path(file).stem.rpartition("___")[2] in RARE
    return {"extra_postargs": [*settings["extra_postargs"], "-O0"]} if is_rare else {}


class BuildOnAllCores(build_ext):
    """Compiles the many files of the engine in parallel, the longest first, and prints its progress."""

    def build_extensions(self) -> None:
        """Run as many compilers at a time as there are cores."""
        compile_one_by_one = self.compiler.compile

        def compile_all(files: list[str], **settings: object) -> list[str]:
            sizes = {file: Path(file).stat().st_size for file in files}
            done: list[str] = []

            def compile_one(file: str) -> list[str]:
                made = compile_one_by_one([file], **(settings | in_haste(file, settings)))
                done.append(file)
                self.tell(sum(sizes[each] for each in done), sum(sizes.values()))
                return made

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(compile_one, sorted(files, key=lambda file: -sizes[file]))
                return [path for paths in made for path in paths]

        self.told = 0
        self.compiler.compile = compile_all
        self.parallel = os.cpu_count()
        super().build_extensions()

    def tell(self, done: int, of: int) -> None:
        """Print the progress at every tenth; builds of small modules print nothing."""
        tenth = 10 * done // of
        if of > MANY and tenth > self.told:
            self.told = tenth
            print(f"saloon: the engine is built to {tenth}0 %", flush=True)


class CompileBeforeCopying(build):
    """Copies last, because the pages may still be built meanwhile."""

    def run(self) -> None:
        """Compile the engine, wait for the pages, then copy everything."""
        self.run_command("build_ext")
        if pages is not None and pages.wait() != 0:
            raise SystemExit("the web client could not be built")
        super().run()


meanwhile = os.environ.get("SALOON_MEANWHILE", "")  # the command that builds the pages: half of it leaves a core idle
pages = subprocess.Popen(shlex.split(meanwhile)) if meanwhile else None
setup(ext_modules=extensions(), cmdclass={"build": CompileBeforeCopying, "build_ext": BuildOnAllCores})
