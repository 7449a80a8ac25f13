# SPDX-License-Identifier: BSD-2-Clause
"""Plain numbers, and edges with counts: read exactly, with all statistics, and compared with each other."""

import json
import re
import statistics
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from imported_files import check_figures, cyclictest_text, edges_and_counts

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.importers import read_text
from irqscope.results.referencetools import read as read_beside

FIGURES = json.loads((Path(__file__).parents[1] / "data" / "niedermeyer.json").read_text())["figures"]
COMPLETE = {figure["figure"]: figure for figure in FIGURES if len(figure["counts"]) == 51}


VALUES = st.lists(st.integers(0, 10**9), min_size=1, max_size=200)


@given(VALUES, st.sampled_from(["s", "ms", "us", "ns"]), st.booleans())
def test_plain_numbers_are_read_to_their_last_digit(values, unit, stated):
    text = "\n".join(["# of a scope", *(f"{value / 1000:.3f}" for value in values)])
    imported = read_text(f"# unit: {unit}\n{text}" if stated else text, None if stated else unit)
    (row,) = imported.rows
    size = {"s": 10**12, "ms": 10**9, "us": 10**6, "ns": 1000}[unit] // 1000
    kept = {"us": 10**6, "ns": 1000, "ps": 1}[imported.unit]
    assert [value * kept for value in row.samples.tolist()] == [value * size for value in values]
    assert imported.wrong == [] and row.n == len(values) and imported.notes == ()
    found = row.moments()
    assert found.mean * kept == pytest.approx(statistics.fmean(values) * size)
    assert (found.min, found.max, found.range) == (row.minimum, row.maximum, row.maximum - row.minimum)
    if len(values) > 1:
        assert found.sd * kept == pytest.approx(statistics.stdev(values) * size, rel=1e-9, abs=1e-3)


def test_what_is_finer_than_a_picosecond_is_rounded_and_told():
    imported = read_text("0.0000000000012\n2\n", "s")
    assert imported.unit == "ps" and imported.rows[0].minimum == 1
    assert imported.notes == ("numbers are rounded to ps",)


def test_samples_in_order_that_are_late_together_have_wider_intervals():
    """The same numbers, once in stretches of 50 late ones and once shuffled."""
    dice = np.random.default_rng(3)
    late = np.repeat(dice.random(200) < 0.1, 50)
    values = (50 + dice.integers(0, 10, 10_000) + 100 * late).tolist()
    shuffled = dice.permutation(values).tolist()
    wide, narrow = (
        next(q for q in read_text("\n".join(map(str, each)), "us").rows[0].quantiles() if q.q == "0.5")
        for each in (values, shuffled)
    )
    assert wide.high == narrow.high and wide.effective < narrow.effective / 2


@pytest.mark.parametrize("figure", COMPLETE.values(), ids=lambda figure: f"figure {figure['figure']}")
def test_niedermeyer_s_lists_give_what_he_printed(figure):
    imported = read_text(edges_and_counts(figure))
    (row,) = imported.rows
    assert imported.wrong == [] and row.n == row.cycles == figure["n"]
    unit, found = Fraction(1, 10**12 if imported.unit == "ps" else 10**9), row.moments()
    assert (found.min * unit, found.max * unit) == (Fraction(figure["min"]), Fraction(figure["max"]))
    assert found.range * unit == Fraction(figure["interval"])
    assert found.mean_bounds[0] * unit <= float(figure["mean"]) * (1 + 1e-5)
    assert found.mean_bounds[1] * unit >= float(figure["mean"]) * (1 - 1e-5)
    assert found.sd_bounds[0] * unit <= float(figure["sd"]) <= found.sd_bounds[1] * unit
    assert found.sd * float(unit) == pytest.approx(float(figure["sd"]), rel=0.02)
    assert f"range {float(figure['interval']):.7g}" in imported.summary()


@given(
    st.lists(st.tuples(st.integers(1, 40), st.integers(0, 30)), min_size=1, max_size=12).filter(
        lambda rows: any(count for _, count in rows)
    ),
    st.integers(0, 50),
)
def test_bins_of_any_width_hold_what_lies_in_them(rows, first):
    """Samples at each end of each bin are within what is said of them, to the picosecond; the upper edge belongs to the
    last bin only."""
    written = np.cumsum([first, *(width for width, _ in rows)]).tolist()
    text = "\n".join([*(f"{edge},{count}" for edge, (_, count) in zip(written, rows, strict=False)), str(written[-1])])
    (row,) = read_text(text, "us").rows
    edges = [edge * 10**6 for edge in written]
    used = [(low, high, count) for low, high, (_, count) in zip(edges, edges[1:], rows, strict=False) if count]
    found = list(row.distribution())
    assert [(low, count) for low, _, count in found] == [(low, count) for low, _, count in used]
    assert all(top == high - (high != edges[-1]) for (_, top, _), (_, high, _) in zip(found, used, strict=True))


