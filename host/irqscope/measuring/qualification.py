# SPDX-License-Identifier: BSD-2-Clause
"""What is on record of an instrument: its self-tests and calibration, kept in the user's data folder.

An instrument is a board with a bitstream: its board's name, the serial number of its USB bridge (where a port has none,
the port's own name) and the gateware's build id. Another bitstream is another instrument.
"""

import dataclasses
import hashlib
import json
import re
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from .. import __version__
from ..base.records import Exact, Record, changed, read, write
from ..device.instrument import Instrument
from ..device.transport import alike, serial_number
from ..errors import BadInput, NotKept
from ..files import check_place, make_directory, of_user, reserved
from ..units import format_ppm
from .cited import Calibrated, Cited, CitedInstrument
from .instrumentfile import SCHEMA, InstrumentFile, upgraded
from .rundir import now

AGAIN = "remove it and repeat the self-test"


def folder() -> Path:
    """Where records are kept: `instruments` in the data folder that the user's system has for programs."""
    import platformdirs

    return of_user(lambda: platformdirs.user_data_path("irqscope")) / "instruments"


@dataclass(frozen=True)
class Key:
    """Which instrument."""

    board: str
    build: str
    serial: str

    @classmethod
    def of(cls, instrument: Instrument) -> "Key":
        identity = instrument.identity
        transport = instrument.transport
        serial = alike(transport) or serial_number(transport) or transport.url
        return cls(identity.board, f"{identity.build:016x}", serial)

    @classmethod
    def of_record(cls, instrument: CitedInstrument) -> "Key":
        return cls(instrument.board, instrument.build, instrument.serial)

    @property
    def cited(self) -> CitedInstrument:
        return CitedInstrument(board=self.board, build=self.build, serial=self.serial)

    @property
    def path(self) -> Path:
        plain = re.sub(r"[^A-Za-z0-9.]+", "-", f"{self.board}-{self.serial}").strip("-.")
        digest = hashlib.sha256(json.dumps(vars(self), sort_keys=True).encode()).hexdigest()
        return folder() / f"{plain[:60]}-{digest[:12]}.json"


def look_up(key: Key) -> InstrumentFile | None:
    """The record of an instrument; None if there is none. BadInput if it is damaged, or of another one."""
    if not key.path.exists():
        return None
    try:
        record = read(key.path, InstrumentFile, SCHEMA, upgrade=upgraded)
    except BadInput as error:
        raise BadInput(f"{error}; {AGAIN}") from None
    if record.instrument != key.cited:
        raise BadInput(f"{key.path} is the record of another instrument; {AGAIN}")
    return record


def made() -> dict[str, str]:
    """When a part of a record is made, and by what."""
    return {"date": now(), "tool": f"irqscope {__version__}"}


def check_keeping(instrument: Instrument) -> None:
    """BadInput if nothing can be kept of an instrument: known before anything is measured that would be lost."""
    key = Key.of(instrument)
    look_up(key)
    with reserved(key.path.with_suffix(".trial")):
        check_place(key.path)


def keep(instrument: Instrument, **parts: Record) -> InstrumentFile:
    """Put parts of a record in the place of those that were kept; returns the record. NotKept says why it cannot be."""
    key = Key.of(instrument)
    try:
        record = changed(look_up(key) or InstrumentFile(instrument=key.cited), **parts)
        make_directory(key.path.parent)
        write(key.path, record)
        found = look_up(key)
    except BadInput as error:
        raise NotKept(f"nothing is put on record: {error}") from error
    assert found is not None
    return found


def cite(record: InstrumentFile | None) -> Cited | None:
    """What a run keeps of a record: what its figures depend on, and by which the record is found again."""
    return record.cited if record else None


def on_record(record: Cited | None) -> str:
    """What is cited of an instrument, in a few words."""
    if record is None:
        return "nothing"
    told = []
    if tested := record.selftest:
        told.append(f"self-test of {tested.date[:10]} {'passed' if tested.passed else 'FAILED'}")
    if brought := record.bringup:
        told.insert(0, str(brought))
    if bins := record.bins:
        told.append(f"bin widths of {bins.date[:10]}")
    if oscillator := record.oscillator:
        told.append(
            f"oscillator {format_ppm(oscillator.error, oscillator.uncertainty, signed=True)} of {oscillator.date[:10]}"
        )
    return f"{', '.join(told)} (record {record.id})"


def correct(instrument: Instrument, record: Cited | None) -> Calibrated:
    """Give the instrument's identity the tick that its calibrated oscillator has; what a run keeps of that.

    BadInput if the oscillator was not calibrated.
    """
    found = record.oscillator if record else None
    if not found:
        raise BadInput(
            "--calibrated: no calibration of this instrument's oscillator is on record: irqscope calibrate makes one"
        )
    nominal = instrument.identity.tick
    # An oscillator that is fast by `error` has shorter ticks. Others read both parts of the fraction as 64 bits.
    tick = (nominal / (1 + Fraction(found.error))).limit_denominator(10**18)
    instrument.identity = dataclasses.replace(instrument.identity, tick=tick)
    return Calibrated(error=found.error, uncertainty=found.uncertainty, date=found.date, nominal_tick=Exact.of(nominal))
