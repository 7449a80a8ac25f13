# SPDX-License-Identifier: BSD-2-Clause
"""annotations.json, typed: what was added to a run after it was measured.

run.json is closed when its run ends, and its seal is never renewed. Whatever `irqscope report` adds to a run stands
here and is laid over run.json whenever that is read.
"""

from ..base.records import Line, Sealed, changed
from .cited import Beside, EndLine, Toggle, look_at
from .runrecord import LimitRecord, RunRecord

ANNOTATIONS_SCHEMA = "irqscope.annotations/1"


class Annotations(Sealed, frozen=True, kw_only=True):
    """What was added to a run. Null: nothing was."""

    schema: str = ANNOTATIONS_SCHEMA
    """Of this file."""
    start: str
    """Of the run that it was added to, as in run.json."""
    limits: list[LimitRecord] | None = None
    """In place of those that the run was measured with."""
    allow_short: bool = False
    """Limits may also be kept by a run that ends short of its plan."""
    wanted: list[str] | None = None
    """Bounds on rare events that the user wants to have shown, in place of those that the run was measured with."""
    beside: list[Beside] | None = None
    """What other tools measured inside the target."""
    toggle: Toggle | None = None
    """What is cited of the stub's own toggle time."""
    end_line: Line | None = None
    """The stub's end line, in place of that which the port told."""

    def __post_init__(self) -> None:
        look_at("end_line", self.end_line, EndLine)

    def over(self, run: RunRecord) -> RunRecord:
        """The run with what was added to it."""
        added = {name: getattr(self, name) for name in ("limits", "wanted", "beside", "toggle")}
        if run.end and self.end_line is not None:
            added["end"] = changed(run.end, target=self.end_line)
        added = {name: value for name, value in added.items() if value is not None}
        return changed(run, allow_short=run.allow_short or self.allow_short, **added)
