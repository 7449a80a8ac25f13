# SPDX-License-Identifier: BSD-2-Clause
"""Boards, one file each in the folder `described`. A file with a tuple `BOARDS` adds its boards by being there."""
