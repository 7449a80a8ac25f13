# SPDX-License-Identifier: BSD-2-Clause
"""What a pyserial port is without a serial line: settings and modem lines are accepted and do nothing."""

from serial.serialutil import SerialBase


class Lineless(SerialBase):
    """A base of such ports."""

    datagrams: int | None = None
    """The descriptor of a socket from which a `ReadAhead` may receive in place of `read`."""
    hold_s: float | None = None
    """How long a block that it receives waits for one before it."""

    def _reconfigure_port(self, force_update: bool = False) -> None:
        pass

    def _update_rts_state(self) -> None:
        pass

    def _update_dtr_state(self) -> None:
        pass
