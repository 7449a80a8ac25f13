# SPDX-License-Identifier: BSD-2-Clause
"""The uncertainty budget of a segment: what a sample includes, what adds to its uncertainty, what nobody has measured.

The measurand is the time between two edges *at the instrument's connector*. Formulae stand in `uncertainty`.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Literal

from ..analysis.figures import FIGURES
from ..analysis.quantiles import name_of
from ..base.records import Count, PositiveSeconds, Record, Seconds, SignedTicks, among
from ..contract.identity import Identity
from ..contract.roles import STIMULI
from ..device.configuration import SegmentSettings
from ..units import format_exact, format_ppm
from .correction import Component, Correction
from .provenance import Known
from .summary import Summary, value_of
from .uncertainty import (
    COVERAGE_FACTOR,
    combined,
    quantisation,
    rectangular,
    uneven_bins,
)

# Assumptions where nothing was measured: the order of what data sheets allow. Each is named as one in every result.
PADS = 10e-9
"""Seconds, at most, through an output pad, a short wire and an input pad."""
SKEW = 2e-9
"""Between two inputs."""
APERTURE = 0.2e-9
"""Before and after a sampling instant the pad's flip-flop may take either level."""
CRYSTAL = 50e-6
"""Of the frequency of a crystal oscillator that was not calibrated: tolerance, temperature and ageing."""
SINCE = 5e-6
"""By which a calibrated one may have moved since, with temperature and age."""


class Estimate(Record, frozen=True, kw_only=True):
    """A sample as it was stamped and as it is corrected, by all lines that are known together."""

    of: str
    """Which one: `median`, `p99.9`."""
    value: Seconds
    """As it was stamped."""
    bias: Seconds
    """By which that is too long."""
    corrected: Seconds
    """The value less the bias."""
    standard: Seconds
    """The standard uncertainty of the corrected one."""
    expanded: PositiveSeconds
    """Its expanded uncertainty, U."""


class ToggleTime(Record, frozen=True, kw_only=True):
    """By how much a latency is too long for whoever asks when the stub *began* to write, not when the pin moved.

    The edge comes somewhere within the write, which takes `toggle` from one to the next.
    """

    toggle: Seconds
    """As the run cites it."""
    bias: Seconds
    """Half of that."""
    standard: Seconds
    """The standard uncertainty of this."""


class Uncertainty(Record, frozen=True, kw_only=True):
    """Of one sample: what the clock's grid does to it, the budget, and what that leaves out."""

    quantised_ends: Literal[1, 2]
    """Ends of a sample that are stamped in whole ticks, the others being exact."""
    shape: Annotated[str, among("uniform", "triangular")]
    """Of the error by the clock's grid."""
    least_error_ticks: SignedTicks
    """Of a sample, by the grid."""
    greatest_error_ticks: SignedTicks
    """Of the same."""
    sd: Seconds
    """Of the same."""
    text: str
    """The same in words."""
    excluded: str
    """What the grid's error does not hold."""
    components: list[Component]
    """The lines of the budget."""
    coverage_factor: Count
    """k: U is so many standard uncertainties."""
    values: list[Estimate]
    """Of minimum, median, mean, maximum and quantiles."""
    complete: bool
    """All lines are known."""
    toggle: ToggleTime | None
    """Of a latency from a stimulus whose run cites the stub's own toggle."""
    not_included: list[str]
    """What the budget says nothing of, a sentence each."""


def components(settings: SegmentSettings, identity: Identity, known: Known) -> list[Component]:
    """All lines of a segment's budget; the first is what the clock's grid does."""
    ends, tick = 1 if settings.cause in STIMULI else 2, float(identity.tick)
    return [
        _quantised(ends, tick),
        _bins(identity, known),
        _synchroniser(ends, known),
        _pads(settings, tick, known),
        _oscillator(known),
    ]


def _quantised(ends: int, tick: float) -> Component:
    bias, standard = quantisation(ends)
    return Component(
        name="quantisation",
        basis="definition",
        distribution="uniform" if ends == 1 else "triangular",
        bias=bias * tick,
        standard=standard * tick,
        text="the stimulus is on the clock, the response is stamped 0 to 1 tick late"
        if ends == 1
        else "both ends are stamped 0 to 1 tick late",
    )


def _bins(identity: Identity, known: Known) -> Component:
    name = "bin widths"
    if identity.samples == 1:
        return Component(name=name, basis="definition", text="one sample a clock: all bins are periods of it")
    if known.widths is None:
        text = "not measured, which irqscope selftest --bins does"
        return Component(name=name, basis="not known", known=False, text=text)
    listed = ", ".join(f"{width:.4f}" for width in known.widths)
    return Component(
        name=name,
        basis="measured",
        distribution="mixture",
        standard=float(identity.tick) * uneven_bins(known.widths),
        text=f"sampling bins of {listed} ticks",
    )


def _synchroniser(ends: int, known: Known) -> Component:
    name = "synchroniser"
    if known.simulated:
        return Component(name=name, basis="definition", text="simulated: an edge is sampled exactly")
    return Component(
        name=name,
        basis="assumed",
        distribution="uniform",
        standard=combined([rectangular(APERTURE)] * ends),
        text=f"an edge within {format_exact(APERTURE)} of a sampling instant may be taken by either",
    )


