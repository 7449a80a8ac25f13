# SPDX-License-Identifier: BSD-2-Clause
"""Histograms of other tools: what their own writers print is read back, and what does not add up is told."""

import importlib
import json
import random
import re
import statistics
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from imported_files import BOUND, averaged, check_figures, cyclictest_json, cyclictest_text, rtla

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.importers import Imported, read_text

THREADS = st.lists(st.lists(st.integers(0, 300), min_size=1, max_size=60), min_size=1, max_size=4)
"""Samples of each thread."""


def same(imported: Imported, threads: list[list[int]]) -> None:
    """Every figure of every thread is that of its samples."""
    assert len(imported.rows) == len(threads) and imported.wrong == []
    for row, samples in zip(imported.rows, threads, strict=True):
        assert row.n == len(samples) and row.overflow == sum(sample >= BOUND for sample in samples)
        assert {v: row.counts[v] for v in row.used} == {v: samples.count(v) for v in samples if v < BOUND}
        assert (row.minimum, row.maximum) == (min(samples), max(samples))
        assert int(row.average or 0) == averaged(samples)
        ordered = sorted(samples)
        for quantile in row.quantiles():
            if quantile.estimable:
                rank = -(-len(ordered) * int(float(quantile.q) * 10**5) // 10**5)
                assert quantile.low <= ordered[rank - 1] <= quantile.high


@given(THREADS, st.booleans(), st.booleans(), st.integers(1, 3))
def test_the_text_of_cyclictest(threads, summed, old, status):
    same(read_text(cyclictest_text(threads, summed=summed, old=old, status=status)), threads)


@given(THREADS)
def test_the_json_of_cyclictest_leaves_out_what_lies_beyond(threads):
    imported = read_text("# /dev/cpu_dma_latency set to 0us\n" + cyclictest_json(threads))
    same(imported, threads)
    assert len(imported.notes) == sum(max(samples) >= BOUND for samples in threads)
    assert imported.provenance["command"].startswith("cyclictest") and imported.provenance["version"] == "2.40"
    assert imported.provenance["system_realtime"] == 1 and imported.unit == "us"


@given(THREADS, st.sampled_from([1, 2, 5]))
def test_the_text_of_rtla(cpus, width):
    imported = read_text(rtla(cpus, width, missed=True))
    assert imported.wrong == [] and imported.provenance["duration"] == "0 00:10:00"
    assert any("events missed" in note for note in imported.notes)
    for cpu, samples in enumerate(cpus):
        irq, thread = imported.rows[2 * cpu : 2 * cpu + 2]
        assert (irq.name, irq.n, irq.minimum, irq.maximum) == (
            f"IRQ on CPU {cpu}",
            len(samples),
            min(samples),
            max(samples),
        )
        assert irq.overflow == sum(sample >= BOUND // width * width for sample in samples)
        bounds = sorted(zip(irq.distribution().low, irq.distribution().high, strict=True))
        assert all(any(low <= sample <= high for low, high in bounds) for sample in samples)
        assert (thread.n, thread.minimum) == ((len(samples), min(samples) + 3) if cpu else (0, None))


@pytest.mark.parametrize("write", [cyclictest_text, cyclictest_json, lambda threads: rtla(threads, 5)])
def test_no_figure_is_outside_of_its_bounds_whatever_a_number_of_the_file_becomes(write):
    text = write([[3, 4, 4, 119, 130], [7, 7, 9]])
    for number in re.finditer(r"\d+", text):
        for value in (0, 6, 125, 300):
            damaged = text[: number.start()] + str(value).zfill(len(number[0])) + text[number.end() :]
            with suppress(BadInput):
                check_figures(read_text(damaged))


@pytest.mark.parametrize(
    ("write", "width"),
    [(cyclictest_text, 1), (cyclictest_json, 1), (rtla, 1), (lambda threads: rtla(threads, 5), 5)],
    ids=["text", "json", "rtla", "rtla -b 5"],
)
def test_a_time_that_a_tool_cut_may_be_up_to_the_next(write, width):
    """Bounds ended at the cut times, and the true mean and median lay beyond them."""
    dice = random.Random(7)
    truth = sorted(3 + dice.expovariate(0.5) for _ in range(20_000))
    row = read_text(write([[int(sample) for sample in truth]])).rows[0]
    found = row.moments()
    assert not found.exact and (found.min, found.max) == (int(truth[0]), int(truth[-1]))
    median = truth[len(truth) // 2 - 1]
    for bounds, true in (
        (found.mean_bounds, statistics.fmean(truth)),
        (found.median_bounds, median),
        (found.sd_bounds, statistics.stdev(truth)),
        (found.iqr_bounds, truth[14_999] - truth[4_999]),
    ):
        assert bounds[0] <= true <= bounds[1]
    begin = max(int(median) // width * width, int(truth[0]))
    assert found.median_bounds == (begin, int(median) // width * width + width)
    quantile = row.quantiles()[0]
    assert (quantile.low, quantile.high) == found.median_bounds and quantile.interval == found.median_bounds


def test_people_are_told_what_cutting_leaves_open():
    told = read_text(cyclictest_text([[3, 4, 4, 4, 4, 4, 4, 6]])).summary()
    assert "min 3, avg 4, max 6; median 4.5 (4 to 5), SD " in told and "50 % within 5 [3 .. 7]" in told


def test_what_overflowed_may_be_shorter_than_the_widest_bin_that_fits():
    row = read_text(rtla([[0, 100, 120]])).rows[0]
    assert row.width == 100 and row.overflow == 1
    assert row.distribution().low[-1] == 101 and row.distribution().high[-1] >= 120


@given(st.text(alphabet="# Histogram{}\n0123456789 \t:-", max_size=200))
def test_nonsense_is_refused_or_read_but_never_a_traceback(text):
    for before in ("", "# Histogram\n", "# RTLA timerlat histogram\n", '{"file_version": 1, "thread":'):
        try:
            read_text(before + text)
        except BadInput as error:
            assert str(error) and "\n" not in str(error)


def test_a_file_that_is_cut_off_is_refused():
    whole = cyclictest_text([[3, 4, 200]])
    for text, end in ((whole, whole.index("# Histogram Overflows")), (rtla([[3, 4]]), rtla([[3, 4]]).index("avg:"))):
        with pytest.raises(BadInput, match="is missing"):
            read_text(text[:end])
    with pytest.raises(BadInput, match="damaged"):
        read_text(cyclictest_json([[3, 4]])[:-10])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("000003 000002", "000003 000003", "4 in bins and 1 beyond are not 4 cycles"),
        ("Overflows: 00001", "Overflows: 00000", "3 in bins and 0 beyond are not 4 cycles"),
        ("Max Latencies: 00200", "Max Latencies: 00004", "are beyond the last bin, 4, and the maximum, 4, is not"),
        (
            "Min Latencies: 00003",
            "Min Latencies: 00004",
            "the minimum is 4, and the first bin with samples begins at 3",
        ),
    ],
)
def test_books_of_a_text_that_do_not_balance(old, new, sentence):
    text = cyclictest_text([[3, 3, 4, 200]])
    assert old in text and read_text(text).wrong == []
    assert any(sentence in wrong for wrong in read_text(text.replace(old, new)).wrong)


def test_books_of_json_that_do_not_balance():
    text = cyclictest_json([[3, 3, 4, 5]])
    lost = read_text(text.replace('"cycles": 4', '"cycles": 6')).wrong
    assert any("2 are beyond the last bin, 5, and the maximum, 5, is not" in wrong for wrong in lost)
    assert "more than the 3 cycles" in read_text(text.replace('"cycles": 4', '"cycles": 3')).wrong[0]


def test_sums_that_differ_mean_a_damaged_line():
    text = cyclictest_text([[3, 4], [3, 5]], summed=True, old=True)
    for old, new in (
        ("000003 000001\t000001\t000002", "000003 000001\t000001\t000003"),
        ("# Total: 000000002", "# Total: 000000003"),
    ):
        assert old in text
        with pytest.raises(BadInput, match=r"bin 000003|bins of thread 0"):
            read_text(text.replace(old, new))


def test_a_thread_that_never_ran_has_no_figures():
    row = read_text(cyclictest_json([[]])).rows[0]
    assert (row.n, row.minimum, row.average, row.maximum) == (0, None, None, None)


def test_the_unit_is_what_the_file_says():
    assert read_text(cyclictest_json([[3]], nanoseconds=1)).unit == "ns"
    assert read_text(cyclictest_text([[3]]), "ns").unit == "ns"
    assert "us is assumed" in read_text(cyclictest_text([[3]])).notes[0]
    for text in (cyclictest_json([[3]]), rtla([[3]])):
        with pytest.raises(BadInput, match="its unit is us, not ns"):
            read_text(text, "ns")


def test_the_verb(tmp_path, capsys):
    files = {"a.txt": cyclictest_text([[3, 3, 200]]), "b.json": cyclictest_json([[3, 3, 200]]), "c.txt": rtla([[3, 4]])}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    paths = [str(tmp_path / name) for name in files]
    assert cli.main(["import", *paths]) == 0
    told = capsys.readouterr().out
    assert told.count("3 samples, 1 of them beyond the histogram: min 3, avg 68") == 2 and "IRQ on CPU 0: 2" in told
    assert cli.main(["import", "--json", *paths]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [entry["tool"] for entry in found] == ["cyclictest", "cyclictest", "rtla timerlat"]
    assert all(entry["schema"] == "irqscope.foreign/1" and entry["balanced"] for entry in found)
    assert found[1]["rows"][0]["counts"] == {"3": 2} and found[1]["rows"][0]["overflow_derived"]
    (tmp_path / "a.txt").write_text(files["a.txt"].replace("000003 000002", "000003 000009"))
    assert cli.main(["import", paths[0]]) == 4
    assert "the books do not balance: thread 0" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot read"),
        (
            "hello",
            "no histogram of a known tool: known are cyclictest_json, cyclictest_text, edges, latmus, numbers, "
            "rt_exec, rtla_timerlat",
        ),
        ("# Histogram\nnonsense\n", "is no bin"),
        ("# RTLA timerlat histogram\n", "header is missing"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(tmp_path, capsys, content, sentence):
    if content is not None:
        (tmp_path / "f").write_text(content)
    assert cli.main(["import", str(tmp_path / "f")]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err and captured.err.count("\n") == 1 and captured.out == ""


def test_the_verb_is_a_module():
    assert importlib.import_module("irqscope.cli.import").__doc__


@pytest.mark.parametrize("value", [2**62, 2**63 - 1, 2**64, 10**30])
def test_numbers_that_no_machine_counts_are_refused(value):
    """Each number of a file in turn, in the format that bounds none: a sentence, or figures, and no other end."""
    text = cyclictest_json([[3, 4, 4, 119, 130], [7, 7, 9]])
    refused = 0
    for number in re.finditer(r"\d+", text):
        try:
            json.dumps(read_text(text[: number.start()] + str(value) + text[number.end() :]).to_json())
        except BadInput as error:
            refused += f"{value} is more than can be" in str(error) or str(value) in str(error)
    assert refused == 13


@pytest.mark.parametrize(
    ("was", "becomes", "sentence"),
    [
        ('"resolution_in_ns": 0', '"resolution_in_ns": "0"', "resolution_in_ns is '0', not 0 or 1"),
        ('"resolution_in_ns": 0', '"resolution_in_ns": 1000', "resolution_in_ns is 1000, not 0 or 1"),
        ('"resolution_in_ns": 0', '"resolution_in_ns": true', "resolution_in_ns is True, not 0 or 1"),
        ('"5": 1', '"05": 4, "5": 6', "'05' is no bin"),
        ('"5": 1', '" 5": 1', "' 5' is no bin"),
        ('"5": 1', '"-5": 1', "'-5' is no bin"),
        ('"5": 1', '"\u0665": 1', "'\u0665' is no bin"),
        ('"avg": 5', '"avg": true', "True is no average"),
        ('"avg": 5', '"avg": -3', "-3 is not between 5 and 5"),
    ],
)
def test_json_of_cyclictest_of_other_types_is_not_misread(was, becomes, sentence):
    text = re.sub(r'"avg": 5(\.0+)?', '"avg": 5', cyclictest_json([[5]]))
    assert was in text
    with pytest.raises(BadInput, match=re.escape(sentence)):
        read_text(text.replace(was, becomes))


def test_json_of_cyclictest_without_a_thread_is_refused():
    with pytest.raises(BadInput, match="it has no thread"):
        read_text(cyclictest_json([]))


@pytest.mark.parametrize("second", [[[9, 9]], [[9], [9]]], ids=["as many CPUs", "more"])
def test_a_second_histogram_of_rtla_in_a_file_is_told(second):
    """The first one's figures were given, or both mixed, or there was a traceback."""
    with pytest.raises(BadInput, match="begins a second one: give each a file of its own"):
        read_text(rtla([[5, 6]]) + rtla(second))
