# SPDX-License-Identifier: BSD-2-Clause
"""Which pins a part takes, and what it leaves as it is: its file, with plain memory where its registers are."""

import subprocess
from pathlib import Path

import pytest
from stub_bench import COMPILERS, TARGET_STUB, needs_compiler

pytestmark = needs_compiler

MAIN = """
#include <stdio.h>
#include <sys/mman.h>
#include "part.h"

int main(void)
{
	unsigned long line, lines[LINES] = { EVENT, UNWIRED, UNWIRED, UNWIRED, UNWIRED, UNWIRED };
	void *const at = (void *)FIRST;

	if (mmap(at, BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != at)
		return 1;
	for (line = 0; line < 40; line++) {
		lines[LINE_OF(IRQSCOPE_ISR)] = line;
		if (line != EVENT && !part_open(lines))
			printf("%lu ", line);
	}
	return 0;
}
"""


OTHERS = """
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include "part.h"

int main(void)
{
	static const unsigned long lines[LINES] = { 1, 4, UNWIRED, UNWIRED, UNWIRED, UNWIRED };
	static const unsigned long never[LINES];
	static const struct { unsigned long at; unsigned ours; } shared[] = { SHARED };
	void *const at = (void *)FIRST;
	unsigned i, filled;

	if (mmap(at, BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != at)
		return 1;
	for (filled = 0; filled < 2; filled++) {
		memset(at, filled ? 0xff : 0, BYTES);
		part_close(never);	/* nobody has opened them */
		part_open(lines), part_listen(1), part_ignore(1), part_close(lines);
		for (i = 0; i < sizeof(shared) / sizeof(*shared); i++)
			if ((*(unsigned *)shared[i].at ^ (filled ? ~0u : 0)) & ~shared[i].ours)
				printf("%lx ", shared[i].at);
	}
	return 0;
}
"""
WORDS = "\n#undef REGISTER\n#define REGISTER(address) (*(volatile unsigned *)(address))\n"
"""Registers have 32 bits, also where a long has 64."""
MEMORY = {"stm32f103": (0x40010000, 0x20000), "lm3s6965": (0x40004000, 0x2000), "fe310": (0x10012000, 0x1000)}


def ran(folder: Path, main: str, part: str, **defines: str) -> str:
    """What a program says that has this part."""
    first, size = MEMORY[part]
    (folder / "main.c").write_text(main)
    source = (TARGET_STUB / "parts" / f"{part}.c").read_text().replace("amoxor.w", "# amoxor.w")
    (folder / "part.c").write_text(source.replace('"../part.h"', f'"part.h"{WORDS}'))
    told = {"FIRST": f"{first:#x}ul", "BYTES": f"{size:#x}", **defines}
    command = [COMPILERS[0], f"-I{TARGET_STUB}", *(f"-D{name}={value}" for name, value in told.items())]
    subprocess.run([*command, folder / "main.c", folder / "part.c", "-o", folder / "main"], check=True)
    return subprocess.run([folder / "main"], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    ("part", "event", "taken"),
    [
        ("stm32f103", 1, {*range(13)} - {1, 9, 10}),
        ("lm3s6965", 1, {*range(7)} - {1}),
        ("fe310", 1, {*range(32)} - {1, 16, 17}),
    ],
)
def test_pins_that_something_else_has_from_the_reset_on_are_refused(
    part: str, event: int, taken: set[int], tmp_path: Path
) -> None:
    """Of an STM32F103 JTAG has PA15, too."""
    found = ran(tmp_path, MAIN.replace("EVENT,", f"{event},").replace("!= EVENT", f"!= {event}"), part)
    assert {int(line) for line in found.split()} == taken


@pytest.mark.parametrize(
    ("part", "shared"),
    [
        # CRL, EXTICR1, IMR, RTSR, FTSR
        ("stm32f103", {0x40010800: 0xF00F0, 0x40010008: 0xF0, 0x40010400: 2, 0x40010408: 2, 0x4001040C: 2}),
        # GPIODIR, IS, IBE, IEV, IM, DEN
        ("lm3s6965", {0x40005000 + offset: 0x12 for offset in (0x400, 0x404, 0x408, 0x40C, 0x410, 0x51C)}),
        # INPUT_EN, OUTPUT_EN, PORT, RISE_IE, FALL_IE, HIGH_IE, LOW_IE, OUT_XOR
        ("fe310", {0x10012000 + offset: 0x12 for offset in (0x4, 0x8, 0xC, 0x18, 0x20, 0x28, 0x30, 0x40)}),
    ],
)
def test_pins_of_others_in_a_project_stay_as_they_are(part: str, shared: dict[int, int], tmp_path: Path) -> None:
    """Their directions, their interrupts: a part is for projects of FreeRTOS, too."""
    rows = "".join(f"{{{at:#x}ul,{ours:#x}u}}," for at, ours in shared.items())
    assert ran(tmp_path, OTHERS, part, SHARED=rows) == ""
