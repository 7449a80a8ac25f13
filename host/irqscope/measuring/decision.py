# SPDX-License-Identifier: BSD-2-Clause
"""Rules by which a limit on a time is decided (JCGM 106:2012, *The role of measurement uncertainty in conformity
assessment*): what is judged is the corrected value, the best estimate of the time.
"""

from typing import Final, Literal

Decision = Literal["simple", "guarded"]
SIMPLE: Final = "simple"
GUARDED: Final = "guarded"
DECISIONS = (SIMPLE, GUARDED)
"""Simple acceptance (8.2): the value keeps the limit. Guarded acceptance (8.3.2): value + U does."""
EXPLAINED = {
    SIMPLE: "simple acceptance of the corrected value (JCGM 106, 8.2)",
    GUARDED: "guarded acceptance: the corrected value and its U together (JCGM 106, 8.3.2)",
}
