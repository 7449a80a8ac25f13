# SPDX-License-Identifier: BSD-2-Clause
"""Objects without a type are few: all that is kept in files, or passed on, is a record (`base/records.py`)."""

from pathlib import Path

import irqscope

ROOT = Path(irqscope.__file__).parent
UNTYPED = "dict[str, Any]"
TYPES = "base/"
"""What makes records and options of objects."""
OF_OTHERS = {
    "device/boardtable.py",
    "cli/build.py",
    "cli/measure.py",
    "contract/layout.py",
    "extras.py",
    "importers/cyclictest_json.py",
    "jsontext.py",
    "targets/stublines.py",
    "tomltable.py",
}
"""Before it is known what they are: files of users, of the stub, of other tools, of the boards' package."""
PRINTED = {
    "cli/devices.py",
    "cli/probe.py",
    "explaining/explanation.py",
    "farm/intake.py",
    "importers/_imported.py",
    "importers/edges.py",
    "importers/rt_exec.py",
    "view/gallery.py",
    "view/poller.py",
    "view/server.py",
    "view/viewmodel.py",
}
"""On their way out as JSON, to a terminal or a page, and read by nothing here."""
ARGUMENTS = {
    "analysis/figures.py",
    "api/experiments.py",
    "campaigns/record.py",
    "cli/_requests.py",
    "lab/scpi.py",
    "report/alone.py",
    "report/document.py",
    "results/evidence.py",
}
"""Arguments by name, from one line to the next: whoever takes them has types."""


def test_objects_without_a_type_are_those_of_others_those_printed_and_arguments():
    found = {str(path.relative_to(ROOT)) for path in ROOT.rglob("*.py") if UNTYPED in path.read_text()}
    assert {name for name in found if not name.startswith(TYPES)} == OF_OTHERS | PRINTED | ARGUMENTS
