# SPDX-License-Identifier: BSD-2-Clause
"""The instrument measured itself: self-tests, jumper, bins, oscillator, levels of a target's pins."""
