# SPDX-License-Identifier: BSD-2-Clause
"""A guest and its host on one time line, against a model of both: where the clocks are, and who was in the way."""

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from host_model import HOST_ZERO, Model

from irqscope.cli import main
from irqscope.errors import BadInput
from irqscope.explaining import explanation
from irqscope.explaining.blame import Kind
from irqscope.explaining.explanation import Explanation, join, to_json
from irqscope.explaining.ftrace import Trace, parse
from irqscope.explaining.host import Host
from irqscope.explaining.hostclock import HostClock, align
from irqscope.explaining.outside import Outside
from irqscope.explaining.stretches import stretches
from irqscope.explaining.text import sentences
from irqscope.explaining.toggles import Toggles
from irqscope.explaining.vcpus import settled
from irqscope.units import format_ppm


def guest(model: Model) -> Trace:
    return parse(model.guest)


def host(model: Model) -> Trace:
    return parse(model.host)


def times(model: Model) -> list[int]:
    """Of the lines of the host's trace."""
    return [entry.time for entry in host(model).entries]


def seen(model: Model) -> Outside:
    """The run as an instrument would have it whose clock is the true time."""
    stimuli, answers = (np.array(times, np.int64) for times in (model.stimuli, model.answers))
    levels = (1 - np.arange(len(answers)) % 2).astype(np.int8)
    pin = Toggles(answers, levels)
    ones = np.ones(len(stimuli), np.int8)
    return Outside({"task": pin}, Toggles(stimuli, ones), "wake", "task", answers, answers - stimuli)


def explained(model: Model, count: int) -> Explanation:
    return join(seen(model), guest(model), host=Host(host(model), guest(model)), count=count)


def farthest(clock: HostClock, model: Model) -> float:
    """What the clock is off the true one at most."""
    true = np.linspace(model.stimuli[0], model.answers[-1], 50)
    return float(np.abs(clock.to_guest((true + HOST_ZERO).astype(np.int64)) - model.guest_ns(true)).max())


@pytest.mark.parametrize("seed", range(12))
def test_the_true_clock_is_within_what_is_said(seed: int) -> None:
    """From the first to the last entry of both, whatever both clocks show, and however they drift."""
    model = Model(seed, drift=(seed - 6) * 30e-6)
    clock = align(guest(model), host(model))
    assert farthest(clock, model) <= clock.uncertain_ns + 2
    assert 0 < clock.uncertain_ns < 1000
    assert clock.contradicted == 0
    assert clock.times >= 3 * len(model.stimuli) - 2


@pytest.mark.parametrize("drift", [-200e-6, 0, 100e-6])
def test_the_drift_is_the_hosts_and_as_well_known_as_it_is_said(drift: float) -> None:
    model = Model(3, drift=drift)
    clock = align(guest(model), host(model))
    assert abs(clock.drift - (1 / (1 + drift) - 1)) <= clock.drift_uncertain < 20e-6
    said = sentences(explained(model, 1))
    assert any(
        f"drift {format_ppm(clock.drift, clock.drift_uncertain, signed=True)}, known to" in each for each in said
    )


def test_no_less_than_what_is_said_would_be_true() -> None:
    """Where entries come just before an exit, and long after an entry, the true clock is at the rim of what may be."""
    model = Model(3, before=(300, 301), after=(4000, 4001))
    clock = align(guest(model), host(model))
    assert 0.8 * clock.uncertain_ns < farthest(clock, model) <= clock.uncertain_ns + 2


@pytest.mark.parametrize("seed", range(8))
def test_who_had_the_guests_cpu_is_named(seed: int) -> None:
    """Each late response is the culprit's, for as long as that delayed it, from the wake-up of the CPU's thread on."""
    model = Model(seed)
    assert len(model.late) >= 5
    found = explained(model, len(model.late))
    assert found.late == len(model.late)
    truth = {model.stimuli[number]: ns for number, ns in model.late.items()}
    for each in found.found:
        assert each.cause
        assert each.cause.actor.thread == "backup-77"
        assert each.cause.host
        assert all(block.kind is not Kind.UNTOLD for block in each.blocks)
        assert each.cause.cpu == 1
        assert each.cause.kind is Kind.PRIORITY
        # From the wake-up on, which comes up to 3 us after the stimulus, and as exactly as the clocks are known.
        assert truth[each.sample.stimulus] - 3100 - 1000 <= each.cause.delayed <= truth[each.sample.stimulus] + 1000


def test_exits_are_told_with_their_reasons() -> None:
    """A response in time has the wake-up of the host's idle CPU, and the exits on its way, each with what it took."""
    model = Model(3)
    found = explained(model, len(model.stimuli))
    late = {model.stimuli[number] for number in model.late}
    usual = next(each for each in found.found if each.sample.stimulus not in late)
    kinds = {(block.kind, block.actor.label) for block in usual.blocks if block.host}
    assert (Kind.EXIT, "exit IO_INSTRUCTION") in kinds
    assert (Kind.IDLE, "idle") in kinds
    assert any(block.kind is Kind.IDLE and not block.host for block in usual.blocks)
    assert usual.cause is None
    exits = [block for block in usual.blocks if block.kind is Kind.EXIT]
    assert all(1000 <= block.lasted <= 9002 for block in exits)


