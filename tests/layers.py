# SPDX-License-Identifier: BSD-2-Clause
"""The folders of the host program in layers: each uses those before it, and none behind."""

LAYERS = (
    {
        "discovery",
        "errors",
        "extras",
        "exactnumber",
        "twodigits",
        "units",
        "files",
        "printable",
        "jsontext",
        "reading",
        "tomltable",
        "contract",
    },
    {"base"},
    {"analysis", "targets"},
    {"device", "importers"},
    {"recording"},
    {"measuring"},
    {"campaigns", "results"},
    {"exports", "findings", "qualifying"},
    {"sweeps"},
    {"report"},
    {"explaining", "farm", "view"},
    {"experiments"},
    {"api"},
    {"cli", "lab"},
    {"__main__"},
)
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
