# SPDX-License-Identifier: BSD-2-Clause
"""What the present code makes of the golden runs: results, reports as Markdown, and exports.

A golden run is a folder in golden/recorded, as it was measured once; it is never changed. What is made of it stands in
golden/expected. Nothing here measures or draws.
"""

import base64
import hashlib
import io
import json
import math
import os
import shutil
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Any
from unittest.mock import patch

from irqscope.base.records import to_json
from irqscope.campaigns import campaigndir
from irqscope.campaigns.campaigndir import CampaignDirectory
from irqscope.device import capture
from irqscope.errors import BadInput
from irqscope.exports import formats as exports
from irqscope.exports.formats import Choices
from irqscope.exports.recording import Recording
from irqscope.findings import campaignsummary
from irqscope.findings.comparison import compare
from irqscope.findings.evaluation import evaluate
from irqscope.measuring.rundir import RunDirectory
from irqscope.report import anyresult
from irqscope.report import formats as reports
from irqscope.report.anyresult import AnyResult
from irqscope.report.documents import document
from irqscope.results.onepass import read_whole
from irqscope.sweeps import sweepdir, sweepresult
from irqscope.sweeps.sweepdir import SweepDirectory

GOLDEN = Path(__file__).parent / "golden"
RECORDED, EXPECTED, LIST = GOLDEN / "recorded", GOLDEN / "expected", GOLDEN / "recorded.sha256"
RESULT, REPORT, EXPORTS = "result.json", "report.md", "exports.json"
COMPARED = {"compared": ("latency", "limits")}
"""What is made of two golden runs, by its name in golden/expected."""
FORMATS = {
    "csv": Choices(),
    "csv latencies": Choices(table="latencies"),
    "hgrm": Choices(),
    "hlog": Choices(interval=Fraction(1, 100)),
    "parquet": Choices(),
    "perfetto": Choices(),
    "sr": Choices(),
    "vcd": Choices(),
}
"""Exports of each run: a format, what tells it from another one of the format, and what is chosen."""
SLOW = {"sr": ("no-dither",), "hgrm": ("no-dither", "live", "outliers")}
"""Exports that take long, and the runs that they are made of."""
VERSION = "golden"
"""Stands for the version that made a file: another one makes the same figures."""
DIGITS, TOLERANCE = 12, 1e-9
"""Of numbers with a point, as they are kept, and by which share they may differ: processors disagree in the last ones.
All others are exact."""
WIDTH = 120
READINGS = 2
"""How often a capture may be read for whatever is made of it at once."""


def names() -> list[str]:
    """All that is made of golden runs."""
    return sorted([*(path.name for path in RECORDED.iterdir()), *COMPARED])


def listed() -> dict[str, str]:
    """SHA-256 of each recorded file, by its path, as the list has it."""
    lines = LIST.read_text(encoding="ascii").splitlines()
    return {path: digest for digest, path in (line.split(maxsplit=1) for line in lines)}


