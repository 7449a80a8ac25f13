# SPDX-License-Identifier: BSD-2-Clause
"""What real kernels traced of a guest of KVM, and of its host, where known culprits made the guest late."""

import re
import subprocess
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest
from kvm_recorded import FOLDER, WHO, both, unpacked
from recorded_traces import needs_trace_cmd

from irqscope.cli import main
from irqscope.errors import BadInput
from irqscope.explaining import explanation
from irqscope.explaining.blame import Kind
from irqscope.explaining.explanation import join
from irqscope.explaining.host import Host
from irqscope.explaining.hostclock import align

pytestmark = needs_trace_cmd
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
LATE = {"backup": 4, "timer": 3, "poller": 4, "both": 7, "control": 0}
"""How many responses each has that took more than three medians."""
TESTS = Path(__file__).parent.parent
PAGE = TESTS.parent / "docs" / "guide" / "explain.md"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    return cache(lambda name: both(name, tmp_path_factory.mktemp(name)))


@pytest.fixture(scope="module")
def host(recorded):
    return cache(lambda name: Host(recorded(name).host, recorded(name).guest))


def test_there_is_each_kind():
    assert sorted(LATE) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_each_late_response_is_laid_to_its_culprit(name, recorded, host):
    """By thread, on the host or in the guest, why, and how long it lasted; where nobody made it late, to nobody."""
    run = recorded(name)
    found = join(run.seen, run.guest, host=host(name), count=max(1, LATE[name]))
    assert found.late == LATE[name]
    assert not found.unknown
    if not run.truth:
        assert found.cause is None
    for each in found.found if run.truth else ():
        assert each.cause
        (truth,) = (culprit for culprit in run.truth if re.fullmatch(WHO[culprit["culprit"]], each.cause.actor.thread))
        assert each.cause.host == truth["host"]
        assert each.cause.kind == (Kind.PRIORITY if truth["host"] else Kind.IRQS_OFF)
        assert each.cause.lasted == pytest.approx(truth["lasted_ns"], rel=0.025)
        assert sum(block.delayed for block in each.blocks) <= each.end - each.begin + 5000
    if len(run.truth) == 2:
        assert {each.cause.host for each in found.found} == {True, False}


@pytest.mark.parametrize("name", NAMES)
def test_the_clocks_are_known_without_a_contradiction(name, host):
    """Both kernels count the time stamps of one processor: neither runs faster."""
    clock = host(name).clock
    assert clock.contradicted == 0
    assert clock.times > 900
    assert clock.uncertain_ns < 2500
    assert abs(clock.drift) < 1e-6
    assert [each.actor.comm for each in clock.cpus.values()] == ["CPU 0/KVM"]


@pytest.mark.parametrize("name", NAMES)
def test_the_hosts_interrupt_comes_with_its_stimulus(name, recorded, host):
    """The host takes IRQ 7 for each of them: by the guest's clock up to 2.5 us before, as the guest's mark of an edge
    comes that much after it, behind the exit in which the port is written."""
    run = recorded(name)
    found = join(run.seen, run.guest, host=host(name), count=1)
    taken = [
        e.time for e in host(name).trace.entries if e.name == "irq_handler_entry" and e.detail.startswith("irq=7 ")
    ]
    stimuli = found.clock.to_trace(run.seen.stimuli.times)
    apart = [min(abs(time - stimulus) for time in taken) for stimulus in stimuli.tolist()]
    assert sorted(apart)[len(apart) // 2] < 2500
    assert sum(each < 4000 for each in apart) > 0.9 * len(apart)


def test_an_exit_that_the_kernel_says_late_begins_with_what_the_host_did_before(recorded, host):
    """In the second latest response of `backup` this host's kernel preempts the thread before it says the exit."""
    run = recorded("backup")
    late = join(run.seen, run.guest, host=host("backup"), count=2).found[1]
    assert late.cause
    assert late.cause.actor.comm == "backup"
    alone = join(run.seen, run.guest, count=2).found[1]
    assert alone.cause
    assert (alone.cause.actor.comm, alone.cause.kind) == ("init", Kind.IRQS_OFF)


def test_a_timer_that_wakes_the_guest_is_not_what_it_waited_for(recorded, host):
    """In the second latest response of `timer`: until then the culprit had interrupts on, as always."""
    run = recorded("timer")
    late = join(run.seen, run.guest, host=host("timer"), count=2).found[1]
    mine = [block.kind for block in late.blocks if block.actor.label.startswith("backup")]
    assert mine == [Kind.PRIORITY]


@pytest.mark.parametrize(("one", "other"), [*permutations(["backup", "poller", "both", "control"], 2)])
def test_the_host_of_another_recording_is_refused(one, other, recorded):
    with pytest.raises(BadInput):
        align(recorded(one).guest, recorded(other).host)


def test_the_verb_reads_both_files(recorded, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(explanation, "outside", lambda directory, segment: recorded("both").seen)
    mine, theirs = map(str, unpacked("both", tmp_path))
    assert main(["explain", "run", "--trace", mine, "--host", theirs]) == 0
    text = capsys.readouterr().out
    shown = PAGE.read_text(encoding="utf-8").partition("--host host.dat\n\n```text\n")[2].partition("```")[0]
    assert all(line in text.splitlines() for line in shown.splitlines())
    assert len(shown.splitlines()) == 6


@pytest.mark.parametrize("source", ["kvm_vmm.c", "kvm_backup.c", "kvm_plugin.c"])
def test_what_records_them_compiles_without_a_warning(source):
    strict = ("-Wall", "-Wextra", "-Werror", "-fsyntax-only")
    subprocess.run(["gcc", *strict, str(TESTS / source)], check=True)
