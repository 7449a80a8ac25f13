# SPDX-License-Identifier: BSD-2-Clause
"""The run directory: run.json (what was to be measured), capture.irq (the blocks), result.json, report.html; of a live
target also blind.npy (when its pins were not looked at); with --on-late also on-late.log (what its command printed).

run.json stands before the first block arrives, so that a run that is killed can be read. JSON files are written beside
their place and renamed: whoever reads one reads a whole one.
"""

import datetime
import io
import os
import platform
import socket
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import __version__
from ..base.records import read_json, write_json
from ..contract import layout, registers
from ..contract.digest import digest
from ..contract.frontends import FrontEndId
from ..contract.identity import NUMBERS, Identity
from ..contract.layout import Layout
from ..device import capture
from ..device.capture import Seal
from ..device.configuration import Configuration
from ..errors import BadInput
from ..files import replace
from ..reading import check_schema, reading
from ..targets.target import Target
from ..units import to_fraction
from .interruption import Interruption
from .limits import Limit
from .wanted import Wanted

RUN_SCHEMA = "irqscope.run/5"
"""Another one whenever an entry goes or changes its meaning, or one comes without which a run cannot be read."""
FORMER_SCHEMA = "irqscope.run/4"
"""Read, too: its captures have the first format and layout, and nothing binds them to run.json."""


def now() -> str:
    """The host's time, in UTC."""
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds")


def identity_to_json(identity: Identity) -> dict[str, Any]:
    """An identity as `info --json`, run.json and result.json show it."""
    return {
        **{name: getattr(identity, name) for name in ("board", *NUMBERS)},
        "front_end": identity.front_end.name.lower(),
        "build": f"{identity.build:016x}",
        "tick": {"numerator": identity.tick.numerator, "denominator": identity.tick.denominator, "unit": "s"},
        "clock_hz": float(identity.clock_hz),
        "sustained_samples_hz": float(identity.sustained_samples_hz),
        "stamp_offset": identity.stamp_offset,
        "protocol": registers.PROTOCOL,
        "contract": digest().hex(),
    }


def identity_from_json(data: Mapping[str, Any], layout: Layout = layout.PRESENT) -> Identity:
    """The opposite of `identity_to_json`, of an instrument whose snapshots have that layout.

    ValueError if what is said of the clock and what is said of the tick contradict each other.
    """
    identity = Identity(
        front_end=FrontEndId[data["front_end"].upper()],
        build=int(data["build"], 16),
        tick=to_fraction(data["tick"]),
        layout=layout,
        **{name: data[name] for name in ("board", *NUMBERS)},
    )
    for name in ("clock_hz", "sustained_samples_hz"):
        if data[name] != float(getattr(identity, name)):
            raise ValueError(
                f"{name} is {data[name]}, but tick and samples make it {float(getattr(identity, name))}: one of them "
                "was changed"
            )
    return identity


def recorded_identity(run: Mapping[str, Any]) -> Identity:
    """The instrument of a run, from the content of run.json; ValueError, TypeError or KeyError if that is damaged."""
    return identity_from_json(run["instrument"], Layout.from_json(run["capture"]["layout"]))


