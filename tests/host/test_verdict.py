# SPDX-License-Identifier: BSD-2-Clause
"""Verdicts: nothing passes that the run does not show. The reference counts ranks one by one."""

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonrecords import assemble, content_of, made
from model_run import PERIOD, Measured, configuration, unplugged

from irqscope.analysis.histogram import Distribution, ExactCounts
from irqscope.analysis.quantiles import CONFIDENCE, QUANTILES
from irqscope.base.records import changed
from irqscope.contract.roles import Source
from irqscope.contract.statistics import bin_low
from irqscope.measuring.limits import Limit
from irqscope.results.reread import reread
from irqscope.results.segmentrecord import Classes, Flags, SegmentResult
from irqscope.results.summary import summarise
from irqscope.results.verdict import Found, decide, judge, verdict_of, withhold
from irqscope.units import format_time
from models.instrument import ModelInstrument

TICK = Fraction(1, 10**8)
"""10 ns."""
SUB_BITS = 4


NONE: dict = {"components": []}
"""Of a perfect instrument: nothing is uncertain."""
GRID = {
    "components": [
        {"known": True, "bias": 5e-9, "relative_bias": 0.0, "standard": 3e-9, "relative": 0.0},
        {"known": False, "bias": 9.0, "relative_bias": 9.0, "standard": 9.0, "relative": 9.0},
    ]
}
"""Times are 5 ns too long, U is 6 ns; of another line nothing is known."""


def segment(values, *, exact=True, name="isr", uncertainty=NONE, **classes):
    """What result.json says of these samples."""
    counts = ExactCounts()
    counts.add(np.array(values, dtype=np.int64))
    bins = counts.bins(SUB_BITS)
    low, high = (min(values), max(values)) if values else (None, None)
    binned = Distribution.binned(bins, SUB_BITS, low, high) if values else Distribution([], [], [])
    data = summarise(Distribution.exact(counts) if exact else binned, low, high, sum(values), (*QUANTILES, "0.975"))
    used = [index for index, count in enumerate(bins) if count]
    edges = [bin_low(index, SUB_BITS) for index in range(used[0], used[-1] + 2)] if used else []
    return made(
        SegmentResult,
        {
            "name": name,
            "kind": "interval" if "interval" in name else "latency",
            "from": "stimulus",
            **content_of(data),
            "histogram": {"edges": edges, "counts": bins[used[0] : used[-1] + 1] if used else []},
            "classes": {
                key: classes.get(key, len(values) if key == "causes" else 0) for key in Classes.__struct_fields__
            },
            "flags": {key: classes.get(key, 0) for key in Flags.__struct_fields__},
            "source": {"histogram": classes.get("source", "on chip")},
            "uncertainty": uncertainty,
        },
    )


def judged(text, *segments, hard=True, blind=0, decision="simple"):
    limit = replace(Limit.parse(text, hard=hard), decision=decision)
    entries, errors = judge([limit], segments, TICK, blind)
    return entries[0], errors


def outcome(text, *segments):
    return judged(text, *segments)[0].outcome


def upper_rank(n: int, q: Fraction) -> int | None:
    """Rank whose sample is above the quantile with (1 + CONFIDENCE) / 2; None if there is none: one by one, exactly."""
    below = Fraction(0)
    for k in range(n):
        below += math.comb(n, k) * q**k * (1 - q) ** (n - k)
        if below >= 1 - (1 - Fraction(str(CONFIDENCE))) / 2:
            return k + 1
    return None


SAMPLES = st.lists(st.integers(1, 5000), min_size=1, max_size=150)


@given(SAMPLES, st.data(), st.sampled_from(["50", "90", "95", "97.5"]), st.integers(0, 8))
def test_a_quantile_is_kept_if_the_upper_end_of_its_interval_is(values, data, percent, missing):
    bound = data.draw(st.sampled_from(values)) + data.draw(st.integers(-1, 1))
    found = outcome(f"isr.p{percent}={bound * 10}ns", segment(values, missing=missing))
    n = len(values) + missing
    q = Fraction(percent) / 100
    ordered = [*sorted(values), *[math.inf] * missing]
    rank = upper_rank(n, q)
    tail = float(min(q, 1 - q))
    estimable = (1 - tail) ** n <= (1 - CONFIDENCE) / 2
    shown = estimable and rank is not None and ordered[rank - 1] <= bound
    if missing:  # by bins then, which may be too wide to show it
        assert found != "kept" or shown
    else:
        assert (found == "kept") == shown
    if found == "exceeded":
        assert ordered[math.ceil(q * n) - 1] > bound * (1 if not missing else 0.9)


