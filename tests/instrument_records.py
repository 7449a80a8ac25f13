# SPDX-License-Identifier: BSD-2-Clause
"""What is on record of an instrument: each part as its test leaves it."""

from fractions import Fraction

from irqscope.base.records import Exact
from irqscope.measuring.cited import (
    AllanDeviation,
    CitedBin,
    CitedInstrument,
    CitedOscillator,
    OscillatorParts,
    WrongPulse,
)
from irqscope.measuring.instrumentfile import (
    BlocksOfEdges,
    BringUpCheck,
    BringUpStep,
    Check,
    EqualityTest,
    KeptBins,
    KeptBringUp,
    KeptSelfTest,
    Loop,
    PhasesOfEdges,
)

BOARD = CitedInstrument(board="model", build="0", serial="1")
OFFSETS = {"isr": (0.0, 1.0), "task": (0.0, 1.0), "done": (0.0, 1.0), "aux": (0.0, 1.0)}
DATE = "2026-11-01T00:00:00+00:00"
TESTED = KeptSelfTest(
    date=DATE,
    tool="irqscope",
    stimulus="stimulus",
    passed=True,
    offsets=OFFSETS,
    checks=[Check(name="skew", found="0 ticks", limit="1 tick", passed=True)],
    paths=[Loop(stimulus="stimulus", input="isr", passed=True, text="200 edges, latency 0 ticks")],
)
BINS = KeptBins(
    date=DATE,
    tool="irqscope",
    input="aux",
    edge="rising",
    tick=Exact.of(Fraction(1, 10**8)),
    edges=1000,
    lost=0,
    multi=0,
    rate_hz=1e4,
    equal=False,
    sentence="they differ",
    bins=[
        CitedBin(bin=0, width=1.1, standard_error=0.003, dnl=0.1, edges=550),
        CitedBin(bin=1, width=0.9, standard_error=0.003, dnl=-0.1, edges=450),
    ],
    test=EqualityTest(name="chi-square", statistic=10.0, degrees=1, p=0.0016, level=0.01),
    blocks=BlocksOfEdges(number=50, scatter=1.0, deviates=0.0),
    phases=PhasesOfEdges(period=1e4, residual=None, followed=0.0, unevenness=None, limit=0.02, even=True),
)
CALIBRATED = CitedOscillator(
    date=DATE,
    tool="irqscope",
    input="aux",
    reference_hz=1.0,
    seconds=600.0,
    periods=600,
    error=3e-6,
    uncertainty=2e-9,
    components=OscillatorParts(quantisation=1e-9, scatter=1.7e-9),
    allan=[AllanDeviation(tau=1.0, deviation=1e-8)],
    missing=1,
    doubled=0,
    wrong=[WrongPulse(what="missing", at=12.0)],
)
BROUGHT_UP = KeptBringUp(
    date=DATE,
    tool="irqscope",
    by="Ada",
    passed=True,
    checks=2,
    failed=0,
    not_done=["bins"],
    steps=[
        BringUpStep(
            name="wires",
            outcome="passed",
            checks=[
                BringUpCheck(name="stimulus to isr", found="1 tick late", limit="4 ticks", passed=True),
                BringUpCheck(name="stimulus to task", found="1 tick late", limit="4 ticks", passed=True),
            ],
        ),
        BringUpStep(name="bins", outcome="not done", reason="left out"),
    ],
)
