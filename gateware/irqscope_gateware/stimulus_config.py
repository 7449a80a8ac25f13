# SPDX-License-Identifier: BSD-2-Clause
"""The configuration of a stimulus as one Amaranth structure, derived from its registers."""

from amaranth.lib import data

from irqscope.contract.registers import STIMULUS, Register
from irqscope.contract.roles import Source
from irqscope.contract.stimulus import TIME_BITS

TIMES = ("period", "width", "delay", "gap", "span")


def stimulus_layout(time_bits: int = TIME_BITS) -> data.StructLayout:
    """The fields of `mode` by their names, then each further register by its own; `x_low` and `x_high` make one `x`.

    Fields follow each other in the order of the registers, so that the structure is the concatenation of the registers'
    used bits: `config.eq(Cat(mode, period_low, period_high, width, ...))`. So it is with all bits; with fewer of them
    times have no more than `time_bits`.
    """
    members: dict[str, int] = {}
    words: dict[str, Register] = STIMULUS[Source.STIMULUS]
    for name, register in words.items():
        if name == "mode":
            members |= {field.name: field.width for field in register.word.fields}
        else:
            member = name.removesuffix("_low").removesuffix("_high")
            members[member] = members.get(member, 0) + register.word.width
    members |= {name: min(members[name], time_bits) for name in TIMES}
    return data.StructLayout(members)
