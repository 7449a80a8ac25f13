# SPDX-License-Identifier: BSD-2-Clause
"""All segments as HdrHistogram's interval log (version 1.2): a histogram a line, its tag the segment's name.

Values in histograms are nanoseconds; the column Interval_Max is in microseconds. Times are seconds since the run's
first event; StartTime and BaseTime are the run's start by the host's clock, which is earlier by what it takes to begin.
"""

import datetime
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, BinaryIO

from ..histograms import count, histogram, intervals, source, stated
from ..provenance import provenance
from ..recording import Recording
from . import Choices

SUFFIX = "hlog"
TAKES = frozenset({"segment", "interval"})
INTERVAL = Fraction(1)
UNIT = 1000


def write(recording: Recording, file: BinaryIO, choices: Choices) -> Mapping[str, Any]:
    segments, tick = recording.timed(choices.segment), recording.clock.tick
    length = max(1, round((choices.interval or INTERVAL) / tick))
    facts = provenance(recording) | {"unit of values": "ns", "unit of Interval_Max": "us", "counted": stated(recording)}
    start = datetime.datetime.fromisoformat(recording.run.start)
    lines = [
        "#[Histogram log format version 1.2]",
        *(f"#[{name}: {text}]" for name, text in facts.items()),
        f"#[BaseTime: {start.timestamp():.3f} (seconds since epoch)]",
        f"#[StartTime: {start.timestamp():.3f} (seconds since epoch), {start.isoformat()}]",
        '"StartTimestamp","Interval_Length","Interval_Max","Interval_Compressed_Histogram"',
    ]
    file.write(("\n".join(lines) + "\n").encode())
    first, number, total = None, 0, 0
    for interval in intervals(recording, segments, length):
        first = interval.begin if first is None else first
        one = histogram(recording)
        count(recording, one, interval)
        begin, lasted = float((interval.begin - first) * tick), float((interval.end - interval.begin) * tick)
        most = one.get_max_value() / UNIT
        file.write(f"Tag={interval.segment},{begin:.6f},{lasted:.6f},{most:.3f},".encode() + one.encode() + b"\n")
        number, total = number + 1, total + one.get_total_count()
    return {
        "segments": [settings.name for settings in segments],
        "intervals": number,
        "samples": total,
        "unit": "ns",
        "source": source(recording),
    }
