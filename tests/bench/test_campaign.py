# SPDX-License-Identifier: BSD-2-Clause
"""A campaign of four scenarios on the virtual bench, interrupted and resumed, ends in one report that compares them."""

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from endtoend import irqscope, page_of, url
from settled import ready_in

pytestmark = pytest.mark.bench

COUNT = 300
ENDLESS = 100_000_000
"""However late a load comes to run, the measurement has not ended."""
HEAD = """
target = "local"
settle = "0"
[options]
port = "{port}"
rate = "1kHz"
count = {count}
segments = "isr"
[[scenario]]
use = "idle"
[[scenario]]
use = "copy"
"""
LOADS = {
    "sqrt": "while True: 2.0 ** 0.5",
    "sleep": "import time; time.sleep(10000)",
}


def write(file: Path, *, count: int = COUNT, **texts: str) -> None:
    content = HEAD.format(port=url(profile="linux-rt", engine="native", seed=3), count=COUNT)
    for name, text in texts.items():
        run = json.dumps([sys.executable, "-c", text])
        content += f'[[scenario]]\nname = "{name}"\noptions = {{ count = {count} }}\n'
        content += f"[[scenario.command]]\nrun = {run}\n"
    file.write_text(content)


def test_interrupted_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = ready_in(tmp_path, monkeypatch)
    file, out = tmp_path / "c.toml", tmp_path / "out"
    presses = f"import os, time; os.kill({os.getpid()}, {int(signal.SIGINT)}); time.sleep(10000)"
    write(file, count=ENDLESS, sqrt=presses, sleep=LOADS["sleep"])
    code, said = irqscope("campaign", file, "--out", out)
    assert code == 5 and "INCOMPLETE" in said and "2 scenarios of 4" in said
    assert not copied.exists()
    kept = (out / "scenarios" / "idle" / "capture.irq").read_bytes()
    write(file, **LOADS)
    code, said = irqscope("campaign", file, "--out", out)
    result: dict[str, Any] = json.loads((out / "result.json").read_text())
    # Whether this machine's kernel or clock warned of something meanwhile is not what is tested.
    assert code in (0, 3) and result["valid"] and result["complete"], said
    assert [row["name"] for row in result["scenarios"]] == ["idle", "copy", "sqrt", "sleep"]
    assert (out / "scenarios" / "idle" / "capture.irq").read_bytes() == kept
    assert (out / "aside" / "sqrt.1" / "scenario.json").exists()
    # The modelled target knows nothing of the load: with one seed, four times the same to the tick.
    figures = [[row["segments"][0][key] for key in ("n", "min", "median", "max")] for row in result["scenarios"]]
    assert figures[0][0] == COUNT and figures == [figures[0]] * 4
    page = page_of(out)
    assert page.count("<svg") == 3 and all(f"{name} (n = {COUNT})" in page for name in ("idle", "copy", *LOADS))
    assert "<em>simulated</em>" in page
