# SPDX-License-Identifier: BSD-2-Clause
"""Records golden runs, and writes down what the present code makes of them.

    python tests/golden/record.py              # measures those of the table below that are not there yet
    python tests/golden/record.py --figures    # accepts what the present code makes of all of them

`recorded/` is only added to: a run there is what this version or an older one measured, and is read by every later
one. `recorded.sha256` is its list (`sha256sum --check recorded.sha256`), and a test fails if a file there changed.
`expected/` has the figures: result.json, the report as Markdown, SHA-256 of the exports. Run `--figures` when a change
is *meant* to move figures or sentences, read its diff line by line, and say in the commit why each of them moved.
Files whose figures are the same are left alone.

The runs are of the virtual bench, and one is of a live process; all say `bench` for the host. It takes a C compiler.
"""

import argparse
import json
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import time
from contextlib import chdir
from pathlib import Path
from unittest.mock import patch

sys.path[:0] = [str(Path(__file__).parents[1])]

import goldens  # noqa: E402
import masking_target  # noqa: E402

from irqscope import cli  # noqa: E402

KEPT = {
    "run.json",
    "annotations.json",
    "capture.irq",
    "blind.npy",
    "on-late.log",
    "sweep.json",
    "campaign.json",
    "scenario.json",
}
"""What is recorded; the rest is made of it."""
FILES = {
    "deaf.toml": masking_target.DEAF,
    "stub.json": json.dumps(masking_target.START) + "\n",
    "latched.toml": """[irq]
latency = "1us"
[isr]
toggle = "300ns"
duration = "5us"
reentry = "500ns"
[task]
release = "none"
""",
    "beat.toml": """[irq]
latency = "1us"
[isr]
toggle = "100ns"
duration = "500ns"
[task]
release = "none"
[[disturbance]]
period = "1.000325839ms"
phase = "210.3us"
duration = "500ns"
""",
    "cyclictest.txt": """# Histogram
000003 000040
000004 000050
000005 000008
000009 000001
000031 000001
# Min Latencies: 00003
# Avg Latencies: 00003
# Max Latencies: 00031
# Histogram Overflows: 00000
# Histogram Overflow at cycle number:
# Thread 0:
""",
}
"""Beside the runs as they are measured: a target that masks its interrupt, and its start line; one that saturates; one
with an activity that beats with stimuli at 1 kHz; and what another tool measured inside the target."""
CLOCK = "sim://?profile=niedermeyer-clock&link=unlimited"
OPERATIONS = "sim://?target=stub&port=linux_kmod&stub.workload=bracket&stub.loop=100&stub.operation={operation}"
TABLE = {
    "latency": "latency --port sim://?profile=linux-rt&seed=7 --count 500",
    "loss": (
        "latency --port sim://?profile=linux-rt&seed=3&link=57600baud --rate 20kHz --width 5us --count "
        "1500 --segments isr,wake,isr.interval"
    ),
    "masked": (
        "latency --port sim://?profile=deaf.toml&link=unlimited --rate 4kHz --count 900 --timeout 20ms "
        "--stub stub.json --segments isr,task,isr.interval"
    ),
    "overloaded": (
        "latency --port sim://?profile=overloaded&seed=2 --rate 90kHz --width 1us --count 800 --timeout "
        "1ms --least 2us --segments isr,response"
    ),
    "no-dither": "latency --port sim://?profile=rtos&seed=5 --dither none --count 400 --segments isr,isr.interval",
    "active-low": (
        "latency --port sim://?profile=linux-rt&seed=9 --active-low --dither exponential --width 20us "
        "--count 400 --segments isr,task.interval"
    ),
    "limits": (
        "latency --port sim://?profile=linux-loaded&seed=5 --trigger 20us --threshold 20us --on-late true "
        "--limit isr.max=30us --limit isr.p90=60us --limit isr.p99=60us --wanted 1e-2 --count 400 "
        "--segments isr,response"
    ),
    "outliers": (
        "latency --port sim://?profile=linux-rt&seed=11 --events outliers --threshold 4us --count 20000 --segments isr"
    ),
    "recurrence": (
        "latency --port sim://?profile=beat.toml&link=unlimited --dither none --events outliers "
        "--threshold 1.115us --count 24000 --segments isr"
    ),
    "judged": (
        "latency --port sim://?profile=linux-rt&seed=17 --events outliers --threshold 4us --count 3000 "
        "--segments isr --limit isr.beyond(20us)<1e-2 --limit isr.beyond(4us)<1/s --warn isr.missing=0 "
        "--max-loss 0"
    ),
    "interrupted": (
        "latency --port sim://?profile=linux-rt&seed=19 --duration 1h --segments isr,response --limit isr.max=1ms"
    ),
    "killed": "latency --port sim://?profile=linux-rt&seed=13 --duration 1h --segments isr,task",
    "live": "latency --port sim://?target=live --count 300",
    "periodic": f"periodic --port {CLOCK} --inputs done --duration 10s --work 1ms",
    "multi": (f"multi --port {CLOCK} --release grid --tasks done --deadline 15us --limit done.late=0 --duration 10s"),
    "tasks": (
        "multi --port sim://?profile=linux-rt --release stimulus --tasks isr,task --deadline "
        "isr=4us,task=30us --limit task.late=3 --duration 500ms"
    ),
    "chain": (
        "chain --port sim://?profile=linux-loaded&seed=23 --rate 5kHz --count 400 --segment hop=task:done "
        "--segment wake=stimulus:task --deadline 100us,hop=5us --limit response.late=0"
    ),
    "interfere": (
        "interfere --port sim://?profile=two-interrupts&link=unlimited --stimulus2 rate=40kHz --rate "
        "40kHz --width 1us --count 1500"
    ),
    "clock": (
        "clock --port sim://?profile=ideal&aux.signal=pps&aux.period=1ms&aux.width=100us&aux.sine=300ns"
        "&aux.noise=20ns&aux.lost=0.005&aux.extra=0.005&clock.error_ppm=3&link=unlimited --period 1ms --count 400 "
        "--mask g8262-eec1 --limit mtie(50ms)=1us --limit jumps=0"
    ),
    "affinity": (
        "affinity --cpus 0,1 --port sim://?profile=linux-rt&seed=1{cpu} --segments isr --count 300 --settle 0s"
    ),
    "bracket": f"bracket --port {OPERATIONS} --operations clock,pipe --duration 300ms --settle 0s",
    "sweep": (
        "saturate --port sim://?profile=latched.toml --from 50kHz --to 400kHz --width 200ns --count 200 "
        "--steps 10 --refine 4 --segments isr.interval,isr"
    ),
}
"""The command by the name of the run, as it is written. A name that is recorded is never measured anew."""
BESIDE = {"judged": ("--beside", "cyclictest.txt", "--unit", "us")}
"""What is added to a run after it was measured, as options of `irqscope report`."""
ENDED = {"killed": signal.SIGKILL, "interrupted": signal.SIGINT}
"""Runs that end before their time, and by which signal."""
LONG_ENOUGH = 24_000
"""Bytes of the capture that such a run has then."""


