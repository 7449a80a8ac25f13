# SPDX-License-Identifier: BSD-2-Clause
"""PLL settings: exact, within the limits of the data sheets, and those that the families' own tools take."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irqscope_boards.pll import MHZ, Ecp5Pll, GowinPll, Gw2aPll, Ice40Pll, Impossible

# What `icepll -i`, `ecppll -i --clkout0` and `gowin_pll -i -o` print (nextpnr 0.11.1, Apycula 0.32); MHz.
ICEPLL = [
    (12, "50.25", (0, 66, 4), 1),
    (12, "100.5", (0, 66, 3), 1),
    (12, "48", (0, 63, 4), 1),
    (12, "96", (0, 63, 3), 1),
    (48, "50.25", (3, 66, 4), 1),
    (100, "50", (0, 7, 4), 5),
    (25, "50", (0, 31, 4), 2),
]
ECPPLL = [
    (25, "250", (1, 10, 2)),
    (25, "125", (1, 5, 5)),
    (100, "250", (2, 5, 2)),
    (48, "256", (3, 16, 2)),
    (48, "240", (1, 5, 2)),
    (25, "300", (1, 12, 2)),
    (50, "250", (1, 5, 2)),
]
GOWIN_PLL = [(27, "378", (0, 13, 2)), (27, "189", (0, 6, 4)), (27, "94.5", (1, 6, 8)), (27, "108", (0, 3, 4))]

SOLVERS = [Ice40Pll, Ecp5Pll, GowinPll, Gw2aPll]


def hz(mhz: int | str) -> Fraction:
    return Fraction(mhz) * MHZ


@pytest.mark.parametrize(("reference", "wanted", "setting", "filter_range"), ICEPLL)
def test_ice40_as_icepll(reference, wanted, setting, filter_range):
    pll = Ice40Pll.solve(hz(reference), hz(wanted))
    assert (pll.divr, pll.divf, pll.divq) == setting and pll.filter_range == filter_range


@pytest.mark.parametrize(("reference", "wanted", "setting"), ECPPLL)
def test_ecp5_as_ecppll(reference, wanted, setting):
    pll = Ecp5Pll.solve(hz(reference), hz(wanted))
    assert (pll.clki_div, pll.clkfb_div, pll.clkop_div) == setting


@pytest.mark.parametrize(("reference", "wanted", "setting"), GOWIN_PLL)
def test_gowin_as_gowin_pll(reference, wanted, setting):
    pll = GowinPll.solve(hz(reference), hz(wanted))
    assert (pll.idiv_sel, pll.fbdiv_sel, pll.odiv_sel) == setting


@pytest.mark.parametrize("solver", SOLVERS)
@settings(max_examples=40, deadline=None)
@given(reference=st.integers(8, 150), numerator=st.integers(1, 4000), denominator=st.integers(1, 16))
def test_a_setting_is_exact_and_inside_the_limits_or_impossible(solver, reference, numerator, denominator):
    wanted = hz(1) * Fraction(numerator, denominator)
    try:
        pll = solver.solve(hz(reference), wanted)
    except Impossible as error:
        assert "\n" not in str(error) and str(error).startswith(f"the PLL of the {solver.NAME} ")
        return
    assert pll.output == wanted
    assert pll.reference in pll.LIMITS.input and pll.detector in pll.LIMITS.detector
    assert pll.vco in pll.LIMITS.vco and pll.output in pll.LIMITS.output


@settings(deadline=None)
@given(divr=st.integers(0, 15), divf=st.integers(0, 127), divq=st.integers(1, 6), reference=st.integers(10, 133))
def test_what_a_setting_gives_can_be_solved_for(divr, divf, divq, reference):
    given_pll = Ice40Pll(hz(reference), divr, divf, divq)
    limits = Ice40Pll.LIMITS
    if given_pll.detector in limits.detector and given_pll.vco in limits.vco and given_pll.output in limits.output:
        assert Ice40Pll.solve(hz(reference), given_pll.output).output == given_pll.output


def test_an_impossible_frequency_names_the_nearest():
    with pytest.raises(Impossible, match=r"^the PLL of the iCE40 cannot make 100 MHz of 12 MHz: the nearest is 100.5"):
        Ice40Pll.solve(hz(12), hz(100))
    with pytest.raises(Impossible, match=r"gives 16 to 275 MHz, not 300 MHz"):
        Ice40Pll.solve(hz(12), hz(300))
    with pytest.raises(Impossible, match=r"takes 10 to 133 MHz, not 5 MHz"):
        Ice40Pll.solve(hz(5), hz(50))
    with pytest.raises(Impossible, match=r"cannot make 250 MHz of 48 MHz: the nearest is "):
        Ecp5Pll.solve(hz(48), hz(250))
