# SPDX-License-Identifier: BSD-2-Clause
"""Notes that hold for several boards."""

ICE40_PULL_UPS = (
    "An iCE40 pulls its pins up while it is not configured and has no pull-downs: put 1 kOhm from each stimulus "
    "that is active high to ground, at the target."
)

DEBUGGER_RATE = "What rate the debugger on the board passes on without a loss is not known; lost blocks are counted."
