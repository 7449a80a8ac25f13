/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the library says of itself to a linker (the Arm ABI's addenda, build attributes 26 and 28): it passes neither
 * floating point nor enumerations, so it fits firmware with and without an FPU, and with enumerations of either size.
 */
#ifdef __arm__
__asm__(".eabi_attribute 26, 0\n\t.eabi_attribute 28, 3");
#endif
