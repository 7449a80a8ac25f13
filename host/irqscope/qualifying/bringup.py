# SPDX-License-Identifier: BSD-2-Clause
"""The first hour with a board: all tests in the order in which they make sense, with questions where hands are needed.

Each step gives checks; one that failed says what is likely to be wrong. What could not be done has not passed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from ..contract import registers
from ..contract.identity import Identity
from ..contract.roles import INPUTS, OUTPUTS, STIMULI, Source
from ..device.boardtable import boards
from ..device.instrument import Instrument
from ..errors import BadInput, Invalid, LinkError
from ..measuring.instrumentfile import (
    BringUpCheck,
    BringUpStep,
    Check,
    InstrumentFile,
    KeptBins,
    KeptBringUp,
    KeptSelfTest,
    Loop,
)
from ..measuring.qualification import keep, made
from ..results.budget import PADS
from ..units import counted, format_time
from . import hostclock, likely
from .density import EDGES, check_edges, measure
from .jumper import JumperTest, jumper_test
from .likely import Likely, checked, judged
from .onewire import OneWire, dead_output
from .selftest import selftest
from .soak import soak

STEPS = ("identification", "inside", "link", "clocks", "wires", "jumper", "outputs", "bins", "levels", "lock")
"""In their order: what others rely on comes first."""
MINUTE = Fraction(60)
BAUD_S = Fraction(2)
"""For so long the line's rate is counted; less of a shorter soak."""
HIGH, LOW = (Fraction("2.97"), Fraction("3.63")), (Fraction(0), Fraction("0.4"))
"""Volts of a 3.3 V pad at rest, without a load."""
BIN = (0.5, 1.5)
"""Ticks that a bin is wide, at least and at most."""
NOBODY = "nobody was there to do it"
"""Why a step with questions was not done."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """What is compared of a bitstream's manifest."""

    board: str
    build: str


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What a bring-up is told, and whom it asks.

    `wire` is given what shall be wired, by input the output or `source`, and nothing else shall be: it returns None, or
    why it was not done. `volts` is asked for the level of an output that is held high or low; None: nobody measured.
    """

    by: str
    wire: Callable[[Mapping[str, str]], str | None]
    volts: Callable[[str, bool], Fraction | None] = lambda output, high: None
    soak: Fraction = MINUTE
    edges: int = EDGES
    skip: frozenset[str] = frozenset()
    board: str | None = None
    manifest: Manifest | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.by, str) or not self.by.strip():
            raise BadInput(f"by says who does it, for the record: give a name, not {self.by!r}")
        if unknown := sorted(self.skip - set(STEPS)):
            raise BadInput(f"--skip: there is no step {unknown[0]!r}: a bring-up has {', '.join(STEPS)}")
        if self.soak <= 0:
            raise BadInput("--soak takes longer than no time: write for example 1min")
        check_edges(self.edges)


class NotDone(Exception):
    """A step cannot go on, and nothing is wrong with the board."""


@dataclass
class BringUp:
    """One of an instrument. `told` is given each step as it ends; `figures` are what checks were judged by."""

    instrument: Instrument
    wanted: Wanted
    told: Callable[[BringUpStep], None] = lambda step: None
    progress: Progress = lambda done, wanted: None
    steps: list[BringUpStep] = field(default_factory=list)
    figures: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.inputs = self.instrument.identity.roles
        self._dead, self._restarts = False, 0
        self._first: hostclock.Reading | None = None
        self._blamed: dict[Source, Likely] = {}
        self._loops: list[Loop] = []
        self._found: dict[str, KeptSelfTest | KeptBins] = {}

    def perform(self) -> KeptBringUp:
        """All steps. Ctrl-C ends it; `record` has then what was found so far."""
        self.instrument.reset()  # an epoch begins: whoever loses its power from now on is known by that
        for name in STEPS:
            self._perform(name)
        return self.record()

    def record(self) -> KeptBringUp:
        """What has been done so far."""
        done = {step.name: step for step in self.steps}
        steps = [done.get(name) or BringUpStep(name=name, outcome="not done", reason="not begun") for name in STEPS]
        checks = [check for step in steps for check in step.checks]
        failed = sum(not check.passed for check in checks)
        return KeptBringUp(
            **made(),
            by=self.wanted.by,
            passed=not failed,
            checks=len(checks),
            failed=failed,
            not_done=[step.name for step in steps if step.outcome == "not done"],
            steps=steps,
        )

    def keep(self, found: KeptBringUp) -> InstrumentFile:
        """Put it on the instrument's record, with the self-test and the bins that are a part of it."""
        return keep(self.instrument, **self._found, bringup=found)

    def _perform(self, name: str) -> None:
        checks: list[BringUpCheck] = []
        reason: str | None = "stopped"
        try:
            if name in self.wanted.skip:
                raise NotDone("left out")
            self._look()
            for check in getattr(self, f"_{name}")():
                checks.append(check)
            reason = None
        except NotDone as cause:
            reason = str(cause)
        except (Invalid, LinkError) as error:
            reason = None
            checks.append(checked("measurement", str(error), "comes to its end", self._cause(error)))
        finally:
            outcome = "failed" if any(not check.passed for check in checks) else "not done" if reason else "passed"
            step = BringUpStep(name=name, outcome=outcome, reason=reason, checks=checks)  # type: ignore[arg-type]
            self.steps.append(step)
            self.told(step)

    def _look(self) -> None:
        """Whether the instrument still answers, and is the one that it was."""
        for _ in range(2):
            try:
                if not self._dead and self._first is None:
                    self._first = hostclock.read(self.instrument)
                elif not self._dead:
                    self.instrument.now()
                break
            except LinkError as error:
                self._cause(error)
        if self._dead:
            raise NotDone("the instrument no longer answers")

    def _cause(self, error: Exception) -> Likely:
        """What is likely to be wrong if a measurement ends so."""
        reader = self.instrument.reader
        if isinstance(error, LinkError):
            if reader.restarted_at is not None:
                self._restarts += 1
                self._first = None  # its time has begun anew
                return likely.RESTARTED
            self._dead = True
            return likely.LINK_DEAD
        return likely.LINK_LOSES if reader.bad_bytes or "the link lost" in str(error) else likely.CONTRADICTS

    def _wire(self, wires: Mapping[Source, str]) -> None:
        if reason := self.wanted.wire({role.label: to for role, to in wires.items()}):
            raise NotDone(reason)

    # Steps -----------------------------------------------------------------------------------------------------------

    def _identification(self) -> Iterator[BringUpCheck]:
        identity, manifest = self.instrument.identity, self.wanted.manifest
        expected = self.wanted.board or (manifest.board if manifest else None)
        other = likely.ANOTHER_BOARD.at(expected) if expected not in (None, identity.board) else None
        yield checked("board", identity.board, expected or "any", other)
        build = f"{identity.build:016x}"
        strange = manifest is not None and manifest.build != build
        limit = manifest.build if manifest else "any"
        yield checked("build", build, limit, likely.ANOTHER_BUILD if strange else None)
        if described := boards().get(identity.board):
            right = (Fraction(described["tick_s"]), described["samples"], described["segments"])
            found, limit = _shape(identity.tick, identity.samples, identity.segments), _shape(*right)
            yield checked("tick", found, limit, None if found == limit else likely.WRONG_TICK)

    def _inside(self) -> Iterator[BringUpCheck]:
        self._loops = selftest(self.instrument)
        for loop in self._loops:
            check = Check(
                name=f"{loop.stimulus} to {loop.input}, inside", found=loop.text, limit="0 ticks", passed=loop.passed
            )
            yield judged(check, likely.INSIDE)

    def _link(self) -> Iterator[BringUpCheck]:
        checks = soak(self.instrument, self.wanted.soak, self.progress)
        self.figures["link"] = {"seconds": float(self.wanted.soak), "blocks": self.instrument.reader.blocks}
        failed = {check.name for check in checks if not check.passed}
        lossy = failed & {"damaged bytes", "lost blocks"}
        for check in checks:
            fault = likely.INSIDE if check.name.startswith("latency") else likely.CONTRADICTS
            if check.name in (*lossy, "edges"):
                fault = likely.LINK_LOSES if lossy else likely.LINK_SLOW
            yield judged(check, fault)

    def _clocks(self) -> Iterator[BringUpCheck]:
        if check := hostclock.baud(self.instrument, min(BAUD_S, self.wanted.soak)):
            yield check
        described = boards().get(self.instrument.identity.board, {}).get("oscillator_ppm")
        assert self._first  # as each step looks
        ratio, check = hostclock.compare(self.instrument, self._first, described, self.progress)
        self.figures["clock"] = vars(ratio)
        yield check

    def _wires(self) -> Iterator[BringUpCheck]:
        yield from self._one_by_one((STIMULI[0], role) for role in self.inputs)

    def _outputs(self) -> Iterator[BringUpCheck]:
        outputs = [each for each in OUTPUTS[1:] if each in self._outputs_there()]
        for output in outputs:
            yield from self._one_by_one([(output, self.inputs[0])])

    def _outputs_there(self) -> tuple[Source, ...]:
        identity = self.instrument.identity
        return (*STIMULI[: identity.stimuli], *((Source.TRIGGER,) if identity.trigger else ()))

    def _one_by_one(self, wires: Iterable[tuple[Source, Source]]) -> Iterator[BringUpCheck]:
        """One wire at a time, each from an output to an input."""
        checks: list[BringUpCheck] = []
        for output, role in wires:
            self._wire({role: output.label})
            here = list(OneWire(self.instrument, output, role).checks())
            checks += here
            for check in here:
                if check.fault and check.advice:
                    self._blamed.setdefault(role, Likely(check.fault, check.advice))
            yield from here
        if dead := dead_output(output, checks):
            yield dead

    def _jumper(self) -> Iterator[BringUpCheck]:
        self._wire(dict.fromkeys(self.inputs, STIMULI[0].label))
        test = jumper_test(self.instrument, STIMULI[0])
        loops = self._loops or selftest(self.instrument)
        self._found["selftest"] = test.record(loops)
        self.figures["delays"] = {role.label: vars(delays) for role, delays in test.delays.items()}
        yield from _through_pins(test, self.instrument.identity, self._blamed)

    def _bins(self) -> Iterator[BringUpCheck]:
        role = self.inputs[-1]
        if self.instrument.identity.samples == 1:
            yield checked("bins", "one sample a clock: all are periods of it", "nothing to compare", None)
            return
        self._wire({role: "source"})
        limit = f"each {BIN[0]} to {BIN[1]} ticks wide"
        try:
            density = measure(self.instrument, role, self.wanted.edges, self.progress)
        except Invalid as error:
            text = str(error)
            fault = likely.SOURCE_SILENT if " is silent" in text else likely.SOURCE_LOCKED
            if text.startswith("the books"):
                fault = likely.CONTRADICTS
            yield checked(f"bins of {role.label}", text, limit, fault.at(role.label))
            return
        self._found["bins"] = density.record
        wide = [one.width for one in density.widths.bins]
        self.figures["bins"] = wide
        even = BIN[0] <= min(wide) and max(wide) <= BIN[1]
        fault = likely.BINS_UNEVEN.at(role.label)
        yield checked(f"bins of {role.label}", density.sentence(), limit, None if even else fault)

    def _levels(self) -> Iterator[BringUpCheck]:
        outputs = self._outputs_there()
        for high in (True, False):
            self._hold(outputs, high)
            least, most = HIGH if high else LOW
            for output in outputs:
                if (volts := self.wanted.volts(output.label, high)) is None:
                    raise NotDone(NOBODY)
                wrong = likely.LEVEL_WRONG.at(output.label) if not least <= volts <= most else None
                name = f"{output.label} held {'high' if high else 'low'}"
                yield checked(name, f"{float(volts):g} V", f"{float(least):g} V to {float(most):g} V", wrong)
        self._hold(outputs, False)

    def _hold(self, outputs: Iterable[Source], high: bool) -> None:
        """Let all outputs rest at a level."""
        self.instrument.reset()
        for output in outputs:
            table = registers.TRIGGER if output == Source.TRIGGER else registers.STIMULUS[output]
            self.instrument.write_fields(table["mode"], active_low=int(high))

    def _lock(self) -> Iterator[BringUpCheck]:
        assert self._first  # as each step looks
        last, tick = hostclock.read(self.instrument), self.instrument.identity.tick
        for_s = format_time((last.ticks - self._first.ticks) * tick, 3)
        again = self._restarts or last.ticks <= self._first.ticks
        found = f"{counted(self._restarts, 'restart')}" if again else f"none in {for_s}, by the instrument's clock"
        yield checked("restarts", found, "none", likely.RESTARTED if again else None)


