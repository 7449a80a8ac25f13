# SPDX-License-Identifier: BSD-2-Clause
"""Tells which statements of a design had better run together: those that did in recorded evaluations.

`clusters.json` has them by the names of what they assign, for each kind of instrument that was recorded;
`benchmarks/clusters.py` makes it. It decides about speed alone: a design that it does not know is cut without it.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from .cxxrtl import Design

DATA = Path(__file__).parent / "clusters.json"


@cache
def recorded() -> dict[str, list[list[str]]]:
    """The clusters of each kind of instrument."""
    found: dict[str, list[list[str]]] = json.loads(DATA.read_text(encoding="utf-8"))
    return found


def clusters_of(design: Design) -> dict[str, int]:
    """A number for each cluster's statements, by what they assign: of the instrument that is most like the design."""
    assigned = {statement.target for statement in design.statements}
    every = [_known(clusters, assigned) for clusters in recorded().values()]
    return max(every, key=len, default={})


def _known(clusters: Sequence[Sequence[str]], assigned: set[str]) -> dict[str, int]:
    return {name: number for number, names in enumerate(clusters) for name in names if name in assigned}
