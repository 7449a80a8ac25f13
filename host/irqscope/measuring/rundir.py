# SPDX-License-Identifier: BSD-2-Clause
"""The run directory: run.json (what was to be measured), capture.irq (the blocks), result.json, report.html; of a live
target also blind.npy (when its pins were not looked at); with --on-late also on-late.log (what its command printed); if
something was added to the run, also annotations.json.

run.json stands before the first block arrives, so that a run that is killed can be read, and is closed by the end. JSON
files are written beside their place and renamed: whoever reads one reads a whole one.
"""

import datetime
import io
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..base.records import changed, json_text, read, sealed, to_json, write
from ..contract import layout
from ..contract.identity import Identity
from ..device import capture
from ..device.capture import Seal
from ..device.configuration import Configuration
from ..errors import BadInput, Invalid
from ..files import check_apart, make_directory, make_file, replace
from ..printable import well_formed
from ..targets.target import Target
from .annotations import ANNOTATIONS_SCHEMA, Annotations
from .cited import Beside, Calibrated, Cited, FirstRun, OnLateRecord, Toggle
from .experimentrecord import AnySettings
from .interruption import Interruption
from .limits import Limit
from .runrecord import (
    RUN_SCHEMA,
    CaptureRecord,
    EndRecord,
    HostRecord,
    InstrumentRecord,
    RunRecord,
    upgraded,
)
from .wanted import Wanted

LATER = ("beside", "toggle")
"""Of a run's record: in annotations.json alone."""


def now() -> str:
    """The host's time, in UTC."""
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds")


