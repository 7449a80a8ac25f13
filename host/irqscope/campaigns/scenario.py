# SPDX-License-Identifier: BSD-2-Clause
"""The measurement of one scenario: start the load, let it settle, measure while it is watched, end it.

The target's record is taken just before the measurement and just after it, while the load runs.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from ..base.records import changed
from ..errors import BadInput, Invalid, NoInstrument
from ..files import replace
from ..measuring.experiment import Evaluation, Result
from ..measuring.stopping import StopRequest
from ..printable import printable
from ..results.resultfile import read_outline
from .campaign import LOCAL, TARGET, Campaign, Command, Scenario
from .campaigndir import CampaignDirectory
from .covariatesfile import NAME as COVARIATES
from .covariatesreader import CovariatesReader
from .load import POLL_S, Load
from .machine import Machine
from .record import take
from .scenariofile import Program

STUB_LOG = "stub.log"
SETSID = "setsid"
"""What the supervisor of a load needs beside sh."""
LONGEST = 4096
"""Characters of a line that a machine says of a program."""
_IDENTIFY = 'p=$(command -v "$1") || exit 1; echo "$p"; sha256sum "$p" | cut -d" " -f1'

Measure = Callable[[Path, Path | None, StopRequest], Evaluation]
"""Measures into a directory, with the start line of the stub in a file if it was started here, until the end or as long
as that is not stopped."""


def machine_of(campaign: Campaign, place: str = TARGET) -> Machine:
    """The machine at a place of a command."""
    return Machine(campaign.target if place == TARGET and campaign.target != LOCAL else None)


def check_tools(campaign: Campaign) -> None:
    """BadInput, one sentence, if a target cannot be reached or a program of any load is missing, before the first."""
    wanted: dict[Machine, dict[str, str]] = {machine_of(campaign): {}} if campaign.target else {}
    for scenario in campaign.scenarios:
        for command in scenario.needing:
            tools = wanted.setdefault(machine_of(campaign, command.on), {SETSID: "util-linux"})
            for program in command.programs:
                tools.setdefault(program, command.package or "")
    absent = []
    for machine, tools in wanted.items():
        for tool in machine.missing([*tools]):
            install = f" (in Debian's package {tools[tool]})" if tools[tool] else ""
            users = [
                s.name
                for s in campaign.scenarios
                if any(tool in (SETSID, *c.programs) and machine_of(campaign, c.on) == machine for c in s.needing)
            ]
            absent.append(
                f"{tool}, which scenario {', '.join(users)} needs, is not on {machine.name}: install it{install}"
            )
    if absent:
        raise BadInput("; ".join(absent))


def identify(campaign: Campaign, command: Command) -> Program:
    """Which program a command runs: its path and hash, and the first line of what it says of its version."""
    machine = machine_of(campaign, command.on)
    path, digest, *_ = [*_lines(machine.run_script(_IDENTIFY, command.run[0])), None, None]
    version, *_ = [*_lines(machine.ask(command.version)), None] if command.version else [None]
    return Program(run=list(command.run), on=machine.name, path=path, sha256=digest, version=version)


def _lines(said: str) -> list[str]:
    """What a machine said, in lines that can be kept and shown."""
    return [printable(line[:LONGEST]) for line in said.strip().splitlines()]


def measure(
    campaign: Campaign,
    scenario: Scenario,
    directory: CampaignDirectory,
    stop: StopRequest,
    run: Measure,
    conclude: Callable[[Path, Result], None],
) -> bool:
    """One scenario into its directory, a new one; whether the campaign may go on.

    scenario.json gets an `end`, also if it is refused, unless the user stopped it or the link failed: then it is to be
    measured again.
    """
    target, path = machine_of(campaign), directory.run(scenario.name).path
    record = directory.begin_scenario(campaign, scenario)
    programs = [identify(campaign, command) for command in dict.fromkeys(scenario.commands)]
    before = after = None
    enough = StopRequest(stop)
    reader = CovariatesReader(target, path / COVARIATES) if scenario.covariates else None
    with Load(scenario.running, lambda place: machine_of(campaign, place)) as load, reader or nullcontext():
        load.start(enough)
        load.settle(scenario.settle, enough)
        if enough.requested:
            return False
        ended, error, refused, evaluation = load.ended, None, False, None
        begun = ended is None
        if begun:
            directory.check_there()  # else the run would make another one, of which nobody asks
            before = take(target) if campaign.target else None
            with _watched(load, enough):
                try:
                    evaluation = run(path, _stub(load, path), enough)
                except NoInstrument:
                    raise
                except BadInput as refusal:
                    directory.check_there()  # else the scenario is not to blame
                    error, refused = str(refusal), True
                except Invalid as invalid:
                    error = str(invalid)
            ended = load.ended
            after = take(target) if campaign.target else None
    if evaluation:
        # Now that the load is gone: it neither delays this nor can it end meanwhile, and the record ends with the
        # measurement.
        conclude(path, evaluation())
    result = read_outline(path) if directory.run(scenario.name).result_file.exists() else None
    whole = result and result.complete and not result.plan.short
    if stop.requested and not whole:  # what was measured when the user stopped it is kept if nothing is missing of it
        return False
    if not (ended or error or (result and result.complete)):
        return False
    how = "did not run throughout" if begun else "ended before the measurement began"
    errors = [f"the load {how}: {ended}"] if ended else []
    errors += [error] if error else []
    errors += result.errors if result else []
    if not ended and scenario.check and before and after:
        errors += scenario.check(before, after)
    measured = changed(
        record,
        programs=programs,
        before=before,
        after=after,
        load=load.printed,
        covariates=reader.ended if reader else None,
    )
    sha256 = result.end.sha256 if result and result.end else None
    directory.end_scenario(measured, errors, sha256, refused=refused and not ended)
    return not stop.requested


def _stub(load: Load, path: Path) -> Path | None:
    """What the stub has printed, kept in the directory of the run; None without a stub."""
    said = load.stub_output
    if said is None:
        return None
    file = path / STUB_LOG
    replace(file, said.encode())
    return file


@contextmanager
def _watched(load: Load, enough: StopRequest) -> Iterator[None]:
    """End the measurement within as soon as the load does: what follows could not be used."""
    done = threading.Event()

    def watch() -> None:
        while not done.wait(POLL_S):
            if load.ended:
                enough.ask("load")
                return

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()
