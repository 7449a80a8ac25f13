# SPDX-License-Identifier: BSD-2-Clause
"""A run directory whose run.json was tampered with: it is read, reported and exported, or refused."""

import contextlib
import json

from fuzz import carried
from fuzz.files import given
from fuzz.fuzzing import outcome
from fuzz.recorded import recorded

from irqscope.base.records import json_text, sealed, to_json
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.reread import unread

SEEDS = [json.dumps(json.loads(recorded()["run.json"]), separators=(",", ":")).encode(), b"{}"]


def _sealed(data: bytes) -> bytes:
    """With a seal that is right, if it is an object: what lies behind it is to be reached."""
    with contextlib.suppress(ValueError, RecursionError):
        if isinstance(content := json.loads(data), dict):
            return json.dumps(sealed(content)).encode()
    return data


def check(data: bytes) -> None:
    with given(_sealed(data), "run.json") as path:
        (path.parent / "capture.irq").write_bytes(recorded()["capture.irq"])
        if found := outcome(lambda: unread(RunDirectory(path.parent))):
            run, observation = found
            assert json_text(to_json(run)) and observation.configuration.record == run.configuration
            carried.run(data, path.parent)
