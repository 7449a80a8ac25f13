# SPDX-License-Identifier: BSD-2-Clause
"""Files as cyclictest and rtla timerlat write them, of samples that are known."""

from fractions import Fraction

from irqscope.analysis.figures import FIGURES
from irqscope.importers import Imported

BOUND = 120
"""Histograms end here."""


def averaged(samples: list[int]) -> int:
    return sum(samples) // len(samples)


def cyclictest_text(threads: list[list[int]], *, summed: bool = False, old: bool = False, status: int = 1) -> str:
    """As print_hist() of cyclictest writes it, `old` as that of 0.84; `status` lines as print_stat() does."""
    lines = ["# /dev/cpu_dma_latency set to 0us"]
    for part in range(status, 0, -1):
        for number, samples in enumerate(threads):
            done = len(samples) // part
            lines.append(
                f"T:{number:2d} ({2440 + number:5d}) P:95 I:200 C:{done:7d} Min:{min(samples):7d} Act:    7 "
                f"Avg:{averaged(samples):5d} Max:{max(samples):8d}"
            )
    lines.append("# Histogram")
    for value in range(BOUND):
        counts = [samples.count(value) for samples in threads]
        if old or sum(counts):
            shown = counts + ([sum(counts)] if summed else [])
            lines.append(f"{value:06d} " + "\t".join(f"{count:06d}" for count in shown))
    binned = [sum(sample < BOUND for sample in samples) for samples in threads]
    beyond = [len(samples) - inside for samples, inside in zip(threads, binned, strict=True)]
    more = summed and len(threads) > 1
    if old:
        lines.append("# Total: " + " ".join(f"{count:09d}" for count in binned + ([sum(binned)] if more else [])))
    for name, values in (
        ("Min Latencies", [min(samples) for samples in threads]),
        ("Avg Latencies", [averaged(samples) for samples in threads]),
        ("Max Latencies", [max(samples) for samples in threads] + ([max(map(max, threads))] if more else [])),
        ("Histogram Overflows", beyond + ([sum(beyond)] if more else [])),
    ):
        lines.append(f"# {name}: " + " ".join(f"{value:05d}" for value in values))
    lines.append("# Histogram Overflow at cycle number:")
    lines += [f"# Thread {number}: " + "00003 00004 # 00012 others" * bool(b) for number, b in enumerate(beyond)]
    return "\n".join([*lines, "", ""])


def cyclictest_json(threads: list[list[int]], *, nanoseconds: int = 0) -> str:
    """As rt_write_json() and write_stats() print it, by hand."""
    lines = [
        "{",
        '  "file_version": 1,',
        '  "cmdline:": "cyclictest -h 120 --json=x",',
        '  "rt_test_version:": "2.40",',
        '  "start_time": "Sun, 22 Nov 2026 10:00:00 +0000",',
        '  "end_time": "Sun, 22 Nov 2026 10:01:00 +0000",',
        '  "return_code": 0,',
        '  "sysinfo": {',
        '    "sysname": "Linux",',
        '    "nodename": "target",',
        '    "release": "6.1.0",',
        '    "version": "#1 SMP PREEMPT_RT",',
        '    "machine": "aarch64",',
        '    "realtime": 1',
        "  },",
        f'  "num_threads": {len(threads)},',
        f'  "resolution_in_ns": {nanoseconds},',
        '  "thread": {',
    ]
    for number, samples in enumerate(threads):
        pairs = [f'        "{v}": {samples.count(v)}' for v in range(BOUND) if v in samples]
        lines += [
            f'    "{number}": {{',
            '      "histogram": {',
            ",\n".join(pairs),
            "      },",
            f'      "cycles": {len(samples)},',
            f'      "min": {min(samples, default=1000000)},',
            f'      "max": {max(samples, default=0)},',
            f'      "avg": {sum(samples) / len(samples):.2f},' if samples else '      "avg": -nan,',
            f'      "cpu": {number},',
            '      "node": 0',
            "    }" + "," * (number < len(threads) - 1),
        ]
    return "\n".join([*lines, "  }", "}", ""])


