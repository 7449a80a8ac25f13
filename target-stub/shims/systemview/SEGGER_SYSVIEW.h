/* SPDX-License-Identifier: BSD-2-Clause */
/* What the port uses of SEGGER SystemView, as UM08027 says it. */
#ifndef SHIM_SEGGER_SYSVIEW_H
#define SHIM_SEGGER_SYSVIEW_H
void SEGGER_SYSVIEW_MarkStart(unsigned MarkerId);
void SEGGER_SYSVIEW_MarkStop(unsigned MarkerId);
void SEGGER_SYSVIEW_NameMarker(unsigned int MarkerId, const char *sName);
void SEGGER_SYSVIEW_Print(const char *s);
#endif
