# SPDX-License-Identifier: BSD-2-Clause
"""A second interrupt that a thread answers, beside the task of the first one: who goes first, to the picosecond."""

import random
from pathlib import Path

import pytest
from seeds import seeds
from twolines import NS, handlers, ran

from irqscope_bench.profile import ProfileError, load
from models import threads
from models.interrupts import ALWAYS, Kind, outermost, played

pytestmark = pytest.mark.bench
THREADS = """
thread = "{order}"
handler = "{second.duration}ps"
wake = "{thread.wake}ps"
toggle = "{thread.marks[0]}ps"
duration = "{thread.marks[1]}ps"
[task]
release = "counting"
depth = {task.depth}
latency = "{task.wake}ps"
duration = "{task.marks[0]}ps"
again = "{task.again}ps"
"""
Drawn = tuple[tuple[Kind, Kind], threads.Kind, threads.Kind]


def drawn(seed: int) -> Drawn:
    """The two handlers, the task, and the thread of the second one."""
    rng = random.Random(seed)

    def some(least: int, most: int) -> int:
        return rng.randrange(least, most) * NS + rng.randrange(1, NS)

    preempted, masked = rng.choice([0, ALWAYS]), rng.choice([0, some(1, 900), ALWAYS])
    first, second = (
        Kind(latency=some(100, 2000), toggle=toggle, duration=some(300, 1500), reentry=some(20, 900), masked=calm)
        for toggle, calm in ((some(50, 250), preempted), (0, masked))
    )
    task = threads.Kind(wake=some(50, 3000), marks=[some(200, 6000)], again=some(20, 500), depth=rng.choice([2, 5]))
    wake, toggle = some(50, 3000), some(20, 2000)
    thread = threads.Kind(wake=wake, marks=[toggle, toggle + some(1, 4000)], again=wake, depth=None)
    return (first, second), task, thread


@pytest.mark.parametrize("seed", seeds(8, 40))
def test_each_start_toggle_and_end_is_that_of_a_plain_model(seed: int, tmp_path: Path) -> None:
    (first, second), task, thread = drawn(seed)
    order = ("above", "below")[seed % 2]
    threaded = THREADS.format(order=order, second=second, thread=thread, task=task)
    measured = ran(tmp_path, handlers(first, second) + threaded, seed)

    def times(kind: str) -> list[int]:
        return [each.ps for each in measured.ledger if each.kind == kind]

    edges = times("stimulus"), times("second_stimulus")
    one, two = played((first, second), edges, 1 << 60)
    assert times("run") == one.entries and times("second_run") == two.entries
    served = [sum(edge <= entry for edge in edges[1]) for entry in two.entries]
    answers = [(at, now - before) for at, now, before in zip(two.entries, served, [0, *served], strict=False)]
    released = list(zip(one.toggles, range(len(one.toggles)), strict=True))
    kinds, releases = [thread, task], [answers, released]
    if order == "below":
        kinds, releases = kinds[::-1], releases[::-1]
    done = threads.played(kinds, releases, outermost([one, two]))
    of_thread, of_task = done if order == "above" else done[::-1]
    assert times("start") == of_task.starts and times("end") == [marks[0] for marks in of_task.marked]
    assert [each.object for each in measured.ledger if each.kind == "start"] == [runs[0] for runs in of_task.served]
    starts = [(each.ps, each.object) for each in measured.ledger if each.kind == "second_start"]
    assert starts == [(at, sum(n)) for at, n in zip(of_thread.starts, of_thread.served, strict=True)]
    assert times("second_toggle") == [marks[0] for marks in of_thread.marked]
    assert times("second_leave") == [marks[1] for marks in of_thread.marked]
    assert sum(n for _, n in starts) == len(edges[1]) == 250
    assert measured.counts["aux_edges"] == len(starts) > 50


def test_a_thread_takes_the_cpu_from_the_other_one_and_a_handler_from_both() -> None:
    """The plain model by hand."""
    quick = threads.Kind(wake=10, marks=[5, 20], again=10, depth=None)
    slow = threads.Kind(wake=10, marks=[100], again=1, depth=1)
    upper, lower = threads.played([quick, slow], [[(50, 1)], [(0, 0)]], [(55, 58)])
    # Asked for at 50, the quick one needs 10 of the CPU, of which a handler has 3: it starts at 63 and ends at 83.
    assert (upper.starts, upper.marked) == ([63], [[68, 83]])
    # The slow one started at 10, had 45 until the handler and 5 after it, and goes on at 83 with 50 to go.
    assert (lower.starts, lower.marked) == ([10], [[133]])
    below, above = threads.played([slow, quick], [[(0, 0)], [(50, 1)]], [(55, 58)])
    assert below.marked == [[113]] and above.starts == [123]


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ({"second.thread": "beside"}, "second.thread: 'beside' is none of no, above, below"),
        ({"second.wake": "1us"}, "second.wake: only a second interrupt with second.thread has one"),
        ({"second.handler": "1us", "second.thread": "no"}, "second.handler: only a second interrupt with"),
        ({"second.thread": "above", "second.shared": "ahead"}, "second.thread: with second.shared both handlers"),
    ],
)
def test_a_thread_that_cannot_be_is_refused_in_words(keys: dict[str, str], words: str) -> None:
    with pytest.raises(ProfileError, match=words):
        load("ideal", keys.items())
