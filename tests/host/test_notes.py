# SPDX-License-Identifier: BSD-2-Clause
"""What a stub found amiss before it started is in the words of its run."""

from types import SimpleNamespace

import pytest

from irqscope.report.target import target as told_of

BEFORE = "Before it started, the stub said what spoils the measurement: "


def said(target: dict[str, object]) -> list[str]:
    return [each.text for each in told_of(SimpleNamespace(target=target, target_counts=[], end=None))]


def test_each_note_is_said():
    assert said({"notes": ["memory could not be locked", "the interrupt is shared"]}) == [
        f"{BEFORE}memory could not be locked; the interrupt is shared."
    ]


@pytest.mark.parametrize("target", [{}, {"notes": []}, {"notes": None}, {"notes": "text"}, {"notes": 5}])
def test_nothing_is_said_where_nothing_was_noted(target):
    assert said(target) == []
