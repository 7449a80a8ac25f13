# SPDX-License-Identifier: BSD-2-Clause
"""What a guest needs: each missing part is one sentence."""

import lzma
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from irqscope.cli import main
from irqscope_bench.core import BenchError
from irqscope_bench.definitions import HARNESS
from irqscope_bench.guest import kernels, process, running, simulated, stubs, tracing
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
        assert process.described(HARDWARE["arm64"]) == f"QEMU emulator version {version}"
    else:
        with pytest.raises(BenchError, match="uses internals of QEMU"):
            process.version(HARDWARE["arm64"])


@pytest.mark.skipif(not COMPILERS, reason="no C compiler")
def test_an_emulator_that_was_killed_is_said_to_be_so(tmp_path, monkeypatch):
    """What it has said before is not why."""
    (program := tmp_path / HARDWARE["arm64"].emulator).write_text("#!/bin/sh\necho it is warned >&2\nkill -9 $$\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with process.Process(HARDWARE["arm64"], []) as emulated:
        assert emulated.complaint == "it was ended by SIGKILL"


@pytest.mark.skipif(not COMPILERS, reason="no C compiler")
def test_an_installed_bench_may_be_in_a_folder_with_a_space(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (there := tmp_path / "a b").symlink_to(HARNESS)
    monkeypatch.setattr(simulated, "HARNESS", there)
    simulated.SimulatedMachine("freertos", {}).close()


@pytest.mark.skipif(not COMPILERS, reason="no C compiler")
def test_a_path_may_have_a_comma(tmp_path, monkeypatch):
    """Which QEMU takes for the end of a value."""
    (program := tmp_path / HARDWARE["arm64"].emulator).write_text('#!/bin/sh\necho "$*"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "a,b"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with process.Process(HARDWARE["arm64"], [], lambda folder: (process.literal(folder / "a,b"),)) as emulated:
        assert emulated.complaint.count("/a,,b") == 2
        assert f"-plugin {tmp_path}/a,,b/irqscope/pins-" in emulated.console()


def test_make_builds_nothing_in_a_folder_with_a_space(tmp_path, monkeypatch):
    """It would write to others, whose names are the words of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "a b"))
    with pytest.raises(BenchError, match=r"with a space, .*/a b/irqscope: set XDG_CACHE_HOME to another one"):
        stubs.built("linux_parport", "stub-linux_parport")


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


def test_a_trace_that_cannot_be_written_is_refused_before_the_guest_runs(tmp_path):
    for there in (tmp_path / "none" / "trace", tmp_path / ("x" * 300), tmp_path):
        with pytest.raises(BenchError, match=r"^the trace cannot be written to "):
            tracing.check(there)
    tracing.check(tmp_path / "trace")
    (kept := tmp_path / "kept").write_text("of before")
    tracing.check(kept)
    assert kept.read_text() == "of before" and [each.name for each in tmp_path.iterdir()] == ["kept"]


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


@pytest.mark.parametrize("second", ["off", "on", "module"])
@pytest.mark.parametrize("hardware", HARDWARE.values(), ids=HARDWARE)
def test_every_pin_has_a_line_of_its_own(hardware, second):
    stimulus, stimulus2, trigger, *outputs = [hardware.wires(second) >> 4 * i & 15 for i in range(7)]
    aux = {"off": hardware.aux, "on": hardware.second_task, "module": hardware.second_isr}[second]
    assert outputs == [hardware.isr, hardware.task, hardware.done, aux]
    assert len(set(outputs)) == 4 and all(0 <= line < NOTHING for line in [*outputs, stimulus])
    if hardware.pins == "gpio":
        assert (stimulus2, trigger) == (hardware.stimulus2, hardware.trigger)
        assert len({stimulus, stimulus2, trigger, *outputs}) == 7
    else:  # the second port's interrupt is that of the trigger, or of a second stub
        assert (stimulus2, trigger) == ((NOTHING, 1) if second == "off" else (1, NOTHING))


STRANGE = ("a b", "$(reboot)", "it's", '"', "`id`", "a;b", "*", "\n", "\\")


def test_the_shell_of_a_guest_hands_a_value_to_the_stub_as_it_is(tmp_path, monkeypatch):
    (said := tmp_path / "said").mkdir()
    monkeypatch.setattr(running, "_PROGRAM", "printf '%s\\0' {options}")
    monkeypatch.setattr(stubs, "program", lambda hardware: Path(__file__))
    kernel = kernels.Kernel("rt-arm64", "6.1.0", Path("image"), Path("folder"), Path("busybox"))
    options = dict(zip("abcdefghi", STRANGE, strict=True), regardless="")
    found = running.program(kernel, options)
    told = subprocess.run(["sh", "-c", found.begin], cwd=said, capture_output=True, encoding="utf-8", check=True).stdout
    expected = [word for name, value in options.items() for word in (f"--{name}", value) if word]
    assert told.split("\0")[:-1] == expected


def test_a_stub_without_a_command_line_takes_no_value_that_would_be_two(monkeypatch):
    monkeypatch.setattr(stubs, "module", lambda kernel, name: Path(__file__))
    kernel = kernels.Kernel("rt-arm64", "6.1.0", Path("image"), Path("folder"), Path("busybox"))
    assert " 'options=device=$(reboot)+regardless' threaded=0 " in (
        running.module(kernel, {"device": "$(reboot)", "regardless": ""}).begin
    )
    for value in ("a b", "a+b", "a\n", '"'):
        with pytest.raises(BenchError, match=r"^option 'id' of this stub has '"):
            running.module(kernel, {"id": value})


def test_stubs_at_parallel_ports_have_one_each():
    """Ports of user space are numbered in the order of those that the kernel's module is given."""
    pc = HARDWARE["amd64"]
    assert pc.modules([0]) == [("parport", ""), ("parport_pc", "io=0x378 irq=7"), ("ppdev", "")]
    assert pc.modules([0, 1])[1] == ("parport_pc", "io=0x378,0x278 irq=7,5")
    assert pc.modules([1])[1] == ("parport_pc", "io=0x278 irq=5") and not pc.modules([])
    assert pc.second_options(module=False, alone=False) == {"device": "/dev/parport1"}
    assert pc.second_options(module=False, alone=True) == {"device": "/dev/parport0"}
    assert pc.second_options(module=True, alone=True) == {"device": "lpt,0x278,5"}
    for second, device in ((False, "lpt,0x378,7,0x278,5"), (True, "lpt,0x378,7")):
        assert pc.stub_options(module=True, traced=True, second=second) == {"device": device}


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
