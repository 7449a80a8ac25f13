# SPDX-License-Identifier: BSD-2-Clause
"""What the tests of the host share: the instrument behind `model://`."""

import serial

serial.protocol_handler_packages.append("models")
