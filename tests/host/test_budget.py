# SPDX-License-Identifier: BSD-2-Clause
"""The uncertainty budget: its formulae against plain simulation, its lines by what is known, and what reports say."""

import json
import math
import shutil
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from endtoend import page_of
from jsonrecords import content_of, made

from irqscope import cli
from irqscope.analysis.quantiles import Quantile
from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy
from irqscope.device.configuration import SegmentSettings
from irqscope.findings.campaignrecord import SCHEMA, CampaignResult, ScenarioRow
from irqscope.results.budget import CRYSTAL, PADS, SKEW, Component, budget, components, includes, total
from irqscope.results.correction import Correction
from irqscope.results.provenance import Known, Oscillator
from irqscope.results.summary import Summary
from irqscope.results.uncertainty import combined, quantisation, uneven_bins
from models.instrument import IDENTITY

TICK = float(IDENTITY.tick)
RANDOM = 200_000


def segment(cause: Source, response: Source, policy: Policy = Policy.COALESCE) -> SegmentSettings:
    return SegmentSettings(name="it", cause=cause, response=response, policy=policy, timeout=1)


ISR = segment(Source.STIMULUS, Source.ISR)
TASK = segment(Source.ISR, Source.TASK)
INTERVAL = segment(Source.ISR, Source.ISR, Policy.INTERVAL)


def lines(settings: SegmentSettings, known: Known, **identity: object) -> dict[str, Component]:
    return {line.name: line for line in components(settings, replace(IDENTITY, **identity), known)}


def stamp(times: np.ndarray, instants: np.ndarray) -> np.ndarray:
    """The first instant at or after each time; `instants` of one clock of as many ticks, the stamp is its number."""
    clocks, rest = np.divmod(times, len(instants))
    grid = np.concatenate([instants, [len(instants) + instants[0]]])
    return clocks * len(instants) + np.searchsorted(grid, rest)


@pytest.mark.parametrize("widths", [[1, 1], [1.1, 0.9], [0.7, 1.3], [0.8, 1.3, 0.9, 1.0]])
def test_bins_against_a_simulation_of_stamps(widths):
    """True times drawn at random, stamped by the instants, and what is off counted: nothing of the formulae in it."""
    rng, samples = np.random.default_rng(4), len(widths)
    instants = np.concatenate([[0], np.cumsum(widths[1:])])
    driven = rng.integers(0, samples, RANDOM)
    latencies = rng.uniform(200, 900, RANDOM)
    one_end = stamp(instants[driven] + latencies, instants) - driven - latencies
    starts = rng.uniform(0, samples, RANDOM)
    two_ends = stamp(starts + latencies, instants) - stamp(starts, instants) - latencies
    for ends, errors in ((1, one_end), (2, two_ends)):
        (bias, standard), more = quantisation(ends), uneven_bins(widths)
        assert errors.mean() == pytest.approx(bias, abs=0.004)
        assert errors.std() == pytest.approx(combined([standard, more]), rel=0.004)
    if len(set(widths)) == 1:
        assert uneven_bins(widths) == 0 and (one_end.min() >= 0) and (one_end.max() <= 1)


def test_nothing_known_is_assumed_and_said_so():
    found = lines(ISR, Known())
    assert {name: line.basis for name, line in found.items()} == {
        "quantisation": "definition",
        "bin widths": "not known",
        "synchroniser": "assumed",
        "pins": "assumed",
        "oscillator": "assumed",
    }
    assert found["pins"].bias == PADS / 2 and found["pins"].standard == pytest.approx(PADS / 2 / math.sqrt(3))
    assert lines(TASK, Known())["pins"].standard == pytest.approx(SKEW / math.sqrt(3))
    assert lines(INTERVAL, Known())["pins"].standard == 0
    assert lines(ISR, Known(), samples=1)["bin widths"].basis == "definition"


def test_what_a_self_test_measured_takes_the_place_of_what_was_assumed():
    known = Known(widths=(1.1, 0.9), offsets={"isr": (1, 3), "task": (0, 1)}, oscillator=Oscillator(12e-6, 1e-6, False))
    found = lines(ISR, known)
    assert all(line.basis == "measured" for name, line in found.items() if name not in ("quantisation", "synchroniser"))
    assert found["pins"].bias == pytest.approx(2 * TICK)
    assert found["pins"].standard == pytest.approx(TICK / math.sqrt(3))
    between = lines(TASK, known)["pins"]
    assert between.bias == pytest.approx(-1.5 * TICK)  # task is as much earlier: -3 to 0 ticks
    assert between.standard == pytest.approx(1.5 * TICK / math.sqrt(3))
    assert found["oscillator"].relative_bias == pytest.approx(12e-6)
    applied = replace(known, oscillator=Oscillator(12e-6, 1e-6, True))
    assert lines(ISR, applied)["oscillator"].relative_bias == 0


