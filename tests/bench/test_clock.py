# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope clock` end to end: what it says of the bench's pulses is what they are made of."""

import json
import random
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from endtoend import irqscope, page_of, url
from numpy.lib.stride_tricks import sliding_window_view
from seeds import seeds

import irqscope as api
from irqscope import cli
from irqscope.experiments import clock
from irqscope.measuring.requests import Connection
from irqscope.measuring.session import open_session
from irqscope.measuring.stopping import StopRequest
from irqscope_bench.wander import EXTRA, LOST, Wander, fitting

pytestmark = pytest.mark.bench
TICK = 1 / 100_500_000
PULSES = {"profile": "ideal", "aux.signal": "pps", "aux.period": "1ms", "aux.phase": "1.2345us", "aux.width": "100us"}


def measured(folder: Path, *arguments: object, **options: object) -> tuple[int, Any, str]:
    """Exit code, what was found, and what was said."""
    code, said = irqscope(
        "clock", "--port", url(**{**PULSES, **options}), "--period", "1ms", "--out", folder / "out", *arguments
    )
    return code, json.loads((folder / "out" / "result.json").read_text())["findings"], said


def drawn(seed: int) -> dict[str, object]:
    """A clock that is off, wanders, is noisy, and lacks pulses or has some too many."""
    rng = random.Random(seed)
    return {
        "clock.error_ppm": round(rng.uniform(-50, 50), 3),
        "aux.sine": f"{rng.choice((0, rng.randrange(20, 2000)))}ns",
        "aux.sine_pulses": rng.randrange(20, 400),
        "aux.walk": f"{rng.choice((0, rng.randrange(1, 60)))}ns",
        "aux.noise": f"{rng.choice((0, rng.randrange(5, 300)))}ns",
        "aux.lost": rng.choice((0, 0, 0.005)),
        "aux.extra": rng.choice((0, 0, 0.01)),
        "aux.seed": seed,
    }


def true_errors(ledger: list[Any], found: dict[str, Any], period: float) -> tuple[np.ndarray, np.ndarray, int]:
    """Numbers and time errors in seconds of the target's own pulses while it was measured, and how many were extra."""
    pulses = np.array([(each.ps, each.subject, each.object) for each in ledger if each.kind == "pulse"])
    proper = pulses[pulses[:, 2] == 0]
    begin = int(np.argmin(np.abs(proper[:, 0] * 1e-12 - found["first"])))
    mine = proper[begin : begin + found["clock"]["pulses"]]
    extra = pulses[(pulses[:, 2] == 1) & (pulses[:, 0] > mine[0, 0]) & (pulses[:, 0] < mine[-1, 0])]
    numbers = mine[:, 1] - mine[0, 1]
    return numbers, numbers * period - (mine[:, 0] - mine[0, 0]) * 1e-12, len(extra)


def obvious(parts: list[np.ndarray], n: int) -> tuple[float, float]:
    """MTIE and TDEV over n periods by the definitions of G.810, of stretches together."""
    windows = [np.ptp(sliding_window_view(each, n + 1), axis=1).max() for each in parts if len(each) > n]
    sums = [np.convolve(each[2 * n :] - 2 * each[n:-n] + each[: -2 * n], np.ones(n), "valid") for each in parts
            if len(each) >= 3 * n]  # fmt: skip
    squares = np.concatenate([np.empty(0), *sums]) ** 2
    return max(windows), float(np.sqrt(squares.mean() / 6) / n) if len(squares) else 0.0


@pytest.mark.parametrize("seed", seeds(6, 20))
def test_drawn_clocks_are_as_the_target_knows_them(seed: int, tmp_path: Path) -> None:
    """Against the ledger, to what the grid of the stamps lets one know."""
    options = {**PULSES, **drawn(seed), "ledger": "on", "link": "unlimited"}
    out = tmp_path / "run"
    with StopRequest() as stop, open_session(Connection(port=url(**options)), [], stop) as session:
        evaluation = clock.measure(session, api.Clock(period=Fraction(1, 1000), count=600), out)
        ledger = session.instrument.transport._port.bench.ledger()  # type: ignore[attr-defined]
    assert evaluation().complete
    found, tick = json.loads((out / "result.json").read_text())["findings"], TICK
    found["first"] = int(api.read(out).events("aux").ticks[0]) * tick
    numbers, errors, extra = true_errors(ledger, found, 1e-3)
    assert len(numbers) == found["clock"]["pulses"] >= 590
    assert found["clock"]["missing"] == numbers[-1] + 1 - len(numbers)
    assert extra <= found["clock"]["extra"] <= extra + 1 and not found["clock"]["jumps"]
    slope, begin = np.polyfit(numbers, errors, 1)
    assert found["frequency"] == pytest.approx(slope / (1e-3 - slope), abs=1e-9)
    rest = errors - (begin + slope * numbers)
    assert found["time_error"]["max"] * tick == pytest.approx(np.abs(rest).max(), abs=1.01 * tick)
    cuts = np.flatnonzero(np.diff(numbers) > 1) + 1
    parts = np.split(rest, cuts)
    assert found["stretches"] == len(parts) and found["longest"] == max(map(len, parts))
    curve = found["curve"]
    for at, n in enumerate(curve["periods"]):
        extent, deviation = obvious(parts, n)
        assert curve["mtie"][at] * tick == pytest.approx(extent, abs=1.01 * tick)
        if curve["tdev"][at] is not None:
            assert curve["tdev"][at] * tick == pytest.approx(deviation, abs=0.5 * tick, rel=0.02)


