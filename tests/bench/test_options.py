# SPDX-License-Identifier: BSD-2-Clause
"""URLs, profiles and distributions: what they say becomes integers, and what they cannot say is one sentence."""

import math
from fractions import Fraction
from pathlib import Path
from statistics import NormalDist

import pytest

from irqscope_bench import opening
from irqscope_bench.core import BenchError, Core
from irqscope_bench.definitions import defaults, descriptions, numbers
from irqscope_bench.distribution import BITS, picoseconds, quantiles
from irqscope_bench.engine import displacement
from irqscope_bench.profile import PROFILES, ProfileError, load, shipped
from irqscope_bench.url import link_rate, parse


def test_url_with_everything(tmp_path):
    options = parse(
        f"sim://?profile=rtos&seed=7&r=4&link=12Mbaud&truth={tmp_path}/t.vcd&engine=wasm&warp=off&irq.kind=level"
    )
    assert (options.profile, options.seed, options.r, options.rate) == ("rtos", 7, 4, 1_200_000)
    assert options.truth == tmp_path / "t.vcd"
    assert (options.engine, options.warp, options.overrides) == ("wasm", False, [("irq.kind", "level")])


def test_url_with_nothing():
    options = parse("sim://")
    assert (options.rate, options.r, options.target, options.warp) == (300_000, None, "model", True)


@pytest.mark.parametrize(
    "url, complaint",
    [
        ("sim://host", "is not sim://"),
        ("sim://?colour=red", "no option 'colour'"),
        ("sim://?r=3", "none of 1, 2, 4, 8"),
        ("sim://?seed=-1", "not a whole number"),
        ("sim://?link=fast", "not a rate"),
        ("sim://?link=9baud", "not a rate"),
        ("sim://?warp=maybe", "neither on nor off"),
        ("sim://?truth=", "name of a file is missing"),
        ("sim://?duty=45", "not a duty cycle between 10% and 90%"),
        ("sim://?duty=9.9%", "not a duty cycle"),
        ("sim://?duty=-45%", "not a duty cycle"),
        ("sim://?duty=200%", "not a duty cycle"),
        ("sim://?engine=jit", "none of auto, native, wasm"),
    ],
)
def test_wrong_urls(url, complaint):
    with pytest.raises(BenchError, match=complaint) as error:
        parse(url)
    assert "\n" not in str(error.value)


def test_duty_cycles():
    assert parse("sim://?duty=45%&seed=1").duty == parse("sim://?duty=45.0%25").duty == Fraction(9, 20)
    assert displacement(parse("sim://").duty, Fraction(1, 100_500_000)) == 0
    assert displacement(Fraction(9, 20), Fraction(1, 100_500_000)) == -995


@pytest.mark.parametrize(("rest", "complaint"), [("r=1", "R = 1"), ("target=live", "live target")])
def test_duty_cycles_without_meaning(rest, complaint, monkeypatch):
    one = Core(Path(), 1, Fraction(1, 10**8))
    monkeypatch.setattr(opening, "find_core", lambda samples, statistics, inputs, wasm=False: one)
    with pytest.raises(BenchError, match=complaint):
        opening.bench(parse(f"sim://?duty=45%&{rest}"))


def test_link_rates():
    assert [link_rate(text) for text in ("3Mbaud", "115.2kbaud", "9600baud", "unlimited")] == [300_000, 11_520, 960, 0]


@pytest.mark.parametrize(
    "text, expected", [("3us", 3_000_000), ("1.5 ns", 1500), ("7ps", 7), ("2s", 2 * 10**12), ("0.25ms", 250_000_000)]
)
def test_durations(text, expected):
    assert picoseconds(text) == expected


@pytest.mark.parametrize("text", ["3", "us", "-3us", "0.5ps", "1e3us", 3, None, "100000s"])
def test_wrong_durations(text):
    with pytest.raises(ValueError):
        picoseconds(text)


def test_distributions_ascend_and_keep_their_limits():
    for spec in (
        {"shape": "uniform", "least": "1us", "most": "2us"},
        {"shape": "exponential", "least": "1us", "mean": "3us", "limit": "20us"},
        {"shape": "lognormal", "least": "1us", "median": "3us", "sigma": 0.5, "limit": "20us"},
    ):
        table = quantiles(spec)
        assert len(table) == 2**BITS
        assert table == sorted(table)
        assert table[0] >= 1_000_000 and table[-1] <= 20_000_000
    assert quantiles({"shape": "lognormal", "least": "1us", "median": "3us", "sigma": 0.5})[2**15] == pytest.approx(
        4_000_000, rel=1e-3
    )


