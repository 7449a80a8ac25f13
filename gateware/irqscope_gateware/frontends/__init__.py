# SPDX-License-Identifier: BSD-2-Clause
"""Front ends of real parts, one kind a file: shells around the flip-flops, DDR buffers and gears of their pads."""