def main() -> int:
    parser = argparse.ArgumentParser(description="record golden runs, or what is made of them")
    parser.add_argument("--figures", action="store_true", help="accept what the present code makes of them")
    if not parser.parse_args().figures:
        record()
    for name in goldens.names():
        for file in accept(name):
            print(file)
    return 0


def record() -> None:
    """Measure what is not there, and add it to the list, whose other lines stay."""
    for name in TABLE.keys() - {path.name for path in goldens.RECORDED.glob("*")}:
        with tempfile.TemporaryDirectory() as place, chdir(place):
            for file, text in FILES.items():
                Path(file).write_text(text, encoding="utf-8")
            measure(name)
            for path in Path(name).rglob("*"):
                if path.is_file() and path.name not in KEPT:
                    path.unlink()
            shutil.copytree(name, goldens.RECORDED / name)
    files = goldens.present() | goldens.listed()
    goldens.LIST.write_text("".join(f"{files[path]}  {path}\n" for path in sorted(files)))


def measure(name: str) -> None:
    """Measure one run into a folder of its name, here."""
    words = [*TABLE[name].split(), "--out", name]
    with (
        patch("socket.gethostname", lambda: "bench"),
        patch("platform.platform", lambda: "Linux"),
        patch.dict(os.environ, XDG_DATA_HOME=str(Path.cwd() / "data")),
    ):
        if name not in ENDED:
            cli.main(words)
        else:
            end(Path(name), words, ENDED[name])
        if name in BESIDE:
            cli.main(["report", name, *BESIDE[name]])


def end(path: Path, words: list[str], how: signal.Signals) -> None:
    """Measure in a process of its own until the capture is long enough."""
    child = multiprocessing.get_context("fork").Process(target=cli.main, args=(words,))
    child.start()
    capture = path / "capture.irq"
    while not capture.exists() or capture.stat().st_size < LONG_ENOUGH:
        assert child.is_alive(), "the run ended by itself"
        time.sleep(0.001)
    os.kill(child.pid, how)
    child.join()


def accept(name: str) -> list[Path]:
    """Write what is made of a golden run where it is not what is expected; the files that were."""
    with tempfile.TemporaryDirectory() as place:
        found = goldens.made(name, Path(place))
    folder = goldens.EXPECTED / name
    folder.mkdir(parents=True, exist_ok=True)
    known = goldens.expected(name)
    written = [file for file in found if any(goldens.differences(known.get(file), found[file]))]
    for file in written:
        (folder / file).write_text(goldens.text_of(found[file]), encoding="utf-8")
    for file in known.keys() - found.keys():
        (folder / file).unlink()
    return [folder / file for file in written]


if __name__ == "__main__":
    sys.exit(main())
