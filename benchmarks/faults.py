# SPDX-License-Identifier: BSD-2-Clause
"""The fault matrix, and a million faults in the bytes of a run.

python benchmarks/faults.py                 # minutes; docs/evidence/faults.json and .md
python benchmarks/faults.py --faults 1e5    # writes nothing
python benchmarks/faults.py --check         # fails if the page is not what the data and the tests' table give
"""

import argparse
import functools
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from endtoend import latency, url  # noqa: E402
from fault_cases import LINK, OTHERS  # noqa: E402
from fault_flood import Flood  # noqa: E402
from pages import Parts, check, made, origin  # noqa: E402

from irqscope.device.capture import CaptureFile  # noqa: E402

COMMAND = "python benchmarks/faults.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"faults.{kind}" for kind in ("json", "md"))
FAULTS = 1e6
PASSES = 500
"""Of a share, the part that again.py measures once more; pass k of all is drawn by the seed k."""
_PAGE = """<!-- Written by `python benchmarks/faults.py`: do not edit. -->

# What happens when things break

A port behind a bad link is `fault://SETTINGS/PORT`, for any other port, `fault://flip=1e-5&seed=3/sim://` or
`fault://cut=1e-6//dev/ttyUSB1`. What happens is drawn by the seed. Settings are probabilities a byte (`drop`, `flip`,
`insert`, `double`, `cut`, `repeat`, `delay`), or received bytes by their number: from byte N on `dead=N` lets nothing
through, `deaf=N` nothing towards the instrument, and `unplug=N` has the port gone, each until byte M with `dead=N-M`.
While nothing comes through, a timeout of the port counts as the bytes that the line carries in it, so that 300000 are a
second at 3 Mbaud. `reset=N` takes the power of a simulated instrument away for a moment. Measured here on the virtual
bench; **nothing was run on hardware**.

## The matrix

In all of these runs every event that is told was on the pins at that tick, once; what is missing is what the books
count as lost, source by source; the chip's statistics, if the run came to its end, are those of the pins; and the
directory can be read (`tests/bench/test_faults.py`, which is made from the same table).

{matrix}

Exit codes: 0 nothing is missing, 3 something is and is counted, 5 the run broke off and what came until then is kept.

Elsewhere:

{others}

## Interruptions

A run waits for a link that is silent or a port that has gone, up to `--patience` (20 s; 0: not at all), opens the port
again, sees that it is the same instrument and that it still measures, and goes on. Where blocks come but no command
gets through for a second, the instrument is waited for likewise; nothing is lost by that but snapshots. stderr tells of
each interruption when it is noticed and when it is over; `run.json`, `result.json` and the report keep them. What was
lost meanwhile is counted by the numbers of the blocks; the chip's statistics are complete. Ctrl-C ends the waiting and
the run; what was received is kept. So that the stimuli go on meanwhile, the instrument's watchdog stops them 5 s after
that time of silence, at most 34 s at 125 MHz, and those of a host that was killed likewise: `--patience 0` where that
must not be. Before and after the measurement itself nothing is waited for.

## A million faults

{faults} faults in {passes} passes of the {each} blocks of a run ({kinds}) in {seconds:.0f} s:
{lost} of {blocks} blocks were lost and counted as lost; **{undetected} came that were not sent, or twice, or out of
order; {uncounted} were lost and not counted**. Of blocks with damage of any kind the CRC of 32 bits lets one in 4.3e9
through, with bursts of up to 32 bits none. {made}

## What is not done

An instrument that lost its power, with its cable or by itself, has lost its settings and counts: the run ends there.
Two instruments of one kind that exchange their device paths while both measure are told apart only by the serial
numbers of their adapters, or if the clock of the other one is behind: where there are several, give `--port` a path
that stays with the adapter or its socket (`/dev/serial/by-id`, `/dev/serial/by-path`).
"""


@functools.cache
def sent() -> list[bytes]:
    """The blocks of one run, as they left the instrument."""
    with tempfile.TemporaryDirectory() as folder:
        run = Path(folder) / "run"
        if latency(url(profile="linux-rt", engine="native"), run, "--rate", "5kHz", "--count", 5000).code:
            sys.exit("the run without faults failed")
        return [block for batch in CaptureFile(run / "capture.irq").batches() for block in batch]


def share(number: int) -> dict[str, Any]:
    """What comes of that share of all passes."""
    flood = Flood()
    for seed in range(number * PASSES, (number + 1) * PASSES):
        flood.go(sent(), seed)
    return {**vars(flood), "faults": dict(flood.faults)}


def measure(wanted: float) -> dict[str, Any]:
    """Pass the blocks of one run through a bad link until that many faults were made."""
    begin = time.monotonic()
    shares: list[dict[str, Any]] = []
    while sum(sum(each["faults"].values()) for each in shares) < wanted:
        shares.append(share(len(shares)))
    seconds = time.monotonic() - begin
    return {**origin(COMMAND), "each": len(sent()), "seconds": seconds, "shares": shares}


def parts(data: dict[str, Any]) -> Parts:
    """Each share of the passes."""
    return {f"share {n}": (each, functools.partial(share, n)) for n, each in enumerate(data["shares"])}


def total(data: dict[str, Any], name: str) -> int:
    """A count of all shares."""
    return sum(each[name] for each in data["shares"])


def page(data: dict[str, Any]) -> str:
    """docs/evidence/faults.md."""
    rows = [("fault", "port", "exit code", "it says"), ("---",) * 4]
    rows += [(c.fault, f"`fault://{c.settings}/...`", str(c.exit_code), c.says or "nothing") for c in LINK]
    others = [("fault", "what happens", "shown by"), ("---",) * 3]
    others += [(c.fault, c.outcome, f"`{c.test}`") for c in OTHERS]
    matrix, elsewhere = ("\n".join("| " + " | ".join(row) + " |" for row in table) for table in (rows, others))
    faults = sum((Counter(each["faults"]) for each in data["shares"]), Counter[str]())
    return _PAGE.format(
        **{name: total(data, name) for name in ("passes", "blocks", "lost", "undetected", "uncounted")},
        each=data["each"],
        seconds=data["seconds"],
        faults=faults.total(),
        made=made(COMMAND, data),
        kinds=", ".join(f"{count} {name}" for name, count in sorted(faults.items())),
        matrix=matrix,
        others=elsewhere,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=float, default=FAULTS)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    data = measure(options.faults)
    print(json.dumps(data, indent=1))
    if options.faults >= FAULTS:
        DATA.write_text(json.dumps(data, indent=1) + "\n")
        PAGE.write_text(page(data))
    return 1 if total(data, "undetected") or total(data, "uncounted") else 0


if __name__ == "__main__":
    sys.exit(main())
