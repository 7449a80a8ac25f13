# SPDX-License-Identifier: BSD-2-Clause
"""No page has measured figures that nothing checks and nothing dates: sections with figures are accounted for."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FIGURE = re.compile(r"(?<![\w.:])\d+\.\d+ (?:ns|us|ms|s|kHz|MHz|%|MB|kB|ppm)(?!\w)")
FEW = 3
"""So many figures with decimals make a section one of figures."""
BACKED = ("Made by", "<!-- output", "<!-- Written by")
"""By an origin that `make stale` reads, by commands that are run and compared, by data that a check renders anew."""
DEFINED = {
    "docs/guide/bench.md: The target model": "what profiles are, by their files",
    "docs/guide/calibration.md: The budget of a sample": "computed from the tick",
    "docs/guide/calibration.md: Metastability": "computed from the clocks",
    "docs/guide/explain.md: A guest of KVM, and its host": "tests/explaining/test_kvm_recorded.py compares it",
    "docs/guide/explain.md: Why a response was late": "an example of what is printed",
    "docs/guide/latency.md: Niedermeyer's cases": "of the paper and its model",
    "docs/guide/multi.md: Tasks against their deadlines": "an example of what is shown meanwhile",
    "docs/guide/papers.md: Dougan 2004: periodic task scheduling": "of the paper",
    "docs/guide/papers.md: Niedermeyer 1998: interrupts of PCs with VxWorks": "of the paper, and of those dated above",
    "docs/guide/periodic.md: Tasks that run by a clock of their own": "an example that can be added up",
    "docs/reference/statistics.md: Do the intervals hold?": "bounds of tests/analysis/test_coverage.py",
    "docs/reference/statistics.md: Periodic tasks": "an example that can be added up",
    "docs/reference/statistics.md: Quantiles": "names of quantiles",
    "docs/guide/wiring.md: What is inside the number": "of data sheets",
}
"""Sections whose figures were not measured, or are checked elsewhere, and why."""


def sections() -> Iterator[tuple[str, str]]:
    """Of all pages but those that are wholly rendered from data: page and heading, and the text below it."""
    for path in (ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("target-stub/**/*.md"))):
        text = path.read_text(encoding="utf-8")
        if not text.startswith(BACKED):
            _, *parts = re.split(r"^#+ (.*)$", text, flags=re.MULTILINE)
            for heading, below in zip(parts[::2], parts[1::2], strict=True):
                yield f"{path.relative_to(ROOT)}: {heading.partition(' (')[0]}", below


def test_measured_figures_are_checked_or_dated() -> None:
    bare = {
        where
        for where, text in sections()
        if len(FIGURE.findall(text)) >= FEW and not any(mark in text for mark in BACKED)
    }
    assert sorted(bare - DEFINED.keys()) == [], "neither run, nor dated (benchmarks/pages.py), nor listed with a reason"
    assert sorted(DEFINED.keys() - bare) == [], "listed with a reason, and has no bare figures any more"
