# SPDX-License-Identifier: BSD-2-Clause
"""Interruptions of the link in the midst of a run: waited for, told, and never spliced over silently."""

import os
import threading
import time
from dataclasses import replace
from fractions import Fraction

import pytest
from endtoend import read
from jsonrecords import assemble
from model_run import configuration
from pty_instrument import PtyInstrument

from irqscope import cli
from irqscope.base.records import to_json
from irqscope.contract import registers
from irqscope.device.instrument import PATIENCE_BYTES, Instrument
from irqscope.device.transport import READ_TIMEOUT
from irqscope.errors import LinkError, Unplugged
from irqscope.measuring import patience
from irqscope.measuring.interruption import Interruption, told
from irqscope.measuring.run import Run
from irqscope.measuring.rundir import RunDirectory
from irqscope.measuring.stopping import StopRequest
from irqscope.targets.target import Target
from irqscope.units import to_ticks
from models.instrument import IDENTITY, ModelInstrument

PIECE = 700
"""Bytes of a read, which is no whole number of blocks."""
PATIENCE = Fraction(20)
STEPS = int(PATIENCE / READ_TIMEOUT)


class Cable:
    """A transport to `model` that can be pulled. Who answers after it was put back is `other`, if there is one.

    It is pulled between two blocks after that many reads that brought something of what is measured, or `early` in its
    configuration, or if `in_write` with the next command then; `away` tries fail. What `model` sends meanwhile is lost,
    unless the cable `keeps` it.
    """

    def __init__(self, model, *, pulled_after=2000, early=False, in_write=False, away=15, keeps=False, other=None):
        self.model, self.url, self.target = model, model.url, {}
        self.away, self.keeps, self.other = away, keeps, other
        self.left, self.tries, self.gone = pulled_after, 0, False
        self.kept, self.early, self.in_write = b"", early, in_write

    @property
    def serial_number(self):
        return getattr(self.model, "adapter", "ours")

    @property
    def measures(self):
        return self.model.values[registers.CONTROL.address] != 0

    def read(self, together=1):
        if self.gone:
            raise Unplugged("the cable was pulled")
        waiting = self.kept or self.model.read()
        while self.measures and 0 < len(waiting) < PIECE and (more := self.model.read()):
            waiting += more
        data, self.kept = waiting[:PIECE], waiting[PIECE:]
        self.left -= bool(data) and (self.early or self.measures)
        if self.left <= 0 and not self.kept and not self.tries and not self.in_write:
            self.gone = True
        return data

    def write(self, data):
        self.gone |= self.in_write and self.left <= 0 and not self.tries
        if self.gone:
            raise Unplugged("the cable was pulled")
        self.model.write(data)

    def reopen(self):
        self.tries += 1
        self.gone = self.tries < self.away
        if not self.gone:
            self.model = self.other or self.model
            self.kept = self.kept if self.keeps else b""
        return not self.gone

    def pass_time(self, seconds):
        """As `pause`: the instrument goes on."""
        end = self.model.now + to_ticks(Fraction(seconds).limit_denominator(1000), IDENTITY.tick)
        while self.model.now < end:
            data = self.model.read()
            self.kept += data if self.keeps else b""

    def align(self):
        self.model.align()

    def close(self):
        self.model.close()


class Waited:
    """A run over such a cable."""

    def __init__(self, path, monkeypatch, cable, *, count=4000, seconds=PATIENCE, stop_at=None):
        self.pauses, stop = 0, StopRequest()

        def pause(for_seconds):
            self.pauses += 1
            cable.pass_time(for_seconds)
            if self.pauses == stop_at:
                stop.ask()

        monkeypatch.setattr(patience, "pause", pause)
        plan = replace(configuration(count), patience=to_ticks(seconds, IDENTITY.tick))
        directory = RunDirectory(path / "run")
        directory.create()
        self.error = None
        with Instrument(cable) as instrument:
            begun = directory.begin(instrument.identity, plan, Target(), cable.url, ["irqscope"])
            run, self.interruptions = Run(instrument, plan, directory), []
            try:
                ending = run.measure(lambda observation, elapsed: None, stop, self.interruptions.append)
            except LinkError as error:
                self.error = error
                run.observation.stream.finish()
        for interruption in self.interruptions:
            begun = directory.interrupted(begun, interruption)
        self.observation = run.observation
        self.result = assemble(begun if self.error else directory.end(begun, **vars(ending)), run.observation)


def seconds_of(interruption):
    return float((interruption.after - interruption.before) * IDENTITY.tick)


