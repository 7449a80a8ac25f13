# SPDX-License-Identifier: BSD-2-Clause
"""Where an export comes from: texts by name, which every format carries in the way it has for that."""

import shlex

from .. import __version__
from ..printable import well_formed
from ..targets.target import Target
from .recording import Recording


def provenance(recording: Recording) -> dict[str, str]:
    """In a fixed order, each text on one line."""
    run = recording.run
    facts = {
        "exported_by": f"irqscope {__version__}",
        "run": recording.directory.path.resolve().name,
        "start": run.start,
        "command": shlex.join(run.command),
        "port": run.port,
        "recorded_by": run.tool,
        "board": run.instrument.board,
        "build": run.instrument.build,
        "contract": run.instrument.contract,
        "host": run.host.name,
        "target": str(run.target.get("port", "not stated")),
        **({"guest": ", ".join(guest.values())} if (guest := Target(run.target).guest) else {}),
        "tick": recording.clock.text,
        "tick_0": "the reset of the instrument before the run",
        "completeness": recording.completeness,
    }
    return {name: " ".join(well_formed(str(text)).split()) for name, text in facts.items()}
