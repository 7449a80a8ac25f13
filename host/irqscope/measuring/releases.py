# SPDX-License-Identifier: BSD-2-Clause
"""What releases a task under test."""

STIMULUS, GRID = RELEASES = ("stimulus", "grid")