def test_a_bin_is_open_up_to_its_next_edge_whatever_digits_the_numbers_have():
    """The last edge, which nothing is near, decided whether the samples of [11, 12) were taken for 11 each."""
    found = {last: read_text(f"# unit: us\n10 3\n11 3\n12 1\n{last}\n") for last in ("13", "13.5")}
    for imported in found.values():
        (row,), moments = imported.rows, imported.rows[0].moments()
        assert moments.median_bounds == (11_000_000, 11_999_999) and moments.iqr_bounds == (1, 1_999_999)
        assert row.quantiles()[0].interval[0] == 10_000_000 and imported.unit == "ps"
        assert "median 11.5 (11 to 12)" in imported.summary()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("# n: 600000", "# n: 600001", "are not 600001 cycles"),
        ("# min: 0.000747", "# min: 0.000847", "the minimum is 0.000847, "),
        ("# max: 0.0012512", "# max: 0.0011512", "the maximum is 0.0011512, "),
        ("# mean: 0.001", "# mean: 0.0011", "the mean is "),
    ],
)
def test_a_list_that_contradicts_its_header_is_told(old, new, words):
    text = edges_and_counts(COMPLETE[12])
    assert old in text
    assert words in read_text(text.replace(old, new, 1)).wrong[0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("# max: 1.5\n1 5\n2 6\n4\n", "the maximum is 1.5, and the last bin with samples begins at 2"),
        ("# max: 9\n1 5\n2 6\n4\n", "the maximum is 9, and the last bin with samples begins at 2"),
        ("# min: 3\n1 5\n2\n", "the minimum is 3, and the first bin with samples begins at 1"),
        ("# min: 0.25\n1 5\n2\n", "the minimum is 0.25, and the first bin with samples begins at 1"),
        ("# min: 1.8\n# max: 1.2\n1 5\n2\n", "the minimum is 1.8, and the maximum, 1.2, is less"),
        ("# mean: 7\n1 5\n2\n", "the mean is 7, and these bins allow 1 to 2"),
    ],
)
def test_each_end_is_checked_without_the_other_and_told_in_the_unit_of_the_file(tmp_path, capsys, text, sentence):
    path = written(tmp_path, "f", f"# unit: us\n{text}")
    assert cli.main(["import", path]) == 4
    assert capsys.readouterr().err == f"irqscope: {path}: the books do not balance: samples: {sentence}\n"
    assert cli.main(["import", "--json", path]) == 4
    assert json.loads(capsys.readouterr().out)[0]["rows"][0]["books"] == [sentence]


@pytest.mark.parametrize(
    ("text", "least", "most", "width"),
    [
        ("10 3\n11 3\n12 1\n13\n", None, None, None),
        ("# max: 12.5\n10 3\n11 3\n12 1\n13\n", None, 12_500_000, None),
        ("# min: 10.25\n10 3\n11 3\n12 1\n13\n", 10_250_000, None, None),
        ("# min: 10\n# max: 13\n10 3\n11 3\n12 1\n13\n", 10_000_000, 13_000_000, 3_000_000),
        ("# min: 10.25\n# max: 12.5\n10 3\n11 3\n12 1\n13\n", 10_250_000, 12_500_000, 2_250_000),
        ("# min: 9\n# max: 12.5\n10 3\n11 3\n12 1\n13\n", None, 12_500_000, None),
    ],
)
def test_a_range_is_told_where_both_ends_are_and_their_bins_bear_them(text, least, most, width):
    """The outer edges of the bins were given, without brackets, for what nobody knew."""
    imported = read_text(text, "us")
    found = imported.to_json()["rows"][0]["moments"]
    assert (found["min"], found["max"], found["range"]) == (least, most, width)
    shown = "-" if width is None else f"{width / 10**6:g}"
    assert f"range {shown};" in imported.summary()


ENDS = st.none() | st.integers(0, 700).map(lambda tenths: tenths / 10)
BINS = st.lists(st.tuples(st.integers(1, 9), st.integers(0, 30)), min_size=1, max_size=8)


@given(BINS.filter(lambda rows: any(count for _, count in rows)), ENDS, ENDS)
def test_no_figure_is_outside_of_its_bounds_whatever_the_header_says(rows, least, most):
    edges = np.cumsum([0, *(width for width, _ in rows)]).tolist()
    lines = [f"# {name}: {end}" for name, end in (("min", least), ("max", most)) if end is not None]
    lines += [*(f"{edge} {count}" for edge, (_, count) in zip(edges, rows, strict=False)), str(edges[-1])]
    check_figures(read_text("\n".join(lines), "us"))


