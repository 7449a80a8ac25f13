# SPDX-License-Identifier: BSD-2-Clause
"""The stub's core as a library for a microcontroller's firmware: what it is, what it wants, and what it fits."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import microcontrollers
import pytest
from library import example, link, needs_compiler
from stub_bench import TARGET_STUB

from irqscope.cli import main
from irqscope_bench import crossbuild, elfsizes, stubmake

pytestmark = needs_compiler

ARM, RISCV = 40, 243
MACHINES = {"rv32imac": RISCV} | {target: ARM for target in crossbuild.LIBRARIES if target.startswith("cortex")}
IN_EACH_RUN = ("cortex-m0plus", "cortex-m4", "rv32imac")
HARD_FLOAT = ("cortex-m4", "cortex-m7", "cortex-m33")
MOST_TEXT, MOST_BSS = 12_000, 4096
CHANGED = 0.1
"""By more than that the page's sizes are to be measured again."""
HOOK = re.compile(r"\(\*(\w+)\)\(")


@pytest.mark.parametrize(
    "target",
    [each if each in IN_EACH_RUN else pytest.param(each, marks=pytest.mark.slow) for each in crossbuild.LIBRARIES],
)
def test_it_is_small_is_the_same_elsewhere_and_fits_a_firmware(target, tmp_path, monkeypatch, capsys) -> None:
    out = tmp_path / "new folder" / crossbuild.LIBRARY
    assert main(["stub", "build", "--target", target, "--out", str(out), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["library"], said["header"], said["target"]) == (
        str(out),
        str(out.with_name("irqscope_stub.h")),
        target,
    )
    assert (said["bytes"], said["data"]) == (out.stat().st_size, 0)
    assert 0 < said["text"] <= MOST_TEXT and 0 < said["bss"] <= MOST_BSS
    page = {each["target"]: each for each in json.loads(microcontrollers.DATA.read_text())["libraries"]}[target]
    for name, size in microcontrollers.taken(elfsizes.sizes(out.read_bytes())).items():
        assert abs(size / page[name] - 1) < CHANGED, microcontrollers.COMMAND

    image = link(target, example(tmp_path), out.parent)
    content = image.read_bytes()
    assert content[:6] == b"\x7fELF\x01\x01" and int.from_bytes(content[18:20], "little") == MACHINES[target]
    linked = elfsizes.sizes(content)
    assert said["text"] / 2 < linked.text and said["bss"] < linked.bss <= MOST_BSS
    if MACHINES[target] == ARM:
        attributes = subprocess.run(["readelf", "-A", out], check=True, capture_output=True, text=True).stdout
        assert attributes.count("Tag_ABI_VFP_args: compatible") == attributes.count("Tag_ABI_enum_size: Unused") > 1
    if target in HARD_FLOAT:
        link(target, example(tmp_path), out.parent, "-mfloat-abi=hard")

    # Copies elsewhere are new to zig's cache.
    elsewhere = tmp_path / "elsewhere" / "another-name"
    shutil.copytree(TARGET_STUB, elsewhere, ignore=shutil.ignore_patterns("build"))
    monkeypatch.setattr(stubmake, "sources", lambda: elsewhere)
    again = tmp_path / "again" / crossbuild.LIBRARY
    crossbuild.library(target, again)
    for name in (crossbuild.LIBRARY, crossbuild.HEADER):
        assert again.with_name(name).read_bytes() == out.with_name(name).read_bytes()


def test_the_header_says_of_each_hook_what_it_shall_do() -> None:
    said, _, _ = (TARGET_STUB / "library.h").read_text().partition("#include")
    _, _, port = (TARGET_STUB / "stub.h").read_text().partition("struct stub_port {")
    hooks = HOOK.findall(port.partition("};")[0])
    assert len(hooks) == 14 and all(re.search(rf"\b{hook}\b", said) for hook in hooks)
    places = [said.index(f" *	{hook}\t") for hook in ("open", "spawn", "unmask", "mask", "join", "close")]
    assert places == sorted(places)


@pytest.mark.parametrize("port", crossbuild.PORTS)
def test_a_librarys_port_is_its_users(port: str, tmp_path: Path, capsys) -> None:
    command = ["stub", "build", "--target", "cortex-m3", "--port", port, "--out", str(tmp_path / "stub.a")]
    assert main(command) == 2
    said = "irqscope: --target cortex-m3 makes a library, whose port is yours: leave --port out\n"
    assert capsys.readouterr().err == said
