# SPDX-License-Identifier: BSD-2-Clause
"""Repeat an experiment over loads, and lay the results side by side.

Of each scenario: start a load, wait, measure, stop it. FILE says which experiment with which options, and which loads,
by commands that are run on the target (through ssh) or on this machine; only those. Scenarios ready for use have names.
A campaign that was interrupted goes on when it is started again with the same FILE and DIR: scenarios that are complete
and valid are kept.

Examples:
  irqscope campaign loads.toml --out loads
"""

import argparse
from pathlib import Path

from ._measure import add_out, telling


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the campaign, TOML: see docs/guide/campaign.md")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="what reports call a scenario, once for each, in their order (default: its name in FILE)",
    )
    add_out(parser)


def run(options: argparse.Namespace) -> int:
    from ..campaigns.campaign import read_campaign
    from ._several import several

    return several(read_campaign(options.file), options, telling(options), options.name)
