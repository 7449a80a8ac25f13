# SPDX-License-Identifier: BSD-2-Clause
"""Tasks against their deadlines: rt-exec's table and a figure, of one run and of a rotation."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..findings.campaignrecord import CampaignResult, RotatedTask, Rotation
from ..measuring.experimentrecord import MultiSettings
from ..measuring.releases import GRID
from ..results.findingrecords import TaskResult
from ..results.resultrecord import Result
from ..results.summary import known
from ..units import counted, format_exact, format_time
from .document import Block, Drawing, Kind, Sentence, Table, told
from .figures import BLUE, GREEN, ORANGE, PURPLE, SKEWED, decades, plot, power, scale_of, styled
from .findings import tasks_of
from .sentence import Timed, seconds_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

HEAD = ("task", "count", "late", "of these not at all", "spare", "current", "best", "worst", "determ", "deadline")
NOT_SEEN = "not seen"
NOTE = (
    "Late: started after the deadline, or not at all. Determ: worst less best (dholm). Spare, the time that a task has "
    "left when it is done, is not observable from outside. Where the release is a fitted grid, times count from the "
    "earliest start of its window: what delays all starts alike is not seen, and late ones are then too few."
)
LINES = ("-", "--", "-.", ":")
COLOURS = (BLUE, ORANGE, GREEN, PURPLE)


def of_run(result: Result) -> Iterator[Block]:
    """The tasks of one run; nothing of another experiment."""
    if (found := tasks_of(result)) is None:
        return
    tasks, said = _seconds(result, found), [*sentences(result)]
    yield from told(said, Kind.FINDING)
    yield from _table(result, tasks)
    if drawn := [task for task in found if task.worst is not None and task.survival.ticks]:
        settings, released = result.experiment, "the stimulus"
        if isinstance(settings, MultiSettings) and settings.release == GRID:
            released = f"the earliest start in windows of {format_time(settings.window)}"
        counts = ", ".join(f"{task.task} n = {task.count}" for task in found)
        caption = (
            f"Share of starts as late or later, from the release on; {counts}; {result.qualification}. The release "
            f"is {released}. Upright lines: deadlines."
        )
        tick = float(result.tick.fraction)
        yield Drawing("tasks", caption, lambda: draw_survival(drawn, tick), [*said, caption])


def of_rotation(result: CampaignResult) -> Iterator[Block]:
    """The tasks of a rotation, each under test in its own run; nothing of another series."""
    if not isinstance(found := result.findings, Rotation):
        return
    yield from told(rotation_sentences(result, found.tasks), Kind.FINDING)
    yield from _table(result, found.tasks)
    if drawn := [task for task in found.tasks if task.worst is not None]:
        counts = ", ".join(f"{_name(task)} n = {task.count}" for task in drawn)
        caption = (
            "Best to worst of each task, each under test in its own run with the others as load; |: its deadline; "
            f"{counts}; {result.qualification}."
        )
        yield Drawing("tasks", caption, lambda: draw_ranges(drawn))


def _table(result: Timed, tasks: Sequence[RotatedTask]) -> Iterator[Block]:
    """rt-exec's table, of tasks with times in seconds."""
    yield Table(
        "Tasks",
        HEAD,
        [
            (
                _name(task),
                task.count,
                task.late,
                task.missing,
                NOT_SEEN,
                *(seconds_of(result, time) for time in (task.current, task.best, task.worst, task.range)),
                _deadline(task),
            )
            for task in tasks
        ],
    )
    yield Sentence(" ".join([NOTE, *(f"{_name(task)}: {task.why}." for task in tasks if task.why)]), Kind.NOTE)


def _seconds(result: Result, tasks: Sequence[TaskResult]) -> list[RotatedTask]:
    """The tasks of one run with times in seconds."""
    tick = float(result.tick.fraction)

    def seconds(ticks: float | None) -> float | None:
        return None if ticks is None else ticks * tick

    return [
        RotatedTask(
            run="",
            task=task.task,
            deadline=task.deadline,
            why=task.why,
            count=task.count,
            late=task.late,
            missing=task.missing,
            current=seconds(task.current),
            best=seconds(task.best),
            worst=seconds(task.worst),
            range=seconds(task.range),
            fit_error=seconds(task.fit_error),
        )
        for task in tasks
    ]


def _name(task: RotatedTask) -> str:
    """The task's pin; of a rotation the task under test, and the pin if it has another one than `task`."""
    return task.task if not task.run else task.run if task.task in ("task", "") else f"{task.run} ({task.task})"


