# SPDX-License-Identifier: BSD-2-Clause
"""Who has the instrument, against a model in a few lines."""

import random

import pytest
from amaranth.sim import Simulator
from ethernetbench import HOSTS
from formal_support import mutant

from irqscope_gateware import ethernetpeer

SOME = [*HOSTS, HOSTS[0]._replace(address=HOSTS[1].address)]
LEASE = 20
MUTANTS = [
    ("self.command & (same | ~self.taken)", "self.command"),
    ("self.there & same", "self.there"),
    ("self.there & lasts", "self.there"),
    ("& (self.sender.port == self.peer.port)", ""),
    ("(self.sender.address == self.peer.address) &", ""),
]


def check(module, seed: int) -> None:
    dut, dice = module.EthernetPeer(lease=LEASE), random.Random(seed)

    async def testbench(ctx):
        peer, until = None, 0
        for clock in range(800):
            if clock % 2 == 0:
                sender = dice.choice(SOME)
                numbers = int.from_bytes(sender.mac), int.from_bytes(sender.address), sender.port
                ctx.set(dut.sender, dict(zip(("mac", "address", "port"), numbers, strict=True)))
            what = dice.choice((*["command"] * 3, "leave", *[None] * dice.choice((2, 40)))) if clock % 2 else None
            for name in ("command", "leave"):
                ctx.set(getattr(dut, name), what == name)
            taken = peer is not None and clock < until
            assert (ctx.get(dut.there), ctx.get(dut.taken)) == (peer is not None, taken)
            if peer is not None:
                told = ctx.get(dut.peer)
                assert (told.mac.to_bytes(6), told.address.to_bytes(4), told.port) == peer
            accept = what == "command" and (sender == peer or not taken)
            assert ctx.get(dut.accept) == accept
            if accept:
                peer, until = sender, clock + 1 + LEASE
            elif what == "leave" and sender == peer:
                peer, until = None, 0
            await ctx.tick()

    simulator = Simulator(dut)
    simulator.add_clock(8e-9)
    simulator.add_testbench(testbench)
    simulator.run()


def test_one_host_has_it_at_a_time():
    for seed in range(2):
        check(ethernetpeer, seed)


@pytest.mark.few(2)
@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old, new):
    module = mutant("irqscope_gateware.ethernetpeer", old, new)
    with pytest.raises(AssertionError):
        check(module, 0)
