# SPDX-License-Identifier: BSD-2-Clause
"""How two interrupts delay each other: sentences, a table, and latencies over phase."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..analysis.interference import INTERRUPTED, WAITS, Delayed
from ..results.findingrecords import Interference, InterferenceFinding
from ..results.foundjudging import doubt
from ..results.resultrecord import Result
from ..units import counted, percent
from .document import Block, Drawing, Kind, Sentence, Table, told
from .figures import BLACK, BLUE, ORANGE, column, plot, scale_of, styled
from .sentence import Timed, conditions_in_short, duration_of, state

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HEAD = ("delayed", "by", "from", "to", "delay at most", "interval", "longest of all", "how", "answered at")
NOTE = (
    "From, to: how long after the other's stimulus its own came; negative, before it. Delay: how much longer than the "
    "median while the other stimulus rested; of who waits at the first phase at which it does, else the longest median "
    "of a part. Answered at: so long after the other's stimulus the answer of who waits comes, whenever its own came."
)
WORDS = {
    WAITS: "it waits for something to end: who comes later waits shorter, by as much",
    INTERRUPTED: "it is interrupted: by the same time at each of these phases",
    None: "how, these samples do not show",
}


def interference(result: Result) -> Iterator[Block]:
    """Of a run with two stimuli; nothing of another one."""
    if not isinstance(found := result.findings, InterferenceFinding):
        return
    said = [*sentences(result, found)]
    yield from told(said, Kind.FINDING)
    rows = [
        (
            pair.segment,
            pair.by,
            duration_of(result, each.begin, pair.resolution),
            duration_of(result, each.end, pair.resolution),
            *delay_of(result, each.delay, each.interval),
            duration_of(result, each.worst),
            each.how or "not shown",
            duration_of(result, each.until),
        )
        for pair in found.pairs
        for each in pair.regions
    ]
    if rows:
        yield Table("Delays", HEAD, rows)
        yield Sentence(NOTE, Kind.NOTE)
    if found.pairs:
        counts = ", ".join(f"{each.segment} n = {each.n}, and {each.n_rest} at rest" for each in found.pairs)
        caption = (
            "Latency over how long after the other's stimulus its own came: medians with their intervals, and the "
            f"longest. Dashes: the median while the other stimulus rested. {counts}; {conditions_in_short(result)}; "
            f"{state(result)}."
        )
        tick = float(result.tick.fraction)
        yield Drawing("interference", caption, lambda: draw(found.pairs, tick), [*said, caption])


def sentences(result: Result, found: InterferenceFinding) -> Iterator[str]:
    """What delays what, and what nothing shows."""
    for pair in found.pairs:
        if not pair.regions:
            yield (
                f"Nothing shows that {pair.by} delays {pair.segment}: nowhere in the {percent(pair.judged)} of "
                f"the phases with enough samples was the median longer than at rest by more than "
                f"{duration_of(result, pair.bound)}; what is shorter than {duration_of(result, pair.resolution)} may "
                f"be missed."
            )
        if why := next((doubt(each) for each in result.segments if each.name == pair.segment), ""):
            yield f"Of {pair.segment} {why}: by how long those were delayed nothing shows."
        if pair.left:
            yield f"{counted(pair.left, 'sample')} of {pair.segment} are beyond those kept, and in no figure."
        for each in pair.regions:
            where = _between(result, each, pair.resolution)
            most, interval = delay_of(result, each.delay, each.interval)
            yield (
                f"{pair.by} delays {pair.segment} where that begins {where}: by up to {most} {interval}; "
                f"{WORDS[each.how]}."
            )
    delayed = {pair.segment: bool(pair.regions) for pair in found.pairs}
    if len(delayed) > 1:
        first, second = delayed
        yield {
            (False, False): f"Nothing shows that {first} and {second} delay each other.",
            (True, False): f"{second} goes first: it delays {first}, and nothing shows that it is delayed itself.",
            (False, True): f"{first} goes first: it delays {second}, and nothing shows that it is delayed itself.",
            (True, True): f"{first} and {second} delay each other.",
        }[delayed[first], delayed[second]]
    for why in found.missing:
        yield f"{why[0].upper()}{why[1:]}."


def _between(result: Result, region: Delayed, step: float) -> str:
    begin, end = (duration_of(result, abs(each), step) for each in (region.begin, region.end))
    if region.end <= 0:
        return f"{begin} to {end} before its stimulus"
    return f"{begin}{' before' if region.begin < 0 else ''} to {end} after its stimulus"


def delay_of(result: Timed, delay: float, interval: tuple[float, float]) -> tuple[str, str]:
    """A delay and its interval, in ticks, as times for people: no delay is less than none."""
    unknown = (interval[1] - interval[0]) / 2
    ends = (duration_of(result, max(0.0, each), unknown) for each in interval)
    return duration_of(result, delay, unknown), f"[{' .. '.join(ends)}]"


def draw(pairs: Sequence[Interference], tick: float) -> "Figure":
    """A panel for each latency."""
    with styled():
        figure = plot(0.6 + 2.7 * len(pairs), left=0.11, right=0.98, top=0.93, bottom=0.1, hspace=0.5)
        for axes, pair in zip(np.atleast_1d(figure.subplots(len(pairs), 1)), pairs, strict=True):
            _curve(axes, pair, tick)
        return figure


def _curve(axes: "Axes", pair: Interference, tick: float) -> None:
    """Phases from a quarter of the period before the other's stimulus on."""
    size, unit = scale_of(pair.period * tick / 4)
    high, its = scale_of(max((each for each in pair.bins.worst if each is not None), default=1) * tick)
    edges = np.array([*pair.bins.begin, pair.period], dtype=float)
    turn = int(np.searchsorted(edges, 0.75 * pair.period))
    order = [*range(turn, len(pair.bins.n)), *range(turn)]
    begin = [edges[place] - pair.period * (place >= turn) for place in order]
    columns = {
        name: column(getattr(pair.bins, name)[place] for place in order) for name in ("median", "low", "high", "worst")
    }
    x = np.array([*begin, edges[turn]]) * tick / size
    y = {name: np.append(column, column[-1:]) * tick / high for name, column in columns.items()}
    axes.fill_between(x, y["low"], y["high"], step="post", color=BLUE, alpha=0.3, linewidth=0)
    axes.step(x, y["median"], where="post", color=BLUE, linewidth=1.2, label="median")
    middles = (x[:-1] + x[1:]) / 2
    axes.plot(middles, y["worst"][:-1], ".", color=ORANGE, markersize=3, label="longest")
    axes.axhline(pair.rest[0] * tick / high, color=BLACK, linestyle="--", linewidth=0.8, label="median at rest")
    axes.axvline(0, color=BLACK, linewidth=0.6)
    axes.set(xlabel=f"stimulus of {pair.segment} after {pair.by}, {unit}", ylabel=f"{pair.segment}, {its}")
    axes.set(xlim=(x[0], x[-1]), ylim=(0, None))
    axes.legend(frameon=False, fontsize=8, ncols=3, loc="lower left", bbox_to_anchor=(0, 0.98), borderaxespad=0)
