# SPDX-License-Identifier: BSD-2-Clause
"""What may go along with a long latency, read from the target each second: heat, frequencies, interrupts and the like.

A script on the target (covariates.sh) says a line a second, under the same supervisor as a load: it is gone whatever
becomes of irqscope. It changes nothing, so that there is nothing to put back.
"""

import re
from pathlib import Path

from .covariatesfile import Reading

SCRIPT = Path(__file__).with_suffix(".sh")
NAME = "irqscope-covariates"
WORD = "covariates"
"""With which each line begins."""
_COUNT = re.compile(r"[0-9]{1,18}")
_NUMBER = re.compile(r"-?[0-9]{1,12}(\.[0-9]{1,6})?")


def script(sys: str = "/sys", proc: str = "/proc", msr: str = "/dev/cpu/0/msr") -> tuple[str, ...]:
    """The command that reads, until it is ended."""
    return ("sh", "-c", SCRIPT.read_text(encoding="utf-8"), NAME, sys, proc, msr)


READ = script()


def reading(line: str, time: str) -> Reading | None:
    """What a line says that came at the host's `time`; None if it is none of the script's.

    What is missing, empty or no number is not told by the target.
    """
    begin, *words = line.split()[:100] or [""]
    if begin != WORD:
        return None
    told = dict(word.partition("=")[::2] for word in words)
    milli = _number(told.get("mc"))
    frequencies = [_count(each) for each in told.get("khz", "").split(",")]
    return Reading(
        time=time,
        uptime=_number(told.get("up")),
        temperature=None if milli is None else milli / 1000,
        frequencies=frequencies if any(frequencies) else [],
        throttled=_count(told.get("throttled")),
        smi=_count(told.get("smi")),
        interrupts=_count(told.get("intr")),
        switches=_count(told.get("ctxt")),
        forks=_count(told.get("forks")),
        running=_count(told.get("running")),
        load=_number(told.get("load")),
    )


def _count(text: str | None) -> int | None:
    return int(text) if text and _COUNT.fullmatch(text) else None


def _number(text: str | None) -> float | None:
    return float(text) if text and _NUMBER.fullmatch(text) else None
