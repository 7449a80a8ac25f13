# SPDX-License-Identifier: BSD-2-Clause
"""JSON that somebody else wrote: what the standard allows, and nothing that would break a report later.

Python's own reader also takes NaN and Infinity, numbers that overflow to them, halves of surrogate pairs, which no file
can hold afterwards, and keys that stand twice; texts that are nested too deeply end it with a RecursionError.
"""

import json
import math
from typing import Any

from .printable import printable
from .reading import MARK, MARKED

SURROGATES = "\\ud"
"""How the escape of each half begins."""
DIGITS = 40
"""Of whole numbers, with their sign: sums of ticks have fewer than 30, and whatever has some hundred is no float."""


def _constant(name: str) -> float:
    raise ValueError(f"{name} is no number of JSON")


def _float(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"the number {text[:40]} is too large")
    return value


def _integer(text: str) -> int:
    if len(text) > DIGITS:
        raise ValueError(f"the number {text[:DIGITS]}... is too large")
    return int(text)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {printable(twice[:40])!r} stands twice in an object")
    return found


_DECODER = json.JSONDecoder(parse_constant=_constant, parse_float=_float, parse_int=_integer, object_pairs_hook=_object)


def read(text: str) -> Any:
    """The value that `text` is; ValueError says what is wrong."""
    return _read(_DECODER.decode, text)


def read_first(text: str) -> Any:
    """The value that `text` begins with, whatever follows; ValueError says what is wrong."""
    return _read(lambda given: _DECODER.raw_decode(given)[0], text)


def _read(decode: Any, text: str) -> Any:
    if text.startswith(MARK):
        raise ValueError(MARKED)
    try:
        found = decode(text)
        if SURROGATES in text.lower():
            json.dumps(found, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except UnicodeEncodeError:
        raise ValueError("a text in it holds half of a surrogate pair") from None
    return found
