# SPDX-License-Identifier: BSD-2-Clause
"""The progress line."""

import io

from irqscope.contract import registers
from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy
from irqscope.device.configuration import Configuration, SegmentSettings
from irqscope.device.decode import LossRecord
from irqscope.device.snapshots import Extremes
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.measuring.observation import Observation
from irqscope.measuring.progress import CountLine, ProgressLine
from irqscope.recording.stream import Gap
from models.instrument import IDENTITY

SECOND = 100_500_000


def observation(n: int, seconds: int) -> tuple[Observation, Configuration]:
    configuration = Configuration(
        inputs={},
        stimuli={Source.STIMULUS: StimulusPlan(period=SECOND // 1000, width=100, count=10_000)},
        segments=(
            SegmentSettings(
                name="isr", cause=Source.STIMULUS, response=Source.ISR, policy=Policy.COALESCE, timeout=SECOND
            ),
        ),
        snapshot=SECOND,
        flush=1,
        watchdog=0,
    )
    found = Observation(IDENTITY, configuration)
    found.first, found.totals.time = 1000, 1000 + seconds * SECOND
    found.totals.status[registers.FIRED[Source.STIMULUS].address] = n
    if n:
        found.totals.segments[0].edges[1].add(Extremes(n, 400 * n, 300, 1005, 5))
    return found, configuration


def test_samples_rate_worst_and_time_left():
    found, configuration = observation(2500, 2)
    text = ProgressLine(IDENTITY, configuration, io.StringIO()).text(found, int(2.5 * SECOND), 1.0)
    assert text == "2500 samples of isr, 1.25 kHz, worst 10.000 us, 25 %, 3 s left"


def test_what_is_lost_is_said_while_it_happens():
    found, configuration = observation(2500, 2)
    found.take_gap(Gap(losses=[LossRecord(0, 99, (20, 0, 0, 0, 10, 0, 0, 0))]))
    found.stream.missing = 3
    text = ProgressLine(IDENTITY, configuration, io.StringIO()).text(found, int(2.5 * SECOND), 1.0)
    assert ", 30 edges dropped by the instrument, 3 blocks lost on the link, 25 %" in text


def test_nothing_yet():
    found, configuration = observation(0, 0)
    line = ProgressLine(IDENTITY, configuration, io.StringIO())
    assert line.text(found, 0, 0.1) == "0 samples of isr, worst none yet"


def test_the_line_is_written_over_and_left():
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    found, configuration = observation(100, 1)
    line = ProgressLine(IDENTITY, configuration, stream)
    line._shown = -1e9
    line(found, SECOND)
    line.finish()
    shown = stream.getvalue()
    assert shown.startswith("\r100 samples") and shown.endswith(" \r") and "\n" not in shown


def test_edges_counted():
    line = CountLine(io.StringIO())
    assert line.text(0, 1000, 0.1) == "0 of 1000 edges"
    assert line.text(250, 1000, 1.0) == "250 of 1000 edges, 25 %, 3 s left"
    assert line.text(1001, 1000, 1.0) == "1001 of 1000 edges, 100 %, 0 s left"
    line._shown = -1e9
    line(500, 1000)
    assert line._stream.getvalue().startswith("500 of 1000 edges, 50 %")
