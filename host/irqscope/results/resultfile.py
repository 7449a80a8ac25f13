# SPDX-License-Identifier: BSD-2-Clause
"""result.json as a file: read and checked. See docs/reference/result.md."""

from collections.abc import Sequence
from pathlib import Path

from ..base.records import Content, Count, Exact, Record, check, check_seal, read_json
from ..device.capture import CaptureFile
from ..errors import BadInput
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..reading import check_schema
from .former import FIRST, NOW, upgraded
from .judged import Judged
from .planned import Plan
from .restated import restated_otherwise
from .resultrecord import SCHEMA, Result, StimulusResult
from .segmentrecord import SegmentResult

MEASURED = ("run.json", "sweep.json")
"""What a measurement has beside its result, which says the same of its start and end."""


class Ending(Record, frozen=True, kw_only=True):
    """How a run ended, or a sweep."""

    sha256: str | None = None
    """Of the capture of a run."""


class Outline(Record, frozen=True, kw_only=True):
    """What the results of runs and of sweeps have in common, and the segments of a run."""

    schema: str
    exit_code: Count
    complete: bool
    errors: list[str]
    verdict: str | None
    limits: list[Judged]
    plan: Plan
    warnings: list[str]
    qualification: str
    tick: Exact
    start: str
    end: Ending | None
    stimuli: dict[str, StimulusResult] | None = None
    segments: Sequence[SegmentResult] = ()


def read_result(path: Path) -> Result:
    """That of the run in a directory; BadInput if it is damaged, or of another version."""
    file = path / "result.json"
    return result_from(unedited(file), file)


def unedited(file: Path) -> Content:
    """The content of a result.json or comparison.json; BadInput if it is of another version, or was edited.

    The first schemas had no seal.
    """
    content = read_json(file)
    schema = content.get("schema")
    family, slash, _ = schema.rpartition("/") if isinstance(schema, str) else ("", "", "")
    if slash and schema not in (family + FIRST, family + NOW):
        check_schema(file, content, family + NOW, _remedy(file))
    if "seal" in content or (slash and schema != family + FIRST):
        check_seal(file, content)
    return content


def result_from(content: Content, file: Path) -> Result:
    """The same of what a file holds."""
    data = upgraded(content, Result)
    check_schema(file, data, SCHEMA, _remedy(file))
    return check(data, Result, file)


def _remedy(file: Path) -> str:
    return f"`irqscope report {file.parent}` makes it again"


def read_outline(path: Path) -> Outline:
    """Of the result of a run or a sweep in a directory."""
    file = path / "result.json"
    return check(upgraded(unedited(file), Outline), Outline, file)


def outline_of(path: Path) -> Outline:
    """The same; BadInput as well if it is that of another measurement than the one in the directory."""
    outline = read_outline(path)
    beside = next((file for name in MEASURED if (file := path / name).exists()), None)
    if beside is None:
        raise BadInput(f"{path} holds a result and no {' or '.join(MEASURED)} that it could be of")
    content = read_json(beside)
    if "seal" in content:
        check_seal(beside, content)
    end = content.get("end")
    sha256 = end.get("sha256") if isinstance(end, dict) else None
    if outline.start != content.get("start") or (outline.end.sha256 if outline.end else None) != sha256:
        raise strange(path / "result.json")
    return outline


def strange(file: Path) -> BadInput:
    """Give what says that a result is that of another run."""
    return BadInput(f"{file} is not that of the run beside it: `irqscope report {file.parent}` makes it again")


def result_of(directory: RunDirectory) -> Result:
    """The same; BadInput as well if there is none yet or one of another run, if this is no run, or if more of it was
    measured since."""
    run = directory.read_run()
    if not directory.result_file.exists():
        raise BadInput(f"{directory.path} holds no result yet: run `irqscope report {directory.path}` first")
    result = read_result(directory.path)
    if not is_of(result, run):
        raise strange(directory.result_file)
    if otherwise := restated_otherwise(result, run):
        raise BadInput(f"{directory.result_file} is {otherwise}: `irqscope report {directory.path}` makes it again")
    if not (run.end or is_of_blocks(result, _blocks(directory))):
        raise BadInput(
            f"{directory.result_file} is of a part of the run beside it, made while that was measured: "
            f"`irqscope report {directory.path}` makes it again"
        )
    return result


def is_of(result: Result, run: RunRecord) -> bool:
    """Whether it is that of a run, as far as this has come."""
    return result.start == run.start and (result.end.seal if result.end else None) == run.capture_seal


def is_of_blocks(result: Result, blocks: int) -> bool:
    """Whether it is of so many sound blocks of its capture, by which alone that of a run without an end is bound to it:
    while that is measured they become more."""
    return result.balance.notes.get("blocks received") == blocks


def _blocks(directory: RunDirectory) -> int:
    """Sound blocks in the capture of a run."""
    file = CaptureFile(directory.capture_file)
    for _ in file.batches():
        pass
    return file.reader.blocks
