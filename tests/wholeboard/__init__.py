# SPDX-License-Identifier: BSD-2-Clause
"""A whole board as it was placed and routed, simulated with the delays of its wires and cells, and used at its pads."""
