# SPDX-License-Identifier: BSD-2-Clause
"""One segment as HdrHistogram's percentile distribution, in microseconds, for the HdrHistogram plotter."""

import math
from collections.abc import Mapping
from typing import Any, BinaryIO

from ..histograms import count, histogram, intervals, source, stated
from ..provenance import provenance
from ..recording import Recording
from . import Choices

SUFFIX = "hgrm"
TAKES = frozenset({"segment"})
TICKS_PER_HALF = 5
"""Percentiles that are told between 1 - p and half of it: HdrHistogram's own choice."""
UNIT = 1000
"""Nanoseconds of the unit of values."""


def write(recording: Recording, file: BinaryIO, choices: Choices) -> Mapping[str, Any]:
    segment = recording.timed(choices.segment)[0]
    whole = histogram(recording)
    for interval in intervals(recording, [segment], None):
        count(recording, whole, interval)
    facts = provenance(recording) | {"segment": segment.name, "unit of values": "us", "counted": stated(recording)}
    lines = [f"#[{name}: {text}]" for name, text in facts.items()]
    lines += [f"{'Value':>12} {'Percentile':>14} {'TotalCount':>10} {'1/(1-Percentile)':>14}", ""]
    if whole.get_total_count():
        for step in whole.get_percentile_iterator(TICKS_PER_HALF):
            share = step.percentile_level_iterated_to / 100
            line = f"{step.value_iterated_to / UNIT:12.3f} {share:2.12f} {step.total_count_to_this_value:10d}"
            lines.append(line if share == 1 else f"{line} {1 / (1 - share):14.2f}")
    mean, deviation = (value / UNIT for value in (whole.get_mean_value(), whole.get_stddev()))
    mean, deviation = (0.0 if math.isnan(value) else value for value in (mean, deviation))
    total, most = whole.get_total_count(), whole.get_max_value() / UNIT
    lines += [
        f"#[Mean    = {mean:12.3f}, StdDeviation   = {deviation:12.3f}]",
        f"#[Max     = {most:12.3f}, Total count    = {total:12d}]",
        f"#[Buckets = {whole.bucket_count:12d}, SubBuckets     = {whole.sub_bucket_count:12d}]",
    ]
    file.write(("\n".join(lines) + "\n").encode())
    return {"segment": segment.name, "samples": total, "unit": "us", "source": source(recording)}
