# SPDX-License-Identifier: BSD-2-Clause
"""How often each warning comes on sound runs: one that always comes is none.

    python benchmarks/cautions.py              # writes docs/evidence/cautions.json and docs/evidence/warnings.md; ten
                                               # minutes
    python benchmarks/cautions.py --anew       # measures again what is there already
    python benchmarks/cautions.py --check      # fails if the page is not what the data give

Sound are the shipped profiles, but that which loses edges, at rates that they bear, and the commands of
docs/guide/papers.md that need neither a compiler nor a longer run before, shortened: nothing is wrong with target, link
or settings. Each warning of the code base is one of KINDS, by words that it contains.
"""

import argparse
import importlib.util
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from pages import ROOT, Parts, also, known, made, publish

from irqscope_bench.profile import shipped

COMMAND = "python benchmarks/cautions.py"
DATA, PAGE = ROOT / "docs" / "evidence" / "cautions.json", ROOT / "docs" / "evidence" / "warnings.md"
LOSSY = "overloaded"
"""The profile that loses edges: a warning of it is right."""
SILENT = {"beat": "isr,isr.interval"}
"""Segments of a profile without a task: those by default would rightly warn that two of them have no samples."""
RATES = {"niedermeyer-long": ("20Hz", "50Hz"), "niedermeyer": ("60Hz", "1kHz"), "niedermeyer-clock": ()}
"""Of a profile whose task takes long, or which no stimulus releases; of all others 1 kHz and 10 kHz."""
SEEDS, COUNT = 1, 3000
SHORT = {"--count": "5000", "--duration": "10s"}
"""What the documented commands are shortened to, where they ask for more."""
SWEEP = "20ms"
_PAGE = """<!-- Written by `python benchmarks/cautions.py`: do not edit. -->

# Warnings, and how often they come on sound runs

A run with a warning is valid and ends with exit code 3. A warning that always comes is none, so each has to earn its
place: on runs of which nothing is wrong it does not come. Sound here are {n} runs: commands of
[papers.md](../guide/papers.md), shortened to {short} stimuli or {length} (a sweep to {sweep} a step), and shipped
profiles, but `overloaded`, which loses edges. They are {names}. {codes}.

| warning | what it says of a run | sound runs with it |
|---|---|---|
{rows}

Simulated; no hardware was measured. {made}
"""


KINDS = {
    "nothing was measured": "a segment has no sample",
    "answered no cause, beside": "a pin toggles by itself",
    "allows: m is wrong": "more responses are earlier than m than spurious ones could be",
    "m is too small": "responses are paired with causes that had answers of their own",
    "lost or merged": "edges were lost, not answered late",
    "unproven pair": "pairs of a fifo segment that a loss made unproven are in no figure",
    "too large for the histogram": "intervals beyond the histogram are in no figure",
    "rising responses take": "edges of the two polarities are electrically apart",
    "without masked spans the figures tell of": "the link lost events of a run with masked spans",
    "masked its interrupt": "the target protected itself from overload",
    "edges of aux were lost on the link": "masked spans are not known",
    "broke off before its first snapshot": "figures are of the events that came, if any did",
    "this instrument has no shadow copy": "a run broke off whose bins go on counting",
    "the statistics missed": "the rate is more than the statistics follow: figures are from the events",
    "in the same clock as another": "edges were counted and not timed",
    "was still held": "stimuli were due while a pulse was held, and not driven",
    "lost on the link": "blocks of the stream are missing",
    "the watchdog stopped the stimuli": "the host was silent",
    "the handler ran": "isr is not that of a hard handler",
    "the target counted": "stub and instrument disagree",
    "the command of --on-late": "it failed",
    "with warnings of their own": "steps of a sweep have one",
    "the target stopped answering": "a sweep ended before its last rate",
    "of the target's kernel": "it warned while it was measured",
    "record was not taken": "of a campaign's target, so that nothing is known of it",
    "was started anew during": "the target of a campaign",
    "processor was throttled": "of a campaign's target",
    "(SMI) took": "the processor of a campaign's target from its kernel",
    "of single lines are too few": "counters of a campaign's target went round more than once",
    "changed during the measurement": "the record of a campaign's target",
    "is not the same in": "a campaign's target differs from run to run",
    "instruments with different ticks": "a campaign's instrument differs from run to run",
}
"""Words of each warning, and what it says of a run."""


def kind_of(text: str) -> str:
    """Which of KINDS a warning is; StopIteration if it is none."""
    return next(words for words in KINDS if words in text)


