# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment finds beyond the figures of its runs."""
