# SPDX-License-Identifier: BSD-2-Clause
"""The command `irqscope`. Each verb is an entry point of the group `irqscope.verbs`: a module with a docstring,
`configure(parser)` and `run(options) -> int`, or an `EXPERIMENT` (`irqscope.experiments`).

Only the verb that is asked for is loaded, so that `--help` answers at once.
"""

import argparse
import ast
import importlib
import importlib.util
import logging
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from .. import __version__
from ..errors import BadInput, ExitCode, IrqscopeError, by_flags
from ..measuring.stopping import Stopped, said_of, unwinding
from ..printable import SPELT_OUT, printable_lines
from ..reading import SHOWN
from ._output import OutputClosed, watch_output
from ._parser import Parser, did_you_mean
from ._verbs import discover, overview, own

if TYPE_CHECKING:
    from ..recording.watching import Progress

EXIT_CODES = """exit codes: 0 success, 1 a limit or self-test failed, 2 bad input, 3 warning,
4 invalid measurement, 5 incomplete, 70 internal error"""
EXAMPLES = "\n\nExamples:\n"
"""After this line of a verb's docstring come its examples, commands without a prompt, a line each, indented."""
HELP = ("help", "-h", "--help")


class Verb(Protocol):
    """What the module of a verb offers; the first line of its docstring is its summary, its last part `EXAMPLES`."""

    __doc__: str | None

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments."""

    def run(self, options: argparse.Namespace) -> int:
        """Do it; returns the exit code. An IrqscopeError ends it with one sentence and its own code."""


def module_of(verb: str) -> str:
    """The module of a verb; BadInput if there is none. Other distributions are asked only where ours has none."""
    if (found := own().get(verb)) is None and (found := (known := discover()).get(verb)) is None:
        raise BadInput(f"there is no verb {verb!r}{did_you_mean(verb, known) or ': `irqscope help` lists all'}")
    return found


def load(module: str) -> Verb:
    """The verb in a module; one sentence if it needs an extra that is not installed."""
    try:
        loaded = importlib.import_module(module)
        if hasattr(loaded, "EXPERIMENT"):
            from ._measure import Measure

            return Measure(loaded)
        return cast(Verb, loaded)
    except ModuleNotFoundError as error:
        raise missing_package(error) from error


def text_of(module: str) -> str:
    """The docstring of a verb's module, which is not loaded for that."""
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError as error:
        return f"not available: {missing_package(error)}"
    origin = getattr(found, "origin", None)
    if origin is None:
        return f"not available: {missing_package(ModuleNotFoundError(name=module))}"
    return ast.get_docstring(ast.parse(Path(origin).read_text(encoding="utf-8"))) or ""


def missing_package(error: ModuleNotFoundError) -> IrqscopeError:
    """The sentence for an extra that is not installed."""
    from ..extras import install  # whom nothing is missing does not need it

    package = (error.name or "").partition(".")[0]
    return IrqscopeError(f"this verb needs the Python package {package}, which is not installed: {install('gateware')}")


def parser(*verbs: str) -> Parser:
    """The parser of these verbs, with their arguments."""
    top = Parser(prog="irqscope", epilog=EXIT_CODES, formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--version", action="version", version=f"irqscope {__version__}")
    subparsers = top.add_subparsers(dest="verb", metavar="VERB", required=True)
    for name in verbs:
        module = module_of(name)
        text = text_of(module)
        about, _, examples = text.partition(EXAMPLES)
        sub = subparsers.add_parser(
            name,
            help=summary(text),
            description=about,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            epilog=f"examples:\n{examples}\n\n{EXIT_CODES}" if examples else EXIT_CODES,
        )
        found = load(module)
        found.configure(sub)
        sub.set_defaults(run=found.run)
    return top


def summary(text: str) -> str:
    """What a verb does, in a line, from its docstring."""
    return text.partition("\n")[0].rstrip(".")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The options that `arguments` give, with the verb to `run`."""
    from ._settings import settle  # the list of all verbs needs neither it nor what it reads

    verb = next((word for word in arguments if not word.startswith("-")), None)
    top, found = parser(*[verb] if verb else []), []
    if verb:
        words = arguments[arguments.index(verb) + 1 :]
        top.of(verb).check(words)
        found = settle(verb, top.of(verb), words)
        arguments = [*arguments, *(f"{flag}={each.value}" for flag, each in found)]
    options = top.parse_args(arguments)
    options.command_line, options.settled = ["irqscope", *arguments], found
    return options


def show_help(words: list[str]) -> int:
    """All verbs, or the help of one; returns the exit code."""
    if words:
        parse([*words, "--help"])
    print("\n".join(overview({name: summary(text_of(module)) for name, module in discover().items()})))
    print(f"\n{EXIT_CODES}")
    return int(ExitCode.OK)


def perform(arguments: list[str]) -> int:
    """Run the verb that `arguments` name; returns the exit code. IrqscopeError says what is wrong."""
    if not arguments or arguments[0] in HELP:
        return show_help(arguments[1:])
    while True:
        options = parse(arguments)
        if not options.settled:
            return _run(options)
        from ._settings import reservation, told

        with reservation(options) as mine:
            if mine:
                print(f"irqscope: {printable_lines(told(options.settled))}", file=sys.stderr)
                return _run(options)


def _run(options: argparse.Namespace) -> int:
    """Run the verb, and show how far it is."""
    from ..recording.watching import watched  # help does without

    with watched(_shown):
        return int(options.run(options))


@contextmanager
def _shown(what: str) -> Iterator["Progress"]:
    """A line of progress."""
    from ..measuring.progress import CountLine  # which whoever reads a capture has loaded

    line = CountLine(what=what)
    try:
        yield line
    finally:
        line.finish()


class Said(logging.Handler):
    """Prints what is logged for the user, below the line of progress."""

    def emit(self, record: logging.LogRecord) -> None:
        print(f"\nirqscope: {printable_lines(record.getMessage())}", file=sys.stderr, flush=True)


SAID = Said(logging.WARNING)


def main(arguments: list[str] | None = None) -> int:
    """Run the verb that `arguments` (by default those of the process) name; returns the exit code."""
    logging.getLogger("irqscope").addHandler(SAID)  # once, however often it is added
    watch_output(SPELT_OUT)  # what the encoding of a console does not have
    try:
        with unwinding():
            try:
                return perform(sys.argv[1:] if arguments is None else arguments)
            finally:
                sys.stdout.flush()  # the interpreter would, too late for a sentence
    except OutputClosed as error:
        return int(error.code)
    except IrqscopeError as error:
        print(f"irqscope: {printable_lines(by_flags(error))}", file=sys.stderr)
        return int(error.code)
    except (KeyboardInterrupt, Stopped) as error:
        print(f"irqscope: {said_of(error)}", file=sys.stderr)
        return error.code if isinstance(error, Stopped) else int(ExitCode.INCOMPLETE)
    except Exception as error:
        if isinstance(error, PermissionError) and error.filename:
            print(f"irqscope: cannot use {printable_lines(str(error.filename))}: {error.strerror}", file=sys.stderr)
            return int(ExitCode.BAD_INPUT)
        # What nobody foresaw must not end with 1, Python's own code, which here means that a limit failed.
        traceback.print_exc()
        print(
            f"irqscope: internal error, {printable_lines(repr(error)[:SHOWN])}: please report it, with the lines above "
            "and the command",
            file=sys.stderr,
        )
        return int(ExitCode.INTERNAL)
