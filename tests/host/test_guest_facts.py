# SPDX-License-Identifier: BSD-2-Clause
"""What a bench says of a simulated machine stands in the run, its report and its exports."""

import json
import shutil
from pathlib import Path

import pytest
from edited_run import edit

from irqscope import cli
from irqscope.exports.provenance import provenance
from irqscope.exports.recording import Recording
from irqscope.measuring.rundir import RunDirectory
from irqscope.targets.target import Target
from models import protocol_model

GUEST = {
    "release": "6.1.0-57-rt-arm64",
    "version": "#1 SMP PREEMPT_RT Debian 6.1.192-3 (2026-11-26)",
    "emulator": "QEMU emulator version 7.2.22 (Debian)",
    "command": "qemu-system-aarch64 -M virt -append 'quiet panic=-1'",
}
RECORDED = Path(__file__).parents[1] / "golden" / "recorded" / "bracket" / "scenarios" / "pipe"


@pytest.fixture
def run(tmp_path) -> Path:
    """One that was recorded on a guest."""
    shutil.copytree(RECORDED, tmp_path / "run")
    edit(tmp_path / "run" / "run.json", lambda data: data["target"].update(guest=GUEST))
    return tmp_path / "run"


def test_the_conditions_name_kernel_and_emulator(run, capsys):
    assert cli.main(["report", str(run), "--format", "html", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["target"]["guest"] == GUEST
    page = (run / "report.html").read_text().replace("&#x27;", "'")
    for name, text in GUEST.items():
        assert f"guest's {name}</th><td>{text}<" in page


def test_an_export_says_where_it_comes_from(run):
    assert provenance(Recording(RunDirectory(run)))["guest"] == ", ".join(GUEST.values())
    assert "guest" not in provenance(Recording(RunDirectory(RECORDED)))


@pytest.mark.parametrize("damaged", [{}, "QEMU", ["QEMU"], {"release": 6}])
def test_what_is_no_text_is_passed_over(damaged):
    assert Target({"guest": damaged}).guest == {}


def test_a_start_line_from_a_file_is_of_the_bench_that_measures(tmp_path, monkeypatch, capsys):
    """A file may have been kept on another one."""
    (line := tmp_path / "line").write_text(
        json.dumps({"irqscope_stub": 1, "pins": {"isr": "x"}, "guest": {"of": "another"}})
    )
    for told, expected in (({"guest": GUEST, "port": "another"}, GUEST), ({}, None)):
        monkeypatch.setattr(protocol_model.Serial, "target", told)
        out = tmp_path / str(len(told))
        command = ["latency", "--port", "model://", "--count", "10", "--segments", "isr", "--stub", str(line)]
        assert cli.main([*command, "--out", str(out)]) == 0
        found = json.loads((out / "run.json").read_text())["target"]
        assert found.get("guest") == expected and "port" not in found
