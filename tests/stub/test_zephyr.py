# SPDX-License-Identifier: BSD-2-Clause
"""What Zephyr's build reads of the stub's module, by readers of its own. Zephyr itself is not here."""

import re
from pathlib import Path
from typing import Any

import kconfiglib
import pytest
import yaml
from devicetree import edtlib
from stub_bench import TARGET_STUB

from irqscope.contract.roles import STUB_ROLES

MODULE = TARGET_STUB / "zephyr"
ROLES = ("event", *(source.label for source in STUB_ROLES))
BOARD = """/dts-v1/;
/ {
    #address-cells = <1>;
    #size-cells = <1>;
    gpio0: gpio@0 { compatible = "chip"; reg = <0 1>; gpio-controller; #gpio-cells = <2>; };
    arduino_header: connector {
        compatible = "arduino-header-r3";
        #gpio-cells = <2>;
        gpio-map-mask = <0xffffffff 0xffffffc0>;
        gpio-map-pass-thru = <0 0x3f>;
        gpio-map = <8 0 &gpio0 22 0>, <9 0 &gpio0 23 0>, <10 0 &gpio0 24 0>, <11 0 &gpio0 25 0>, <12 0 &gpio0 26 0>;
    };
};
"""
CHIP = """compatible: "chip"
description: pins
properties:
  reg: {type: array}
  gpio-controller: {type: boolean}
  "#gpio-cells": {type: int}
gpio-cells: [pin, flags]
"""
ZEPHYR = {name: "bool" for name in ("GPIO", "UART_CONSOLE", "PRINTK", "TIMEOUT_64BIT", "SMP", "EVENTS")}


def test_the_module_names_what_there_is() -> None:
    module = yaml.safe_load((MODULE / "module.yml").read_text())
    build = module["build"]
    assert module["name"] == "irqscope"
    assert (TARGET_STUB / build["cmake"] / "CMakeLists.txt").exists()
    assert (TARGET_STUB / build["kconfig"]).exists()
    assert list((TARGET_STUB / build["settings"]["dts_root"] / "dts/bindings").glob("*.yaml"))


def test_zephyr_compiles_what_the_makefile_does_but_the_shim() -> None:
    made = (TARGET_STUB / "Makefile").read_text()
    (shared,) = re.findall("^SHARED_zephyr := (.*)$", made, re.MULTILINE)
    (core,) = re.findall(r"^SOURCES := (.*) \$\(SHARED_", made, re.MULTILINE)
    ours = {name for name in f"{core} {shared}".split() if name.endswith(".c") and not name.startswith("shims/")}
    said = re.findall(
        r"\$\{ZEPHYR_CURRENT_MODULE_DIR\}/(\S+\.c)$", (MODULE / "CMakeLists.txt").read_text(), re.MULTILINE
    )
    assert sorted(said) == sorted(ours | {"ports/zephyr.c"})
    assert all((TARGET_STUB / name).exists() for name in said)
    traced = re.findall(r"^SHARED_zephyr \+= (\S+\.c) shims/ctf\.c$", made, re.MULTILINE)
    told = r"sources_ifdef\(CONFIG_TRACING_CTF \$\{ZEPHYR_CURRENT_MODULE_DIR\}/(\S+\.c)\)$"
    assert re.findall(told, (MODULE / "CMakeLists.txt").read_text(), re.MULTILINE) == traced == ["zephyrmarks.c"]


def test_the_example_has_the_aliases_that_the_port_reads() -> None:
    aliases = re.findall(r"\bLINE\((irqscope_\w+)\)", (TARGET_STUB / "zephyrlines.c").read_text())
    assert aliases == [f"irqscope_{role}" for role in ROLES]
    overlay = (MODULE / "example.overlay").read_text()
    found = re.findall(r"^\t\t(irqscope-\w+) = &(\w+);$", overlay, re.MULTILINE)
    assert found == [(alias.replace("_", "-"), alias) for alias in aliases]
    assert re.findall(r"^\t\t(\w+): \w+ \{\n\t\t\tgpios = <", overlay, re.MULTILINE) == aliases
    (binding,) = (MODULE / "dts/bindings").glob("*.yaml")
    (compatible,) = re.findall(r'^compatible: (".*")$', binding.read_text(), re.MULTILINE)
    assert f"compatible = {compatible};" in overlay


def test_the_example_gives_each_alias_a_pin(tmp_path: Path) -> None:
    """By Zephyr's library, with a board that has the header: alias, binding, the header's map, the chip's pin."""
    (tmp_path / "board.dts").write_text(BOARD + (MODULE / "example.overlay").read_text())
    (tmp_path / "chip.yaml").write_text(CHIP)
    tree = edtlib.EDT(str(tmp_path / "board.dts"), [str(tmp_path), str(MODULE / "dts/bindings")])
    nodes = {alias: node for node in tree.nodes for alias in node.aliases}
    assert sorted(nodes) == sorted(f"irqscope-{role}" for role in ROLES)
    for pin, role in enumerate(ROLES, 22):
        (line,) = nodes[f"irqscope-{role}"].props["gpios"].val
        assert (line.controller.labels, line.data) == (["gpio0"], {"pin": pin, "flags": 0})


def symbols(folder: Path, **zephyr: str) -> Any:
    """The module's configuration and the example's, over as much of Zephyr's as they name, with these values of it."""
    (folder / "Kconfig.zephyr").write_text(
        "\n".join(f'config {name}\n\t{kind} "{name}"' for name, kind in ZEPHYR.items())
        + f'\nsource "{MODULE}/Kconfig"\n'
    )
    (folder / "Kconfig").write_text((MODULE / "app/Kconfig").read_text())
    tree = kconfiglib.Kconfig(str(folder / "Kconfig"), warn_to_stderr=False)
    for name, value in zephyr.items():
        tree.syms[name].set_value(value)
    return tree


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("srctree", str(tmp_path))


def test_the_configuration_has_what_the_port_reads(tmp_path: Path) -> None:
    fit = {name: "y" for name in ZEPHYR if name not in ("SMP", "EVENTS")}
    tree = symbols(tmp_path, **fit, IRQSCOPE_STUB="y")
    assert not tree.warnings
    found = {name: tree.syms[name].str_value for name in tree.syms if name.startswith("IRQSCOPE_")}
    assert found == {
        "IRQSCOPE_STUB": "y",
        "IRQSCOPE_COOPERATIVE": "n",
        "IRQSCOPE_STACK_SIZE": "1024",
        "IRQSCOPE_OPTIONS": "workload=task",
    }
    assert tree.syms["EVENTS"].str_value == "y", "k_event_post() wants it"
    sources = [*TARGET_STUB.glob("zephyr*.c"), TARGET_STUB / "ports/zephyr.c", MODULE / "app/src/main.c"]
    read = {name for path in sources for name in re.findall(r"\bCONFIG_(IRQSCOPE_\w+)", path.read_text())}
    assert read == set(found) - {"IRQSCOPE_STUB"}


@pytest.mark.parametrize(
    ("name", "value"), [("GPIO", "n"), ("UART_CONSOLE", "n"), ("TIMEOUT_64BIT", "n"), ("SMP", "y")]
)
def test_without_what_it_needs_there_is_no_stub(name: str, value: str, tmp_path: Path) -> None:
    fit = {each: "y" for each in ZEPHYR if each not in ("SMP", "EVENTS")} | {name: value}
    assert symbols(tmp_path, **fit, IRQSCOPE_STUB="y").syms["IRQSCOPE_STUB"].str_value == "n"
