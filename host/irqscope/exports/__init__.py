# SPDX-License-Identifier: BSD-2-Clause
"""Runs in the formats of other programs. `formats` has one file each; what they share is here: the run read piece by
piece (`recording`), levels of the pins (`levels`), samples (`samples`), tables of both (`tables`), histograms
(`histograms`). Memory does not grow with the run."""
