# SPDX-License-Identifier: BSD-2-Clause
"""Every workload on every port that runs on this machine: `sim` for real, others on simulated systems (shims/).

What a shim proves is our reading of an interface, no more.
"""

import platform
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from stub_bench import AUX, DONE, TASK, Lockstep, Page, build, needs_compiler
from stub_ports import PORTS, Port, named

pytestmark = needs_compiler

EVENTS = 60


@pytest.fixture(params=PORTS, ids=lambda port: port.name)
def port(request: pytest.FixtureRequest) -> Port:
    return request.param


@pytest.fixture
def start(port: Port, programs: Callable[[Port], Path]) -> Iterator[Callable[..., Page | Lockstep]]:
    started: list[Page | Lockstep] = []

    def run(program: Path | None = None, **options: object) -> Page | Lockstep:
        started.append(port.bench(port.command(program or programs(port), **options), None))
        return started[-1]

    yield run
    for each in started:
        each.close()


def test_start_line(start, port: Port) -> None:
    line = start(workload="task", release="counting", depth=16, loop=5).line()
    assert line["port"] == port.name
    assert set(line["pins"]) == ({"isr", "task", "done"} if port.handler else {"task", "done"})
    assert line["pins"].get("isr", "hard handler") == "hard handler"
    assert (line["release"], line["depth"], line["answers"], line["loop"]) == ("counting", 16, "event", 5)
    assert line["edge"] in ("rising", "falling")
    assert set(line["versions"]) == {"stub", "compiler", "system"}


def test_isr_answers_each_event_with_a_toggle(start, port: Port) -> None:
    stub = start(workload="isr")
    stub.line()
    for number in range(1, EVENTS + 1):
        stub.raise_events(1)
        stub.until(lambda number=number: stub.pins() == (port.first if number % 2 else 0))
    end = stub.terminate()
    assert end["handlers"] == EVENTS
    assert sum(end["toggles"].values()) == EVENTS


def test_a_pulse_ends_where_it_began(start, port: Port) -> None:
    stub = start(workload="isr", pulse=True)
    assert stub.line()["pulse"] == 1
    for _ in range(EVENTS):
        stub.raise_events(1)
        stub.wait(0.001)
    end = stub.terminate()
    assert sum(end["toggles"].values()) == 2 * end["handlers"] > 0
    assert stub.pins() == 0


def test_task_toggles_in_order(start, port: Port) -> None:
    stub = start(workload="task")
    stub.line()
    whole = port.first | TASK | DONE
    for number in range(1, EVENTS + 1):
        stub.raise_events(1)
        stub.until(lambda number=number: stub.pins() == (whole if number % 2 else 0))
    end = stub.terminate()
    assert (end["handlers"], end["tasks"], end["dropped"]) == (EVENTS, EVENTS, 0)
    if port.handler:
        assert (stub.lost(), stub.order()) == (0, "ITD" * EVENTS)


def test_every_edge_of_a_burst_is_handled_and_the_books_balance(start) -> None:
    stub = start(workload="task", release="counting", depth=4)
    stub.line()
    for _ in range(10):
        stub.raise_events(10)
        stub.wait(0.001)
    stub.until_quiet()
    end = stub.terminate()
    assert end["handlers"] == 100
    assert end["tasks"] + end["dropped"] == 100
    assert end["toggles"]["task"] == end["toggles"]["done"] == end["tasks"]


def test_the_work_loop_takes_time(start) -> None:
    # Of ordinary priority: where it shares a CPU with the bench, the bench still sees when.
    stub = start(workload="task", loop=20_000_000, priority=0)
    stub.line()
    assert stub.work_s() > 0.002
    stub.terminate()


def test_periodic_threads_toggle_pins_of_their_own(start, port: Port) -> None:
    stub = start(workload="periodic", threads=port.cpus, period=5000, count=40)
    pins = ["task", "isr"][: port.cpus]
    line = stub.line()
    assert list(line["pins"]) == sorted(pins)
    stub.until_quiet()
    end = stub.terminate()
    toggles = [end["toggles"][pin] for pin in pins]
    assert max(toggles) == 40 and all(port.fits(count, 39, 40) for count in toggles)
    assert end["tasks"] == sum(end["toggles"].values()) == sum(toggles)


def test_a_pin_for_each_thread_or_a_sentence(start, port: Port) -> None:
    stub = start(workload="periodic", threads=port.pins + 1)
    assert f"--threads is 1 to {port.pins}" in stub.refusal()


def test_a_cpu_can_be_chosen(start) -> None:
    stub = start(workload="task", cpu=0)
    assert stub.line()["cpu"] == 0
    stub.raise_events(1)
    stub.until(lambda: bool(stub.pins() & DONE))
    assert stub.terminate()["tasks"] == 1


