# SPDX-License-Identifier: BSD-2-Clause
"""Runs under loads, one after the other: files, commands here and on the target, what the target was like."""
