# SPDX-License-Identifier: BSD-2-Clause
"""Gauges for Prometheus, as the textfile collector of its node_exporter reads them: `irqscope.prom`, written aside and
renamed into `--collector.textfile.directory` by `report --to`. There are no time stamps, which the collector refuses.

    irqscope_seconds{figure="p99.9",segment="isr"} 1.2e-05
    irqscope_check{check="isr.max",group="irqscope.limits"} 1
"""

import datetime
import math
from collections.abc import Iterator, Mapping
from itertools import groupby

from ..document import Document, Outcome, measurements

Sample = tuple[str, Mapping[str, str], float]
HELP = {
    "irqscope_info": "What was measured with what; always 1.",
    "irqscope_start_seconds": "When it was measured, since 1970.",
    "irqscope_check": "1: passed; 0.5: a soft limit that is not kept; 0: failed, or it could not be judged.",
    "irqscope_count": "Counts of the measurement.",
    "irqscope_hertz": "Rates that were found.",
    "irqscope_seconds": "Times that were found.",
}
CHECKS = {Outcome.PASSED: 1.0, Outcome.WARNED: 0.5, Outcome.FAILED: 0.0, Outcome.ERROR: 0.0}
UNITS = {"s": "irqscope_seconds", "count": "irqscope_count", "Hz": "irqscope_hertz"}


def files(document: Document) -> dict[str, bytes]:
    lines = []
    for name, samples in groupby(sorted(_samples(document), key=lambda each: each[0]), key=lambda each: each[0]):
        lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} gauge"]
        lines += [f"{name}{_labels(labels)} {value!r}" for _, labels, value in samples]
    return {"irqscope.prom": "".join(f"{line}\n" for line in lines).encode()}


def _samples(document: Document) -> Iterator[Sample]:
    yield "irqscope_info", document.properties, 1.0
    yield "irqscope_start_seconds", {}, datetime.datetime.fromisoformat(document.time).timestamp()
    for check in document.checks:
        yield "irqscope_check", {"group": check.group, "check": check.name}, CHECKS[check.outcome]
    for each in measurements(document):
        if math.isfinite(each.value):
            yield UNITS[each.unit], {**each.labels, "figure": each.figure}, float(each.value)


def _labels(labels: Mapping[str, str]) -> str:
    """As the text format has them: quoted, with three characters escaped."""
    text = ",".join(f'{name}="{_escaped(value)}"' for name, value in sorted(labels.items()))
    return f"{{{text}}}" if text else ""


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
