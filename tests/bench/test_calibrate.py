# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope calibrate` on the real gateware finds the error that the bench was given, and runs apply it when asked."""

import json
import re
from fractions import Fraction

import pytest
from endtoend import irqscope, latency, page_of, url

from irqscope import cli
from irqscope.qualifying import reference
from irqscope.qualifying.oscillator import Oscillator

pytestmark = pytest.mark.bench

REFERENCE = {"engine": "native", "profile": "ideal", "aux.signal": "pps"}


@pytest.fixture(autouse=True)
def empty_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def calibrated(*arguments: object, **options: object) -> dict:
    code, text = irqscope("calibrate", "--json", *arguments, "--port", url(**{**REFERENCE, **options}))
    assert code == 0
    return json.loads(text)


@pytest.mark.parametrize(("ppm", "phase"), [(-12.5, "123.4567us"), (0.317, "3.5ms"), (48, "99us")])
def test_one_pulse_per_second(ppm, phase):
    """The reference is by the target's clock: as much as that is fast, the instrument's seems slow."""
    found = calibrated("--pps", "aux", "--duration", "15s", **{"clock.error_ppm": ppm, "aux.phase": phase})
    true = 1 / (1 + ppm * 1e-6) - 1
    assert abs(found["error"] - true) <= 2 * found["uncertainty"] < 1e-9
    assert found["periods"] == (15 if ppm < 0 else 16) and found["missing"] == found["doubled"] == 0
    assert [entry["tau"] for entry in found["allan"]] == [1, 2, 4]


@pytest.mark.parametrize(("period", "ppm"), [("99.999ns", -10), ("100.003ns", 30)])
def test_ten_megahertz(period, ppm):
    """The link carries a hundredth of the edges; what it lost is counted."""
    options = {"aux.period": period, "aux.width": "50ns", "aux.phase": "1us"}
    found = calibrated("--ref", "10MHz", "--duration", "25ms", **options)
    assert abs(found["error"] - ppm * 1e-6) <= 2 * found["uncertainty"] < 1e-6
    assert found["periods"] >= 249_000 and found["missing"] == found["doubled"] == 0


def test_recorded_always_and_applied_when_asked(tmp_path):
    port = url(**REFERENCE, **{"clock.error_ppm": -100})
    _, text = irqscope("calibrate", "--json", "--pps", "aux", "--duration", "12s", "--port", port)
    error = json.loads(text)["error"]
    run = ("--rate", "1kHz", "--count", 50, "--dither", "none")
    plain, applied = (
        latency(port, tmp_path / name, *run, *more) for name, more in (("plain", ()), ("applied", ("--calibrated",)))
    )
    ticks = [Fraction(o.result["tick"]["numerator"], o.result["tick"]["denominator"]) for o in (plain, applied)]
    assert ticks[0] == Fraction(1, 100_500_000) and float(ticks[0] / ticks[1]) == pytest.approx(1 + error, abs=1e-15)
    assert plain.result["calibrated"] is None and applied.result["calibrated"]["error"] == error
    lines = [
        next(c for c in o.segment("isr")["uncertainty"]["components"] if c["name"] == "oscillator")
        for o in (plain, applied)
    ]
    assert [line["relative_bias"] for line in lines] == [error, 0]
    # A second of the reference is driven as one: 10050 ticks too many of it in every 100 500 000.
    period = [o.result["configuration"]["stimuli"]["stimulus"]["period"] for o in (plain, applied)]
    assert period == [100_500, 100_510]
    told = re.search(r"corrected by \+([0-9.]+) ppm", page_of(tmp_path / "applied"))
    assert told and float(told[1]) == pytest.approx(100, abs=1e-2) and "." in told[1], (
        "to the digits of its uncertainty"
    )
    assert cli.main(["report", str(tmp_path / "applied")]) == 0


def test_what_can_no_longer_be_kept_is_told_all_the_same(tmp_path, monkeypatch, capsys):
    def measured(*rest: object) -> Oscillator:
        (tmp_path / "data").write_text("the folder is gone")
        return original(*rest)

    original = reference.measure
    monkeypatch.setattr(reference, "measure", measured)
    assert cli.main(["calibrate", "--json", "--pps", "aux", "--duration", "10s", "--port", url(**REFERENCE)]) == 5
    told = capsys.readouterr()
    assert json.loads(told.out)["periods"] >= 10 and json.loads(told.out)["record"] is None
    assert "nothing is put on record: cannot make the directory" in told.err


def test_nothing_to_apply(tmp_path, capsys):
    command = ["latency", "--port", url(**REFERENCE), "--count", "50", "--calibrated", "--out", str(tmp_path / "run")]
    assert cli.main(command) == 2
    assert "no calibration of this instrument's oscillator is on record" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "options", "code", "complaint"),
    [
        (["--pps", "aux", "--duration", "12s"], {"aux.signal": "none"}, 4, "aux is silent: no rising edge for 10 s"),
        (["--pps", "aux", "--duration", "12s"], {"aux.period": "1.01s"}, 4, "come at 0.9901 Hz, not at 1 Hz"),
        (["--pps", "aux", "--duration", "20s"], {"aux.lost": 0.7}, 4, "periods left of the 10 that it takes"),
        (["--pps", "aux", "--duration", "5s"], {}, 2, "5 s are too short: it takes 10 periods"),
        (["--ref", "20MHz"], {}, 2, "20 MHz is too fast: this instrument takes 12.5625 MHz at most"),
        (["--ref", "10MHz", "--duration", "2h"], {}, 2, "too long for so fast a reference"),
    ],
)
def test_what_is_no_reference_is_refused(arguments, options, code, complaint, capsys):
    assert cli.main(["calibrate", *arguments, "--port", url(**{**REFERENCE, **options})]) == code
    assert complaint in capsys.readouterr().err
