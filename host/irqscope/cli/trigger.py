# SPDX-License-Identifier: BSD-2-Clause
"""Fire the trigger output once.

To see that the target, or a scope, acts upon it. What the trigger does while a run measures is said to `irqscope
latency`.

Examples:
  irqscope trigger --port /dev/ttyUSB1 --width 100us
"""

import argparse
import json

from ..base.options import TIME
from ._port import add_port, open_instrument
from ._requests import reader


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument(
        "--width", default="10us", type=reader(TIME), metavar="TIME", help="of the pulse (default 10us)"
    )
    parser.add_argument("--active-low", action="store_true", help="the pulse is low")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from ..errors import Invalid
    from ..measuring.arming import refuse_without, whole_clocks
    from ..units import format_time

    with open_instrument(options) as instrument:
        identity = instrument.identity
        refuse_without(identity)
        clocks = whole_clocks(options.width, "width", identity, "--width")
        fired = instrument.fire(clocks, active_low=options.active_low)
    if fired != 1:
        raise Invalid(f"the instrument says that {fired} pulses were driven, not 1: is something else driving it?")
    width = clocks * identity.samples * identity.tick
    if options.json:
        print(json.dumps({"width_s": float(width), "active_low": options.active_low}))
    else:
        print(f"one pulse of {format_time(width)} on trigger, {'low' if options.active_low else 'high'}")
    return 0
