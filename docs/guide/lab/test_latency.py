# SPDX-License-Identifier: BSD-2-Clause
"""What a kernel team keeps beside its build: the target answers in time, and no later than the last release did.

pytest --irqscope-port /dev/ttyUSB1 --irqscope-out runs docs/guide/lab/test_latency.py
LAST_RELEASE=releases/6.1.4 pytest --irqscope-port /dev/ttyUSB1 docs/guide/lab/test_latency.py
"""

import os
from pathlib import Path

import pytest


def test_the_handler_answers_in_time(irqscope):
    irqscope.assert_latency("isr.max=50us", "isr.p99=12us", "max-loss=0", rate="2kHz", count=20_000)


@pytest.mark.skipif("LAST_RELEASE" not in os.environ, reason="LAST_RELEASE names a run directory")
def test_no_quantile_is_later_than_in_the_last_release(irqscope):
    irqscope.assert_no_worse(Path(os.environ["LAST_RELEASE"]), margin="500ns", rate="2kHz", count=20_000, dither="50us")
