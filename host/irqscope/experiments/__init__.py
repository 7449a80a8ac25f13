# SPDX-License-Identifier: BSD-2-Clause
"""Experiments: what can be measured, one file each; each is a verb of `irqscope`, like those of `irqscope.cli`.

They share their options (`_options`), an open `Session`, the run directory and the report.
"""
