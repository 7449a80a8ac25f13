# SPDX-License-Identifier: BSD-2-Clause
"""An instrument as Python drives it: connect, measure, look on, stop."""

import atexit
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import ClassVar, Self

from ..base.options import RATE, TIME, in_python, take
from ..contract.identity import Identity
from ..contract.roles import source
from ..device.ports import VARIABLE
from ..device.ports import known as ports
from ..device.transport import connect as connect_pins
from ..device.transport import serial_number
from ..errors import BadInput, Busy
from ..experiments._known import known
from ..files import anchored, fresh, possible, reserved
from ..measuring.instrumentfile import KeptBringUp, Loop
from ..measuring.qualification import check_keeping, keep
from ..measuring.requests import Connection, Request
from ..measuring.session import Session, open_session
from ..measuring.stopping import StopRequest
from ..qualifying.bringup import BringUp, Wanted
from ..qualifying.oscillator import Oscillator
from ..qualifying.reference import measure as calibrated
from ..qualifying.selftest import selftest
from ..results.resultrecord import Result
from ..sweeps.sweeprecord import SweepResult
from ..targets.target import Target
from .arguments import File, Hertz, Seconds, Tell
from .experiments import Experiments
from .progress import Progress, Status
from .run import Run
from .several import Sweep


@dataclass(frozen=True)
class Port:
    """A serial port of this machine: what `connect` takes, and the serial number of its USB device if it has one."""

    port: str
    serial_number: str | None


def _asked(out: Path | str | None) -> tuple[Path, Path] | None:
    """A directory as it is named, and from the root on: wherever another thread has the program go meanwhile."""
    return None if out is None else (path := possible(Path(out)), anchored(path))


@contextmanager
def _directory(asked: tuple[Path, Path] | None) -> Iterator[tuple[Path, Path]]:
    """Where to measure into, as `_asked` has it: by default a directory of this second that nobody else has."""
    if asked:
        yield asked
        return
    while True:
        path = fresh()
        place = anchored(path)
        with reserved(place) as mine:
            if mine:
                yield path, place
                return


