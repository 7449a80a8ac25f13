# SPDX-License-Identifier: BSD-2-Clause
"""Numbers with units."""

import contextlib
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope import cli, exactnumber, units
from irqscope.errors import BadInput


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("50us", Fraction(1, 20000)),
        ("5h", 18000),
        ("0", 0),
        ("1.5 ms", Fraction(3, 2000)),
        ("2min", 120),
        ("1e3ns", Fraction(1, 10**6)),
        ("3d", 259200),
        ("7µs", Fraction(7, 10**6)),
    ],
)
def test_times(text, seconds):
    assert units.parse_time(text) == seconds


@pytest.mark.parametrize(
    ("text", "hertz"), [("1kHz", 1000), ("100Hz", 100), ("0.5MHz", 500_000), ("2.5 mHz", Fraction(1, 400))]
)
def test_rates(text, hertz):
    assert units.parse_rate(text) == hertz


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("1k", "1kHz"),
        ("1K", "1kHz"),
        ("1KHz", "1kHz"),
        ("1khz", "1kHz"),
        ("2M", "2MHz"),
        ("2Mhz", "2MHz"),
        ("50HZ", "50Hz"),
        ("0.5 hz", "0.5Hz"),
    ],
)
def test_rates_in_other_letters(text, meant):
    assert units.parse_rate(text) == units.parse_rate(meant)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("50US", "50us"),
        ("50 usec", "50us"),
        ("7\N{GREEK SMALL LETTER MU}s", "7us"),
        ("5H", "5h"),
        ("5 hours", "5h"),
        ("90 sec", "90s"),
        ("1 Min", "1min"),
        ("2 days", "2d"),
    ],
)
def test_times_in_other_letters(text, meant):
    assert units.parse_time(text) == units.parse_time(meant)


@pytest.mark.parametrize(
    ("parse", "text", "sentence"),
    [
        (units.parse_time, "5m", "'5m' is not a time that means one thing alone: write 5min or 5ms"),
        (units.parse_time, "5 MS", "write 5min or 5ms"),
        (units.parse_time, "5", "'5' is not a time without its unit"),
        (units.parse_rate, "1mhz", "'1mhz' is not a rate that means one thing alone: write 1MHz or 1mHz"),
        (units.parse_rate, "1m", "write 1MHz or 1mHz"),
        (units.parse_rate, "1000", "'1000' is not a rate: its unit must be one of mHz, Hz, kHz, MHz, as in 1000Hz"),
        (units.parse_rate, "1kz", "its unit must be one of"),
    ],
)
def test_what_may_mean_two_things_is_told_how_to_be_written(parse, text, sentence):
    with pytest.raises(BadInput) as refused:
        parse(text)
    assert sentence in str(refused.value)


def test_counts_and_baud_rates():
    assert units.parse_count("600000") == units.parse_count("600k") == units.parse_count("6e5") == 600_000
    assert units.parse_baud("3Mbaud") == units.parse_baud("3000000") == 3_000_000


@pytest.mark.parametrize("parse", [units.parse_time, units.parse_rate, units.parse_count, units.parse_baud])
@pytest.mark.parametrize("text", ["", "x", "1", "-1us", "1 kg", "1.5", "1..5us", "nan", "inf s", "0Hz", "-5"])
def test_nonsense_is_refused_in_a_sentence(parse, text):
    if (parse, text) in ((units.parse_count, "1"), (units.parse_baud, "1")):
        return
    with pytest.raises(BadInput) as caught:
        parse(text)
    assert "\n" not in str(caught.value) and len(str(caught.value)) > 10


@given(st.text(max_size=12))
def test_any_text_is_a_value_or_a_sentence(text):
    for parse in (units.parse_time, units.parse_rate, units.parse_count, units.parse_baud):
        with contextlib.suppress(BadInput):
            assert parse(text) >= 0


@pytest.mark.parametrize(("option", "what"), [("dither", "time"), ("filter", "time"), ("rate", "rate")])
def test_what_is_negative_is_said_to_be(option, what, capsys):
    assert cli.main(["latency", "--port=sim://", f"--{option}", "-5us"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"irqscope: argument --{option}: '-5us' is not a {what}: it is negative"), said


@given(st.integers(1, 10**9), st.sampled_from(["ps", "ns", "us", "ms", "s"]), st.integers(1, 10**9))
def test_ticks_are_the_nearest(number, unit, denominator):
    seconds, tick = units.parse_time(f"{number}{unit}"), Fraction(1, denominator)
    assert abs(units.to_ticks(seconds, tick) * tick - seconds) <= tick / 2


@given(st.fractions(Fraction(1, 10**12), 10**6))
def test_formatted_times_are_read_back(seconds):
    back = units.parse_time(units.format_time(seconds, 9))
    assert abs(back - seconds) <= seconds / 10**7


def test_what_rounds_up_to_the_next_unit_is_shown_in_it():
    assert units.format_time(Fraction(99_999_999, 10**11)) == "1 ms"
    assert units.format_time(Fraction(9999, 10**7)) == "999.9 us"
    assert units.format_time(Fraction(999_999, 10**6)) == "1 s"


def test_nouns_follow_their_number():
    assert [units.counted(n, "block") for n in (0, 1, 2)] == ["0 blocks", "1 block", "2 blocks"]
    assert units.counted(2, "stimulus", "stimuli") == "2 stimuli"


@pytest.mark.parametrize(
    ("number", "fraction"),
    [
        (1e-6, Fraction(1, 10**6)),
        (np.float64(1e-6), Fraction(1, 10**6)),
        (np.float32(0.1), Fraction(1, 10)),
        (np.int8(-5), Fraction(-5)),
        (np.uint64(2**64 - 1), Fraction(2**64 - 1)),
        (Decimal("1E-6"), Fraction(1, 10**6)),
        (Fraction(1, 3), Fraction(1, 3)),
        (7, Fraction(7)),
    ],
)
def test_a_number_of_any_library_is_exact(number, fraction):
    found = exactnumber.exact(number)
    assert exactnumber.is_number(number) and found == fraction
    assert {type(found.numerator), type(found.denominator)} == {int}


@pytest.mark.parametrize("number", [float("nan"), float("-inf"), np.float32("nan"), Decimal("inf"), Decimal("sNaN")])
def test_what_is_not_finite_is_refused(number):
    with pytest.raises(BadInput, match=r" is not a finite number$"):
        exactnumber.exact(number)


@pytest.mark.parametrize(
    ("value", "text"),
    [("-1/2", "-0.5"), ("-3/2", "-1.5"), ("-1/100", "-0.01"), ("-7", "-7"), ("0", "0"), ("5/2", "2.5")],
)
def test_a_fraction_as_a_decimal_number(value, text):
    assert units.decimal(Fraction(value)) == text


def test_a_decimal_of_any_size_is_answered_at_once():
    for text in ("1e999999999", "1e-999999999"):
        with pytest.raises(BadInput, match="not a number that can be exact"):
            exactnumber.exact(Decimal(text))


@pytest.mark.parametrize("value", [True, np.True_, "1", None, 1j, [1]])
def test_what_is_no_number(value):
    assert not exactnumber.is_number(value)