def rtla(cpus: list[list[int]], width: int = 1, *, missed: bool = False) -> str:
    """As timerlat_print_stats() writes it: IRQ and Thr of each CPU; a thread takes 3 us more, and CPU 0's none ran."""
    columns = [
        (f"{kind}-{cpu:03d}", [s + 3 * (kind == "Thr") for s in samples] if kind == "IRQ" or cpu else [])
        for cpu, samples in enumerate(cpus)
        for kind in ("IRQ", "Thr")
    ]
    lines = [
        "# RTLA timerlat histogram",
        "# Time unit is microseconds (us)",
        "# Duration:   0 00:10:00",
        "Index" + "".join(f"   {name}" for name, _ in columns),
    ]
    entries = BOUND // width
    for value in range(entries):
        counts = [sum(sample // width == value for sample in samples) for _, samples in columns]
        if sum(counts):
            lines.append(f"{value * width:<6d}" + "".join(f"{count:9d} " for count in counts))
    for name, figure in (
        ("over:", lambda samples: sum(sample // width >= entries for sample in samples)),
        ("count:", len),
        ("min:", min),
        ("avg:", averaged),
        ("max:", max),
    ):
        cells = [figure(samples) if samples or name in ("over:", "count:") else "-" for _, samples in columns]
        lines.append(f"{name:6}" + "".join(f"{cell:>9} " for cell in cells))
    lines += ["ALL:        IRQ       Thr", "count:" + f"{1:9d} {1:9d} ", "max:  " + f"{1:9d} {1:9d} "]
    return "\n".join([*lines, *["12 (0.10%) events missed, results might not be accurate"] * missed, ""])


def latmus(samples: list[int], cells: int = 200, *, context: str = "user", overruns: int = 0) -> str:
    """As dump_gnuplot() writes it, of samples in ns: bins of 1 us from the first to the last that are used."""
    counts = [0] * cells
    for sample in samples:
        counts[min(sample // 1000, cells - 1)] += 1
    used = [cell for cell, count in enumerate(counts) if count]
    average = sum(samples) // len(samples)
    lines = [
        "# test started on: Mon Nov 30 10:00:00 2026",
        "# Linux version 6.6.63 (root@build) (gcc 13.2.0) #1 SMP IRQPIPE",
        "# console=ttyS0 isolcpus=3",
        "# libevl version: evl.0.50",
        "# sampling period: 1000 microseconds",
        f"# context: {context}",
        "# thread priority: 98",
        "# thread affinity: CPU3",
        "# duration (hhmmss): 00:01:00",
        "# peak (hhmmss): 00:00:07",
        *[f"# OVERRUNS: {overruns}"] * bool(overruns),
        *(f"# {name} latency: {ns / 1000:.3f}" for name, ns in (("min", min(samples)), ("avg", average))),
        f"# max latency: {max(samples) / 1000:.3f}",
        f"# sample count: {len(samples)}",
        *(f"{cell} {counts[cell]}" for cell in range(used[0], used[-1])),
        f"{used[-1]}{'+' if max(samples) // 1000 >= cells else ''} {counts[used[-1]]}",
    ]
    return "\n".join([*lines, ""])


def edges_and_counts(figure: dict, bins: int = 51) -> str:
    """A list of Niedermeyer's as a file of edges and counts: bins of equal width from his minimum to his maximum."""
    low, high = Fraction(figure["min"]), Fraction(figure["max"])
    edges = [f"{float(low + (high - low) * number / bins):.15f}" for number in range(bins + 1)]
    lines = [f"# {key}: {figure[key]}" for key in ("n", "min", "max", "mean")]
    lines += [f"{edge} {count}" for edge, count in zip(edges, figure["counts"], strict=False)]
    return "\n".join(["# unit: s", *lines, edges[-1], ""])


def check_figures(imported: Imported) -> None:
    """No figure of any row is outside of its bounds, nor are bounds inverted, whatever the file says of its samples."""
    for row in imported.rows:
        if not (found := row.moments()):
            assert row.quantiles() == []
            continue
        longest = found.max + row.CUT
        assert found.min <= found.median <= longest and found.range == found.max - found.min
        near = 1e-9 * (1 + found.max)
        for figure in FIGURES.values():
            if found.n < figure.least:
                assert getattr(found, figure.name) is None
            elif figure.bounds:
                low, high = getattr(found, figure.bounds)
                assert low <= high + near, (row, figure.name)
                assert low - near <= getattr(found, figure.name) <= high + near, (row, figure.name)
        for quantile in row.quantiles():
            if quantile.estimable:
                assert found.min <= quantile.low <= quantile.high <= longest, (row, quantile)
                least, most = quantile.interval or (quantile.low, quantile.high)
                assert found.min <= least <= most <= longest, (row, quantile)
