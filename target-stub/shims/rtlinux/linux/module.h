/* SPDX-License-Identifier: BSD-2-Clause */
/* Linux 2.4: entry points by name, parameters by MODULE_PARM. */
#ifndef SHIM_MODULE_H
#define SHIM_MODULE_H
#define MODULE_PARM(variable, type)	typedef int module_parm_##variable
#define MODULE_LICENSE(license)		typedef int module_license
int init_module(void);
void cleanup_module(void);
#endif
