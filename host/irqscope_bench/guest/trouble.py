# SPDX-License-Identifier: BSD-2-Clause
"""By which lines on its console a kernel tells that it is in trouble: a panic, an oops, a lockup, no memory left."""

import re

from irqscope.printable import printable

LONGEST, MOST = 200, 20
"""Characters of a line that are kept, and lines."""
_LINE = re.compile(
    r"^\[ *\d+\.\d+\] (?:"
    r"Kernel panic|(?:.*: )?BUG: |kernel BUG at|Oops|Internal error: |Unable to handle kernel|general protection fault|"
    r"WARNING: CPU: |INFO: task .* blocked for more than|"
    r".*(?:hard LOCKUP|workqueue lockup|detected stalls|self-detected stall|[Oo]ut of memory: Killed process)"
    r").*",
    re.MULTILINE,
)
"""With the time that a kernel puts before it: programs and traces print none."""


def troubles(console: str) -> list[str]:
    """Such lines of a console's text, in their order."""
    return [printable(match[0].rstrip())[:LONGEST] for match in _LINE.finditer(console)][:MOST]
