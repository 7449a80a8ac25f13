# SPDX-License-Identifier: BSD-2-Clause
"""irqscope: measures from outside how fast a real-time target answers an interrupt."""

__version__ = "0.1.0"
