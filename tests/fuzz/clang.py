# SPDX-License-Identifier: BSD-2-Clause
"""Fuzzing of the stub's C: libFuzzer, with the address and undefined-behaviour sanitizers. Needs clang's runtime."""

import subprocess
from pathlib import Path

from fuzz import costs

ROOT = Path(__file__).parents[2]
STUB = ROOT / "target-stub"
FOLDER = Path(__file__).parent / "stub"
SEEDS, CORPUS = FOLDER / "seeds", FOLDER.parent / "corpus" / "stub"
SOURCES = ("stub", "workloads", "text", "memory", "counter", "words", "lines", "lpt", "command")
FLAGS = (
    "-g",
    "-O1",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-fsanitize=fuzzer,address,undefined",
    "-fno-sanitize-recover=all",
)
READS = "What a user says to the stub, in words or on a command line: it is refused, or what it prints is JSON"
LIMITS = ("-max_len=4096", "-timeout=10", "-rss_limit_mb=1024", "-print_final_stats=1")
_LIMITS = tuple(f"-D{name}={getattr(costs, name)}" for name in ("S_PER_BYTE", "FLOOR_S"))
LITTLE_KEPT = "quarantine_size_mb=16"
"""Option of the address sanitizer, which keeps 256 MB of what was freed: its memory is not the program's."""
PACKAGE = "libclang-rt-dev"
"""Debian's package of the runtime, which its package of clang only recommends."""


class NoFuzzer(Exception):
    """This machine has no clang with libFuzzer."""


def build(folder: Path) -> Path:
    """The program; NoFuzzer says what to install."""
    empty = folder / "empty.c"
    empty.write_text(
        "int LLVMFuzzerTestOneInput(const char *data, unsigned long size);\n"
        "int LLVMFuzzerTestOneInput(const char *data, unsigned long size) { return !data && size; }\n"
    )
    if _clang(empty, folder / "empty").returncode:
        raise NoFuzzer(f"there is no clang with libFuzzer: apt-get install clang {PACKAGE}")
    program = folder / "options"
    sources = (FOLDER / "options.c", FOLDER / "costs.c", *(STUB / f"{name}.c" for name in SOURCES))
    built = _clang(*sources, program)
    assert not built.returncode, built.stderr
    return program


def _clang(*paths: Path) -> "subprocess.CompletedProcess[str]":
    *sources, program = paths
    try:
        return subprocess.run(
            ["clang", *FLAGS, *_LIMITS, f"-I{STUB}", *map(str, sources), "-o", str(program)],
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError as error:
        raise NoFuzzer(f"there is no clang: apt-get install clang {PACKAGE}") from error
