/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * include/zephyr/device.h and devicetree.h: nodes are found by alias and by what /chosen says, in the lower case and with
 * underscores. Here a node of an alias is its line, and a chosen one its device.
 */
#ifndef SHIM_ZEPHYR_DEVICE_H
#define SHIM_ZEPHYR_DEVICE_H
struct device {
	const char *name;
};
#define DT_ALIAS(alias)		SHIM_ALIAS_##alias
#define DT_CHOSEN(prop)		shim_##prop
#define DEVICE_DT_GET(node_id)	(&node_id)
extern const struct device shim_zephyr_console, shim_gpio;
#endif
