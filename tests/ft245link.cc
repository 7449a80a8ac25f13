// SPDX-License-Identifier: BSD-2-Clause
// The simulated FT245 link with the registers at its pads, a clock at a time, as a library of C functions.

#include "core.cc"

#include <cstdint>

using Link = cxxrtl_design::p_instrument;

#pragma GCC visibility push(default)
extern "C" {

Link *link_new() { return new Link(); }

void link_delete(Link *link) { delete link; }

/* One clock. Of `in`: RXF#, TXE#, whether there is a byte to be sent; in bits 8.. the bus, in bits 16.. that byte.
 * Returns what was at the pads before the edge: OE#, RD#, WR#, SIWU#, who drives; whether the byte was accepted, and
 * whether a byte of a command came; in bits 8.. the bus, in bits 16.. that byte.
 */
uint32_t link_clock(Link *link, uint32_t in)
{
	link->p_rxf__n.set<bool>(in & 1);
	link->p_txe__n.set<bool>(in >> 1 & 1);
	link->p_tx____valid.set<bool>(in >> 2 & 1);
	link->p_bus.set<uint8_t>(in >> 8 & 255);
	link->p_tx____payload.set<uint8_t>(in >> 16 & 255);
	link->p_rx____ready.set<bool>(true);
	link->p_clk.set<bool>(false);
	link->step();
	uint32_t out = link->p_oe__n.get<bool>() | link->p_rd__n.get<bool>() << 1 | link->p_wr__n.get<bool>() << 2 |
		link->p_siwu__n.get<bool>() << 3 | link->p_drive.get<bool>() << 4 | link->p_tx____ready.get<bool>() << 5 |
		link->p_rx____valid.get<bool>() << 6 | link->p_data__out.get<uint8_t>() << 8 |
		link->p_rx____payload.get<uint8_t>() << 16;
	link->p_clk.set<bool>(true);
	link->step();
	return out;
}

}
