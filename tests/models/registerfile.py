# SPDX-License-Identifier: BSD-2-Clause
"""Registers and replies, plainly: a dictionary of words."""

from irqscope.contract import commands, registers
from irqscope.contract.commands import Opcode, Status
from irqscope.contract.identity import Identity
from irqscope.contract.registers import Access
from irqscope.contract.roles import Source


class Registers:
    """The registers of an instrument; `status` holds those that it drives, `locked` the stimuli that run."""

    def __init__(self, identity: Identity) -> None:
        self.words = dict(enumerate(identity.words()))
        self.configuration = {}
        absent = set() if identity.trigger else {registers.TRIGGER_FIRE, *registers.TRIGGER.values()}
        absent |= set(list(registers.INPUT.values())[identity.inputs :])
        for register in registers.REGISTERS:
            segment = (register.address - registers.SEGMENT_START) // registers.SEGMENT_STRIDE
            if register.access is Access.CONFIGURATION and segment < identity.segments and register not in absent:
                self.configuration[register.address] = register.word
                self.words[register.address] = register.word.reset
        self.status: dict[int, int] = {}
        self.locked: set[Source] = set()
        self.soft_resets = 0

    def read(self, address: int) -> int:
        return self.status.get(address, self.words.get(address, 0))

    def write(self, address: int, value: int) -> bool:
        """Whether the value was written."""
        word = self.configuration.get(address)
        if word is None or value >> word.width:
            return False
        if any(register.address == address for role in self.locked for register in registers.STIMULUS[role].values()):
            return False
        self.soft_resets += address == registers.RESET.address and value != self.words[address]
        self.words[address] = value
        return True

    def execute(self, opcode: int, address: int, value: int) -> list[int]:
        """The payload of the reply."""
        words = []
        status = Status.REFUSED
        if opcode == Opcode.READ and 1 <= value <= commands.MAX_READ and address + value <= 0x100:
            status = Status.OK
            words = [self.read(a) for a in range(address, address + value)]
        elif opcode == Opcode.WRITE and self.write(address, value):
            status = Status.OK
            words = [self.read(address)]
        return [status | address << 8 | opcode << 16, value, *words]
