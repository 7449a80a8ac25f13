# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says that an experiment found in a run, a record for each experiment: `type` is its name."""

from typing import Annotated

from ..analysis.interference import Delayed
from ..analysis.period import Beat, Claim
from ..base.records import Count, Hertz, PartTicks, Record, Seconds, SignedTicks, Ticks, among, belong_together, filled
from .clockrecords import ClockFinding
from .columns import Columns
from .idlerecords import IdleFinding
from .segmentrecord import SourceName
from .summary import Summary
from .variation import Variation


class Survival(Record, frozen=True, kw_only=True):
    """Share of times that were as long or longer, thinned to what an eye can tell."""

    ticks: list[SignedTicks]
    """Times."""
    share: list[float]
    """Of all, as long as that or longer."""

    def __post_init__(self) -> None:
        if len(self.ticks) != len(self.share):
            raise ValueError("ticks and share are of one length")


class WorstStart(Record, frozen=True, kw_only=True):
    """The latest start."""

    delay: PartTicks
    """Beyond the earliest of its window."""
    time: SignedTicks
    """When it was."""


class ClockStep(Record, frozen=True, kw_only=True):
    """A change of the rate of the task's clock."""

    time: PartTicks
    """When it was."""
    ppm: float
    """By which the rate changed."""


class PeriodOf(Record, frozen=True, kw_only=True):
    """The period in one window."""

    time: SignedTicks
    """Where the window begins."""
    period: PartTicks
    """Of its grid."""


class StartDelay(Record, frozen=True, kw_only=True):
    """One start."""

    time: SignedTicks
    """When it was."""
    delay: SignedTicks
    """Beyond the earliest of its window."""


class StartBudget(Record, frozen=True, kw_only=True):
    """How late a task may start (docs/guide/periodic.md)."""

    work: Seconds
    """That it has to do in each activation."""
    tolerance: float
    """Share of `overlap` that a start may be late by."""
    overlap: Seconds
    """The delay at which an activation runs into the next: the period less the work; 0 if the work does not fit it."""
    allowed: Seconds
    """The latest start that is borne."""
    worst: Seconds
    """The latest one."""
    fits: bool
    """The latest one that was judged is borne, with what the grid may be off."""
    safe_rate: Hertz
    """That the task bears at most."""

    @property
    def has_room(self) -> bool:
        """Whether the work fits the period."""
        return self.overlap > 0


class LatePeriod(Record, frozen=True, kw_only=True):
    """Whether late starts come with a period."""

    threshold: Ticks
    """Beyond the earliest of its window, after which a start is late."""
    n: Count
    """Late starts."""
    claim: Annotated[str, among(Claim.NONE, Claim.CANDIDATE, Claim.CANNOT_TELL)]
    """What can be said."""
    reason: str
    """Why that is said."""
    period: Seconds | None
    """Of a candidate."""
    strength: float | None
    """Of its clusters: 1 if all have one phase, 0 if they have all."""
    beats: list[Beat]
    """Activities that would look like it, by a beat with the task's own clock."""

    def __post_init__(self) -> None:
        if (self.claim == Claim.CANDIDATE) != (self.period is not None) or (self.period is None) != (not self.beats):
            raise ValueError("a candidate, and nothing else, has a period and beats")


