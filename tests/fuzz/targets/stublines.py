# SPDX-License-Identifier: BSD-2-Clause
"""What a stub prints, among whatever else went into its log: objects that every report can hold."""

import json

from fuzz.files import given
from fuzz.fuzzing import outcome

from irqscope.contract.segments import SEGMENTS
from irqscope.targets.stublines import COUNTS, read_end
from irqscope.targets.target import read_target

START = {
    "irqscope_stub": 1,
    "port": "linux_gpiod",
    "workload": "isr",
    "release": "binary",
    "edge": "rising",
    "depth": 1,
    "pins": {"isr": "user thread"},
    "device": "gpiochip0",
    "lines": "1,2,-,-,3",
    "storm": 1000,
}
END = {"irqscope_stub_end": 1, **dict.fromkeys(COUNTS, 5), "toggles": {"isr": 5}}
SEEDS = [
    json.dumps(START).encode() + b"\n" + json.dumps(END).encode() + b"\n",
    b"kernel: [ 1.5] " + json.dumps(START).encode() + b"\nnoise\n",
    json.dumps(START, indent=1).encode(),
]


def check(data: bytes) -> None:
    with given(data, "stub.log") as path:
        if target := outcome(lambda: read_target(path)):
            json.dumps(target.description, allow_nan=False, ensure_ascii=False).encode()
            assert isinstance(target.pins, dict) and target.acts_on_falling in (True, False)
            outcome(target.default_segments)
            outcome(lambda: target.check(SEGMENTS))
            for segment in SEGMENTS:
                _, depth = target.policy(segment)
                assert 0 <= depth < 1 << 16
            assert target.announces_masking in (True, False)
            assert all(target.edges(segment.response) for segment in SEGMENTS)
        if end := outcome(lambda: read_end(path, START)):
            assert all(end[name] >= 0 for name in COUNTS)
