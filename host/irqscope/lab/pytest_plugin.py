# SPDX-License-Identifier: BSD-2-Clause
"""A plug-in of pytest: the fixture `irqscope` measures a target, and a test fails on what is found.

def test_answers_in_time(irqscope):
    irqscope.assert_latency("isr.max=50us", "isr.p99.9=20us", "max-loss=0", rate="1kHz", duration="60s")

pytest --irqscope-port /dev/ttyUSB1
"""

import re
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ..api import Run


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
    parser.addini("irqscope_options", "options of every measurement, for example --stub stub.log", "args", [])


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

    Options are the fields of `irqscope.Latency` (docs/guide/python.md): `rate="1kHz"`, `active_low=True`. What irqscope
    refuses raises its IrqscopeError.
    """

    def __init__(self, port: str, place: Path, options: list[str]) -> None:
        self._port, self._place, self._options = port, place, options
        self.directory: Path | None = None
        """Of the last run."""

    def latency(self, **options: object) -> "Run":
        """A measurement, as `irqscope.Instrument.latency` makes it."""
        from ..api import Instrument, Latency, Run
        from ..base.options import take
        from ..cli import parse
        from ..cli._requests import given, request_of
        from ..measuring.requests import Connection
        from .numbered import fresh

        common = parse(["latency", "--port", self._port, "--out", "x", *self._options])
        self.directory = fresh(self._place)
        request = take(Latency, {**given(Latency, common), **options})
        with Instrument(request_of(Connection, common)) as instrument:
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

        named = [options.get(name) for name in ("limits", "warn", "limits_file")]
        if not any((limits, *named)) and options.get("max_loss") is None:
            raise BadInput("assert_latency asserts nothing without limits: give one, such as 'isr.max=50us'")
        if limits and named[0]:
            raise BadInput("assert_latency has limits at two places: give all of them as words, or all as limits=")
        run = self.latency(**({"limits": limits} | options))
        plan, broken = run.result.plan, [entry for entry in run.result.limits if entry.outcome != "kept"]
        short = [plan.sentence] if plan.sentence and plan.is_broken else []
        self._check(run, [*short, *(entry.sentence for entry in broken if entry.hard)])
        for entry in broken:
            warnings.warn(entry.sentence, stacklevel=2)
        return run

    def assert_no_worse(self, than: Path, *, margin: str = "0", **options: object) -> "Run":
        """Measure; AssertionError if any quantile is worse than that of the run directory `than`, and not equivalent
        to it within `margin` (docs/guide/compare.md). What is not shown passes: measure long enough."""
        __tracebackhide__ = True
        from ..api import compare

        run = self.latency(**options)
        self._check(run, [])
        found = compare(than, run, margin=margin)
        self._check(run, [] if found.ok else found.sentences)
        return run

    def _check(self, run: "Run", broken: list[str]) -> None:
        __tracebackhide__ = True
        if not run.complete:
            broken = ["the run broke off", *broken]
        if problems := [*run.errors, *broken]:
            raise AssertionError("\n".join([*problems, f"irqscope report {run.path} draws it"]))
