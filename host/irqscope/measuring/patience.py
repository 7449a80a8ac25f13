# SPDX-License-Identifier: BSD-2-Clause
"""Interruptions of the link in the midst of a measurement: wait, open the port again, go on.

What is lost meanwhile is counted by the numbers of the blocks. Waiting is counted in reads of the port, as everywhere;
where there is no port to read from, `pause` takes the time of one. Damaged bytes are as good as none: they are the part
of a read that the link takes for them.
"""

import dataclasses
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction

from ..contract import registers
from ..contract.identity import Mismatch
from ..device.instrument import ATTEMPTS, PATIENCE_BYTES, PATIENCE_READS, Instrument
from ..device.transport import READ_TIMEOUT, reads_for, serial_number
from ..errors import BadInput, LinkError, Unplugged
from ..units import format_time, to_ticks
from .interruption import Interruption, told
from .rundir import now
from .stopping import StopRequest

LOG = logging.getLogger(__name__)
NOTICED = 10
"""Empty reads in a row that are an interruption: a second. Who measures asks for a snapshot every half of one. As long
no command gets through, while blocks come, until the instrument is said to be deaf."""
SILENCE = ("nothing comes", "nothing but damaged bytes comes")
DEAF = ("no longer answers", "sends nothing but damaged bytes")

pause = time.sleep


@contextmanager
def patient(
    instrument: Instrument, patience: Fraction, stop: StopRequest, keep: Callable[[Interruption], None]
) -> Iterator[None]:
    """Within, a link that is interrupted is waited for, up to `patience` seconds; `keep` is told of each interruption.

    LinkError says that the patience, or the user's, is at its end, or that it is another instrument that came back.
    Without patience all is as it was.
    """
    if not patience:
        yield
        return
    link = PatientLink(instrument, patience, stop, keep)
    instrument.link, instrument.attempts = link, ATTEMPTS + link.patience // PATIENCE_READS
    try:
        yield
        link.look()
    finally:
        instrument.link, instrument.attempts = instrument.transport, ATTEMPTS
        link.give_up()


