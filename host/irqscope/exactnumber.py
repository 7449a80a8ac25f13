# SPDX-License-Identifier: BSD-2-Clause
"""Numbers as the fractions that they stand for, whatever type they have."""

from decimal import Decimal
from fractions import Fraction
from numbers import Rational, Real

from .errors import BadInput

_LARGEST_POWER = 400
"""Of ten, in a decimal: to make a fraction of one with an exponent of eight digits takes minutes."""


def exact(value: Fraction | float) -> Fraction:
    """A float as the shortest decimal number that it stands for: 1e-6 is not a little less than a microsecond.

    So of whatever `is_number`; BadInput of nan, of inf, and of decimals that are larger or smaller than any float.
    """
    if isinstance(value, Fraction | int):
        return Fraction(value)
    if isinstance(value, Rational):  # numpy's stay within their 64 bits
        return Fraction(int(value.numerator), int(value.denominator))
    if isinstance(value, Decimal) and abs(value.adjusted()) > _LARGEST_POWER:
        raise BadInput(f"{value} is not a number that can be exact here")
    text = repr(float(value)) if isinstance(value, float) else str(value)
    try:
        return Fraction(text)
    except ValueError as error:
        raise BadInput(f"{text} is not a finite number") from error


def is_number(value: object) -> bool:
    """Whether it is a real number: of Python or numpy, a fraction or a decimal. A bool is none."""
    return isinstance(value, Real | Decimal) and not isinstance(value, bool)
