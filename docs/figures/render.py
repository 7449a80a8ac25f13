# SPDX-License-Identifier: BSD-2-Clause
"""Makes the figures of docs/guide/papers.md by its commands, on the virtual bench: equal seeds give equal bytes.

    python docs/figures/render.py           runs all commands and writes the figures: some minutes, a C compiler
    python docs/figures/render.py --check   runs the quick ones and fails if a figure of theirs is stale
    python docs/figures/render.py NAME ...  only these runs, and what they need

Of the runs that are not quick it notes in made.json when and of which commit they were made, and says so on the page.
"""

import argparse
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from irqscope.report import anyresult
from irqscope.report.documents import document
from irqscope.report.formats import write

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parents[1] / "benchmarks"))
from pages import Parts, check, made, origin  # noqa: E402

COMMAND = "python docs/figures/render.py"
DATA, PAGE = HERE / "made.json", HERE.parent / "guide" / "papers.md"
SENTENCE = re.compile(rf"Made by `{COMMAND}` [^.]*\.")
SHOWN = re.compile(r"^    (irqscope (?:.*\\\n)*.*)$", re.MULTILINE)
"""A command of the page, which may have several lines. The directory that it makes names the run."""
QUICK = ("rt", "loaded", "loads", "idle-io", "rt-exec", "cpus")
"""Runs that take seconds and no compiler."""
NEEDS = {"idle-io": ("loads",), "grid-again": ("grid",), "tool": ("settings",), "priority": ("settings",)}
FIGURES = {
    "niedermeyer-2": ("loop", "equal-bins-work"),
    "niedermeyer-3": ("loop-2", "equal-bins-work"),
    "niedermeyer-tool": ("tool", "distributions"),
    "niedermeyer-priority": ("priority", "distributions"),
    "niedermeyer-4": ("virtual-io", "equal-bins-isr-interval"),
    "niedermeyer-11": ("pc", "equal-bins-task-interval"),
    "niedermeyer-12": ("grid", "equal-bins-done-interval"),
    "niedermeyer-grid": ("grid", "folding"),
    "niedermeyer-grid-again": ("grid-again", "folding"),
    "moryc-2": ("sweep", "saturation"),
    "moryc-3": ("rt", "envelope-task-interval"),
    "moryc-4": ("loaded", "envelope-task-interval"),
    "moryc-5": ("rt", "envelope-work"),
    "moryc-6": ("loaded", "envelope-work"),
    "moryc-7": ("loaded", "bars"),
    "moryc-tasks": ("fifteen", "tasks"),
    "moryc-costs": ("costs", "costs"),
    "dholm-table": ("rt-exec", "tasks"),
    "li-12": ("cpus", "tails-isr"),
    "dougan-2": ("tasks", "delays"),
    "li-6": ("loads", "distributions-wake"),
    "li-14": ("loads/scenarios/idle", "equal-bins-work"),
    "li-17": ("loads/scenarios/io", "equal-bins-work"),
    "li-cdf": ("loads", "distributions-work"),
    "li-bars": ("loads", "bars-work"),
    "li-compare": ("idle-io", "distributions"),
}
"""By name: the directory, and the name of the figure in its report."""


def commands() -> dict[str, list[str]]:
    """The words of each command of the page, by the directory that it makes."""
    found = {}
    for text in SHOWN.findall(PAGE.read_text(encoding="utf-8")):
        words = shlex.split(text.replace("\\\n", " "))
        if "--out" in words:
            found[words[words.index("--out") + 1]] = words[1:]
    return found


def run(words: list[str], place: Path) -> None:
    """One command; its exit code may warn, or say that something is worse, but not that it is wrong."""
    code = subprocess.run(
        [sys.executable, "-m", "irqscope", *words],
        cwd=place,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    ).returncode
    if code not in (0, 1, 3):
        raise SystemExit(f"irqscope {shlex.join(words)} ended with exit code {code}")


def figures(names: set[str], place: Path) -> Iterator[tuple[Path, bytes]]:
    """The files of these runs, which are made in `place`."""
    (place / "docs").symlink_to(HERE.parent)
    every = commands()
    needed = names | {other for name in names for other in NEEDS.get(name, ())}
    for name in sorted(needed, key=list(every).index):
        print(f"irqscope {shlex.join(every[name])}", flush=True)
        run(every[name], place)
    for figure, (directory, what) in FIGURES.items():
        if directory.split("/")[0] in names:
            yield HERE / f"{figure}.svg", _figure(place / directory, what)


def _figure(directory: Path, name: str) -> bytes:
    """A figure of a report by its name there, as `--format svg` writes it."""
    if not (directory / "svg").exists():
        write(document(anyresult.read(directory)), ["svg"], directory / "svg")
    return (directory / "svg" / f"{name}.svg").read_bytes()


def parts(data: dict[str, Any]) -> Parts:
    """The figures of each run that is not quick, by their digests."""

    def measured(name: str) -> dict[str, str]:
        with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as place:
            return {path.name: digest(content) for path, content in figures({name}, Path(place))}

    recorded: dict[str, dict[str, str]] = {name: {} for name in data}
    for figure, (directory, _) in FIGURES.items():
        if (name := directory.split("/")[0]) in data:
            recorded[name][f"{figure}.svg"] = digest((HERE / f"{figure}.svg").read_bytes())
    return {name: (digests, partial(measured, name)) for name, digests in recorded.items()}


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def page(data: dict[str, Any]) -> str:
    """The page, with its sentence on when its figures were made."""
    return SENTENCE.sub(lambda _: made(COMMAND, *data.values()), PAGE.read_text(encoding="utf-8"))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail if a figure of a quick run is stale")
    parser.add_argument("runs", nargs="*", metavar="NAME", help=f"of {', '.join(commands())}")
    options = parser.parse_args(arguments)
    every = {run.split("/")[0] for run, _ in FIGURES.values()}
    names = set(options.runs or (QUICK if options.check else every))
    stale = []
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as place:
        for path, content in figures(names, Path(place)):
            if options.check and (not path.exists() or path.read_bytes() != content):
                stale.append(path.name)
            elif not options.check:
                path.write_bytes(content)
    origins = json.loads(DATA.read_text())
    if not options.check:
        origins |= dict.fromkeys(names - set(QUICK), origin(COMMAND))
        origins = {name: origins[name] for name in sorted(origins.keys() & every)}
        DATA.write_text(json.dumps(origins, indent=1) + "\n")
    wanted = page(origins)
    if not options.check:
        PAGE.write_text(wanted, encoding="utf-8")
    for name in stale:
        print(f"{name} is stale: run {COMMAND}", file=sys.stderr)
    return check(PAGE, wanted, COMMAND) or int(bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