class RunDirectory:
    """A directory of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.run_file = path / "run.json"
        self.annotations_file = path / "annotations.json"
        self.capture_file = path / capture.NAME
        self.result_file = path / "result.json"
        self.report_file = path / "report.html"
        self.blind_file = path / "blind.npy"
        self.late_file = path / "on-late.log"

    def create(self) -> None:
        """Make the directory; BadInput if it holds a run already."""
        make_directory(self.path)
        if any(file.exists() for file in (self.run_file, self.capture_file, self.annotations_file)):
            raise BadInput(self._taken)

    @property
    def _taken(self) -> str:
        return f"{self.path} holds a run already: choose another directory with --out"

    @property
    def files(self) -> Sequence[Path]:
        """All that a run may have."""
        return (
            self.run_file,
            self.annotations_file,
            self.capture_file,
            self.result_file,
            self.report_file,
            self.blind_file,
            self.late_file,
        )

    def clear(self) -> None:
        """Remove the run that the directory holds, and nothing else."""
        for path in self.files:
            path.unlink(missing_ok=True)

    def check_apart(self, path: Path, option: str) -> None:
        """BadInput if what `option` would write as `path` would replace a file of the run."""
        check_apart(path, option, [(file, "a file of the run itself") for file in self.files])

    def begin(
        self,
        identity: Identity,
        configuration: Configuration,
        target: Target,
        url: str,
        command: list[str],
        before: Mapping[str, int] | None = None,
        limits: Iterable[Limit] = (),
        wanted: Iterable[Wanted] = (),
        *,
        live: bool = False,
        experiment: AnySettings | None = None,
        confirm: FirstRun | None = None,
        record: Cited | None = None,
        calibrated: Calibrated | None = None,
        on_late: OnLateRecord | None = None,
        allow_short: bool = False,
    ) -> RunRecord:
        """Write run.json before anything is measured; returns its content.

        `before` is what the target was asked already, as `endline.counted` has it; the run is judged by its
        `limits`, and says what the `wanted` bounds take.
        `live`: blind intervals will follow. `experiment`: what more is to be found out, as `findings` has it.
        `confirm`: the run whose period this one shall confirm, as `first_run` has it. `record`: what is
        cited of the instrument, as `qualification.cite` has it; `calibrated`: the tick is not the nominal one.
        `on_late`: what is done about what is late, as `LateWatch` has it. `allow_short`: limits may also be kept by a
        run that ends short of its plan.
        """
        run = RunRecord(
            command=[well_formed(word) for word in command],
            port=url,
            capture=CaptureRecord.of(identity),
            instrument=InstrumentRecord.of(identity),
            configuration=configuration.record,
            target=dict(target.description),
            before=dict(before or {}),
            limits=[limit.record for limit in limits],
            allow_short=allow_short,
            wanted=[each.text for each in wanted],
            live=live,
            experiment=experiment,
            confirm=confirm,
            record=record,
            calibrated=calibrated,
            on_late=on_late,
            host=HostRecord.here(),
            start=now(),
        )
        make_file(self.run_file, _content(run), self._taken)
        return run

    def _keep(self, run: RunRecord, **changes: Any) -> RunRecord:
        """Write run.json with these changes, while its run is measured; returns its content."""
        kept = changed(run, **changes)
        replace(self.run_file, _content(kept))
        return kept

    def started(self, run: RunRecord, ticks: int) -> RunRecord:
        """Add to run.json the instrument's time at which it began, so that who follows it counts times from there, and
        who reads it if it breaks off; returns its content."""
        return self._keep(run, start_ticks=ticks)

    def end(self, run: RunRecord, seal: Seal, **ending: Any) -> RunRecord:
        """Add to run.json how the run ended, and by what its capture is known again; returns its content.

        A report that somebody asked for meanwhile goes first: it is of a part of the run.
        """
        for path in (self.result_file, self.report_file):
            with suppress(OSError):  # of a disk that takes nothing any more run.json says so
                path.unlink(missing_ok=True)
        return self._keep(run, end=EndRecord(time=now(), **ending, **vars(seal)))

    def interrupted(self, run: RunRecord, interruption: Interruption) -> RunRecord:
        """Add to run.json how the link was interrupted; returns its content."""
        return self._keep(run, interruptions=[*run.interruptions, interruption])

    def noticed(self, run: RunRecord, on_late: OnLateRecord) -> RunRecord:
        """Replace in run.json what was done about what was late; returns its content."""
        return self._keep(run, on_late=on_late)

    def _annotate(self, run: RunRecord, **said: Any) -> RunRecord:
        """Say something in annotations.json, in place of what it said of it; returns the run with it."""
        annotations = changed(self._annotations(run), **said)
        write(self.annotations_file, annotations)
        return annotations.over(run)

    def _annotations(self, run: RunRecord) -> Annotations:
        """What was added to the run; BadInput if it was to another one."""
        if not self.annotations_file.exists():
            return Annotations(start=run.start)
        found = read(self.annotations_file, Annotations, ANNOTATIONS_SCHEMA)
        if found.start != run.start:
            raise BadInput(f"{self.annotations_file} is not that of the run beside it: remove it")
        return found

    def add_end_line(self, run: RunRecord, line: Mapping[str, Any]) -> None:
        """Add the stub's end line to the run; BadInput if that broke off, so that nothing can be compared."""
        if not run.end:
            raise BadInput(f"{self.path} holds a run that broke off: its counts are not those of the whole run")
        self._annotate(run, end_line=dict(line))

    def limit(self, run: RunRecord, limits: Iterable[Limit]) -> RunRecord:
        """Judge the run by other limits; returns it with them."""
        return self._annotate(run, limits=[limit.record for limit in limits])

    def allow_short(self, run: RunRecord) -> RunRecord:
        """Let the run be short of its plan; returns it so."""
        return self._annotate(run, allow_short=True)

    def want(self, run: RunRecord, wanted: Iterable[Wanted]) -> RunRecord:
        """Want other bounds of the run; returns it with them."""
        return self._annotate(run, wanted=[each.text for each in wanted])

    def lay_beside(self, run: RunRecord, files: Iterable[Beside]) -> RunRecord:
        """Lay beside the run what other tools measured inside the target; returns it with that."""
        return self._annotate(run, beside=list(files))

    def cite_toggle(self, run: RunRecord, toggle: Toggle) -> RunRecord:
        """Cite the stub's own toggle time; returns the run with it."""
        return self._annotate(run, toggle=toggle)

    def write_blind(self, intervals: NDArray[np.int64]) -> None:
        """Keep the blind intervals of a live target, rows of begin and end in ticks."""
        content = io.BytesIO()
        np.save(content, intervals, allow_pickle=False)
        replace(self.blind_file, content.getvalue())

    def read_blind(self) -> NDArray[np.int64]:
        """The opposite of `write_blind`; BadInput if the file is missing or damaged."""
        try:
            intervals = np.load(self.blind_file, allow_pickle=False)
        except FileNotFoundError as error:
            raise BadInput(f"{self.path} is damaged: a live run needs its {self.blind_file.name}") from error
        except (OSError, ValueError, EOFError) as error:
            raise BadInput(f"{self.blind_file} is damaged: {error}") from error
        if not isinstance(intervals, np.ndarray) or intervals.dtype != np.int64 or intervals.shape[1:] != (2,):
            raise BadInput(f"{self.blind_file} is damaged: it holds no pairs of ticks")
        return intervals

    def read_run(self) -> RunRecord:
        """The content of run.json, and over it what was added to the run; BadInput if this is no run directory, or one
        that this version does not read, or if somebody has edited it.
        """
        run = read(self.run_file, RunRecord, RUN_SCHEMA, upgrade=upgraded)
        if run.capture.format != layout.FORMAT:
            raise BadInput(
                f"{self.path} has a capture of format {run.capture.format}, this version reads {layout.FORMAT}: read "
                f"it with the version that recorded it, {run.tool}"
            )
        return self._annotations(run).over(run)

    def altered(self, run: RunRecord, found: Seal) -> str:
        """Give what says that capture.irq, as it was read, is not what was measured, or "".

        Without a seal nobody can tell.
        """
        then = run.capture_seal
        if not then or found == then:
            return ""
        return (
            f"{self.capture_file.name} is not what was measured: {then} then, {found} now. It was changed or cut, or "
            "is that of another run"
        )

    def refuse_altered(self, run: RunRecord, found: Seal) -> None:
        """Invalid if capture.irq, as it was read, is not what was measured."""
        if altered := self.altered(run, found):
            raise Invalid(f"{self.path}: {altered}")


def _content(run: RunRecord) -> bytes:
    """That of run.json."""
    data = to_json(run)
    return json_text(sealed({key: data[key] for key in data if key not in LATER})).encode()
