# SPDX-License-Identifier: BSD-2-Clause
"""Say what instrument is on a port: board, tick, segments, rate.

Examples:
  irqscope info --port /dev/ttyUSB1
  irqscope info --port sim:// --json
"""

import argparse
import json
from collections.abc import Mapping
from fractions import Fraction

from ._port import add_port, open_instrument

SNAPSHOTS = {
    1: "exact to one moment, but for the histogram: without a shadow copy its bins are never cleared, count on while "
    "they are sent, and are exact once the measurement has ended",
    2: "exact to one moment, the histogram included",
}
"""By number of the histogram's banks."""

ENGINES = {False: "one engine for all", True: "an engine for each"}
OUTLIERS = {False: "no outlier records", True: "outlier records"}
DITHERED = {0: "none with dither", 1: "the first with dither", 2: "both with dither"}
"""By number of the stimuli that can dither."""

BURSTS = {0: "without bursts", 1: "with bursts"}
"""By whether the stimuli can make bursts."""
TRIGGER = {0: "no trigger", 1: "a trigger"}


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def sustained(followed: Mapping[int, Fraction]) -> str:
    """Samples a second that the statistics take in each segment, by number of segments, the largest first."""
    from ..units import format_rate

    most, *fewer = followed.items()
    words = [f"{format_rate(most[1])} samples per segment without loss"]
    words += [f"{format_rate(hz)} with {segments} alone" for segments, hz in fewer if hz != most[1]]
    return ", ".join(words)


def run(options: argparse.Namespace) -> int:
    from ..base.records import to_json
    from ..device.transport import bytes_per_second
    from ..measuring.planning import edges_hz
    from ..measuring.qualification import Key, cite, look_up, on_record
    from ..measuring.runrecord import InstrumentRecord
    from ..results.provenance import qualification
    from ..units import format_rate, format_time

    with open_instrument(options) as instrument:
        identity, record = instrument.identity, cite(look_up(Key.of(instrument)))
        carried = edges_hz(bytes_per_second(instrument.transport))
    followed = {segments: identity.followed_hz(segments) for segments in range(identity.segments, 0, -1)}
    told = qualification(options.port, record)
    if options.json:
        found = {
            **to_json(InstrumentRecord.of(identity)),
            "followed_hz": {str(segments): float(hz) for segments, hz in followed.items()},
            "edges_hz": None if carried is None else float(carried),
            "qualification": told,
            "record": record and to_json(record),
        }
        print(json.dumps(found, indent=1))
        return 0
    tick = identity.tick
    rows = [
        ("instrument", f"{identity.board}, build {identity.build:016x} ({told})"),
        ("tick", f"{format_time(tick, 6)} = {tick.numerator}/{tick.denominator} s"),
        ("clock", f"{format_rate(identity.clock_hz)}, {identity.samples} samples per clock"),
        (
            "channels",
            f"{identity.inputs} inputs, {identity.stimuli} stimuli, {DITHERED[identity.dithered]}, "
            f"{BURSTS[identity.bursts]}, {TRIGGER[identity.trigger]}, "
            f"periods up to {format_time((1 << identity.time_bits) * tick)}",
        ),
        ("glitch filter", f"up to {identity.filter_limit} ticks"),
        (
            "statistics",
            f"{identity.segments} segments, {ENGINES[identity.parallel]}, {1 << identity.sub_bits} bins per octave, "
            f"{identity.bin_bits} bits each, {identity.pending_depth} pending causes each",
        ),
        (
            "outliers",
            f"{OUTLIERS[identity.keeps_outliers]}" + f", a queue of {identity.outlier_queue}" * identity.keeps_outliers,
        ),
        ("snapshots", SNAPSHOTS[identity.histogram_banks]),
        ("sustained", sustained(followed)),
        ("link", "every edge" if carried is None else f"{format_rate(carried)} of edges, all channels together"),
        ("event queue", f"{identity.event_queue} clocks with edges"),
        ("on record", on_record(record)),
    ]
    for name, text in rows:
        print(f"{name:14} {text}")
    return 0
