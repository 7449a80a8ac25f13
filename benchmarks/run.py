# SPDX-License-Identifier: BSD-2-Clause
"""Speed as ratios against a reference in the same run; absolute times depend on the machine and are for orientation.

make bench      # minutes; adds a row to docs/evidence/history.md
"""

import http.client
import json
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import history
from long import machine
from waiting import used

from irqscope import cli
from irqscope.contract import blocks, commands, registers
from irqscope.contract.events import EVENT
from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope.contract.segments import Policy, segment
from irqscope.device.decode import events_of
from irqscope_bench.engine import Bench
from irqscope_bench.opening import bench
from irqscope_bench.url import parse

PERIOD = 100_500
"""Ticks: 1 kHz on the virtual bench."""
SEGMENTS = ("isr", "task", "work", "isr.interval")


def write(target: Bench, register: registers.Register, value: int) -> None:
    target.push(commands.encode(commands.Opcode.WRITE, register.address, value, 1))


def measuring(url: str) -> Bench:
    """A virtual bench that measures four segments at 1 kHz."""
    target = bench(parse(url))
    write(target, registers.RESET, 1)
    target.step(100_000)
    for role in INPUTS[:FEW]:
        fields = {"enable": 1, "rise": 1, "fall": 1, "filter": 5}
        write(target, registers.INPUT[role], registers.INPUT[role].word.pack(fields))
    stimulus = registers.STIMULUS[Source.STIMULUS]
    write(target, stimulus["period_low"], PERIOD)
    write(target, stimulus["width"], PERIOD // 100)
    for number, name in enumerate(SEGMENTS):
        pair, words = segment(name), registers.SEGMENT[number]
        policy = Policy.INTERVAL if pair.is_interval else Policy.COALESCE
        write(target, words["timeout_low"], 100 * PERIOD)
        write(target, words["threshold_low"], 0xFFFF_FFFF)
        fields = {"enable": 1, "cause": pair.cause, "response": pair.response, "policy": policy}
        write(target, words["mode"], words["mode"].word.pack(fields))
    fields = {"stimulus": 1, "stream": 1, "statistics": 1, "outliers": 1}
    write(target, registers.CONTROL, registers.CONTROL.word.pack(fields))
    target.step(1_000_000)
    return target


def seconds(work: Callable[[], object]) -> float:
    """CPU time of `work`."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def simulation(samples: int = 2000) -> dict[str, float]:
    """Warped against unwarped, and WebAssembly against native."""
    clocks = samples * PERIOD // 2
    native, module = measuring("sim://?engine=native"), measuring("sim://?engine=wasm")
    slow = measuring("sim://?engine=native&warp=off")
    warped = seconds(lambda: native.step(clocks)) / samples
    wasm = seconds(lambda: module.step(clocks // 4)) / (samples / 4)
    plain = seconds(lambda: slow.step(PERIOD)) / 2
    for target in (native, module, slow):
        target.close()
    return {
        "samples per second, native": 1 / warped,
        "unwarped / warped": plain / warped,
        "wasm / native": wasm / warped,
    }


def decoding(number: int = 2000) -> dict[str, float]:
    """The NumPy decoder against a plain loop."""
    words = [EVENT.pack({"delta": 1000 + i, "source": i % 5, "edge": i & 1}) for i in range(blocks.PAYLOAD_WORDS)]
    data = [blocks.encode(blocks.Kind.EVENTS, i, i << 20, words, protocol=1) for i in range(number)]

    def plain() -> list[tuple[int, int]]:
        events = []
        for block in data[: number // 20]:
            found = blocks.decode(block)
            now = found.base
            for word in found.payload:
                fields = EVENT.unpack(word)
                now += fields["delta"]
                events.append((now, fields["source"]))
        return events

    fast = seconds(lambda: events_of(data)) / number
    slow = seconds(plain) / (number // 20)
    return {"events per second": blocks.PAYLOAD_WORDS / fast, "plain loop / NumPy": slow / fast}


def spent(process: subprocess.Popen[Any]) -> float:
    """CPU time of a process, waited for."""
    usage = used(process)
    return usage.ru_utime + usage.ru_stime


@contextmanager
def viewed(directory: Path, costs: list[float]) -> Iterator[None]:
    """While `irqscope view` shows the directory to one page, which asks as the real one does; adds its CPU time."""
    process = subprocess.Popen(
        [sys.executable, "-m", "irqscope", "view", directory, "--no-browser"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    host = process.stdout.readline().partition("http://")[2].partition("/")[0]
    over = threading.Event()

    def page() -> None:
        key = ""
        while not over.wait(1.0):
            connection = http.client.HTTPConnection(host)
            connection.request("GET", f"/state?known={key}")
            key = json.loads(connection.getresponse().read())["key"].replace(" ", "%20")
            connection.close()

    thread = threading.Thread(target=page)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        process.terminate()
        costs.append(spent(process))
        process.stdout.close()


def viewing(stimuli: int = 150_000, times: int = 5) -> dict[str, float]:
    """A run with a live page against one without, in turns; medians."""
    alone, with_page, pages, walls = [], [], [], []
    with tempfile.TemporaryDirectory() as name:
        for number in range(2 * times):
            out = Path(name) / str(number)
            out.mkdir()
            begun = time.monotonic()
            command = [
                sys.executable,
                "-m",
                "irqscope",
                "latency",
                "--port",
                "sim://?profile=linux-rt&engine=native",
                "--rate",
                "1kHz",
                "--count",
                str(stimuli),
                "--out",
                out,
            ]
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if number % 2:
                with viewed(out, pages):
                    with_page.append(spent(process))
                walls.append(time.monotonic() - begun)
            else:
                alone.append(spent(process))
    return {
        "run with a live page / without, CPU time": statistics.median(with_page) / statistics.median(alone),
        "longest / shortest run without, CPU time": max(alone) / min(alone),
        "live page's CPU time / time": statistics.median(pages) / statistics.median(walls),
    }


def starting(times: int = 5) -> dict[str, float]:
    """The help of a verb, of the slowest and of the fastest, against an interpreter that does nothing."""

    def least(*words: str) -> float:
        command = [sys.executable, *words]
        return min(spent(subprocess.Popen(command, stdout=subprocess.DEVNULL)) for _ in range(times))

    bare = least("-c", "pass")
    helped = [least("-m", "irqscope", verb, "--help") / bare for verb in cli.own()]
    return {"slowest VERB --help / bare Python": max(helped), "fastest VERB --help / bare Python": min(helped)}


if __name__ == "__main__":
    found = simulation() | decoding() | viewing() | starting()
    print(json.dumps(found, indent=1))
    history.add(found, machine())
