/* SPDX-License-Identifier: BSD-2-Clause */
/* Zephyr's build writes it. */
#define KERNEL_VERSION_STRING	"simulated"