@given(st.lists(st.integers(0, 10**13), min_size=1, max_size=60), st.booleans(), st.booleans())
def test_ends_that_are_true_contradict_no_bin(values, least, most):
    """Samples with more digits than a picosecond has, in bins of whole microseconds."""
    samples = sorted(Fraction(value, 10**12) for value in values)
    counts = np.bincount([int(sample) for sample in samples]).tolist()
    lines = [f"# min: {float(samples[0]):.12f}"] * least + [f"# max: {float(samples[-1]):.12f}"] * most
    lines += [*(f"{edge} {count}" for edge, count in enumerate(counts)), f"{len(counts)} 0", f"{len(counts) + 1}"]
    imported = read_text("\n".join(lines), "us")
    check_figures(imported)
    low, high = imported.rows[0].moments().median_bounds
    assert imported.wrong == [] and low <= samples[(len(samples) - 1) // 2] * 10**6 < high + 1


@pytest.mark.parametrize(
    ("text", "unit", "words"),
    [
        ("1\n2\n", None, "its numbers have no unit: give --unit"),
        ("# unit: us\n1\n", "ns", "the file says that its unit is us, not ns"),
        ("# unit: h\n1\n", None, "its numbers have no unit"),
        ("1\n-2\n", "us", "line 2 has no time of 0 or more: '-2'"),
        ("1\n9999999\n", "s", "line 2 has a time beyond 1000000 s"),
        ("1 5\n1 6\n2\n", "us", "line 2: edges must ascend"),
        ("1 5\n2 6.5\n3\n", "us", "line 2 has no count: '6.5'"),
        ("1 0\n2\n", "us", "it counts no sample"),
        ("0 1\n0.0000000001 1\n1\n", "ns", "two edges are less than 1 ps apart"),
        ("1 2\n3 4\n", "us", "this is no histogram of a known tool"),
        (
            "latency_us\n3\n4\n5\n",
            "us",
            r"^line 1 is no number: 'latency_us' \(comments begin with #, a line for each\)$",
        ),
        ("# a\n5\n\n6 # late\n", "us", "^line 4 is no number: '6 # late' "),
        ("3\n4 5\n6\n", "us", "^line 2 is no number: '4 5' "),
        ("1 5\n2 x\n3\n", "us", "^line 2 is no number: '2 x' "),
        ("3,5\n4,25\n", "us", "^a decimal comma is not read: write 3.5 for 3,5 "),
        ("a\nb\n3\n", "us", "this is no histogram of a known tool"),
        (cyclictest_text([[3]]), "s", "cyclictest's times are in us or ns, not s"),
    ],
)
def test_what_is_wrong_is_one_sentence(text, unit, words):
    with pytest.raises(BadInput, match=words):
        read_text(text, unit)


def written(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text)
    return str(folder / name)


def test_files_are_compared_as_runs_are(tmp_path, capsys):
    dice = np.random.default_rng(1)
    samples = {name: base + dice.exponential(2, 4000) for name, base in (("a", 9), ("b", 10))}
    first, later = (
        written(tmp_path, name, "\n".join(["# unit: us", *(f"{value:.2f}" for value in values)]))
        for name, values in samples.items()
    )
    assert cli.main(["compare", first, later, "--json", "--quantiles", "0.5", "--out", str(tmp_path / "out")]) == 1
    result = json.loads(capsys.readouterr().out)
    (difference,) = result["comparisons"][0]["differences"]
    assert difference["outcome"] == "worse" and difference["interval"][0] < 1e-6 < difference["interval"][1]
    assert result["notes"] == [] and [run["source"] for run in result["runs"]] == ["samples in order"] * 2
    assert "not irqscope" in (tmp_path / "out" / "report.html").read_text()
    assert cli.main(["compare", later, first, "--quantiles", "0.5"]) == 0
    assert "a against b: better p50" in capsys.readouterr().out


def test_histograms_are_compared_within_their_bins_and_say_that_they_have_no_order(tmp_path, capsys):
    """Niedermeyer's figures 13 and 14: that minimizing the system shortens the median is less than his bins tell."""
    paths = [written(tmp_path, name, edges_and_counts(COMPLETE[number])) for name, number in (("x", 13), ("y", 14))]
    options = ["--quantiles", "0.5,0.999", "--format", "junit", "--out", str(tmp_path / "o")]
    assert cli.main(["compare", *paths, *options]) == 0
    said = capsys.readouterr().out
    assert "better p99.9 by " in said and "not shown p50" in said
    assert said.count("has no order of its samples: they are taken for independent") == 2
    assert (tmp_path / "o" / "junit.xml").exists()


def test_a_difference_of_whole_bins_has_what_they_leave_open(tmp_path, capsys):
    """Medians of 10.99 us and of 11.02 us lie in neighbouring bins: more than 0 and less than 2 us apart."""
    paths = [
        written(tmp_path, name, f"# unit: us\n9 300\n10 {low}\n11 {high}\n12 100\n13\n")
        for name, low, high in (("x", 2500, 1100), ("y", 1400, 2200))
    ]
    assert cli.main(["compare", *paths, "--json", "--quantiles", "0.5"]) == 1
    (difference,) = json.loads(capsys.readouterr().out)["comparisons"][0]["differences"]
    assert difference["interval"][0] > 0 and difference["interval"] == pytest.approx([0, 2e-6], abs=2e-12)


def test_a_difference_of_times_that_a_tool_cut_has_what_that_leaves_open(tmp_path, capsys):
    """10 us of cyclictest are up to 11: medians of 10 and of 11 us may be the same."""
    paths = [
        written(tmp_path, name, cyclictest_text([[9] * 300 + [10] * low + [11] * high + [12] * 100]))
        for name, low, high in (("x", 2500, 1100), ("y", 1400, 2200))
    ]
    assert cli.main(["compare", *paths, "--json", "--quantiles", "0.5"]) == 0
    (difference,) = json.loads(capsys.readouterr().out)["comparisons"][0]["differences"]
    assert difference["outcome"] == "not shown" and difference["interval"] == pytest.approx([0, 2e-6])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["{a}"], "two files or more"),
        (["{a}", "{folder}"], "is a directory and not a file of another tool"),
        (["{a}", "{b}", "--exceed", "1us"], "--exceed counts by the time of samples"),
        (["{a}", "{c}"], "the books of"),
        (["{e}", "{a}"], "e must have 20 blocks or more, each with samples: measure longer"),
        (["{a}", "{d}"], "name a row with --segment; it has thread 0, thread 1"),
        (["{folder}", "{folder}", "--unit", "us"], "--unit is of files of other tools"),
    ],
)
def test_what_cannot_be_compared_is_one_sentence(words, sentence, tmp_path, capsys):
    names = {
        "a": written(tmp_path, "a", "# unit: us\n1\n2\n"),
        "b": written(tmp_path, "b", "# unit: us\n1\n2\n"),
        "c": written(tmp_path, "c", "# unit: us\n# n: 3\n1 2\n2\n"),
        "d": written(tmp_path, "d", cyclictest_text([[3, 4], [3, 4]])),
        "e": written(tmp_path, "e", "# unit: us\n1\n"),
        "folder": str(tmp_path),
    }
    assert cli.main(["compare", *(word.format(**names) for word in words)]) == 2
    assert sentence in capsys.readouterr().err


