# SPDX-License-Identifier: BSD-2-Clause
"""What CONTRIBUTING.md says of adding something is done in a copy of the host, and used."""

import csv
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

import pytest

PORT = "sim://?profile=linux-rt"
ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden" / "recorded" / "latency"
FILES = {
    "A new experiment": "experiments/first.py",
    "A new export": "exports/formats/ticks.py",
    "A format of another tool": "importers/loop.py",
    "A new format of a report": "report/formats/titles.py",
}
"""By the heading of the recipe in CONTRIBUTING.md, whose block is the file."""
API = """
import sys, irqscope
from irqscope.experiments.first import First
print(irqscope.connect(sys.argv[1]).measure(First(stimuli=40), out="api")["isr"].n)
"""
CLI = """
import sys
from irqscope.cli import main
sys.exit(main(sys.argv[1:]))
"""


def blocks(heading: str) -> list[str]:
    """The programs below a heading of CONTRIBUTING.md."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2]
    return re.findall(r"```python\n(.*?)```", text.partition("\n## ")[0], re.DOTALL)


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """A copy of the host where all recipes were followed, and a run that was measured before."""
    place = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "host", place / "host", ignore=shutil.ignore_patterns("__pycache__", "scenarios"))
    (place / "host" / "irqscope" / "campaigns" / "scenarios").mkdir()
    for heading, name in FILES.items():
        (file,) = blocks(heading)
        (place / "host" / "irqscope" / name).write_text(file)
    host = place / "host" / "irqscope"
    function, row = blocks("A new statistic")
    insert(host / "analysis" / "figures.py", {"_ROWS = (": function, '    Figure("max"': row})
    part, line = blocks("A new part of a report")
    (host / "report" / "polarity.py").write_text(part)
    use = "from ..polarity import polarity\n"
    insert(host / "report" / "documents" / "run.py", {"from ..rarewords": use, '    Part("variation"': line})
    shutil.copytree(GOLDEN, place / "golden")
    return place


def insert(file: Path, added: dict[str, str]) -> None:
    """Put texts before the only places where others begin."""
    text = file.read_text()
    for before, more in added.items():
        assert text.count(before) == 1
        text = text.replace(before, more + before)
    file.write_text(text)


def python(copy: Path, code: str, *words: str) -> str:
    paths = os.pathsep.join([str(copy / "host"), str(ROOT / "gateware"), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=copy,
        text=True,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_new_experiment_is_a_verb_an_experiment_of_campaigns_and_a_request(copy):
    text = python(copy, CLI, "first", "--help")
    assert "Measure the first answers alone" in text and "--stimuli N" in text and "(default 10)" in text
    assert "stimulus to isr" in python(copy, CLI, "first", f"--port={PORT}", "--stimuli=40", "--out=run")
    result = json.loads((copy / "run" / "result.json").read_text())
    assert result["valid"] and result["segments"][0]["n"] == 40
    (copy / "c.toml").write_text(
        f'experiment = "first"\noptions = {{ port = "{PORT}", stimuli = 40 }}\n'
        '[[scenario]]\nname = "calm"\nsettle = "0"\n'
    )
    assert "1 scenario of 1 measured" in python(copy, CLI, "campaign", "c.toml", "--out=campaign")
    assert int(python(copy, API, PORT)) == 40


def test_a_new_export_is_a_format(copy):
    said = python(copy, CLI, "export", "golden", "--to=ticks", "--segment=isr", "--out=isr.txt", "--json")
    ticks = [int(line) for line in (copy / "isr.txt").read_text().splitlines()]
    assert json.loads(said)["rows"] == len(ticks) == 500 and min(ticks) > 0


def test_a_new_statistic_is_a_key_a_limit_a_column_and_a_line_of_the_page(copy):
    told = python(copy, CLI, "report", "golden", "--limit=isr.mad=1us", "--format=csv,prometheus,markdown")
    assert "1 limit is kept" in told and re.search(r"segment +n +min +median +MAD +p99\.9", told)
    golden = copy / "golden"
    isr, *_ = json.loads((golden / "result.json").read_text())["segments"]
    python(copy, CLI, "export", "golden", "--to=csv", "--table=latencies", "--segment=isr", "--out=isr.csv")
    with (copy / "isr.csv").open() as table:
        ticks = sorted(int(row["latency_ticks"]) for row in csv.DictReader(table))
    middle = statistics.median_low(ticks)  # as quantiles are: the sample of that rank
    mad = statistics.median_low(abs(each - middle) for each in ticks)
    assert (isr["mad"], isr["mad_bounds"]) == (mad, [mad, mad]) and mad > 0
    assert f"isr,mad,tick,{float(mad)},{float(mad)},{float(mad)}," in (golden / "figures.csv").read_text()
    assert 'irqscope_seconds{figure="mad",segment="isr"}' in (golden / "irqscope.prom").read_text()
    report = (golden / "report.md").read_text()
    assert "| median | mean | MAD | max |" in report
    assert re.search(r"\| isr \| 500 \|.*\| 199 ns \| 4.736 us \|", report)
    assert ">MAD</th>" in (golden / "report.html").read_text()
    python(copy, "from irqscope.analysis.render import main; main([])")
    assert (
        "| `mad` | Median absolute deviation from the median. | MAD |"
        in (copy / "docs/reference/distribution.md").read_text()
    )


def test_a_format_of_another_tool_is_read(copy):
    (copy / "loop.txt").write_text("turns of a loop, us: count\n3: 10\n4: 5\n90: 1\n")
    told = python(copy, CLI, "import", "loop.txt")
    assert "loop, in us: one turn of a loop that reads the clock." in told and "turns: 16 samples" in told


def test_a_new_part_and_a_new_format_of_reports(copy):
    python(copy, CLI, "report", "golden", "--format=titles,html,pdf")
    titles = (copy / "golden" / "titles.txt").read_text().splitlines()
    assert titles.index("By edge") + 1 == titles.index("How much they vary")
    page = (copy / "golden" / "report.html").read_text()
    isr, *_ = json.loads((copy / "golden" / "result.json").read_text())["segments"]
    assert re.search(r">rising</th><th[^>]*>falling</th>", page) and "those of the response, at its pin." in page
    assert isr["polarity"]["rising"]["n"] and '<a href="#polarity">By edge</a>' in page