@pytest.mark.parametrize("options", [{"workload": "task", "cpu": 1000}, {"workload": "periodic", "cpu": 1000}])
def test_a_cpu_that_is_not_there_is_a_sentence(start, options: dict[str, object]) -> None:
    assert "CPU" in start(**options).refusal()


@pytest.mark.few(24)
@pytest.mark.parametrize(
    "operation",
    [
        "nothing",
        "port",
        "sqrt",
        "hand-over",
        "clock",
        "memory",
        "memory-write",
        "memory-read",
        "pipe-write",
        "pipe-read",
    ],
)
def test_bracket_toggles_around_each_operation(start, operation: str) -> None:
    stub = start(workload="bracket", operation=operation, period=1000, loop=100, count=20)
    pins = {"task", "done", "aux"} if operation == "port" else {"task", "done"}
    assert set(stub.line()["pins"]) == pins
    stub.until_quiet()
    end = stub.terminate()
    assert end["toggles"]["task"] == end["toggles"]["done"] == 20
    assert end["toggles"]["aux"] == (20 if operation == "port" else 0)
    assert end["tasks"] == (40 if operation == "hand-over" else 20)


def has(port: str, operation: str) -> bool:
    """All have a pipe, and pins to read back but `sim`. Only user space has gettimeofday, only some CPUs a counter."""
    match operation:
        case "read-back":
            return port != "sim"
        case "gettimeofday":
            return port in ("sim", "linux_gpiod", "linux_parport")
        case "counter":
            return port == "zephyr" or platform.machine() in ("x86_64", "aarch64")
    return True


@pytest.mark.parametrize("operation", ["pipe", "read-back", "gettimeofday", "counter"])
def test_operations_of_the_port(start, port: Port, operation: str) -> None:
    stub = start(workload="bracket", operation=operation, period=1000, count=5)
    if has(port.name, operation):
        stub.line()
        stub.until_quiet()
        toggles = stub.terminate()["toggles"]
        assert toggles["task"] == toggles["done"] == 5
    else:
        assert f"no operation {operation}" in stub.refusal()


def test_multi_runs_fifteen_tasks(start, port: Port) -> None:
    stub = start(workload="multi", period=2000, loop=10, count=240)
    assert set(stub.line()["pins"]) == {"isr", "task", "done"}
    stub.until_quiet()
    end = stub.terminate()
    expected = sum(240 // n for n in (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40, 60))
    assert port.fits(end["tasks"], expected - 15, expected + 15)
    assert port.fits(end["toggles"]["isr"], 239, 241)
    assert port.fits(end["toggles"]["task"], 3, 5) and end["toggles"]["task"] == end["toggles"]["done"]


@pytest.mark.parametrize(("tested", "pins"), [(1, {"task", "done"}), (4, {"isr", "task", "done"})])
def test_multi_puts_any_task_under_test(start, port: Port, tested: int, pins: set[str]) -> None:
    stub = start(workload="multi", period=2000, loop=10, count=60, tested=tested)
    assert set(stub.line()["pins"]) == pins
    stub.until_quiet()
    toggles = stub.terminate()["toggles"]
    assert {pin for pin, count in toggles.items() if count} == pins
    assert port.fits(toggles["task"], 60 // tested - 1, 60 // tested + 1) and toggles["task"] == toggles["done"]


@pytest.mark.parametrize("tested", [0, 16])
def test_multi_has_no_other_tasks(start, tested: int) -> None:
    assert "--tested is 1, the fastest, to 15" in start(workload="multi", tested=tested).refusal()


def test_a_storm_is_masked_announced_counted_and_survived(start, port: Port) -> None:
    rest = 2000 if port.is_program else 200  # in real time there must be one who looks meanwhile
    stub = start(workload="isr", storm=100, rest=rest, release="counting")
    assert (start_line := stub.line())["storm"] == 100
    assert start_line["rest"] == rest
    stub.raise_events(5000)
    stub.until(lambda: bool(stub.pins() & AUX))
    begin = stub.time_s()
    stub.until(lambda: not stub.pins() & AUX)
    assert stub.time_s() - begin > 0.03
    stub.until_quiet()
    before = stub.pins()
    stub.raise_events(1)
    stub.until(lambda: stub.pins() == before ^ port.first)
    end = stub.terminate()
    assert end["storms"] == 1
    assert end["toggles"]["aux"] == 2
    assert end["handlers"] == end["toggles"]["isr" if port.handler else "task"] < 5000


def test_it_ends_after_count_events(start) -> None:
    stub = start(workload="isr", release="counting", count=7)
    stub.line()
    stub.raise_events(20)
    stub.until_quiet()
    assert stub.terminate()["handlers"] == 7


@pytest.mark.parametrize(
    ("name", "operation"),
    [
        *(("freertos", operation) for operation in ("notify", "semaphore", "event-group", "switch")),
        *(("zephyr", operation) for operation in ("semaphore", "mutex", "event", "switch")),
    ],
)
def test_operations_of_real_time_systems(programs: Callable[[Port], Path], name: str, operation: str) -> None:
    port = named(name)
    stub = port.bench(port.command(programs(port), workload="bracket", operation=operation, period=1000, count=5), None)
    try:
        stub.line()
        stub.until_quiet()
        assert stub.terminate()["toggles"]["done"] == 5
    finally:
        stub.close()


@pytest.mark.parametrize("workload", ["task", "bracket"])
def test_freertos_releases_a_task_by_a_semaphore_too(workload: str, tmp_path: Path) -> None:
    stub = Lockstep(
        [
            build(tmp_path, "freertos", flags="-O1 -DIRQSCOPE_SEMAPHORE"),
            f"workload={workload}",
            "operation=hand-over",
            "lines=10,11,12,13,14",
            "count=9",
        ]
    )
    try:
        assert "released by semaphore" in stub.line()["versions"]["system"]
        stub.raise_events(9)
        stub.until_quiet()
        end = stub.terminate()
        assert end["toggles"]["done"] == 9 and end["tasks"] == (9 if workload == "task" else 18)
    finally:
        stub.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("workload=periodic", "period=1500"), "period must be a multiple of the tick"),
        (("workload=task", "lines=10,11,12,13,14,15"), "this port takes no trigger"),
        (("workload=task", "lines=11,10,12,13,14"), "a line of lines= is none of the part simulated's"),
        (("workload=isr", "lines=10,10"), "--lines has a line twice"),
        (("workload=task", "lines=10,11,12,13,12"), "--lines has a line twice"),
    ],
)
def test_what_freertos_cannot_do_is_a_sentence(programs: Callable[[Port], Path], words, said: str) -> None:
    port = named("freertos")
    stub = port.bench([programs(port), *port.options, *words], None)
    assert said in stub.refusal()
    stub.close()


