# SPDX-License-Identifier: BSD-2-Clause
"""The instrument's clock against two others: the host's, and the serial line's, whose baud rate is made of it.

The host asks for the instrument's time and looks at its own before and after. The instrument read its time between:
that is a bound, whatever the computer, its USB and its driver did meanwhile. Two such readings bound the ratio of both
clocks.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from ..contract import commands, registers
from ..contract.blocks import BLOCK_BYTES
from ..contract.roles import STIMULI
from ..contract.stimulus import PULSE_CLOCKS
from ..device.configuration import Configuration, InputSettings
from ..device.instrument import Instrument
from ..device.stimulus_plan import StimulusPlan, least_distance
from ..device.transport import BITS_PER_BYTE, READ_TIMEOUT, bytes_per_second, seconds
from ..measuring.instrumentfile import BringUpCheck
from ..measuring.observation import Observation
from ..measuring.planning import edges_hz
from ..units import format_ppm, format_rate, format_share, format_time
from .likely import BAUD_OFF, CLOCK_OFF, Likely, checked
from .trial import drive

READINGS = 8
"""Of which the narrowest counts."""
BOARD_PPM, HOST_PPM = 100, 50
"""By which clocks may be off: a board's oscillator where its error is not known, and that of a computer."""
KNOWN = 25e-6
"""The ratio of clocks is known well enough within this."""
LEAST, MOST = 10, 120
"""Seconds between the readings: so many at least, and more until the ratio is known well enough."""
BAUD_LIMIT = 0.02
"""By which a baud rate may be off: two ends that differ by more than some 4 % do not understand each other."""
FASTER = 2
"""Edges of those that the link carries, so that it is never idle."""
FILL = Fraction(1, 10)
"""Seconds after which the queue is full."""


@dataclass(frozen=True)
class Reading:
    """The instrument's time in ticks, and bounds of the host's in seconds as that was read."""

    ticks: int
    least: float
    most: float


def read(instrument: Instrument) -> Reading:
    """Both clocks, of several tries that of the narrowest bounds."""
    transport, tries = instrument.transport, []
    rate = bytes_per_second(transport)
    # It cannot have read before the whole command came, and its reply took its time to come back.
    there, back = (commands.FRAME_BYTES / rate, BLOCK_BYTES / rate) if rate else (0.0, 0.0)
    for _ in range(READINGS):
        before = seconds(transport)
        ticks = instrument.now()
        least, most = before + there, seconds(transport) - back
        tries.append(Reading(ticks, min(least, most), max(least, most)))
    return min(tries, key=lambda one: one.most - one.least)


@dataclass(frozen=True)
class Ratio:
    """The instrument's frequency against the host's, relative: `error`, give or take `bound`, over so many seconds."""

    error: float
    bound: float
    seconds: float

    @classmethod
    def of(cls, first: Reading, last: Reading, tick: Fraction) -> "Ratio":
        told = float((last.ticks - first.ticks) * tick)
        fast, slow = (told / span - 1 for span in (last.least - first.most, last.most - first.least))
        return cls((fast + slow) / 2, (fast - slow) / 2, (last.least + last.most - first.least - first.most) / 2)

    @property
    def text(self) -> str:
        error, bound = format_ppm(self.error, self.bound, signed=True), format_ppm(self.bound, self.bound)
        return f"{error}, give or take {bound}, over {format_time(self.seconds, 3)}"


def compare(
    instrument: Instrument, first: Reading, oscillator_ppm: float | None, progress: Callable[[int, int], None]
) -> tuple[Ratio, BringUpCheck]:
    """Wait until the ratio is known well enough, and judge it."""
    tick, transport = instrument.identity.tick, instrument.transport
    while True:
        ratio = Ratio.of(first, read(instrument), tick)
        if ratio.seconds >= LEAST and (ratio.bound <= KNOWN or ratio.seconds >= MOST):
            break
        until = seconds(transport) + max(float(READ_TIMEOUT), min(LEAST - ratio.seconds, 1.0))
        while seconds(transport) < until:
            instrument.pump()
            progress(int(seconds(transport) - first.least), LEAST)
    board = BOARD_PPM if oscillator_ppm is None else oscillator_ppm
    limit = (board + HOST_PPM) * 1e-6
    fault: Likely | None = CLOCK_OFF if abs(ratio.error) - ratio.bound > limit else None
    known = "assumed" if oscillator_ppm is None else "described"
    said = (
        f"within {format_ppm(limit)}: {format_ppm(board * 1e-6)} of the oscillator ({known}), "
        f"{format_ppm(HOST_PPM * 1e-6)} of the host (assumed)"
    )
    return ratio, checked("clock against the host's", ratio.text, said, fault)


def baud(instrument: Instrument, length: Fraction) -> BringUpCheck | None:
    """The line's rate by the instrument's own clock, while it is never idle; None of a link without a limit."""
    rate = bytes_per_second(instrument.transport)
    if rate is None:
        return None
    observation = Observation(instrument.identity, _configuration(instrument, rate), paired=False)
    tick = instrument.identity.tick
    spans: list[tuple[int, int]] = []

    def wait() -> None:
        for after in (FILL, length):
            until = instrument.now() + int(after / tick)
            while instrument.time < until:
                instrument.pump()
            spans.append((instrument.now(), instrument.reader.blocks))
        instrument.stop_stimuli()

    drive(instrument, observation, wait)
    (begin, before), (end, after) = spans
    found = (after - before) * BLOCK_BYTES / float((end - begin) * tick)
    off = found / rate - 1
    lost = sum(observation.totals.get(register) for register in registers.LOST.values())
    text = f"{_format_baud(found)}, {format_share(off, signed=True)}"
    limit = f"{_format_baud(rate)} within {format_share(BAUD_LIMIT)}"
    wrong = abs(off) > BAUD_LIMIT or not lost
    return checked("baud rate by the core's clock", text, limit, BAUD_OFF if wrong else None)


def _format_baud(bytes_per_second: float) -> str:
    return format_rate(BITS_PER_BYTE * bytes_per_second, 4).replace("Hz", "baud")


def _configuration(instrument: Instrument, rate: float) -> Configuration:
    identity = instrument.identity
    inputs = identity.roles
    width = PULSE_CLOCKS * identity.samples
    edges = edges_hz(rate)
    assert edges is not None
    period = int((1 + len(inputs)) / (FASTER * edges * identity.tick))
    return Configuration(
        inputs={role: InputSettings(fall=False, loopback=registers.LOOPBACK_STIMULUS) for role in inputs},
        stimuli={STIMULI[0]: StimulusPlan(period=max(period, least_distance(width, identity.samples)), width=width)},
        segments=(),
        snapshot=0,
        flush=0,
        watchdog=0,
    )
