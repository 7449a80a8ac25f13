# SPDX-License-Identifier: BSD-2-Clause
"""What makes irqscope a part of a laboratory's own software. Each is used by the software that it is named after, is
imported by nothing else here, and needs nothing of it before that (docs/guide/lab.md)."""
