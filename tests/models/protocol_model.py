# SPDX-License-Identifier: BSD-2-Clause
"""pyserial's handler of `model://`: the model instrument as a serial port, for tests of the command line."""

from typing import Any
from urllib.parse import parse_qs, urlparse

from serial.serialutil import SerialBase, SerialException

from models.instrument import ModelInstrument


class Serial(SerialBase):
    """`model://` takes `seed=N`; with `mute=1` the target never answers; `breaks=N`: unplugged after N bytes."""

    def open(self) -> None:
        query = parse_qs(urlparse(self.portstr).query)
        arguments: dict[str, Any] = {"seed": int(query.get("seed", ["1"])[0])}
        if "mute" in query:
            arguments["answer"] = lambda number, dice: []
        self.model = ModelInstrument(**arguments)
        self._left = int(query.get("breaks", ["1000000000"])[0])
        self._bytes = b""
        self.is_open = True

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

    def _reconfigure_port(self, force_update: bool = False) -> None:
        pass

    def _update_rts_state(self) -> None:
        pass

    def _update_dtr_state(self) -> None:
        pass
