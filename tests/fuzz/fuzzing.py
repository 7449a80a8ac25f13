# SPDX-License-Identifier: BSD-2-Clause
"""What all fuzzing targets share: finding them, their corpora, the contract that they hold irqscope to, mutations.

A target is a file of `targets/` with `check(data)`, which raises whatever breaks the contract, and `SEEDS`, inputs that
are good. What ever broke it is a file of `corpus/NAME/`, for good.
"""

import importlib
import pkgutil
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from irqscope.errors import IrqscopeError

HERE = Path(__file__).parent
CORPUS = HERE / "corpus"
MOST = 16_384
"""Bytes of an input."""
SENTENCE = 20 * MOST
"""Characters of a complaint: it may show what was given, escaped, a few times, and no more."""
TOKENS = (
    b"-1",
    b"0",
    b"1e999",
    b"1e999999999",
    b"9" * 5000,
    b"nan",
    b"inf",
    b"null",
    b"true",
    b"[]",
    b"{}",
    b'""',
    b'"',
    b"[" * 3000,
    b'{"a":' * 3000,
    b"a=[" * 3,
    b"\\ud800",
    b"\\u0000",
    b"\0",
    b"\x1b[2J",
    b"\xff",
    b"\n",
    b"..",
    b"1/0",
    b"\xd9\xa3",
    b"2026-11-22",
    b"[[x]]\n",
    b"%00",
    b"://",
    b"[",
    b"-oProxyCommand=x",
    b"18446744073709551616",
)
"""What parsers have stumbled over: numbers too long or too large, nests, halves of surrogates, other digits."""


class Target(Protocol):
    """What a module of `targets` offers."""

    SEEDS: Sequence[bytes]

    def check(self, data: bytes) -> None:
        """Raise what breaks the contract."""


def names() -> list[str]:
    """All targets."""
    return sorted(name for _, name, _ in pkgutil.iter_modules([str(HERE / "targets")]))


def load(name: str) -> Target:
    """One of them."""
    return cast(Target, importlib.import_module(f"fuzz.targets.{name}"))


def corpus(name: str) -> dict[str, bytes]:
    """What broke the contract once, by the name of its file."""
    return {path.name: path.read_bytes() for path in sorted((CORPUS / name).glob("*"))}


def outcome(call: Callable[[], Any]) -> Any:
    """What `call` gives, None if it refuses: by an IrqscopeError, with a sentence that says something."""
    try:
        return call()
    except IrqscopeError as error:
        assert 0 < len(str(error)) <= SENTENCE, f"a complaint of {len(str(error))} characters"
        return None


def mutated(rng: random.Random, known: Sequence[bytes]) -> bytes:
    """One of the known inputs after a few faults of any kind, at most MOST bytes."""
    data = bytearray(rng.choice(known))
    for _ in range(rng.choice((1, 1, 2, 3, 8))):
        at = rng.randrange(len(data) + 1)
        end = min(len(data), at + rng.choice((1, 1, 2, 4, 12, 100, 600)))
        match rng.randrange(7):
            case 0 if data:
                data[min(at, len(data) - 1)] ^= 1 << rng.randrange(8)
            case 1:
                data[at:end] = rng.choice(TOKENS)
            case 2:
                data[at:at] = rng.choice(TOKENS)
            case 3:
                del data[at:end]
            case 4:
                data[at:at] = data[at:end] * rng.choice((1, 2, 20))
            case 5:
                data[at:end] = rng.randbytes(end - at)
            case _:
                other = rng.choice(known)
                start = rng.randrange(len(other) + 1)
                data[at:end] = other[start : start + rng.choice((1, 8, 60, 512))]
    return bytes(data[:MOST])