def test_events_of_kvm_are_no_handlers_where_the_target_is_a_host_itself() -> None:
    """Its guest is a thread like others then, which may be in the way."""
    alone, below = host(Model(3)), Host(host(Model(3)), guest(Model(3))).trace
    assert not any(stretch.actor.handler for stretch in stretches(alone, 1))
    assert any(stretch.outside for stretch in stretches(below, 1))


def test_without_the_host_the_guest_seems_to_have_slept() -> None:
    """What the same trace says alone: that is why the host's is wanted."""
    model = Model(3)
    alone = join(seen(model), guest(model))
    assert alone.cause
    assert alone.cause.kind is Kind.IDLE


def test_text_and_json_say_that_it_is_the_host() -> None:
    model = Model(3)
    found = explained(model, 1)
    text = "\n".join(sentences(found))
    assert ": backup-77 of the host, higher priority, " in text
    assert "(host, CPU 1, " in text
    # Between an edge and the host's entry as exactly as both clocks are known; between two entries to their digits.
    assert re.search(r" \d+\.\d\d us of +\d+\.\d{3} us  higher priority  backup-77 ", text)
    assert "CPU 0 is CPU 0/KVM-101." in text
    said = json.loads(json.dumps(to_json(found), allow_nan=False))
    assert said["host"]["cpus"] == {"0": "CPU 0/KVM-101"}
    assert said["host"]["contradicted"] == 0
    assert said["cause"]["host"] is True
    assert said["trace"]["entries"] == len(model.guest)
    assert to_json(join(seen(model), guest(model)))["host"] is None


def both(one: Model, other: Model) -> tuple[Trace, Trace]:
    """A guest with the CPUs of two, and its host."""
    return parse([*one.guest, *other.guest]), parse([*one.host, *other.host])


def test_each_cpu_of_the_guest_has_its_thread() -> None:
    """Found by when they run, whatever they are called; a third virtual CPU, of another guest, is left alone."""
    one, other = Model(3), Model(4, cpu=1)
    mine, theirs = both(one, other)
    stranger = parse([line.replace("CPU 0/KVM", "elsewhere").replace("101", "909") for line in Model(5, cpu=0).host])
    below = Host(
        replace(theirs, entries=sorted([*theirs.entries, *stranger.entries], key=lambda each: each.time)), mine
    )
    assert {cpu: each.actor.thread for cpu, each in below.clock.cpus.items()} == {0: one.thread, 1: other.thread}
    assert farthest(below.clock, one) <= below.clock.uncertain_ns + 2
    found = join(seen(one), mine, host=below, count=1)
    assert found.cause
    assert (found.cause.actor.thread, found.cause.cpu) == ("backup-77", 1)


def test_a_cpu_of_the_guest_that_no_virtual_one_is_refused() -> None:
    one, other = Model(3), Model(4, cpu=1)
    with pytest.raises(BadInput, match="no virtual CPU of the host's trace runs when CPU 1 of the guest's does"):
        align(both(one, other)[0], host(one))