def test_a_table_is_of_the_middles_of_equal_shares_to_the_picosecond():
    """Written down plainly; a clock that is 3/2 times as fast has shorter durations, and no table is another's."""
    spec = {"shape": "lognormal", "least": "1us", "median": "3us", "sigma": 0.5}
    z = NormalDist()
    plain = [10**6 + round(3e6 * math.exp(0.5 * z.inv_cdf((i + 0.5) / 2**BITS))) for i in range(2**BITS)]
    table = quantiles(spec)
    assert table == plain
    assert quantiles(spec, Fraction(3, 2)) == [(4 * value + 3) // 6 for value in plain]
    table[0] = 0
    assert quantiles(spec) == plain


def test_tail_replaces_the_largest_values():
    tail = {"share": 0.001, "least": "50us", "most": "90us"}
    spec = {"shape": "uniform", "least": "1us", "most": "2us", "tail": tail}
    table = quantiles(spec)
    assert sum(value >= 50_000_000 for value in table) == round(0.001 * 2**BITS)
    assert table[-1] == 90_000_000


@pytest.mark.parametrize(
    "spec",
    [{"shape": "gamma"}, {"shape": "uniform", "least": "1us"}, {"shape": "uniform", "least": "2us", "most": "1us"}, 7],
)
def test_wrong_distributions(spec):
    with pytest.raises(ValueError):
        quantiles(spec)


@pytest.mark.parametrize("name", sorted(path.stem for path in PROFILES.glob("*.toml")))
def test_shipped_profiles_load(name):
    profile = load(name)
    assert profile.description
    assert profile.parameters.keys() == numbers("parameters").keys()
    assert profile.tables.keys() == numbers("tables").keys()
    assert all(0 <= value < 2**64 for value in profile.parameters.values())


def test_the_profiles_that_are_promised_ship():
    assert {"ideal", "linux-rt", "linux-loaded", "rtos", "niedermeyer", "overloaded"} <= set(shipped())


@pytest.mark.parametrize(
    "override, complaint",
    [
        (("irq.kind", "odd"), "irq.kind: 'odd' is none of latched"),
        (("irq.colour", "red"), "irq has no key 'colour'"),
        (("colour.red", "1"), "no section 'colour'"),
        (("faults.lost", "2"), "not a probability"),
        (("task.duration", "long"), "not a duration"),
        (("aux.width", "2s"), "shorter than aux.period"),
        (("clock.error_ppm", "1000000"), "factor of two"),
        (("clock.error_ppm", "900000000"), "no number of millionths"),
        ((f"second.latency{'.a' * 3000}", "1"), r"'ideal': second\.latency\.a\..* is nested too deeply"),
        (("description", "9" * 300), "description is a whole number of more than 64 bits"),
    ],
)
def test_wrong_profiles(override, complaint):
    with pytest.raises(ProfileError, match=complaint):
        load("ideal", [override])


def test_a_profile_has_all_of_its_base_but_what_it_says_itself(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('base = "linux-rt"\n[irq]\nkind = "level"\n[isr]\ntoggle = "7us"\n[clock]\nerror_ppm = 0\n')
    mine, base = load(str(path)), load("linux-rt", [("clock.error_ppm", "0")])
    assert mine.tables == base.tables and mine.description == base.description and mine.name == "mine"
    differing = {name for name, value in mine.parameters.items() if value != base.parameters[name]}
    assert differing == {"irq_kind", "isr_toggle"} and mine.parameters["isr_toggle"] == 7 * 10**6
    path.write_text('base = "solaris"')
    with pytest.raises(ProfileError, match=r"base: 'solaris' is none of beat, "):
        load(str(path))


@pytest.mark.parametrize("key", ["base", "description", "irq.kind", "irq.latency", "pins.isr.rise"])
def test_a_value_of_a_profile_that_nobody_could_show_is_refused(key, tmp_path):
    path = tmp_path / "deep.toml"
    for text, complaint in (
        (f"{'.a' * 3000} = 1", "is nested too deeply"),
        (f" = 0x{'f' * 5000}", "more than 64 bits"),
    ):
        path.write_text(key + text)
        with pytest.raises(ProfileError, match=rf"deep\.toml: {key}.* {complaint}"):
            load(str(path))


@pytest.mark.parametrize("key", ["clock.error_ppm", "faults.lost", "task.depth", "aux.lost", "aux.sine_pulses"])
def test_true_is_no_number(key, tmp_path):
    (path := tmp_path / "mine.toml").write_text(f"{key} = true")
    with pytest.raises(ProfileError, match=rf"{key}: True is no"):
        load(str(path))


def test_unknown_profile_names_those_that_exist():
    with pytest.raises(ProfileError, match="linux-rt"):
        load("solaris")


def test_clock_error_scales_the_target_not_its_wires():
    fast = load("linux-rt", [("clock.error_ppm", "1000")])
    true = load("linux-rt", [("clock.error_ppm", "0")])
    assert fast.parameters["isr_toggle"] == round(true.parameters["isr_toggle"] / 1.001)
    assert fast.tables["irq_latency"][100] == pytest.approx(true.tables["irq_latency"][100] / 1.001, abs=1)
    assert fast.parameters["isr_rise"] == true.parameters["isr_rise"]


def test_definitions_are_read_whole():
    first = ["irq_latency", "isr_duration", "task_latency", "task_duration"]
    assert list(numbers("tables")) == [
        *first,
        "second_latency",
        "second_duration",
        "second_wake",
        "pps_late",
        "stage_duration",
    ]
    assert defaults()["pps_period"] == 10**12
    assert numbers("counts")["stimuli"] == 0
    assert "task" in descriptions("ledger")["start"]
    text = (PROFILES.parent / "harness" / "parameters.def").read_text()
    assert text.count("PARAMETER(") == len(numbers("parameters"))
