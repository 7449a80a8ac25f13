# SPDX-License-Identifier: BSD-2-Clause
"""One capture through a bad link many times: does a block come out that was not sent, or twice, or out of its order?"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

from irqscope.device.blockreader import BlockReader
from irqscope.recording.stream import Stream
from irqscope_bench.faults import Fault, Injector

SINGLE, STRETCHES = (Fault.DROP, Fault.FLIP, Fault.INSERT, Fault.DOUBLE), (Fault.CUT, Fault.REPEAT)
RATES = dict.fromkeys(SINGLE, 1e-4) | dict.fromkeys(STRETCHES, 2e-5)


@dataclass
class Flood:
    """What came of all passes so far. `undetected` must stay 0: blocks that were not sent, came again or in disorder;
    `uncounted`: blocks that neither came nor are counted as missing, or the other way round.
    """

    passes: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    blocks: int = 0
    lost: int = 0
    undetected: int = 0
    uncounted: int = 0

    def go(self, sent: list[bytes], seed: int, *, reader: BlockReader | None = None) -> None:
        """One more pass of the blocks `sent`, whose sequence numbers ascend one by one."""
        injector, reader = Injector(seed, RATES), reader or BlockReader()
        came = reader.feed(injector.pass_on(b"".join(sent)))
        numbers = {block: number for number, block in enumerate(sent)}
        found = [numbers[block] for block in came if block in numbers]
        self.passes += 1
        self.faults.update({fault.value: count for fault, count in injector.counts.items()})
        self.blocks += len(sent)
        self.lost += len(sent) - len(found)
        wrong = len(came) - len(found) + sum(b <= a for a, b in pairwise(found))
        self.undetected += wrong
        if found and not wrong:
            stream = Stream()
            stream.feed(came)
            stream.finish()
            self.uncounted += abs(found[-1] - found[0] + 1 - len(found) - stream.missing) + reader.restarts
