# SPDX-License-Identifier: BSD-2-Clause
"""Requests in JSON from standard input or a file: what comes of them, and what is wrong with them."""

import io
import json

import pytest

from irqscope import cli

URL = "sim://?profile=linux-rt"


def measure(monkeypatch, capsys, request, *words):
    """Exit code, output and errors."""
    text = request if isinstance(request, str) else json.dumps(request)
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    code = cli.main(["measure", "-", *map(str, words)])
    return code, *capsys.readouterr()


@pytest.mark.parametrize(("limit", "code"), [("isr.max=50us", 0), ("isr.max=1us", 1)])
def test_the_result_is_printed_and_its_exit_code_returned(limit, code, tmp_path, monkeypatch, capsys):
    request = {"port": URL, "rate": 2e3, "count": 20, "limits": [limit], "width": 1e-5, "stub": None}
    found, out, said = measure(monkeypatch, capsys, request, "--out", tmp_path / "run")
    assert (found, said) == (code, "")
    result = json.loads(out)
    assert result.pop("directory") == str(tmp_path / "run")
    assert result == json.loads((tmp_path / "run" / "result.json").read_text())
    assert result["command"][2:] == [
        f"--out={tmp_path / 'run'}",
        f"--port={URL}",
        "--rate=2kHz",
        "--count=20",
        "--width=10us",
        f"--limit={limit}",
    ]


def test_another_experiment_from_a_file(tmp_path, capsys):
    (tmp_path / "request.json").write_text(
        json.dumps(
            {
                "experiment": "saturate",
                "port": URL,
                "fastest": "2kHz",
                "steps": 2,
                "refine": 0,
                "count": 20,
            }
        )
    )
    assert cli.main(["measure", str(tmp_path / "request.json"), "--out", str(tmp_path / "sweep")]) in (0, 3)
    assert len(json.loads(capsys.readouterr().out)["steps"]) == 2


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ("", "standard input is no JSON: Expecting value"),
        ('{"rate": NaN}', "standard input is no JSON: NaN is no number"),
        ("[]", "standard input holds no object of JSON"),
        (
            {"experiment": "lunch"},
            "there is no experiment 'lunch': use one of bracket, chain, clock, idle, interfere, latency",
        ),
        ({"experiment": []}, "there is no experiment []: use one of bracket"),
        ({"port": URL, "rates": 5}, "latency takes no rates: it takes rate, count"),
        ({"port": URL, "rate": "fast"}, "rate: 'fast' is not a rate"),
        ({"port": URL, "rate": {}}, "rate: it takes RATE, not {}"),
        ({"port": URL, "experiment": "multi"}, "deadline is required: from its release on"),
        ({"port": 5}, "port: it takes URL, not 5"),
        ({"count": 5}, "say which instrument measures"),
    ],
)
def test_what_is_wrong_is_one_sentence(request_, sentence, tmp_path, monkeypatch, capsys):
    monkeypatch.delenv("IRQSCOPE_PORT", raising=False)
    code, out, said = measure(monkeypatch, capsys, request_, "--out", tmp_path / "run")
    assert (code, out, said.count("\n")) == (2, "", 1) and said.startswith(f"irqscope: {sentence}")
    assert not (tmp_path / "run").exists()


def test_a_file_that_is_not_there_is_none(tmp_path, capsys):
    """It was no run directory."""
    gone = tmp_path / "gone.json"
    assert cli.main(["measure", str(gone), "--out", str(tmp_path / "run")]) == 2
    assert capsys.readouterr().err == f"irqscope: cannot read {gone}: No such file or directory\n"
