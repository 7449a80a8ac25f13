# SPDX-License-Identifier: BSD-2-Clause
"""A user's own firmware, that of the page, with the stub as a library, answers the real gateware."""

from pathlib import Path

import pytest
from guest_run import measure
from library import example, link, needs_compiler

from irqscope_bench import crossbuild
from irqscope_bench.core import BenchError
from irqscope_bench.guest import bare, process

pytestmark = [pytest.mark.guest, *needs_compiler]


def test_a_firmware_with_the_stub_as_a_library_answers_each_stimulus(tmp_path: Path, monkeypatch, capsys) -> None:
    try:
        process.version(bare.MICROCONTROLLERS["bare-m3"])
    except BenchError as error:
        pytest.skip(str(error))
    crossbuild.library("cortex-m3", tmp_path / crossbuild.LIBRARY)
    image = link("cortex-m3", example(tmp_path), tmp_path)
    monkeypatch.setattr(bare, "firmware", lambda microcontroller: image)
    found = measure("bare-m3", tmp_path / "run", "--rate", "1kHz", count=300)
    assert (found.start["port"], found.start["pins"]["done"]) == ("mine", "main loop")
    assert found.end["handlers"] == found.end["tasks"] == found.end["toggles"]["done"] == 300
    assert all(item["target"] == item["instrument"] for item in found.result["target_counts"])
    assert found.ns("isr", "max") < found.ns("wake", "min") < found.ns("response", "min")
    capsys.readouterr()
