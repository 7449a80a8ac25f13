# SPDX-License-Identifier: BSD-2-Clause
"""What experiments that consist of runs share: their options, and how such a campaign is conducted."""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..cli._quantity import TIME

if TYPE_CHECKING:
    from ..campaigns.campaign import Campaign, Command, Options, Scenario

SETTLE = "1s"


def add_series(parser: argparse.ArgumentParser, placeholder: str, option: str) -> "argparse._ArgumentGroup":
    """Options of an experiment that is repeated, once for each value of `placeholder`, such as `{cpu}`.

    With the option of that name, which the caller adds, it is.
    """
    parser.set_defaults(series=option)
    group = parser.add_argument_group(
        "series", f"several runs into one directory; {placeholder} stands for what differs, in --start and in --port"
    )
    group.add_argument(
        "--start", metavar="COMMAND", help=f"starts the stub for each run, which must print its start line: 'stub ... "
                                           f"{placeholder}'; no shell reads it"
    )  # fmt: skip
    group.add_argument(
        "--on", metavar="HOST",
        help="the target, where commands run and a record is taken: what ssh takes, or local for this machine",
    )
    group.add_argument(
        "--settle", default=SETTLE, type=TIME, metavar="TIME", help=f"from a start to the measurement ({SETTLE})"
    )
    return group


def started(options: argparse.Namespace, placeholder: str, value: str) -> "tuple[Command, ...]":
    """The command that starts the stub for one run; none if the user does that, or the virtual bench."""
    from ..campaigns.campaign import Command

    if not options.start:
        return ()
    return (Command(tuple(word.replace(placeholder, value) for word in words_of(options.start, "--start")), stub=True),)


def words_of(text: str, option: str) -> list[str]:
    """A command as words, quoted as for a shell; BadInput if that is not possible."""
    import shlex

    from ..errors import BadInput

    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadInput(f"{option} {text!r} is no command: {error}") from error
    if not words:
        raise BadInput(f"{option} is empty: it takes a command, such as '/opt/stub --workload bracket'")
    return words


def check_placeholder(options: argparse.Namespace, placeholder: str, what: str) -> None:
    """BadInput unless something differs from run to run, or if what may not be given together is."""
    from ..errors import BadInput

    if placeholder not in f"{options.start or ''} {options.port}":
        raise BadInput(
            f"nothing tells the target {what}: write {placeholder} into --start COMMAND, which starts its stub, or, on "
            "the virtual bench, into --port"
        )
    if options.start and options.stub:
        raise BadInput("--start gives each run the start line of its stub: leave out --stub")


def target_of(options: argparse.Namespace, scenarios: "Iterable[Scenario]") -> str | None:
    """What --on names, as a campaign has its target; BadInput if it is none, or is missing where commands run."""
    from ..campaigns.campaign import LOCAL, target_named
    from ..errors import BadInput

    if options.on:
        try:
            return target_named(options.on)
        except ValueError as error:
            raise BadInput(f"--on {error}") from error
    if any(scenario.commands for scenario in scenarios):
        raise BadInput(f"commands are to run on the target: say with --on HOST who that is, or --on {LOCAL}")
    return None


def given(
    options: argparse.Namespace, configure: Callable[[argparse.ArgumentParser], None], *without: str
) -> "Options":
    """Options of the verb that `configure` is of which are not at their defaults, as a campaign has them.

    Those named in `without`, the run directory and the page are left out.
    """
    parser = argparse.ArgumentParser(add_help=False)
    configure(parser)
    found: dict[str, str | bool | list[str]] = {}
    for action in {action.dest: action for action in reversed(parser._actions)}.values():  # --port, not --device
        name, value = action.option_strings[-1].removeprefix("--"), getattr(options, action.dest)
        if name not in ("out", "no-report", *without) and value != action.default:
            found[name] = value if isinstance(value, bool | list) else str(value)
    return found


def conduct(campaign: "Campaign", out: Path, command_line: list[str], *, drawn: bool) -> int:
    """All runs of a campaign into the directory, or those that are still missing there; the exit code of all.

    Pages are `drawn` when all is measured, or not at all.
    """
    from ..campaigns.campaigndir import CampaignDirectory
    from ..campaigns.scenario import check_tools, measure
    from ..errors import LinkError
    from ..measuring.stopping import StopRequest
    from ..report.campaign import conclude

    for scenario in campaign.scenarios:
        _parse(campaign, campaign.arguments(scenario, Path("DIR")))
    check_tools(campaign)
    directory = CampaignDirectory(out)
    with directory.begin(campaign, command_line), StopRequest() as stop:
        wanting = [scenario for scenario in campaign.scenarios if not directory.is_done(scenario.name)]
        try:
            for scenario in wanting:
                if stop.requested or not measure(
                    campaign, scenario, directory, stop, lambda line: _measure(campaign, [*line, "--no-report"])
                ):
                    break
        except LinkError as error:
            print(f"irqscope: {error}; what was measured until then is kept", file=sys.stderr)
        return conclude(directory, drawn=drawn)


def _parse(campaign: "Campaign", line: list[str]) -> tuple[Any, argparse.Namespace]:
    """The verb of a run and its options as it parses them; BadInput if it is no experiment or would refuse them."""
    from ..cli import discover, load, parser
    from ..errors import BadInput, IrqscopeError

    package = __name__.rpartition(".")[0]
    verbs = {name: load(module) for name, module in discover().items() if module.rpartition(".")[0] == package}
    known: dict[str, Any] = {name: verb for name, verb in verbs.items() if hasattr(verb, "measure")}
    if campaign.experiment not in known:
        raise BadInput(f"{campaign.file}: experiment must be one of {', '.join(known)}, not {campaign.experiment!r}")
    try:
        options = parser().parse_args(line)
        known[campaign.experiment].check(options)
    except IrqscopeError as error:
        raise BadInput(f"{campaign.file}: options: {error}" if campaign.file else str(error)) from error
    if "series" in options and getattr(options, options.series):
        raise BadInput(
            f"{campaign.file}: options: {options.series} makes a campaign of its own, and a scenario is one run"
        )
    return known[campaign.experiment], options


def _measure(campaign: "Campaign", line: list[str]) -> Callable[[], int]:
    """Measure as the command line says, in this process: it dies with us, and so do its stimuli (by the watchdog)."""
    verb, options = _parse(campaign, line)
    options.command_line = ["irqscope", *line]
    report: Callable[[], int] = verb.measure(options)
    return report
