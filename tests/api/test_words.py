# SPDX-License-Identifier: BSD-2-Clause
"""What Python is told has the words of Python: arguments, and no options of the command line."""

import shutil
from pathlib import Path

import pytest
from goldens import RECORDED

import irqscope


@pytest.fixture
def run(tmp_path) -> irqscope.Run:
    """One that sent no events."""
    return irqscope.read(shutil.copytree(RECORDED / "outliers", tmp_path / "run"))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda run: run.export("csv", "x", segment="isr"), "segment is of latencies: add table='latencies'"),
        (lambda run: run.export("hgrm", "x", interval=1), "interval says nothing to hgrm: it is for hlog"),
        (lambda run: run.export("hgrm", run.path / "run.json"), "choose another one with path"),
        (lambda run: run.export("csv", "x"), "export 'hgrm', or 'csv' table='latencies'"),
        (lambda run: run.events(), r"table\('latencies'\) has its records of late samples"),
        (lambda run: run.table("events"), r"export\('hgrm', path\) its histograms"),
    ],
)
def test_a_refusal_names_arguments(asked, said, run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(irqscope.BadInput, match=said) as error:
        asked(run)
    assert "--" not in str(error.value).replace(str(tmp_path), "") and not Path("x").exists()


def test_sweeps_say_what_they_are(tmp_path):
    sweep = irqscope.read(shutil.copytree(RECORDED / "sweep", tmp_path / "sweep"))
    assert repr(sweep) == f"<irqscope.Sweep {tmp_path / 'sweep'}, exit code {sweep.exit_code}>"
