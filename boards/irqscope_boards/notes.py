# SPDX-License-Identifier: BSD-2-Clause
"""Notes that hold for all boards of a family."""

ICE40_PULL_UPS = (
    "An iCE40 pulls its pins up while it is not configured and has no pull-downs: put 1 kOhm from each stimulus "
    "that is active high to ground, at the target."
)
