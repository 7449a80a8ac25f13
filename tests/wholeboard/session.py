# SPDX-License-Identifier: BSD-2-Clause
"""What a host does with a board on the bench, by the host's own code, and what the pins say must come of it.

Nothing is known of the clock but its frequency: where its edges are is found, and one place must make all stamps true.
"""

import random
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from irqscope.contract import registers
from irqscope.contract.registers import Register
from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope.contract.segments import Policy
from irqscope.device.configuration import Configuration, InputSettings, SegmentSettings
from irqscope.device.instrument import Instrument, Sink, Snapshots
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.errors import BadInput, Invalid, LinkError
from irqscope.qualifying.trial import Trial, trial
from irqscope_boards.board import Board

from .bench import PS, US, Bench, Line
from .circuit import REGISTER

PERIOD_CLOCKS = 200
"""Between stimuli, and a tick: every sample of a clock has its turn. All statistics keep up with that, no link does."""
STARTED = 80 * US
"""All resets are over, and block RAM is written."""
FLUSH = 2000
LEAST = 20
"""Events of each source that must come; the link loses most."""
MAY_CHANGE = ("receiver.synchroniser.", "core.rx__payload")
"""Registers whose inputs may change when they are taken: those that synchronise the serial line, and the byte from a
line with a clock twice as fast, which is taken anew until it is shown to be valid (`bytegear.py`)."""
ROUNDING = 2
"""ps, by which an edge of the PLL's clock is away from where it is exactly, at most."""


class Sparing(Instrument):
    """Asks for nothing that is known: each reply is 512 bytes of a slow line, and simulated clocks take their time."""

    def __init__(self, line: Line) -> None:
        self._holds: dict[Register, int] = {}
        super().__init__(line, attempts=1)

    def read(self, register: Register) -> int:
        known = self._holds.get(register) if register == registers.RESET else None
        return super().read(register) if known is None else known

    def write(self, register: Register, value: int) -> None:
        if register == registers.SNAPSHOT or self._holds.get(register, register.word.reset) != value:
            super().write(register, value)
            self._holds[register] = value

    def reset(self, sink: Sink | None = None, snapshots: Snapshots | None = None) -> None:
        """Before anything was measured there is nothing to reset but the epoch of what will be."""
        if sink or registers.CONTROL in self._holds:
            super().reset(sink, snapshots)


