# SPDX-License-Identifier: BSD-2-Clause
"""The trigger as the user asks for it."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from endtoend import request

from irqscope import cli
from irqscope.contract import registers
from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy
from irqscope.device.configuration import SegmentSettings
from irqscope.errors import BadInput
from irqscope.measuring.arming import armed
from models.instrument import IDENTITY

INSTRUMENT = replace(IDENTITY, trigger=1, tick=Fraction(1, 10**8), samples=2)
SEGMENTS = [
    SegmentSettings(name="isr.interval", cause=Source.ISR, response=Source.ISR, policy=Policy.INTERVAL, timeout=100),
    SegmentSettings(name="isr", cause=Source.STIMULUS, response=Source.ISR, policy=Policy.COALESCE, timeout=100),
    SegmentSettings(name="task", cause=Source.ISR, response=Source.TASK, policy=Policy.COALESCE, timeout=100),
]
LATENCY = ["latency", "--port", "model://", "--out"]


def asked(*arguments: str):
    """The settings that the options lead to."""
    options = request(*arguments)
    return armed(options, INSTRUMENT, SEGMENTS)


def test_without_the_option_there_is_none():
    assert asked() is None


def test_times_become_ticks_and_whole_clocks():
    settings = asked("--trigger", "50us", "--trigger-width", "110ns", "--trigger-holdoff", "1ms")
    assert (settings.limit, settings.width, settings.holdoff) == (5000, 6, 50_000)
    assert (settings.segment, settings.cause, settings.response) == ("isr", Source.STIMULUS, Source.ISR)
    assert (settings.deadline, settings.late, settings.coalesced) == (True, False, False)
    assert (settings.count, settings.stop, settings.active_low) == (1, False, False)


def test_the_registers_say_it():
    settings = asked(
        "--trigger",
        "1us",
        "--trigger-segment",
        "task",
        "--trigger-on",
        "late,coalesced",
        "--trigger-count",
        "7",
        "--trigger-stop",
        "--trigger-holdoff",
        "0",
    )
    words = settings.words()
    assert registers.TRIGGER["mode"].word.unpack(words[registers.TRIGGER["mode"]]) == {
        "cause": Source.ISR,
        "response": Source.TASK,
        "deadline": 0,
        "late": 1,
        "coalesced": 1,
        "active_low": 0,
        "stop": 1,
        "count": 7,
    }
    assert [words[registers.TRIGGER[name]] for name in ("limit", "width", "holdoff")] == [100, 500, 2]


def test_a_limit_has_the_bits_that_the_instrument_has():
    small = replace(INSTRUMENT, time_bits=30)
    options = request("--trigger", "11s")
    assert armed(options, INSTRUMENT, SEGMENTS).limit == 11 * 10**8
    with pytest.raises(BadInput, match=r"this instrument counts 40 ns to 10\.74 s"):
        armed(options, small, SEGMENTS)


def test_intervals_alone_have_no_deadline():
    options = request("--trigger", "1us")
    with pytest.raises(BadInput, match="the trigger watches a latency that is measured, not intervals"):
        armed(options, INSTRUMENT, SEGMENTS[:1])


def test_an_instrument_without_one_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    for arguments in (["trigger"], ["latency", "--trigger", "10us", "--out", str(tmp_path / "run")]):
        assert cli.main([*arguments, "--port", "model://"]) == 2
        assert "the model has no trigger output in this build: its pin stays low" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()
