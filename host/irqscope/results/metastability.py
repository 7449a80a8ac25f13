# SPDX-License-Identifier: BSD-2-Clause
"""How often a metastable sample outlives the registers that it has to die in, by an assumed time constant.

R. Ginosar, *Metastability and synchronizers: a tutorial*, IEEE Design & Test of Computers 28 (5), 2011:
MTBF = exp(S / tau) / (T_W f_C f_D). tau and T_W of these parts are not published: they are assumptions here.
"""

import math
from fractions import Fraction

from ..contract.frontends import FrontEnd, FrontEndId
from .budget import APERTURE

WINDOW = 2 * APERTURE
"""T_W, seconds: the aperture of the uncertainty budget, before and after the instant."""
HOP = 2.5e-9
"""Seconds, assumed, that a clock loses between two registers without logic: clock to output, wire, setup."""
TAUS = (50e-12, 100e-12, 150e-12, 200e-12, 300e-12)
"""The assumed time constants."""
EDGES_HZ = 1_000_000
"""f_D: edges a second of all inputs together; far above what targets answer."""
YEAR_S = 365.25 * 86_400
AGE = 1e10
"""Years beyond which a number means nothing: the age of the universe, or so."""


def settling(front_end: FrontEnd, clock_hz: Fraction) -> float:
    """S in seconds: what registers leave a sample to settle in before logic sees it.

    The last sample of a clock has one clock less than the first one, and each clock loses a hop; at half rate
    two, since the pads' clock is twice as fast. Registers inside a gear count as none.
    """
    hops = 2 if front_end.id == FrontEndId.HALF_RATE else 1
    return (front_end.input_clocks - 1) * (float(1 / clock_hz) - hops * HOP)


def mtbf_years(front_end: FrontEnd, clock_hz: Fraction, samples: int, tau: float) -> float:
    """Mean time between failures in years; infinite if it is too long for a number.

    An edge is next to one of `samples` instants a clock: f_C is the rate of instants.
    """
    exponent = settling(front_end, clock_hz) / tau
    rate = WINDOW * float(clock_hz) * samples * EDGES_HZ
    return math.exp(exponent) / rate / YEAR_S if exponent < 700 else math.inf
