# SPDX-License-Identifier: BSD-2-Clause
"""Boards, one file each. None is described yet: the virtual bench is the only instrument."""