def present() -> dict[str, str]:
    """The same of the files that are there."""
    files = sorted(path for path in RECORDED.rglob("*") if path.is_file())
    return {path.relative_to(GOLDEN).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def made(name: str, folder: Path) -> dict[str, Any]:
    """What is made of the golden run, copied into a folder: contents of files by their names."""
    for each in COMPARED.get(name, (name,)):
        shutil.copytree(RECORDED / each, folder / each)
    for file in folder.rglob("capture.irq"):
        os.utime(file, (0, 0))  # whoever clones has written it just now, and a run without an end might go on
    with (
        chdir(folder),
        patch("irqscope.exports.provenance.__version__", VERSION),
        patch("irqscope.findings.comparison.__version__", VERSION),
    ):
        if name in COMPARED:
            for each in COMPARED[name]:
                _evaluated(Path(each))
            result: AnyResult = compare(
                [*map(Path, COMPARED[name])], "isr", ["0.5", "0.9"], margin=Fraction(0), exceed=Fraction(1, 10**5)
            )
        else:
            result = _evaluated(Path(name))
        (report,) = reports.files(document(result), "markdown").values()
        found = {RESULT: _content(result), REPORT: report.decode()}
        if (Path(name) / "run.json").exists():
            found[EXPORTS] = {how: _exported(Path(name), how) for how in FORMATS if name in SLOW.get(how, (name,))}
    return found


@contextmanager
def readings(most: int = READINGS) -> Iterator[None]:
    """Within, no capture may be opened more often than that."""
    opened, original = Counter[Path](), Path.open

    def counting(path: Path, *arguments: Any, **more: Any) -> Any:
        opened[path.resolve()] += path.name == capture.NAME
        return original(path, *arguments, **more)

    with patch.object(Path, "open", counting):
        yield
    many = {str(path): times for path, times in opened.items() if times > most}
    assert not many, f"captures were opened more than {most} times: {many}"


def result_of(name: str, place: Path) -> AnyResult:
    """What the present code makes of a golden run, of which a copy is put into `place`."""
    shutil.copytree(RECORDED / name, place / name)
    return _evaluated(place / name)


def _evaluated(path: Path) -> AnyResult:
    """The result of a directory, as `irqscope report` makes it."""
    if (path / sweepdir.NAME).exists():
        directory = SweepDirectory(path)
        sweep = directory.read()
        return sweepresult.assemble(sweep, [(step, _evaluated(directory.step(step).path)) for step in sweep.steps])
    if (path / campaigndir.NAME).exists():
        campaign = CampaignDirectory(path)
        for name in campaign.read().scenarios:
            _evaluated(campaign.run(name).path)
        with readings():
            return campaignsummary.assemble(campaign)
    run = RunDirectory(path)
    with readings():
        return evaluate(run, *read_whole(run))


def _exported(path: Path, how: str) -> str:
    """SHA-256 of an export, of its bytes or, where a library packs them, of what they hold; or why it is refused."""
    name = how.split()[0]
    file = io.BytesIO()
    try:
        with readings():
            recording = Recording(RunDirectory(path))
            exports.load(name).write(recording, file, FORMATS[how])
    except BadInput as refusal:
        return str(refusal)
    return hashlib.sha256(_UNPACK.get(name, bytes)(file.getvalue())).hexdigest()


def _table(content: bytes) -> bytes:
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(io.BytesIO(content))
    return f"{table.schema.remove_metadata()}{json.dumps(table.to_pydict(), default=str)}".encode()


def _log(content: bytes) -> bytes:
    """With its histograms as they were before they were compressed."""
    *head, names, rows = content.partition(b'Compressed_Histogram"\n')
    lines = [line.rpartition(b",") for line in rows.splitlines()]
    found = [times + zlib.decompress(base64.b64decode(packed)[8:]) for times, _, packed in lines]
    return b"".join([*head, names, *found])


def _archive(content: bytes) -> bytes:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return b"".join(name.encode() + archive.read(name) for name in archive.namelist())


_UNPACK = {"parquet": _table, "hlog": _log, "sr": _archive}


def expected(name: str) -> dict[str, Any]:
    """What is expected of a golden run, as `made` has it: a result of a former schema as it would be today."""
    found = {path.name: path.read_text(encoding="utf-8") for path in sorted((EXPECTED / name).iterdir())}
    return {file: _parsed(EXPECTED / name / file, text) for file, text in found.items()}


def _parsed(file: Path, text: str) -> Any:
    if file.suffix != ".json":
        return text
    content = json.loads(text)
    if file.name != RESULT or "schema" not in content:
        return content
    return _content(anyresult.of(content, file))


def _content(result: AnyResult) -> Any:
    """What its file holds, but for the seal, which is of a file."""
    content = json.loads(json.dumps(to_json(result)))
    content.pop("seal", None)
    return content


def differences(expected: object, got: object, place: str = "") -> Iterator[str]:
    """A sentence for each place where two contents differ: where, what was expected, what came."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in [*expected, *(key for key in got if key not in expected)]:
            here = f"{place}.{key}" if place else str(key)
            if key not in got:
                yield f"{here}: {_short(expected[key])} was expected, and it is gone"
            elif key not in expected:
                yield f"{here}: nothing was expected, and {_short(got[key])} came"
            else:
                yield from differences(expected[key], got[key], here)
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for number, pair in enumerate(zip(expected, got, strict=True)):
            yield from differences(*pair, f"{place}[{number}]")
    elif isinstance(expected, float) and isinstance(got, float):
        if not math.isclose(expected, got, rel_tol=TOLERANCE):
            yield f"{place}: {expected!r} was expected, and {got!r} came"
    elif type(expected) is not type(got) or expected != got:
        yield f"{place}: {_short(expected)} was expected, and {_short(got)} came"


def _short(value: object) -> str:
    text = json.dumps(value)
    how_many = f" ({len(value)} entries)" if isinstance(value, list) else ""
    return (text if len(text) <= WIDTH else f"{text[:WIDTH]}...") + how_many


def text_of(content: Any) -> str:
    """The text of a file of golden/expected: an entry that fits stands on a line, so that its diff can be read."""
    return content if isinstance(content, str) else f"{_laid_out(content, 0)}\n"


def _laid_out(value: Any, depth: int) -> str:
    if isinstance(value, float):
        return json.dumps(float(f"{value:.{DIGITS}g}"))
    if not isinstance(value, dict | list) or not value:
        return json.dumps(value)
    pad, begin, end = " " * depth, *("{}" if isinstance(value, dict) else "[]")
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_laid_out(each, depth + 1)}" for key, each in value.items()]
    else:
        parts = [_laid_out(each, depth + 1) for each in value]
    joined = ", ".join(parts)
    if len(joined) + depth < WIDTH - 10 and "\n" not in joined:
        return begin + joined + end
    return f"{begin}\n{pad} " + f",\n{pad} ".join(_lines(parts)) + f"\n{pad}{end}"


def _lines(parts: list[str]) -> Iterator[str]:
    """Numbers, of which there are many, fill a line; anything else has its own."""
    line = ""
    for part in parts:
        if part[0] in '"{[' or len(line) + len(part) > WIDTH - 20:
            yield from filter(None, [line])
            line = part
        else:
            line = f"{line}, {part}" if line else part
    yield from filter(None, [line])
