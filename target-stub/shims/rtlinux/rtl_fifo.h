/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * RTLinux 3 manual pages rtf_create(3), rtf_destroy(3), rtf_put(3), rtf_get(3) (FSMLabs, 2001). rtf_create() and
 * rtf_destroy() belong into init_module() and cleanup_module(). rtf_put() takes all or nothing (-ENOSPC), rtf_get()
 * gives what is there; neither waits.
 */
#ifndef SHIM_RTL_FIFO_H
#define SHIM_RTL_FIFO_H
int rtf_create(unsigned int fifo, int size);
int rtf_destroy(unsigned int fifo);
int rtf_put(unsigned int fifo, char *buf, int count);
int rtf_get(unsigned int fifo, char *buf, int count);
#endif