def _pads(settings: SegmentSettings, tick: float, known: Known) -> Component:
    name, cause, response = "pins", settings.cause.label, settings.response.label
    if settings.is_interval:
        return Component(name=name, basis="definition", text="both ends come by the same pin")
    if known.simulated:
        return Component(name=name, basis="definition", text="simulated: pads without delay")
    driven, offsets = settings.cause in STIMULI, known.offsets
    if response in offsets and (driven or cause in offsets):
        low, high = offsets[response]
        if not driven:
            low, high = low - offsets[cause][1], high - offsets[cause][0]
        text = "through pads and jumper" if driven else "between the two inputs"
        return Component(
            name=name,
            basis="measured",
            distribution="uniform",
            bias=(low + high) / 2 * tick,
            standard=rectangular((high - low) / 2) * tick,
            text=f"{low:g} to {high:g} ticks {text}, by the self-test",
        )
    if driven:
        return Component(
            name=name,
            basis="assumed",
            distribution="uniform",
            bias=PADS / 2,
            standard=rectangular(PADS / 2),
            text=f"up to {format_exact(PADS)} through two pads that no self-test has measured",
        )
    return Component(
        name=name,
        basis="assumed",
        distribution="uniform",
        standard=rectangular(SKEW),
        text=f"the two inputs differ by up to {format_exact(SKEW)}; no self-test has measured it",
    )


def _oscillator(known: Known) -> Component:
    name, calibrated = "oscillator", known.oscillator
    if calibrated is None:
        if known.simulated:
            return Component(name=name, basis="definition", text="simulated: its clock is the time")
        return Component(
            name=name,
            basis="assumed",
            distribution="uniform",
            relative=rectangular(CRYSTAL),
            text=f"a crystal within {format_ppm(CRYSTAL)} that was not calibrated",
        )
    relative = combined([calibrated.uncertainty, rectangular(SINCE)])
    error, state = (
        format_ppm(calibrated.error, calibrated.uncertainty, signed=True),
        "" if calibrated.applied else "not ",
    )
    text = f"calibrated: {error}, {state}corrected; since then within {format_ppm(SINCE)} (assumed)"
    # A fast oscillator counts too many ticks: all times are too long.
    bias = 0.0 if calibrated.applied else calibrated.error
    return Component(
        name=name, basis="measured", distribution="normal", relative_bias=bias, relative=relative, text=text
    )


def total(correction: Correction, of: str, seconds: Fraction) -> Estimate:
    """A sample that was stamped as so long: its value corrected for the bias, and what is uncertain of that."""
    return Estimate(
        of=of,
        value=float(seconds),
        bias=float(correction.total_bias(seconds)),
        corrected=float(correction.corrected(seconds)),
        standard=correction.standard_of(seconds),
        expanded=correction.expanded_of(seconds),
    )


def budget(settings: SegmentSettings, identity: Identity, known: Known, figures: Summary) -> Uncertainty:
    """`uncertainty` of a segment in result.json.

    `figures` are those of the segment, in ticks: the oscillator's part grows with them.
    """
    lines = components(settings, identity, known)
    levels = [name for name, figure in FIGURES.items() if not figure.difference]
    values = {name: ticks for name in levels if (ticks := value_of(figures, name)) is not None}
    values |= {name_of(each.q): each.upper for each in figures.quantiles if each.estimable and float(each.q) != 0.5}
    correction, driven = Correction.of(lines), settings.cause in STIMULI
    return Uncertainty(
        quantised_ends=1 if driven else 2,
        shape=lines[0].distribution,
        least_error_ticks=0 if driven else -1,
        greatest_error_ticks=1,
        sd=lines[0].standard,
        text="a sample is up to 1 tick longer than the true time, never shorter"
        if driven
        else "a sample is up to 1 tick shorter or longer than the true time",
        excluded="error of the instrument's crystal, which scales all times alike",
        components=lines,
        coverage_factor=COVERAGE_FACTOR,
        values=[total(correction, name, Fraction(ticks) * identity.tick) for name, ticks in values.items()],
        complete=all(line.known for line in lines),
        toggle=_toggle(settings, known),
        not_included=not_included(settings, lines, known),
    )


def _toggle(settings: SegmentSettings, known: Known) -> ToggleTime | None:
    if known.toggle is None or settings.is_interval or settings.cause not in STIMULI:
        return None
    return ToggleTime(toggle=known.toggle, bias=known.toggle / 2, standard=rectangular(known.toggle / 2))


def includes(settings: SegmentSettings) -> str:
    """What a sample of this segment is made of."""
    if settings.is_interval:
        return "time between two accepted edges: everything that the target did between two writes to the same output"
    if settings.cause in STIMULI:
        return (
            "wire to the target, its input path, interrupt entry, all code before the stub's write, the output write, "
            "and the wire back; the instrument's own fixed delays are corrected"
        )
    return "from output write to output write, both with their wires; differences between the two outputs are included"


def not_included(settings: SegmentSettings, lines: Sequence[Component], known: Known) -> list[str]:
    """What the combined uncertainty says nothing of, a sentence each."""
    found = [f"{line.name}: {line.text}" for line in lines if not line.known]
    if not settings.is_interval:
        found.append(
            "wires and level shifters between the instrument's connector and the target's: their delay is in every "
            "sample"
        )
        found.append("the difference between rising and falling outputs of the target, which the polarities show")
    if settings.cause in STIMULI and not settings.is_interval and known.toggle is None:
        found.append(
            "the stub's own write, which is in every sample: irqscope bracket measures it, report --toggle cites it"
        )
    found.append("chance: how far figures of this run are from those of another, which the intervals of quantiles show")
    return found
