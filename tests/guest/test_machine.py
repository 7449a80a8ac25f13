# SPDX-License-Identifier: BSD-2-Clause
"""What a guest needs: each missing part is one sentence."""

import lzma
import shutil
import subprocess
from pathlib import Path

import pytest

from irqscope.cli import main
from irqscope_bench.core import BenchError
from irqscope_bench.definitions import HARNESS
from irqscope_bench.guest import kernels, process, stubs
from irqscope_bench.guest.hardware import HARDWARE, NOTHING

PLUGIN = Path(process.__file__).parent / "plugin"
COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]


def emulator(folder: Path, version: str) -> None:
    """A program with the emulator's name that says this version."""
    for hardware in HARDWARE.values():
        program = folder / hardware.emulator
        program.write_text(f"#!/bin/sh\necho 'QEMU emulator version {version}'\n")
        program.chmod(0o755)


@pytest.mark.parametrize("hardware", HARDWARE.values(), ids=HARDWARE)
def test_no_emulator(hardware, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    words = rf"{hardware.emulator} was not found: install QEMU 7.2 \(Debian's {hardware.package}\)"
    with pytest.raises(BenchError, match=words):
        process.version(hardware)


@pytest.mark.parametrize(("version", "good"), [("7.2.22 (Debian)", True), ("7.20.1", False), ("9.2.0", False)])
def test_the_plug_in_fits_one_version(version, good, tmp_path, monkeypatch):
    emulator(tmp_path, version)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    if good:
        assert process.version(HARDWARE["arm64"]) == "7.2.22"
    else:
        with pytest.raises(BenchError, match="uses internals of QEMU"):
            process.version(HARDWARE["arm64"])


def test_no_kernel(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert main(["info", "--port", "sim://?target=qemu&kernel=rt-arm64"]) == 2
    assert "the kernel rt-arm64 is not on this machine: run 'make kernels KERNELS=rt-arm64'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("kernel=vax", "there is no kernel 'vax': choose rt-arm64 or"),
        ("irq.edge=rising", "target=qemu has no profile"),
        ("warp=off", "leave engine, warp, ledger out"),
        ("duty=45%25", "leave duty out"),
        ("second.loop=4", "add second=on, or second=module"),
        ("kernel=bare-m3&second=on", "leave module, second, cpus, trace, culprit out"),
    ],
)
def test_options_that_a_guest_has_not(url, words, capsys):
    assert main(["info", "--port", f"sim://?target=qemu&{url}"]) == 2
    assert words in capsys.readouterr().err


def test_no_compiler_for_the_stub(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BenchError, match="needs aarch64-linux-gnu-gcc to be built: install it"):
        stubs.program(HARDWARE["arm64"])


def test_no_module_for_a_kernel_of_32_bits():
    kernel = kernels.Kernel("armmp", "6.1.0", Path("image"), Path("folder"), Path("busybox"))
    with pytest.raises(BenchError, match="no module can be built here for the kernel armmp, of 32 bits"):
        stubs.module(kernel)


@pytest.mark.parametrize("compiler", COMPILERS)
def test_the_plug_in_compiles_without_a_warning(compiler, tmp_path):
    sources = sorted(map(str, PLUGIN.glob("*.c")))
    flags = ["-std=gnu99", "-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-Wshadow"]
    subprocess.run([compiler, *flags, f"-I{HARNESS}", *sources, "-o", str(tmp_path / "pins.so")], check=True)


def test_a_kernel_that_unpacks_itself_is_unpacked():
    inside = b"\x7fELF" + bytes(1000)
    assert kernels.unpacked(b"MZ and a loader" + lzma.compress(inside) + b"what follows") == inside
    assert kernels.unpacked(b"MZ and a loader" + lzma.compress(b"no kernel") + b"what follows") is None
    assert kernels.unpacked(b"an image without") is None


@pytest.mark.parametrize("hardware", HARDWARE.values(), ids=HARDWARE)
def test_every_pin_has_a_line_of_its_own(hardware):
    outputs = [hardware.isr, hardware.task, hardware.done, hardware.aux]
    assert len(set(outputs)) == 4 and all(0 <= line < NOTHING for line in [*outputs, hardware.stimulus])
    wired = [hardware.wires >> 4 * i & 15 for i in range(7)]
    assert wired == [hardware.stimulus, hardware.stimulus2, hardware.trigger, *outputs]
    assert len(set(wired)) == 7 or hardware.pins == "lpt"  # whose numbers are those of registers


def folder(place: Path) -> Path:
    made = place / "made"
    made.mkdir()
    (made / "it").write_text("it")
    return made


def file(place: Path) -> Path:
    (place / "made").write_text("it")
    return place / "made"


@pytest.mark.parametrize("build", [folder, file])
def test_two_build_the_same_at_one_time(build, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    others = []

    def build_late(place: Path) -> Path:
        others.append(stubs.kept("thing", (1,), [], build))
        return build(place)

    mine = stubs.kept("thing", (1,), [], build_late)
    assert [mine] == others and (mine / "it" if build is folder else mine).read_text() == "it"
    assert list(mine.parent.iterdir()) == [mine]
