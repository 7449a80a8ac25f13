# SPDX-License-Identifier: BSD-2-Clause
"""Takes the pictures of the pages: what a browser shows of recorded runs, and the figure of the README.

    python docs/pictures/render.py              # all of them: `make pictures`, a minute, wants Chromium
    python docs/pictures/render.py --check      # takes none: fails if one is of another document than there is now
    python docs/pictures/render.py NAME ...     # only these

Browsers and fonts differ from machine to machine, and so no picture is compared. pictures.json keeps the SHA-256 of the
document of which each was taken, and when and of which commit; the page that shows it says so, too.
"""

import argparse
import contextlib
import datetime
import hashlib
import html
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from PIL import Image

from irqscope import cli
from irqscope.report import markup
from irqscope.report.anyresult import read
from irqscope.report.documents import document as document_of
from irqscope.report.formats import write
from irqscope.report.printing import program
from irqscope.view.newest import Following
from irqscope.view.poller import ALL, Look, Poller
from irqscope.view.server import ASSETS, FILES, serve

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(ROOT / "benchmarks"))
from pages import check, made, origin  # noqa: E402

COMMAND = "make pictures"
RECORDED = ROOT / "tests" / "golden" / "recorded"
ORIGINS = HERE / "pictures.json"
COLOURS, LARGEST = 64, 150_000
"""Of the palette of a picture; bytes."""
WAIT_MS, PATIENCE_S = 4000, 120
"""The browser's own time for a page to fetch what it shows; ours for the browser."""
COLUMNS = 120
"""Of the terminal."""
LIVE_S = 1.3
"""When the live page is looked at, in seconds of its run."""
COMMANDS = re.compile(r"^    (irqscope (?:.*\\\n)*.*)$", re.MULTILINE)
SENTENCE = re.compile(rf"Made by `{COMMAND}` [^.]*\.")
README = ("README.md", "histogram-isr", ROOT / "docs" / "figures" / "first.svg")
"""Page, figure and file: the tests of its commands hold the picture of the README to what they draw."""


@dataclass(frozen=True)
class Picture:
    """By the recorded runs of which it is, the command that makes what is shown, and the page that shows it."""

    page: str
    runs: tuple[str, ...]
    command: str
    size: tuple[int, int]


