# SPDX-License-Identifier: BSD-2-Clause
"""A guest of KVM in a guest, recorded with both traces as tests/data/kvm was: who made it late is named anew."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from kvm_recorded import WHO, both
from recorded_traces import needs_trace_cmd

from irqscope.explaining.explanation import join
from irqscope.explaining.host import Host

pytestmark = [pytest.mark.guest, pytest.mark.slow, needs_trace_cmd]
RECORDER = Path(__file__).parent.parent / "kvm_recorder.py"


@pytest.mark.parametrize("name", ["both", "control"])
def test_the_recorders_culprits_are_named(name, tmp_path):
    subprocess.run([sys.executable, RECORDER, name, "--into", tmp_path / "kvm"], check=True)
    run = both(name, tmp_path, tmp_path / "kvm")
    found = join(run.seen, run.guest, host=Host(run.host, run.guest), count=10)
    assert found.host.clock.contradicted == 0
    assert (found.late > 0) == bool(run.truth)
    for each in found.found[: found.late]:
        assert each.cause
        guilty = {
            culprit["host"] for culprit in run.truth if re.fullmatch(WHO[culprit["culprit"]], each.cause.actor.thread)
        }
        assert guilty == {each.cause.host}
