# SPDX-License-Identifier: BSD-2-Clause
"""The verb of an experiment: measure, evaluate, print, draw if somebody looks on."""

import argparse
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from ..measuring.experiment import Experiment, Telling
from ..measuring.requests import Connection
from ._requests import add_request, request_of
from ._settings import MEASURES, NAME


class Measure:
    """The verb of a module of `experiments`."""

    def __init__(self, module: ModuleType) -> None:
        self.__doc__ = module.__doc__
        self._experiment: Experiment[Any] = module.EXPERIMENT
        self._series = self._experiment.series

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments."""
        parser.set_defaults(**{MEASURES: True})
        add_out(parser, f"directory, made anew (default: irqscope-DATE-TIME, here or where {NAME} says)")
        series = (self._series,) if self._series else ()
        parser.add_argument(
            "--histogram",
            action="store_true",
            help="print that of the first segment, or of a limit's; of a sweep, the latency's in the fastest step that "
            "lost nothing",
        )
        add_request(parser, Connection, self._experiment.request, *series)

    def run(self, options: argparse.Namespace) -> int:
        """Do it; returns the exit code."""
        from ..measuring.session import open_session
        from ..measuring.stopping import StopRequest

        series = request_of(self._series, options) if self._series else None
        connection, request = request_of(Connection, options), request_of(self._experiment.request, options)
        if series and series.wanted:
            from ._several import several  # a single run reads none of what campaigns are

            return several(series.campaign(connection, request), options, telling(options))
        out = options.out
        with StopRequest() as stop, open_session(connection, options.command_line, stop) as session:
            evaluation = self._experiment.measure(session, request, out)
        return self._experiment.conclude(out, evaluation(), telling(options))


def add_out(parser: argparse.ArgumentParser, text: str = "") -> None:
    """Where it goes, which `text` says what it is without, and whether the page is drawn at once."""
    parser.add_argument("--out", required=not text, type=Path, metavar="DIR", help=text or "directory, made anew")
    parser.add_argument(
        "--report",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="draw DIR/report.html at once, as `irqscope report DIR` does later (default: if a person looks on, at a "
        "terminal)",
    )
    parser.add_argument("--json", action="store_true", help="print the content of result.json, and nothing else")


def telling(options: argparse.Namespace) -> Telling:
    """How the result is told. Drawing takes longer than many a measurement, and programs read result.json."""
    looked_at = sys.stdout.isatty() and not options.json
    drawn = looked_at if options.report is None else bool(options.report)
    return Telling(drawn=drawn, histogram=getattr(options, "histogram", False), json=options.json)
