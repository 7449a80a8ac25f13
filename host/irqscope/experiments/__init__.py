# SPDX-License-Identifier: BSD-2-Clause
"""Experiments: what can be measured, one file each; each is a verb of `irqscope`, like those of `irqscope.cli`.

A file has a docstring, which is the verb's help, and an `EXPERIMENT`: its request, how it measures, what it prints. One
that can be repeated, run after run, has a `Series` of options for that.
"""
