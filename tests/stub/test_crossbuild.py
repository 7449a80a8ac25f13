# SPDX-License-Identifier: BSD-2-Clause
"""The stub for other machines: what the program is, by its headers, and that the same sources give the same bytes."""

import importlib.util
import json
import platform
import shutil
import struct
import subprocess
from pathlib import Path

import pytest
from stub_bench import TARGET_STUB

from irqscope.cli import main
from irqscope.extras import install
from irqscope_bench import crossbuild, stubmake

# ELF's numbers of the machines, and bits and flags of the header that tell what a target can run.
ELF = {
    "aarch64": (183, 64, 0),
    "armv6": (40, 32, 0x400),
    "armv7": (40, 32, 0x400),
    "riscv64": (243, 64, 0x5),
    "x86_64": (62, 64, 0),
}
EXECUTABLE, LOAD, DYNAMIC, INTERPRETER = 2, 1, 2, 3
MOST_BYTES = 100_000
IN_EACH_RUN = [("linux_gpiod", "aarch64")]
BUILDS = [(port, target) for port, found in crossbuild.PORTS.items() for target in found.targets]


@pytest.fixture(
    params=[pytest.param(b, marks=[] if b in IN_EACH_RUN else pytest.mark.slow, id="-".join(b)) for b in BUILDS]
)
def made(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[str, str, Path]:
    port, target = request.param
    if importlib.util.find_spec("ziglang") is None or shutil.which("make") is None:
        pytest.skip("needs ziglang and make")
    out = tmp_path / "new folder" / "stub"
    assert main(["stub", "build", "--port", port, "--target", target, "--out", str(out), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["program"], said["port"], said["target"]) == (str(out), port, target)
    assert said["bytes"] == out.stat().st_size
    return port, target, out


def segments(program: bytes, bits: int) -> list[int]:
    """Types of the program's segments."""
    offset = struct.unpack_from("<Q", program, 32)[0] if bits == 64 else struct.unpack_from("<I", program, 28)[0]
    size, count = struct.unpack_from("<HH", program, 54 if bits == 64 else 42)
    return [struct.unpack_from("<I", program, offset + i * size)[0] for i in range(count)]


def test_it_is_one_small_static_program_for_the_target_and_made_the_same_elsewhere(made, tmp_path, monkeypatch) -> None:
    port, target, path = made
    machine, bits, flags = ELF[target]
    program = path.read_bytes()
    assert program[:6] == b"\x7fELF" + bytes([bits // 32, 1])
    assert struct.unpack_from("<HH", program, 16) == (EXECUTABLE, machine)
    assert struct.unpack_from("<I", program, 48 if bits == 64 else 36)[0] & flags == flags
    kinds = segments(program, bits)
    assert LOAD in kinds and DYNAMIC not in kinds and INTERPRETER not in kinds
    assert target != "armv6" or b"arm1176jzf-s" in program  # none of zig's arm, which is ARMv7
    assert b".symtab" not in program and b".debug" not in program
    assert len(program) <= MOST_BYTES and path.stat().st_mode & 0o111
    assert crossbuild.recognise(path) == port
    if platform.machine() == target:
        said = subprocess.run([path, "--help"], capture_output=True, text=True, check=True).stdout
        assert f"port {port}" in said

    # Copies elsewhere are new to zig's cache, so that this is compiled and linked once more.
    elsewhere = tmp_path / "elsewhere" / "another-name"
    shutil.copytree(TARGET_STUB, elsewhere, ignore=shutil.ignore_patterns("build"))
    monkeypatch.setattr(stubmake, "sources", lambda: elsewhere)
    crossbuild.build(port, target, tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == program
    text = (elsewhere / "stub.c").read_text()
    (elsewhere / "stub.c").write_text(text.replace("wants a whole number", "wants another number"))
    crossbuild.build(port, target, tmp_path / "changed")
    assert (tmp_path / "changed").read_bytes() != program


@pytest.mark.parametrize("target", ["aarch64", "armv6", "armv7", "riscv64"])
def test_a_parallel_port_is_a_pcs(target: str, tmp_path: Path, capsys) -> None:
    command = ["stub", "build", "--port", "linux_parport", "--target", target, "--out", str(tmp_path / "stub")]
    assert main(command) == 2
    assert capsys.readouterr().err == f"irqscope: {target} has no pins for linux_parport: it is for x86_64\n"


def test_what_is_missing_is_said_in_one_sentence(tmp_path: Path, monkeypatch, capsys) -> None:
    command = ["stub", "build", "--target", "aarch64", "--out", str(tmp_path / "stub")]
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ziglang" else find(name))
    assert main(command) == 2
    why = f"a cross build needs the Python package ziglang, which is not installed: {install('stub')}"
    assert capsys.readouterr().err == f"irqscope: {why}\n"
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: True)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(command) == 2
    assert "irqscope: the target stub needs make to be built: install it" in capsys.readouterr().err


@pytest.mark.parametrize("out", ["folder", "file/stub"])
def test_a_place_that_no_file_can_have_is_said_in_one_sentence(out: str, tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: True)
    monkeypatch.setattr(stubmake, "make", lambda *_, **__: pytest.fail("it would be built for nothing"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    assert main(["stub", "build", "--target", "aarch64", "--out", str(tmp_path / out)]) == 2
    said = capsys.readouterr().err
    assert str(tmp_path / out) in said and ("is a folder: name a file" in said or "cannot write" in said)
    assert said.startswith("irqscope: ") and said.count("\n") == 1


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
def test_the_compilers_complaint_is_in_the_sentence(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: True)
    monkeypatch.setattr("sys.executable", "/bin/false")
    monkeypatch.setattr(stubmake, "sources", lambda: tmp_path)
    (tmp_path / "Makefile").write_text("all:\n\t@echo 'stub.c:1: error: no such thing' >&2; $(CC)\n")
    assert main(["stub", "build", "--target", "aarch64", "--out", str(tmp_path / "stub")]) == 2
    said = capsys.readouterr().err
    assert "irqscope: the target stub could not be built: stub.c:1: error: no such thing\n" in said
    assert not (tmp_path / "stub").exists()


def test_ports_lists_all_and_where_they_are(capsys) -> None:
    assert main(["stub", "ports"]) == 0
    said = capsys.readouterr().out
    assert "linux_parport  x86_64\n" in said and str(TARGET_STUB) in said
    assert main(["stub", "ports", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["ports"]) == {path.stem for path in (TARGET_STUB / "ports").glob("*.c")}
    assert found["ports"]["linux_gpiod"] == list(crossbuild.TARGETS) and found["ports"]["linux_kmod"] == []
    assert found["libraries"] == list(crossbuild.LIBRARIES)