def _papers() -> dict[str, list[str]]:
    """The commands of docs/guide/papers.md by the directory that each makes."""
    spec = importlib.util.spec_from_file_location("render", ROOT / "docs" / "figures" / "render.py")
    assert spec and spec.loader
    render = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(render)
    found: dict[str, list[str]] = render.commands()
    return found


def sound(seeds: int) -> Iterator[tuple[str, list[str]]]:
    """Name and command of each run."""
    for name, words in _papers().items():
        if words[0] == "compare" or "--confirm" in words or any("target=stub" in word for word in words):
            continue
        short = list(words)
        for option, value in SHORT.items():
            if option in short and words[0] in ("latency", "periodic", "multi", "bracket", "affinity"):
                at = short.index(option) + 1
                short[at] = min(short[at], value, key=lambda text: float(re.sub(r"[a-z]+$", "", text)))
        yield name, [*short, "--duration", SWEEP] if words[0] == "saturate" else short
    for profile in shipped():
        for rate in () if profile == LOSSY else RATES.get(profile, ("1kHz", "10kHz")):
            for seed in range(seeds):
                port = f"sim://?profile={profile}&seed={seed}"
                count = str(COUNT if rate.endswith("kHz") else COUNT // 10)
                yield (
                    f"{profile} at {rate}, seed {seed}",
                    [
                        "latency",
                        "--port",
                        port,
                        "--rate",
                        rate,
                        "--count",
                        count,
                        "--out",
                        f"{profile}-{rate}-{seed}",
                        *(("--segments", SILENT[profile]) if profile in SILENT else ()),
                    ],
                )


def warnings_of(directory: Path) -> list[str]:
    """Those that its user is told. A comparison has none."""
    file = directory / "result.json"
    found: list[str] = json.loads(file.read_text())["warnings"] if file.exists() else []
    return found


def run(place: Path, words: list[str]) -> dict[str, Any]:
    """Exit code and warnings of one command, in a folder that has the pages' files."""
    code = subprocess.run(
        [sys.executable, "-m", "irqscope", *words],
        cwd=place,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    ).returncode
    return {"exit": code, "warnings": warnings_of(place / words[words.index("--out") + 1])}


def parts(data: dict[str, Any]) -> Parts:
    """Each run that needs none of the others."""
    return {name: (data["runs"][name], partial(_alone, words)) for name, words in sound(SEEDS) if name in data["runs"]}


def _alone(words: list[str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as place:
        (Path(place) / "docs").symlink_to(ROOT / "docs")
        return run(Path(place), words)


def measure(seeds: int, former: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The data as they grow, run by run: of each its exit code and its warnings. Those of `former` are kept."""
    data = {**former, "runs": dict(former.get("runs", {}))}
    with tempfile.TemporaryDirectory() as place:
        (Path(place) / "docs").symlink_to(ROOT / "docs")
        for name, words in sound(seeds):
            if name in data["runs"]:
                continue
            found = data["runs"][name] = run(Path(place), words)
            also(data, COMMAND)
            told = "; ".join(found["warnings"]) or "no warning"
            print(f"{name}: exit code {found['exit']}; {told}", flush=True)
            yield data


def rows(data: dict[str, Any]) -> str:
    """A row for each warning."""
    came: dict[str, list[str]] = {words: [] for words in KINDS}
    for name, run in data["runs"].items():
        for words in {kind_of(text) for text in run["warnings"]}:
            came[words].append(name)
    return "\n".join(
        f"| ... {words} ... | {means} | {len(came[words])}{': ' * bool(came[words])}{', '.join(came[words])} |"
        for words, means in KINDS.items()
    )


def page(data: dict[str, Any]) -> str:
    """The page."""
    codes = [f"`{name}` ends with exit code {run['exit']}" for name, run in data["runs"].items() if run["exit"]]
    return _PAGE.format(
        n=len(data["runs"]),
        names="; ".join(f"`{name}`" for name in data["runs"]),
        short=SHORT["--count"],
        length=SHORT["--duration"],
        sweep=SWEEP,
        codes="; ".join(codes) or "All end with exit code 0",
        rows=rows(data),
        made=made(COMMAND, *data["origins"]),
    )


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seeds", type=int, default=SEEDS, help=f"of each profile and rate (default {SEEDS})")
    parser.add_argument("--anew", action="store_true", help="measure everything again, not only what is not there yet")


def main(arguments: list[str]) -> int:
    return publish(
        __doc__,
        COMMAND,
        DATA,
        PAGE,
        page,
        lambda options: measure(options.seeds, {} if options.anew else known(DATA)),
        arguments,
        add,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
