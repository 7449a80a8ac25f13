# SPDX-License-Identifier: BSD-2-Clause
"""The runs of many targets over months, as one Parquet dataset, and what it shows. See docs/guide/farm.md."""
