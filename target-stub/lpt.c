/* SPDX-License-Identifier: BSD-2-Clause */
#include "lpt.h"
#include "text.h"

int lpt_parse(const char *device, unsigned long *base, unsigned long *irq)
{
	*base = 0x378;
	*irq = 7;
	if (!device || text_same(device, "lpt"))
		return 0;
	if (device[0] != 'l' || device[1] != 'p' || device[2] != 't' || device[3] != ',')
		return -1;
	device = text_number(device + 4, base);
	if (!device || *device++ != ',')
		return -1;
	device = text_number(device, irq);
	return !device || *device;
}
