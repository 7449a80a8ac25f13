# SPDX-License-Identifier: BSD-2-Clause
"""Experiments: what can be measured, one file each; each is a verb of `irqscope`, like those of `irqscope.cli`.

One may have, beside what a verb has, `check(options)`, which complains about what can be seen to be wrong before
anything is opened: a campaign asks it for all runs before the first.

They share their options (`_options`), an open `Session`, the run directory and the report.
"""