class PatientLink:
    """A port that went away looks like a silent one from here on, and comes back by itself. `patience` is in reads."""

    def __init__(
        self, instrument: Instrument, patience: Fraction, stop: StopRequest, keep: Callable[[Interruption], None]
    ) -> None:
        self.patience = max(NOTICED, _reads(patience))
        self._instrument, self._transport, self._stop, self._keep = instrument, instrument.transport, stop, keep
        self._limit = format_time(patience)
        self._serial = serial_number(instrument.transport)
        self._blocks, self._before = instrument.reader.blocks, instrument.time
        self._silent, self._damaged = 0.0, False
        self._noticed: str | None = None
        self._gone: LinkError | None = None
        self._reopened = False
        self._command, self._sent = b"", instrument.time
        self._behind, self._caught_up = 0, instrument.time
        self._unheard = to_ticks(NOTICED * READ_TIMEOUT, instrument.identity.tick)
        self._deaf: str | None = None

    def read(self, together: int = 1) -> bytes:
        """As of a transport, but that nothing comes from a port that is gone."""
        self.look()
        if self._stop.requested and self._noticed and self._silent:
            raise LinkError(f"the run was ended while the link to {self._transport.url} was interrupted")
        if not self._gone:
            try:
                data = self._transport.read(together)
                self._behind = self._behind - len(data) if data else 0
                if data:
                    self._damaged = True  # until a block among them is sound
                    self._wait(reads_for(self._transport, len(data)))
                    return data
            except Unplugged as error:
                self._lose(error)
        if self._gone and (data := self._come_back()):
            return data
        self._wait(1)
        return b""

    def write(self, data: bytes) -> None:
        """As of a transport; a port that is gone takes nothing."""
        self.look()  # what came until here came before it was lost
        self._listen(data)
        try:
            if not self._gone:
                self._transport.write(data)
        except Unplugged as error:
            self._lose(error)

    def look(self) -> None:
        """See whether sound blocks have come, and with them a time, which ends an interruption."""
        instrument = self._instrument
        if instrument.reader.blocks == self._blocks:
            return
        self._blocks, self._silent, self._damaged = instrument.reader.blocks, 0.0, False
        if self._noticed and instrument.time > self._before:
            self._end(instrument.time)
            self._caught_up = instrument.time  # until here nobody could hear
        self._before = instrument.time

    def _listen(self, command: bytes) -> None:
        """See whether a command is sent again, because no answer came to it, while blocks come all the time."""
        time = self._instrument.time
        if command != self._command:
            if self._deaf:
                self._record(Interruption(time=self._deaf, before=self._sent, after=time, deaf=True))
            self._deaf, self._command, self._sent, self._behind = None, command, time, PATIENCE_BYTES
        if self._behind > 0:  # an answer comes after what drivers have kept
            self._caught_up = time
        elif not self._deaf and time - self._caught_up >= self._unheard:
            self._deaf = now()
            LOG.warning(f"{self._transport.url} sends, but takes no command; waiting up to {self._limit} for it")

    def give_up(self) -> None:
        """An interruption that has not ended has no end."""
        if self._noticed:
            self._end(None)
        if self._deaf:
            self._record(Interruption(time=self._deaf, before=self._sent, after=None, deaf=True))

    def _end(self, after: int | None) -> None:
        self._record(
            Interruption(time=self._noticed or now(), before=self._before, after=after, reopened=self._reopened)
        )
        self._noticed, self._reopened = None, False

    def _record(self, interruption: Interruption) -> None:
        self._keep(interruption)
        if interruption.after is not None:
            how = told([interruption], self._instrument.identity.tick)
            LOG.warning(f"the link to {self._transport.url} is back: it {how}")

    def _lose(self, error: Unplugged) -> None:
        self._gone = error
        self._notice(str(error))
        self._wait(_reads(error.waited))

    def _notice(self, what: str) -> None:
        if not self._noticed:
            self._noticed = now()
            LOG.warning(f"{what}; waiting up to {self._limit} for it")

    def _wait(self, reads: float) -> None:
        """So many reads were in vain."""
        self._silent += reads
        if self._silent >= NOTICED:
            self._notice(f"{SILENCE[self._damaged]} from the instrument on {self._transport.url}")
        if self._silent >= self.patience:
            raise LinkError(
                f"{self._gone}, and no instrument came back within {self._limit}"
                if self._gone
                else f"the instrument on {self._transport.url} {DEAF[self._damaged]}, for {self._limit}"
            )

    def _come_back(self) -> bytes:
        """Try to open the port; what has come from it if our instrument answers there, else nothing."""
        pause(float(READ_TIMEOUT))
        if not self._transport.reopen():
            return b""
        blocks: list[bytes] = []
        try:
            probe = Instrument(self._transport, blocks.extend)
            ours = self._is_ours(probe)
        except (BadInput, LinkError) as error:
            cause = error.__cause__ or error
            if isinstance(cause, Mismatch):
                raise self._strange() from error
            self._wait(_reads(cause.waited) if isinstance(cause, Unplugged) else ATTEMPTS * PATIENCE_READS)
            return b""
        if not ours:
            raise self._strange()
        self._gone, self._reopened = None, True
        self._instrument.reader.bad_bytes += probe.reader.bad_bytes
        return b"".join(blocks) + probe.reader.rest

    def _is_ours(self, probe: Instrument) -> bool:
        """Whether it is the instrument that we measure with. If it began anew, that is the reader's to find."""
        ours = self._instrument
        identity = dataclasses.replace(probe.identity, tick=ours.identity.tick)  # ours may be calibrated
        if identity != ours.identity or serial_number(self._transport) != self._serial:
            return False
        if probe.read(registers.RESET) != ours.reader.epoch:
            return True
        return bool(probe.read_fields(registers.CONTROL)["statistics"]) and probe.now() >= ours.time

    def _strange(self) -> LinkError:
        return LinkError(f"it is another instrument that came back on {self._transport.url}")


def _reads(seconds: Fraction | float) -> int:
    """How many reads take so long."""
    return int(Fraction(seconds) / READ_TIMEOUT)
