# SPDX-License-Identifier: BSD-2-Clause
"""Repeat an experiment over scenarios: start a load, wait, measure, stop it; then lay the results side by side.

FILE says which experiment with which options, and which loads, by commands that are run on the target (through ssh) or
on this machine; only those. Scenarios ready for use have names. A campaign that was interrupted goes on when it is
started again with the same FILE and DIR: scenarios that are complete and valid are kept."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..campaign import Campaign


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the campaign, TOML: see docs/campaign.md")
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help="directory, made anew or gone on with")


def run(options: argparse.Namespace) -> int:
    from ..campaign import read_campaign
    from ..campaigndir import CampaignDirectory
    from ..errors import LinkError
    from ..report.campaign import conclude
    from ..scenario import check_tools, measure
    from ..stopping import StopRequest

    campaign = read_campaign(options.file)
    for scenario in campaign.scenarios:
        _parse(campaign, campaign.arguments(scenario, Path("DIR")))
    check_tools(campaign)
    directory = CampaignDirectory(options.out)
    with directory.begin(campaign, options.command_line), StopRequest() as stop:
        wanting = [scenario for scenario in campaign.scenarios if not directory.is_done(scenario.name)]
        try:
            for scenario in wanting:
                if stop.requested or not measure(
                    campaign, scenario, directory, stop, lambda line: _run(campaign, line)
                ):
                    break
        except LinkError as error:
            print(f"irqscope: {error}; what was measured until then is kept", file=sys.stderr)
        return conclude(directory)


def _parse(campaign: "Campaign", line: list[str]) -> argparse.Namespace:
    """The options of a run as its verb parses them; BadInput if it is no experiment or would refuse them."""
    from ..cli import discover, load, parser
    from ..errors import BadInput, IrqscopeError

    package = __name__.rpartition(".")[0]
    verbs = {name: load(module) for name, module in discover().items() if module.rpartition(".")[0] == package}
    known = {name: check for name, verb in verbs.items() if (check := getattr(verb, "check", None))}
    if campaign.experiment not in known:
        raise BadInput(f"{campaign.file}: experiment must be one of {', '.join(known)}, not {campaign.experiment!r}")
    try:
        options = parser().parse_args(line)
        known[campaign.experiment](options)
    except IrqscopeError as error:
        raise BadInput(f"{campaign.file}: options: {error}") from error
    return options


def _run(campaign: "Campaign", line: list[str]) -> int:
    """What the command line does, in this process: it dies with us, and so do its stimuli (by the watchdog)."""
    options = _parse(campaign, line)
    options.command_line = ["irqscope", *line]
    return int(options.run(options))
