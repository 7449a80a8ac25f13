# SPDX-License-Identifier: BSD-2-Clause
"""An overloaded target: every class on the chip equals what the target model itself counts, and pairs are right."""

import json
from dataclasses import replace

import pytest
from endtoend import Measured, irqscope, measure, read, url

from irqscope.contract.roles import Source
from irqscope.device.configuration import Configuration
from irqscope.results.crosscheck import comparable, differences
from models.pairing import Config, Pairing

pytestmark = pytest.mark.bench

KINDS = ("latched", "8259-edge", "level", "masked-loses", "both-edges")
NO_WINDOW = {"isr__toggle": "0ns"}
"""The handler toggles as it is entered: no stimulus comes between the two, so that outside and inside see one order."""
OVERLOAD = ("--rate", "25kHz", "--count", "2000", "--timeout", "50ms", "--filter", "0", "--least", "11ns")
SEED = 4
"""With some others a stimulus comes within the tick in which the handler toggles: inside and outside see two orders."""
PINS = {"isr": "hard handler", "task": "kernel thread", "done": "kernel thread"}
STUB = {"irqscope_stub": 1, "pins": PINS, "release": "counting", "depth": 16}


def with_task_bound(configuration: Configuration) -> Configuration:
    """The m of `task`: an edge of its pin is up to 240 ns late, and a release that is taken waits for 1 us at least.

    Without it a release that falls within these 240 ns is credited with the start before it.
    """
    segments = [replace(s, least=50) if s.name == "task" else s for s in configuration.segments]
    return replace(configuration, segments=tuple(segments))


def check_all(run: Measured) -> None:
    """What holds whatever the target is: chip and host agree, and every edge of the target was seen."""
    assert comparable(run.observation)
    assert differences(run.observation) == []
    seen = {source: run.observation.received[source] for source in (Source.ISR, Source.TASK, Source.DONE)}
    assert list(seen.values()) == [run.counts[f"{source.label}_edges"] for source in seen]
    assert run.counts["waiting"] == run.counts["released_waiting"] == 0


