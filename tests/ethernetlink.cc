// SPDX-License-Identifier: BSD-2-Clause
// The simulated link at a GMII, clock by clock, as a library of C functions.

#include "core.cc"

#include <cstddef>
#include <cstdint>

using Link = cxxrtl_design::p_instrument;

#pragma GCC visibility push(default)
extern "C" {

Link *link_new() { return new Link(); }

void link_delete(Link *link) { delete link; }

/* Run so many clocks: bytes of `received` in those whose `valid` is 1, `blocks` as they are taken, every command byte.
 * `sent` is the wire, 256 and more where nothing is; returns how many commands came, and in `taken` how many blocks'
 * bytes went.
 */
size_t link_run(Link *link, size_t clocks, const uint8_t *received, const uint8_t *valid, const uint8_t *blocks,
		size_t count, size_t *taken, uint16_t *sent, uint8_t *commands)
{
	size_t went = 0, came = 0;

	for (size_t clock = 0; clock < clocks; clock++) {
		link->p_rx__data.set<uint8_t>(received[clock]);
		link->p_rx__valid.set<bool>(valid[clock]);
		link->p_rx____ready.set<bool>(true);
		link->p_tx____valid.set<bool>(went < count);
		link->p_tx____payload.set<uint8_t>(went < count ? blocks[went] : 0);
		link->p_clk.set<bool>(false);
		link->step();
		sent[clock] = link->p_tx__valid.get<bool>() ? link->p_tx__data.get<uint8_t>() : 256;
		if (link->p_rx____valid.get<bool>())
			commands[came++] = link->p_rx____payload.get<uint8_t>();
		went += went < count && link->p_tx____ready.get<bool>();
		link->p_clk.set<bool>(true);
		link->step();
	}
	*taken = went;
	return came;
}

}
