# SPDX-License-Identifier: BSD-2-Clause
"""The target stub for another machine, made by its own Makefile with zig as its compiler: one static program for Linux,
or the core as a library for the firmware of a microcontroller.

zig comes as a Python package (extra `stub`), with clang, the C library musl and Linux' headers for all targets. It
compiles musl when a target is first built for, which takes a minute or two, and keeps it in the user's cache.
"""

import importlib.util
import shlex
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from irqscope.errors import BadInput
from irqscope.extras import install
from irqscope.files import aside
from irqscope.reading import plain

from .elfsizes import Sizes, sizes

TARGETS = {
    "aarch64": "aarch64-linux-musl",
    "armv6": "arm-linux-musleabihf -mcpu=arm1176jzf_s",
    "armv7": "arm-linux-musleabihf",
    "riscv64": "riscv64-linux-musl",
    "x86_64": "x86_64-linux-musl",
}
"""zig's names for them. Its arm is ARMv7-A with VFPv3 and NEON."""


@dataclass(frozen=True)
class Port:
    """A port of the stub that is a program: the targets that have such pins, and options that it is started with."""

    targets: tuple[str, ...]
    example: str


PORTS = {
    "linux_gpiod": Port(tuple(TARGETS), "--device /dev/gpiochip0 --lines 17,-,27,22"),
    "linux_parport": Port(("x86_64",), "--device /dev/parport0"),
}

NO_TABLES = "-fno-asynchronous-unwind-tables -fno-unwind-tables"
"""A sixth of the program would tell how its calls are unwound, which nothing in it does."""

LIBRARIES = {
    "cortex-m0plus": "thumb-freestanding-eabi -mcpu=cortex_m0plus",
    "cortex-m3": "thumb-freestanding-eabi -mcpu=cortex_m3",
    "cortex-m4": "thumb-freestanding-eabi -mcpu=cortex_m4",
    "cortex-m7": "thumb-freestanding-eabi -mcpu=cortex_m7",
    "cortex-m33": "thumb-freestanding-eabi -mcpu=cortex_m33",
    "rv32imac": "riscv32-freestanding-none -mcpu=generic_rv32+m+a+c",
}
"""Processors of microcontrollers, and zig's names for them."""
NO_PORT, LIBRARY, HEADER = "none", "libirqscope_stub.a", "irqscope_stub.h"
"""What the Makefile calls the core without a port, and what it makes of that."""


def name(port: str, target: str) -> str:
    """That of the program, or of a library, if nothing else is said."""
    return f"{target}/{LIBRARY}" if target in LIBRARIES else f"stub-{port}-{target}"


def build(port: str, target: str, out: Path, say: Callable[[str], None] = lambda line: None) -> None:
    """Write the program to the file `out`; the same sources and zig give the same bytes.

    `say` is told why it takes long. BadInput or BenchError if it cannot be made.
    """
    if target not in PORTS[port].targets:
        raise BadInput(f"{target} has no pins for {port}: it is for {', '.join(PORTS[port].targets)}")
    _ready(out, name(port, target))
    say("the first build for a target takes a minute or two, each further one a second")
    with tempfile.TemporaryDirectory(prefix="irqscope-stub-") as folder:  # make takes no path with a space
        _make(port, Path(folder), TARGETS[target], f"CFLAGS=-O2 {NO_TABLES}", "LDFLAGS=-static -s")
        _put(Path(folder) / f"stub-{port}", out, 0o755)


def library(target: str, out: Path) -> Sizes:
    """Write the library to the file `out`, and its header beside it, as HEADER; the same bytes likewise.

    BadInput or BenchError if they cannot be made.
    """
    _ready(out, LIBRARY)
    with tempfile.TemporaryDirectory(prefix="irqscope-stub-") as folder:
        _make(NO_PORT, Path(folder), LIBRARIES[target], "CFLAGS=-Os", f"AR={_zig()} ar")
        _put(Path(folder) / HEADER, out.parent / HEADER, 0o644)
        _put(Path(folder) / LIBRARY, out, 0o644)
    return sizes(out.read_bytes())


def _ready(out: Path, example: str) -> None:
    """See that there is a compiler, and a place for `out`."""
    if importlib.util.find_spec("ziglang") is None:
        raise BadInput(f"a cross build needs the Python package ziglang, which is not installed: {install('stub')}")
    if out.is_dir():
        raise BadInput(f"{out} is a folder: name a file in it, such as {out / Path(example).name}")
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot write {out}: {error.strerror}") from None


def _zig() -> str:
    return f"{shlex.quote(sys.executable)} -m ziglang"


def compiler(target: str) -> str:
    """The Makefile's CC for what zig calls `target`."""
    return f"CC={_zig()} cc -target {target}"


def places() -> dict[str, str]:
    """The environment in which zig keeps what it compiles in the user's cache."""
    from .native import cache  # late, since the bench loads what --help has no time for

    zig = str(cache() / "zig")
    return {"ZIG_GLOBAL_CACHE_DIR": zig, "ZIG_LOCAL_CACHE_DIR": zig}


def _make(port: str, folder: Path, target: str, *variables: str) -> None:
    from .stubmake import make  # late, likewise

    make(port, folder, compiler(target), *variables, environment=places())


def _put(made: Path, out: Path, mode: int) -> None:
    with aside(out, BadInput) as file:
        file.write(made.read_bytes())
        Path(file.name).chmod(mode)


def recognise(program: Path) -> str:
    """The port of a program that `build` made; BadInput if it is none."""
    try:
        content = plain(program).read_bytes()
    except OSError as error:
        raise BadInput(f"cannot read {program}: {error.strerror}") from None
    ports = [port for port in PORTS if b"\0" + port.encode() + b"\0" in content]
    if not content.startswith(b"\x7fELF") or b"irqscope target stub" not in content or len(ports) != 1:
        raise BadInput(f"{program} is no target stub: make one with `irqscope stub build`")
    return ports[0]
