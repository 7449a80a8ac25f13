# SPDX-License-Identifier: BSD-2-Clause
"""Numbers with units as users write them, read exactly: 1kHz, 5h, 50us, 600000, 3Mbaud.

Times and rates are fractions of seconds and hertz, so that nothing is rounded before it becomes ticks; written again
(`time_text`, `rate_text`), they are the same.

One rule says how many digits a measured time is printed with, `last_place`: as many as its tick and its uncertainty
support, and no more.
"""

import functools
import math
import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from . import twodigits
from .errors import BadInput
from .exactnumber import exact

PREFIX = {"": Fraction(1), "k": Fraction(1000), "M": Fraction(10**6), "G": Fraction(10**9), "m": Fraction(1, 1000)}
SECONDS = {
    "ps": Fraction(1, 10**12),
    "ns": Fraction(1, 10**9),
    "us": Fraction(1, 10**6),
    "µs": Fraction(1, 10**6),
    "ms": Fraction(1, 1000),
    "s": Fraction(1),
    "min": Fraction(60),
    "h": Fraction(3600),
    "d": Fraction(86400),
}
_NUMBER = re.compile(r"\s*([0-9]+(?:[._][0-9]+)*(?:e[+-]?[0-9]{1,2})?)\s*([A-Za-zµ]*)\s*", re.ASCII)
_MICRO = str.maketrans("\N{MICRO SIGN}\N{GREEK SMALL LETTER MU}", "uu")
_MOST_CHARACTERS = 100
"""Of a number: exact arithmetic takes any, and a time of its own for each digit."""
_DECIMAL = re.compile(r"[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?")


_OTHERWISE = {
    "sec": "s",
    "second": "s",
    "seconds": "s",
    "msec": "ms",
    "usec": "us",
    "nsec": "ns",
    "minute": "min",
    "minutes": "min",
    "hr": "h",
    "hour": "h",
    "hours": "h",
    "day": "d",
    "days": "d",
}
"""Other names of units of time."""


def _split(text: str, what: str, example: str) -> tuple[Fraction, str]:
    match = _NUMBER.fullmatch(text.translate(_MICRO))
    digits = match.group(1).replace("_", "") if match else ""
    if not match or not _DECIMAL.fullmatch(digits) or len(digits) > _MOST_CHARACTERS:
        if text.strip().startswith("-"):
            raise BadInput(f"{text[:_MOST_CHARACTERS]!r} is not a {what}: it is negative")
        raise BadInput(f"{text[:_MOST_CHARACTERS]!r} is not a {what}: write for example {example}")
    return Fraction(digits), match.group(2)


def parse_time(text: str) -> Fraction:
    """Seconds: a number and one of ps, ns, us, ms, s, min, h, d; only 0 needs no unit. Other names of these are taken
    where they mean one of them alone, which `m` does not.
    """
    number, unit = _split(text, "time", "50us or 5h")
    lower = unit.lower()
    known = _OTHERWISE.get(lower, unit if unit in SECONDS or lower == "ms" else lower)
    if known in SECONDS:
        return number * SECONDS[known]
    if not unit and number == 0:
        return number
    plain = text.strip().removesuffix(unit).strip()
    if not unit:
        raise BadInput(f"{text!r} is not a time without its unit, one of ps, ns, us, ms, s, min, h, d")
    if lower in ("m", "ms"):
        raise BadInput(f"{text!r} is not a time that means one thing alone: write {plain}min or {plain}ms")
    raise BadInput(f"{text!r} is not a time: its unit must be one of ps, ns, us, ms, s, min, h, d")


def parse_rate(text: str) -> Fraction:
    """Hertz, more than 0: a number and mHz, Hz, kHz, MHz, GHz, of which the prefix alone will do, in other letters
    where they mean one of them alone.
    """
    number, unit = _split(text, "rate", "1kHz")
    plain = text.strip().removesuffix(unit).strip()
    prefix, rest = unit[:1], unit[1:].lower()
    if unit != "mHz" and prefix == "m" and rest in ("", "hz"):
        raise BadInput(f"{text!r} is not a rate that means one thing alone: write {plain}MHz or {plain}mHz")
    if unit.lower() == "hz":
        prefix, rest = "", "hz"
    prefix = _prefix(prefix)
    if not unit or prefix not in PREFIX or rest not in ("", "hz"):
        raise BadInput(f"{text!r} is not a rate: its unit must be one of mHz, Hz, kHz, MHz, as in {plain}Hz")
    if not number:
        raise BadInput("a rate must be more than 0")
    return number * PREFIX[prefix]