class Pin(Record, frozen=True, kw_only=True):
    """A task that toggles a pin by a clock of its own."""

    input: SourceName
    """The pin."""
    starts: Count
    """Edges that are a start."""
    n: Count
    """Starts that have a delay."""
    unjudged: Count
    """Starts in no window."""
    doubt: str | None
    """Why a late start may be among what was not judged; null if none can be."""
    windows: Count
    """Stretches to which a grid was fitted."""
    period: PartTicks | None
    """The median of these."""
    delays: Summary | None
    """Of starts beyond the earliest of their window; null without any."""
    variation: Variation | None
    """How much delays vary."""
    survival: Survival
    """Of the delays."""
    worst: WorstStart | None
    """The latest start; null without any."""
    overruns: Count
    """Activations without a start."""
    unmatched: Count
    """Starts that are none of an activation."""
    gaps: Count
    """Places where events were lost."""
    fit_error: PartTicks
    """By which a grid may be off, at most."""
    nonlinear_windows: Count
    """Windows whose earliest starts lie on no line."""
    steps: list[ClockStep]
    """The first 100."""
    periods: list[PeriodOf]
    """By window."""
    points: list[StartDelay]
    """The latest starts of stretches of time."""
    budget: StartBudget | None
    """Null without `--work`."""
    late_period: LatePeriod | None = None
    """Null without `--threshold`, and without a period of the starts."""

    def __post_init__(self) -> None:
        if self.n and (self.worst is None or self.delays is None or self.delays.n != self.n):
            raise ValueError("a pin with delays has their figures and the worst")


class PeriodicFinding(Record, frozen=True, kw_only=True, tag="periodic"):
    """Tasks with clocks of their own (docs/guide/periodic.md)."""

    pins: list[Pin]
    """One for each."""


class TaskResult(Record, frozen=True, kw_only=True):
    """A task against its deadline (docs/guide/multi.md)."""

    task: SourceName
    """The pin."""
    deadline: Seconds
    """From its release."""
    count: Count
    """Activations."""
    late: Count
    """Those that came after the deadline, or not at all."""
    missing: Count
    """Those that did not come at all."""
    current: SignedTicks | None
    """From the release to the start, of the last one."""
    best: SignedTicks | None
    """The least of all."""
    worst: SignedTicks | None
    """The largest of all."""
    range: SignedTicks | None
    """The worst less the best: rt-exec's Determ."""
    fit_error: PartTicks | None = None
    """By which the grid may be off, at most, and worst and range with it; null where a stimulus releases the task."""
    spare: None = None
    """Not observable from outside: nobody sees when a task has done its work."""
    started: Count | None
    """Starts that were seen; null if what was lost may have held some."""
    survival: Survival
    """Of the times from release to start."""
    variation: Variation | None
    """How much these vary."""
    why: str | None
    """Why not all of it is known."""

    def __post_init__(self) -> None:
        if self.worst is not None and not self.count:
            raise ValueError("a task with a worst time has activations")
        if not belong_together(self, "best", "worst", "range"):
            raise ValueError("best, worst and range of a task belong together")


class MultiFinding(Record, frozen=True, kw_only=True, tag="multi"):
    """Tasks and their deadlines (docs/guide/multi.md)."""

    tasks: list[TaskResult]
    """One for each."""


class BracketFinding(Record, frozen=True, kw_only=True, tag="bracket"):
    """An operation between two toggles (docs/guide/bracket.md)."""

    operation: str | None
    """Of the target; null if nobody says which."""


class PhaseBins(Columns, frozen=True, kw_only=True):
    """Latencies by phase, a column each: bin i has the phases from `begin[i]` up to the next, or the period's end."""

    begin: list[Ticks]
    """Ticks after the other's stimulus."""
    n: list[Count]
    """Samples."""
    median: list[PartTicks | None]
    """Of these; null of none."""
    low: list[SignedTicks | None]
    """Encloses the median with `high`; null of too few."""
    high: list[SignedTicks | None]
    """Likewise."""
    worst: list[SignedTicks | None]
    """The longest."""


class Interference(Record, frozen=True, kw_only=True):
    """One latency over the phase of the other stimulus."""

    segment: str
    """The latency."""
    by: SourceName
    """The stimulus that may delay it."""
    period: Ticks
    """Of the phases that are looked at."""
    n: Count
    """Samples with a phase."""
    left: Count
    """Samples beyond those that are kept."""
    n_rest: Count
    """Samples while the other stimulus rested."""
    rest: tuple[float, int, int]
    """The median of these, and its interval."""
    worst_rest: SignedTicks
    """The longest of them."""
    judged: float
    """Of the phases, those with enough samples."""
    bound: PartTicks
    """By no more is the median of a bin longer at phases that are not delayed."""
    resolution: PartTicks
    """Stretches of phases that are shorter than this may be missed."""
    bins: PhaseBins
    """The curve."""
    regions: list[Delayed]
    """Where it is delayed."""


