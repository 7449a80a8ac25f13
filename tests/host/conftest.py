# SPDX-License-Identifier: BSD-2-Clause
"""What the tests of the host share: the settings of their property tests, and the instrument behind `model://`."""

import serial
from hypothesis import settings

settings.register_profile("irqscope", derandomize=True, deadline=None, max_examples=60)
"""The same examples each time, and none of them is failed for being slow."""
settings.load_profile("irqscope")

serial.protocol_handler_packages.append("models")
