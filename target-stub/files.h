/* SPDX-License-Identifier: BSD-2-Clause */
/* Files of /proc and /sys, for ports in Linux user space. What is returned stands until the next call. */
#ifndef IRQSCOPE_FILES_H
#define IRQSCOPE_FILES_H

/* The file's first bytes as a string; an empty one if there is no such file. */
const char *file_contents(const char *path);
/* The path of a file of what the system has several of: folder, number, slash, file. */
const char *file_numbered(const char *folder, unsigned long number, const char *file);

#endif
