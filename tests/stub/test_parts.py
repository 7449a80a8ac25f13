# SPDX-License-Identifier: BSD-2-Clause
"""Which pins a part takes: its file, with plain memory where its registers are."""

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


@pytest.mark.parametrize(
    ("part", "event", "memory", "taken"),
    [
        ("stm32f103", 1, (0x40010000, 0x20000), {*range(13)} - {1, 9, 10}),
        ("lm3s6965", 1, (0x40004000, 0x2000), {*range(7)} - {1}),
        ("fe310", 1, (0x10012000, 0x1000), {*range(32)} - {1, 16, 17}),
    ],
)
def test_pins_that_something_else_has_from_the_reset_on_are_refused(
    part: str, event: int, memory: tuple[int, int], taken: set[int], tmp_path: Path
) -> None:
    """Of an STM32F103 JTAG has PA15, too."""
    (tmp_path / "main.c").write_text(MAIN)
    source = (TARGET_STUB / "parts" / f"{part}.c").read_text().replace("amoxor.w", "# amoxor.w")
    (tmp_path / "part.c").write_text(source.replace('"../part.h"', '"part.h"'))
    defines = [f"-DEVENT={event}", f"-DFIRST={memory[0]:#x}ul", f"-DBYTES={memory[1]:#x}"]
    files = [tmp_path / "main.c", "-o", tmp_path / "main"]
    subprocess.run([COMPILERS[0], "-c", f"-I{TARGET_STUB}", tmp_path / "part.c", "-o", tmp_path / "part.o"], check=True)
    subprocess.run([COMPILERS[0], f"-I{TARGET_STUB}", *defines, *files, tmp_path / "part.o"], check=True)
    found = subprocess.run([tmp_path / "main"], check=True, capture_output=True, text=True).stdout
    assert {int(line) for line in found.split()} == taken