@pytest.mark.parametrize(
    ("missing", "why"),
    [
        ("the end", "that of the host does not reach it"),
        ("the begin", "that of the host does not reach it"),
        ("the begin of CPU 1", "that of the host has lost entries meanwhile"),
    ],
)
def test_a_response_that_the_hosts_trace_does_not_reach_is_not_explained(missing: str, why: str) -> None:
    model = Model(3)
    middle = sorted(model.late)[len(model.late) // 2]
    cut = beginning(model, "kvm_entry", model.stimuli[middle])
    other = [line for line in model.host[:cut] if " [001] " not in line and missing == "the begin of CPU 1"]
    ends = missing == "the end"
    below = Host(parse(model.host[:cut] if ends else [*other, *model.host[cut:]]), guest(model))
    found = join(seen(model), guest(model), host=below, count=len(model.late))
    told = {each.sample.stimulus for each in found.found}
    beyond = {number for number in model.late if (number >= middle if ends else number <= middle)}
    assert not told & {model.stimuli[number] for number in beyond}
    assert {model.stimuli[number] for number in model.late if number not in beyond} <= told
    assert found.unknown[why] >= 1


def beginning(model: Model, words: str, after: int) -> int:
    """The number of the host's first line with these words after a true time."""
    at = model.host_ns(after)
    each = zip(model.host, times(model), strict=True)
    return next(number for number, (line, time) in enumerate(each) if time > at and words in line)


@pytest.mark.parametrize(("cpu", "words"), [(1, "kvm_entry"), (1, "sched_switch"), (0, "sched_waking")])
def test_a_response_is_passed_over_if_entries_of_a_host_that_it_needs_are_lost(cpu: int, words: str) -> None:
    """An exit before them and an entry after them are not one time that the guest did not run: it may have run."""
    model = Model(3)
    worst = max(model.late, key=lambda number: model.late[number])
    first = beginning(model, words, model.stimuli[worst])
    lines = [*model.host[:first], f"CPU:{cpu} [LOST 2 EVENTS]", *model.host[first + 2 :]]
    below = Host(parse(lines), guest(model))
    assert below.trace.lost == 2
    assert below.clock.contradicted == 0
    found = join(seen(model), guest(model), host=below, count=1)
    assert found.found[0].sample.stimulus != model.stimuli[worst]
    assert found.unknown == {"that of the host has lost entries meanwhile": 1}
    assert any(line.endswith(" The host's trace has lost 2 entries.") for line in sentences(found))


def test_the_host_of_another_guest_is_refused() -> None:
    with pytest.raises(BadInput, match="is it the host of this guest"):
        align(guest(Model(3)), host(Model(4)))


def test_a_trace_without_virtual_cpus_is_refused() -> None:
    model = Model(3)
    lines = [line for line in model.host if "kvm_" not in line]
    with pytest.raises(BadInput, match="record kvm:kvm_entry and kvm:kvm_exit"):
        align(guest(model), parse(lines))


def test_strictly_periodic_guests_fit_at_several_places() -> None:
    """Nothing tells one period from the next: refused, where a wrong place would be named."""
    one = Model(3, count=1)

    def repeated(trace: Trace) -> Trace:
        turns = (replace(each, time=each.time + turn * 1_000_000) for turn in range(100) for each in trace.entries)
        return Trace(list(turns))

    with pytest.raises(BadInput, match="at two places"):
        align(repeated(guest(one)), repeated(host(one)))


def test_microseconds_are_enough() -> None:
    """Of the kernel's own text: the clocks are then known to a microsecond or two, and nothing contradicts them."""
    model = Model(5, digits=6)
    mine, theirs = guest(model), host(model)
    assert mine.resolution_ns == theirs.resolution_ns == 1000
    clock = align(mine, theirs)
    assert clock.contradicted == 0
    assert farthest(clock, model) <= clock.uncertain_ns + 2
    assert clock.uncertain_ns < 4000


def test_the_verb_takes_both_traces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Text, figure and Perfetto's file have the host's CPUs beside the guest's."""
    model = Model(3)
    monkeypatch.setattr(explanation, "outside", lambda directory, segment: seen(model))
    for name, lines in (("guest.txt", model.guest), ("host.txt", model.host)):
        (tmp_path / name).write_text("\n".join(lines) + "\n")
    traces = ["--trace", str(tmp_path / "guest.txt"), "--host", str(tmp_path / "host.txt")]
    drawn, tracks = tmp_path / "late.svg", tmp_path / "late.pftrace"
    assert main(["explain", "run", *traces, "--figure", str(drawn), "--perfetto", str(tracks)]) == 0
    assert "backup-77 of the host, higher priority" in capsys.readouterr().out
    assert all(
        words in drawn.read_text()
        for words in (">host, CPU 1: threads<", ">CPU 0: threads<", ">backup-77<", ">backup-77 of the host: higher")
    )
    assert b"kernel of the host (its own trace)" in tracks.read_bytes()
    (tmp_path / "host.txt").write_text("\n".join(model.guest) + "\n")
    assert main(["explain", "run", *traces]) == 2
    assert "record kvm:kvm_entry and kvm:kvm_exit there" in capsys.readouterr().err


def order(*lines: str) -> list[tuple[str, int]]:
    """A host's entries as they are taken: names, and when."""
    return [(each.name, each.time % 1000) for each in settled(parse(lines)).entries]


def test_an_exit_that_is_said_late_is_where_the_host_is_first_at_work() -> None:
    """Interrupts that waited are taken before KVM says the exit; what other threads do is no sign of it."""

    def line(ns: int, thread: str, name: str) -> str:
        return f" {thread}  [001] d..2. 1.000000{ns:03d}: {name}: vcpu 0"

    thread, other = "CPU 0/KVM-101", "backup-77"
    entry, exit_ = line(100, thread, "kvm_entry"), line(400, thread, "kvm_exit")
    took, went = line(300, thread, "irq_handler_entry"), line(350, thread, "irq_handler_exit")
    late = [("kvm_entry", 100), ("kvm_exit", 300), ("irq_handler_entry", 300), ("irq_handler_exit", 350)]
    assert order(entry, took, went, exit_) == late
    assert order(entry, line(300, other, "sched_waking"), exit_)[-1] == ("kvm_exit", 400)
    # Of what came after entries were lost nobody knows when the guest was left.
    assert order(entry, "CPU:1 [LOST 3 EVENTS]", took, exit_)[-1] == ("kvm_exit", 400)
