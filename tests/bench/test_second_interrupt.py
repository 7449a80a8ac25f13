# SPDX-License-Identifier: BSD-2-Clause
"""The target's second interrupt: who waits for whom, to the picosecond."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from endtoend import Measured
from seeds import seeds
from twolines import NS, handlers, ran

from irqscope_bench.profile import ProfileError, load
from models.interrupts import ALWAYS, Kind, played
from models.sharedline import Line, Member, shared

pytestmark = pytest.mark.bench
LENGTHS = """
toggle = "{second.toggle}ps"
duration = "{second.duration}ps"
[task]
release = "none"
"""


def run(folder: Path, first: Kind, second: Kind, seed: int, more: str = "") -> Measured:
    """A run on a target with two lines."""
    return ran(folder, handlers(first, second) + LENGTHS.format(second=second) + more, seed)


def drawn(seed: int) -> tuple[Kind, Kind]:
    rng = random.Random(seed)

    def kind(masked: int) -> Kind:
        latency, toggle, duration, reentry = (
            rng.randrange(*each) for each in ((100, 2000), (50, 1000), (300, 6000), (20, 900))
        )
        return Kind(latency=latency * NS, toggle=toggle, duration=duration * NS, reentry=reentry * NS, masked=masked)

    return kind(rng.choice([0, ALWAYS])), kind(rng.choice([0, rng.randrange(6000) * NS, ALWAYS]))


@pytest.mark.parametrize("seed", seeds(8, 20))
def test_each_entry_toggle_and_exit_is_that_of_a_plain_model(seed: int, tmp_path: Path) -> None:
    kinds = drawn(seed)
    measured = run(tmp_path, *kinds, seed)

    def times(kind: str) -> list[int]:
        return [each.ps for each in measured.ledger if each.kind == kind]

    edges = times("stimulus"), times("second_stimulus")
    assert len(edges[0]) == 300 and len(edges[1]) == 250
    first, second = played(kinds, edges, 1 << 60)
    assert times("run") == first.entries and times("toggle") == first.toggles
    assert times("second_run") == second.entries and times("second_toggle") == second.toggles
    assert times("second_leave") == second.exits
    assert sum(each.object for each in measured.ledger if each.kind == "second_run") == 250
    assert measured.counts["aux_edges"] == len(second.toggles)


@pytest.mark.parametrize("seed", seeds(4, 10))
def test_a_cpu_that_slept_answers_later_as_in_the_plain_model(seed: int, tmp_path: Path) -> None:
    kinds, rng = drawn(seed), random.Random(seed)
    states, residency = [], 0
    for exits in range(1, 1 + rng.randrange(1, 5)):
        residency += rng.randrange(3000) * NS
        states.append((residency, exits * rng.randrange(100, 900) * NS))
        residency += 1
    text = "".join(f'[[idle]]\nresidency = "{after}ps"\nexit = "{takes}ps"\n' for after, takes in states)
    measured = run(tmp_path, *kinds, seed, text)

    def times(kind: str) -> list[int]:
        return [each.ps for each in measured.ledger if each.kind == kind]

    first, second = played(kinds, (times("stimulus"), times("second_stimulus")), 1 << 60, states)
    assert times("run") == first.entries and times("toggle") == first.toggles
    assert times("second_run") == second.entries and times("second_leave") == second.exits
    wakes = [each for each in measured.ledger if each.kind == "wake"]
    assert len(wakes) == measured.counts["wakes"] > 5
    assert measured.counts["waking_ps"] == sum(states[each.subject][1] for each in wakes)
    assert all(each.object >= states[each.subject][0] for each in wakes)


@pytest.mark.parametrize("seed", seeds(6, 20))
def test_handlers_of_a_shared_line_are_called_in_turn(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    line = Line(latency=rng.randrange(100, 2000) * NS, reentry=rng.choice([1, rng.randrange(900) * NS + 1]))
    first, second = (
        Member(
            toggle=rng.randrange(50, 1000) * NS,
            durations=sorted(rng.randrange(300, 6000) * NS for _ in range(rng.choice([1, 2]))),
            check=check,
        )
        for check in [rng.choice([0, rng.randrange(1, 600) * NS])] * 2
    )
    behind = seed % 2 == 0
    measured = ran(tmp_path, shared(line, first, second, "behind" if behind else "ahead"), seed)

    def times(kind: str) -> list[int]:
        return [each.ps for each in measured.ledger if each.kind == kind]

    edges = times("stimulus"), times("second_stimulus")
    assert len(edges[0]) == 300 and len(edges[1]) == 250
    runs = [(times(f"{of}run"), times(f"{of}leave")) for of in ("", "second_")]
    lasted = [[end - begin for begin, end in zip(*each, strict=True)] for each in runs]
    for member, durations in zip((first, second), lasted, strict=True):
        bounds = (max(member.toggle, member.durations[0]), max(member.toggle, member.durations[-1]))
        assert bounds[0] <= min(durations) and max(durations) <= bounds[1]
        assert len(set(durations)) > 50 or bounds[0] == bounds[1] or member.toggle > member.durations[0]
    first, second = (replace(each, durations=lasts) for each, lasts in zip((first, second), lasted, strict=True))
    one, two = line.served([first, second] if behind else [second, first], edges if behind else edges[::-1])
    if not behind:
        one, two = two, one
    assert times("run") == one.entries and times("toggle") == one.toggles
    assert times("second_run") == two.entries and times("second_toggle") == two.toggles
    assert times("second_leave") == two.exits
    assert sum(each.object for each in measured.ledger if each.kind == "second_run") == 250


@pytest.mark.parametrize(("text", "preempts"), [("true", 1), ("false", 0), ("1", 1)])
def test_a_key_of_a_url_is_true_or_false_as_in_a_file(text: str, preempts: int) -> None:
    keys = {"second.toggle": "1us", "second.preempts": text}
    assert load("ideal", keys.items()).parameters["second_preempts"] == preempts


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ({"second.preempts": "sometimes"}, "second.preempts: 'sometimes' is neither true nor false"),
        ({"second.masked": "most"}, "second.masked"),
        ({"second.toggle": "1us", "aux.signal": "pps"}, "neither irq.source nor aux.signal"),
        ({"second.toggle": "1us", "irq.source": "stimulus2"}, "neither irq.source nor aux.signal"),
        ({"second.shared": "beside"}, "second.shared: 'beside' is none of no, behind, ahead"),
        ({"second.shared": "behind", "second.masked": "all"}, "second.masked: with second.shared both interrupts"),
        ({"second.shared": "ahead", "second.latency": "1us"}, "second.latency: with second.shared both interrupts are"),
        ({"second.shared": "ahead", "irq.kind": "level"}, "irq.kind: with second.shared it is latched"),
        ({"second.check": "1us"}, "second.check: only the handlers of a line that is shared"),
    ],
)
def test_a_second_interrupt_that_cannot_be_is_refused_in_words(keys: dict[str, str], words: str) -> None:
    with pytest.raises(ProfileError, match=words):
        load("ideal", keys.items())
