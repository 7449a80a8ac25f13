# SPDX-License-Identifier: BSD-2-Clause
"""A trace that is not the run's, or whose clock does not run as the instrument's, is refused in words of its own."""

import dataclasses

import numpy as np
import pytest
from recorded_traces import recorded

from irqscope.errors import BadInput
from irqscope.explaining.explanation import join
from irqscope.explaining.ftrace import Entry, parse
from irqscope.explaining.text import sentences
from irqscope.explaining.toggles import Toggles, named, written

MS = 1_000_000


def refusal(seen, trace) -> str:
    with pytest.raises(BadInput) as refused:
        join(seen, trace)
    return str(refused.value)


def at(trace, move):
    """The same trace with its times moved."""
    return dataclasses.replace(trace, entries=[dataclasses.replace(e, time=int(move(e.time))) for e in trace.entries])


def marked(trace, *names):
    marks = [
        Entry(trace.entries[0].time, 0, "stub", 42, kind, f"irqscope_run {name}")
        for name, kind in zip(names, ("tracing_mark_write", "irqscope_run"), strict=False)
    ]
    return dataclasses.replace(trace, entries=[*marks, *trace.entries])


def test_the_name_of_the_run_binds_both():
    """The edges are the same ones, as they are of two runs with one seed on a target that is always as fast."""
    run = recorded("poller-rt")
    seen = dataclasses.replace(run.seen, name="monday")
    said = refusal(seen, marked(run.trace, "tuesday", "friday"))
    assert said == "the trace is of the run tuesday, friday, as its stub says, and not of monday"
    assert join(seen, marked(run.trace, "sunday", "monday")).cause
    assert join(seen, run.trace).cause, "a trace without a name may have lost it"
    assert join(run.seen, marked(run.trace, "tuesday")).cause, "a run without a name may be any"


def test_a_name_is_read_as_the_kernel_prints_it():
    text = [
        "            stub-42      [000] .....     1.000000: tracing_mark_write: irqscope_run a-1.b_2",
        "          insmod-42      [000] .....     1.100000: irqscope_run: irqscope_run kernel",
        "            stub-42      [000] .....     1.200000: tracing_mark_write: irqscope_run 1",
        "            stub-42      [000] .....     1.300000: tracing_mark_write: irqscope_run no name",
    ]
    assert named(parse(text)) == ("a-1.b_2", "kernel", "1") and not written(parse(text))


@pytest.mark.parametrize(("kept", "refused"), [(0.9, False), (0.7, True)])
def test_most_edges_have_to_be_shared(kept, refused):
    """A run with the same seed of which some responses were in time, and others were not."""
    run = recorded("two-cpus-rt")
    chance = np.random.default_rng(1)
    stay = chance.random(len(run.seen.pins["isr"].times)) < kept
    moved = {name: Toggles(each.times + np.where(stay, 0, 60_000), each.levels) for name, each in run.seen.pins.items()}
    seen = dataclasses.replace(run.seen, pins=moved)
    if refused:
        assert "edges that trace and run should share are near each other: is it the trace" in refusal(seen, run.trace)
    else:
        assert join(seen, run.trace).clock.pairs < 0.95 * len(stay) * len(moved)


@pytest.mark.parametrize(("drift", "off"), [(0.002, "+0.2 %"), (-0.01, "-1 %"), (0.1, "+10 %")])
def test_a_clock_that_is_too_fast_or_too_slow_is_said(drift, off):
    run = recorded("two-cpus-rt")
    first = run.trace.entries[0].time
    said = refusal(run.seen, at(run.trace, lambda time: first + (time - first) * (1 + drift)))
    assert f"the trace's clock is {off} off the instrument's, and 500 ppm are the most" in said


