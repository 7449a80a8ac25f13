# SPDX-License-Identifier: BSD-2-Clause
"""What the front ends of real parts share: everything but the sampling and driving of pins."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from amaranth.hdl import Cat, Module, Value
from amaranth.lib import io, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.frontends import FrontEnd
from irqscope.contract.roles import INPUTS, STIMULI

from ..frontend import FrontEndSignature
from ..sampledelay import SampleDelay


@dataclass(frozen=True)
class Pads:
    """The ports of a board that make up the instrument, as requested with `dir="-"`.

    Attributes
    ----------
    inputs, stimuli : ports as wide as there are inputs and stimuli, in the order of their roles.
    trigger : port of one pin.
    trigger_fine : the trigger's pin is driven R times a clock, as the stimuli's are; if not, once.
    """

    inputs: io.PortLike
    stimuli: io.PortLike
    trigger: io.PortLike
    trigger_fine: bool = True

    def __post_init__(self) -> None:
        if not 0 < len(self.inputs) <= len(INPUTS):
            raise ValueError(f"inputs must have 1 to {len(INPUTS)} pins, not {len(self.inputs)}")
        wanted = {"stimuli": len(STIMULI), "trigger": 1}
        for name, width in wanted.items():
            if len(getattr(self, name)) != width:
                raise ValueError(f"{name} must have {width} pins, not {len(getattr(self, name))}")


class PadFrontEnd(wiring.Component):
    """A front end between the core and `Pads`; a subclass says how pins are sampled and driven.

    Instant k of clock n is the rising edge of `sync` that begins clock n, plus k/R of a clock. A subclass states by
    how many samples its pads are late, by the vendor's description of them; registers make up the rest of the
    contract's delays, and those at the inputs are where metastability dies out. Outputs are low from configuration
    until `sync` has left its reset, and in it; but a pin that is driven once a clock keeps its level while gears hold
    that clock, as after a loss of the PLL's lock.

    Members
    -------
    core : Out(FrontEndSignature(R, inputs))
    trigger : In(R)
        Driven as a stimulus is. A pin that is driven once a clock is high if one of the clock's samples is.
    """

    kind: ClassVar[FrontEnd]

    def __init__(self, pads: Pads, samples: int, **members: wiring.Member) -> None:
        self.pads = pads
        self.samples = samples
        signature = FrontEndSignature(samples, len(pads.inputs))
        super().__init__({"core": Out(signature), "trigger": In(samples), **members})

    @abstractmethod
    def input_lag(self, platform: object) -> int:
        """Samples from an instant at a pin to the same instant in what `sample` gives."""

    @abstractmethod
    def output_lag(self, platform: object) -> int:
        """Samples from an instant in what `drive` takes to the same instant at the pin."""

    @abstractmethod
    def sample(self, m: Module, port: io.PortLike) -> Sequence[Value]:
        """Add the pads of the inputs; R samples of each pin, the oldest lowest."""

    @abstractmethod
    def drive(self, m: Module, name: str, port: io.PortLike, levels: Sequence[Value]) -> None:
        """Add the pads of outputs; R levels for each pin, the first lowest."""

    def elaborate(self, platform: object) -> Module:
        m = Module()
        delay = self.kind.input_clocks * self.samples - self.input_lag(platform)
        for number, pin in enumerate(self.sample(m, self.pads.inputs)):
            m.d.comb += self.core.samples[number].eq(later(m, f"input{number}", pin, SampleDelay(self.samples, delay)))

        delay = self.kind.output_clocks * self.samples - self.output_lag(platform)
        stimuli = [
            later(m, f"stimulus{n}", levels, SampleDelay(self.samples, delay))
            for n, levels in enumerate(self.core.stimulus)
        ]
        self.drive(m, "stimuli", self.pads.stimuli, stimuli)
        if self.pads.trigger_fine:
            line = SampleDelay(self.samples, delay)
            self.drive(m, "trigger", self.pads.trigger, [later(m, "trigger", self.trigger, line)])
        else:
            line = SampleDelay(1, self.kind.output_clocks - REGISTERED_OUTPUT_LAG)
            drive_registered(m, "trigger", self.pads.trigger, [later(m, "trigger", self.trigger.any(), line)])
        return m


REGISTERED_OUTPUT_LAG = 1
"""Clocks: what is given in a clock is on the pin when the next begins."""


def drive_registered(m: Module, name: str, port: io.PortLike, levels: Sequence[Value]) -> None:
    """Add pads with an output register; one level for each pin."""
    m.submodules[f"{name}_pads"] = pads = io.FFBuffer("o", port)
    m.d.comb += pads.o.eq(Cat(levels))


def later(m: Module, name: str, samples: Value, line: Any) -> Value:
    """`samples`, as the delay `line` shows them; it becomes a submodule of that name."""
    m.submodules[f"{name}_delay"] = line
    m.d.comb += line.i.eq(samples)
    return line.o
