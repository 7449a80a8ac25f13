# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope clock` end to end: what it says of the bench's pulses is what they are made of."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from endtoend import irqscope, page_of, url

import irqscope as api
from irqscope import cli

pytestmark = pytest.mark.bench
TICK = 1 / 100_500_000
PULSES = {"profile": "ideal", "aux.signal": "pps", "aux.period": "1ms", "aux.phase": "1.2345us", "aux.width": "100us"}


def measured(folder: Path, *arguments: object, **options: object) -> tuple[int, Any, str]:
    """Exit code, what was found, and what was said."""
    code, said = irqscope(
        "clock", "--port", url(**{**PULSES, **options}), "--period", "1ms", "--out", folder / "out", *arguments
    )
    return code, json.loads((folder / "out" / "result.json").read_text())["findings"], said


@pytest.mark.parametrize("ppm", [-12.5, 0.0, 48.0])
def test_a_steady_clock(ppm: float, tmp_path: Path) -> None:
    """Its frequency is within the interval, and nothing but the grid is left."""
    code, found, said = measured(tmp_path, "--count", 1500, "--mask", "g811", **{"clock.error_ppm": ppm})
    assert code == 0 and "PASS: 2 limits are kept." in said, said
    low, high = found["frequency_interval"]
    assert low - 1e-9 <= ppm / 1e6 <= high + 1e-9 and high - low < 1e-8
    assert found["time_error"]["range"] <= 1.01 and found["time_error"]["constant"] is None
    assert found["clock"] == {
        "input": "aux", "pulses": found["longest"], "missing": 0, "lost": 0, "extra": 0, "jumps": 0, "wrong": []
    }  # fmt: skip
    assert found["stretches"] == 1 and found["longest"] >= 1500 and found["removed"] == "offset"
    assert max(each for each in found["curve"]["mtie"]) <= 1.01


def test_nothing_taken_off_shows_the_frequency_in_all_figures(tmp_path: Path) -> None:
    code, found, said = measured(
        tmp_path, "--count", 500, "--remove", "nothing", "--limit", "mtie(100ms)=0.9us", "--warn", "te.range=9us",
        **{"clock.error_ppm": 10},
    )  # fmt: skip
    assert code == 1 and "mtie(100ms) is 1.00" in said and "at most 0.9us is allowed" in said
    assert found["series"]["low"][0] == 0 and found["time_error"]["max"] * TICK == pytest.approx(
        10e-6 * found["seconds"], rel=0.01
    ), "a clock that is fast is ahead"


def test_reports_limits_and_a_mask_that_is_not_kept(tmp_path: Path) -> None:
    code, found, said = measured(
        tmp_path, "--count", 2000, "--mask", "g8262-eec1", "--remove", "nothing", "--json", "--limit", "missing=0",
        **{"clock.error_ppm": 0.1},
    )  # fmt: skip
    result = json.loads(said)
    assert code == 1 and result["verdict"] == "FAIL" and result["segments"] == []
    outcomes = {each["name"]: each["outcome"] for each in result["limits"]}
    assert outcomes == {"g8262-eec1.mtie": "exceeded", "g8262-eec1.tdev": "kept", "missing": "kept"}
    mtie = next(each for each in found["masks"] if each["figure"] == "mtie")
    assert 0.4 <= mtie["first"]["tau"] <= 0.55 and mtie["first"]["allowed"] == pytest.approx(40e-9)
    out = tmp_path / "out"
    assert irqscope("report", out, "--format", "json,junit,markdown,png")[0] == 1
    assert {"time-error.png", "wander.png"} <= {each.name for each in out.iterdir()}
    assert "is above the mask of G.8262" in (out / "junit.xml").read_text()
    assert "| 100 ms |" in (out / "report.md").read_text() and "Wander" in page_of(out)
    code, said = irqscope("report", out, "--limit", "mtie(3ms)=1us", "--limit", "te.constant=1us")
    assert code == 1 and "te.constant cannot be told: a constant time error is known only against" in said
    assert cli.main(["compare", str(out), str(out)]) == 2
    assert cli.main(["export", str(out), "--to", "hgrm", "--out", str(tmp_path / "x")]) == 2
    assert cli.main(["export", str(out), "--to", "vcd", "--out", str(tmp_path / "x")]) == 0


def test_the_python_api(tmp_path: Path) -> None:
    with api.connect(url(**PULSES)) as scope:
        run = scope.clock(period="1ms", count=300, limits=["te.max=20ns"], out=tmp_path / "run")
        assert run.ok and run.segments == [] and {"time-error", "wander"} <= set(run.figures)
        assert run.figure("wander") is not None and "TDEV" in run._repr_html_()
        found: Any = run.result.findings
        assert found.clock.pulses >= 300 and np.all(np.array(found.curve.windows) > 0)
        with pytest.raises(api.BadInput, match="reference aux is the input"):
            scope.clock(input="aux", reference="aux")


@pytest.mark.parametrize(
    ("arguments", "options", "code", "complaint"),
    [
        (["--count", "50"], {"aux.signal": "none"}, 4, "0 pulses came on aux: that is no clock"),
        (["--period", "1.1ms", "--count", "50"], {}, 4, "the pulses on aux come at 1 kHz, not at 909.091 Hz"),
        (["--count", "5"], {}, 2, "5 ms are too short: it takes 10 pulses"),
        (["--count", "50", "--duration", "1s"], {}, 2, "--count and --duration both say"),
        (["--period", "50ns"], {}, 2, "a pulse every 50 ns is too fast: this instrument takes 79.6 ns at least"),
        (["--input", "stimulus"], {}, 2, "--input takes one of isr, task, done, aux, not 'stimulus'"),
        (["--reference", "aux"], {}, 2, "--reference aux is the input that is measured"),
        (["--mask", "g999"], {}, 2, "--mask takes g811, g8262-eec1,"),
        (["--limit", "mtie(1.5ms)=1us"], {}, 2, "mtie(1.5ms) is at no whole number of periods"),
        (["--limit", "isr.max=1us"], {}, 2, "names nothing that is found of a clock"),
        (["--limit", "mtie(soon)=1us"], {}, 2, "mtie(soon)"),
        (["--tolerance", "60%"], {}, 2, "--tolerance takes a share of more than 0 % and at most 40 %"),
    ],
)
def test_what_cannot_be_is_said(
    arguments: list[str],
    options: dict[str, str],
    code: int,
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    port = url(**{**PULSES, **options})
    period = [] if "--period" in arguments else ["--period", "1ms"]
    assert cli.main(["clock", "--port", port, "--out", str(tmp_path / "out"), *period, *arguments]) == code
    told = capsys.readouterr()
    assert complaint in told.out + told.err
