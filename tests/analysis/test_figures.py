# SPDX-License-Identifier: BSD-2-Clause
"""The list of figures, and what derives from it."""

import pytest

from irqscope.analysis.figures import FIGURES, Detail, Moments, heads, shown
from irqscope.analysis.render import main
from irqscope.base.keys import json_schema, section
from irqscope.base.records import Key, PartTicks, Record, completed, convert, to_json
from irqscope.findings.campaignrecord import CampaignSegment
from irqscope.findings.comparisonrecord import ComparedFigures
from irqscope.results.segmentrecord import SegmentResult

BOUNDS = {figure.bounds for figure in FIGURES.values() if figure.bounds}


def test_records_have_the_figures_of_the_list_and_no_other():
    assert set(Moments.__struct_fields__) == {"n", "sum", "exact", *FIGURES, *BOUNDS}
    assert set(SegmentResult.__struct_fields__) > {*FIGURES, *BOUNDS}
    assert set(ComparedFigures.__struct_fields__) == {"n", *shown(Detail.FULL)}
    assert set(CampaignSegment.__struct_fields__) & {*FIGURES, *BOUNDS} == {*shown(Detail.FULL)}


@pytest.mark.parametrize(("kind", "unit"), [(Moments, "tick"), (CampaignSegment, "tick"), (ComparedFigures, "s")])
def test_each_figure_of_a_record_has_its_unit_and_its_meaning(kind, unit):
    rows = [
        row for row in section(kind, "reference").splitlines() if row.split("`")[1:2] and row.split("`")[1] in FIGURES
    ]
    found = [name for name in kind.__struct_fields__ if name in FIGURES]
    assert rows == [f"| `{name}` | {unit} | {FIGURES[name].doc} |" for name in found]


def test_each_detail_has_what_the_one_before_it_has():
    assert shown(Detail.BRIEF) == ["min", "median", "max"]
    assert heads(Detail.FULL) == ["min", "median", "mean", "SD", "IQR", "max"]
    for less, more in zip(Detail, [*Detail][1:], strict=False):
        assert set(shown(less)) <= set(shown(more))
    assert shown(Detail.DATA) == [*FIGURES]


class Written(Record, frozen=True, kw_only=True):
    """What code speaks of."""

    n: int
    """How many."""
    old: PartTicks | None


def test_a_figure_that_came_later_is_null_in_files_from_before():
    kind = completed(Written, {"old": Key(float, "Old."), "new": Key(PartTicks | None, "New.")})
    assert to_json(convert({"n": 3, "old": 1.5}, kind)) == {"n": 3, "old": 1.5, "new": None}
    assert to_json(convert({"n": 3, "old": None, "new": 2}, kind))["new"] == 2  # `old` keeps the type that it has
    with pytest.raises(ValueError, match="old: expected a number or null, got nothing"):
        convert({"n": 3}, kind)
    assert "| `new` | tick | New. |" in section(kind, "reference") and "How many." in section(kind, "reference")
    assert json_schema(kind)["$defs"]["Written"]["properties"]["new"]["description"] == "New."


def test_the_page_is_what_the_list_gives(capsys, monkeypatch):
    assert main(["--check"]) == 0
    monkeypatch.setattr("irqscope.analysis.render.FIGURES", {"mean": FIGURES["mean"]})
    assert main(["--check"]) == 1 and "distribution.md is stale" in capsys.readouterr().err
