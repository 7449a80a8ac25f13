# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope selftest --bins` on the real gateware finds the widths of the bins that the bench was given."""

import json

import pytest
from endtoend import irqscope, url

from irqscope import cli
from irqscope.analysis.phases import Phases
from irqscope_bench import native

pytestmark = pytest.mark.bench

SOURCE = {"engine": "native", "aux__signal": "pps", "aux__phase": "1us", "aux__width": "3us"}
compile_library = native.library


def port(duty: str, **options: object) -> str:
    """A bench with a source of some 59 kHz on `aux` whose clock is the target's own."""
    return url(**{**SOURCE, "profile": "linux-rt", "aux__period": "17.001237us", "duty": duty, **options})


def measured(*arguments: object) -> dict:
    code, output = irqscope("selftest", "--json", "--bins", "aux", *arguments)
    assert code == 0
    return json.loads(output)


def check_widths(found: dict, duty: float, samples: int) -> None:
    """Bin 0 ends with a rising edge of the sampling clock, bin 1 with a falling one, and so on."""
    assert len(found["bins"]) == samples
    for one in found["bins"]:
        true = 2 * duty if one["bin"] % 2 else 2 * (1 - duty)
        assert abs(one["width"] - true) < 4 * one["standard_error"] < 0.1
        assert one["dnl"] == pytest.approx(one["width"] - 1)


@pytest.mark.parametrize(("duty", "equal"), [("45%", False), ("50%", True), ("52%", False)])
def test_widths(duty, equal):
    found = measured("--edges", "30k", "--port", port(duty))
    check_widths(found, float(duty[:-1]) / 100, 2)
    assert found["equal"] == equal and found["lost"] == 0 and found["edges"] >= 30_000
    assert found["rate_hz"] == pytest.approx(1e6 / 17.001237, rel=1e-4)
    assert found["qualification"] == "simulated"


@pytest.mark.slow
def test_widths_with_four_samples_a_clock(monkeypatch):
    """A core for this test alone: compiled without optimisation, since compiling costs the most."""
    monkeypatch.setattr(native, "library", lambda core, **options: compile_library(core, optimise="-O0"))
    check_widths(measured("--edges", "4k", "--port", port("40%", r=4)), 0.40, 4)


def test_edges_that_the_link_cannot_carry_are_counted_and_do_no_harm():
    found = measured("--edges", "20k", "--port", port("45%", aux__period="7.001237us"))
    check_widths(found, 0.45, 2)
    assert found["lost"] > 5000
    assert found["rate_hz"] == pytest.approx(1e6 / 7.001237, rel=0.01)


@pytest.mark.parametrize("period", ["18us", "20us", "18.25us"])
def test_a_locked_source_is_refused(period, capsys):
    """In 2 us are exactly 201 ticks. Of 18 us, an odd number, each bin has half of the edges, whatever its width is."""
    locked = port("45%", profile="ideal", aux__period=period)
    assert cli.main(["selftest", "--bins", "aux", "--edges", "4k", "--port", locked]) == 4
    output = capsys.readouterr()
    assert "not spread evenly over the clock" in output.err and output.err.count("\n") == 1
    assert output.out == ""


def test_without_the_look_at_phases_a_locked_source_would_be_believed(monkeypatch):
    """What makes the refusal necessary: unequal bins that are called equal."""
    monkeypatch.setattr(Phases, "even", property(lambda phases: True))
    monkeypatch.setattr(Phases, "unevenness", 0.0, raising=False)
    found = measured("--edges", "4k", "--port", port("45%", profile="ideal", aux__period="18us"))
    assert [one["width"] for one in found["bins"]] == pytest.approx([1, 1], abs=0.001)


@pytest.mark.parametrize(("signal", "came"), [("none", "0 of 100000"), ("pps", "1 of 100000")])
def test_a_silent_input(signal, came, capsys):
    silent = port("50%", aux__signal=signal, aux__phase="1s", aux__period="40s")
    assert cli.main(["selftest", "--bins", "aux", "--port", silent]) == 4
    error = capsys.readouterr().err
    assert error.startswith(f"irqscope: aux is silent: {came} rising edges came") and error.count("\n") == 1


def test_for_people(capsys):
    assert cli.main(["selftest", "--bins", "aux", "--edges", "10k", "--port", port("45%")]) == 0
    text = capsys.readouterr().out
    assert text.startswith("aux: 1") and "0 lost (simulated)" in text
    assert "The bins are not equal: they are 8.9" in text and "50 blocks of edges agree" in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--edges", "100"], "--edges 100 is outside of 2000 to 3000000"),
        (["--edges", "20M"], "outside of"),
        (["--edges", "many"], "not a count"),
    ],
)
def test_wrong_numbers_of_edges(arguments, complaint, capsys):
    assert cli.main(["selftest", "--bins", "aux", "--port", port("50%"), *arguments]) == 2
    assert complaint in capsys.readouterr().err