PICTURES = {
    "latency": Picture("guide/latency.md", ("judged",), "report judged", (1000, 830)),
    "saturate": Picture("guide/saturate.md", ("sweep",), "report sweep", (1000, 900)),
    "compare": Picture("guide/compare.md", ("latency", "limits"), "compare latency limits --out both", (1000, 860)),
    "terminal": Picture("guide/terminal.md", ("judged",), "report judged --histogram", (1000, 430)),
    "view": Picture("guide/view.md", ("killed",), "view killed", (1000, 830)),
}
LIVE, IN_TERMINAL = "view", "terminal"
TERMINAL = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; background: #1c1f24; color: #e6e6e6 }}
pre {{ margin: 16px; font: 13px/1.35 "DejaVu Sans Mono", monospace; white-space: pre-wrap }}
</style><pre>$ irqscope {command}
{output}</pre>
"""


def printed(command: str) -> str:
    """What a command of irqscope prints."""
    out = io.StringIO()
    columns = patch.dict(os.environ, COLUMNS=str(COLUMNS))
    with columns, contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        cli.main(shlex.split(command))
    return out.getvalue()


def just_written(run: Path) -> float:
    """Have the files of a run look as if they were written `LIVE_S` after it began; when that was."""
    record = json.loads((run / "run.json").read_bytes())
    written = datetime.datetime.fromisoformat(record["start"]).timestamp() + LIVE_S
    for file in run.iterdir():
        os.utime(file, (written, written))
    return written


def document(name: str, place: Path) -> bytes:
    """What a picture is taken of, made in an empty folder: a page; of the live page its files, and what they show."""
    picture = PICTURES[name]
    for run in picture.runs:
        shutil.copytree(RECORDED / run, place / run)
    if name == LIVE:
        written = just_written(place / picture.runs[0])
        with contextlib.chdir(place), Following(Path(picture.runs[0])) as following:
            state = json.dumps(Poller(following, lambda: written).state("", "", Look(False, ALL)), sort_keys=True)
        return "".join(
            [
                markup.COLOURS,
                markup.STYLE,
                *((ASSETS / file).read_text(encoding="utf-8") for _, file in FILES.values()),
                state,
            ]
        ).encode()
    with contextlib.chdir(place):
        for run in picture.runs[1:] and picture.runs:  # what compares needs their results
            printed(f"report {run} --json")
        said = printed(picture.command)
    if name == IN_TERMINAL:
        return TERMINAL.format(command=picture.command, output=html.escape(said)).encode()
    words = shlex.split(picture.command)
    made_in = words[words.index("--out") + 1] if "--out" in words else picture.runs[0]
    return (place / made_in / "report.html").read_bytes()


@contextlib.contextmanager
def shown(name: str, content: bytes, place: Path) -> Iterator[str]:
    """The address at which a browser finds it. The live page believes that its run was begun just now."""
    if name != LIVE:
        page = place / "page.html"
        page.write_bytes(content)
        yield page.as_uri()
        return
    run = Path(PICTURES[name].runs[0])
    written = just_written(place / run)
    begun = time.monotonic()

    def clock() -> float:
        return written + time.monotonic() - begun

    with (
        contextlib.chdir(place),
        Following(run) as following,
        serve(Poller(following, clock), "127.0.0.1:0") as server,
    ):
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.url
        finally:
            server.shutdown()
            thread.join()


def photograph(address: str, size: tuple[int, int], file: Path) -> None:
    """Write what a browser without a window shows at an address, with a palette."""
    browser = program()
    if browser is None:
        raise SystemExit("pictures are taken by Chromium, and none is installed")
    with tempfile.TemporaryDirectory() as folder:
        shot = Path(folder) / "shot.png"
        words = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars"]
        words += [f"--user-data-dir={folder}/profile", f"--window-size={size[0]},{size[1]}", f"--screenshot={shot}"]
        words.append("--run-all-compositor-stages-before-draw")  # or a busy machine has some of the page not drawn yet
        subprocess.run(
            [browser, *words, f"--virtual-time-budget={WAIT_MS}", address],
            capture_output=True,
            timeout=PATIENCE_S,
            check=True,
        )
        with Image.open(shot) as image:
            image.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
                file, optimize=True
            )
    if file.stat().st_size > LARGEST:
        raise SystemExit(f"{file} has {file.stat().st_size} bytes, more than {LARGEST}: show less of it")


def digest(name: str) -> str:
    """Of the document of which a picture would be taken now."""
    with tempfile.TemporaryDirectory() as place:
        return hashlib.sha256(document(name, Path(place))).hexdigest()


def take(name: str) -> dict[str, str]:
    """Take a picture; what pictures.json says of it."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        content = document(name, place)
        with shown(name, content, place) as address:
            photograph(address, PICTURES[name].size, HERE / f"{name}.png")
    return {"of": hashlib.sha256(content).hexdigest(), **origin(COMMAND)}


def first() -> None:
    """Write the figure of the README, by the command that stands there."""
    page, name, file = README
    command = next(each for each in COMMANDS.findall((ROOT / page).read_text(encoding="utf-8")) if "--limit" in each)
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        words = shlex.split(command.replace("\\\n", " "))
        printed(shlex.join(words[1:]))
        write(document_of(read(Path(words[words.index("--out") + 1]))), ["svg"], Path("svg"))
        file.write_bytes(Path("svg", f"{name}.svg").read_bytes())


def stale(origins: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """A sentence for each picture that is not there, or was taken of another document than there is now."""
    for name in PICTURES:
        if not (HERE / f"{name}.png").exists() or name not in origins:
            yield f"there is no picture {name}: run `{COMMAND}`"
        elif origins[name]["of"] != digest(name):
            yield f"what docs/pictures/{name}.png shows looks otherwise now: run `{COMMAND}`"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="take none: fail if one is stale")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(PICTURES)}, readme")
    options = parser.parse_args(arguments)
    origins = json.loads(ORIGINS.read_bytes()) if ORIGINS.exists() else {}
    if options.check:
        wrong = list(stale(origins))
        print("\n".join(wrong), end="\n" * bool(wrong), file=sys.stderr)
    else:
        wanted = options.names or [*PICTURES, "readme"]
        origins |= {name: take(name) for name in PICTURES if name in wanted}
        ORIGINS.write_text(
            json.dumps({name: origins[name] for name in sorted(origins)}, indent=1) + "\n", encoding="utf-8"
        )
        if "readme" in wanted:
            first()
        wrong = []
    for name, picture in PICTURES.items():
        page = ROOT / "docs" / picture.page
        text = page.read_text(encoding="utf-8")
        dated = SENTENCE.sub(lambda _, name=name: made(COMMAND, origins[name]), text) if name in origins else text
        if not options.check:
            page.write_text(dated, encoding="utf-8")
        elif check(page, dated, COMMAND):
            wrong.append(picture.page)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