def check_path(chip: dict[str, int], *, causes: int, responses: int, answering: int) -> None:
    """`answering` of the target's responses had a cause. Others are unmatched; causes beyond these were coalesced."""
    assert chip["unstamped"] == chip["pending"] == chip["over"] == chip["unproven"] == 0
    found = (chip["causes"], chip["responses"], chip["paired"], chip["unmatched"], chip["coalesced"] + chip["missing"])
    assert found == (causes, responses, answering, responses - answering, causes - answering)


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_pending_and_a_binary_release(kind, tmp_path):
    """A lost, masked or withdrawn stimulus stays pending until the next response takes it with it."""
    port = url(profile="overloaded", engine="native", link="unlimited", seed=SEED, irq__kind=kind, **NO_WINDOW)
    edges = ("--width", "12us") if kind == "both-edges" else ()
    segments = ("--segments", "isr,task,work")
    run = measure(port, tmp_path / "run", *OVERLOAD, *edges, *segments, change=with_task_bound)
    check_all(run)
    counts, isr = run.counts, run.classes("isr")
    lost = counts["lost"] + counts["masked"] + counts["withdrawn"]
    assert counts["coalesced"] + lost > 20 and counts["dropped"] > 10
    if kind == "both-edges":  # every second request is of an edge that is no stimulus of the instrument
        assert (isr["causes"], isr["responses"]) == (counts["stimuli"] // 2, counts["runs"])
        assert isr["paired"] + isr["unmatched"] == counts["runs"]
    else:
        check_path(isr, causes=counts["stimuli"], responses=counts["runs"], answering=counts["serving_runs"])
        assert isr["coalesced"] + isr["missing"] == counts["coalesced"] + lost
    # Binary release: every release is a cause, every start of the task an answer; a dropped one is coalesced.
    check_path(
        run.classes("task"),
        causes=counts["releases"],
        responses=counts["tasks_started"],
        answering=counts["tasks_started"],
    )
    assert run.classes("task")["coalesced"] == counts["dropped"]
    check_path(
        run.classes("work"),
        causes=counts["tasks_started"],
        responses=counts["tasks_ended"],
        answering=counts["tasks_ended"],
    )


@pytest.mark.parametrize("kind", ["8259-edge", "level", "masked-loses", "latched"])
def test_sparse_losses_are_missing_one_by_one(kind, tmp_path):
    """A timeout shorter than the period: what the target lost is missing, and nothing is coalesced."""
    port = url(
        profile="overloaded",
        engine="native",
        link="unlimited",
        seed=5,
        irq__kind=kind,
        faults__lost=0.03,
        faults__spurious=0,
        **NO_WINDOW,
    )
    run = measure(
        port,
        tmp_path / "run",
        "--rate",
        "1kHz",
        "--count",
        "600",
        "--dither",
        "none",
        "--width",
        "4us",
        "--timeout",
        "600us",
        "--filter",
        "0",
        "--segments",
        "isr",
    )
    assert comparable(run.observation) and differences(run.observation) == []
    counts, isr = run.counts, run.classes("isr")
    lost = counts["lost"] + counts["masked"] + counts["withdrawn"]
    assert (isr["missing"], isr["coalesced"]) == (lost, counts["coalesced"])
    assert (isr["paired"], isr["unmatched"]) == (counts["serving_runs"], counts["extra_runs"])
    assert lost > 5


@pytest.mark.parametrize("seed", [1, 3, 6])
def test_every_pair_is_that_of_the_target(seed, tmp_path):
    """A stimulus between entry and toggle belongs to the next run; m, here the time to the toggle, tells it apart."""
    port = url(profile="overloaded", engine="native", link="unlimited", ledger="on", seed=seed, faults__lost=0)
    run = measure(
        port,
        tmp_path / "run",
        "--rate",
        "25kHz",
        "--count",
        "2000",
        "--timeout",
        "50ms",
        "--filter",
        "0",
        "--least",
        "310ns",
        "--segments",
        "isr",
    )
    assert comparable(run.observation) and differences(run.observation) == []
    entry, toggle, served = {}, {}, {}
    for event in run.ledger:
        if event.kind == "run":
            entry[event.subject] = event.ps
            served[event.subject] = []
        elif event.kind == "toggle":
            toggle[event.subject] = event.ps
        elif event.kind == "served":
            served[event.object].append(event.subject)
    assert all(toggle[number] - entry[number] == 300_000 for number in entry), "a stall between entry and toggle"
    settings = run.observation.configuration.segments[0]
    model = Pairing(Config(settings.cause, settings.response, settings.policy, settings.least, settings.timeout), 256)
    stimulus = {time: number for number, time in enumerate(run.times(Source.STIMULUS))}
    response = {time: number for number, time in enumerate(run.times(Source.ISR))}
    for time, source in run.events:
        model.cause(time) if source == Source.STIMULUS else model.response(time, 0)
    paired: dict[int, list[int]] = {number: [] for number in served}
    for sample in model.samples:
        paired[response[sample.time]].append(stimulus[sample.time - sample.value])
    assert paired == served
    assert sorted(s.value for s in model.samples)[-1] > 20_000  # a stall of 250 us is among them
    assert run.classes("isr")["coalesced"] == run.counts["coalesced"] > 40


def bursts(configuration: Configuration) -> Configuration:
    """Bursts that overflow the target's queue now and then, and pauses in which its path is provably empty."""
    plan = configuration.stimuli[Source.STIMULUS]
    tick_us = 100.5
    burst = replace(plan, period=int(12_000 * tick_us), burst=44, gap=int(11 * tick_us), count=25)
    return replace(configuration, stimuli={Source.STIMULUS: burst})


def test_a_dropping_queue_of_sixteen(tmp_path):
    """No pair that is not marked unproven is wrong; what the queue dropped is missing."""
    stub = tmp_path / "stub.json"
    stub.write_text(json.dumps(STUB))
    port = url(
        profile="overloaded",
        engine="native",
        link="unlimited",
        ledger="on",
        seed=2,
        task__release="counting",
        task__depth=16,
        **NO_WINDOW,
    )
    run = measure(
        port,
        tmp_path / "run",
        "--rate",
        "50Hz",
        "--dither",
        "none",
        "--width",
        "2us",
        "--timeout",
        "6ms",
        "--filter",
        "0",
        "--least",
        "11ns",
        "--stub",
        stub,
        change=bursts,
    )
    check_all(run)
    counts, task = run.counts, run.classes("task")
    assert counts["dropped"] > 20
    assert (task["causes"], task["paired"], task["unmatched"]) == (counts["releases"], counts["tasks_started"], 0)
    assert (task["missing"], task["coalesced"], task["pending"]) == (counts["dropped"], 0, 0)
    sure = right_pairs(run)
    assert task["unproven"] == task["paired"] - sure and task["unproven"] > 0 and sure > counts["tasks_started"] // 4
    assert sum(run.totals("task").bins) == sure


def right_pairs(run: Measured) -> int:
    """The number of sure pairs, each of which the target's ledger confirms; the path resynchronises several times."""
    releases = [entry.subject for entry in run.ledger if entry.kind == "release"]
    taken = [entry.object for entry in run.ledger if entry.kind == "start"]
    settings = next(s for s in run.observation.configuration.segments if s.name == "task")
    model = Pairing(
        Config(Source.ISR, Source.TASK, settings.policy, settings.least, settings.timeout, depth=settings.depth), 256
    )
    release_at = {time: run_number for time, run_number in zip(run.times(Source.ISR), releases, strict=True)}
    sure = resynchronised = 0
    was_unsure = False
    start = iter(taken)
    for time, source in run.events:
        if source == Source.ISR:
            model.cause(time)
        if source != Source.TASK:
            continue
        model.response(time, 1)
        sample, truly = model.samples[-1], next(start)
        if not sample.unproven:
            assert release_at[sample.time - sample.value] == truly
            sure += 1
        resynchronised += was_unsure and not sample.unproven
        was_unsure = sample.unproven
    assert resynchronised > 3
    return sure


QUICK = 250
"""Stimuli after which the target becomes quicker."""


def test_a_minimum_that_falls_in_mid_run_is_early_and_no_outlier(tmp_path, profiles):
    """Answers after 20 us, then after 5 us, with m = 12 us: the quick ones are flagged, and each is paired right."""
    quicker = profiles("ideal", ("irq.latency", "5us"), ("task.release", "none"))

    def during(bench, observation):
        if bench.counts()["stimuli"] >= QUICK:
            bench._set_target(quicker)

    port = url(profile="ideal", engine="native", link="unlimited", irq__latency="20us", task__release="none")
    run = measure(
        port,
        tmp_path / "run",
        "--rate",
        "20kHz",
        "--count",
        "2000",
        "--dither",
        "none",
        "--width",
        "1us",
        "--least",
        "12us",
        "--threshold",
        "30us",
        "--segments",
        "isr",
        during=during,
    )
    check_path(run.classes("isr"), causes=2000, responses=2000, answering=2000)
    assert differences(run.observation) == []
    latencies = [b - a for a, b in zip(run.times(Source.STIMULUS), run.times(Source.ISR), strict=True)]
    early = sum(value < run.observation.configuration.segments[0].least for value in latencies)
    assert run.classes("isr")["premature"] == early and 100 < early < 1900
    assert run.classes("isr")["outliers"] == 0
    assert max(edge.maximum for edge in run.totals("isr").edges) == max(latencies) < 2100
    code, _ = irqscope("report", tmp_path / "run")
    warnings = read(tmp_path / "run", code).result["warnings"]
    assert any("earlier than m" in text for text in warnings), warnings
