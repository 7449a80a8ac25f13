# SPDX-License-Identifier: BSD-2-Clause
"""JUnit XML for test farms: one test case a limit, in the form that Jenkins and GitLab read.

A hard limit that is not kept is a failure, one that could not be judged an error. JUnit knows no warnings: a soft limit
that is not kept passes, and its sentence is its output. One case more is the run itself: valid and complete.
"""

from xml.etree import ElementTree

from ...verdict import KEPT, NOT_JUDGED
from ..sentence import Result, headline

Element = ElementTree.Element


def files(result: Result) -> dict[str, bytes]:
    suite = Element("testsuite", name="irqscope", timestamp=result["start"], hostname=result["host"]["name"])
    properties = ElementTree.SubElement(suite, "properties")
    for name, value in _properties(result).items():
        ElementTree.SubElement(properties, "property", name=name, value=value)
    _run(suite, result)
    for entry in result["limits"]:
        case = _case(suite, entry["name"] + ("" if entry["hard"] else " (warn)"), "irqscope.limits")
        if entry["outcome"] == NOT_JUDGED:
            _problem(case, "error", entry["sentence"])
        elif entry["outcome"] != KEPT and entry["hard"]:
            _problem(case, "failure", entry["sentence"])
        else:
            ElementTree.SubElement(case, "system-out").text = entry["sentence"]
    for name, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error")):
        suite.set(name, str(len(list(suite.iter(tag)))))
    ElementTree.indent(suite)
    return {"junit.xml": ElementTree.tostring(suite, encoding="utf-8", xml_declaration=True) + b"\n"}


def _properties(result: Result) -> dict[str, str]:
    return {
        "tool": result["tool"], "qualification": result["qualification"], "port": result["port"],
        "board": result["instrument"]["board"], "verdict": result["verdict"] or "none",
        "exit_code": str(result["exit_code"]),
    }  # fmt: skip


def _run(suite: Element, result: Result) -> None:
    """The run itself: without it, one that is invalid and has no limits would look well."""
    case = _case(suite, "valid and complete", "irqscope.run")
    if not (result["valid"] and result["complete"]):
        _problem(case, "error", "; ".join(result["errors"]) or "the run broke off")
    ElementTree.SubElement(case, "system-out").text = _printable("\n".join([headline(result), *result["warnings"]]))


def _case(suite: Element, name: str, group: str) -> Element:
    return ElementTree.SubElement(suite, "testcase", name=name, classname=group)


def _problem(case: Element, tag: str, message: str) -> None:
    ElementTree.SubElement(case, tag, message=_printable(message))


def _printable(text: str) -> str:
    """Without the control characters that XML does not allow at all."""
    return "".join(c if c.isprintable() or c in "\n\t" else "\N{REPLACEMENT CHARACTER}" for c in text)