def test_between_a_quantile_and_the_upper_end_of_its_interval_nothing_is_shown():
    found = segment(list(range(1, 1001)))
    high = upper_rank(1000, Fraction(9, 10))
    assert 910 < high < 925
    for bound, told in ((899, "exceeded"), (900, "not shown"), (high - 1, "not shown"), (high, "kept")):
        entry, _ = judged(f"isr.p90={bound * 10}ns", found)
        assert entry.outcome == told and entry.found == pytest.approx(9e-6)
        assert entry.interval[1] == pytest.approx(high * 1e-8)
        assert verdict_of([entry]) == ("PASS" if told == "kept" else "FAIL")


@pytest.mark.parametrize("missing", [100, 300])
def test_causes_without_a_latency_make_no_sample_worth_more(missing):
    """Of 900 samples four are worth one: so they are of all causes, those without a latency behind all others."""
    values = [1 + number // 30 for number in range(900)]
    found = segment(values, missing=missing)
    found = changed(found, quantiles=[changed(each, effective=225) for each in found.quantiles])
    ordered = [*values, *[math.inf] * missing]
    high = ordered[4 * upper_rank(len(ordered) // 4, Fraction(1, 2)) - 1]
    for bound, told in ((high - 1, "not shown"), (high, "kept")):
        entry, _ = judged(f"isr.p50={bound * 10}ns", found)
        assert entry.outcome == told and entry.interval[1] == pytest.approx(high * 1e-8)


@pytest.mark.parametrize(
    ("bound", "simple", "guarded"),
    [
        ("9994.9ns", "exceeded", "exceeded"),
        ("9995.1ns", "kept", "not shown"),
        ("10us", "kept", "not shown"),
        ("10000.9ns", "kept", "not shown"),
        ("10001.1ns", "kept", "kept"),
    ],
)
def test_a_limit_is_decided_on_the_corrected_value_and_on_its_u_if_guarded(bound, simple, guarded):
    """Stamped 10 us, corrected 9.995 us, which with U is 10.001 us."""
    of_one = segment([1000], uncertainty=GRID)
    for rule, outcome in (("simple", simple), ("guarded", guarded)):
        entry, _ = judged(f"isr.max={bound}", of_one, decision=rule)
        assert (entry.outcome, entry.decision) == (outcome, rule)
        assert entry.judged == pytest.approx(9.995e-6) and entry.found == pytest.approx(1e-5)
        assert entry.expanded == pytest.approx(6e-9) and entry.sentence.startswith("isr.max is 9.9950 us")
        assert ("its U = 6.0 ns reaches beyond" in entry.sentence) == (entry.outcome == "not shown")


def test_a_guarded_quantile_has_the_upper_end_of_its_interval_and_u():
    found = segment(list(range(1, 1001)), uncertainty=GRID)
    high = upper_rank(1000, Fraction(9, 10)) * 10 - 5
    for bound, told in ((high, "not shown"), (high + 5, "not shown"), (high + 6.1, "kept")):
        assert judged(f"isr.p90={bound}ns", found, decision="guarded")[0].outcome == told
    assert judged(f"isr.p90={high}ns", found)[0].outcome == "kept"


def test_of_a_difference_the_bias_is_gone():
    entry, _ = judged("isr.range=10us", segment([500, 1500], uncertainty=GRID))
    assert entry.outcome == "kept" and entry.found == entry.judged == pytest.approx(1e-5)
    assert entry.expanded == pytest.approx(6e-9 * math.sqrt(2))


@given(SAMPLES, st.integers(0, 6000))
def test_figures_of_the_samples_are_what_they_are(values, bound):
    for figure, value in (("max", max(values)), ("min", min(values)), ("range", max(values) - min(values))):
        for exact in (True, False):
            found = outcome(f"isr.{figure}={bound * 10}ns", segment(values, exact=exact))
            assert found == ("kept" if value <= bound else "exceeded")


def test_what_only_bins_tell_is_kept_if_its_upper_bound_is():
    values = [1000 + 20 * k for k in range(100)]
    true = np.std(values, ddof=1)
    assert outcome(f"isr.sd={true * 10 + 1:.0f}ns", segment(values)) == "kept"
    entry, _ = judged(f"isr.sd={true * 10 + 1:.0f}ns", segment(values, exact=False))
    assert entry.outcome != "kept" and entry.interval[0] < true * 1e-8 < entry.interval[1]
    assert outcome("isr.sd=10us", segment(values, exact=False)) == "kept"


@pytest.mark.parametrize("lost", ["missing", "pending", "unstamped", "over", "unproven"])
def test_causes_without_a_latency_may_have_had_any(lost):
    entry, errors = judged("isr.max=50us", segment([100] * 500, **{lost: 3}))
    assert entry.outcome == "not shown" and f"3 causes had no latency ({lost} 3)" in entry.sentence
    assert not errors and verdict_of([entry]) == "FAIL"
    assert outcome("isr.mean=50us", segment([100] * 500, **{lost: 3})) == "not shown"
    assert outcome("isr.min=50us", segment([100] * 500, **{lost: 3})) == "kept"
    assert outcome("isr.max=500ns", segment([100] * 500, **{lost: 3})) == "exceeded"
    assert outcome("isr.p50=50us", segment([100] * 500, **{lost: 3})) == "kept"
    entry, _ = judged("isr.p99=50us", segment([100] * 500, **{lost: 3}))
    assert (entry.outcome, entry.interval) == ("not shown", None) and "3 causes had no" in entry.sentence
    assert outcome("isr.p99=50us", segment([100] * 500)) == "kept"


def test_an_interval_has_no_causes_to_lose():
    assert outcome("isr.interval.max=50us", segment([100] * 5, name="isr.interval", missing=3)) == "kept"


def test_too_few_samples_show_nothing():
    entry, _ = judged("isr.p99.99=50us", segment([100] * 29955))
    assert entry.outcome == "not shown" and entry.found is None
    assert "quantile 0.9999 needs 29956 samples, and there are 29955" in entry.sentence
    assert outcome("isr.p99.99=50us", segment([100] * 29956)) == "kept"


def test_one_sample_has_no_sd():
    entry, errors = judged("isr.sd=1us", segment([100]))
    assert entry.outcome == "not shown" and entry.found is None and not errors
    assert entry.sentence.startswith("isr.sd cannot be told: it takes 2 samples")
    assert outcome("isr.sd=1us", segment([100, 100])) == "kept"
    assert outcome("isr.iqr=1us", segment([100])) == outcome("isr.max=1us", segment([100])) == "kept"


def test_counts_are_judged_as_they_are():
    assert outcome("isr.missing=3", segment([1], missing=3)) == "kept"
    assert outcome("isr.missing=2", segment([1], missing=3)) == "exceeded"
    assert outcome("isr.unproven=0", segment([1], unproven=1)) == "exceeded"
    assert outcome("isr.missing=0", segment([], missing=9, causes=9)) == "exceeded", "a dead target is measured"


def test_the_loss_is_what_no_answer_came_for():
    one, two = segment([1], missing=1, pending=1, unstamped=1), segment([1], name="response", missing=7)
    inner = changed(segment([1], name="task", missing=99), from_="isr")
    entry, _ = judged("max-loss=6", one, two, inner)
    assert (entry.outcome, entry.found) == ("exceeded", 7)
    assert entry.sentence == "max-loss is 7 (in response), at most 6 is allowed"
    assert outcome("max-loss=7", one, two, inner) == "kept"
    assert outcome("max-loss=98", inner) == "exceeded", "causes of others, where nothing begins with a stimulus"
    interval = segment([1, 2], name="isr.interval")
    for unknown in ([interval], [segment([])], [segment([5] * 9, source="events 8 of 9")]):
        entry, errors = judged("max-loss=0", *unknown)
        assert entry.outcome == "not judged" and errors


def test_a_segment_whose_pin_never_toggled_says_nothing_of_the_loss():
    answered, silent = segment([1], missing=2), segment([], name="task", causes=9, missing=9)
    for segments, unasked, found in (
        ((answered, silent), {"task"}, 2),
        ((answered, silent), set(), 9),
        ((silent,), {"task"}, 9),
    ):
        (entry,), errors = judge([Limit.parse("max-loss=1", hard=True)], segments, TICK, unasked=unasked)
        assert (entry.outcome, entry.found, errors) == ("exceeded", found, [])


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        (segment([]), "was not measured: of 0 causes none has a latency"),
        (segment([], causes=9, missing=9), "was not measured: of 9 causes none has a latency"),
        (segment([5] * 90, source="events 90 of 100"), "events were lost, and isr is known of 90 of 100 causes only"),
        (segment([5] * 9, name="task"), "isr was not measured"),
    ],
)
def test_what_is_incomplete_or_not_measured_invalidates(found, sentence):
    entry, errors = judged("isr.max=50us", found)
    assert entry.outcome == "not judged" and sentence in errors[0]
    assert judged("isr.max=50us", segment([5], source="events 1 of 1"))[1] == []


def test_clocks_that_the_statistics_missed_invalidate():
    entry, errors = judged("isr.max=50us", segment([5]), blind=2)
    assert entry.outcome == "not judged" and "missed 2 clocks" in errors[0]


def test_hard_before_soft_and_none_without_limits():
    fine, bad = segment([10]), segment([10], missing=1)
    hard, soft = (judged("isr.missing=0", bad, hard=kind)[0] for kind in (True, False))
    kept = judged("isr.missing=0", fine)[0]
    assert [verdict_of(entries) for entries in ([], [kept], [kept, soft], [soft, hard, kept])] == [
        None,
        "PASS",
        "WARN",
        "FAIL",
    ]
    assert {entry.outcome for entry in withhold([hard, soft, kept])} == {"not judged"}


def test_figure_and_limit_are_never_shown_as_the_same_unless_they_are():
    entry, _ = judged("isr.max=123us", segment([12301]))
    assert entry.outcome == "exceeded" and entry.sentence == "isr.max is 123.01 us, at most 123us is allowed"
    assert judged("isr.max=123us", segment([12300]))[0].sentence.startswith("isr.max is 123.00 us")


@pytest.mark.parametrize(
    ("share", "digits"),
    [("0.12345", 4), ("1e-3", 4), ("1e-4", 5), ("1e-8", 9), ("1e-11", 12), ("1e-12", 12)],
)
def test_a_time_that_no_tick_cut_has_four_digits_or_as_many_as_tell_it_from_the_limit(share, digits):
    """Of a figure that is larger than its limit by that share; more than twelve digits nobody reads."""
    value = Fraction(100, 10**6) * (1 + Fraction(share))
    entry = decide(Limit.parse("isr.max=100us", hard=True), Found(value, value))
    text = entry.sentence.removeprefix("isr.max is ").partition(",")[0]
    assert entry.outcome == "exceeded" and text == format_time(value, digits)
    assert (text == "100 us") == (share == "1e-12")


def limits(*texts, hard=True):
    return [Limit.parse(text, hard=hard).record for text in texts]


def test_a_run_is_judged_by_what_run_json_holds(tmp_path):
    measured = Measured(tmp_path, ModelInstrument(), configuration(400))
    assert measured.result["verdict"] is None and measured.result["limits"] == []
    for wanted, verdict, code in (
        (limits("isr.max=6us", "isr.p97.5=6us", "max-loss=0", "isr.interval.p50=1.1ms"), "PASS", 0),
        (limits("isr.max=5us", hard=False), "WARN", 3),
        (limits("isr.p99.9=6us"), "FAIL", 1),
        (limits("isr.max=5us") + limits("isr.min=1us", hard=False), "FAIL", 1),
        (limits("wake.max=1s"), None, 4),
    ):
        result = assemble(changed(measured.run, limits=wanted), measured.observation)
        assert (result["verdict"], result["exit_code"]) == (verdict, code)
        assert [(entry["name"], entry["wanted"]) for entry in result["limits"]] == [
            (limit.name, limit.wanted) for limit in wanted
        ]
        assert result["valid"] == (code != 4)


def test_a_dead_target_is_invalid_not_passed(tmp_path):
    measured = Measured(tmp_path, ModelInstrument(answer=lambda number, dice: []), configuration(100))
    result = assemble(changed(measured.run, limits=limits("isr.max=6us", "max-loss=0")), measured.observation)
    assert (result["exit_code"], result["verdict"]) == (4, None)
    assert {entry["outcome"] for entry in result["limits"]} == {"not judged"}


def test_lost_answers_fail_a_run(tmp_path):
    answers = ModelInstrument(answer=lambda number, dice: [(Source.ISR, 400)] if number % 100 else [])
    measured = Measured(tmp_path, answers, configuration(400, timeout=PERIOD // 2))
    result = assemble(changed(measured.run, limits=limits("max-loss=3", "isr.max=6us")), measured.observation)
    assert (result["verdict"], result["exit_code"]) == ("FAIL", 1)
    assert [entry["outcome"] for entry in result["limits"]] == ["exceeded", "not shown"]


def test_a_run_that_broke_off_has_no_verdict(tmp_path):
    run, observation = reread(unplugged(tmp_path, ModelInstrument(), configuration()))
    result = assemble(changed(run, limits=limits("isr.max=1s")), observation)
    assert (result["verdict"], result["exit_code"]) == (None, 5)
    assert result["limits"][0]["outcome"] == "not judged" and result["limits"][0]["found"] is not None
