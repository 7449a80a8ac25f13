# SPDX-License-Identifier: BSD-2-Clause
"""Outcomes of pairing, and the words that record them, plainly: what updaters and recorders are held against."""

import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_BINS,
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    TIME_BITS,
    VALUE_BITS,
    bin_count,
    bin_of,
)
from irqscope_gateware.accumulator import WORDS
from models.pairing import LARGEST, Sample
from models.statistics import scalars

SEGMENTS, SUB_BITS = 3, 1

Word = tuple[int, int, int]
"""Segment, bank, offset in a snapshot with a shadow copy."""


@dataclass(frozen=True)
class Outcome:
    counts: frozenset[Count] = frozenset()
    young: int | None = None
    sample: Sample | None = None
    segment: int = 0
    bank: int = 0
    lost: int = 0


def all_words(banks: int) -> list[Word]:
    words = [(s, b, offset) for s in range(SEGMENTS) for b in (0, 1) for offset in range(WORDS)]
    bins = range(OFFSET_BINS, OFFSET_BINS + bin_count(SUB_BITS))
    return words + [(s, b, offset) for s in range(SEGMENTS) for b in range(banks) for offset in bins]


def expected(outcomes: Sequence[Outcome], banks: int = 2, bin_bits: int = 32) -> dict[Word, int]:
    """All words that are not 0."""
    words: Counter[Word] = Counter()
    measured: dict[tuple[int, int, int], list[Sample]] = defaultdict(list)
    for outcome in outcomes:
        place = outcome.segment, outcome.bank
        for count in outcome.counts:
            words[*place, count] += 1
        if outcome.lost:
            words[*place, Count.OUTLIERS_LOST] += 1
        if outcome.young is not None:
            words[*place, OFFSET_YOUNGEST + outcome.young.bit_length()] += 1
        if sample := outcome.sample:
            bank = outcome.bank if banks == 2 else 0
            words[outcome.segment, bank, OFFSET_BINS + bin_of(sample.value, SUB_BITS)] += 1
            measured[*place, sample.edge].append(sample)
    for (segment, bank, edge), samples in measured.items():
        for scalar, value in scalars(samples).items():
            words[segment, bank, OFFSET_SCALARS + SCALAR_STRIDE * edge + scalar] = value
    turned = {w: v % (1 << bin_bits) if w[2] >= OFFSET_BINS else v for w, v in words.items()}
    return {word: value for word, value in turned.items() if value}


def random_value(rng: random.Random) -> int:
    edges = [0, 1, (1 << 32) - 1, 1 << 32, LARGEST]
    return rng.choice([*edges, *(rng.getrandbits(bits) for bits in (2, 3, 16, 32, VALUE_BITS))])


def random_outcome(rng: random.Random, segments: Sequence[int]) -> Outcome:
    """Any classes, a sample or none, an octave or none."""
    counts = set(rng.sample([c for c in Count if c not in (Count.PENDING, Count.OUTLIERS_LOST)], rng.choice([1, 2, 5])))
    sample = Sample(random_value(rng), rng.getrandbits(TIME_BITS), rng.randrange(2)) if rng.random() < 0.7 else None
    young = random_value(rng) if rng.random() < 0.6 else None
    return Outcome(frozenset(counts), young, sample, rng.choice(segments), 0, rng.randrange(2))


def place(word: Word) -> dict[str, int]:
    """Its bank, RAM and index there, as a readout's address has them."""
    _, bank, offset = word
    bins = offset >= OFFSET_BINS
    return {"bank": bank, "bins": bins, "index": offset - OFFSET_BINS if bins else offset}


def offer(ctx, payload, outcome: Outcome) -> None:
    """Shows an outcome as pairing does."""
    sample = outcome.sample
    values = {
        "classes": sum(1 << count for count in outcome.counts),
        "young_valid": outcome.young is not None,
        "octave": (outcome.young or 0).bit_length(),
        "sample": sample is not None,
    }
    if sample:
        values |= {"value": sample.value, "edge": sample.edge, "time": sample.time}
    for name, value in values.items():
        ctx.set(getattr(payload, name), value)


def not_zero(words: Mapping[Word, int]) -> dict[Word, int]:
    return {word: value for word, value in words.items() if value}
