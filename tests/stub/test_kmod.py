# SPDX-License-Identifier: BSD-2-Clause
"""What only the kernel module has: two kinds of pins, forced threads, shared interrupts; on a simulated kernel."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from stub_bench import DONE, ISR, TASK, Lockstep, build, needs_compiler

pytestmark = needs_compiler

GPIO = ("device=simulated", "lines=10,11,12,13,14")
EVENTS = 40


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("kmod"), "linux_kmod", flags="-O1 -g -fsanitize=undefined", simulated=True)


@pytest.fixture
def load(program: Path) -> Iterator[Callable[..., Lockstep]]:
    started: list[Lockstep] = []

    def run(*words: str, **environment: str) -> Lockstep:
        started.append(Lockstep([program, *words], environment=environment))
        return started[-1]

    yield run
    for each in started:
        each.close()


def answers(stub: Lockstep) -> dict:
    """After so many events, each of which toggled all its pins: the end line."""
    for number in range(1, EVENTS + 1):
        stub.raise_events(1)
        stub.until(lambda number=number: stub.pins() == (ISR | TASK | DONE if number % 2 else 0))
    end = stub.terminate()
    assert (end["handlers"], end["tasks"], end["dropped"]) == (EVENTS, EVENTS, 0)
    return end


@pytest.mark.parametrize("pins", [GPIO, ("device=lpt",), ("device=lpt,0x378,7",)])
def test_pins_are_lines_of_a_chip_or_of_a_parallel_port(load, pins: tuple[str, ...]) -> None:
    stub = load(*pins, "workload=task")
    stub.line()
    answers(stub)
    assert (stub.lost(), stub.order()) == (0, "ITD" * EVENTS)


def test_the_handler_is_not_forced_into_a_thread(load) -> None:
    stub = load(*GPIO, "workload=task", STUB_FORCED="1")
    stub.line()
    assert answers(stub)["threaded"] == 0


def test_a_forced_handler_is_counted_and_warned_about(load) -> None:
    stub = load(*GPIO, "workload=task", STUB_FORCED="1", STUB_THREADED="1")
    stub.line()
    stub.raise_events(1)
    stub.until(lambda: stub.pins() == ISR | TASK | DONE)
    stub.until(lambda: bool(stub.said()))
    assert "runs in a thread" in stub.said()[0]
    assert stub.terminate()["threaded"] == 1


def test_a_shared_interrupt_is_noted(load) -> None:
    assert "--regardless goes on" in load(*GPIO, STUB_SHARED="1").refusal()
    stub = load(*GPIO, "workload=task", "regardless", STUB_SHARED="1")
    assert "shared" in stub.line()["notes"][0]
    answers(stub)


def test_a_line_without_an_interrupt_matters_only_where_there_are_events(load) -> None:
    stub = load(*GPIO, "workload=periodic", "count=4", STUB_NO_IRQ="1")
    stub.line()
    stub.until_quiet()
    assert stub.terminate()["toggles"]["task"] == 4


@pytest.mark.parametrize("again", [0, 1, 20])
def test_a_node_that_is_bound_again_begins_anew(load, again: int) -> None:
    """By the driver's files `unbind` and `bind`: its pin is low again, and its first period toggles it."""
    stub = load("workload=periodic", "count=1", STUB_NODE=str(again))
    stub.until_quiet()
    end = stub.terminate()
    assert (end["tasks"], end["toggles"]["task"], stub.order()) == (1, 1, "T" * (2 * again + 1))


def test_a_node_that_is_bound_again_has_its_lines(load) -> None:
    stub = load("workload=task", STUB_NODE="3")
    stub.wait(1)
    answers(stub)


def test_a_node_whose_chip_comes_later_is_bound_then(load) -> None:
    """As the kernel probes it: whoever fails otherwise is not asked again."""
    stub = load("workload=task", STUB_NODE="0", STUB_ABSENT="2")
    stub.wait(0.1)
    answers(stub)
    assert [line for line in stub.said() if "right label? in use?" in line] == [
        "irqscope_stub: waits: cannot have a line (right label? in use?)"
    ] * 2


def test_a_label_that_is_not_there_is_an_error_at_once(load) -> None:
    assert "cannot have a line (right label? in use?): error -517" in load(*GPIO, STUB_ABSENT="1").refusal()


def test_random_numbers_that_are_not_ready_are_noted(load) -> None:
    assert "/dev/random" in load(*GPIO, STUB_UNSEEDED="1").refusal()
    stub = load(*GPIO, "workload=task", "regardless", STUB_UNSEEDED="1")
    (note,) = stub.line()["notes"]
    assert note.startswith("the kernel's random number generator is not ready")
    answers(stub)


def test_nothing_is_noted_where_all_is_well(load) -> None:
    assert load(*GPIO, "workload=task").line()["notes"] == []


def test_options_may_be_joined_by_plus(load) -> None:
    line = load("device=simulated+lines=10,11,12,13,14+workload=task+pulse+loop=3").line()
    assert (line["workload"], line["pulse"], line["loop"]) == ("task", 1, 3)


@pytest.mark.parametrize(
    ("words", "environment", "sentence"),
    [
        (GPIO, {"STUB_SLEEPS": "1"}, "can sleep"),
        (("device=simulated", "lines=10,11,12", "workload=task"), {}, "needs a line for done"),
        (("device=simulated", "lines=10;11"), {}, "--lines wants numbers"),
        (("device=simulated", "lines=10,11,12,13,14,15,16"), {}, "six numbers at most"),
        (("device=other", "lines=10,11,12,13,14"), {}, "cannot have a line"),
        (("device=lpt", "lines=10,11,12,13,14"), {}, "a parallel port has no lines= to choose from"),
        (("device=lpt,0x3bc,7",), {}, "another driver has the parallel port"),
        (("device=lpt,0x378,9",), {}, "cannot have the interrupt"),
        ((*GPIO, "cpu=9", "workload=task"), {}, "no such CPU"),
        ((*GPIO, "cpu=9", "workload=isr"), {}, "no such CPU"),
        ((*GPIO, "cpu=4294967296", "workload=isr"), {}, "no such CPU"),
        (GPIO, {"STUB_NO_IRQ": "1"}, "the line for event has no interrupt"),
        ((*GPIO, "priority=100", "workload=task"), {}, "--priority"),
        ((*GPIO, "loop"), {}, "wants a value"),
        ((*GPIO, "pulse=1"), {}, "takes no value"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(load, words, environment: dict[str, str], sentence: str) -> None:
    assert sentence in load(*words, **environment).refusal()
