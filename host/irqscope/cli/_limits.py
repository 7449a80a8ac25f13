# SPDX-License-Identifier: BSD-2-Clause
"""Options of all verbs that judge a run, or say whether it was long enough."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..measuring.decision import DECISIONS, SIMPLE
from ._quantity import COUNT

if TYPE_CHECKING:
    from ..measuring.limits import Limit
    from ..measuring.wanted import Wanted


def add_limits(
    parser: argparse.ArgumentParser, names: str = "a segment and a figure: isr.max, isr.p99.99, task.missing",
    example: str = "isr.max=50us", *, loss: bool = True,
) -> None:  # fmt: skip
    """Add --limit, --warn, --limits and --allow-short, and --max-loss if stimuli can be lost.

    `names` are what can be limited.
    """
    group = parser.add_argument_group("limits", f"NAME is {names}")
    group.add_argument(
        "--limit", action="append", default=[], metavar="NAME=BOUND",
        help=f"FAIL (exit code 1) unless it is shown that the figure is at most this, or a rate at least: {example}; "
             "many times",
    )  # fmt: skip
    group.add_argument("--warn", action="append", default=[], metavar="NAME=BOUND", help="the same for a WARN (3)")
    if loss:
        group.add_argument(
            "--max-loss", type=COUNT, metavar="N", help="FAIL if more stimuli than this were never answered"
        )
    group.add_argument("--limits", type=Path, metavar="FILE", help="limits from a TOML file (see docs/verdict.md)")
    group.add_argument(
        "--allow-short", action="store_true",
        help="a run that ends short of its plan, as by Ctrl-C, may PASS (default: it is a WARN, exit code 3)",
    )
    group.add_argument(
        "--decision", choices=DECISIONS,
        help="times are judged by their corrected value (simple, default), or kept only if U fits below the limit as "
             "well (guarded): JCGM 106",
    )  # fmt: skip


def limits_of(options: argparse.Namespace, kind: "type[Limit] | None" = None) -> "tuple[Limit, ...]":
    """The limits that the options give, all of a `kind`: on segments, if nothing else is said."""
    from ..measuring.limits import Limit, collect

    loss = getattr(options, "max_loss", None)
    return collect(options.limit, options.warn, loss, options.limits, kind or Limit, options.decision or SIMPLE)


def add_wanted(parser: argparse.ArgumentParser) -> None:
    """Add --wanted."""
    parser.add_argument(
        "--wanted", action="append", default=[], metavar="BOUND",
        help="say how long is still to be measured to show that disturbances come in fewer than 1e-6 of the stimuli, "
             "or less often than 0.1/h or 2/d; many times (default: the next powers of ten)",
    )  # fmt: skip


def wanted_of(options: argparse.Namespace) -> "tuple[Wanted, ...]":
    """The bounds that the options want."""
    from ..measuring.wanted import wanted_from

    return wanted_from(options.wanted)
