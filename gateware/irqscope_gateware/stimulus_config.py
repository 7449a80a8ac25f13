# SPDX-License-Identifier: BSD-2-Clause
"""The configuration of a stimulus as one Amaranth structure, derived from its registers."""

from amaranth.lib import data

from irqscope.contract.registers import STIMULUS, Register
from irqscope.contract.roles import Source


def stimulus_layout() -> data.StructLayout:
    """The fields of `mode` by their names, then each further register by its own; `x_low` and `x_high` make one `x`.

    Fields follow each other in the order of the registers, so that the structure is the concatenation of the registers'
    used bits: `config.eq(Cat(mode, period_low, period_high, width, ...))`.
    """
    members: dict[str, int] = {}
    words: dict[str, Register] = STIMULUS[Source.STIMULUS]
    for name, register in words.items():
        if name == "mode":
            members |= {field.name: field.width for field in register.word.fields}
        else:
            member = name.removesuffix("_low").removesuffix("_high")
            members[member] = members.get(member, 0) + register.word.width
    return data.StructLayout(members)