@pytest.mark.parametrize("step", [5 * MS, -3 * MS, 10**12])
def test_a_clock_that_was_set_meanwhile_is_said(step):
    run = recorded("two-cpus-rt")
    edges = written(run.trace)["gpio 508"].times
    middle = edges[len(edges) // 2]
    said = refusal(run.seen, at(run.trace, lambda time: time + (step if time > middle else 0)))
    assert "the clocks of trace and instrument part by" in said and "was set, or stood still" in said


def test_entries_that_were_lost_are_said_with_the_refusal():
    """Half of the edges are gone, and the kernel says so."""
    run = recorded("two-cpus-rt")
    pins = [number for number, entry in enumerate(run.trace.entries) if entry.name == "gpio_value"]
    gone = set(np.random.default_rng(2).permutation(pins)[: len(pins) // 2].tolist())
    kept = [entry for number, entry in enumerate(run.trace.entries) if number not in gone]
    lossy = dataclasses.replace(run.trace, entries=kept, lost=len(gone))
    assert refusal(run.seen, lossy).endswith(
        f"; the trace has lost {len(gone)} entries: a shorter run, or a larger buffer (buffer_size_kb of ftrace, "
        "--subbuf-size of LTTng), loses none"
    )
    assert "lost" not in refusal(run.seen, dataclasses.replace(lossy, lost=0))


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"isr": "gpio 508"}, None),
        ({"done": "gpio 510", "task": "gpio 509"}, None),
        ({"isr": "gpio 509"}, "isr=509"),
        ({"done": "gpio 508"}, "done=508"),
        ({"aux": "gpio 508"}, "aux=508"),
        ({"isr": "gpio 7"}, "isr=7"),
    ],
)
def test_a_line_that_is_given_and_contradicts_the_edges_is_refused(given, wrong):
    """Also where the others fit. Emulated latencies hardly scatter: such a line may fit at two places."""
    run = recorded("two-cpus-rt")
    if wrong is None:
        assert join(run.seen, run.trace, pins=given).clock == join(run.seen, run.trace).clock
    else:
        with pytest.raises(BadInput, match=f"--pin {wrong}: what the trace says of gpio|fits the run at two places"):
            join(run.seen, run.trace, pins=given)


def test_pins_that_toggle_at_once_are_told_apart_by_what_is_given():
    run = recorded("two-cpus-rt")
    seen = dataclasses.replace(run.seen, pins={**run.seen.pins, "aux": run.seen.pins["isr"]})
    entries = []
    for entry in run.trace.entries:
        entries.append(entry)
        if entry.name == "gpio_value" and entry.detail.startswith("508 "):
            entries.append(dataclasses.replace(entry, detail=entry.detail.replace("508 ", "511 ")))
    trace = dataclasses.replace(run.trace, entries=entries, stacks={}, gaps=set())
    for isr, aux in (("gpio 508", "gpio 511"), ("gpio 511", "gpio 508")):
        names = join(seen, trace, pins={"isr": isr}).clock.names
        assert (names["isr"], names["aux"]) == (isr, aux)


@pytest.mark.parametrize("part", [0.45, 0.5, 0.55, 0.7])
def test_a_clock_that_was_set_anywhere_within_the_trace_is_said(part):
    """Where both parts pair as many edges, too: neither names of inputs nor dither would help."""
    run = recorded("two-cpus-rt")
    middle = np.quantile(written(run.trace)["gpio 508"].times, part)
    said = refusal(run.seen, at(run.trace, lambda time: time + (3000 * MS if time > middle else 0)))
    assert "the clocks of trace and instrument part by 3 s" in said and "was set, or stood still" in said


@pytest.mark.parametrize(("part", "alone"), [(0.8, True), (0.9, True), (1.0, False)])
def test_edges_of_the_trace_without_a_partner_are_said(part, alone):
    """The run's edges that they should be are after its last one that the trace has."""
    run = recorded("two-cpus-rt")
    middle = np.quantile(written(run.trace)["gpio 508"].times, part)
    found = join(run.seen, at(run.trace, lambda time: time + (3000 * MS if time > middle else 0)))
    assert ("edges of the trace are none of the run's" in "\n".join(sentences(found))) == alone
    assert found.alone == pytest.approx(5 + 300 * (1 - part), abs=1), "and those by which the stub put pins to rest"


def test_edges_are_never_said_to_be_nearer_than_a_trace_tells():
    run = recorded("two-cpus-rt")
    found = join(run.seen, run.trace)
    clock = dataclasses.replace(found.clock, residual_ns=0.4998, worst_ns=0.6)
    said = sentences(dataclasses.replace(found, clock=clock))[0]
    assert "half of them are within 1 ns, all within 1 ns" in said
