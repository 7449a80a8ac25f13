# SPDX-License-Identifier: BSD-2-Clause
"""`python -m irqscope_bench.demo DIR`: two measurements without hardware, of a modelled target and of a real process.

The first one needs nothing but Python where the WebAssembly module of the simulated gateware is; meanwhile the faster
form, which the second one needs, is compiled.
"""

import argparse
import contextlib
import io
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from irqscope.errors import ExitCode, IrqscopeError
from irqscope.measuring.stopping import unwinding

MODEL = ("--rate", "1kHz", "--count", "5000")
LIVE = ("--rate", "1kHz", "--duration", "3s", "--dither", "none")
AT_ONCE_S = 1.0
"""What takes no longer needs no explanation."""
GOOD = (ExitCode.OK, ExitCode.WARNING)


class Outcome:
    """How a measurement ended: its exit code, and either its report or the sentence that says why there is none."""

    def __init__(self, code: int, text: str, report: Path | None = None) -> None:
        self.code, self.text, self.report = code, text, report

    @property
    def good(self) -> bool:
        return self.report is not None and self.code in GOOD


def say(text: str) -> None:
    """What happens now, for whoever waits."""
    print(text, file=sys.stderr, flush=True)


def measure(url: str, directory: Path, *options: str) -> Outcome:
    """`irqscope latency` into `directory`, in place of the run that it held."""
    from irqscope.cli import parse
    from irqscope.measuring.rundir import RunDirectory

    run = RunDirectory(directory)
    arguments = ["latency", "--port", url, "--out", str(directory), "--report", *options]
    printed = io.StringIO()
    try:
        parsed = parse(arguments)
        run.clear()
        with contextlib.redirect_stdout(printed):
            code = int(parsed.run(parsed))
    except (IrqscopeError, OSError) as error:
        return Outcome(int(getattr(error, "code", ExitCode.BAD_INPUT)), str(error))
    return Outcome(code, printed.getvalue().rstrip().rpartition("\n")[0], run.report_file)


class Preparation:
    """Compiles in the background; `complaint` is the sentence of what failed, once `wait` has returned."""

    def __init__(self, work: Callable[[], object]) -> None:
        self.complaint: str | None = None
        self._work = work
        # A daemon: whoever presses Ctrl-C shall not wait for a compiler.
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        from .core import BenchError

        try:
            self._work()
        except (BenchError, OSError) as error:
            self.complaint = str(error)

    def wait(self) -> None:
        """Until it is done."""
        self._thread.join(AT_ONCE_S)
        if self._thread.is_alive():
            say("Compiling the simulated gateware for the live target, once; this takes about a minute.")
        self._thread.join()


def compile_all() -> None:
    """All that a live target needs; BenchError if it cannot be had."""
    from . import native, stub
    from .core import Core

    stub.program()
    native.library(Core.load(), **stub.live_parts())


def has_module() -> bool:
    """The simulated gateware is there as WebAssembly."""
    from .core import Core

    return Core.load().module.exists()


def run(directory: Path) -> int:
    """Both measurements; 0 if the first one is good."""
    from .core import BenchError

    try:
        ready = has_module()
    except BenchError as error:
        raise IrqscopeError(str(error)) from error
    preparation = Preparation(compile_all) if ready else None
    say("Measuring a modelled Linux target: the gateware itself, simulated clock by clock.")
    if not ready:
        say("It has to be compiled first, once; this takes about a minute.")
    model = measure(f"sim://?profile=linux-rt&engine={'wasm' if ready else 'auto'}", directory / "model", *MODEL)
    preparation = preparation or Preparation(compile_all)
    preparation.wait()
    if preparation.complaint is None:
        say("Measuring a real process of this machine, for some seconds.")
        live = measure("sim://?target=live", directory / "live", *LIVE)
    else:
        live = Outcome(int(ExitCode.BAD_INPUT), preparation.complaint)
    for line in (tell("a modelled Linux target", model), tell("a real process of this machine", live)):
        print(line)
    return 0 if model.good else model.code or int(ExitCode.INVALID)


def tell(what: str, outcome: Outcome) -> str:
    """What the user gets, in sentences."""
    if outcome.report is None:
        return f"\nNo measurement of {what}: {outcome.text.rstrip('.')}."
    return f"\nThe measurement of {what}:\n{outcome.text}\nIts report is {outcome.report}"


def main(arguments: list[str] | None = None) -> int:
    """The program."""
    parser = argparse.ArgumentParser(
        prog="python -m irqscope_bench.demo", description="Two measurements without hardware."
    )
    parser.add_argument("directory", type=Path, metavar="DIR", help="where the runs go: DIR/model and DIR/live")
    try:
        with unwinding():
            return run(parser.parse_args(arguments).directory)
    except IrqscopeError as error:
        say(f"irqscope: {error}")
        return int(error.code)
    except KeyboardInterrupt:
        say("irqscope: stopped by Ctrl-C")
        return int(ExitCode.INCOMPLETE)


if __name__ == "__main__":
    sys.exit(main())
