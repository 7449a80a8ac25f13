# SPDX-License-Identifier: BSD-2-Clause
"""The instrument's host side on bad links, wrong devices and sudden ends."""

import os
import random
import signal

import pytest

from irqscope.contract import registers
from irqscope.contract.roles import Source
from irqscope.device.configuration import Configuration
from irqscope.device.instrument import Instrument
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.errors import BadInput, Invalid, LinkError
from irqscope.measuring.stopping import unwinding
from irqscope.qualifying.selftest import selftest
from irqscope.recording.stream import Stream
from models.instrument import ModelInstrument


def flaky(seed: int, loss: float):
    """A link that drops, damages or pads blocks."""
    dice = random.Random(seed)

    def fault(block: bytes) -> bytes:
        chance = dice.random()
        if chance > loss:
            return block
        return b"" if chance < loss / 2 else bytes([block[0] ^ 1]) + block[1 : dice.randrange(1, 512)]

    return fault


def test_registers_are_written_and_read():
    with Instrument(ModelInstrument()) as instrument:
        instrument.write(registers.FLUSH, 1234)
        instrument.write_fields(registers.INPUT[Source.TASK], enable=1, filter=3)
        assert instrument.read(registers.FLUSH) == 1234
        assert instrument.read_fields(registers.INPUT[Source.TASK])["filter"] == 3


@pytest.mark.parametrize("seed", range(5))
def test_lost_replies_are_asked_for_again(seed):
    with Instrument(ModelInstrument(fault=flaky(seed, 0.3))) as instrument:
        for value in range(40):
            instrument.write(registers.WATCHDOG, value)
            assert instrument.read(registers.WATCHDOG) == value
        assert instrument.reader.bad_bytes > 0


@pytest.mark.parametrize("seed", range(3))
def test_the_self_test_passes_on_a_bad_link(seed):
    with Instrument(ModelInstrument(fault=flaky(seed, 0.05))) as instrument:
        loops = selftest(instrument)
    assert len(loops) == 8 and all(loop.passed for loop in loops), loops


def test_a_late_instrument_fails_the_self_test():
    with Instrument(ModelInstrument(late={Source.ISR: 1, Source.TASK: 2})) as instrument:
        loops = selftest(instrument)
    assert [loop.passed for loop in loops[:4]] == [False, False, True, True]
    assert "1..1 ticks instead of 0" in loops[0].text


def test_nobody_answers():
    with pytest.raises(BadInput, match="nothing answers on model:"):
        Instrument(ModelInstrument(fault=lambda block: b""))


@pytest.mark.parametrize(("name", "match"), [("magic", "choose another port"), ("digest1", "rebuild and flash")])
def test_a_wrong_device_is_refused(name, match):
    with pytest.raises(BadInput, match=match):
        Instrument(ModelInstrument(words={name: 1}))


def test_an_unplugged_instrument_is_a_link_error():
    model = ModelInstrument()
    with Instrument(model) as instrument:
        model.fault = lambda block: b""
        with pytest.raises(LinkError, match="no longer answers"):
            instrument.read(registers.FLUSH)
        model.fault = bytes
    assert model.closed


def test_a_stimulus_that_runs_refuses_its_registers():
    plan = StimulusPlan(period=1000, width=100)
    configuration = Configuration(
        inputs={}, stimuli={Source.STIMULUS: plan}, segments=(), snapshot=0, flush=0, watchdog=0
    )
    model = ModelInstrument()
    width = registers.STIMULUS[Source.STIMULUS]["width"]
    with Instrument(model) as instrument:
        instrument.configure(configuration)
        instrument.start(configuration)
        with pytest.raises(Invalid, match="refuses to write 0x64 to register stimulus_width"):
            instrument.write(width, 100)
        instrument.write(registers.STIMULUS[Source.STIMULUS2]["width"], 100)
        instrument.stop()
        # Its last pulse is still on the pin.
        model.hold(Source.STIMULUS)
        with pytest.raises(Invalid, match="refuses"):
            instrument.write(width, 100)
        instrument.configure(configuration)
        assert not instrument.read_fields(registers.STATE)["running"] and instrument.read(width) == 100


def test_read_only_registers_refuse():
    with Instrument(ModelInstrument()) as instrument, pytest.raises(Invalid, match="refuses"):
        instrument.write(registers.NOW_LOW, 1)


@pytest.mark.parametrize("end", [RuntimeError, KeyboardInterrupt, SystemExit])
def test_the_stimuli_stop_whatever_happens(end):
    model = ModelInstrument()
    with pytest.raises(end), Instrument(model) as instrument:
        instrument.write_fields(registers.CONTROL, stimulus=1, stream=1)
        raise end
    assert model.values[registers.CONTROL.address] == 0 and model.closed


def test_a_signal_stops_the_stimuli():
    model = ModelInstrument()
    with pytest.raises(SystemExit) as caught, unwinding(), Instrument(model) as instrument:
        instrument.write_fields(registers.CONTROL, stimulus=1)
        os.kill(os.getpid(), signal.SIGTERM)
        for _ in range(1000):
            instrument.pump()
    assert caught.value.code == 128 + signal.SIGTERM
    assert model.values[registers.CONTROL.address] == 0
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL


def test_a_reset_starts_the_counts_anew():
    with Instrument(ModelInstrument()) as instrument:
        stream = Stream(batch=1)
        instrument.reset(stream.feed, stream.snapshots)
        assert instrument.reader.restarts == 0
        assert stream.blocks and stream.snapshots.number == 0
        instrument.take_snapshot()
        instrument.take_snapshot()
        assert stream.snapshots.number == 2
        stream = Stream()
        instrument.reset(stream.feed, stream.snapshots)
        instrument.take_snapshot()
        assert stream.snapshots.number == 1
