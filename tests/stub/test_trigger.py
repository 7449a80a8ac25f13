# SPDX-License-Identifier: BSD-2-Clause
"""The trigger on the ports that run on the simulated machine: counted, its hook called, its interrupt given back.

The machine itself fails a stub that ends with an interrupt on, or keeps an interrupt, a line or a port
(target-stub/shims/machine.h). Where the hook stands for ftrace, in the Linux kernel, it is what stops it.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from stub_bench import DONE, ISR, TASK, Lockstep, Page, build, needs_compiler

pytestmark = needs_compiler

LINES, PORT = "lines=10,11,12,13,14", "device=lpt,0x378,7"
ON_LINE, ON_PORT = f"{LINES},15", f"{PORT},0x278,5"
TAKES = [
    ("vxworks7", (LINES,), (ON_LINE,)),
    ("vxworks", (PORT,), (ON_PORT,)),
    ("rtlinux", (PORT,), (ON_PORT,)),
    ("linux_kmod", (PORT,), (ON_PORT,)),
    ("linux_kmod", ("device=simulated", LINES), ("device=simulated", ON_LINE)),
]
WHOLE = ISR | TASK | DONE


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    built: dict[str, Path] = {}

    def of(port: str) -> Path:
        if port not in built:
            flags = "-O1 -g -fsanitize=undefined -fno-sanitize-recover=all"
            simulated = port.startswith("linux")
            built[port] = build(tmp_path_factory.mktemp(port), port, flags=flags, simulated=simulated)
        return built[port]

    return of


@pytest.fixture
def load(program: Callable[[str], Path]) -> Iterator[Callable[..., Lockstep]]:
    started: list[Lockstep] = []

    def run(port: str, *words: str, **environment: str) -> Lockstep:
        started.append(Lockstep([program(port), *words], environment=environment))
        return started[-1]

    yield run
    for each in started:
        each.close()


@pytest.mark.parametrize(("port", "without", "wired"), TAKES)
def test_each_pulse_is_counted_and_calls_the_hook_once(load, port, without, wired) -> None:
    stub = load(port, *wired, "workload=task", STUB_HOOK="1")
    stub.line()
    stub.raise_events(1)
    stub.until(lambda: stub.pins() == WHOLE)
    assert "hook" not in stub.said()
    stub.raise_triggers(1)
    assert stub.said() == ["hook"]
    stub.raise_triggers(2)
    stub.raise_events(1)
    stub.until(lambda: not stub.pins())
    end = stub.terminate()
    assert (end["triggers"], end["handlers"], end["tasks"]) == (3, 2, 2)
    assert stub.said() == ["hook"] * 3 and stub.order() == "ITD" * 2


@pytest.mark.parametrize(("port", "without", "wired"), TAKES)
def test_without_a_hook_pulses_are_counted(load, port, without, wired) -> None:
    stub = load(port, *wired, "workload=isr")
    stub.line()
    stub.raise_triggers(4)
    assert stub.terminate()["triggers"] == 4 and not stub.said()


@pytest.mark.parametrize(("port", "without", "wired"), TAKES)
def test_what_is_not_wired_counts_nothing(load, port, without, wired) -> None:
    stub = load(port, *without, "workload=isr", STUB_HOOK="1")
    stub.line()
    stub.raise_triggers(4)
    assert stub.terminate()["triggers"] == 0 and not stub.said()


@pytest.mark.parametrize(("port", "without", "wired"), TAKES)
def test_a_workload_without_a_stimulus_has_the_trigger_all_the_same(load, port, without, wired) -> None:
    stub = load(port, *wired, "workload=periodic", "period=2000", STUB_HOOK="1")
    stub.line()
    stub.raise_triggers(2)
    assert stub.terminate()["triggers"] == 2 and stub.said() == ["hook"] * 2


@pytest.mark.parametrize(("port", "without", "wired"), TAKES)
def test_it_comes_through_while_a_storm_has_the_event_masked(load, port, without, wired) -> None:
    stub = load(port, *wired, "workload=isr", "storm=20", "rest=50", STUB_HOOK="1")
    stub.line()
    stub.raise_events(60)
    stub.raise_triggers(1)
    end = stub.terminate()
    assert (end["storms"], end["triggers"]) == (1, 1) and end["handlers"] == 20


@pytest.mark.parametrize(("port", "without", "wired"), TAKES)
def test_what_does_not_start_gives_all_back(load, port, without, wired) -> None:
    """That there is no such CPU is seen when all is open."""
    assert "CPU" in load(port, *wired, "workload=task", "cpu=9").refusal()


@pytest.mark.parametrize(
    ("port", "words", "sentence"),
    [
        ("vxworks7", ("lines=10,11,12,13,14,16",), "in use, or there is none"),
        ("vxworks7", ("lines=10,11,12,13,14,10",), "--lines has a line twice"),
        ("vxworks7", ("lines=10,11,12,13,15,14",), "has not the direction that is needed"),
        ("vxworks7", ("lines=10,11,12,13,-,14",), "no interrupt of the line for trigger"),
        ("vxworks7", ("lines=14,11,12,13",), "no interrupt of the line for event"),
        ("vxworks", ("device=lpt,0x378,7,0x278,9",), "the interrupt cannot be connected"),
        ("rtlinux", ("device=lpt,0x378,7,0x278,9",), "the trigger's interrupt is taken"),
        ("linux_kmod", ("device=lpt,0x378,7,0x278,9",), "cannot have the trigger's interrupt"),
        ("linux_kmod", ("device=lpt,0x378,7,0x3bc,5",), "another driver has the trigger's port"),
        *((port, (ON_LINE,), "no lines= to choose from") for port in ("vxworks", "rtlinux")),
        *(
            (port, (f"device=lpt,{numbers}",), f"BASE,IRQ,BASE,IRQ, not lpt,{numbers}")
            for port in ("vxworks", "rtlinux")
            for numbers in (
                "0x378,7,0x378,5",
                "0x378,7,0x278,7",
                "0x378,7,0,5",
                "0,7",
                "0x378,7,",
                "0x378,7,0x278",
                "0x378,7,0x278,",
                "0x378,7,0x278,5,",
                "0x378,7,0x278,5,1",
                "0x378,7;0x278,5",
                "0x378",
                "",
            )
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(load, port: str, words: tuple[str, ...], sentence: str) -> None:
    (said,) = load(port, *words).refusal().splitlines()
    assert sentence in said


def test_user_space_has_no_trigger_on_a_parallel_port(program) -> None:
    stub = Page([program("linux_parport"), "--regardless", "--lines", "10,11,12,13,14,15"])
    refusal = stub.refusal()
    stub.close()
    assert "takes no trigger" in refusal.splitlines()[-1]
