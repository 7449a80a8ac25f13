# SPDX-License-Identifier: BSD-2-Clause
"""The report of a run: result.json for programs, report.html for people, one sentence for the terminal."""

import sys
from collections.abc import Mapping
from typing import Any

from ..clean import clean
from ..observation import Observation
from ..result import assemble
from ..rundir import RunDirectory, write_json
from ..secondlook import look_again
from ..spans import NONE
from ..verdict import EXCEEDED, NOT_SHOWN
from .sentence import headline, loopback_sentence


def conclude(directory: RunDirectory, run: Mapping[str, Any], observation: Observation) -> int:
    """Write result.json and report.html, print the outcome, return the exit code."""
    from .page import page

    ended_live = run.get("live") and run.get("end")
    look = look_again(directory, run, observation)
    cleaned = clean(directory, directory.read_blind(), observation, look.spans or NONE) if ended_live else None
    result = assemble(run, observation, cleaned, look)
    write_json(directory.result_file, result)
    print(headline(result))
    for kind, texts in (("error", result["errors"]), ("warning", result["warnings"])):
        for text in texts:
            print(f"irqscope: {kind}: {text}", file=sys.stderr)
    for entry in result["limits"]:
        if entry["outcome"] in (EXCEEDED, NOT_SHOWN):
            print(f"irqscope: {'limit' if entry['hard'] else 'warn'}: {entry['sentence']}", file=sys.stderr)
    if row := loopback_sentence(result):
        print(row)
    directory.report_file.write_text(page(result), encoding="utf-8")
    print(f"{directory.report_file}")
    return int(result["exit_code"])
