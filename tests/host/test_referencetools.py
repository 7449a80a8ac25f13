# SPDX-License-Identifier: BSD-2-Clause
"""The target's own figures beside a run: how far apart they are, and what has no like there."""

import json
import random
import re
import shutil
from fractions import Fraction
from pathlib import Path

import pytest
from edited_run import edit
from endtoend import page_of
from imported_files import cyclictest_json, cyclictest_text, rtla
from jsonrecords import content_of, made

from irqscope import cli
from irqscope.base.records import changed, convert
from irqscope.report.figures import Samples
from irqscope.report.overlay import draw_tails
from irqscope.results.referencetools import CONTAINED, ReferenceTool, beside, read
from irqscope.results.segmentrecord import SegmentResult

TICK = Fraction(1, 10**8)
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def measured(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("beside") / "run"
    command = ["latency", "--port", "model://", "--count", "400", "--segments", "isr,wake", "--out", str(path)]
    assert cli.main(command) == 0
    return path


@pytest.fixture
def directory(measured, tmp_path) -> Path:
    return Path(shutil.copytree(measured, tmp_path / "run"))


def entries(folder: Path, text: str, segments=(), unit=None):
    (folder / "a.txt").write_text(text)
    return content_of(beside(read([folder / "a.txt"], unit), segments, TICK))


def segment(name: str, low: float, high: float | None = None) -> SegmentResult:
    bounds = (low, low if high is None else high)
    return changed(
        made(SegmentResult, {"name": name, "histogram": {"edges": [0, 1], "counts": [9]}}),
        n=9,
        min=0,
        max=0,
        range=0,
        mean=0.0,
        sd=0.0,
        median=0.0,
        iqr=0.0,
        median_bounds=bounds,
    )


@pytest.mark.parametrize("seed", range(5))
def test_threads_are_put_together_sample_by_sample(seed, tmp_path):
    dice = random.Random(seed)
    threads = [[dice.randrange(2, 150) for _ in range(dice.randrange(8, 90))] for _ in range(dice.randrange(1, 4))]
    (told,) = entries(tmp_path, cyclictest_text(threads))
    every = sorted(sample for thread in threads for sample in thread)
    assert (told["n"], told["min"], told["max"]) == (len(every), every[0], every[-1])
    assert told["name"] == ("a.txt, thread" if len(threads) == 1 else f"a.txt, {len(threads)} threads")
    edges, counts = told["histogram"]["edges"], told["histogram"]["counts"]
    assert edges == sorted(set(edges)) and len(edges) == len(counts) + 1 and sum(counts) == len(every)
    for low, high, count in zip(edges, edges[1:], counts, strict=False):
        assert count == sum(low <= sample < high for sample in every)
    middle = every[(len(every) + 1) // 2 - 1]
    assert told["median"] == pytest.approx([middle * 1e-6, (middle + 1) * 1e-6])
    assert draw_tails([("x", Samples(told["n"], middle, told["max"], edges, counts), told["unit"])], "latency")


def test_each_kind_is_beside_its_own(tmp_path):
    text = rtla([[3, 3, 4, 4, 4, 5], [3, 4, 4, 5, 5, 9]])
    kinds = {each["name"]: each for each in entries(tmp_path, text, [segment("isr", 500), segment("wake", 900)])}
    handlers = {name for name, found in kinds.items() if found["against"] == "isr"}
    assert handlers == {"a.txt, IRQ of 2 CPUs"} and len(kinds) >= 2
    for name, found in kinds.items():
        ours = 500e-8 if name in handlers else 900e-8
        assert found["offset"] == pytest.approx([ours - found["median"][1], ours - found["median"][0]])


def test_bins_of_both_sides_widen_the_offset(tmp_path):
    text = cyclictest_text([[3] * 9])
    (told,) = entries(tmp_path, text, [segment("wake", 700, 750)])
    assert told["offset"] == pytest.approx([7e-6 - 4e-6, 7.5e-6 - 3e-6])
    (told,) = entries(tmp_path, text, [segment("wake", 700)], "ns")
    assert told["offset"] == pytest.approx([7e-6 - 4e-9, 7e-6 - 3e-9])


def test_without_its_like_there_is_no_offset(tmp_path):
    (told,) = entries(tmp_path, cyclictest_text([[3] * 9]), [segment("isr", 500)])
    assert told["against"] == "wake" and told["offset"] is None
    assert entries(tmp_path, cyclictest_json([[], []])) == []


def test_the_report_keeps_what_was_laid_beside_it(directory, tmp_path, capsys):
    (tmp_path / "c.txt").write_text(cyclictest_text([[2, 3, 3, 3, 4, 4, 9, 200]]))
    assert cli.main(["report", str(directory), "--beside", str(tmp_path / "c.txt"), "--format", "svg"]) == 0
    (tmp_path / "c.txt").unlink()
    assert cli.main(["report", str(directory)]) == 0
    page = page_of(directory)
    assert "Beside the target&#x27;s own figures" in page or "Beside the target's own figures" in page
    assert re.search(r"The median of wake is [^<]* (above|below) that of c.txt, thread", page)
    assert "us is assumed" in page and "c.txt, thread (n = 8)" in (directory / "beside.svg").read_text()
    result = json.loads((directory / "result.json").read_text())
    assert [each["tool"] for each in result["reference_tools"]] == ["cyclictest"] and result["exit_code"] == 0
    capsys.readouterr()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot read"),
        ("hello", "no histogram of a known tool"),
        (
            cyclictest_text([[3, 3, 4, 200]]).replace("# Max Latencies: 00200", "# Max Latencies: 00003"),
            "do not balance",
        ),
    ],
)
def test_what_cannot_be_laid_beside_is_one_sentence(content, sentence, directory, tmp_path, capsys):
    if content is not None:
        (tmp_path / "c.txt").write_text(content)
    before = (directory / "run.json").read_bytes()
    assert cli.main(["report", str(directory), "--beside", str(tmp_path / "c.txt")]) == 2
    assert sentence in capsys.readouterr().err and (directory / "run.json").read_bytes() == before


def test_a_unit_needs_a_file(directory, capsys):
    assert cli.main(["report", str(directory), "--unit", "ns"]) == 2
    assert "give it with --beside" in capsys.readouterr().err


def test_the_documentation_says_the_same():
    page = (ROOT / "docs" / "guide" / "import.md").read_text()
    assert all(f"| {' | '.join(row)} |" in page for row in CONTAINED)


def test_a_result_whose_unit_is_none_is_told():
    wrong = {"name": "a", "file": "a", "tool": "t", "includes": "", "notes": [], "unit": 0}
    with pytest.raises(ValueError, match="unit: expected a number from 1e-12 to 1, got a whole number: 0"):
        convert(wrong, ReferenceTool)


def test_least_and_largest_that_a_file_does_not_tell_are_said_to_be_not_told(directory, tmp_path):
    """As run.json may keep it: a report ended with a traceback."""
    (tmp_path / "a.txt").write_text(cyclictest_text([[5] * 40]))
    assert cli.main(["report", str(directory), "--beside", str(tmp_path / "a.txt")]) == 0
    edit(directory / "annotations.json", lambda data: data["beside"][0]["rows"][0].update(min=None, max=None))
    assert cli.main(["report", str(directory)]) == 0
    page = page_of(directory)
    assert page.count("not told") == 2 and "a.txt, thread" in page
