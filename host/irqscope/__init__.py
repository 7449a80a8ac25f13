# SPDX-License-Identifier: BSD-2-Clause
"""irqscope: measures from outside how fast a real-time target answers an interrupt."""

import logging

__version__ = "0.1.0"

logging.getLogger(__name__).addHandler(logging.NullHandler())  # who uses us as a library decides what is said where
