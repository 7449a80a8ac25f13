# SPDX-License-Identifier: BSD-2-Clause
"""Measure latency: drive stimuli, time the answers.

What was found is in a run directory: result.json, and report.html for people.

Examples:
  irqscope latency --port /dev/ttyUSB1 --rate 1kHz --duration 1h --limit isr.max=50us --out night
  irqscope latency --port sim:// --count 2000 --out first             # without a board
  irqscope latency --port /dev/ttyUSB1 --stub start.json --segments isr,task,response --out all
"""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..measuring.experiment import Evaluation, Experiment
from ..measuring.requests import LEARNED, OUTLIERS, Latency
from ._conclude import conclude_run

if TYPE_CHECKING:
    from ..measuring.session import Session


def measure(session: "Session", request: Latency, out: Path) -> Evaluation:
    """Measure; what is returned evaluates."""
    from ..device.transport import bytes_per_second
    from ..findings.evaluation import evaluate
    from ..measuring.arming import armed
    from ..measuring.drivable import lasting
    from ..measuring.learning import LEARNING, WARMUP, check_whole, learned, rehearsal, warming
    from ..measuring.limits import check_measured
    from ..measuring.planning import check_recorded, followed, plan, prompt, without_events
    from ..measuring.rundir import RunDirectory
    from ..results.endline import counted, together
    from ..results.offchip import every
    from ..results.outlierperiodicity import check_second, first_run

    limits, on_late = request.judged(), request.watched
    first = first_run(RunDirectory(request.confirm)) if request.confirm else None
    directory, identity = RunDirectory(out), session.instrument.identity
    configuration = plan(request, identity, session.target, every_pin=True)
    if request.events == OUTLIERS:
        configuration = without_events(configuration, session.target)
        configuration = prompt(configuration, identity) if on_late else configuration
    configuration = followed(configuration, identity, request.rate, bytes_per_second(session.instrument.transport))
    configuration = replace(configuration, trigger=armed(request, identity, configuration.segments))
    check_measured(limits, every(configuration, session.target))
    if on_late:
        check_recorded(configuration)
    if first:
        check_second(first, configuration, identity.tick)
    warm = lasting(request.warmup, identity, "warmup") if request.warmup else 0
    directory.create()
    before: list[dict[str, int]] = []
    if request.warmup:
        warmup = RunDirectory(out / WARMUP)
        warmup.create()
        begun, warmed = session.run(warmup, warming(configuration, warm), last=False, heading="warm-up: ")
        check_whole(begun, "warm-up", warmup)
        before.append(counted(warmed))
    if request.least == LEARNED and not session.stop.requested:
        learning = RunDirectory(out / LEARNING)
        learning.create()
        begun, rehearsed = session.run(learning, rehearsal(configuration, identity.tick), last=False)
        check_whole(begun, "rehearsal", learning)
        before.append(counted(rehearsed))
        if not session.stop.requested:  # else it is a part, and no stimulus of the measurement will be driven
            configuration = learned(configuration, rehearsed)
    run, observation = session.run(
        directory,
        configuration,
        together(before),
        limits=limits,
        wanted=request.bounds,
        confirm=first,
        on_late=on_late,
        allow_short=request.allow_short,
    )
    return partial(evaluate, directory, run, observation)


EXPERIMENT = Experiment("latency", Latency, measure, conclude_run)
