# SPDX-License-Identifier: BSD-2-Clause
"""How far a measurement is, as Python is told, of each kind of measurement."""

import irqscope

PORT = "sim://?profile=ideal&aux.signal=pps&link=unlimited"


def test_a_measurement_without_segments_tells_of_none(tmp_path):
    """To ask for them raised StopIteration, which ended the measurement of a clock."""
    told = []
    with irqscope.connect(PORT) as scope:
        run = scope.clock(
            input="aux",
            duration="11s",
            out=tmp_path / "run",
            progress=lambda p: told.append((p.samples, p.worst, p.share)),
        )
    assert run.complete and run.segments == [] and len(run.events("aux")) >= 10
    assert told and {(samples, worst) for samples, worst, _ in told} == {(0, None)} and told[-1][2] > 0
