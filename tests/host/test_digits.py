# SPDX-License-Identifier: BSD-2-Clause
"""The rule of digits: what a measured time is printed with, read back."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.units import (
    DIFFERENCES,
    format_exact,
    format_measured,
    format_moment,
    format_planned,
    format_ppm,
    format_range,
    format_rates,
    format_share,
    format_uncertain,
    last_place,
    microseconds,
    moment,
    parse_time,
)

TICK = Fraction(1, 100_500_000)
TICKS = st.fractions(Fraction(1, 10**10), Fraction(1, 10**5))
COUNTS = st.integers(-(10**13), 10**13)
US = Fraction(1, 10**6)
UNCERTAINTIES = st.floats(1e-12, 0.1)


def read(text: str) -> Fraction:
    """The time of a text, with a sign or without one."""
    return -parse_time(text[1:]) if text[0] == "-" else parse_time(text.removeprefix("+"))


def last_digit(text: str) -> Fraction:
    """What one more in the last digit of a text would be."""
    number, unit = text.split(" ")
    return Fraction(10) ** int(Decimal(number).as_tuple().exponent) * parse_time(f"1 {unit}")


def ends_at(text: str, size: Fraction) -> bool:
    """Whether one more in the last digit is `size`, as far as whole nanoseconds below a microsecond can show it."""
    whole = abs(read(text)) < US and size < US and text.endswith(" ns") and "." not in text
    return last_digit(text) == (min(size, Fraction(1, 10**9)) if whole else size) and read(text) % size == 0


@given(COUNTS, TICKS)
def test_what_is_printed_is_within_half_a_last_digit_and_the_digit_is_the_ticks(ticks, tick):
    text = format_measured(ticks * tick, tick)
    digit = Fraction(10) ** last_place(tick)
    assert abs(read(text) - ticks * tick) <= digit / 2 and ends_at(text, digit)
    # Neighbours differ in it, and it stands for nothing finer than a tenth of a tick.
    assert tick / 10 < digit <= tick


@given(COUNTS, TICKS, UNCERTAINTIES)
def test_no_digit_is_coarser_than_the_uncertainty_or_finer_than_tick_and_uncertainty_support(ticks, tick, expanded):
    text = format_measured(ticks * tick, tick, expanded)
    digit = Fraction(10) ** last_place(tick, expanded)
    assert abs(read(text) - ticks * tick) <= digit / 2 and ends_at(text, digit)
    assert digit <= max(tick, Fraction(expanded) / 9)
    assert digit > tick / 10 and digit > Fraction(expanded) / 100


@given(COUNTS, TICKS, UNCERTAINTIES)
def test_an_uncertainty_has_two_digits_and_its_value_the_same_last_one(ticks, tick, expanded):
    value, told = format_uncertain(ticks * tick, expanded)
    place = last_place(0, expanded)
    assert abs(read(value) - ticks * tick) <= Fraction(10) ** place / 2
    assert 10 <= read(told) / Fraction(10) ** place <= 99
    assert Fraction(expanded) * Fraction(995, 1000) <= read(told) <= Fraction(expanded) * Fraction(11, 10)


@given(st.integers(0, 10**13), TICKS)
def test_what_was_planned_is_the_same_time_without_its_last_zeros(ticks, tick):
    planned = format_planned(ticks * tick, tick)
    assert read(planned) == read(format_measured(ticks * tick, tick))
    assert "." not in planned or planned.split(" ")[0][-1] not in "0."


@given(st.decimals(0, 10**6, places=3), st.sampled_from(["ps", "ns", "us", "ms", "s"]))
def test_a_limit_is_the_time_that_was_written(number, unit):
    seconds = parse_time(f"{number} {unit}")
    text = format_exact(seconds)
    assert parse_time(text) == seconds
    assert "." not in text or text.split(" ")[0][-1] not in "0."


@given(st.integers(1, 10**9), st.integers(0, 10**9), st.integers(0, 10**9), TICKS)
def test_a_range_never_hides_its_width(low, below, above, tick):
    """The two ends differ in what is printed of them, if they do by more than a tick."""
    low, middle, high = (each * tick for each in (low, low + below, low + below + above))
    first, _, rest = format_range(low, middle, high, tick).partition(" to ")
    if "in the median" in first:
        ends = (read(first.rpartition("from ")[2]), read(rest))
        assert high - low < DIFFERENCES * middle
    else:
        ends = (read(first), read(rest.partition(",")[0]))
        assert high - low >= DIFFERENCES * middle
    assert abs(ends[1] - ends[0] - (high - low)) <= tick


@pytest.mark.parametrize(
    ("seconds", "step", "uncertainty", "text"),
    [
        (281 * TICK, TICK, 0, "2.796 us"),
        (1_005_000 * TICK, TICK, 0, "10.000000 ms"),
        (1_005_000 * TICK, TICK, 577e-9, "10.00000 ms"),  # a crystal of 50 ppm says no more
        (Fraction("-13.10e-12"), TICK, 0, "0 ns"),
        (-104e-9, TICK, 0, "-104 ns"),
        (Fraction(26, 10**9), Fraction(1, 10**8), 0, "30 ns"),  # 0.03 us would be read as a share of a microsecond
        (Fraction(996, 10**9), Fraction(1, 10**8), 0, "1.00 us"),
        (Fraction(4, 10**9), Fraction(1, 10**8), 0, "0 ns"),
        (Fraction(26, 10**9), 0, Fraction(30, 10**6), "0 us"),
        (Fraction(99_999_999, 10**11), Fraction(1, 10**8), 0, "1.00000 ms"),
        (5, 0, Fraction(30), "5 s"),
        (3, Fraction(1, 10**6), 0, "3.000000 s"),
    ],
)
def test_measured_times(seconds, step, uncertainty, text):
    assert format_measured(seconds, step, uncertainty) == text


def test_uncertainties_as_the_guide_has_them():
    """JCGM 100, 7.2.6: 10.47 mOhm is rounded up to 11, 28.05 kHz down to 28, and 10.05762 with 27 m to 10.058."""
    assert format_uncertain(10.05762, 27e-3) == ("10.058 s", "27 ms")
    assert format_uncertain(1, 10.47e-3)[1] == "11 ms"
    assert format_uncertain(1, 28.05e-3)[1] == "28 ms"
    assert format_uncertain(2.7961e-6, 0.0996e-9) == ("2.79610 us", "0.10 ns")


def test_a_range_is_told_by_what_matters_in_it():
    narrow = format_range(Fraction(10**7 - 104, 10**9), Fraction(1, 100), Fraction(10**7 + 895, 10**9), TICK)
    assert narrow == "10.000000 ms in the median, from -104 ns to +895 ns"
    assert format_range(1e-6, 2e-6, 3e-6, TICK) == "1.000 us to 3.000 us, median 2.000 us"


def test_rates_have_the_digits_of_their_interval():
    assert format_rates(62_432.1, (61_020.0, 63_900.0)) == ("62.4 kHz", "61.0 kHz", "63.9 kHz")
    assert format_rates(181_400, (181_399.0, 181_401.0)) == ("181.4000 kHz", "181.3990 kHz", "181.4010 kHz")
    assert format_rates(-62.4, (-80.0, 12.0), signed=True) == ("-62 Hz", "-80 Hz", "+12 Hz")
    assert format_rates(3e6, (2.5e6, 9.9e9))[0] == "3 MHz"


def test_relative_errors_have_the_digits_of_their_uncertainty():
    assert format_ppm(12.500168e-6, 0.00014e-6) == "12.50017 ppm"
    assert format_ppm(-3.14159e-6, 1.2e-6, signed=True) == "-3.1 ppm" and format_ppm(50e-6) == "50 ppm"
    assert format_ppm(3.14159e-6, 25e-6, signed=True) == "+3 ppm"


def test_shares_have_significant_digits():
    assert [format_share(each) for each in (0.25, 0.1, 0.00123, 0.999, 1)] == [
        "25 %",
        "10 %",
        "0.12 %",
        "99.9 %",
        "100 %",
    ]
    assert format_share(0.031, signed=True) == "+3.1 %" and format_share(-0.5, signed=True) == "-50 %"


def test_a_moment_is_found_again_by_its_microsecond():
    assert format_moment(Fraction(1, 3)) == "0.333333 s" and moment(2) == "2.000000"
    assert microseconds(281 * TICK, TICK) == "2.796" and microseconds(1e-3, 1e-6) == "1000"