def test_the_wander_of_the_bench_is_the_one_that_was_asked_for(tmp_path: Path) -> None:
    """A sine of 800 ns over 100 pulses: its extent over half of that is twice as much, its TDEV that of a sine."""
    _, found, _ = measured(tmp_path, "--count", 2000, **{"aux.sine": "800ns", "aux.sine_pulses": 100})
    curve = found["curve"]
    assert curve["mtie"][curve["periods"].index(100)] * TICK == pytest.approx(1600e-9, rel=0.02)
    for n in (10, 20, 50):
        # J. A. Barnes' transfer function of the modified Allan variance, for phase.
        true = 800e-9 * np.sqrt(4 / 3) * np.sin(np.pi * n / 100) ** 3 / (n * np.sin(np.pi / 100))
        assert curve["tdev"][curve["periods"].index(n)] * TICK == pytest.approx(true, rel=0.03)


def test_against_a_second_clock_the_instruments_own_drops_out(tmp_path: Path) -> None:
    """It is off by 80 ppm, and the other clock by 30 more: nothing of it is left, and time errors are absolute."""
    wander = {"oscillator": "80ppm", "clock.error_ppm": 30, "aux.sine": "500ns", "aux.due": "1", "aux.seed": 3}
    code, found, said = measured(
        tmp_path, "--count", 800, "--reference", "done", "--limit", "te.max=1.1us", "--limit", "te.constant=520ns",
        "--mask", "g8271.1-c", "--decision", "guarded", **wander,
    )  # fmt: skip
    assert code == 1 and "no interval of the mask was measured" in said, "1.3 s are more than there are"
    assert abs(found["frequency"]) < 1e-7 and found["removed"] == "nothing"
    errors = found["time_error"]
    assert errors["constant"] * TICK == pytest.approx(-500e-9, abs=2e-8), "pulses are late by what makes none early"
    assert errors["max"] * TICK == pytest.approx(1000e-9, abs=2 * TICK) and errors["range"] * TICK <= 1000e-9 + 2 * TICK
    assert found["reference"]["pulses"] >= 800 and found["reference"]["missing"] == 0
    alone = measured(tmp_path / "alone", "--count", 800, **wander)[1]
    assert alone["frequency"] == pytest.approx(30e-6 - 80e-6, abs=1e-6)


def test_pulses_of_a_profile() -> None:
    wander = Wander(sine=1000, walk=10, noise=5, lost=0.01, extra=0.02, seed=4)
    table = wander.table
    late = [each & (EXTRA - 1) for each in table]
    assert len(table) == 65536 and min(late) == 0 and Wander().table == [0]
    assert 500 < sum(bool(each & LOST) for each in table) < 800 < sum(bool(each & EXTRA) for each in table) < 1600
    assert fitting(table, 1_000_000, 1000) and not fitting(table, 3000, 1000)
    assert wander.table == table and Wander(walk=10, seed=5).table != Wander(walk=10).table


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
    assert irqscope("watch", "--once", out)[0] == 0 and irqscope("watch", "--once", "--json", out)[0] == 0
    assert cli.main(["farm", "add", str(out), "--into", str(tmp_path / "farm"), "--target", "t"]) == 2
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
        (["--period", "1.1ms", "--count", "50"], {}, 4, "no pulses that are 1.1 ms apart came on aux."),
        (["--count", "5"], {}, 2, "5 ms are too short: it takes 10 pulses"),
        (["--count", "50", "--duration", "1s"], {}, 2, "--count and --duration both say"),
        (["--period", "50ns"], {}, 2, "a pulse every 50 ns is too fast: this instrument takes 79.6 ns at least"),
        (
            ["--input", "stimulus"],
            {},
            2,
            "--input takes one of isr, task, done, aux, isr_b, task_b, done_b, aux_b, not 'stimulus'",
        ),
        (["--reference", "aux"], {}, 2, "--reference aux is the input that is measured"),
        (["--mask", "g999"], {}, 2, "--mask takes g811, g8262-eec1,"),
        (["--limit", "mtie(1.5ms)=1us"], {}, 2, "mtie(1.5ms) is at no whole number of periods"),
        (["--limit", "isr.max=1us"], {}, 2, "names nothing that is found of a clock"),
        (["--limit", "mtie(soon)=1us"], {}, 2, "mtie(soon)"),
        (["--count", "50"], {"aux.lost": "1"}, 2, "aux.lost: 1 is no share of pulses"),
        (["--count", "50"], {"aux.noise": "400us"}, 2, "with so much wander a pulse begins before the one before"),
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
