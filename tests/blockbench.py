# SPDX-License-Identifier: BSD-2-Clause
"""Blocks of a board in Icarus Verilog, each as it was written beside what the board's synthesis makes of it alone.

Blocks are the modules of the netlist that a build of the board gives to the tools, so that none can be forgotten and
each has the board's parameters; they are synthesised by the commands of that build. They get random inputs, and those
that they had in the board's core while a host configured it and edges came.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import pytest
from netlistbench import NetlistBench
from vendor import icarus, ours, synthesis, write_models

from irqscope.contract import registers
from irqscope.contract.commands import Opcode, encode
from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope_boards import netlist
from irqscope_boards.board import Board
from irqscope_boards.tools import TOOLS

FORMS = ("written", "synthesised")
SERIAL = ("top.receiver", "top.transmitter")
FRAMES = 20
"""On the serial line, at least."""
UNKNOWN_CLOCKS = 4
"""At the beginning, in which nothing is compared and random inputs are 0: what a block RAM shows before it was first
read is not said anywhere."""
LIVE_FROM, LIVE_CLOCKS = 2990, 24_000
"""Clocks of the core in which a block's inputs are recorded: from the host's first command on."""
_PORT = re.compile(r"^  wire(?: width (\d+))?(?: signed)? (input|output) \d+ +(?:signed )?\\(\S+)$", re.MULTILINE)
_MODULE = re.compile(r"^module \\(\S+)\n(.*?)^end$", re.MULTILINE | re.DOTALL)
_CELL = re.compile(r"^  cell \\(\S+) \\(\S+)$", re.MULTILINE)
_LUT = re.compile(r"(?:SB_LUT4|LUT[1-4]) #\(\s*\.(?:LUT_INIT|INIT)\((\d+)'h([0-9a-f]+)\)")

_BENCH = """
module bench;
  reg [{inputs}-1:0] vectors [0:{clocks}-1]; reg [{inputs}-1:0] v; reg clk = 0;
  wire [{outputs}-1:0] a, b; reg [{outputs}-1:0] first, toggled = 0;
  integer k, i, at = -1, skipped = 0;
  written w ({written}); synthesised s ({synthesised});
  initial begin
    $readmemb("vectors.txt", vectors);
    for (k = 0; k < {clocks} && at < 0; k = k + 1) begin
      v = vectors[k]; #5;
      if (k == {begin}) first = a;
      if (k >= {begin}) begin
        toggled = toggled | (a ^ first);
        if (a !== b || ^a === 1'bx)
          for (i = 0; i < {outputs}; i = i + 1)
            if (a[i] === 1'bx) skipped = skipped + 1;
            else if (a[i] !== b[i]) at = k;
      end
      clk = 1; #5; clk = 0;
    end
    $display("%0d %0d %b", at, skipped, toggled);
  end
endmodule
"""


@dataclass(frozen=True)
class Block:
    """A module of the netlist in a file: its name there, and (name, width) of its ports."""

    name: str
    file: str
    inputs: list[tuple[str, int]]
    outputs: list[tuple[str, int]]

    @property
    def driven(self) -> list[tuple[str, int]]:
        """Inputs that are no clock."""
        return [port for port in self.inputs if not port[0].endswith("clk")]

    @property
    def bits(self) -> int:
        """Of all outputs."""
        return sum(width for _, width in self.outputs)


@dataclass(frozen=True)
class Compared:
    """What the two forms' outputs had in common, until the first clock in which they had not.

    Attributes
    ----------
    differs_at : clock in which a bit that was 0 or 1 as written was another one, or X, of the netlist; None if none.
    skipped : bits, over all clocks, that were X as written: they say nothing of the netlist and are not compared.
    changed : bits of outputs that ever changed.
    """

    differs_at: int | None
    skipped: int
    changed: int


class BlockBench:
    """What a board's core consists of, and the two ends of its serial line."""

    def __init__(self, board: Board, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.board, self.directory, self.family = board, directory, board.part.family.name
        plan = netlist.plan(board, 0)
        (directory / "board.il").write_text(plan.files["top.il"])
        self._synthesis = synthesis(plan.files["top.ys"])
        # Of the core as it is beside the bench's streams of bytes: numbers in names of ports are others there.
        self._whole = NetlistBench(board, directory, monkeypatch)
        parts = {module: path for module, path in _instances(self._text("top.il")) if re.fullmatch(r"core\.\w+", path)}
        self._paths = parts
        self.blocks = {
            name: block
            for file, names in (("top.il", parts), ("board.il", SERIAL))
            for name, block in _blocks(file, self._text(file)).items()
            if name in names
        }

    def _text(self, file: str) -> str:
        return (self.directory / file).read_text()

    def synthesise(self, block: Block) -> None:
        """Write both forms of a block."""
        for form, steps in zip(FORMS, ("proc\nflatten\nclean", self._synthesis + "\nclean"), strict=True):
            commands = "\n".join(ours(self.family))
            (self.directory / f"{form}.ys").write_text(
                f"read_rtlil {block.file}\nhierarchy -top \\{block.name}\nrename \\{block.name} top\n{steps}\n"
                f"{commands}\nrename top {form}\nwrite_verilog -noattr {form}.v\n"
            )
            TOOLS["yosys"].run(["-q", "-s", f"{form}.ys"], self.directory).checked()

    def mutants(self, block: Block, inputs: list[str], most: int) -> tuple[int, int]:
        """One look-up table of the synthesised block stuck at 0 or 1, and again another: (seen, of how many)."""
        file = self.directory / "synthesised.v"
        netlist = file.read_text()
        tables = list(_LUT.finditer(netlist))
        rng = random.Random(block.name)
        drawn = rng.sample(tables, min(most, len(tables)))
        seen = 0
        for table in drawn:
            stuck = f"{rng.choice((0, (1 << int(table[1])) - 1)):x}"
            file.write_text(netlist[: table.start(2)] + stuck + netlist[table.end(2) :])
            seen += self.compare(block, inputs).differs_at is not None
        file.write_text(netlist)
        return seen, len(drawn)

    def compare(self, block: Block, inputs: list[str]) -> Compared:
        """Both forms, with the same inputs."""
        (self.directory / "vectors.txt").write_text("\n".join(inputs))
        ports, low = {}, 0
        for name, width in reversed(block.driven):
            ports[name] = f"v[{low}+:{width}]"
            low += width
        ports |= {name: "clk" for name, _ in block.inputs if name not in ports}
        connections, total = {form: dict(ports) for form in FORMS}, 0
        for name, width in block.outputs:
            for form, net in zip(FORMS, "ab", strict=True):
                connections[form][name] = f"{net}[{total}+:{width}]"
            total += width
        wired = {form: ", ".join(f".\\{name} ({net})" for name, net in connections[form].items()) for form in FORMS}
        sizes = {"inputs": max(low, 1), "outputs": total, "clocks": len(inputs), "begin": UNKNOWN_CLOCKS}
        (self.directory / "bench.v").write_text(_BENCH.format(**sizes, **wired))
        files = [self.directory / f"{name}.v" for name in ("bench", *FORMS)]
        said = icarus(self.directory, [*write_models(self.family, self.directory), *files])
        at, skipped, toggled = said.splitlines()[-1].split()
        return Compared(None if at == "-1" else int(at), int(skipped), toggled.count("1"))

    def live(self) -> dict[str, list[str]]:
        """The inputs of the blocks of the core while it is configured and edges come, by name."""
        lines = []
        for number, (name, path) in enumerate(self._paths.items()):
            block = self.blocks[name]
            at = "bench.dut." + ".".join(f"\\{instance} " for instance in path.split("."))
            values = ", ".join(f"{at}.\\{port} " for port, _ in block.driven)
            clock = next(port for port, _ in block.inputs if port.endswith("clk"))
            lines.append(
                f'integer f{number}; initial f{number} = $fopen("{number}.vectors", "w");\n'
                f"always @(posedge {at}.\\{clock} ) if (bench.clocks >= {LIVE_FROM}) $fwrite(f{number}, "
                f'"%b\\n", {{{values}}});\n'
            )
        observer = self.directory / "observer.v"
        observer.write_text(f"module observer;\n{''.join(lines)}endmodule\n")
        samples, tick = self.board.samples, self._whole.tick_ps
        end = (LIVE_FROM + LIVE_CLOCKS) * samples * tick
        self._whole.run("modules", _edges(samples, tick), end, _commands(samples), observer)
        return {name: self._text(f"{number}.vectors").splitlines() for number, name in enumerate(self._paths)}


def _instances(text: str) -> Iterator[tuple[str, str]]:
    """(module, path of its instance) from the top module on."""
    cells = {name: _CELL.findall(body) for name, body in _MODULE.findall(text)}
    found = [("top", "")]
    while found:
        module, path = found.pop()
        yield module, path
        found += [(kind, f"{path}.{name}".lstrip(".")) for kind, name in cells[module] if kind in cells]


def _blocks(file: str, text: str) -> dict[str, Block]:
    """All modules of a netlist, by name."""
    found = {}
    for name, body in _MODULE.findall(text):
        ports = [(kind, port, int(width or 1)) for width, kind, port in _PORT.findall(body)]
        inputs, outputs = ([(port, w) for kind, port, w in ports if kind == way] for way in ("input", "output"))
        found[name] = Block(name, file, inputs, outputs)
    return found


def vectors(block: Block, clocks: int, bit_clocks: Fraction) -> list[str]:
    """A line a clock; each input is held, small or anything, as often as its own share says. Reset is seldom.

    A serial `line` carries random bytes, now and then without a good stop bit; its blocks get more clocks if its bits
    are long.
    """
    reset = 0.003
    if block.name in SERIAL:
        frame = 10 * bit_clocks
        clocks, reset = max(clocks, int(FRAMES * frame)), min(reset, float(1 / (4 * frame)))
    rng = random.Random(block.name)
    shares = {name: rng.choice((0.05, 0.5, 0.9)) for name, _ in block.driven}
    values = dict.fromkeys(shares, 0)
    serial = _serial(rng, bit_clocks)
    lines = []
    for clock in range(clocks):
        for name, width in block.driven if clock >= UNKNOWN_CLOCKS else ():
            if name.endswith("rst"):
                values[name] = int(rng.random() < reset)
            elif name == "line":
                values[name] = next(serial)
            elif width == 1:
                values[name] = int(rng.random() < shares[name])
            elif rng.random() < shares[name]:
                values[name] = rng.getrandbits(rng.choice((1, 3, width)) if width > 3 else width)
        lines.append("".join(f"{values[name]:0{width}b}" for name, width in block.driven))
    return lines


def _serial(rng: random.Random, bit_clocks: Fraction) -> Iterator[int]:
    """Levels, clock by clock, of a line with frames of eight bits and pauses."""
    while True:
        yield from [1] * rng.randrange(int(2 * bit_clocks))
        for bit, level in enumerate((0, *(rng.getrandbits(1) for _ in range(8)), int(rng.random() < 0.9))):
            yield from [level] * (round((bit + 1) * bit_clocks) - round(bit * bit_clocks))


def _edges(samples: int, tick_ps: int) -> Iterator[tuple[int, str]]:
    """Random levels of the four inputs, every ten clocks or so."""
    rng, time = random.Random(samples), LIVE_FROM * samples * tick_ps
    while time < (LIVE_FROM + LIVE_CLOCKS) * samples * tick_ps:
        time += rng.randrange(1, 20 * samples * tick_ps)
        yield time, f"{rng.getrandbits(FEW):0{FEW}b}"


def _commands(samples: int) -> bytes:
    """What the host sends: stimuli, a segment, the stream on; a snapshot."""
    on = {"enable": 1, "rise": 1, "fall": 1}
    mode = registers.STIMULUS[Source.STIMULUS]["mode"].word.pack({"dither": 1})
    segment = {"enable": 1, "cause": Source.STIMULUS, "response": Source.ISR}
    values = {
        "stimulus_mode": mode,
        "stimulus_period_low": 60 * samples,
        "stimulus_width": 20 * samples + 1,
        "stimulus_span_low": 30 * samples + 3,
        "stimulus2_period_low": 90 * samples + 1,
        "stimulus2_width": 15 * samples,
        "segment0_timeout_low": 1000 * samples,
        "flush": 100,
        "segment0_mode": registers.SEGMENT[0]["mode"].word.pack(segment),
        **{f"input_{role.label}": registers.INPUT[role].word.pack(on) for role in INPUTS[:FEW]},
        "control": registers.CONTROL.word.pack({"stimulus": 1, "stimulus2": 1, "stream": 1, "statistics": 1}),
    }
    writes = [(Opcode.WRITE, registers.BY_NAME[name].address, value) for name, value in values.items()]
    frames = [*writes, (Opcode.WRITE, registers.SNAPSHOT.address, 1)]
    return b"".join(encode(*frame, tag) for tag, frame in enumerate(frames))
