/* SPDX-License-Identifier: BSD-2-Clause */
/* Linux 2.4: timers of Linux itself, which runs when no real-time task does. */
#ifndef SHIM_TIMER_H
#define SHIM_TIMER_H
#define HZ	100
#define jiffies	shim_jiffies()
unsigned long shim_jiffies(void);
struct timer_list {
	unsigned long expires, data;
	void (*function)(unsigned long data);
};
void init_timer(struct timer_list *timer);
int mod_timer(struct timer_list *timer, unsigned long expires);
int del_timer_sync(struct timer_list *timer);
#endif
