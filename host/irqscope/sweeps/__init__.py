# SPDX-License-Identifier: BSD-2-Clause
"""Runs at one rate after the other, and the saturation rate that they tell."""
