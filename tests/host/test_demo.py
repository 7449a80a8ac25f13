# SPDX-License-Identifier: BSD-2-Clause
"""The demo: what it prints and returns, whatever becomes of its parts. The model instrument stands for the bench."""

import json

import pytest
import serial

from irqscope_bench import demo
from irqscope_bench.core import BenchError


@pytest.fixture(autouse=True)
def fakes(monkeypatch):
    """Both targets are model instruments, compilation takes no time, the module is there."""
    monkeypatch.setattr(serial, "protocol_handler_packages", [*serial.protocol_handler_packages, "models"])
    monkeypatch.setattr(demo, "MODEL", ("--count", "300", "--segments", "isr"))
    monkeypatch.setattr(demo, "LIVE", ("--count", "300", "--dither", "none", "--segments", "isr,wake"))
    monkeypatch.setattr(demo, "has_module", lambda: True)
    monkeypatch.setattr(demo, "compile_all", lambda: None)
    monkeypatch.setattr(demo, "measure", through({"profile": "seed=1", "target=live": "live=20"}))


MEASURE = demo.measure


def through(queries):
    """`demo.measure` with model:// in place of sim://."""

    def measure(url, directory, *options):
        query = next(value for key, value in queries.items() if key in url)
        return MEASURE(f"model://?{query}", directory, *options)

    return measure


def test_two_reports_and_again(tmp_path, capsys):
    for _ in range(2):
        assert demo.main([str(tmp_path)]) == 0
        said = capsys.readouterr().out
        for name in ("model", "live"):
            report = tmp_path / name / "report.html"
            assert report.exists() and str(report) in said
        assert "took at most" in said and "in the median" in said and "\nisr " in said and "\nwake " in said
    assert json.loads((tmp_path / "live" / "result.json").read_text())["live"]


def test_what_else_lies_in_the_directory_stays(tmp_path):
    (tmp_path / "model").mkdir()
    (tmp_path / "model" / "notes.txt").write_text("mine")
    assert demo.main([str(tmp_path)]) == 0 and demo.main([str(tmp_path)]) == 0
    assert (tmp_path / "model" / "notes.txt").read_text() == "mine"


def test_without_a_compiler_there_is_one_sentence(tmp_path, capsys, monkeypatch):
    def refuse():
        raise BenchError("the live target needs a C compiler and none was found: install one, or use target=model")

    monkeypatch.setattr(demo, "compile_all", refuse)
    assert demo.main([str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "No measurement of a real process of this machine: the live target needs a C compiler" in said
    assert not (tmp_path / "live").exists()


def test_an_invalid_live_run_is_no_failure(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(demo, "measure", through({"profile": "seed=1", "target=live": "live=250"}))
    assert demo.main([str(tmp_path)]) == 0
    assert "INVALID MEASUREMENT" in capsys.readouterr().out


def test_a_model_run_that_fails_is_one(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(demo, "measure", through({"profile": "breaks=0", "target=live": "live=20"}))
    assert demo.main([str(tmp_path)]) == 2
    assert "No measurement of a modelled Linux target: nothing answers" in capsys.readouterr().out


def test_the_module_spares_the_compiler(tmp_path, monkeypatch):
    order = []
    for ready in (True, False):
        monkeypatch.setattr(demo, "has_module", lambda ready=ready: ready)
        monkeypatch.setattr(
            demo, "measure", lambda url, directory, *options: order.append(url) or demo.Outcome(0, "", directory)
        )
        demo.main([str(tmp_path)])
    assert [url.partition("engine=")[2] for url in order[::2]] == ["wasm", "auto"]


def test_an_unexpected_failure_of_the_compilation_does_not_pass_for_success():
    def fail():
        raise BenchError("out of paper")

    preparation = demo.Preparation(fail)
    preparation.wait()
    assert preparation.complaint == "out of paper"
