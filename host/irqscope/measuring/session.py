# SPDX-License-Identifier: BSD-2-Clause
"""An open instrument with its target, on which an experiment makes one run or several."""

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from ..contract.identity import Identity
from ..device.configuration import Configuration
from ..device.instrument import Instrument
from ..errors import LinkError, NotKept
from ..targets.target import Target, read_target
from .cited import Calibrated, Cited, FirstRun
from .experimentrecord import AnySettings
from .interruption import Interruption
from .latewatch import LateWatch, OnLate
from .limits import Limit
from .observation import Observation
from .progress import ProgressLine, RunStatus
from .qualification import Key, cite, correct, look_up
from .requests import Connection
from .run import Run
from .rundir import RunDirectory
from .runrecord import AS_PLANNED, RunRecord
from .stopping import Stopped, StopRequest
from .wanted import Wanted

LOG = logging.getLogger(__name__)
KEPT = "what was received until then is kept"
Status = Callable[[Identity, Configuration, str], RunStatus]
"""Shows a run while it is measured, which the last text is the heading of."""


@dataclass(frozen=True)
class Session:
    """`command` is the user's, as the run directories keep it; `stop` is how the user ends it early.

    `record` is what is cited of the instrument; `calibrated` says by what the tick of its identity was corrected.
    `status` is shown in place of what the terminal has.
    """

    instrument: Instrument
    target: Target
    stop: StopRequest
    command: list[str]
    record: Cited | None = None
    calibrated: Calibrated | None = None
    status: Status | None = None

    def run(
        self,
        directory: RunDirectory,
        configuration: Configuration,
        before: Mapping[str, int] | None = None,
        *,
        limits: Iterable[Limit] = (),
        wanted: Iterable[Wanted] = (),
        experiment: AnySettings | None = None,
        confirm: FirstRun | None = None,
        last: bool = True,
        heading: str = "",
        progress: RunStatus | None = None,
        on_late: OnLate | None = None,
        allow_short: bool = False,
    ) -> tuple[RunRecord, Observation]:
        """One run into `directory`, which exists: the content of its run.json, and what was observed.

        A link that fails or a full disk ends the run; what was received is kept, and run.json then has no `end`.
        NotKept if the directory itself is taken away. After the `last` run the bench's target is asked for its end
        line. `before` is what the target was asked by earlier runs, as `endline.counted` has it; the run is judged by
        its `limits` and says what the `wanted` bounds take;
        `experiment` is what more is to be found out, as `findings` has it, and `confirm` the run whose period shall be
        confirmed, as `first_run` has it; `heading` begins the line of progress, in place of which `progress`
        may tell something else; `on_late` is what to do when something is late; `allow_short` says that its limits may
        be kept by a run that ends short of its plan.
        """
        port, offset = self.instrument.transport, self.instrument.identity.stamp_offset
        live = port.blind_intervals(offset) is not None
        data = directory.begin(
            self.instrument.identity,
            configuration,
            self.target,
            port.url,
            self.command,
            before,
            limits,
            wanted,
            live=live,
            experiment=experiment,
            confirm=confirm,
            record=self.record,
            calibrated=self.calibrated,
            on_late=on_late.record if on_late else None,
            allow_short=allow_short,
        )
        identity = self.instrument.identity
        if self.status:
            progress = self.status(identity, configuration, heading)
        progress = progress or ProgressLine(identity, configuration, heading=heading)
        late = LateWatch(on_late, [s.name for s in configuration.segments], identity.tick, directory.late_file)
        run = Run(self.instrument, configuration, directory, late, self.target)

        def keep(interruption: Interruption) -> None:
            nonlocal data
            data = directory.interrupted(data, interruption)

        def begun(ticks: int) -> None:
            nonlocal data
            data = directory.started(data, ticks)
            run.observation.started = ticks

        ending = None
        try:
            try:
                ending = run.measure(progress, self.stop, keep, begun)
            finally:
                if done := late.record:
                    data = directory.noticed(data, done)
            blind = port.blind_intervals(offset)
            if blind is not None:
                directory.write_blind(blind)
            line = port.end_target() if last else None
            data = directory.end(data, **vars(ending), target=dict(line) if line else None)
        except (LinkError, NotKept) as error:
            if not directory.capture_file.exists():
                raise
            LOG.warning("%s; %s", error, KEPT)
            run.observation.stream.finish()
        except (KeyboardInterrupt, Stopped) as error:
            if directory.capture_file.exists():
                error.add_note(KEPT)
            raise
        finally:
            progress.finish()
        if ending and data.end:
            elapsed = ending.end_ticks - ending.start_ticks
            progress.ended(run.observation, elapsed, whole=ending.reason in AS_PLANNED)
        return data, run.observation


@contextmanager
def open_session(connection: Connection, command: list[str], stop: StopRequest) -> Iterator[Session]:
    """The session on a port. The target is what the connection's `stub` describes, else what the port knows.

    On the way out, whatever ends it, the stimuli are stopped.
    """
    told = read_target(connection.stub) if connection.stub else None
    with Instrument.open(connection.port, connection.baud) as instrument:
        known = instrument.transport.target
        target = told.at(known) if told else Target(dict(known))
        record = cite(look_up(Key.of(instrument)))
        calibrated = correct(instrument, record) if connection.calibrated else None
        yield Session(instrument, target, stop, command, record, calibrated)
