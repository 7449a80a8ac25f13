/* SPDX-License-Identifier: BSD-2-Clause */
#include <kernel_interface.h>
