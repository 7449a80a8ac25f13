# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says that an experiment found in a run, a record for each experiment: `type` is its name."""

from ..base.records import Count, Hertz, PartTicks, Record, Seconds, SignedTicks
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
    """Share of the period by which an activation may end late."""
    overlap: Seconds
    """By which two activations may overlap."""
    allowed: Seconds
    """The latest start that is borne."""
    worst: Seconds
    """The latest one."""
    fits: bool
    """The latest one is borne."""
    safe_rate: Hertz
    """That the task bears at most."""


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


class MultiFinding(Record, frozen=True, kw_only=True, tag="multi"):
    """Tasks and their deadlines (docs/guide/multi.md)."""

    tasks: list[TaskResult]
    """One for each."""


class BracketFinding(Record, frozen=True, kw_only=True, tag="bracket"):
    """An operation between two toggles (docs/guide/bracket.md)."""

    operation: str | None
    """Of the target; null if nobody says which."""


Finding = PeriodicFinding | MultiFinding | BracketFinding