@pytest.mark.parametrize("name", ["vxworks", "vxworks7"])
def test_tools_that_disturb_are_noted(programs: Callable[[Port], Path], name: str) -> None:
    port = named(name)
    stub = port.bench(port.command(programs(port)), {"STUB_TASKS": "tWdbTask tWvRBuffMgr"})
    refusal = stub.refusal()
    stub.close()
    assert "tWdbTask" in refusal
    assert "WindView" in refusal
    assert "--regardless goes on" in refusal


def test_edges_that_the_queue_drops_are_counted(programs: Callable[[Port], Path]) -> None:
    port = named("linux_gpiod")
    stub = port.bench(port.command(programs(port), workload="isr", release="counting", storm=0), None)
    try:
        assert stub.line()["depth"] == 1024
        stub.raise_events(3000)
        stub.until_quiet()
        end = stub.terminate()
        assert end["lost"] > 0
        assert end["handlers"] + end["lost"] == 3000
    finally:
        stub.close()


@pytest.fixture
def gpiod(programs: Callable[[Port], Path]) -> Iterator[Callable[..., Page | Lockstep]]:
    """Starts the port `linux_gpiod`."""
    started: list[Page | Lockstep] = []
    port = named("linux_gpiod")

    def run(environment: dict[str, str] | None = None, **options: object) -> Page | Lockstep:
        started.append(port.bench(port.command(programs(port), **options), environment))
        return started[-1]

    yield run
    for each in started:
        each.close()


@pytest.mark.parametrize("release", ["binary", "counting"])
def test_edges_from_before_the_start_are_not_answered(gpiod, release: str) -> None:
    """The kernel queues them as soon as it is asked for the line."""
    stub = gpiod({"STUB_EARLY": "3"}, workload="isr", release=release)
    stub.line()
    stub.until_quiet()
    assert stub.pins() == 0
    stub.raise_events(1)
    stub.until(lambda: stub.pins() == TASK)
    end = stub.terminate()
    assert (end["handlers"], end["toggles"]["task"], end["lost"]) == (1, 1, 0)


def test_what_the_queue_has_when_a_storm_is_masked_is_not_answered(gpiod) -> None:
    stub = gpiod(workload="isr", release="counting", storm=100)
    stub.line()
    stub.raise_events(3000)
    stub.until(lambda: bool(stub.pins() & AUX))
    stub.until(lambda: not stub.pins() & AUX)
    stub.until_quiet()
    end = stub.terminate()
    assert (end["storms"], end["handlers"], end["toggles"]["task"]) == (1, 100, 100)
    assert end["lost"] == 3000 - 1024


def test_bad_options_give_a_sentence(start) -> None:
    stub = start(workload="nothing")
    assert "no workload nothing" in stub.refusal()
