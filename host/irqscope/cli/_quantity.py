# SPDX-License-Identifier: BSD-2-Clause
"""Quantities as options: a text that cannot be read is complained about with the name of its option.

An option keeps its text, which is what complaints quote later, when the instrument's limits are known.
"""

import argparse
from collections.abc import Callable
from typing import Any

from ..errors import BadInput
from ..units import parse_baud, parse_count, parse_rate, parse_time


def quantity(parse: Callable[[str], Any]) -> Callable[[str], str]:
    """The `type` of an option that `parse` must be able to read."""

    def readable(text: str) -> str:
        try:
            parse(text)
        except BadInput as error:
            raise argparse.ArgumentTypeError(str(error)) from error
        return text

    return readable


TIME, RATE, COUNT, BAUD = quantity(parse_time), quantity(parse_rate), quantity(parse_count), quantity(parse_baud)
