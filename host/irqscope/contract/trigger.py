# SPDX-License-Identifier: BSD-2-Clause
"""What the trigger promises about time.

It watches one cause and one response, as the events have them. A cause begins to wait if none waits; a response ends
the wait, and so does the deadline: the end of tick `cause + limit`, after which the cause is *overdue* until the next
response or cause. In one tick a cause comes before a response. So the deadline is that of the oldest cause that waits,
and one that no response follows is told of once.

A deadline that passes, a response while the cause is overdue, and a cause while one waits are occasions. Their pulse
begins with the clock `trigger_clocks` after their own: `TRIGGER_CLOCKS` in the core, then the way out, and back in, as
edges are stamped. A pulse is `width` clocks long; in the `holdoff` clocks after it there is none.
"""

from .frontends import LANE_CLOCKS, FrontEnd

TRIGGER_CLOCKS = 3
"""Clocks from a row to the trigger's level that it causes, at the front end."""

LEAST_CLOCKS = 2
"""Least limit, width and hold-off: shorter ones count as that. A deadline in the clock of its cause, or in the one
after that, passes in the second one."""


def trigger_clocks(front_end: FrontEnd, filter_clocks: int) -> int:
    """Clocks from the clock of what the trigger answers to the one of its active edge, both as they are stamped."""
    return TRIGGER_CLOCKS + front_end.output_clocks + front_end.input_clocks + filter_clocks + LANE_CLOCKS
