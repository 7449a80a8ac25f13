# SPDX-License-Identifier: BSD-2-Clause
"""What the stub's own objects take, port by port, is what the page says."""

import json

import microcontrollers
import pytest
from stub_bench import TARGET_STUB

CHANGED = 0.1
"""By more than that the page's sizes are to be measured again."""
WITHOUT = {"cortex_m", "rv32", "sim"}
"""Ports that are linked with no system."""


def test_each_port_of_a_system_is_in_the_table() -> None:
    said = [each["port"] for each in json.loads(microcontrollers.DATA.read_text())["ports"]]
    assert sorted(said) == sorted({path.stem for path in (TARGET_STUB / "ports").glob("*.c")} - WITHOUT)
    assert said == list(microcontrollers.PORTS)


@pytest.mark.parametrize("port", microcontrollers.PORTS)
@pytest.mark.few(2)
def test_sizes_are_as_the_page_says(port: str) -> None:
    pytest.importorskip("ziglang")
    (said,) = (each for each in json.loads(microcontrollers.DATA.read_text())["ports"] if each["port"] == port)
    found = microcontrollers.ported(port)
    for name in ("flash", "ram"):
        assert abs(found[name] / said[name] - 1) < CHANGED, microcontrollers.COMMAND
