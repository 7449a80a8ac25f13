# SPDX-License-Identifier: BSD-2-Clause
"""Reports: parts make a document of a result, formats make files of it, and the terminal shows what matters of it."""