def _prefix(text: str) -> str:
    """The prefix that is meant: a large K is no other one."""
    return "k" if text == "K" else text


def parse_count(text: str) -> int:
    """A whole number, with k or M if wished."""
    number, unit = _split(text, "count", "600000 or 600k")
    prefix = _prefix(unit)
    value = number * PREFIX[prefix] if prefix in ("", "k", "M", "G") else Fraction(1, 2)
    if value.denominator != 1:
        raise BadInput(f"{text!r} is not a count: write a whole number, for example 600000 or 600k")
    return int(value)


def parse_baud(text: str) -> int:
    """Bits per second: a number, with baud, kbaud or Mbaud if wished."""
    number, unit = _split(text, "baud rate", "3Mbaud")
    prefix = _prefix(unit[:-4] if unit.lower().endswith("baud") else unit)
    value = number * PREFIX[prefix] if prefix in ("", "k", "M") else Fraction(0)
    if value <= 0 or value.denominator != 1:
        raise BadInput(f"{text!r} is not a baud rate: write for example 3Mbaud or 115200")
    return int(value)


def decimal(value: Fraction) -> str | None:
    """A fraction as a decimal number; None if it is none."""
    twos = fives = 0
    rest = value.denominator
    while rest % 2 == 0:
        twos, rest = twos + 1, rest // 2
    while rest % 5 == 0:
        fives, rest = fives + 1, rest // 5
    if rest != 1:
        return None
    places = max(twos, fives)
    digits = str(abs(value.numerator) * 10**places // value.denominator).rjust(places + 1, "0")
    text = f"{digits[:-places]}.{digits[-places:]}" if places else digits
    return f"-{text}" if value < 0 else text


def time_text(seconds: Fraction) -> str:
    """A time as a user writes it: 50us, 5h; 0 without a unit. Every digit that it has."""
    if not seconds:
        return "0"
    for unit in ("d", "h", "min"):
        if (seconds / SECONDS[unit]).denominator == 1:
            return f"{seconds / SECONDS[unit]}{unit}"
    for unit in ("s", "ms", "us", "ns", "ps"):
        if seconds >= SECONDS[unit] or unit == "ps":
            return f"{decimal(seconds / SECONDS[unit])}{unit}"
    raise AssertionError


def rate_text(hertz: Fraction) -> str:
    """A rate as a user writes it: 1kHz, 0.5Hz. Every digit that it has."""
    for unit, size in (("MHz", 10**6), ("kHz", 1000), ("Hz", 1)):
        if hertz >= size or unit == "Hz":
            return f"{decimal(hertz / size)}{unit}"
    raise AssertionError


def to_ticks(seconds: Fraction, tick: Fraction) -> int:
    """The nearest whole number of ticks."""
    return round(seconds / tick)


def format_time(seconds: Fraction | float, digits: int = 4) -> str:
    """`seconds` with a fitting unit and at most `digits` significant digits: times that nobody measured with a tick.

    So are what a computer estimates, and bounds that a message names. What was measured is `format_measured`.
    """
    value = float(seconds)
    if value == 0:
        return "0 s"
    for unit, size in (("h", 3600.0), ("min", 60.0), ("s", 1.0), ("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9)):
        # What would be rounded up to the next unit is shown in that one: 1 ms, not 1000 us.
        if abs(value) >= size * (2 if size >= 60 else 1 - 0.5 * 10.0**-digits):
            return f"{_significant(value / size, digits)} {unit}"
    return f"{_significant(value / 1e-12, digits)} ps"


_NANOSECOND = -9
_DECADES = {0: "s", -3: "ms", -6: "us", -9: "ns", -12: "ps"}
"""Units of measured times by their power of ten. Minutes and hours are none: they have no decimal digits."""
_FINEST = Fraction(1, 10**15)
"""Seconds: no time that anyone writes has a digit below it."""
_U_DIGITS = 2
"""Significant digits of an uncertainty: at most two (JCGM 100, 7.2.6)."""
_U_EXCESS = Fraction(1, 20)
"""By so much of its last digit an uncertainty may be rounded down, else it is rounded up (the same, 28.05 to 28)."""
DIFFERENCES = Fraction(1, 100)
"""A range narrower than this share of its middle is told by differences from it."""


@functools.lru_cache(maxsize=256, typed=True)
def last_place(step: Fraction | float, uncertainty: Fraction | float = 0) -> int:
    """The power of ten of the last digit that a measured time may have, in seconds; at least one of both is given.

    `step` is what it is counted in, its tick: the digit is the largest power of ten that is not above it, so that
    neighbours differ in it and no digit stands for less. `uncertainty` is the expanded one, or half the width of an
    interval: the digit is the second of it (JCGM 100, 7.2.6). The coarser one of both holds.
    """
    places = [_power(exact(step))] if step else []
    if uncertainty:
        # 0.996 rounds up to 1.0, which has its two digits a place higher.
        known = exact(uncertainty)
        places.append(_power(_up(known, _power(known) - _U_DIGITS + 1)) - _U_DIGITS + 1)
    return max(places)


def format_measured(
    seconds: Fraction | float, step: Fraction | float, uncertainty: Fraction | float = 0, *, signed: bool = False
) -> str:
    """A measured time to its `last_place`, zeros included, so that a column of them shows how well each is known."""
    return _decimal(exact(seconds), last_place(step, uncertainty), signed)


def format_exact(seconds: Fraction | float) -> str:
    """A time that nobody measured and nothing rounds, as a limit: 100 us, with all its digits and no more."""
    return format_planned(seconds, _FINEST) if seconds else "0 s"


def format_planned(seconds: Fraction | float, step: Fraction | float) -> str:
    """A time that was set in multiples of `step`, without the last zeros: 1 ms, but 333.343 us."""
    number, unit = _decimal(exact(seconds), last_place(step)).split(" ")
    return f"{number.rstrip('0').rstrip('.') if '.' in number else number} {unit}"


def format_uncertain(seconds: Fraction | float, expanded: Fraction | float) -> tuple[str, str]:
    """A value and its expanded uncertainty, more than 0, to the same last digit; the uncertainty is rounded up."""
    place = last_place(0, expanded)
    return _decimal(exact(seconds), place), _decimal(_up(exact(expanded), place), place)


def format_interval(
    seconds: Fraction | float, interval: Sequence[Fraction | float], step: Fraction | float
) -> tuple[str, str, str]:
    """A value and both ends of its interval, to the digits that half of that has."""
    low, high = interval
    half = (exact(high) - exact(low)) / 2
    value, least, most = (format_measured(each, step, half) for each in (seconds, low, high))
    return value, least, most


def format_range(
    low: Fraction | float,
    middle: Fraction | float,
    high: Fraction | float,
    step: Fraction | float,
    uncertainty: Fraction | float = 0,
    *,
    name: str = "median",
) -> str:
    """From `low` to `high` with a `middle`, which is their `name`: by differences from it if these are small beside it.

    `1 us to 3 us, median 2 us`, but `10.000000 ms in the median, from -104 ns to +895 ns`. The `uncertainty` is that
    of a time as long as the middle, as an oscillator has it, which the differences do not share.
    """
    least, centre, most = exact(low), exact(middle), exact(high)
    if most - least >= DIFFERENCES * abs(centre):
        first, half, last = (format_measured(each, step, uncertainty) for each in (least, centre, most))
        return f"{first} to {last}, {name} {half}"
    below, above = (format_measured(end - centre, step, signed=True) for end in (least, most))
    return f"{format_measured(middle, step, uncertainty)} in the {name}, from {below} to {above}"


@functools.cache
def _ten(power: int) -> Fraction:
    """10**power: to work it out takes most of the time of a number in a report, which has thousands."""
    return Fraction(10) ** power


def _power(value: Fraction) -> int:
    """The largest n with 10**n at most `value`, which is more than 0."""
    power = len(str(value.numerator)) - len(str(value.denominator))
    return power if _ten(power) <= value else power - 1


def _up(value: Fraction, place: int) -> Fraction:
    """`value` rounded up to a multiple of 10**place, and down where it exceeds one by `_U_EXCESS` of it at most."""
    size = _ten(place)
    return math.ceil(value / size - _U_EXCESS) * size


def _decimal(seconds: Fraction, place: int, signed: bool = False) -> str:
    """`seconds` to 10**place, in the largest unit that it reaches and that shows no digit beyond `place`.

    What is below a microsecond is in nanoseconds, though `place` may be above them: 30 ns, not 0.03 us.
    """
    size = _ten(place)
    number = round(seconds / size)
    rounded = abs(number) * size
    if _NANOSECOND < place < 3 + _NANOSECOND and rounded < _ten(3 + _NANOSECOND):
        return _decimal(number * size, _NANOSECOND, signed)
    units = [power for power in _DECADES if power >= place]  # the largest first
    power = next((each for each in units if rounded >= _ten(each)), units[-1] if units else 0)
    decimals = max(0, power - place)
    digits = f"{abs(number) * 10 ** max(0, place - power):0{decimals + 1}d}"
    text = f"{digits[:-decimals]}.{digits[-decimals:]}" if decimals else digits
    sign = "-" if number < 0 else "+" if signed and number else ""
    return f"{sign}{text} {_DECADES[power]}"


def microseconds(seconds: Fraction | float, step: Fraction | float) -> str:
    """A measured time for programs: a number of microseconds, to its `last_place`."""
    return f"{float(exact(seconds) * 10**6):.{max(0, -6 - last_place(step))}f}"


def moment(seconds: Fraction | float) -> str:
    """When in a run something came, as a number of seconds: to the microsecond, by which it is found again.

    A tick is never longer. What the oscillator is off by is the same for all that is stamped with it.
    """
    return f"{float(seconds):.6f}"


def format_moment(seconds: Fraction | float) -> str:
    """The same with its unit."""
    return f"{moment(seconds)} s"


def format_rate(hertz: Fraction | float, digits: int = 6) -> str:
    """`hertz` with a fitting prefix, for people: rates that were set, or that a message names."""
    value = float(hertz)
    for unit, size in (("MHz", 1e6), ("kHz", 1e3)):
        if abs(value) >= size:
            return f"{_significant(value / size, digits)} {unit}"
    return f"{_significant(value, digits)} Hz"


def format_rates(hertz: float, interval: tuple[float, float], *, signed: bool = False) -> tuple[str, str, str]:
    """A measured rate and both ends of its interval, to the second digit of half of that."""
    low, high = interval
    most = max(abs(each) for each in (hertz, low, high))
    unit, size = next(((unit, size) for unit, size in (("MHz", 6), ("kHz", 3)) if most >= 10**size), ("Hz", 0))
    places = 6
    if half := exact(high) / 2 - exact(low) / 2:
        places = max(0, size - min(last_place(0, half), _power(exact(most))))
    sign = "+" if signed else ""
    value, least, greatest = (f"{each / 10**size:{sign}.{places}f} {unit}" for each in (hertz, low, high))
    return value, least, greatest


def format_ppm(share: float, uncertainty: float = 0, *, signed: bool = False) -> str:
    """A relative error in parts per million, to the second digit of its uncertainty; without one, as it is."""
    sign = "+" if signed else ""
    if not uncertainty:
        return f"{share * 1e6:{sign}g} ppm"
    return f"{share * 1e6:{sign}.{max(0, -6 - last_place(0, uncertainty))}f} ppm"


def format_share(share: float, digits: int = 2, *, signed: bool = False) -> str:
    """A share in per cent, to the nearest of so many significant digits, and of more where it is nearly all: an
    estimate, or what was chosen.
    """
    while share < 1 and digits < 6 and float(_significant(100 * share, digits)) >= 100:
        digits += 1
    return f"{'+' if signed and share >= 0 else ''}{_significant(100 * share, digits)} %"


def percent(share: float) -> str:
    """A share in per cent, rounded down to two significant digits: never more than it is."""
    return _of_two_digits(share, twodigits.down)


def share_at_most(share: float) -> str:
    """A share in per cent, rounded up to two significant digits: never less than it is."""
    return _of_two_digits(share, twodigits.up)


def _of_two_digits(share: float, rounded: Callable[[float], float]) -> str:
    return f"{_significant(100 * rounded(share), 2)} %" if 0 < share < 1 else f"{100 * share:g} %"


def counted(number: int, one: str, many: str | None = None) -> str:
    """`number` with its noun: 1 block, 2 blocks, 0 blocks; `many` is the plural where it takes no -s."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def _significant(value: float, digits: int) -> str:
    text = f"{value:.{digits}g}"
    if "e" not in text:
        return text
    if abs(value) >= 1:
        return f"{value:.0f}"
    return f"{value:.{digits - 1 - math.floor(math.log10(abs(value)))}f}".rstrip("0")


def to_fraction(data: Mapping[str, Any]) -> Fraction:
    """A fraction from its JSON form with `numerator` and `denominator`."""
    return Fraction(data["numerator"], data["denominator"])
