# SPDX-License-Identifier: BSD-2-Clause
"""The target stub's sources: warnings, size, what they need."""

import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from stub_bench import COMPILERS, TARGET_STUB, build, needs_compiler

from irqscope_bench import crossbuild
from irqscope_bench import stub as live

pytestmark = needs_compiler

CORE = ("stub.h", "stub.c", "workloads.c")
FREESTANDING = ("stub.c", "workloads.c", "text.c", "memory.c", "counter.c")
HEADERS = sorted(path for path in Path("/usr/src").glob("linux-headers-*") if (path / "Module.symvers").exists())
PORTS = sorted(path.stem for path in (TARGET_STUB / "ports").glob("*.c"))
PARTS = sorted(path.stem for path in (TARGET_STUB / "parts").glob("*.c"))
USER_PORTS = ("sim", "linux_gpiod", "linux_parport")
MOST_CORE_LINES, MOST_PORT_LINES, MOST_MEASURED_LINES = 600, 250, 40
STRICT = ["-std=gnu89", "-Wall", "-Wextra", "-Werror", "-Wshadow", "-Wconversion", "-Wdeclaration-after-statement"]


@pytest.mark.parametrize("port", USER_PORTS)
@pytest.mark.parametrize("compiler", COMPILERS)
def test_user_space_ports_build_without_a_warning_as_gnu89(compiler: str, port: str, tmp_path: Path) -> None:
    # The Makefile adds -std=gnu89 -Wall -Wextra -Werror.
    build(tmp_path, port, compiler, "-O2 -Wshadow")
    build(tmp_path / "size", port, compiler, "-Os -g")


@pytest.mark.parametrize("port", ("rtlinux", "vxworks", "vxworks7", "freertos", "zephyr"))
@pytest.mark.parametrize("compiler", COMPILERS)
def test_ports_for_other_systems_build_without_a_warning_as_gnu89(compiler: str, port: str, tmp_path: Path) -> None:
    build(tmp_path, port, compiler, "-O2 -Wshadow")


@pytest.mark.parametrize("headers", HEADERS or [None], ids=lambda path: path.name if path else "")
def test_the_kernel_module_builds_without_a_warning(headers: Path | None, tmp_path: Path) -> None:
    if headers is None:
        pytest.skip("no headers of a kernel: apt-get install linux-headers-amd64")
    # Of users' compilers nobody knows what they warn of: only here is a warning an error.
    assert "-Werror" not in (TARGET_STUB / "Kbuild").read_text()
    variables = ["PORT=linux_kmod", f"BUILD={tmp_path}", f"KDIR={headers}", "W=1", "KCFLAGS=-Werror"]
    run = subprocess.run(["make", "-s", "-C", TARGET_STUB, *variables], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "warning" not in run.stderr.lower()
    info = subprocess.run(["modinfo", tmp_path / "linux_kmod/irqscope_stub.ko"], capture_output=True, text=True).stdout
    assert re.search(r"license:\s+Dual BSD/GPL", info)
    assert headers.name.removeprefix("linux-headers-") in info


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("source", FREESTANDING)
def test_the_core_is_strict_gnu89_and_needs_no_c_library(source: str, compiler: str, tmp_path: Path) -> None:
    # Freestanding and without headers but the compiler's own: what a kernel module has.
    command = [compiler, *STRICT, "-pedantic", "-ffreestanding", "-O2", "-c", TARGET_STUB / source, "-o", "core.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    symbols = subprocess.run(["nm", "-u", tmp_path / "core.o"], check=True, capture_output=True, text=True).stdout
    allowed = re.compile(r"stub_\w+|text_\w+|memset|memcpy|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_")
    assert [name for line in symbols.splitlines() if not allowed.fullmatch(name := line.split()[-1])] == []


def test_user_space_ports_compile_for_another_c_library_with_the_compiler_of_the_package_index(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    flags = ["-target", f"{platform.machine()}-linux-musl", "-std=gnu89", "-Wall", "-Wextra", "-Werror"]
    shared = [
        path
        for path in TARGET_STUB.glob("*.c")
        if not path.stem.startswith(("bare", "cortexm", "freertos", "kernel", "module", "rtl", "rv32", "vx", "zephyr"))
    ]
    for source in [*shared, *(TARGET_STUB / "ports" / f"{port}.c" for port in USER_PORTS)]:
        command = [sys.executable, "-m", "ziglang", "cc", *flags, "-c", source, "-o", "stub.o"]
        subprocess.run(command, cwd=tmp_path, check=True)


@pytest.mark.parametrize("part", PARTS)
def test_firmware_of_each_part_compiles_without_a_warning(part: str, tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    port, library = ("rv32", "rv32imac") if part == "fe310" else ("cortex_m", "cortex-m3")
    compiler = crossbuild.compiler(crossbuild.LIBRARIES[library])
    variables = [f"PORT={port}", f"PART={part}", f"BUILD={tmp_path}", compiler, "CFLAGS=-Os -Wshadow"]
    run = subprocess.run(["make", "-s", "-C", TARGET_STUB, *variables], capture_output=True, text=True)
    assert run.returncode == 0 and not run.stderr, run.stderr
    assert (tmp_path / f"stub-{port}").read_bytes().startswith(b"\x7fELF")


def test_the_live_target_is_compiled_of_what_the_makefile_says(tmp_path: Path) -> None:
    """It is compiled without make, which a user of the package may not have."""
    command = ["make", "-n", "-B", "-C", TARGET_STUB, "PORT=sim", f"BUILD={tmp_path}"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert sorted(re.findall(r" -c .* (\S+\.c)$", said, re.MULTILINE)) == sorted(live.SOURCES)


def test_the_core_is_small() -> None:
    assert sum(len((TARGET_STUB / name).read_text().splitlines()) for name in CORE) <= MOST_CORE_LINES


@pytest.mark.parametrize("port", PORTS)
def test_a_port_and_its_measured_path_are_small(port: str) -> None:
    text = (TARGET_STUB / "ports" / f"{port}.c").read_text()
    assert len(text.splitlines()) <= MOST_PORT_LINES
    if port == "cortex_m":  # it has no other than what it shares with rv32, which adds to that
        text = (TARGET_STUB / "bare.c").read_text()
    assert 0 < measured_lines(text) <= MOST_MEASURED_LINES


def measured_lines(text: str) -> int:
    """How many lines of code the measured path has, which is marked."""
    _, begin, rest = text.partition("/* --- measured path ---")
    measured, end, _ = rest.partition("/* --- ")
    assert begin and end, "the measured path is marked"
    lines = measured.splitlines()[1:]
    return sum(bool(line.strip()) and not line.lstrip().startswith(("/*", "*")) for line in lines)


def test_cppcheck_finds_nothing() -> None:
    if not shutil.which("cppcheck"):
        pytest.skip("no cppcheck")
    options = ["--std=c89", "--enable=warning,performance,portability", "--error-exitcode=1", "--quiet"]
    sources = [*TARGET_STUB.glob("*.c"), *TARGET_STUB.glob("p*/*.c"), *TARGET_STUB.glob("shims/*.c")]
    run = subprocess.run(["cppcheck", *options, *sources], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
