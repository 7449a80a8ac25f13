# SPDX-License-Identifier: BSD-2-Clause
"""The fault matrix: what is done to a run, and what it must say of that. docs/evidence/faults.md is made from this
table."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class FaultCase:
    """`settings` are those of a fault:// port; `says` is a part of what stderr must say, empty if nothing is wrong.

    `counted` is the note of the books that must not be 0. `gap` is how long the link was interrupted, in seconds; of an
    interruption that ends the run infinite. `count` are stimuli, at 5 kHz.
    """

    fault: str
    settings: str
    exit_code: int
    says: str = ""
    counted: str = ""
    gap: float = 0
    count: int = 10_000


LOST = ("lost on the link", "blocks lost on the link")
LINK = (
    FaultCase("bytes dropped", "drop=3e-5", 3, *LOST),
    FaultCase("bytes altered", "flip=3e-5", 3, *LOST),
    FaultCase("bytes inserted", "insert=3e-5", 3, *LOST),
    FaultCase("bytes doubled", "double=3e-5", 3, *LOST),
    FaultCase("stretches of up to 2000 bytes lost", "cut=1e-5", 3, *LOST),
    FaultCase("stretches of up to 2000 bytes come twice", "repeat=1e-5", 0),
    FaultCase("bytes come late", "delay=1e-4", 0),
    FaultCase(
        "all of these together", "drop=1e-5&flip=1e-5&insert=1e-5&double=1e-5&cut=3e-6&repeat=3e-6&delay=1e-5", 3, *LOST
    ),
    FaultCase(
        "link silent for seconds", "dead=50000-500000", 3, "which was interrupted once", LOST[1], gap=1.5, count=12_000
    ),
    FaultCase(
        "nothing gets through to the instrument for seconds",
        "deaf=30000-460000",
        0,
        "towards the instrument only",
        gap=5,
        count=30_000,
    ),
    FaultCase("cable pulled and put back", "unplug=50000-500000", 3, "its port gone meanwhile", LOST[1], gap=1.5),
    FaultCase(
        "the same on a bad link",
        "unplug=50000-400000&drop=3e-5&delay=1e-4",
        3,
        "its port gone meanwhile",
        LOST[1],
        gap=7 / 6,
    ),
    FaultCase(
        "cable pulled that powers the instrument, and put back",
        "unplug=100000-500000&reset=100000",
        5,
        "was reset meanwhile",
        gap=inf,
    ),
    FaultCase("cable pulled for good", "unplug=100000", 5, "no instrument came back within 20 s", gap=inf),
    FaultCase("instrument loses its power for a moment", "reset=100000", 5, "was reset meanwhile"),
    FaultCase("the same before the run has begun", "reset=9000", 5, "was reset meanwhile"),
    FaultCase("the same early in a run on a bad link", "reset=42000&drop=3e-4", 5, "was reset meanwhile"),
    FaultCase("link dead from the middle on", "drop=1e-5&dead=100000", 5, "no longer answers", gap=inf),
)


@dataclass(frozen=True)
class OtherCase:
    """A fault that is no link's, and the test that shows what happens."""

    fault: str
    outcome: str
    test: str


OTHERS = (
    OtherCase(
        "disk full",
        "exit code 5; what the disk took is a readable, incomplete run",
        "tests/bench/test_faults.py::test_a_full_disk_ends_the_run_and_keeps_what_it_took",
    ),
    OtherCase(
        "host process killed (200 moments, 6 of them in CI)",
        "a readable run, as the chip counted; before its first snapshot, of the events that came",
        "tests/bench/test_killed.py::test_what_was_received_is_a_valid_result",
    ),
    OtherCase(
        "capture truncated or zeroed at its tail",
        "of a run that broke off what is whole is read, the rest counted; of one that ended exit code 4",
        "tests/host/test_capture.py::test_torn_and_zeroed_tails",
    ),
    OtherCase(
        "two programs open one port",
        "the second is refused in one sentence, exit code 2",
        "tests/host/test_transport.py::test_a_port_is_opened_once",
    ),
    OtherCase(
        "target silent from the first stimulus",
        "all stimuli are counted as missing",
        "tests/host/test_run.py::test_a_target_that_never_answers",
    ),
    OtherCase(
        "device path vanishes, and returns as another device",
        "as a cable that was pulled and put back",
        "tests/host/test_patience.py::test_a_device_path_that_vanishes_and_returns",
    ),
    OtherCase(
        "another instrument comes back on the port",
        "exit code 5 and one sentence; nothing of it is taken",
        "tests/host/test_patience.py::test_what_came_back_instead_is_told",
    ),
    OtherCase(
        "clock of the host set, by hours and in both directions",
        "no figure and no byte of the capture changes",
        "tests/bench/test_clock_steps.py::test_a_run_while_the_clock_is_set",
    ),
    OtherCase(
        "target storms: a million answers a second to nobody",
        "statistics stay exact, each lost edge is in a "
        "loss record; a warning says that the answers are chance, exit code 3",
        "tests/bench/test_untamed_pin.py::test_a_storming_target",
    ),
    OtherCase(
        "floating pin at 2 MHz",
        "each clock that the statistics missed is counted, exit code 4",
        "tests/bench/test_untamed_pin.py::test_a_floating_pin",
    ),
    OtherCase(
        "many more edges than the link carries",
        "statistics stay exact, each lost edge is in a loss record",
        "tests/bench/test_saturated_link.py::test_loss_records_are_exact",
    ),
    OtherCase(
        "packets of a network that come twice and late, up to 16 others later",
        "put in order; nothing is missing",
        "tests/bench/test_packets.py::test_a_network_loses_but_never_lies",
    ),
    OtherCase(
        "packets lost as well",
        "exit code 3; each edge in them is counted as lost on the link, by its source",
        "tests/bench/test_packets.py::test_a_network_loses_but_never_lies",
    ),
    OtherCase(
        "a network away for a second",
        "an interruption, as of a cable that was pulled",
        "tests/bench/test_packets.py::test_a_second_without_a_network_is_an_interruption",
    ),
    OtherCase(
        "an FTDI chip as a FIFO that stops at any clock, and for a second",
        "nothing is missing; over it the matrix above says the same",
        "tests/bench/test_ft245.py::test_a_chip_that_stops_for_a_second",
    ),
    OtherCase(
        "a million bytes of noise at the command port", "only good frames have an effect", "tests/bench/test_garbage.py"
    ),
)
