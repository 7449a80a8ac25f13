# SPDX-License-Identifier: BSD-2-Clause
"""`python -m irqscope`."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
