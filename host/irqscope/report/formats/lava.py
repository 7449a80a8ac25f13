# SPDX-License-Identifier: BSD-2-Clause
"""Lines for LAVA, which takes results from what a test prints: `cat lava.txt` in a test's steps files them.

Each check is a test case, passed or failed: what could not be judged has failed, and a soft limit that is not kept is
`unknown`, the result that LAVA has for neither. Each figure that was found is a case that passes, with its measurement:
times in microseconds. (LAVA, "Writing a test definition", signals TESTCASE.)
"""

import re

from ..document import Document, Outcome, measurements

RESULTS = {Outcome.PASSED: "pass", Outcome.WARNED: "unknown", Outcome.FAILED: "fail", Outcome.ERROR: "fail"}


def files(document: Document) -> dict[str, bytes]:
    lines = [_case(f"{check.group}.{check.name}", RESULTS[check.outcome]) for check in document.checks]
    for each in measurements(document):
        value, unit = (each.value * 1e6, "us") if each.unit == "s" else (each.value, each.unit)
        name = ".".join([*each.labels.values(), each.figure])
        lines.append(_case(name, "pass", f" UNITS={unit} MEASUREMENT={value:.6f}"))
    return {"lava.txt": "".join(lines).encode()}


def _case(name: str, result: str, more: str = "") -> str:
    return f"<LAVA_SIGNAL_TESTCASE TEST_CASE_ID={_slug(name)} RESULT={result}{more}>\n"


def _slug(name: str) -> str:
    """Without what ends a word, or the signal."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", name).strip("-")
