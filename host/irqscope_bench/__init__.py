# SPDX-License-Identifier: BSD-2-Clause
"""The virtual bench: the gateware itself, simulated clock by clock, with a target on its pins.

`register()` makes it a serial port: `serial.serial_for_url("sim://?profile=linux-rt&seed=7")`. Time in it is virtual
and advances only while the host waits for bytes; equal seeds give equal bytes.
"""


def register() -> None:
    """Make pyserial know `sim://` URLs. May be called again."""
    import serial  # takes as long as a help text that needs the names of targets

    if __name__ not in serial.protocol_handler_packages:
        serial.protocol_handler_packages.append(__name__)
