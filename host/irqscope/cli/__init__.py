# SPDX-License-Identifier: BSD-2-Clause
"""The command `irqscope`. Each verb is an entry point of the group `irqscope.verbs`: a module with a docstring,
`configure(parser)` and `run(options) -> int`. Those that measure are `irqscope.experiments`.

Verbs import what is slow only when they run, so that `--help` answers at once.
"""

import argparse
import importlib
import importlib.metadata
import os
import sys
import traceback
from typing import Protocol, cast

from .. import __version__, experiments
from ..discovery import modules_in
from ..errors import ExitCode, IrqscopeError
from ..printable import printable_lines
from ..reading import SHOWN

GROUP = "irqscope.verbs"
EXIT_CODES = (
    "exit codes: 0 success, 1 a limit or self-test failed, 2 bad input, 3 warning, 4 invalid measurement, 5 incomplete,"
    " 70 internal error"
)


class Verb(Protocol):
    """What the module of a verb offers; the first line of its docstring is its summary."""

    __doc__: str | None

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments."""

    def run(self, options: argparse.Namespace) -> int:
        """Do it; returns the exit code. An IrqscopeError ends it with one sentence and its own code."""


def discover() -> dict[str, str]:
    """Modules of the verbs by name: entry points of installed distributions, and the files of our two folders."""
    found = {point.name: point.value for point in importlib.metadata.entry_points(group=GROUP)}
    # Our own files come last: a checkout that is not installed has no entry points, and nobody replaces them.
    for folder, path in ((__name__, __path__), (experiments.__name__, experiments.__path__)):
        found |= {name: f"{folder}.{name}" for name in modules_in(path)}
    return dict(sorted(found.items()))


def load(module: str) -> Verb:
    """The verb in a module; one sentence if it needs an extra that is not installed."""
    try:
        return cast(Verb, importlib.import_module(module))
    except ModuleNotFoundError as error:
        raise missing_package(error) from error


def missing_package(error: ModuleNotFoundError) -> IrqscopeError:
    """The sentence for an extra that is not installed."""
    package = (error.name or "").partition(".")[0]
    return IrqscopeError(
        f"this verb needs the Python package {package}, which is not installed: pip install 'irqscope[gateware]'"
    )


class Parser(argparse.ArgumentParser):
    """Complains in one sentence."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise IrqscopeError(f"{message} (see `{self.prog} --help`)")


def parser() -> argparse.ArgumentParser:
    """The parser of all verbs."""
    top = Parser(prog="irqscope", description="Measures from outside how fast a real-time target answers an interrupt.",
                 epilog=EXIT_CODES)
    top.add_argument("--version", action="version", version=f"irqscope {__version__}")
    verbs = top.add_subparsers(dest="verb", metavar="VERB", required=True)
    for name, module in discover().items():
        try:
            verb = load(module)
        except IrqscopeError as error:
            sub = verbs.add_parser(name, help=f"not available: {error}")
            sub.set_defaults(run=None, missing=str(error))
            continue
        text = (verb.__doc__ or "").strip()
        sub = verbs.add_parser(name, help=text.splitlines()[0].rstrip("."), description=text, epilog=EXIT_CODES,
                               formatter_class=argparse.RawDescriptionHelpFormatter)
        verb.configure(sub)
        sub.set_defaults(run=verb.run)
    return top


def perform(arguments: list[str]) -> int:
    """Run the verb that `arguments` name; returns the exit code. IrqscopeError says what is wrong."""
    options = parser().parse_args(arguments)
    if options.run is None:
        raise IrqscopeError(options.missing)
    options.command_line = ["irqscope", *arguments]
    return int(options.run(options))


def main(arguments: list[str] | None = None) -> int:
    """Run the verb that `arguments` (by default those of the process) name; returns the exit code."""
    try:
        return perform(sys.argv[1:] if arguments is None else arguments)
    except IrqscopeError as error:
        print(f"irqscope: {printable_lines(str(error))}", file=sys.stderr)
        return int(error.code)
    except KeyboardInterrupt:
        print("irqscope: stopped by Ctrl-C", file=sys.stderr)
        return int(ExitCode.INCOMPLETE)
    except BrokenPipeError:
        # Somebody closed our output (`| head`): nothing is wrong, but the interpreter must not flush into it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return int(ExitCode.OK)
    except Exception as error:
        # What nobody foresaw must not end with 1, Python's own code, which here means that a limit failed.
        traceback.print_exc()
        print(
            f"irqscope: internal error, {printable_lines(repr(error)[:SHOWN])}: please report it, with the lines above "
            "and the command", file=sys.stderr,
        )
        return int(ExitCode.INTERNAL)
