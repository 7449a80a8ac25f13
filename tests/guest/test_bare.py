# SPDX-License-Identifier: BSD-2-Clause
"""The stub without a system, on each emulated microcontroller (`kernel=bare-...`), answers the real gateware."""

import json
import subprocess
import sys

import microcontrollers
import pytest
from guest_run import Run, digest, measure, measure_in_turn
from truth import waveform

from irqscope.cli import main
from irqscope.contract import registers
from irqscope.contract.roles import Source
from irqscope.errors import ExitCode
from irqscope_bench.core import BenchError
from irqscope_bench.elfsizes import sizes
from irqscope_bench.guest import bare, kernels, process

MOST_TICKS = 10
"""From the stimulus to `isr`: 100 instructions, however the stimulus falls."""
UNSTIRRED = ("--rate", "1kHz", "--dither", "none", "--least", "0ns")
TASKS = {"bare-m3": "PendSV", "bare-rv32": "software interrupt"}
PERIOD_NS, ASTRAY_NS = 1_000_000, 1000
NEXT_ENTRY, TICK_NS = {"bare-m3": 90, "bare-rv32": 150}, 10
"""Instructions from the handler's entry to its next one if it is never idle, each of a nanosecond."""
NARROW = {"bare-m3": 1.02, "bare-rv32": 1.04}
"""The upper end of the knee's interval to the lower one."""
MOST_FLASH, MOST_RAM, MOST_INSTRUCTIONS = {"bare-m3": 12_000, "bare-rv32": 13_000}, 4096, 200
"""Bytes: RV32 takes more for the same."""
CHANGED = 0.05
"""By so much of its size a firmware may differ from the page's before that is made anew."""
LONG = (pytest.mark.slow, pytest.mark.timeout(3600))


@pytest.fixture(scope="module", params=bare.MICROCONTROLLERS)
def name(request: pytest.FixtureRequest) -> str:
    """Each microcontroller's name, if all is there that it needs."""
    found = bare.MICROCONTROLLERS[request.param]
    try:
        process.version(found)
        bare.firmware(found)
    except BenchError as error:
        pytest.skip(str(error))
    return str(request.param)


pytestmark = pytest.mark.guest


def same_counts(run: Run) -> bool:
    """Whether the stub has counted what the instrument saw, and all books balance."""
    counts = run.result["target_counts"]
    return bool(
        counts and all(item["target"] == item["instrument"] for item in counts) and run.result["balance"]["balanced"]
    )


@pytest.mark.parametrize("count", [1000, pytest.param(20_000, marks=LONG)])
def test_a_handler_takes_a_hundred_instructions_at_most_wherever_the_stimulus_falls(count, name, tmp_path, capsys):
    found = measure(name, tmp_path / "run", "--rate", "10kHz", count=count, url="stub.workload=isr")
    assert same_counts(found) and found.end["handlers"] == found.end["toggles"]["isr"] == count
    assert f"-M {bare.MICROCONTROLLERS[name].machine} -icount" in found.start["guest"]["command"]
    isr = found.segment("isr")
    assert isr["n"] == count and isr["max"] <= MOST_TICKS
    capsys.readouterr()


def test_a_run_is_the_same_on_a_busy_machine(name, tmp_path, capsys):
    """Handler, pended handler and main loop, one after the other."""
    options = ("--rate", "5kHz")
    once = measure(name, tmp_path / "once", *options, count=400, url="stub.workload=task&stub.loop=100")
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        measure(name, tmp_path / "again", *options, count=400, url="stub.workload=task&stub.loop=100")
        busy.kill()
    assert digest(tmp_path / "once") == digest(tmp_path / "again")
    assert same_counts(once) and once.end["tasks"] == once.end["toggles"]["done"] == 400
    assert once.start["pins"] == {"isr": "hard handler", "task": TASKS[name], "done": "main loop"}
    assert once.ns("isr", "max") < once.ns("wake", "min") < once.ns("response", "min")
    capsys.readouterr()


@pytest.mark.parametrize("count", [2000, pytest.param(50_000, marks=LONG)])
def test_all_are_answered_at_100_khz(count, name, tmp_path, capsys):
    found = measure(name, tmp_path / "run", "--rate", "100kHz", count=count, url="stub.workload=isr&stub.storm=0")
    assert same_counts(found) and found.segment("isr")["n"] == count
    capsys.readouterr()


@pytest.mark.parametrize("letters", [255, 256])
def test_options_that_are_longer_than_the_room_for_them_are_refused(letters, name, tmp_path, capsys):
    room = letters - len("lines=1,4,5,6,3+workload=isr+loop=")
    url = f"stub.workload=isr&stub.loop={7:0{room}}"
    if letters == 255:
        assert measure(name, tmp_path / "run", "--rate", "10kHz", count=20, url=url).start["loop"] == 7
        capsys.readouterr()
        return
    assert main(["info", "--port", f"sim://?target=qemu&kernel={name}&{url}"]) == 2
    assert "options are longer than 255 letters" in capsys.readouterr().err


@pytest.mark.parametrize("milliseconds", [200, pytest.param(10_000, marks=LONG)])
def test_periods_are_exact(milliseconds, name, tmp_path, capsys):
    """SysTick in the emulator comes at its time, as the main loop never waits."""
    count = milliseconds - 101  # the first comes 100 ms after the start
    url = f"stub.workload=periodic&stub.count={count}"
    found = measure(name, tmp_path / "run", *UNSTIRRED, count=milliseconds, url=url)
    assert found.end["toggles"]["task"] == count == found.segment("task.interval")["n"] + 1
    for figure in ("min", "max"):
        assert abs(found.ns("task.interval", figure) - PERIOD_NS) < ASTRAY_NS
    capsys.readouterr()


