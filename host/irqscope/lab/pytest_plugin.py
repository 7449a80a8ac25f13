# SPDX-License-Identifier: BSD-2-Clause
"""A plug-in of pytest: the fixture `irqscope` measures a target, and a test fails on what is found.

    def test_answers_in_time(irqscope):
        irqscope.assert_latency("isr.max=50us", "isr.p99.9=20us", "max-loss=0", rate="1kHz", duration="60s")

    pytest --irqscope-port /dev/ttyUSB1
"""

import json
import re
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

Result = Mapping[str, Any]


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("irqscope")
    group.addoption("--irqscope-port", metavar="URL", help="the instrument: /dev/ttyUSB0, sim://, socket://HOST:PORT")
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

    Options are those of the verb, by name: `rate="1kHz"` is `--rate 1kHz`, `edge_both=True` would be `--edge-both`.
    What irqscope refuses raises its IrqscopeError.
    """

    def __init__(self, port: str, place: Path, options: list[str]) -> None:
        self._port, self._place, self._options = port, place, options
        self.directory: Path | None = None
        """Of the last run."""

    def latency(self, **options: object) -> Result:
        """A measurement by `irqscope latency`: the content of its result.json (docs/result.md)."""
        return self._measure([], options)

    def assert_latency(self, *limits: str, **options: object) -> Result:
        """Measure; AssertionError unless every limit is shown to be kept (docs/verdict.md), by a valid run that is as
        long as it was planned or has allow_short=True. A soft limit that is not kept is a warning of pytest's."""
        __tracebackhide__ = True
        from ..results.planned import is_short

        result = self._measure([word for limit in limits for word in ("--limit", limit)], options)
        broken = [entry for entry in result["limits"] if entry["outcome"] != "kept"]
        short = [result["plan"]["sentence"]] if is_short(result["plan"]) else []
        self._check(result, [*short, *(entry["sentence"] for entry in broken if entry["hard"])])
        for entry in broken:
            warnings.warn(entry["sentence"], stacklevel=2)
        return result

    def assert_no_worse(self, than: Path, *, margin: str = "0", **options: object) -> Result:
        """Measure; AssertionError if any quantile is worse than that of the run directory `than`, and not equivalent
        to it within `margin` (docs/compare.md). What is not shown passes: measure long enough."""
        __tracebackhide__ = True
        from ..cli.compare import QUANTILES
        from ..findings.comparison import compare
        from ..report.comparison import sentences
        from ..units import parse_time

        result = self._measure([], options)
        self._check(result, [])
        assert self.directory
        runs = [than, self.directory]
        found = compare(runs, None, QUANTILES.split(","), margin=parse_time(margin), exceed=None)
        self._check(result, list(sentences(found)) if found["exit_code"] else [])
        return result

    def _measure(self, words: list[str], options: Mapping[str, object]) -> Result:
        from ..cli import perform

        runs = len(list(self._place.glob("[0-9]*"))) if self._place.exists() else 0
        self._place.mkdir(parents=True, exist_ok=True)
        self.directory = self._place / f"{runs + 1:03}"
        for name, value in options.items():
            words = [*words, f"--{name.replace('_', '-')}", *([] if value is True else [str(value)])]
        command = ["latency", "--port", self._port, "--out", str(self.directory), *self._options, *words]
        perform(command)
        result: Result = json.loads((self.directory / "result.json").read_text())
        return result

    def _check(self, result: Result, broken: list[str]) -> None:
        __tracebackhide__ = True
        if not result["complete"]:
            broken = ["the run broke off", *broken]
        if problems := [*result["errors"], *broken]:
            raise AssertionError("\n".join([*problems, f"irqscope report {self.directory} draws it"]))
