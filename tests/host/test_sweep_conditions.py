# SPDX-License-Identifier: BSD-2-Clause
"""The page of a sweep says what was measured, by what, and how, as that of a run does."""

import goldens
import pytest

from irqscope.base.records import changed
from irqscope.report.document import Sentence, Table
from irqscope.report.documents.sweep import document
from irqscope.sweeps.sweeprecord import SweepResult


@pytest.fixture(scope="module")
def result(tmp_path_factory) -> SweepResult:
    found = goldens.result_of("sweep", tmp_path_factory.mktemp("sweep"))
    assert isinstance(found, SweepResult)
    return found


def rows(result: SweepResult) -> dict[str, object]:
    parts = {section.name: section for section in document(result).sections}
    (table,) = parts["conditions"].blocks
    assert isinstance(table, Table)
    return dict(table.rows)


def test_target_instrument_and_conditions_are_named(result):
    """None of them was."""
    told = changed(result, target={"irqscope_stub": 1, "name": "rt-pc", "kernel": "6.1.0-rt"})
    found = rows(told)
    assert found["target"] == "name rt-pc, kernel 6.1.0-rt"
    assert found["instrument"] == f"{result.instrument.board}, build {result.instrument.build}, port {result.port}"
    assert found["stimuli"] == "200 stimuli in each step, from 50 kHz to 400.4 kHz and at the knee"
    assert found["dither"] == "each stimulus comes up to 30 % of its period after its time"
    assert str(found["end"]).endswith("(all steps were measured)")
    assert {"pulse", "glitch filter", "tick", "host", "start", "command"} <= found.keys()


def test_a_sweep_that_broke_off_has_no_end(result):
    assert rows(changed(result, end=None))["end"] == "the sweep broke off"


def test_what_the_stub_found_amiss_is_told(result):
    told = changed(result, target={"irqscope_stub": 1, "notes": ["the governor is powersave"]})
    (section,) = [each for each in document(told).sections if each.name == "target"]
    assert [block.text for block in section.blocks if isinstance(block, Sentence)] == [
        "Before it started, the stub said what spoils the measurement: the governor is powersave."
    ]