class RunDirectory:
    """A directory of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.run_file = path / "run.json"
        self.capture_file = path / capture.NAME
        self.result_file = path / "result.json"
        self.report_file = path / "report.html"
        self.blind_file = path / "blind.npy"
        self.late_file = path / "on-late.log"

    def create(self) -> None:
        """Make the directory; BadInput if it holds a run already."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"cannot make the directory {self.path}: {error.strerror}") from error
        if self.run_file.exists() or self.capture_file.exists():
            raise BadInput(f"{self.path} holds a run already: choose another directory with --out")
        if not os.access(self.path, os.W_OK):
            raise BadInput(f"cannot write into {self.path}")

    def clear(self) -> None:
        """Remove the run that the directory holds, and nothing else."""
        for path in (self.run_file, self.capture_file, self.result_file, self.report_file, self.blind_file,
                     self.late_file):  # fmt: skip
            path.unlink(missing_ok=True)

    def begin(
        self, identity: Identity, configuration: Configuration, target: Target, url: str, command: list[str],
        before: Mapping[str, int] | None = None, limits: Iterable[Limit] = (), wanted: Iterable[Wanted] = (), *,
        live: bool = False,
        experiment: Mapping[str, Any] | None = None, confirm: Mapping[str, Any] | None = None,
        record: Mapping[str, Any] | None = None, calibrated: Mapping[str, Any] | None = None,
        on_late: Mapping[str, Any] | None = None, allow_short: bool = False,
    ) -> dict[str, Any]:
        """Write run.json before anything is measured; returns its content.

        `before` is what the target was asked already, as `endline.counted` has it; the run is judged by its
        `limits`, and says what the `wanted` bounds take.
        `live`: blind intervals will follow. `experiment`: what more is to be found out, as `findings` has it.
        `confirm`: the run whose period this one shall confirm, as `recurrence.first_run` has it. `record`: what is
        cited of the instrument, as `qualification.cite` has it; `calibrated`: the tick is not the nominal one.
        `on_late`: what is done about what is late, as `LateWatch` has it. `allow_short`: limits may also be kept by a
        run that ends short of its plan.
        """
        run = {
            "schema": RUN_SCHEMA,
            "tool": f"irqscope {__version__}",
            "command": command,
            "port": url,
            "capture": {"format": layout.FORMAT, "layout": identity.layout.to_json()},
            "instrument": identity_to_json(identity),
            "configuration": configuration.to_json(),
            "target": dict(target.description),
            "before": dict(before or {}),
            "limits": [limit.to_json() for limit in limits],
            "allow_short": allow_short,
            "wanted": [each.text for each in wanted],
            "live": live,
            "experiment": experiment and dict(experiment),
            "confirm": confirm and dict(confirm),
            "record": record and dict(record),
            "calibrated": calibrated and dict(calibrated),
            "interruptions": [],
            "on_late": on_late and dict(on_late),
            "host": {
                "name": socket.gethostname(), "system": platform.platform(), "python": platform.python_version(),
                "machine": platform.machine(), "executable": sys.implementation.name,
            },
            "start": now(),
        }
        write_json(self.run_file, run)
        return run

    def end(self, run: Mapping[str, Any], seal: Seal, **ending: Any) -> dict[str, Any]:
        """Add to run.json how the run ended, and by what its capture is known again; returns its content."""
        complete = {**run, "end": {"time": now(), **ending, **vars(seal)}}
        write_json(self.run_file, complete)
        return complete

    def interrupted(self, run: Mapping[str, Any], interruption: Interruption) -> dict[str, Any]:
        """Add to run.json how the link was interrupted; returns its content."""
        changed = {**run, "interruptions": [*run["interruptions"], vars(interruption)]}
        write_json(self.run_file, changed)
        return changed

    def noticed(self, run: Mapping[str, Any], on_late: Mapping[str, Any]) -> dict[str, Any]:
        """Replace in run.json what was done about what was late; returns its content."""
        changed = {**run, "on_late": dict(on_late)}
        write_json(self.run_file, changed)
        return changed

    def add_end_line(self, run: Mapping[str, Any], line: Mapping[str, Any]) -> None:
        """Add the stub's end line to run.json; BadInput if the run broke off, so that nothing can be compared."""
        if not run.get("end"):
            raise BadInput(f"{self.path} holds a run that broke off: its counts are not those of the whole run")
        write_json(self.run_file, {**run, "end": {**run["end"], "target": dict(line)}})

    def limit(self, run: Mapping[str, Any], limits: Iterable[Limit]) -> dict[str, Any]:
        """Replace the limits in run.json; returns its content."""
        changed = {**run, "limits": [limit.to_json() for limit in limits]}
        write_json(self.run_file, changed)
        return changed

    def allow_short(self, run: Mapping[str, Any]) -> dict[str, Any]:
        """Note in run.json that the run may be short of its plan; returns its content."""
        changed = {**run, "allow_short": True}
        write_json(self.run_file, changed)
        return changed

    def want(self, run: Mapping[str, Any], wanted: Iterable[Wanted]) -> dict[str, Any]:
        """Replace the wanted bounds in run.json; returns its content."""
        changed = {**run, "wanted": [each.text for each in wanted]}
        write_json(self.run_file, changed)
        return changed

    def lay_beside(self, run: Mapping[str, Any], files: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
        """Replace in run.json what other tools measured inside the target; returns its content."""
        changed = {**run, "beside": [dict(file) for file in files]}
        write_json(self.run_file, changed)
        return changed

    def cite_toggle(self, run: Mapping[str, Any], toggle: Mapping[str, Any]) -> dict[str, Any]:
        """Replace in run.json what is cited of the stub's own toggle time; returns its content."""
        changed = {**run, "toggle": dict(toggle)}
        write_json(self.run_file, changed)
        return changed

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

    def read_run(self) -> dict[str, Any]:
        """The content of run.json; BadInput if this is no run directory, or one that this version does not read."""
        run = read_json(self.run_file)
        if run.get("schema") == FORMER_SCHEMA:
            first = {"format": 1, "layout": layout.first().to_json()}
            run = {**run, "schema": RUN_SCHEMA, "capture": first}
        check_schema(self.run_file, run, RUN_SCHEMA)
        theirs = recorded.get("format") if isinstance(recorded := run.get("capture"), dict) else None
        if theirs != layout.FORMAT:
            raise BadInput(
                f"{self.path} has a capture of format {str(theirs)[:12]}, this version reads {layout.FORMAT}: read it "
                f"with the version that recorded it, {run.get('tool')}"
            )
        return run

    def sealed(self, run: Mapping[str, Any]) -> Seal | None:
        """By what run.json, or result.json, knows the capture; None of a run that broke off, or of a former version."""
        end = run.get("end")
        with reading(self.run_file):
            return Seal(**{name: end[name] for name in Seal.__annotations__}) if end and "sha256" in end else None

    def altered(self, run: Mapping[str, Any]) -> str:
        """What says that capture.irq is not what was measured, or ""; without a seal nobody can tell."""
        sealed = self.sealed(run)
        if not sealed or (found := Seal.of(self.capture_file)) == sealed:
            return ""
        return (
            f"{self.capture_file.name} is not what was measured: {sealed} then, {found} now. It was changed or cut, or "
            "is that of another run"
        )

    def read_result(self) -> dict[str, Any]:
        """The content of result.json; BadInput if there is none yet or one of another run, or if this is no run."""
        run = self.read_run()
        if not self.result_file.exists():
            raise BadInput(f"{self.path} holds no result yet: run `irqscope report {self.path}` first")
        result = read_json(self.result_file)
        if result.get("start") != run.get("start") or self.sealed(result) != self.sealed(run):
            raise BadInput(
                f"{self.result_file} is not that of the run beside it: `irqscope report {self.path}` makes it again"
            )
        return result
