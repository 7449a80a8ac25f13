/* SPDX-License-Identifier: BSD-2-Clause */
#include "lpt.h"
#include "text.h"

/* BASE,IRQ: where it ends, NULL if it is none. */
static const char *parse(const char *s, struct lpt *port)
{
	s = text_number(s, &port->base);
	return s && port->base && *s == ',' ? text_number(s + 1, &port->irq) : 0;
}

int lpt_parse(const char *device, struct lpt ports[LPT_PORTS])
{
	struct lpt event = { 0x378, 7 }, trigger = { 0, 0 };

	if (device && !text_same(device, "lpt")) {
		if (device[0] != 'l' || device[1] != 'p' || device[2] != 't' || device[3] != ',')
			return -1;
		device = parse(device + 4, &event);
		if (device && *device == ',')
			device = parse(device + 1, &trigger);
		if (!device || *device || trigger.base == event.base || (trigger.base && trigger.irq == event.irq))
			return -1;
	}
	ports[LPT_EVENT] = event;
	ports[LPT_TRIGGER] = trigger;
	return 0;
}

int lpt_options(const struct stub *stub, struct lpt ports[LPT_PORTS])
{
	if (stub->config.lines)
		return stub_complain("a parallel port has no lines= to choose from: the trigger has a port of its own, ",
				     "device=lpt,BASE,IRQ,BASE,IRQ", "");
	if (lpt_parse(stub->config.device, ports))
		return stub_complain("device is lpt, lpt,BASE,IRQ or, with another port for the trigger, "
				     "lpt,BASE,IRQ,BASE,IRQ, not ", stub->config.device, "");
	return 0;
}
