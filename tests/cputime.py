# SPDX-License-Identifier: BSD-2-Clause
"""Processor time, which says what tests cost whatever else the machine does."""

import json
import resource
import statistics
import sys
from collections.abc import Sequence


def used_s() -> float:
    """Of this process and those that it has waited for, solvers and compilers among them."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


REFERENCE_S = 0.30
"""What `reference_s` is on the machine whose minute that of `make quick` is: two cores of a server of 2023."""


def reference_s() -> float:
    """Do a fixed piece of the work that tests do, objects and text, and return the processor time that it took."""
    before = used_s()
    content = {f"segment {k}": {"counts": list(range(k, k + 50)), "share": k / 7} for k in range(400)}
    for _ in range(24):
        content = json.loads(json.dumps(content, indent=1))
        total = 0
        for each in content.values():
            for count in each["counts"]:
                total += count * count % 7
    return used_s() - before


def slowness() -> float:
    """Say how many times as long as on that machine a test takes here and now."""
    return reference_s() / REFERENCE_S


LUCK = 2.0
"""A machine that others use, too, has been twice as slow between two measurements as at them: no fault of a test's."""


def judged(took_s: float, slowness: Sequence[float], limit_s: float) -> tuple[str, bool]:
    """Say how long that is on that machine, given how slow this one was at times, and whether no luck explains it."""
    times = statistics.mean(slowness)
    return f"{times:.2f} times {took_s / times:.0f} of {limit_s:.0f} s", took_s / times > LUCK * limit_s


def main(arguments: list[str]) -> int:
    """Print how slow the machine is; after a run, given how slow it was before, its time and its limit, judge it."""
    slow = slowness()
    if not arguments:
        print(slow)
        return 0
    before, total, limit = map(float, arguments)
    said, beyond = judged(total, [before, slow], limit)
    print(f"=== total: {total:.0f} s, {said}")
    return int(beyond)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