@dataclass(frozen=True)
class Wires:
    """What hangs on a board: a target that answers the first stimulus on `isr`, and jumpers from it to the others.

    Times in ps: of the answers in turn, and of each jumper.
    """

    answers: Sequence[int]
    jumpers: dict[Source, int]

    @classmethod
    def drawn(cls, board: Board, seed: str) -> "Wires":
        rng, tick = random.Random(seed), board.tick * PS
        longest = (PERIOD_CLOCKS // 2) * board.samples
        answers = [round(tick * rng.randrange(3000, longest * 1000) / 1000) for _ in range(997)]
        jumpers = {
            Source.TASK: round(3 * tick),
            Source.DONE: round(tick * Fraction(15, 2)),
            Source.AUX: round(tick / 5),
        }
        return cls(answers, jumpers)

    def attach(self, bench: Bench) -> None:
        bench.answer(Source.ISR, Source.STIMULUS, self.answers)
        for role, delay in self.jumpers.items():
            bench.jumper(role, Source.STIMULUS, delay)


@dataclass(frozen=True)
class Place:
    """Where the instants of a source's stamps are: its stamp of 0 would be between these times, in ps."""

    least: Fraction
    most: Fraction

    @property
    def known(self) -> bool:
        return self.least <= self.most


def power_up(bench: Bench) -> None:
    bench.run(20 * US)
    bench.lock(1)
    bench.run(STARTED)


def configuration(board: Board, stimuli: int) -> Configuration:
    period = PERIOD_CLOCKS * board.samples + 1
    return Configuration(
        inputs={role: InputSettings() for role in INPUTS[:FEW]},
        stimuli={Source.STIMULUS: StimulusPlan(period=period, width=20 * board.samples, count=stimuli)},
        segments=(
            SegmentSettings(
                name="isr", cause=Source.STIMULUS, response=Source.ISR, policy=Policy.COALESCE, timeout=period
            ),
        ),
        snapshot=0,
        flush=FLUSH,
        watchdog=0,
    )


class Measured:
    """A run of so many stimuli on a bench with wires, and its truth."""

    def __init__(self, bench: Bench, instrument: Instrument, stimuli: int) -> None:
        self.bench, self.tick, self.stimuli = bench, bench.board.tick * PS, stimuli
        begin = {role: len(bench.waveform(role)) for role in (Source.STIMULUS, *INPUTS[:FEW])}
        self.found: Trial = trial(instrument, configuration(bench.board, stimuli))
        self.waves = {role: bench.waveform(role)[start:] for role, start in begin.items()}

    def place(self, role: Source) -> Place:
        """Where its stamps are, by all its events that came. Each belongs to the edge that is nearest."""
        driven, rises = self.found.times(Source.STIMULUS), self._rises
        rough = rises[0] - int(driven[0]) * self.tick
        spans = []
        for edge in (0, 1) if role is not Source.STIMULUS else (1,):
            times = [time for time, level in self.waves[role] if level == edge]
            for stamp in self.found.times(role, edge).tolist():
                near = rough + stamp * self.tick
                at = bisect_left(times, near - self.tick * 3 / 2 - self.bench.late)
                assert at < len(times), f"an edge of {role.label} that never was, at {stamp}"
                spans.append(times[at] - stamp * self.tick)
        exact = role is Source.STIMULUS
        return Place(
            max(spans) - (ROUNDING if exact else 0), min(spans) + (ROUNDING if exact else self.tick + ROUNDING)
        )

    @property
    def _rises(self) -> list[int]:
        return [time for time, level in self.waves[Source.STIMULUS] if level]

    def latencies(self, later: Fraction | int) -> list[int]:
        """Of all stimuli, in ticks, if instants of `isr` are so much later than those at which stimuli leave."""
        answers = [time for time, _ in self.waves[Source.ISR]]
        return [-(-(end - start - later) // self.tick) for start, end in zip(self._rises, answers, strict=True)]

    def faults(self) -> list[str]:
        """What contradicts the pins, in sentences."""
        found = list(self.found.complaints())
        if len(self._rises) != self.stimuli:
            found.append(f"{len(self._rises)} stimuli left, not {self.stimuli}")
        for role in (Source.STIMULUS, *INPUTS[:FEW]):
            if (came := int((self.found.events.source == role).sum())) < LEAST:
                found.append(f"only {came} events of {role.label} came")
        if found:
            return found
        places = {role: self.place(role) for role in (Source.STIMULUS, *INPUTS[:FEW])}
        found += [f"no place of the clock makes all of {role.label} true" for role, p in places.items() if not p.known]
        if found:
            return found
        both, stimulus, isr = (
            self.found.observation.totals.segments[0].both,
            places[Source.STIMULUS],
            places[Source.ISR],
        )
        apart = max(isr.least - stimulus.most, stimulus.least - isr.most)
        if not self.bench.circuit.delays.known and apart > REGISTER:
            found.append("without any delay the instants of isr are not those of the stimulus")
        low, high = (sorted(self.latencies(edge - stimulus.least)) for edge in (isr.most, isr.least))
        if both.count != self.stimuli:
            found.append(f"{both.count} samples, not {self.stimuli}")
        if not sum(low) <= both.sum <= sum(high):
            found.append(f"the sum of all latencies is {both.sum}, not {sum(low)} to {sum(high)}")
        for name, value, ends in (
            ("shortest", both.minimum, (low[0], high[0])),
            ("longest", both.maximum, (low[-1], high[-1])),
        ):
            if value not in range(ends[0], ends[1] + 1):
                found.append(f"the {name} latency is {value}, not {ends[0]} to {ends[1]}")
        bins = self.found.observation.totals.segments[0].bins
        if sum(bins) != self.stimuli:
            found.append(f"{sum(bins)} samples stand in the histogram")
        return found


def lock_lost(bench: Bench, line: Line, instrument: Instrument, flush: int = 1234) -> list[str]:
    """Lose the PLL's lock in the middle of stimuli, and have it back; what then is not as it must be."""
    found = []
    wave, identity = bench.waveform(Source.STIMULUS), instrument.identity
    instrument.write(registers.FLUSH, flush)
    instrument.write(registers.BY_NAME["stimulus_count"], 0)
    instrument.write_fields(registers.CONTROL, stimulus=1)
    before = len(wave)
    bench.run(20 * US)
    if len(wave) == before:
        return ["the stimulus does not run before the lock is lost"]
    bench.lose_lock()
    bench.run(STARTED)
    line.forget()
    bench.violations()  # of clocks that wander off
    still = len(wave)
    if wave[-1][1]:
        found.append("the stimulus is high after the lock was lost")
    try:
        instrument.read(registers.FLUSH)
        found.append("the host does not see that the instrument began anew")
    except LinkError as error:
        if "was reset" not in str(error):
            found.append(f"after the lock was lost {error}")
    anew = Sparing(line)
    if anew.identity != identity:
        found.append("the instrument is another one after the lock was lost")
    asked = (registers.RESET, registers.CONTROL, registers.FLUSH)
    for register, value in zip(asked, anew.read_words(asked[0].address, len(asked)), strict=True):
        if value != register.word.reset:
            found.append(f"{register.name} reads {value} after the lock was lost, and {register.word.reset} acts")
    if len(wave) != still:
        found.append("the stimulus runs after the lock was lost")
    return found


def violations(bench: Bench) -> list[str]:
    """Registers whose inputs changed when they must not."""
    found = bench.violations()
    return [
        f"{name} is asked too late, {n} times"
        for name, n in found.items()
        if not any(part in name for part in MAY_CHANGE)
    ]


def session(bench: Bench, build: int, stimuli: int) -> list[str]:
    """From power-up on: identification, stimuli with their answers and jumpers; if all is well, a lost lock.

    What is wrong, in sentences.
    """
    board = bench.board
    power_up(bench)
    line = Line(bench, board.link.baud)
    try:
        instrument = Sparing(line)
    except BadInput as error:
        return [str(error)]
    found = [] if instrument.identity == board.identity(build) else [f"it is another one: {instrument.identity}"]
    Wires.drawn(board, board.name).attach(bench)
    try:
        found += Measured(bench, instrument, stimuli).faults()
    except (LinkError, Invalid) as error:
        return [*found, str(error)]
    bench.unwire()
    found += violations(bench)
    return found or [*lock_lost(bench, line, instrument), *violations(bench)]