class InterferenceFinding(Record, frozen=True, kw_only=True, tag="interfere"):
    """Two interrupts that may delay each other (docs/guide/interfere.md)."""

    pairs: list[Interference]
    """One for each latency that could be judged."""
    missing: list[str]
    """Why others could not, a sentence each."""


class Hop(Record, frozen=True, kw_only=True):
    """From one pin of a chain to the next one."""

    segment: str
    """As figures and limits call it."""
    cause: SourceName
    """The pin that it begins with."""
    response: SourceName
    """The pin that it ends with."""
    median: PartTicks | None
    """Of the chains that came to their end; null without any."""
    worst: SignedTicks | None
    """The longest of these."""
    unanswered: Count
    """Chains that end here: no answer came."""
    merged: Count
    """Chains that were answered here together with a younger one."""
    causeless: Count
    """Answers that no edge of the pin before had come for; after the first hop such an edge is missing."""


class LateHop(Record, frozen=True, kw_only=True):
    """What a hop has to do with the late chains."""

    segment: str
    """Of the hop."""
    mean: PartTicks
    """Of these chains."""
    beyond: PartTicks
    """By which that is longer than the median of all."""
    led: Count
    """Late chains in which it took more beyond its median than any other hop."""


class LateChains(Record, frozen=True, kw_only=True):
    """Where the time of the longest chains went."""

    n: Count
    """How many: one in 1000, and ten at least."""
    least: Ticks
    """All of them took as long or longer."""
    hops: Annotated[list[LateHop], filled()]
    """In their order."""


class OneChain(Record, frozen=True, kw_only=True):
    """A chain of edges."""

    begin: SignedTicks
    """When its stimulus came."""
    hops: list[Ticks]
    """What each hop took."""


class ChainDeadline(Record, frozen=True, kw_only=True):
    """A deadline of a segment, and how it was kept."""

    segment: str
    """That it is on."""
    deadline: Seconds
    """From its begin."""
    n: Count
    """Chains that were judged."""
    late: Count
    """Of these, those that took longer."""
    missing: Count
    """Of these, those that did not come to its end."""
    unknown: Count
    """Chains beside these, of which it is not known."""


class ChainFinding(Record, frozen=True, kw_only=True, tag="chain"):
    """What a stimulus set off, pin after pin (docs/guide/chain.md)."""

    whole: str
    """The name of the segment from begin to end."""
    stimuli: Count
    """That were driven: complete, doubtful, open, lost, and those that hops left unanswered."""
    complete: Count
    """That came to their end."""
    doubtful: Count
    """Left out: it is not known which edges are theirs."""
    open: Count
    """Under way when the run ended."""
    gaps: Count
    """Places where events were lost."""
    lost: Count = 0
    """Chains that came or were under way there, and of which nothing is known."""
    median: PartTicks | None
    """Of the complete ones, from begin to end; null without any."""
    hops: Annotated[list[Hop], filled()]
    """In their order."""
    late: LateChains | None
    """The longest; null of too few."""
    worst: list[OneChain]
    """The ten longest, the longest first."""
    deadlines: list[ChainDeadline]
    """Those that were asked for."""

    def __post_init__(self) -> None:
        late = len(self.late.hops) if self.late else len(self.hops)
        if {late, *(len(each.hops) for each in self.worst)} != {len(self.hops)}:
            raise ValueError("late and worst have as many hops as all chains")


Finding = (
    PeriodicFinding | MultiFinding | BracketFinding | InterferenceFinding | ChainFinding | IdleFinding | ClockFinding
)
