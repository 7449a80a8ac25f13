# SPDX-License-Identifier: BSD-2-Clause
"""Front ends: thin shells between the pins of a part and the samples of the core.

The core knows R samples a clock and fixed delays, nothing of flip-flops in pads, DDR or gearing. A front end is one
class that implements `FrontEndSignature` with exactly the delays that the contract states for its kind; what else it
needs (pins, buffers of the vendor, resynchronisers) is its own affair. It stays outside of what the `reset` register
resets.
"""

from amaranth.hdl import Cat, Module
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId
from irqscope.contract.roles import FEW, STIMULI

from .delay import DelayLine


class FrontEndSignature(wiring.Signature):
    """The core's side of every front end, seen from the front end.

    Members
    -------
    samples : Out(R), one for each input
        Levels at the R sampling instants of the clock `input_clocks` before this one; bit 0 is the oldest.
    stimulus : In(R), one for each stimulus
        Levels to be on the pin at the R instants of the clock `output_clocks` after this one, bit 0 first.
    """

    def __init__(self, samples: int, inputs: int = FEW) -> None:
        super().__init__({"samples": Out(samples).array(inputs), "stimulus": In(samples).array(len(STIMULI))})


class SimulationFrontEnd(wiring.Component):
    """Pins of the virtual bench: the harness samples its targets R times a clock and takes R levels a clock.

    The registers stand for those of a real part: two against metastability at the inputs, one in the output pads.

    Members
    -------
    core : Out(FrontEndSignature(samples, inputs))
    inputs : In(inputs * R)
        Pin levels of this clock: R bits for each input in turn, the oldest lowest.
    trigger : In(R)
        As `stimulus` of the core.
    outputs : Out(3 * R)
        Pin levels of this clock: R bits for each stimulus in turn and the trigger, the first lowest.
    """

    kind = FRONT_ENDS[FrontEndId.SIMULATION]

    def __init__(self, samples: int, inputs: int = FEW) -> None:
        super().__init__(
            {
                "core": Out(FrontEndSignature(samples, inputs)),
                "inputs": In(samples * inputs),
                "trigger": In(samples),
                "outputs": Out(samples * (len(STIMULI) + 1)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.input_delay = inward = DelayLine(len(self.inputs), self.kind.input_clocks)
        m.submodules.output_delay = outward = DelayLine(len(self.outputs), self.kind.output_clocks)
        m.d.comb += [
            inward.i.eq(self.inputs),
            Cat(*self.core.samples).eq(inward.o),
            outward.i.eq(Cat(*self.core.stimulus, self.trigger)),
            self.outputs.eq(outward.o),
        ]
        return m
