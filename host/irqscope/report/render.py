# SPDX-License-Identifier: BSD-2-Clause
"""Generate from the records of results the lower part of docs/reference/result.md, and their JSON Schemas.

python -m irqscope.report.render          writes the files
python -m irqscope.report.render --check  fails if one is stale
"""

import sys
from pathlib import Path

from ..base.keys import json_schema, tables
from ..base.records import Record, json_text
from ..contract.render import ROOT, write_or_check
from ..findings.campaignrecord import CampaignResult
from ..findings.comparisonrecord import ComparisonResult
from ..results.resultrecord import Result
from ..sweeps.sweeprecord import SweepResult

COMMAND = "python -m irqscope.report.render"
FILES: dict[str, type[Record]] = {
    "result": Result,
    "sweep-result": SweepResult,
    "campaign-result": CampaignResult,
    "comparison": ComparisonResult,
}
MARK = f"<!-- Written by `{COMMAND}` from here on: do not edit. -->\n"


def keys() -> str:
    """Each key of all results, in Markdown."""
    links = ", ".join(f"[{name}.schema.json](../../schema/{name}.schema.json)" for name in FILES)
    begin = ", ".join(f"[{kind.__name__}](#{kind.__name__.lower()})" for kind in FILES.values())
    return (
        f"{MARK}\n## Keys\n\nOf a run, a sweep, a campaign and a comparison: {begin}; each object in them has a table "
        f"of its own. The same as JSON Schemas: {links}.\n\n{tables([*FILES.values()])}"
    )


def products(root: Path = ROOT) -> dict[Path, str]:
    """Files and what they must contain; what stands above the mark in the page is written by hand."""
    page = root / "docs" / "reference" / "result.md"
    above, _, _ = page.read_text(encoding="utf-8").partition(MARK)
    schemas = {root / "schema" / f"{name}.schema.json": json_text(json_schema(kind)) for name, kind in FILES.items()}
    return {page: above + keys(), **schemas}


def main(arguments: list[str] | None = None) -> int:
    """Write or check the files; the exit code is 1 if a check fails."""
    return write_or_check(COMMAND, __doc__ or "", products, arguments)


if __name__ == "__main__":
    sys.exit(main())
