# SPDX-License-Identifier: BSD-2-Clause
"""A pyserial port that stands before another one, and knows what that knows."""

from typing import Any

import serial
from serial.serialutil import PortNotOpenError, SerialBase


class Behind(SerialBase):
    """What all such ports have in common; `_inner` is the port behind."""

    _inner: Any = None

    def _open_behind(self, url: str) -> None:
        self._inner = serial.serial_for_url(
            url,
            baudrate=self.baudrate,
            timeout=self.timeout,
            write_timeout=self.write_timeout,
            exclusive=self.exclusive,
        )

    def close(self) -> None:
        """Close the port behind."""
        if self.is_open:
            self.is_open = False
            self._inner.close()

    def __getattr__(self, name: str) -> Any:
        """What only the port behind has: `bench`, `target`, `blind_intervals`, `end_target`."""
        if name.startswith("_") or self._inner is None:
            raise AttributeError(name)
        return getattr(self._inner, name)

    def _behind(self) -> Any:
        if not self.is_open:
            raise PortNotOpenError()
        return self._inner

    @property
    def in_waiting(self) -> int:
        """Bytes that the port behind has received."""
        return int(self._behind().in_waiting)

    def flush(self) -> None:
        """Wait until the port behind has sent all."""
        self._behind().flush()

    def _reconfigure_port(self, force_update: bool = False) -> None:
        pass

    def _update_rts_state(self) -> None:
        pass

    def _update_dtr_state(self) -> None:
        pass
