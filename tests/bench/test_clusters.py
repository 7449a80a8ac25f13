# SPDX-License-Identifier: BSD-2-Clause
"""Which statements run together is a matter of speed alone, and what was recorded is of the gateware of today."""

import random

import clusters as recording
import pytest
from bench.conftest import TICK
from bench.test_warp import scenario

from irqscope_bench.core import DIRECTORY, Core
from irqscope_bench.engine import Mode
from irqscope_gateware import activity, simulation
from irqscope_gateware.clusters import clusters_of, recorded
from irqscope_gateware.cxxrtl import Design
from irqscope_gateware.parts import moving, parts_of
from irqscope_gateware.timeguard import add_guard
from models.stand_in import StandIn

pytestmark = pytest.mark.bench

KNOWN = 0.9
"""Share of the recorded statements that the gateware must have: `python benchmarks/clusters.py` records anew."""


@pytest.fixture(scope="module")
def plain(tmp_path_factory) -> tuple[str, str, Core]:
    """The stand-in as CXXRTL made it."""
    core = simulation.generate(StandIn(2), tmp_path_factory.mktemp("plain"), samples=2, tick=TICK, plain=True)
    return (core.directory / "core.h").read_text(), (core.directory / "core.cc").read_text(), core


def test_what_was_recorded_is_of_the_gateware_that_ships():
    text = (DIRECTORY / "core.cc").read_text()
    names = [name for cluster in recorded()["serial"] for name in cluster]
    assert len(names) == len(set(names)) > 500
    assert sum(name in text for name in names) > KNOWN * len(names)


def test_a_design_that_nobody_recorded_has_hardly_a_cluster(plain):
    """A few of its ports are named as those of the instrument."""
    design = Design(*plain[:2])
    assert len(clusters_of(design)) < 0.1 * len(design.statements)


@pytest.mark.few(1)
@pytest.mark.parametrize("number", [1, 5, 30])
def test_any_clusters_give_the_same_machine(number, plain, make_bench, profiles):
    """Also such as cannot run as a whole, since what one of them makes another one reads, and that reads the first."""
    header, source, core = plain
    rng = random.Random(number)
    clusters = {statement.target: rng.randrange(number) for statement in Design(header, source).statements}
    made = activity.rewrite(header, source, clusters)
    assert made != activity.rewrite(header, source, {})
    for name, text in zip(("core.h", "core.cc"), made, strict=True):
        (core.directory / name).write_text(text)
    for seed in range(3):
        for mode in Mode:
            seen, _ = scenario(make_bench, profiles, seed, mode, samples=2, clocks=30_000, core=core)
            expected, _ = scenario(make_bench, profiles, seed, Mode.PLAIN, samples=2, clocks=30_000, plain=True)
            assert seen == expected


def test_statements_that_wait_for_the_guard_are_by_themselves(plain):
    header, source, _ = plain
    design = Design(header, source)
    guarded = add_guard(design, moving(design))
    parts = parts_of(design, guarded, dict.fromkeys((s.target for s in design.statements), 0))
    assert guarded
    assert all(guarded.issuperset(part) or guarded.isdisjoint(part) for part in parts)


def cluster(place: int, ran: int, *, guarded: bool = False) -> recording.Cluster:
    return recording.Cluster([place], 10, ran, guarded)


OFTEN = (1 << 3 * recording.SELDOM) - 1


def test_what_always_runs_together_is_joined():
    found = recording.join([cluster(0, OFTEN), cluster(1, OFTEN), cluster(2, OFTEN << 1000), cluster(3, 7)])
    assert sorted(sorted(each.places) for each in found) == [[0, 1], [2], [3]]


def test_what_waits_for_the_guard_is_joined_with_its_like():
    assert len(recording.join([cluster(0, OFTEN), cluster(1, OFTEN, guarded=True)])) == 2
    assert len(recording.join([cluster(0, OFTEN, guarded=True), cluster(1, OFTEN, guarded=True)])) == 1


def test_what_something_must_run_between_is_not_joined():
    first, between, last = cluster(0, OFTEN), cluster(1, OFTEN << 1000), cluster(2, OFTEN)
    first.after, between.before, between.after, last.before = 0b110, 0b001, 0b100, 0b011
    assert len(recording.join([first, between, last])) == 3
