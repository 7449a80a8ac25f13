# SPDX-License-Identifier: BSD-2-Clause
"""What no instrument says: sound blocks that contradict each other, or themselves, are of no measurement.

Nothing is computed from them: negative latencies, or times that no run reaches, would end in figures that look right.
"""

import numpy as np

from ..contract.statistics import TIME_BITS, VALUE_BITS
from ..errors import Invalid
from .decode import Events, LossRecord, OutlierRecord, Ticks
from .extremes import Extremes

LATEST = 1 << 53
"""Ticks until which no run lasts: 100 days of 1 ns. Figures and charts hold times below it exactly."""


def _contradiction(text: str) -> Invalid:
    return Invalid(f"what came from the instrument contradicts itself: {text}; nothing is computed from it")


def check_bases(bases: Ticks) -> None:
    """Base times of blocks, as int64; Invalid if one is later than any run."""
    beyond = (bases < 0) | (bases >= LATEST)
    if beyond.any():
        time = int(bases[np.argmax(beyond)]) % (1 << 64)
        raise _contradiction(f"a block is of the tick {time}, which no run reaches")


def check_order(events: Events, last: int | None) -> None:
    """Events, of which there are some, and the time of the one before them; Invalid if one is earlier than that."""
    time = events.time
    back = np.flatnonzero(time[1:] < time[:-1])
    if len(back) or (last is not None and time[0] < last):
        earlier, later = (int(time[back[0] + 1]), int(time[back[0]])) if len(back) else (int(time[0]), last)
        raise _contradiction(f"an edge at tick {earlier} came after one at tick {later}")


def check_loss(loss: LossRecord) -> None:
    """Invalid unless it has a begin, an end not before it, and an edge of a source in a tick at most."""
    if not 0 <= loss.begin <= loss.end < LATEST:
        raise _contradiction(f"edges were lost from tick {loss.begin} to tick {loss.end}")
    if (most := int(max(loss.counts))) > loss.end - loss.begin + 1:
        raise _contradiction(f"{most} edges of one pin were lost from tick {loss.begin} to tick {loss.end}")


def check_outlier(outlier: OutlierRecord) -> None:
    """Invalid if its cause or its response came at a time that is in no run."""
    if not 0 <= outlier.latency <= outlier.time < LATEST:
        raise _contradiction(f"an outlier of {outlier.latency} ticks is of the tick {outlier.time}")


def check_time(time: int, former: int | None) -> None:
    """Of a snapshot and the one before; Invalid if they change places, or are later than any run."""
    if not (former or 0) <= time < LATEST:
        raise _contradiction(f"a snapshot of tick {time} follows one of tick {former or 0}")


def check_gap(time: int, former: int | None) -> None:
    """Of a snapshot with samples and the one before; Invalid if the chip's times of samples turned over between."""
    if former is not None and time - former >= 1 << (TIME_BITS - 1):
        raise Invalid(
            f"no snapshot was taken from tick {former} to tick {time}, as if the host had slept: when the longest "
            f"sample of that time came is not known, the instrument counts it modulo 2^{TIME_BITS}"
        )


def check_extremes(found: Extremes) -> None:
    """Of the samples of a snapshot, of which there are some; Invalid if no samples have such."""
    least, most, time = found.minimum, found.maximum, found.maximum_time
    assert least is not None and most is not None and time is not None
    if not (most < 1 << VALUE_BITS and found.count * least <= found.sum <= found.count * most):
        raise _contradiction(f"{found.count} samples from {least} to {most} ticks have the sum {found.sum}")
    if not most <= time < LATEST:
        raise _contradiction(f"a sample of {most} ticks ended at tick {time}")
