# SPDX-License-Identifier: BSD-2-Clause
"""What is on record of an instrument: its self-tests and calibration, kept in the user's data folder.

An instrument is a board with a bitstream: its board's name, the serial number of its USB bridge (where a port has none,
the port's own name) and the gateware's build id. Another bitstream is another instrument.
"""

import dataclasses
import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from .. import __version__
from ..base.records import Content, Exact, convert, json_text, read_json
from ..device.instrument import Instrument
from ..device.transport import serial_number
from ..errors import BadInput
from ..files import replace
from .cited import Calibrated, Cited
from .rundir import now

SCHEMA = "irqscope.instrument/1"
PARTS = ("selftest", "bins", "oscillator")


def folder() -> Path:
    """Where records are kept: `instruments` in the data folder that the user's system has for programs."""
    import platformdirs

    return platformdirs.user_data_path("irqscope") / "instruments"


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
        return cls(identity.board, f"{identity.build:016x}", serial_number(transport) or transport.url)

    @property
    def path(self) -> Path:
        plain = re.sub(r"[^A-Za-z0-9.]+", "-", f"{self.board}-{self.serial}").strip("-.")
        digest = hashlib.sha256(json.dumps(vars(self), sort_keys=True).encode()).hexdigest()
        return folder() / f"{plain[:60]}-{digest[:12]}.json"


def look_up(key: Key) -> Content | None:
    """The record of an instrument, with its `id`; None if there is none. BadInput if it is damaged."""
    if not key.path.exists():
        return None
    record = read_json(key.path)
    if record.get("schema") != SCHEMA or record.get("instrument") != vars(key) or not set(PARTS) <= set(record):
        raise BadInput(f"{key.path} is no record of this instrument: remove it and repeat the self-test")
    return {"id": hashlib.sha256(json_text(record).encode()).hexdigest()[:12], **record}


def keep(instrument: Instrument, **parts: Mapping[str, Any]) -> Content:
    """Put parts of a record in the place of those that were kept; returns the record, with its `id`."""
    key = Key.of(instrument)
    old = look_up(key) or dict.fromkeys(PARTS)
    record = {"schema": SCHEMA, "instrument": vars(key), **{name: old[name] for name in PARTS}}
    for name, part in parts.items():
        record[name] = {"date": now(), "tool": f"irqscope {__version__}", **part}
    try:
        key.path.parent.mkdir(parents=True, exist_ok=True)
        replace(key.path, json_text(record).encode())
    except OSError as error:
        raise BadInput(f"cannot keep the record in {key.path}: {error.strerror}") from error
    found = look_up(key)
    assert found is not None
    return found


def cite(record: Content | None) -> Cited | None:
    """What a run keeps of a record: what its figures depend on, and by which the record is found again.

    BadInput if it is damaged.
    """
    if record is None:
        return None
    try:
        return convert(record, Cited)
    except ValueError as error:
        raise BadInput(
            f"the record {record['id']} of this instrument is damaged: {error}; repeat the self-test"
        ) from None


def on_record(record: Cited | None) -> str:
    """What is cited of an instrument, in a few words."""
    if record is None:
        return "nothing"
    told = []
    if tested := record.selftest:
        told.append(f"self-test of {tested.date[:10]} {'passed' if tested.passed else 'FAILED'}")
    if bins := record.bins:
        told.append(f"bin widths of {bins.date[:10]}")
    if oscillator := record.oscillator:
        told.append(f"oscillator {oscillator.error * 1e6:+.4g} ppm of {oscillator.date[:10]}")
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
    # An oscillator that is fast by `error` has shorter ticks.
    tick = nominal / (1 + Fraction(found.error).limit_denominator(10**12))
    instrument.identity = dataclasses.replace(instrument.identity, tick=tick)
    return Calibrated(error=found.error, uncertainty=found.uncertainty, date=found.date, nominal_tick=Exact.of(nominal))
