# SPDX-License-Identifier: BSD-2-Clause
"""A pyserial port that stands before another one, and knows what that knows."""

from typing import Any

import serial
from serial.serialutil import PortNotOpenError, SerialException

from irqscope.device.lineless import Lineless


class Behind(Lineless):
    """What all such ports have in common; `_inner` is the port behind."""

    _inner: Any = None

    def _parse(self, text: str) -> Any:
        """The plan of what its URL says, of which `port` is the URL of the port behind; ValueError if it is none."""
        raise NotImplementedError

    def _begin(self, plan: Any) -> None:
        """Makes what stands between the two, before the port behind is opened."""

    def _check(self, plan: Any) -> None:
        """SerialException if the port behind, which is open now, cannot do what the plan asks of it."""

    def open(self) -> None:
        """Open the port that the URL names; SerialException says what is wrong with it."""
        if self.is_open:
            raise SerialException("the port is already open")
        try:
            plan = self._parse((self.portstr or "").partition("://")[2])
        except ValueError as error:
            raise SerialException(str(error)) from None
        self._begin(plan)
        self._inner = serial.serial_for_url(
            plan.port,
            baudrate=self.baudrate,
            timeout=self.timeout,
            write_timeout=self.write_timeout,
            exclusive=self.exclusive,
        )
        try:
            self._check(plan)
        except SerialException:
            self._inner.close()
            raise
        self.is_open = True

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