def test_the_operations_of_a_bracket_and_many_tasks(name, tmp_path, capsys):
    took = {}
    for operation in ("nothing", "hand-over"):
        url = f"stub.workload=bracket&stub.operation={operation}&stub.count=20"
        found = measure(name, tmp_path / operation, *UNSTIRRED, count=130, url=url)
        assert found.end["toggles"]["task"] == found.end["toggles"]["done"] == found.segment("work")["n"] == 20
        took[operation] = found.ns("work", "median")
    assert took["nothing"] < took["hand-over"]
    options = (*UNSTIRRED, "--segments", "isr.interval,work")
    found = measure(name, tmp_path / "multi", *options, count=170, url="stub.workload=multi&stub.loop=10&stub.count=61")
    assert found.end["toggles"]["isr"] == found.segment("isr.interval")["n"] + 1 == 61
    assert found.end["toggles"]["task"] == found.end["toggles"]["done"] == found.segment("work")["n"] == 1
    capsys.readouterr()


def test_a_handler_that_is_never_idle_takes_its_instructions(name, tmp_path, capsys):
    """As the page has it: counted in a list of what the emulator executed, too."""
    port = f"sim://?target=qemu&kernel={name}&link=unlimited&statistics=parallel&stub.workload=isr&stub.storm=0"
    words = "--from 4MHz --to 20.1MHz --steps 10 --refine 0 --width 20ns --dither 0 --count 300 --pause 100us"
    words += f" --segments isr,isr.interval --limit saturation={900 // NEXT_ENTRY[name]}MHz"
    out = ("--port", f"{port}&stub.regardless=", "--out", str(tmp_path / "out"))
    assert main(["saturate", *words.split(), *out]) == 0
    found = json.loads((tmp_path / "out" / "result.json").read_text())["saturation"]
    low, high = found["knee"]["interval"]
    assert low < 1e9 / NEXT_ENTRY[name] < high < NARROW[name] * low
    assert abs(found["service"] * 1e9 - NEXT_ENTRY[name]) < TICK_NS
    capsys.readouterr()


def test_it_is_small_and_as_the_page_says(name):
    (said,) = (entry for entry in json.loads(microcontrollers.DATA.read_text())["firmwares"] if entry["target"] == name)
    most = {"flash": MOST_FLASH[name], "ram": MOST_RAM}
    for kind, size in microcontrollers.taken(sizes(bare.firmware(bare.MICROCONTROLLERS[name]).read_bytes())).items():
        assert 0 < size <= most[kind] and abs(size / said[kind] - 1) < CHANGED, microcontrollers.COMMAND
    assert said["instructions"]["isr"][1] < MOST_INSTRUCTIONS


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("module=on", "kernel={name} is no kernel: leave module, second, cpus, trace, culprit out"),
        ("stub.period=1500", "period is less than 1000 microseconds, or a multiple of them"),
        ("stub.lines=1,4,5,6,16", "a line of lines= is none of the part {part}'s"),
        ("stub.lines=1,4,5,6,3,2", "this port takes no trigger"),
        ("stub.workload=nothing", "there is no workload nothing"),
    ],
)
def test_what_cannot_be_is_one_sentence(url, words, name, capsys):
    assert main(["info", "--port", f"sim://?target=qemu&kernel={name}&{url}"]) == ExitCode.BAD_INPUT
    (line,) = capsys.readouterr().err.splitlines()
    assert words.format(name=name, part=bare.MICROCONTROLLERS[name].part.upper()) in line


def test_the_names_that_a_mistaken_one_is_told():
    assert tuple(bare.MICROCONTROLLERS) == kernels.WITHOUT


@pytest.mark.parametrize(
    ("rate_khz", "milliseconds", "handled", "rest_ms", "calm"),
    [(250, 12, 2000, 40, 50), pytest.param(1000, 100, 10_000, 100, 1000, marks=LONG)],
)
def test_a_storm_is_masked_for_as_long_as_it_is_told(
    rate_khz, milliseconds, handled, rest_ms, calm, name, tmp_path, capsys
):
    """The main loop runs at once when the source is masked: rests are counted from there."""
    options, waves = ("--segments", "isr.interval", "--rate"), tmp_path / "waves.vcd"
    runs, end = measure_in_turn(
        name,
        tmp_path,
        f"stub.workload=isr&stub.storm={handled}&stub.rest={rest_ms}&truth={waves}",
        (*options, f"{rate_khz}kHz", "--width", "200ns", "--count", str(rate_khz * milliseconds)),
        (*options, "1kHz", "--count", str(rest_ms)),  # the source may be masked when it begins
        (*options, "1kHz", "--count", str(calm)),
    )
    seen = [run.totals.get(registers.SEEN[Source.ISR]) for run in runs]
    assert seen[2] == calm and end["handlers"] == end["toggles"]["isr"] == sum(seen)
    turns = [time for time, _ in waveform(waves)["aux"][1:]]
    rests = [(after - before) * 1e-9 for before, after in zip(turns[::2], turns[1::2], strict=True)]
    assert len(rests) == end["storms"] == end["toggles"]["aux"] / 2 >= 1
    assert all(rest_ms <= rest < 1.05 * rest_ms for rest in rests)
    capsys.readouterr()
