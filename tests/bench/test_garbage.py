# SPDX-License-Identifier: BSD-2-Clause
"""A flood of garbage, broken and good frames at the command port of the real core: only good frames have an effect."""

import random
from pathlib import Path

import pytest
from formal_support import mutant

from irqscope.contract import commands, registers
from irqscope.contract.blocks import Kind
from irqscope.contract.commands import FRAME_BYTES, SYNC, Opcode
from irqscope.contract.identity import Identity
from irqscope.contract.registers import Access
from irqscope.contract.roles import STIMULI
from irqscope.device.blockreader import BlockReader, kind_of
from irqscope.device.decode import reply_of
from irqscope_bench.core import Core
from irqscope_bench.engine import Bench
from irqscope_bench.native import NativeBackend, library
from irqscope_bench.opening import find_core
from models.commandport import accept
from models.registerfile import Registers

pytestmark = pytest.mark.bench

SIZE = 1_000_000
CLOCKS_PER_BYTE = 4
"""About what a byte costs; checks and replies take more, so that bytes queue up now and then."""
WRITABLE = [r for r in registers.REGISTERS if r.access is Access.CONFIGURATION]


def good_write(rng: random.Random) -> bytes:
    """A write to a register that exists, most often of a value that fits. No stimulus runs: it would refuse writes."""
    register = rng.choice(WRITABLE)
    width = register.word.width if rng.random() < 0.9 else 32
    value = rng.getrandbits(width)
    if register is registers.CONTROL:
        value &= ~registers.CONTROL.word.pack({role.label: 1 for role in STIMULI})
    return commands.encode(Opcode.WRITE, register.address, value, rng.getrandbits(16))


def piece(rng: random.Random) -> bytes:
    """Some bytes: noise, something with a valid header and a wrong CRC, a damaged good frame, or a good one."""
    match rng.randrange(12):
        case 0 | 1 | 2:
            return rng.randbytes(rng.randrange(1, 60))
        case 3 | 4:
            return SYNC.to_bytes(2, "little") + rng.randbytes(12)
        case 5 | 6 | 7:
            damaged = bytearray(good_write(rng))
            for _ in range(rng.choice([1, 1, 1, 2, 5])):
                damaged[rng.randrange(FRAME_BYTES)] ^= 1 << rng.randrange(8)
            return bytes(damaged)
        case 8 | 9:
            frame = good_write(rng)
            cut = rng.randrange(1, FRAME_BYTES)
            return rng.choice([frame[:cut], frame[cut:], frame[:cut] + frame])
        case 10:
            return SYNC.to_bytes(2, "little") * rng.randrange(1, 9)
        case _:
            return good_write(rng)


def stream(seed: int, size: int) -> bytes:
    rng = random.Random(seed)
    pieces: list[bytes] = []
    while size > 0:
        pieces.append(piece(rng))
        size -= len(pieces[-1])
    return b"".join(pieces)


def read_registers(bench: Bench, start: int, count: int) -> tuple[int, ...]:
    """Registers as the core itself reads them, whatever else it sends meanwhile."""
    tag = 0xA000 + start
    bench.push(bytes(FRAME_BYTES) + commands.encode(Opcode.READ, start, count, tag))
    reader = BlockReader()
    for _ in range(1000):
        bench.step(50_000)
        for reply in [reply_of(block) for block in reader.feed(bench.pull()) if kind_of(block) == Kind.REPLY]:
            if reply and (reply.tag, reply.address, reply.value) == (tag, start, count):
                return reply.words
    raise AssertionError("the instrument no longer answers")


def differences(core: Core, path: Path, data: bytes) -> tuple[list[str], int]:
    """Names of the configuration registers that are not what the model says, and how many registers were written to.

    Bytes come in pieces, so that replies fill the core's own buffers now and then; no edge is on the pins.
    """
    rng = random.Random(len(data))
    with Bench(core, NativeBackend(path)) as bench:
        start = 0
        while start < len(data):
            size = rng.choice([1, 13, 14, 15, 500, 8000])
            bench.push(data[start : start + size])
            bench.step(rng.choice([1, 50, CLOCKS_PER_BYTE * size]))
            bench.pull()
            start += size
        words = [word for start in range(0, 0x100, 64) for word in read_registers(bench, start, 64)]
    model = Registers(Identity.from_words(words[: len(registers.IDENTIFICATION)]))
    accepted, _ = accept(data)
    for opcode, address, value, _ in accepted:
        model.execute(opcode, address, value)
    wrong = [r.name for r in WRITABLE if words[r.address] != model.read(r.address)]
    return wrong, len({address for opcode, address, _, _ in accepted if opcode == Opcode.WRITE})


def headers(data: bytes) -> int:
    """Frames that begin with the sync bytes and a known opcode."""
    sync = SYNC.to_bytes(2, "little")
    found, at = 0, data.find(sync)
    while at >= 0:
        found += data[at + 2 : at + 3] in (b"\x01", b"\x02")
        at = data.find(sync, at + 1)
    return found


def test_registers_are_what_the_good_frames_say():
    data = stream(1, SIZE)
    assert headers(data) * FRAME_BYTES > len(data) / 10
    core = find_core(None)
    wrong, written = differences(core, library(core), data)
    assert wrong == []
    assert written == len(WRITABLE)


@pytest.mark.slow
def test_a_port_that_does_not_check_the_crc_is_caught(tmp_path):
    from irqscope_gateware import simulation

    top = mutant(
        "irqscope_gateware.commandport", "bad.eq(bad | (oldest != ~crc[:4]))", "bad.eq(0)", via="irqscope_gateware.top"
    )
    identity = simulation.identity()
    core = simulation.generate(
        top.SimulationInstrument(identity), tmp_path / "core", samples=identity.samples, tick=identity.tick
    )
    path = library(core, optimise="-O0", directory=tmp_path)
    assert differences(core, path, stream(1, 4000))[0]
