# SPDX-License-Identifier: BSD-2-Clause
"""Tests marked `few(n)`: n of their cases in each run, from all over the list; all of them in the long form."""

import collections

import pytest


def leave_out(items: list[pytest.Item]) -> None:
    """Mark as slow what a run leaves out; of cases that were asked for by name, none is left out if n are."""
    cases = collections.defaultdict(list)
    for item in items:
        if marker := item.get_closest_marker("few"):
            cases[item.nodeid.partition("[")[0], *marker.args].append(item)
    for (_, often), every in cases.items():
        kept = chosen(len(every), often)
        for number, case in enumerate(every):
            if number not in kept:
                case.add_marker(pytest.mark.slow)


def chosen(cases: int, often: int) -> list[int]:
    """So many numbers of cases, evenly from the first to the last."""
    if often >= cases:
        return list(range(cases))
    return [number * (cases - 1) // max(often - 1, 1) for number in range(often)]
