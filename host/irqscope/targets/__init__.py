# SPDX-License-Identifier: BSD-2-Clause
"""The target as far as the host knows it: what its stub says of itself, its pins and what they mean."""