def test_the_oscillator_counts_with_the_value():
    known = components(ISR, IDENTITY, Known())
    correction = Correction.of(known)
    short, long = (content_of(total(correction, "x", time)) for time in (Fraction(1, 10**6), Fraction(1)))
    grid = math.hypot(TICK / math.sqrt(12), PADS / math.sqrt(12), 0.2e-9 / math.sqrt(3))
    assert short["standard"] == pytest.approx(grid, rel=1e-4)
    assert long["standard"] == pytest.approx(CRYSTAL / math.sqrt(3), rel=1e-3)
    assert short["expanded"] == 2 * short["standard"]
    assert short["bias"] == pytest.approx(TICK / 2 + PADS / 2)
    assert short["corrected"] == pytest.approx(short["value"] - short["bias"]) and short["value"] == 1e-6


def test_a_simulated_instrument_has_its_grid_only():
    found = lines(ISR, Known(simulated=True))
    assert [name for name, line in found.items() if line.standard or line.relative] == ["quantisation"]
    assert found["bin widths"].basis == "not known"


WIRES, EDGES, CHANCE = "wires and level shifters", "the difference between rising", "chance: how far"
STUB, BINS = "the stub's own write", "bin widths: not measured"


@pytest.mark.parametrize(
    ("settings", "ends", "shape", "least", "variance", "made_of", "excluded"),
    [
        (ISR, 1, "uniform", 0, 1 / 12, "wire to the target", [BINS, WIRES, EDGES, STUB, CHANCE]),
        (TASK, 2, "triangular", -1, 1 / 6, "from output write", [BINS, WIRES, EDGES, CHANCE]),
        (INTERVAL, 2, "triangular", -1, 1 / 6, "time between two accepted edges", [BINS, CHANCE]),
    ],
    ids=["of a stimulus", "of two inputs", "interval"],
)
def test_what_the_grid_does_to_a_sample(settings, ends, shape, least, variance, made_of, excluded):
    found = budget(settings, IDENTITY, Known(), made(Summary, {}))
    assert (found.quantised_ends, found.shape) == (ends, shape)
    assert (found.least_error_ticks, found.greatest_error_ticks) == (least, 1)
    assert found.sd == pytest.approx(TICK * math.sqrt(variance))
    by_grid, _, by_pad, _, _ = found.components
    assert (by_grid.distribution, by_grid.standard) == (shape, found.sd)
    assert by_grid.text.startswith("the stimulus is on the clock" if ends == 1 else "both ends are stamped")
    assert by_grid.bias == pytest.approx(TICK / 2 if ends == 1 else 0)
    assert by_pad.standard == pytest.approx(0.2e-9 * math.sqrt(ends / 3))
    assert includes(settings).startswith(made_of)
    assert len(found.not_included) == len(excluded) and all(map(str.startswith, found.not_included, excluded))


def test_values_are_levels_and_what_can_be_told_of_quantiles():
    """The median stands once; a range or an SD is no time that a bias is taken off."""
    quantiles = [("0.5", True, 71), ("0.9", True, 90), ("0.99", True, 95), ("0.999", False, 99)]
    rows = [made(Quantile, {"q": q, "estimable": known, "low": 1, "high": ticks}) for q, known, ticks in quantiles]
    levels = {"min": 10, "median": 70, "mean": 75.5, "max": 100}
    figures = made(Summary, {**levels, "sd": 7.0, "range": 90, "quantiles": rows})
    values = budget(ISR, IDENTITY, Known(), figures).values
    assert {each.of: each.value for each in values} == pytest.approx(
        {name: ticks * TICK for name, ticks in {**levels, "p90": 90, "p99": 95}.items()}
    )


def test_bins_that_were_measured_add_what_they_are_uneven_by():
    """Two instants of which one is 0.1 ticks late: a variance of 0.05^2 at each end."""
    line = lines(ISR, Known(widths=(0.9, 1.1)))["bin widths"]
    assert (
        line.standard == pytest.approx(TICK * 0.05 * math.sqrt(2))
        and line.text == "sampling bins of 0.9000, 1.1000 ticks"
    )


@pytest.mark.parametrize(("applied", "words"), [(True, "corrected"), (False, "not corrected")])
def test_a_calibrated_oscillator_may_have_moved_since(applied, words):
    line = lines(ISR, Known(oscillator=Oscillator(12e-6, 1e-6, applied)))["oscillator"]
    assert line.relative == pytest.approx(math.hypot(1e-6, 5e-6 / math.sqrt(3)))
    assert line.text == f"calibrated: +12.0 ppm, {words}; since then within 5 ppm (assumed)"


