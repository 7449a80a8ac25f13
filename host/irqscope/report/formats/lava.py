# SPDX-License-Identifier: BSD-2-Clause
"""Lines for LAVA, which takes results from what a test prints: `cat lava.txt` in a test's steps files them.

Each check is a test case, passed or failed: what could not be judged has failed, and a soft limit that is not kept is
`unknown`, the result that LAVA has for neither. Each figure that was found is a case that passes, with its measurement:
times in microseconds, to the tick. (LAVA, "Writing a test definition", signals TESTCASE.)
"""

import re
from fractions import Fraction

from ...units import microseconds
from ..document import Document, Measurement, Outcome, measurements

RESULTS = {Outcome.PASSED: "pass", Outcome.WARNED: "unknown", Outcome.FAILED: "fail", Outcome.ERROR: "fail"}


def files(document: Document) -> dict[str, bytes]:
    lines = [_case(f"{check.group}.{check.name}", RESULTS[check.outcome]) for check in document.checks]
    for each in measurements(document):
        name, unit = ".".join([*each.labels.values(), each.figure]), "us" if each.unit == "s" else each.unit
        lines.append(_case(name, "pass", f" UNITS={unit} MEASUREMENT={_number(each)}"))
    return {"lava.txt": "".join(lines).encode()}


def _number(each: Measurement) -> str:
    if each.unit == "s":
        return microseconds(each.value, each.step or Fraction(1, 10**9))
    return str(int(each.value)) if each.value.is_integer() else f"{each.value:.6g}"


def _case(name: str, result: str, more: str = "") -> str:
    return f"<LAVA_SIGNAL_TESTCASE TEST_CASE_ID={_slug(name)} RESULT={result}{more}>\n"


def _slug(name: str) -> str:
    """Without what ends a word, or the signal."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", name).strip("-")
