# SPDX-License-Identifier: BSD-2-Clause
"""Processor time, which says what tests cost whatever else the machine does."""

import resource


def used_s() -> float:
    """Of this process and those that it has waited for, solvers and compilers among them."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)