@pytest.fixture(scope="module")
def run(tmp_path_factory) -> Path:
    directory = tmp_path_factory.mktemp("budget") / "run"
    assert cli.main(["latency", "--port", "model://", "--rate", "1kHz", "--count", "600", "--out", str(directory)]) == 0
    return directory


def result(run: Path) -> dict:
    return json.loads((run / "result.json").read_text())


def test_every_segment_has_its_budget(run):
    for one in result(run)["segments"]:
        budget = one["uncertainty"]
        values = {value["of"]: value for value in budget["values"]}
        assert {"min", "median", "mean", "max", "p90"} <= set(values)
        assert values["max"]["value"] == pytest.approx(one["max"] * TICK)
        assert values["max"]["standard"] >= values["min"]["standard"] > 0
        assert values["max"]["corrected"] == pytest.approx(values["max"]["value"] - values["max"]["bias"])
        assert budget["complete"] is False and budget["coverage_factor"] == 2
        assert any("bin widths" in sentence for sentence in budget["not_included"])
    page = page_of(run)
    assert "What this number does not include" in page and "Uncertainty budget: isr" in page
    assert page.count("bin widths: not measured") == 1


def test_a_report_names_its_rule_and_judges_by_another_one(run, tmp_path):
    """The corrected maximum keeps a limit that is 1 ns above it; with its U it does not."""
    run = Path(shutil.copytree(run, tmp_path / "run"))
    value = next(v for v in result(run)["segments"][0]["uncertainty"]["values"] if v["of"] == "max")
    bound = f"{value['corrected'] * 1e9 + 1:.4f}ns"
    assert cli.main(["report", str(run), "--limit", f"isr.max={bound}"]) == 0
    (entry,) = result(run)["limits"]
    assert (entry["outcome"], entry["decision"]) == ("kept", "simple")
    assert entry["judged"] == pytest.approx(value["corrected"]) and entry["found"] == pytest.approx(value["value"])
    assert "simple acceptance of the corrected value (JCGM 106, 8.2)" in page_of(run)
    # What is beyond the limit is counted by the same value: the maximum itself is not.
    beyond = next(e for e in result(run)["segments"][0]["exceedances"] if e["of"].startswith("isr.max"))
    assert beyond["ticks"] >= result(run)["segments"][0]["max"] and beyond["count"] == 0
    assert cli.main(["report", str(run), "--decision", "guarded"]) == 1
    (entry,) = result(run)["limits"]
    assert (entry["outcome"], entry["decision"]) == ("not shown", "guarded") and "reaches beyond" in entry["sentence"]
    assert "guarded acceptance" in page_of(run)


def bracket(path: Path, operations: list[dict], **more: object) -> Path:
    path.mkdir()
    rows = [made(ScenarioRow, {"state": "valid"})]
    found = {"findings": {"operations": operations}, "schema": SCHEMA, "scenarios": rows, **more}
    (path / "result.json").write_text(json.dumps(content_of(made(CampaignResult, found))))
    return path


EMPTY = {"operation": "nothing", "n": 3004, "median": 1.2e-6, "max": 2e-6}


def test_the_stubs_toggle_is_cited_from_an_empty_bracket(run, tmp_path, capsys):
    costs = bracket(tmp_path / "costs", [{**EMPTY, "operation": "pipe", "median": 9e-6}, EMPTY])
    assert cli.main(["report", str(run), "--toggle", str(costs)]) == 0
    found = result(run)
    assert found["toggle"]["median"] == 1.2e-6 and found["toggle"]["directory"] == str(costs)
    isr, task = found["segments"][0]["uncertainty"], found["segments"][1]["uncertainty"]
    assert isr["toggle"] == pytest.approx({"toggle": 1.2e-6, "bias": 0.6e-6, "standard": 0.6e-6 / math.sqrt(3)})
    assert task["toggle"] is None
    assert not any("--toggle" in sentence for sentence in isr["not_included"])
    assert "The stub&#x27;s own toggle takes 1.20 us" in page_of(run)


@pytest.mark.parametrize(
    ("operations", "more", "complaint"),
    [
        ([{**EMPTY, "operation": "pipe"}], {}, "holds no empty bracket"),
        ([], {}, "holds no empty bracket"),
        ([EMPTY], {"errors": ["the books do not balance"]}, "cannot be used: the books do not balance"),
    ],
)
def test_what_is_no_bracket_is_refused(run, tmp_path, capsys, operations, more, complaint):
    costs = bracket(tmp_path / "costs", operations, **more)
    assert cli.main(["report", str(run), "--toggle", str(costs)]) == 2
    assert complaint in capsys.readouterr().err
