# SPDX-License-Identifier: BSD-2-Clause
"""Options that say what to do while it is measured, when something is late."""

import argparse
from typing import TYPE_CHECKING

from ..cli._quantity import COUNT, TIME
from ..units import parse_count, parse_time
from ._conduct import words_of

if TYPE_CHECKING:
    from ..measuring.latewatch import OnLate

TIMEOUT = "20s"


def add_late(parser: argparse.ArgumentParser) -> None:
    """Add --on-late and what belongs to it."""
    group = parser.add_argument_group(
        "late responses",
        "what to do when the record of a latency above --threshold or the count of a pulse of --trigger comes "
        "(docs/explain.md)",
    )
    group.add_argument(
        "--on-late", metavar="COMMAND",
        help="run this here for the first of them, while the measurement goes on: \"ssh root@board 'echo 0 > "
             "/sys/kernel/tracing/tracing_on'\"; no shell of this machine reads it",
    )  # fmt: skip
    group.add_argument(
        "--on-late-again", type=COUNT, metavar="N", help="run it again after every N further ones (default: never)"
    )
    group.add_argument(
        "--on-late-timeout", type=TIME, metavar="TIME", help=f"how long it may take until it is ended ({TIMEOUT})"
    )
    group.add_argument("--stop-on-late", action="store_true", help="end the run at the first of them")


def late_of(options: argparse.Namespace) -> "OnLate | None":
    """What the options want; None if that is nothing. BadInput if it cannot be done, above all if the command's program
    is not here."""
    import shutil

    from ..errors import BadInput
    from ..measuring.latewatch import OnLate

    command, again, timeout = options.on_late, options.on_late_again, options.on_late_timeout
    for name, value in (("again", again), ("timeout", timeout)):
        if value is not None and command is None:
            raise BadInput(f"--on-late-{name} says when --on-late COMMAND is run or ended: give that, too")
    if command is None and not options.stop_on_late:
        return None
    if not options.threshold and not options.trigger:
        raise BadInput("--on-late and --stop-on-late need to know what is late: give --threshold, such as 100us, or "
                       "--trigger")  # fmt: skip
    if again is not None and not parse_count(again):
        raise BadInput("--on-late-again must be at least 1")
    if again is not None and options.stop_on_late:
        raise BadInput("--stop-on-late ends the run at the first of them: leave out --on-late-again")
    words = words_of(command, "--on-late") if command is not None else []
    if words and shutil.which(words[0]) is None:
        raise BadInput(f"--on-late: {words[0]} was not found, or is no program")
    limit = parse_time(timeout or TIMEOUT)
    if not limit:
        raise BadInput(f"--on-late-timeout {timeout} is too short: no command could come to its end")
    return OnLate(tuple(words), parse_count(again) if again else None, limit, options.stop_on_late)
