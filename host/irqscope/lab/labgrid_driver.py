# SPDX-License-Identifier: BSD-2-Clause
"""A resource and a driver for labgrid, named in an environment's `imports`.

labgrid brings a pyserial of its own in place of the one that irqscope needs, so the two are in environments apart: this
file imports labgrid and nothing of irqscope, which is the command `command`.
"""

import json
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import attr
from labgrid import step, target_factory
from labgrid.driver.common import Driver
from labgrid.driver.exception import ExecutionError
from labgrid.resource.common import Resource

JOINED, ONCE = ("limits", "warn", "wanted"), ("max_loss", "limits_file")
"""Options that may be given many times, and limits of which there is one."""
LIMIT, WARNING = 1, 3
"""Exit codes of a measurement that has a result, beside 0."""


@target_factory.reg_resource
@attr.s(eq=False)
class IrqscopeInstrument(Resource):
    """An instrument at a URL, as `--port` takes it. One on USB is as well a USBSerialPort or RawSerialPort."""

    url: str = attr.ib(validator=attr.validators.instance_of(str))


@target_factory.reg_driver
@attr.s(eq=False)
class IrqscopeDriver(Driver):
    """Measures a target's latency from outside.

    `options` are fields of every request; those of a measurement come before them, but all limits of both are judged.
    Run directories are kept, numbered, in the directory `out`; without it they are temporary ones that nobody removes.
    """

    bindings = {"instrument": {"IrqscopeInstrument", "USBSerialPort", "RawSerialPort"}}
    command: str = attr.ib(default="irqscope", validator=attr.validators.instance_of(str))
    options: Mapping[str, Any] = attr.ib(factory=dict, validator=attr.validators.instance_of(dict))
    out: str = attr.ib(default="", validator=attr.validators.instance_of(str))

    @Driver.check_active
    @step(args=["limits"], result=True)
    def latency(self, *limits: str, **options: object) -> Mapping[str, Any]:
        """Measure by `irqscope measure`: the content of result.json, with `directory` beside.

        `limits` are as `--limit` takes them, and their outcome is in the result; options are the fields of
        `irqscope.Latency`: `rate="2kHz"`, `active_low=True`. ExecutionError if there is no result, or one that is
        invalid or incomplete, with what irqscope said, or if a limit of which there is one is among the driver's
        options, too.
        """
        for name in ONCE:
            if name in options and name in self.options:
                raise ExecutionError(f"{name} is given here, and in the options of the driver: leave out one of them")
        words = {"limits": limits}
        lists = {
            name: [each for source in (self.options, words, options) for each in _listed(source.get(name))]
            for name in JOINED
        }
        given = {**self.options, **options, **{name: each for name, each in lists.items() if each}}
        named = isinstance(self.instrument, IrqscopeInstrument)
        port = self.instrument.url if named else self.instrument.port
        try:
            request = json.dumps({"port": port, **given}, default=str)
        except (TypeError, ValueError) as error:
            raise ExecutionError(f"the options are none: {str(error)!a}") from error
        try:
            directory = self._directory()
        except OSError as error:
            raise ExecutionError(f"no run directory can be made in {self.out!r}: {str(error)!a}") from error
        try:
            command = shlex.split(self.command)
            if not command:
                raise ValueError("it has no words")
            done = _run([*command, "measure", "-", "--out", str(directory)], request)
        except (OSError, ValueError) as error:
            raise ExecutionError(f"the command {self.command!r} cannot be run: {str(error)!a}") from error
        finally:
            with suppress(OSError):  # that a run is in it
                directory.rmdir()
        if done.returncode not in (0, LIMIT, WARNING):
            said = [*done.stderr.strip().splitlines(), *_errors(done.stdout)]
            raise ExecutionError(f"irqscope ended with {done.returncode}: {said[-1] if said else ''}", said, None)
        try:
            result: Mapping[str, Any] = json.loads(done.stdout)
        except ValueError as error:
            raise ExecutionError(f"the command {self.command!r} printed no result: {error}") from error
        return result

    def _directory(self) -> Path:
        """A new one, that nobody else has."""
        if not self.out:
            return Path(tempfile.mkdtemp(prefix="irqscope-"))
        out = Path(self.out)
        out.mkdir(parents=True, exist_ok=True)
        while True:
            taken = [int(path.name) for path in out.iterdir() if path.name.isdecimal()]
            path = out / f"{max(taken, default=0) + 1:03}"
            with suppress(FileExistsError):  # somebody was faster
                path.mkdir()
                return path


def _run(command: Sequence[str], request: str) -> subprocess.CompletedProcess[str]:
    """Run to the end with the request as input. Ctrl-C ends the measurement in order, and is raised then; a second one
    ends irqscope at once.
    """
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,  # no Ctrl-C but ours: two end it at once
    ) as process:
        try:
            try:
                printed, said = process.communicate(request)
            except KeyboardInterrupt:
                process.send_signal(signal.SIGINT)
                process.communicate()
                raise
        except BaseException:
            process.kill()
            raise
    return subprocess.CompletedProcess(command, process.returncode, printed, said)


def _errors(printed: str) -> Sequence[str]:
    """Those of a result, if one was printed."""
    try:
        return [str(each) for each in json.loads(printed)["errors"]]
    except (LookupError, TypeError, ValueError):
        return []


def _listed(value: object) -> Sequence[object]:
    """What may be given many times, as a list: irqscope says what is wrong with what is none."""
    return value if isinstance(value, list | tuple) else [] if value is None else [value]
