# SPDX-License-Identifier: BSD-2-Clause
"""One late response as a picture: the pins from outside above what the CPUs were at."""

from matplotlib import rc_context
from matplotlib.figure import Figure

from ..report.figures import BLACK, BLUE, GREEN, ORANGE, PURPLE, SKY, STYLE
from .explained import Explained
from .explanation import Explanation
from .stretches import IDLE, Actor, stretches

_MARGIN = 0.15
"""Of the latency, what is shown before and after it."""
_LABELLED = 0.03
"""Of the figure's width, what a bar needs to have its name in it."""
_COLOURS = {"isr": BLUE, "task": GREEN, "done": PURPLE, "aux": SKY}


def figure(explanation: Explanation, each: Explained) -> Figure:
    """Times in microseconds from the stimulus on."""
    seen, clock = explanation.seen, explanation.clock
    margin = _MARGIN * (each.shown - each.begin)
    first, last = each.begin - margin, each.shown + margin
    pins = [*seen.pins.items()]
    # What others did is in no way.
    rows = [(explanation.trace, cpu, False) for cpu in sorted({leg.cpu for leg in each.path.legs})]
    if explanation.host:
        below = sorted({block.cpu for block in each.blocks if block.host})
        rows += [(explanation.host.trace, cpu, True) for cpu in below]
    rows = [row for row in rows if row[1] in row[0].cpus]
    with rc_context(STYLE):
        drawn = Figure(figsize=(9, 1.9 + 0.45 * (len(pins) + 2 * len(rows))), layout="constrained")
        axes = drawn.add_subplot()
        names: list[tuple[float, str]] = [(1.0, "stimulus")]
        stimuli = clock.to_trace(seen.stimuli.times)
        shown = (stimuli[(stimuli >= first) & (stimuli <= last)] - each.begin) / 1e3
        axes.plot(shown, [1.0] * len(shown), "^", color=BLACK, ms=7)
        for above, (name, toggles) in enumerate(pins):
            times = clock.to_trace(toggles.times)
            inside = (times >= first) & (times <= last)
            levels = toggles.levels[inside].astype(float)
            before = toggles.levels[times < first]
            start = float(before[-1]) if len(before) else (1 - levels[0] if len(levels) else 0.0)
            x = [first, *times[inside].tolist(), last]
            y = [start, *levels.tolist(), levels[-1] if len(levels) else start]
            axes.step(
                [(t - each.begin) / 1e3 for t in x],
                [0.6 * (v - 0.5) - above for v in y],
                where="post",
                color=_COLOURS.get(name.removesuffix("_b"), BLACK),
                lw=1.5,
            )
            names.append((-float(above), name))
        guilty = each.blocks[0] if each.cause else None
        for number, (trace, cpu, host) in enumerate(rows):
            row = -len(pins) - 0.9 - 2.2 * number
            for stretch in stretches(trace, cpu):
                if stretch.end <= first or stretch.begin >= last or _idle(stretch.actor):
                    continue
                a, b = max(first, stretch.begin), min(last, stretch.end)
                handler = bool(stretch.actor.handler)
                mine = explanation.host.threads if host and explanation.host else each.path.threads
                colour = SKY if stretch.actor.pid in mine and not handler else BLUE if handler else GREEN
                if guilty and (stretch.actor, cpu, host) == (guilty.actor, guilty.cpu, guilty.host):
                    colour = ORANGE
                at = row + 0.75 * handler
                axes.barh(at, (b - a) / 1e3, left=(a - each.begin) / 1e3, height=0.55, color=colour, lw=0)
                if b - a > _LABELLED * (last - first) * max(3, len(stretch.actor.label) / 4):
                    axes.text(
                        ((a + b) / 2 - each.begin) / 1e3,
                        at,
                        _short(stretch.actor),
                        ha="center",
                        va="center",
                        fontsize=7,
                        parse_math=False,
                    )
            names += [(row, f"{'host, ' if host else ''}CPU {cpu}: threads"), (row + 0.75, "handlers")]
            if guilty and (guilty.cpu, guilty.host) == (cpu, host):
                a, b = max(first, guilty.begin), min(last, guilty.end)
                axes.annotate(
                    "",
                    ((a - each.begin) / 1e3, row - 0.5),
                    ((b - each.begin) / 1e3, row - 0.5),
                    arrowprops={"arrowstyle": "<->", "color": ORANGE},
                )
                least = "at least " if each.goes_on(guilty) else ""
                text = f"{guilty.who}: {guilty.kind}, {least}{explanation.lasted(guilty)}"
                axes.text(
                    ((a + b) / 2 - each.begin) / 1e3,
                    row - 0.6,
                    f"{text}\n{guilty.function}",
                    ha="center",
                    va="top",
                    color=ORANGE,
                    fontsize=8,
                    parse_math=False,
                )
        if each.cut:
            ends = (each.known - each.begin) / 1e3
            axes.axvline(ends, color=BLACK, lw=1.2, ls="--")
            axes.text(ends, 1.4, f" {explanation.ends.lower()}", va="top", fontsize=8)
        axes.axvline(0, color=BLACK, lw=0.6, ls=":")
        axes.axvline((each.shown - each.begin) / 1e3, color=BLACK, lw=0.6, ls=":")
        axes.set_yticks([at for at, _ in names], [name for _, name in names])
        axes.set_ylim(-len(pins) - 2.2 * len(rows), 1.5)
        axes.set_xlim((first - each.begin) / 1e3, (last - each.begin) / 1e3)
        axes.set_xlabel("us after the stimulus")
        axes.grid(visible=False, axis="y")
        axes.set_title(f"{seen.segment}: {explanation.took(each)}, median {explanation.seen_time(seen.median)}")
        return drawn


def _idle(actor: Actor) -> bool:
    return actor.pid == IDLE and not actor.handler


def _short(actor: Actor) -> str:
    return actor.handler.partition(" ")[2] or actor.label
