# SPDX-License-Identifier: BSD-2-Clause
"""How far one interrupt delays the other in the scenarios of a campaign: the longest of each, and what may be said."""

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from irqscope.analysis.interference import WAITS, Delayed
from irqscope.base.records import Exact, changed
from irqscope.contract.roles import Source
from irqscope.findings.campaignrecord import LongestDelay
from irqscope.findings.delays import longest_delays
from irqscope.report import delays
from irqscope.report.figures import BLUE
from irqscope.results.findingrecords import Interference, InterferenceFinding, PhaseBins

NOTHING = LongestDelay(
    segment="isr", by="stimulus2", n=900, rest=100.0, stretches=0, phases=0.0, delay=None, interval=None, bound=7.0,
    judged=1.0, resolution=40.0,
)  # fmt: skip


def stretch(begin: int, end: int, delay: float) -> Delayed:
    return Delayed(
        begin=begin, end=end, n=50, delay=delay, interval=(delay - 5, delay + 5), worst=900, at=begin, slope=None,
        how=WAITS, until=None,
    )  # fmt: skip


def found(*regions: Delayed) -> Any:
    pair = Interference(
        segment="isr", by=Source.STIMULUS2.label, period=1000, n=900, left=0, n_rest=300, rest=(100.0, 99, 101),
        worst_rest=150, judged=1.0, bound=7.0, resolution=40.0, bins=PhaseBins.of([]), regions=list(regions),
    )  # fmt: skip
    return SimpleNamespace(findings=InterferenceFinding(pairs=[pair], missing=[]))


def row(name: str, delay: tuple[float, float, float] | None = None, tick_ns: int = 10) -> delays.Row:
    """A scenario, with the lower end of its delay, that itself, and the upper end."""
    longest = NOTHING
    if delay:
        longest = changed(NOTHING, stretches=1, phases=0.1, delay=delay[1], interval=(delay[0], delay[2]))
    scenario: Any = SimpleNamespace(name=name, tick=Exact.of(Fraction(tick_ns, 10**9)))
    return scenario, longest


def test_the_longest_of_several_stretches_stands_for_the_run() -> None:
    (one,) = longest_delays(found(stretch(-20, 80, 60.0), stretch(300, 500, 90.0), stretch(700, 750, 10.0)))
    assert (one.segment, one.by, one.n, one.rest) == ("isr", "stimulus2", 900, 100.0)
    assert (one.stretches, one.delay, one.interval) == (3, 90.0, (85.0, 95.0))
    assert one.phases == pytest.approx(0.35)  # 100, 200 and 50 of 1000


def test_where_nothing_is_delayed_the_bound_stands_alone() -> None:
    assert longest_delays(found()) == [NOTHING]
    other: Any = SimpleNamespace(findings=None)
    assert longest_delays(other) == []


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([row("a", (300, 400, 500)), row("b", (100, 200, 250))], ["up to 4.0 us [3.0 us .. 5.0 us], in a."]),
        (
            [row("a", (300, 400, 500)), row("b", (100, 290, 300)), row("c", (10, 20, 299))],
            ["in a; by the intervals it may as well be in b."],
        ),
        (
            [row("a", (300, 400, 500)), row("b", (31, 50, 60), tick_ns=100)],
            ["in b; by the intervals it may as well be in a."],
        ),
        ([row("a"), row("b", (300, 400, 500)), row("c")], ["in b.", "Nothing shows that isr is delayed in a, c."]),
        ([row("a")], ["Nothing shows that isr is delayed in a."]),
    ],
    ids=["apart", "together", "by time, not ticks", "some free", "all free"],
)  # fmt: skip
def test_a_sentence_says_no_more_than_the_intervals_do(rows: list[delays.Row], said: list[str]) -> None:
    sentences = [*delays.sentences(rows)]
    assert len(sentences) == len(said)
    assert all(sentence.endswith(end) for sentence, end in zip(sentences, said, strict=True)), sentences


def test_the_figure_has_a_mark_for_each_latency_and_a_hollow_one_where_nothing_is_delayed() -> None:
    figure = delays.draw([row("a", (300, 400, 500)), row("b")])
    (axes,) = figure.axes
    marks = [line for line in axes.lines if line.get_marker() == "o"]
    assert [line.get_xdata()[0] for line in marks] == pytest.approx([4.0, 0.07])
    assert [line.get_markerfacecolor() for line in marks] == [BLUE, "white"]
    assert axes.get_xlabel() == "longest delay, us"
