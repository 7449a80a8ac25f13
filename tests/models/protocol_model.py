# SPDX-License-Identifier: BSD-2-Clause
"""pyserial's handler of `model://`: the model instrument as a serial port, for tests of the command line."""

from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, urlparse

import numpy as np
from serial.serialutil import SerialException

from irqscope.contract.roles import Source
from irqscope.device.lineless import Lineless
from models.instrument import IDENTITY, ModelInstrument

TICKS_PER_MS = 100_500
LIVE = {
    "pins": {"task": "user thread"},
    "loopback": {
        "stimuli": 1000,
        "n": 900,
        "min_ns": 200,
        "p50_ns": 500,
        "p90_ns": 900,
        "p99_ns": 8000,
        "max_ns": 90_000,
        "discarded": 0.1,
    },
}


class Serial(Lineless):
    """`model://` takes `seed=N`; with `mute=1` the target never answers; `breaks=N`: unplugged after N bytes.

    With `alone=1` its handler alone answers. With `live=N` it is a live bench that did not look in the N milliseconds
    from the first tick on; `handlers=N` is the count of events in its target's end line. `banks=1` has no shadow copy
    of the histograms; with `dithered=N` the first N stimuli can dither, with `bursts=0` none can make bursts, with
    `time_bits=N` their times have N bits; with `outliers=0` there is no queue for outliers.
    """

    def open(self) -> None:
        query = parse_qs(urlparse(self.portstr).query)
        arguments: dict[str, Any] = {"seed": int(query.get("seed", ["1"])[0])}
        if "mute" in query:
            arguments["answer"] = lambda number, dice: []
        if "alone" in query:
            arguments["answer"] = lambda number, dice: [(Source.ISR, 400)]
        parameters = {
            "banks": "histogram_banks",
            "dithered": "dithered",
            "bursts": "bursts",
            "time_bits": "time_bits",
            "outliers": "outlier_queue",
        }
        changes = {name: int(query[key][0]) for key, name in parameters.items() if key in query}
        arguments["identity"] = replace(IDENTITY, **changes)
        self.model = ModelInstrument(**arguments)
        self._left = int(query.get("breaks", ["1000000000"])[0])
        self._bytes = b""
        self._blind_ms = int(query["live"][0]) if "live" in query else None
        self._end = {"handlers": int(query["handlers"][0])} if "handlers" in query else {}
        self.is_open = True

    @property
    def target(self) -> dict[str, Any]:
        return LIVE if self._blind_ms is not None else {}

    def blind_intervals(self, stamp_offset: int) -> Any:
        if self._blind_ms is None:
            return None
        return np.array([[0, self._blind_ms * TICKS_PER_MS + stamp_offset]], dtype=np.int64)

    def end_target(self) -> dict[str, Any]:
        return self._end

    def close(self) -> None:
        self.is_open = False

    def read(self, size: int = 1) -> bytes:
        if self._left <= 0:
            raise SerialException("device reports readiness to read but returned no data")
        self._bytes = self._bytes or self.model.read()
        self._left -= len(self._bytes[:size])
        result, self._bytes = self._bytes[:size], self._bytes[size:]
        return result

    def write(self, data: bytes) -> int:
        self.model.write(bytes(data))
        return len(data)