def test_what_nobody_knows_is_laid_beside_nothing(tmp_path):
    with pytest.raises(BadInput, match="does not say what was measured"):
        read_beside([Path(written(tmp_path, "a", "# unit: us\n1\n2\n"))], None)


def test_a_sum_of_more_than_64_bits_is_exact():
    """Twelve of the longest times: 12e18 ps, where 64 bits with a sign hold 9.2e18."""
    imported = read_text("\n".join(["999999.000000000001"] * 12), "s")
    assert imported.unit == "ps" and imported.rows[0].total == 12 * 999999000000000001
    assert imported.rows[0].moments().mean == pytest.approx(999999e12)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("# unit: us\n1\n2\n# unit: ms\n3\n", "line 4 says unit: ms, and a line before it us"),
        ("# unit: us\n# n: 50\n1\n2\n3\n", "its n is 50, which its 3 numbers contradict"),
        ("# unit: us\n# max: 9\n1\n2\n3\n", "its max is 9, which its 3 numbers contradict"),
        ("# unit: us\n# min: 2\n1\n2\n3\n", "its min is 2, which its 3 numbers contradict"),
        ("# unit: us\n# n: x\n1\n2\n", "the line `# n: ...` has no count: 'x'"),
        ("# unit: us\n# min: abc\n1 2\n2 3\n3\n", "the line `# min: ...` has no time of 0 or more: 'abc'"),
    ],
)
def test_what_a_comment_says_of_the_numbers_is_held_against_them(text, sentence):
    with pytest.raises(BadInput, match=re.escape(sentence)):
        read_text(text)


def test_comments_that_are_true_change_nothing():
    told = read_text("# unit: us\n# n: 3\n# min: 1\n# max: 3.0\n1\n2\n3\n# unit: us\n")
    assert (told.rows[0].n, told.rows[0].minimum, told.rows[0].maximum) == (3, 1, 3)
