# SPDX-License-Identifier: BSD-2-Clause
"""Histograms of latmus: what its own writer prints of samples that are known is read back, and all else is refused."""

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from imported_files import check_figures, latmus

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.importers import read_text
from irqscope.results.referencetools import read

SAMPLES = st.lists(st.integers(0, 30_000), min_size=1, max_size=80)
"""In ns."""


@given(SAMPLES, st.sampled_from([5, 20, 1000]))
def test_each_figure_is_that_of_the_samples(samples, cells):
    imported = read_text(latmus(samples, cells))
    (row,) = imported.rows
    over = sum(sample >= (cells - 1) * 1000 for sample in samples) if max(samples) >= cells * 1000 else 0
    assert imported.wrong == [] and (imported.unit, imported.shown) == ("ns", "us")
    assert (row.n, row.cycles, row.overflow) == (len(samples), len(samples), over)
    assert (row.minimum, row.average, row.maximum) == (min(samples), sum(samples) // len(samples), max(samples))
    below = [sample for sample in samples if not over or sample < (cells - 1) * 1000]
    assert dict(row.counts) == {low: sum(s // 1000 * 1000 == low for s in below) for low in row.used}
    ordered = sorted(samples)
    for quantile in row.quantiles():
        if quantile.estimable:
            rank = -(-len(ordered) * int(float(quantile.q) * 10**5) // 10**5)
            assert quantile.low <= ordered[rank - 1] <= quantile.high
    check_figures(imported)


def test_what_the_file_says_of_its_run_is_kept():
    imported = read_text("RTD|  1.000|  2.000|\n" + latmus([1200, 3400], overruns=3))
    assert imported.provenance == {
        "sampling period": "1000 microseconds",
        "context": "user",
        "thread priority": "98",
        "thread affinity": "CPU3",
        "duration (hhmmss)": "00:01:00",
        "peak (hhmmss)": "00:00:07",
    }
    assert imported.notes == ("periods that were missed: 3",) and not imported.outside
    assert "thread: 2 samples: min 1.2, avg 2.3, max 3.4" in imported.summary()


def test_figures_that_latmus_itself_calls_not_reliable_are_called_so():
    (note,) = read_text(latmus([1200]).replace("# min", "# IN-BAND SWITCHES: 2\n# min")).notes
    assert note.endswith("not reliable")


@pytest.mark.parametrize(
    "context, name, outside", [("irq", "IRQ", False), ("kernel", "thread", False), ("oob-gpio", "thread", True)]
)
def test_by_its_context_it_is_of_a_handler_or_a_thread_and_from_inside_or_outside(context, name, outside, tmp_path):
    (tmp_path / "plot").write_text(latmus([1200, 3400], context=context))
    imported = read_text((tmp_path / "plot").read_text())
    assert [row.name for row in imported.rows] == [name] and imported.outside is outside
    if outside:
        with pytest.raises(
            BadInput, match=r"plot was measured at the target's pins, as this run was, so it is laid beside"
        ):
            read([tmp_path / "plot"], None)
    else:
        assert [file.tool for file in read([tmp_path / "plot"], None)] == ["latmus"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("# min latency: 1.200", "# min latency: -0.200", "least latency is below 0"),
        ("# avg latency: 2.300\n", "", "the line '# avg latency:' is missing"),
        ("# max latency: 3.400", "# max latency: 3.4", "has no time in us"),
        ("# sample count: 2\n", "", "the line '# sample count:' is missing"),
        ("context: user", "context: moon", "not 'moon'"),
        ("2 0\n", "2 0\n2 0\n", "line 17 is no bin"),
        ("2 0\n", "2 x\n", "line 16 is no bin"),
        ("# thread priority", "# context: user\n# thread priority", "line 7 begins a second histogram"),
    ],
)
def test_what_is_damaged_is_refused(old, new, sentence):
    text = latmus([1200, 3400])
    assert old in text
    with pytest.raises(BadInput, match=re.escape(sentence)):
        read_text(text.replace(old, new, 1))


def test_it_has_a_unit():
    with pytest.raises(BadInput, match="leave --unit out"):
        read_text(latmus([1200]), "ns")


def test_a_lost_line_is_told_by_the_books(tmp_path, capsys):
    path = tmp_path / "plot"
    path.write_text(latmus([1200, 2200, 3400]).replace("2 1\n", ""))
    assert cli.main(["import", str(path)]) == 4
    assert "2 in bins and 0 beyond are not 3 cycles" in capsys.readouterr().err


def test_no_figure_is_outside_of_its_bounds_whatever_a_number_of_the_file_becomes():
    text = latmus([3100, 4200, 4900, 119_000, 130_500], 100)
    for number in re.finditer(r"[0-9]+", text):
        for value in (0, 6, 125, 300):
            with suppress(BadInput):
                check_figures(read_text(text[: number.start()] + str(value) + text[number.end() :]))


def test_files_are_compared_with_each_other(tmp_path, capsys):
    for name, longer in (("before", 0), ("after", 4000)):
        (tmp_path / name).write_text(latmus([5000 + number % 7 * 300 + longer for number in range(4000)]))
    words = ["compare", str(tmp_path / "before"), str(tmp_path / "after"), "--margin", "1us", "--quantiles", "0.5"]
    assert cli.main(words) == 1
    assert "after against before: worse p50 by 4" in capsys.readouterr().out
