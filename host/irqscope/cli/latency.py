# SPDX-License-Identifier: BSD-2-Clause
"""Measure latency: drive stimuli, time the answers, write a run directory with result.json and report.html."""

import argparse
import sys
from pathlib import Path

from ._port import add_port, open_instrument


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help="run directory, made anew")
    schedule = parser.add_argument_group("stimulus")
    schedule.add_argument("--rate", default="1kHz", help="stimuli per second (default 1kHz)")
    length = schedule.add_mutually_exclusive_group()
    length.add_argument("--count", help="stimuli to drive (default 10000)")
    length.add_argument("--duration", metavar="TIME", help="how long to measure, for example 5h")
    schedule.add_argument(
        "--dither", default="whole", metavar="HOW",
        help="shift of each stimulus around its schedule: whole (the whole period, default), none, a time, or "
             "exponential (random intervals with this rate as mean)",
    )
    schedule.add_argument("--width", metavar="TIME", help="pulse width (default 10us, at most a quarter of the period)")
    schedule.add_argument(
        "--active-low", action="store_true", help="the target acts on the falling edge, and --stub does not say so"
    )
    schedule.add_argument("--seed", default="1", help="seed of the dither (default 1)")
    pairing = parser.add_argument_group("measurement")
    pairing.add_argument(
        "--segments", metavar="A,B,...",
        help="segments to measure (default: isr,task,work,isr.interval, or what the stub's pins allow)",
    )
    pairing.add_argument("--stub", type=Path, metavar="FILE", help="the stub's start line, which gives the pairing")
    pairing.add_argument("--timeout", default="1s", metavar="TIME", help="later answers count as missing (default 1s)")
    pairing.add_argument("--threshold", metavar="TIME", help="record latencies above this one by one")
    pairing.add_argument(
        "--least", default="0", metavar="TIME",
        help="m: the least possible latency from a stimulus (default 0); for other segments by name: 300ns,task=500ns; "
             "learned: half of the least latency of a slow run of 500 stimuli before the measurement",
    )
    pairing.add_argument("--filter", default="50ns", metavar="TIME", help="glitch filter (default 50ns, 0 for none)")
    pairing.add_argument("--invert", default="", metavar="A,B,...", help="inputs whose level is inverted")


def run(options: argparse.Namespace) -> int:
    from ..endline import counted
    from ..errors import LinkError
    from ..learning import LEARNED, learned, slow
    from ..planning import check_text, plan
    from ..progress import ProgressLine
    from ..report import conclude
    from ..run import Run
    from ..rundir import RunDirectory
    from ..stopping import StopRequest
    from ..target import Target, read_target

    check_text(options)
    directory = RunDirectory(options.out)
    target = read_target(options.stub) if options.stub else None
    with open_instrument(options) as instrument, StopRequest() as stop:
        target = target or Target(dict(instrument.transport.target))
        configuration = plan(options, instrument.identity, target)
        directory.create()
        before: dict[str, int] = {}
        if options.least == LEARNED:
            calm = slow(configuration, instrument.identity.tick)
            learning = RunDirectory(options.out / "learning")
            learning.create()
            progress = ProgressLine(instrument.identity, calm)
            slow_run = Run(instrument, calm, learning)
            try:
                slow_run.measure(progress, stop)
            finally:
                progress.finish()
            configuration = learned(configuration, slow_run.observation.totals)
            before = counted(slow_run.observation)
        port, offset = instrument.transport, instrument.identity.stamp_offset
        live = port.blind_intervals(offset) is not None
        run_data = directory.begin(
            instrument.identity, configuration, target, options.port, options.command_line, before, live=live
        )
        progress = ProgressLine(instrument.identity, configuration)
        measurement = Run(instrument, configuration, directory)
        try:
            ending = measurement.measure(progress, stop)
            blind = port.blind_intervals(offset)
            if blind is not None:
                directory.write_blind(blind)
            line = port.end_target()
            run_data = directory.end(run_data, **vars(ending), **({"target": dict(line)} if line else {}))
        except LinkError as error:
            print(f"\nirqscope: {error}; what was received until then is kept", file=sys.stderr)
            measurement.observation.finish()
        finally:
            progress.finish()
    return conclude(directory, run_data, measurement.observation)
