# SPDX-License-Identifier: BSD-2-Clause
"""Experiments: what can be measured, one file each; each is a verb of `irqscope`, like those of `irqscope.cli`.

Those that measure have, beside what a verb has, `check(options)`: it complains about what can be seen to be wrong
before anything is opened. They can be repeated by a campaign, which asks it for all runs before the first.

They share their options (`_options`), an open `Session`, the run directory and the report.
"""
