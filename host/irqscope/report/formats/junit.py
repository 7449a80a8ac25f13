# SPDX-License-Identifier: BSD-2-Clause
"""JUnit XML for test farms: one test case a check, in the form that Jenkins and GitLab read.

A hard limit that is not kept is a failure, what could not be judged an error. JUnit knows no warnings: a soft limit
that is not kept is neither passed nor failed, which JUnit calls skipped.
"""

from xml.etree import ElementTree

from ..document import Check, Document, Outcome
from ..markup import plain

Element = ElementTree.Element
SKIPPED = "skipped"
"""What JUnit calls a warning."""


def files(document: Document) -> dict[str, bytes]:
    suite = Element("testsuite", name="irqscope", timestamp=document.time, hostname=_printable(document.host))
    properties = ElementTree.SubElement(suite, "properties")
    for name, value in document.properties.items():
        ElementTree.SubElement(properties, "property", name=_printable(name), value=_printable(value))
    for check in document.checks:
        _case(suite, check)
    for name, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error"), (SKIPPED, SKIPPED)):
        suite.set(name, str(len(list(suite.iter(tag)))))
    ElementTree.indent(suite)
    return {"junit.xml": ElementTree.tostring(suite, encoding="utf-8", xml_declaration=True) + b"\n"}


def _case(suite: Element, check: Check) -> None:
    case = ElementTree.SubElement(suite, "testcase", name=_printable(check.name), classname=_printable(check.group))
    if check.outcome == Outcome.PASSED:
        ElementTree.SubElement(case, "system-out").text = _printable(check.sentence)
    else:
        tag = SKIPPED if check.outcome == Outcome.WARNED else str(check.outcome)
        ElementTree.SubElement(case, tag, message=_printable(check.sentence))


def _printable(text: str) -> str:
    """Without emphasis, nor the control characters that XML does not allow at all."""
    return "".join(c if c.isprintable() or c in "\n\t" else "\N{REPLACEMENT CHARACTER}" for c in plain(text))