@pytest.mark.parametrize("in_write", [False, True])
def test_a_cable_that_is_put_back(in_write, tmp_path, monkeypatch, caplog):
    waited = Waited(tmp_path, monkeypatch, Cable(ModelInstrument(), in_write=in_write))
    result, (interruption,) = waited.result, waited.interruptions
    assert waited.pauses == 15 and interruption.reopened
    assert 1.5 <= seconds_of(interruption) < 2
    assert result["exit_code"] == 3 and result["balance"]["balanced"] and waited.observation.missing > 10
    assert [s["n"] for s in result["segments"]] == [4000, 4000, 4000, 3999], "the statistics are complete"
    assert f"{waited.observation.missing} blocks lost on the link, which was interrupted once" in result["warnings"][0]
    assert result["interruptions"] == [to_json(interruption)]
    before, after = caplog.messages
    assert before == "the cable was pulled; waiting up to 20 s for it"
    assert "is back: it was interrupted once, for about 1." in after


def test_an_interruption_that_loses_nothing_is_told_and_no_warning(tmp_path, monkeypatch):
    waited = Waited(tmp_path, monkeypatch, Cable(ModelInstrument(), away=5, keeps=True))
    assert waited.result["exit_code"] == 0 and waited.result["warnings"] == []
    assert waited.observation.missing == 0 and waited.result["cross_check"]["agrees"]
    assert len(waited.result["interruptions"]) == 1


def test_a_link_that_is_silent_for_seconds(tmp_path, monkeypatch, caplog):
    model = ModelInstrument()
    begin, end = to_ticks(Fraction(1), IDENTITY.tick), to_ticks(Fraction(5), IDENTITY.tick)
    model.fault = lambda block: b"" if begin <= model.now < end else block
    waited = Waited(tmp_path, monkeypatch, Cable(model, pulled_after=10**9), count=7000)
    (interruption,) = waited.interruptions
    assert not interruption.reopened and 3.9 < seconds_of(interruption) < 5
    assert waited.result["exit_code"] == 3 and waited.result["balance"]["balanced"]
    assert "nothing comes from the instrument" in caplog.text


def test_patience_has_an_end(tmp_path, monkeypatch):
    waited = Waited(tmp_path, monkeypatch, Cable(ModelInstrument(), away=10**6))
    assert waited.pauses == STEPS
    assert str(waited.error) == "the cable was pulled, and no instrument came back within 20 s"
    assert waited.result["exit_code"] == 5 and waited.result["interruptions"][0]["after"] is None


class Stuck(Cable):
    """A port that can always be opened, but takes nothing from some time on, which each time takes five seconds."""

    def write(self, data):
        if self.left <= 0:
            raise Unplugged("the port takes nothing", 5)
        super().write(data)

    def read(self, together=1):
        data = super().read(together)
        self.gone = False
        return data


def test_what_a_try_takes_is_part_of_the_patience(tmp_path, monkeypatch):
    waited = Waited(tmp_path, monkeypatch, Stuck(ModelInstrument(), away=1))
    assert waited.pauses == 3, "and four times five seconds"
    assert str(waited.error) == "the port takes nothing, and no instrument came back within 20 s"


def test_without_patience_the_run_ends_at_once(tmp_path, monkeypatch):
    waited = Waited(tmp_path, monkeypatch, Cable(ModelInstrument()), seconds=0)
    assert waited.pauses == 0 and str(waited.error) == "the cable was pulled" and waited.result["exit_code"] == 5


def test_nothing_is_waited_for_before_it_is_measured(tmp_path, monkeypatch):
    waited = Waited(tmp_path, monkeypatch, Cable(ModelInstrument(), pulled_after=5, early=True))
    assert waited.pauses == 0 and str(waited.error) == "the cable was pulled"


def test_the_user_ends_the_waiting(tmp_path, monkeypatch):
    waited = Waited(tmp_path, monkeypatch, Cable(ModelInstrument(), away=10**6), stop_at=3)
    assert waited.pauses == 3 and "was ended while the link" in str(waited.error)
    assert waited.result["exit_code"] == 5


def restarted():
    """Our instrument after a loss of its power, and configured by nobody."""
    return ModelInstrument()


def elsewhere():
    """An instrument in the same state as ours that measures nothing."""
    model = ModelInstrument()
    model.values[registers.RESET.address] = 2
    model.now = 10**12
    return model


def measuring_since_later():
    """An instrument that measures as ours does, and has run for a shorter time."""
    model = elsewhere()
    model.values[registers.CONTROL.address] = registers.CONTROL.word.pack({"stream": 1, "statistics": 1})
    model.now = 0
    return model


def twin():
    """An instrument in the same state as ours, whose adapter alone is another."""
    model = measuring_since_later()
    model.now, model.adapter = 10**12, "other"
    return model


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (restarted, "was reset meanwhile"),
        (elsewhere, "it is another instrument that came back"),
        (measuring_since_later, "it is another instrument that came back"),
        (twin, "it is another instrument that came back"),
        (lambda: ModelInstrument(identity=replace(IDENTITY, board="other")), "it is another instrument"),
        (lambda: ModelInstrument(words={"digest0": 1}), "it is another instrument"),
        (lambda: ModelInstrument(fault=lambda block: b""), "no instrument came back within 20 s"),
    ],
)
def test_what_came_back_instead_is_told(other, says, tmp_path, monkeypatch):
    model = ModelInstrument()
    waited = Waited(tmp_path, monkeypatch, Cable(model, other=other()))
    assert says in str(waited.error)
    assert waited.result["exit_code"] == 5 and waited.result["interruptions"][0]["after"] is None
    assert 0 < waited.observation.last <= model.now, "nothing of the other one"


