# SPDX-License-Identifier: BSD-2-Clause
"""Synthesis for parts that Yosys' own script does not fill well enough."""

from irqscope_gateware import ram
from irqscope_gateware.budget import Part

TOP = "top"
"""The top module, and the stem of what the tools write."""

_DENSE = f"""
synth_gowin -top {TOP} -run begin:map_gates
techmap t:$alu r:Y_WIDTH<=3 %i
synth_gowin -top {TOP} -run map_gates:map_ffs
opt_clean
dfflegalize -mince 4 -minsrst 4 -cell $_DFF_?_ 0 -cell $_DFFE_?P_ 0 -cell $_SDFF_?P?_ r -cell $_SDFFE_?P?P_ r \
    -cell $_DFF_?P?_ r -cell $_DFFE_?P?P_ r -cell $_DLATCH_?_ x -cell $_DLATCH_?P?_ x
opt_merge
synth_gowin -top {TOP} -run map_ffs:map_luts
read_verilog -icells -lib -specify +/abc9_model.v
abc9 -maxlut 4 -W 600
clean
"""
# A flip-flop of a GW1N takes its input from the LUT or ALU of its own site only. Any that has another one's output as
# input takes a whole site, so that not LUTs count but sites: LUTs, ALUs, and flip-flops without either of their own.
# synth_gowin fills some 10000 of them with the instrument, of 8640. What it makes is undone here, in this order:
# - Carry chains of sums of three bits and less. A chain takes two or three sites more than it has bits, and nextpnr
#   pairs a LUT with its flip-flop but an ALU with its own only where the placement comes to it. Wider sums stay chains:
#   as LUTs they are up to nine levels deep, and six are what a clock has time for.
# - Enables and resets of less than four flip-flops. Two neighbouring flip-flops share both, and few find a neighbour.
# - An inverter of its own for each flip-flop whose enable or reset is low in the design. They are made one.
# - Functions of five inputs and more, built of LUTs and multiplexers behind which a flip-flop has no LUT either.
# abc9, unlike abc, knows what the chains take and that the inputs of a LUT are not equally fast, by up to 0.5 ns, which
# nextpnr leaves as they are. 600 ps is what a wire takes in the placed instrument.


def _ice40(device: str) -> dict[str, str]:
    # An UP5K has 5280 cells, of which the placer can fill some 97 %, and of an HX8K the instrument takes 90 %; with a
    # half-rate core both have time to spare. So this is synth_ice40, but
    # - enables and resets of less than four flip-flops become logic in front of them: the eight cells of a tile share
    #   both, and the placer finds no place for two hundred such groups;
    # - LUTs are mapped for their number, not for their depth, twice.
    script = f"""
synth_ice40 -device {device} -top {TOP} -run begin:map_ffs
dfflegalize -mince 4 -minsrst 4 -cell $_DFF_?_ 0 -cell $_DFFE_?P_ 0 -cell $_DFF_?P?_ 0 -cell $_DFFE_?P?P_ 0 \
    -cell $_SDFF_?P?_ 0 -cell $_SDFFCE_?P?P_ 0 -cell $_DLATCH_?_ x
techmap -map +/ice40/ff_map.v
opt_expr -mux_undef
simplemap
ice40_opt -full
techmap -map +/ice40/latches_map.v
abc -lut 4 -script +strash;ifraig;scorr;dc2;dc2;dch,-f;if,-a;mfs2;strash;dch,-f;if,-a;mfs2,-a;lutpack,-S,1
ice40_wrapcarry -unwrap
techmap -map +/ice40/ff_map.v
clean
opt_lut -tech ice40
"""
    return {"script_after_read": script, "synth_opts": f"-device {device} -run map_cells:"}


_READ = f"setattr -unset init a:{next(iter(ram.OUTPUT))}\n"
# What every part's script begins with: a block RAM's output is nothing in particular before the first read.

_OWN = {
    "iCE40 UP5K": _ice40("u"),
    "iCE40 HX8K": _ice40("hx"),
    "GW1NR-9": {"script_after_read": _DENSE, "synth_opts": "-run map_cells:"},
}


def synthesis(part: Part) -> dict[str, str]:
    """What Amaranth's plan of a board with that part gets beyond its own."""
    own = _OWN.get(part.name, {})
    return own | {"script_after_read": _READ + own.get("script_after_read", "")}
