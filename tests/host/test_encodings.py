# SPDX-License-Identifier: BSD-2-Clause
"""Verbs print whatever the encoding of the console: what that does not have is spelt out."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from irqscope import cli
from irqscope.printable import SPELT_OUT

ROOT = Path(__file__).parents[2]
PATHS = os.pathsep.join(str(ROOT / name) for name in ("host", "tests"))
RECORDED = ROOT / "tests" / "golden" / "recorded"
ALL = """
import sys
from irqscope.cli import discover, main
from undrawn import undrawn
for words in [["--help"], *([verb, "--help"] for verb in discover())]:
    try:
        main(words)
    except SystemExit as ended:
        assert ended.code == 0
with undrawn():
    for words in map(str.split, sys.argv[1:]):
        print("code", main(words), words)
"""
COMMANDS = (
    "report größe --histogram",
    "watch größe --once",
    "watch größe --once --json",
    "report größe --json",
    "report sweep",
    "decode größe",
    "export größe --to csv",
    "compare größe limits",
    "explain größe --trace größe/run.json",
    "report große",
)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Recorded runs, one of them by a name that ASCII does not have."""
    place = tmp_path_factory.mktemp("encodings")
    for name in ("limits", "sweep"):
        shutil.copytree(RECORDED / name, place / name)
    shutil.copytree(RECORDED / "latency", place / "größe")
    for name in ("größe", "limits"):
        assert cli.main(["report", str(place / name), "--json"]) in (0, 1)
    return place


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
def test_every_verb_prints(encoding: str, runs: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALL, *COMMANDS],
        cwd=runs,
        env={**os.environ, "PYTHONPATH": PATHS, "PYTHONIOENCODING": encoding, "COLUMNS": "80"},
        capture_output=True,
        check=False,
    )
    out, err = done.stdout.decode(encoding), done.stderr.decode(encoding)
    assert done.returncode == 0 and "Traceback" not in err and "internal error" not in err, err
    codes = [int(line.split()[1]) for line in out.splitlines() if line.startswith("code ")]
    assert codes == [0, 0, 0, 0, 0, 0, 0, 1, 2, 2], err
    assert ("####" in out) == (encoding != "cp437") and ("████" in out) == (encoding == "cp437")
    assert ("gr??e" in out) == (encoding == "ascii") and ("größe" in out) == (encoding != "ascii")


@pytest.mark.parametrize(("text", "spelt"), [("3 µs ± 1", b"3 us +- 1"), ("a ≠ b", b"a != b"), ("ねこ", b"??")])
def test_what_an_encoding_lacks_is_spelt_out(text: str, spelt: bytes) -> None:
    assert text.encode("ascii", SPELT_OUT) == spelt
