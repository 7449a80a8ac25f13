# SPDX-License-Identifier: BSD-2-Clause
"""A plug-in of pytest: the fixture `irqscope` measures a target, and a test fails on what is found.

def test_answers_in_time(irqscope):
    irqscope.assert_latency("isr.max=50us", "isr.p99.9=20us", "max-loss=0", rate="1kHz", duration="60s")

pytest --irqscope-port /dev/ttyUSB1
"""

import re
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ..api import Latency, Run
    from ..measuring.requests import Connection

ONCE = {"max_loss": "--max-loss", "limits_file": "--limits"}
"""Fields of limits, and their flags, that cannot be joined: there is one of each."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("irqscope")
    group.addoption(
        "--irqscope-port",
        metavar="URL",
        help="the instrument: /dev/ttyUSB0, sim://, udp://ADDRESS, ft245://SERIAL, socket://HOST:PORT",
    )
    group.addoption(
        "--irqscope-out", type=Path, metavar="DIR", help="keep run directories there (default: pytest's own)"
    )
    parser.addini(
        "irqscope_options", "options of every measurement, for example --stub stub.log --limit isr.max=50us", "args", []
    )


@pytest.fixture
def irqscope(request: pytest.FixtureRequest, tmp_path: Path) -> "Irqscope":
    """The instrument that --irqscope-port names."""
    port: str | None = request.config.getoption("--irqscope-port")
    if not port:
        pytest.fail("say which instrument measures: pytest --irqscope-port /dev/ttyUSB1", pytrace=False)
    place: Path | None = request.config.getoption("--irqscope-out")
    name = re.sub(r"[^\w.-]+", "-", request.node.name)
    options: list[str] = request.config.getini("irqscope_options")
    return Irqscope(port, place / name if place else tmp_path / "irqscope", options)


class Irqscope:
    """Measures with the instrument on `port`. Runs are kept in numbered directories of `place`.

    Options are the fields of `irqscope.Latency` (docs/guide/python.md): `rate="1kHz"`, `active_low=True`. They stand in
    place of those of `irqscope_options`; limits, and all that may be given many times, are added to those. What
    irqscope refuses raises its IrqscopeError.
    """

    def __init__(self, port: str, place: Path, options: list[str]) -> None:
        self._port, self._place, self._options = port, place, options
        self.directory: Path | None = None
        """Of the last run."""

    def latency(self, **options: object) -> "Run":
        """A measurement, as `irqscope.Instrument.latency` makes it."""
        return self._measured(*self._asked(options))

    def _measured(self, connection: "Connection", request: "Latency") -> "Run":
        from ..api import Instrument, Run
        from .numbered import fresh

        with fresh(self._place) as self.directory, Instrument(connection) as instrument:
            found = instrument.measure(request, out=self.directory)
        assert isinstance(found, Run)
        return found

    def assert_latency(self, *limits: str, **options: object) -> "Run":
        """Measure; AssertionError unless every limit is shown to be kept (docs/reference/verdict.md), by a valid run
        that is as long as it was planned or has allow_short=True. A soft limit that is not kept is a warning of
        pytest's.

        BadInput without limits: nothing would be asserted.
        """
        __tracebackhide__ = True
        from ..errors import BadInput

        if limits and options.get("limits"):
            raise BadInput("assert_latency has limits at two places: give all of them as words, or all as limits=")
        connection, request = self._asked(options | ({"limits": limits} if limits else {}))
        if not request.judged():
            raise BadInput("assert_latency asserts nothing without limits: give one, such as 'isr.max=50us'")
        run = self._measured(connection, request)
        self._judge(run)
        return run

    def assert_no_worse(self, than: Path, *, margin: str = "0", **options: object) -> "Run":
        """Measure; AssertionError if any quantile is worse than that of the run directory `than`, and not equivalent
        to it within `margin` (docs/guide/compare.md). What is not shown passes: measure long enough. Limits that there
        are must be kept as well."""
        __tracebackhide__ = True
        from ..api import Run, compare
        from ..base.options import TIME

        Run(than)  # what is wrong with it, or with the margin, is said before anything is measured
        TIME.take(margin)
        run = self.latency(**options)
        self._judge(run)
        found = compare(than, run, margin=margin)
        self._check(run, [] if found.ok else found.sentences)
        return run

    def _asked(self, options: Mapping[str, object]) -> "tuple[Connection, Latency]":
        """With which instrument what is measured; BadInput if a limit of which there is one is given twice."""
        from ..api import Latency
        from ..base.options import take
        from ..cli import parse
        from ..cli._requests import given, request_of
        from ..errors import BadInput
        from ..measuring.requests import Connection

        parsed = parse(["latency", "--port", self._port, "--out", "x", *self._options])
        common = given(Latency, parsed)
        for name, flag in ONCE.items():
            if name in common and name in options and flag not in dict(parsed.settled):
                raise BadInput(f"{name} is given here, and {flag} in irqscope_options: leave out one of them")
        return request_of(Connection, parsed), take(Latency, options, common=common)

    def _judge(self, run: "Run") -> None:
        __tracebackhide__ = True
        plan, broken = run.result.plan, [entry for entry in run.result.limits if entry.outcome != "kept"]
        short = [plan.sentence] if run.result.limits and plan.sentence and plan.is_broken else []
        self._check(run, [*short, *(entry.sentence for entry in broken if entry.hard)])
        for entry in broken:
            warnings.warn(entry.sentence, stacklevel=3)

    def _check(self, run: "Run", broken: list[str]) -> None:
        __tracebackhide__ = True
        if not run.complete:
            broken = ["the run broke off", *broken]
        if problems := [*run.errors, *broken]:
            raise AssertionError("\n".join([*problems, f"irqscope report {run.path} draws it"]))
