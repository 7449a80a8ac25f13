# SPDX-License-Identifier: BSD-2-Clause
"""Figures that the papers print, recomputed by our methods from what they were computed from."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from jsonrecords import made

from irqscope.analysis.calibration import Median, cost
from irqscope.analysis.startbudget import budget
from irqscope.base.records import Exact
from irqscope.campaigns.interrupts import WRAP, difference, parse_interrupts, per_second
from irqscope.findings.campaignrecord import CampaignResult, CpuLatency, LatencyByCpu
from irqscope.importers import read_file, read_text
from irqscope.report.affinity import sentences
from irqscope.units import parse_time

DATA = Path(__file__).parents[1] / "data"
DHOLM = DATA / "dholm-rt-exec.txt"
DOUGAN, LI = (json.loads((DATA / f"{name}.json").read_text()) for name in ("dougan", "li"))


def test_dholm_all_rows_have_determ_as_worst_less_best():
    """By the importer, and by the plain columns of the text."""
    found = read_file(DHOLM)
    assert found.tool == "rt-exec" and found.unit == "us" and found.wrong == []
    plain = [line.strip("│\n").split() for line in DHOLM.read_text().splitlines() if " F " in line or " R " in line]
    assert len(plain) == len(found.rows) == 51
    for row, words in zip(found.rows, plain, strict=True):
        current, best, worst, determ = map(int, words[-4:])
        assert row.name.split()[-1] == words[0]
        assert (row.minimum, row.maximum, row.current, row.determ) == (best, worst, current, determ)
        assert worst - best == determ
        assert (row.cycles, row.late, row.spare) == tuple(map(int, words[5:8])) and row.late == 0
    assert list(found.provenance.values()) == [
        "run of 00:10:36:237, 250 Hz",
        "run of 00:12:56:243, 250 Hz",
        "run of 00:07:43:731, 1000 Hz",
    ]


def test_dholm_determ_to_worst():
    """About 1:3 of the real-time scheduler without his patch, 1:1 with it: the medians of its tasks."""
    notes = [note for note in read_file(DHOLM).notes if "policy R" in note]
    medians = [float(note.split("Worst ")[1].split()[0]) for note in notes]
    assert len(medians) == 3 and 0.2 < medians[0] < 1 / 3 and min(medians[1:]) > 0.9
    assert "min 1566, avg -, max 2151, Determ 585 (0.27 of Worst), current 1977, late 0" in read_file(DHOLM).summary()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("15      12│", "15      13│", "screen 1 exec: Determ is 13, and worst less best is 12"),
        ("3767       3 ", "3767      16 ", "screen 1 exec: Current is 16, outside of 3 to 15"),
    ],
)
def test_a_row_that_contradicts_itself_is_told(old, new, words):
    text = DHOLM.read_text()
    assert old in text
    assert read_text(text.replace(old, new, 1)).wrong == [words]


def test_dougan_interrupts():
    """19 965.4 a second over 120 hours are 8.62505e9, more than a counter of /proc/interrupts can hold."""
    seconds = DOUGAN["hours"] * 3600
    total = round(DOUGAN["interrupts"])
    assert total > WRAP
    lines = {"14": total // 2, "LOC": total - total // 2}
    before, after = (
        {name: {"CPU0": count % WRAP} for name, count in counts.items()} for counts in (dict.fromkeys(lines, 0), lines)
    )
    came = per_second(difference(before, after), {}, total, seconds)
    assert came.per_second == pytest.approx(DOUGAN["interrupts_per_second"], abs=0.05)
    assert came.wrapped, "the lines alone would be too few, and that is told"
    assert DOUGAN["interrupts_per_second"] * seconds == pytest.approx(DOUGAN["interrupts"], rel=1e-5)


def test_dougan_start_delay_budget():
    period, work = (Fraction(str(DOUGAN[name])) / 1000 for name in ("period_ms", "work_ms"))
    for system, fits in (("Linux 2.4.19", False), ("RTCore", True), ("RTCore, optimised", True)):
        worst = Fraction(str(DOUGAN["worst_us"][system])) / 10**6
        found = budget(period, work, Fraction(str(DOUGAN["tolerance"])), worst)
        assert found.overlap == parse_time(f"{DOUGAN['overlap_ms']}ms")
        assert found.allowed == parse_time(f"{DOUGAN['allowed_ms']}ms")
        assert found.fits is fits


def test_li_clock_reads():
    """Time of a loop over the calls that it has: 97.7 ns a call, not the 2 us that the text gives, and 6.6 times rdtsc.

    A bracket around one call has the same cost, wherever the empty bracket stands.
    """
    calls = LI["figure 1"]["calls"]
    each = {name: seconds / calls for name, seconds in LI["figure 1"]["seconds"].items()}
    assert each == pytest.approx({"gettimeofday": 94.6e-9, "clock_gettime": 97.7e-9, "rdtsc": 14.8e-9})
    tick, empty = 100e-12, 1_000_000
    for seconds in each.values():
        bracket = empty + round(seconds / tick)
        found = cost(Median(bracket, bracket, (bracket, bracket)), Median(empty, empty, (empty, empty)))
        assert found.value * tick == pytest.approx(seconds) and found.shown
    assert 6.3 < each["gettimeofday"] / each["rdtsc"] < each["clock_gettime"] / each["rdtsc"] < 6.7


def test_li_figure_12():
    """What the report of `affinity` says of his figures."""
    cpus = [
        made(CpuLatency, {"cpu": number, "n": 50_000, "mean": each["avg"] * 1e-6, "max": each["max"] * 1e-6})
        for number, each in enumerate(LI["figure 12"]["cpus"])
    ]
    found = LatencyByCpu(irq=None, segment="wake", cpus=cpus)
    tick = Exact(numerator=1, denominator=10**6)
    (said,) = sentences(made(CampaignResult, {"scenarios": [{"tick": tick}]}), found)
    assert said == ("The longest wake was 599 us on CPU 0, and at most 56 us on the others; means were 17 us to 18 us.")


def test_li_figure_13():
    """All interrupts came on CPU0, as the record of a target has it."""
    cpus = LI["figure 13"]["cpus"]
    text = "  " + "".join(f"{f'CPU{cpu}':>11}" for cpu in range(cpus)) + "\n"
    for line, counts in LI["figure 13"]["lines"].items():
        text += f"{line:>3}:" + "".join(f"{count:>11}" for count in counts) + "  ARMCTRL  x\n"
    found = parse_interrupts(text)
    zero = {line: dict.fromkeys(by_cpu, 0) for line, by_cpu in found.counts.items()}
    came = per_second(difference(zero, found.counts), found.names, None, 1.0)
    assert came.all == 4_403_638 == came.cpus["CPU0"]
    assert {cpu: rate for cpu, rate in came.cpus.items() if cpu != "CPU0"} == {"CPU1": 0, "CPU2": 0, "CPU3": 0}
    assert came.lines[0].line == "32" and came.lines[0].count / came.all > 0.997
