# SPDX-License-Identifier: BSD-2-Clause
"""The virtual bench around the stand-in core, generated once a session; libraries stay in the user's cache."""

import functools
import subprocess
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path

import pytest

from irqscope_bench import native
from irqscope_bench.core import BenchError, Core
from irqscope_bench.definitions import HARNESS
from irqscope_bench.engine import Bench
from irqscope_bench.native import NativeBackend, compilers, library
from irqscope_bench.profile import Profile, load
from models.stand_in import StandIn

TICK = Fraction(1, 100_500_000)


HEADERS = """\
#include <cxxrtl/capi/cxxrtl_capi.h>
#include <cxxrtl/cxxrtl.h>
#include <algorithm>
#include <deque>
#include <memory>
#include <string>
#include <thread>
#include <vector>
"""
"""What every bench includes of others: without optimisation, reading it is a third of the time of a compilation."""


@pytest.fixture(scope="session", autouse=True)
def read_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Clang reads those headers once for all benches that are compiled without optimisation."""
    plain = native._compile

    @functools.cache
    def headers() -> str | None:
        from irqscope_gateware.simulation import _runtime

        place = tmp_path_factory.mktemp("headers")
        (place / "all.h").write_text(HEADERS)
        flags = [flag for flag in native.FLAGS if flag != "-shared"]
        command = [compilers()[0], *flags, "-O0", f"-I{_runtime()}", "-x", "c++-header", "all.h", "-o", "all.pch"]
        if "clang" not in command[0] or subprocess.run(command, cwd=place, capture_output=True, check=False).returncode:
            return None
        return str(place / "all.pch")

    def compile_(arguments: Sequence[str], target: Path) -> None:
        if "-O0" in arguments and compilers() and (known := headers()):
            try:
                return plain([*arguments, "-include-pch", known], target)
            except BenchError:
                pass
        plain(arguments, target)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(native, "_compile", compile_)
        yield


@pytest.fixture
def compiled_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A core that few tests use takes longer to be compiled well than it saves."""
    library, quickly = native.library, {"optimise": "-O1"}
    monkeypatch.setattr(native, "library", lambda core, **options: library(core, **options | quickly))


@pytest.fixture(scope="session")
def stand_in(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Core]:
    """The core with R samples a clock, `plain` or rewritten; a tick of 1/100.5 us whatever R is."""
    made: dict[tuple[int, bool], Core] = {}

    def get(samples: int = 2, *, plain: bool = False) -> Core:
        if (samples, plain) not in made:
            from irqscope_gateware import simulation

            directory = tmp_path_factory.mktemp("core")
            made[samples, plain] = simulation.generate(
                StandIn(samples), directory, samples=samples, tick=TICK, plain=plain
            )
        return made[samples, plain]

    return get


@pytest.fixture(scope="session")
def profiles() -> Callable[..., Profile]:
    """`profile.load`, but each profile is read only once."""
    known: dict[object, Profile] = {}

    def get(name: str, *overrides: tuple[str, str]) -> Profile:
        key = (name, overrides)
        if key not in known:
            known[key] = load(name, overrides)
        return known[key]

    return get


@pytest.fixture
def make_bench(stand_in: Callable[..., Core], tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Bench]:
    """A native bench around the stand-in; `defines`, a `harness` or a `core` make it a mutant.

    `plain`: around CXXRTL's own class, stepped through both phases of its clock.
    """
    if not compilers():
        pytest.skip("no C++ compiler")
    benches: list[Bench] = []
    mutants = tmp_path_factory.getbasetemp()

    def get(
        samples: int = 2,
        *,
        defines: tuple[str, ...] = (),
        harness: Path = HARNESS,
        plain: bool = False,
        core: Core | None = None,
        **options: object,
    ) -> Bench:
        mutant = defines or harness != HARNESS or core
        core = core or stand_in(samples, plain=plain)
        if plain:
            path = library(core, ("PHASES",), optimise="-O1")
        elif mutant:  # of no use to anyone afterwards, and quick to compile
            path = library(core, defines, harness, optimise="-O0", directory=mutants)
        else:
            path = library(core)
        bench = Bench(core, NativeBackend(path), **options)  # type: ignore[arg-type]
        benches.append(bench)
        return bench

    yield get
    for bench in benches:
        bench.close()


@pytest.fixture
def mutant_harness(tmp_path: Path) -> Callable[[str, str, str], Path]:
    """A copy of the harness with one text, which its file has exactly once, replaced."""

    def get(file: str, old: str, new: str) -> Path:
        for path in HARNESS.iterdir():
            text = path.read_text()
            if path.name == file:
                assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times"
                text = text.replace(old, new)
            (tmp_path / path.name).write_text(text)
        return tmp_path

    return get
