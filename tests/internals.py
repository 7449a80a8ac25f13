# SPDX-License-Identifier: BSD-2-Clause
"""The signals inside an elaborated design, by name, for tests and proofs that speak about its state."""

from amaranth.hdl import Fragment, Signal


def internals(fragment: Fragment, domain: str = "sync", *, prefix: str = "") -> dict[str, Signal]:
    """Everything that statements of `domain` assign, as `submodule.signal`; namesakes get `$1`, `$2`, ... appended.

    The design has to be simulated or proven as this very `fragment`: elaborating the component again makes new signals.
    """
    found: dict[str, Signal] = {}
    for statement in fragment.statements.get(domain, ()):
        for signal in statement._lhs_signals():
            if not any(signal is known for known in found.values()):
                full = prefix + signal.name
                namesakes = sum(name == full or name.startswith(f"{full}$") for name in found)
                found[full + (f"${namesakes}" if namesakes else "")] = signal
    for subfragment, name, _ in fragment.subfragments:
        found |= internals(subfragment, domain, prefix=f"{prefix}{name}.")
    return found