@pytest.mark.parametrize(
    ("gaps", "text"),
    [
        ([(0, 300, False)], "was interrupted once, for about 3 s"),
        ([(0, 300, None)], "was interrupted once, for about 3 s, towards the instrument only"),
        (
            [(0, 300, False), (400, 520, None)],
            "was interrupted 2 times, for about 4.2 s in all, 1 of them towards the instrument only",
        ),
        (
            [(0, 300, False), (400, 520, True)],
            "was interrupted 2 times, for about 4.2 s in all, its port gone meanwhile",
        ),
        ([(0, None, False)], "was interrupted once, which ended the run"),
        (
            [(0, 300, False), (400, None, False)],
            "was interrupted 2 times, for about 3 s, the last of which ended the run",
        ),
    ],
)
def test_what_is_told_of_interruptions(gaps, text):
    """The third of a gap: whether its port had gone; None if blocks came all the time."""
    entries = [
        Interruption(time="", before=before, after=after, reopened=bool(gone), deaf=gone is None)
        for before, after, gone in gaps
    ]
    assert told(entries, Fraction(1, 100)) == text


class Adapter(PtyInstrument):
    """It is pulled once, and comes back as another pty."""

    def __init__(self, path):
        super().__init__(path)
        self.wanted = threading.Event()
        self.pulled = False

    def pull(self):
        self.path.unlink()
        for end in self.ends:
            os.close(end)

    def step(self):
        if self.sent > 40_000 and not self.pulled:
            self.pulled = True
            self.pull()
            self.wanted.wait()
            for _ in range(10):
                self.model.read()
            self.plug()


def test_a_device_path_that_vanishes_and_returns(tmp_path, monkeypatch):
    adapter, tries = Adapter(tmp_path / "ttyUSB0"), []

    def pause(seconds):
        tries.append(seconds)
        if len(tries) == 3:
            assert not adapter.path.exists()
            adapter.wanted.set()
        time.sleep(seconds / 10)

    monkeypatch.setattr(patience, "pause", pause)
    adapter.start()
    try:
        code = cli.main(["latency", "--port", str(adapter.path), "--count", "5000", "--out", str(tmp_path / "run")])
    finally:
        adapter.end()
    result = read(tmp_path / "run", code).result
    assert code == 3 and len(tries) >= 3 and result["balance"]["balanced"]
    (interruption,) = result["interruptions"]
    assert interruption["reopened"] and interruption["after"] > interruption["before"]
    assert result["segments"][0]["n"] == 5000, "the statistics are complete"
    assert result["balance"]["notes"]["blocks lost on the link"] > 0


class Noise:
    """A transport to `model` of which nothing but noise is heard from some read on, `until` bytes have come."""

    bytes_per_second = 100_000.0

    def __init__(self, model, until):
        self.model, self.url, self.target = model, model.url, {}
        self.left, self.until, self.heard = 400, until, 0

    def read(self, together=1):
        data = self.model.read()
        self.left -= bool(data) and self.model.values[registers.CONTROL.address] != 0
        if self.left > 0 or self.heard >= self.until:
            return data
        self.heard += PIECE
        return b"\x55" * PIECE

    def write(self, data):
        self.model.write(data)

    def align(self):
        self.model.align()

    def close(self):
        self.model.close()


@pytest.mark.parametrize(("until", "error"), [(1e9, "sends nothing but damaged bytes, for 20 s"), (3e5, None)])
def test_damaged_bytes_are_waited_for_as_long_as_silence(until, error, tmp_path, monkeypatch, caplog):
    cable = Noise(ModelInstrument(), until)
    waited = Waited(tmp_path, monkeypatch, cable)
    assert "nothing but damaged bytes comes from the instrument" in caplog.text
    if error:
        assert error in str(waited.error)
        assert cable.heard == pytest.approx(float(PATIENCE) * cable.bytes_per_second, abs=PATIENCE_BYTES + 2 * PIECE)
        (interruption,) = waited.interruptions
        assert interruption.after is None and waited.result["exit_code"] != 0
    else:
        assert waited.error is None and len(waited.interruptions) == 1 and waited.result["balance"]["balanced"]


def test_noise_ends_a_run_without_patience_too(tmp_path, monkeypatch):
    cable = Noise(ModelInstrument(), 1e9)
    waited = Waited(tmp_path, monkeypatch, cable, seconds=0)
    assert "no longer answers" in str(waited.error) and cable.heard < 40 * cable.bytes_per_second