def _shape(tick: Fraction, samples: int, segments: int) -> str:
    return f"{format_time(tick, 6)}, {samples} samples a clock, {counted(segments, 'segment')}"


def _through_pins(test: JumperTest, identity: Identity, blamed: Mapping[Source, Likely]) -> Iterator[BringUpCheck]:
    """The checks of a jumper test; of those that failed, what is likely: of an input without edges what it was called
    with a wire of its own.
    """
    rises = {role: delays.rise[1] for role, delays in test.delays.items()}
    slow = {role for role, delays in test.delays.items() if abs(delays.longer) > 1}
    first, last = min(rises.values(), default=0), max(rises, key=lambda each: rises[each], default=None)

    def of(name: str) -> Likely:
        role = next((each for each in reversed(INPUTS) if f" of {each.label}" in name), None)
        role = last if name.startswith("skew") else role
        if role in slow or (role is None and slow):  # which makes pulses shorter, and all tests of short ones fail
            return likely.SLOW_EDGE.at((role if role is not None else min(slow)).label)
        if role is None:
            return likely.STATISTICS if name.startswith("highest") else likely.SLOW_EDGE.at("each input")
        if role not in test.delays:
            return blamed.get(role, likely.MISSING.at(role.label))
        if name.startswith("spread"):
            return likely.UNSTEADY.at(role.label)
        if name.startswith("glitch"):
            return likely.FILTER.at(role.label)
        behind = rises[role] - first
        whole = behind >= identity.samples and behind % identity.samples == 0
        return (likely.SLIPPED if whole else likely.LATE).at(role.label)

    for check in test.checks:
        yield judged(check, of(check.name))
    if test.delays:
        yield _words(first, test.stimulus, identity)


def _words(first: int, stimulus: Source, identity: Identity) -> BringUpCheck:
    """That no gear of the output began with another word: then all inputs are late by a clock."""
    most = int(Fraction(PADS) / identity.tick) + 1
    fault = likely.SLIPPED_OUT.at(stimulus.label) if first > most else None
    limit = f"{counted(most, 'tick')}: pads of {format_time(PADS)}"
    return checked(f"words of {stimulus.label}", f"the first input is {counted(first, 'tick')} late", limit, fault)