def _told(result: Timed, tasks: Sequence[RotatedTask]) -> Iterator[str]:
    for task in tasks:
        late = f"{task.late} of {counted(known(task.count), 'activation')} late"
        if task.worst is None:
            yield f"{_name(task)} was not judged: {task.why}."
        else:
            worst, deadline = seconds_of(result, task.worst), _deadline(task)
            # A rotation says so of all its tasks at once.
            part = f" Not all is known: {task.why}." if task.why and not task.run else ""
            after = f"{worst} after its release{_more(result, task)}"
            yield f"{_name(task)} came at worst {after}, with a deadline of {deadline}: {late}.{part}"


def _more(result: Timed, task: RotatedTask) -> str:
    """By how much its worst may be too small."""
    return f", or up to {seconds_of(result, task.fit_error)} more, as its grid may be off" if task.fit_error else ""


def sentences(result: Result) -> Iterator[str]:
    """How each task did in one run."""
    yield from _told(result, _seconds(result, tasks_of(result) or ()))


def rotation_sentences(result: CampaignResult, every: Sequence[RotatedTask]) -> Iterator[str]:
    """How the tasks of a rotation did: how many were judged, those that were late, and the worst."""
    tasks = [task for task in every if task.worst is not None]
    yield _judged(every, len(tasks))
    late = [task for task in tasks if task.late]
    yield from _told(result, late)
    if tasks and not late:
        worst = max(tasks, key=lambda task: known(task.worst))
        who = "None of these" if len(tasks) < len(every) else "No task"
        more = _more(result, worst)
        yield f"{who} was late; the worst was {seconds_of(result, worst.worst)}, of {_name(worst)}{more}."


def _judged(tasks: Sequence[RotatedTask], number: int) -> str:
    """How many of the tasks of a rotation, and which were not or not in all their starts, by the reason."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for task in tasks:
        if task.why:
            how = "not" if task.worst is None else "only in part"
            reasons.setdefault((how, task.why), []).append(_name(task))
    told = "; ".join(
        [
            f"{number} of {counted(len(tasks), 'task')} {'was' if number == 1 else 'were'} judged",
            *(f"{how} {', '.join(names)} ({why})" for (how, why), names in reasons.items()),
        ]
    )
    return f"{told}."


def _deadline(task: RotatedTask) -> str:
    return "-" if task.deadline is None else format_exact(task.deadline)


def draw_survival(tasks: Sequence[TaskResult], tick: float) -> "Figure":
    """How late the starts of each task were, and its deadline."""
    longest = max(known(task.worst) for task in tasks) * tick
    size, unit = scale_of(max(longest, tick))
    with styled():
        figure = plot(3.8, left=0.11, right=0.97, top=0.92, bottom=0.13)
        axes = figure.subplots()
        skewed = False
        for number, task in enumerate(tasks):
            ticks, share = (np.array(each, dtype=float) for each in (task.survival.ticks, task.survival.share))
            middle = ticks[np.searchsorted(-share, -0.5, side="right") - 1]
            skewed |= bool(max(ticks[-1], task.deadline / tick) > SKEWED * max(1.0, middle))
            colour, dashes = COLOURS[number % len(COLOURS)], LINES[number % len(LINES)]
            axes.step(
                ticks.clip(min=1) * tick / size,
                share,
                dashes,
                where="pre",
                color=colour,
                linewidth=1.4,
                label=task.task,
            )
            axes.axvline(task.deadline / size, color=colour, linestyle=dashes, linewidth=0.8)
        if skewed:
            axes.set_xscale("log")
            decades(axes.xaxis, "{:g}".format, (1, 2, 5))
        least = 0.5 / max(task.count for task in tasks)
        axes.set(
            yscale="log", ylim=(least, 1.5), xlabel=f"time from the release, {unit}", ylabel="share as late or later"
        )
        decades(axes.yaxis, power)
        axes.legend(frameon=False, fontsize=8, ncols=4, loc="lower left", bbox_to_anchor=(0, 1))
        return figure


def draw_ranges(tasks: Sequence[RotatedTask]) -> "Figure":
    """From best to worst of each task, and its deadline."""
    height = 0.9 + 0.26 * len(tasks)
    size, unit = scale_of(max(known(task.worst) for task in tasks))
    with styled():
        figure = plot(height, left=0.2, right=0.97, top=0.97, bottom=0.55 / height)
        axes = figure.subplots()
        for place, task in enumerate(tasks):
            colour = ORANGE if task.late else BLUE
            ends = [known(task.best) / size, known(task.worst) / size]
            axes.plot(ends, [place, place], "-", color=colour, linewidth=3)
            axes.plot(known(task.worst) / size, place, "o" if task.late else "s", color=colour, markersize=5)
            axes.plot(known(task.deadline) / size, place, "|", color="black", markersize=10)
        axes.set_yticks(range(len(tasks)), [_name(task) for task in tasks])
        axes.set_ylim(len(tasks) - 0.5, -0.5)
        axes.set_xlim(0, None)
        axes.set_xlabel(f"time from the release, {unit}")
        return figure
