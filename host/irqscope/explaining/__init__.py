# SPDX-License-Identifier: BSD-2-Clause
"""Why a response was late: a run of the instrument and the target's own trace on one time line; see
docs/guide/explain.md."""
