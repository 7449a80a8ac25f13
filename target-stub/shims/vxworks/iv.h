/* SPDX-License-Identifier: BSD-2-Clause */
/* INUM_TO_IVEC is in intLib.h here. */
#include <intLib.h>