class Instrument(Experiments):
    """An instrument, and the target that it is wired to.

    It is for one thread at a time: a second measurement while one runs raises Busy. The port is open from `connect` to
    the end of the first measurement, and then during each further one, so that each begins as the first did. To leave
    its `with` closes it, see `close`. Nothing is printed; what the user should know in the midst of a measurement is
    logged as a warning by the logger `irqscope`.
    """

    def __init__(self, connection: Connection) -> None:
        """Opens the port; BadInput if no instrument answers there."""
        self._connection = connection
        self._busy = threading.Lock()
        self._open: ExitStack | None = None
        self._session: Session | None = None
        with self._held():
            pass

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """For this thread alone."""
        if not self._busy.acquire(blocking=False):
            raise Busy(f"a measurement is running on {self._connection.port}: wait for its end, or stop it")
        try:
            yield
        finally:
            self._busy.release()

    @contextmanager
    def _held(self, *, used: bool = False) -> Iterator[Session]:
        """The open session, for this thread alone; `used` up afterwards."""
        with self._alone():
            if self._open is None:
                with ExitStack() as stack:
                    self._session = stack.enter_context(open_session(self._connection, [], StopRequest()))
                    self._open = stack.pop_all()
            assert self._session
            try:
                yield self._session
            finally:
                if used:
                    self._close()

    @property
    def port(self) -> str:
        """The port, as `connect` took it."""
        return self._connection.port

    @property
    def identity(self) -> Identity:
        """Board, tick, channels: what the instrument says of itself, as it was last opened."""
        assert self._session
        return self._session.instrument.identity

    @property
    def serial_number(self) -> str | None:
        """Of its USB device; None if the port knows of none."""
        assert self._session
        return serial_number(self._session.instrument.transport)

    @property
    def target(self) -> Target:
        """What the stub says of the target, or the virtual bench."""
        assert self._session
        return self._session.target

    def measure(
        self,
        request: Request,
        *,
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run | Sweep:
        """Measure what is requested into the directory `out`, by default ./irqscope-DATE-TIME; a Sweep of `Saturate`,
        else a Run.

        `progress` is called some times a second and at the end, in this thread; `stop` ends the measurement early when
        another thread asks it to. A link that fails leaves an incomplete run. BadInput, in the words of Python, if it
        cannot be done; NotKept if nothing can be written there. KeyboardInterrupt stops the stimuli and leaves an
        incomplete run.
        """
        return self._into(_asked(out), request, progress, stop)

    def _into(
        self, asked: tuple[Path, Path] | None, request: Request, progress: Tell | None, stop: StopRequest | None
    ) -> Run | Sweep:
        """Measure into a directory, as `_asked` has it."""
        experiment = next((each for each in known().values() if each.request is type(request)), None)
        if experiment is None:
            raise BadInput(f"{type(request).__name__} is not what an instrument measures")
        with _directory(asked) as (path, place), self._held(used=True) as session:
            command = experiment.command(self._connection, request, path)
            mine = replace(
                session, command=command, stop=stop or StopRequest(), status=lambda *run: Status(progress, *run)
            )
            try:
                evaluation = experiment.measure(mine, request, place)
            except BadInput as error:
                raise BadInput(in_python(str(error), Connection, type(request))) from error
        result = evaluation()
        if isinstance(result, SweepResult):
            return Sweep(place, result)._called(path)
        return Run(place, result if isinstance(result, Result) else None)._called(path)

    def start(self, request: Request, *, out: Path | str | None = None) -> "Running":
        """Measure in a thread of its own; see `Running`."""
        return Running(self, request, out)

    def selftest(self) -> list[Loop]:
        """Measure every stimulus into every input inside the FPGA: each latency must be 0 ticks; `passed` says so."""
        with self._held(used=True) as session:
            return selftest(session.instrument)

    def bringup(
        self,
        *,
        by: str,
        wire: Callable[[Mapping[str, str]], str | None] | None = None,
        volts: Callable[[str, bool], Fraction | None] | None = None,
        soak: Seconds = "1min",
        skip: Iterable[str] = (),
        board: str | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> KeptBringUp:
        """All tests of a board in its first hour, put on record with who did it: `by` (docs/guide/bringup.md).

        `wire` is asked for wires: a mapping from inputs to outputs, or to `source`; it returns None when they are
        there, or why not. `volts` is asked what a multimeter shows at an output that is held high, or low; None:
        nobody knows. Steps that cannot be done, or are to `skip`, are not passed. On the virtual bench wires need
        nobody. `passed` says whether no check failed, `not_done` what was left out, `faults` what is wrong.
        """
        try:
            seconds = TIME.take(soak)
        except ValueError as error:
            raise BadInput(str(error)) from error
        with self._held(used=True) as session:
            instrument = session.instrument
            hands = wire or (lambda wires: connect_pins(instrument.transport, wires))
            measured = volts or (lambda output, high: None)
            wanted = Wanted(by=by, wire=hands, volts=measured, soak=seconds, skip=frozenset(skip), board=board)
            done = BringUp(instrument, wanted, progress=progress or (lambda count, wanted: None))
            check_keeping(instrument)
            found = done.perform()
            done.keep(found)
        return found

    def calibrate(
        self,
        reference: Hertz = "1Hz",
        *,
        input: str = "aux",
        duration: Seconds | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> Oscillator:
        """Measure the oscillator's error against a reference on an input, and put it on record
        (docs/guide/calibration.md).

        `reference` is its rate: 1 Hz is one pulse per second, as GPS receivers give it. `duration` is 10 min of that,
        10 s of another one, if it is not given; `progress` is told of seconds measured and wanted. What is found holds
        for the measurements of `connect(..., calibrated=True)`.

        BadInput if the input or the reference cannot be; Invalid if what comes is not this reference.
        """
        if self._connection.calibrated:
            raise BadInput("the oscillator itself is calibrated without calibrated=True: connect once more")
        try:
            role, rate = source(input), RATE.take(reference)
            seconds = None if duration is None else TIME.take(duration)
        except ValueError as error:
            raise BadInput(str(error)) from error
        with self._held(used=True) as session:
            check_keeping(session.instrument)
            found = calibrated(session.instrument, role, rate, seconds, progress or (lambda done, wanted: None))
            keep(session.instrument, oscillator=found.record)
        return found

    def close(self) -> None:
        """Stop what `start` began, wait until that is kept, and close the port; a further measurement opens it again.

        Busy if another measurement runs, and out of any, as by its `progress`.
        """
        Running._end_all(self)
        with self._alone():
            self._close()

    def _close(self) -> None:
        if self._open:
            self._open.close()
            self._open = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<irqscope.Instrument {self.identity.board} on {self.port}>"


class Running:
    """A measurement in a thread of its own. All of it may be used from any thread. An interpreter that exits stops it,
    and waits until it is kept.

    `progress` is the latest report, None before the first.
    """

    _lock = threading.Lock()
    _all: ClassVar[set["Running"]] = set()
    """Those that go on."""

    def __init__(self, instrument: Instrument, request: Request, out: Path | str | None) -> None:
        self.progress: Progress | None = None
        self._instrument = instrument
        self._stop = StopRequest()
        self._ended = threading.Event()
        self._found: Run | Sweep | None = None
        self._error: BaseException | None = None
        asked = _asked(out)

        def measure() -> None:
            try:
                self._found = instrument._into(asked, request, self._told, self._stop)
            except BaseException as error:
                self._error = error
            with Running._lock:
                Running._all.remove(self)
            self._ended.set()

        # A daemon, for which an interpreter that exits does not wait before it calls `_end_all`.
        self._thread = threading.Thread(target=measure, name="irqscope", daemon=True)
        with Running._lock:
            self._thread.start()
            Running._all.add(self)

    @classmethod
    def _end_all(cls, instrument: Instrument | None = None) -> None:
        """Stop those of an instrument, or all, but the one that asks for it, and wait for their ends."""
        with cls._lock:
            jobs = [job for job in cls._all if instrument in (None, job._instrument)]
        for job in jobs:
            if job._thread is not threading.current_thread():
                job.stop()
                job._ended.wait()

    def _told(self, progress: Progress) -> None:
        self.progress = progress

    def stop(self) -> None:
        """End it early; the run is valid, as far as it came."""
        self._stop.ask()

    def wait(self, seconds: float | None = None) -> "Run | Sweep | None":
        """The result; None if it is not there after so many seconds. What went wrong is raised here."""
        # Of a `join` that Ctrl-C interrupts, CPython 3.11 takes the thread for ended.
        if not self._ended.wait(None if seconds is None else min(seconds, threading.TIMEOUT_MAX)):
            return None
        if self._error:
            raise self._error
        return self._found


atexit.register(Running._end_all)


def connect(
    port: str | None = None, *, baud: int | str = 3_000_000, stub: Path | str | None = None, calibrated: bool = False
) -> Instrument:
    """Open an instrument: a device path, sim://, udp://ADDRESS, ft245://SERIAL, socket://HOST:PORT.

    By default that of IRQSCOPE_PORT. `stub` is a file with the start line of the target's stub; `calibrated` corrects
    all times by the oscillator's error on record. BadInput without a port, or if no instrument answers there.
    """
    port = port or os.environ.get(VARIABLE)
    if not port:
        raise BadInput(f"say which instrument measures: connect(port), or {VARIABLE} in the environment")
    connection = take(Connection, {"port": port, "baud": baud, "stub": stub, "calibrated": calibrated})
    return Instrument(replace(connection, stub=connection.stub and anchored(connection.stub)))


def devices() -> list[Port]:
    """The serial ports of this machine. Which of them an instrument answers on is not known before it is asked."""
    return [Port(each.device, each.serial_number) for each in ports()]
