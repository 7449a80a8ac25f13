# SPDX-License-Identifier: BSD-2-Clause
"""A guest and its host, each with a trace of its own clock, and what was true: one event after the other.

One CPU of the guest, which answers a stimulus each millisecond or so and sleeps in between, runs in the host's thread
`CPU 0/KVM`, which shares a CPU of the host, the next one, with a culprit.
"""

import random
from dataclasses import dataclass, field

HOST_ZERO, GUEST_ZERO = 5_000_000_000_000, 40_000_000_000
"""What both clocks show at 0, nanoseconds."""
VMM, BACKUP = "qemu-100", "backup-77"


@dataclass
class Model:
    """Two traces, in lines, and what delayed each answer: `late` has nanoseconds by the number of the stimulus.

    They are of one `cpu` of the guest. `drift` is how much faster its clock runs, `digits` are those of a second that
    both print. Nanoseconds between the guest's entries and an exit `before` which they are, or an entry `after` which,
    are drawn from these. True times are in nanoseconds from 0 on.
    """

    seed: int = 1
    count: int = 200
    drift: float = 12e-6
    digits: int = 9
    cpu: int = 0
    before: tuple[int, int] = (300, 3000)
    after: tuple[int, int] = (300, 3000)
    stimuli: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    late: dict[int, int] = field(default_factory=dict)
    host: list[str] = field(default_factory=list)
    guest: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._drawn = random.Random(self.seed)
        now = 1_000_000
        for number in range(self.count):
            now = self._answer(number, now)
            now += self._drawn.randrange(500_000, 1_500_000)
        self.host.sort(key=lambda line: line.partition("] ")[2].split()[1])

    @property
    def thread(self) -> str:
        """The host's, that runs the CPU."""
        return f"CPU {self.cpu}/KVM-{101 + self.cpu}"

    @property
    def pin(self) -> str:
        """By which it answers."""
        return ("task", "done")[self.cpu]

    @property
    def _below(self) -> int:
        """The host's CPU."""
        return self.cpu + 1

    def guest_ns(self, time: float) -> float:
        """What the guest's clock shows then, exactly."""
        return GUEST_ZERO + time * (1 + self.drift)

    def host_ns(self, time: int) -> int:
        return HOST_ZERO + time

    def _host(self, time: int, cpu: int, thread: str, what: str) -> None:
        self.host.append(f" {thread}  [{cpu:03d}] d..2. {self._printed(self.host_ns(time))}: {what}")

    def _guest(self, time: int, thread: str, what: str, flags: str = "d..2.") -> None:
        self.guest.append(f" {thread}  [{self.cpu:03d}] {flags} {self._printed(int(self.guest_ns(time)))}: {what}")

    def _printed(self, ns: int) -> str:
        return f"{ns // 10**9}.{ns % 10**9 // 10 ** (9 - self.digits):0{self.digits}d}"

    def _few(self, least: int = 300, most: int = 3000) -> int:
        return self._drawn.randrange(least, most)

    def _out(self, time: int, reason: str) -> int:
        """A short exit, in which the guest does nothing."""
        time += self._few(*self.before)
        self._host(time, self._below, self.thread, f"kvm_exit: vcpu {self.cpu} reason {reason} rip 0x1 info1 0x0")
        self._host(time + 200, self._below, self.thread, "kvm_pio: pio_write at 0x378 size 1 count 1 val 0x1")
        time += self._few(1000, 9000)
        self._host(time, self._below, self.thread, f"kvm_entry: vcpu {self.cpu}, rip 0x1")
        return time + self._few(*self.after)

    def _answer(self, number: int, stimulus: int) -> int:
        """From a stimulus to sleep."""
        self.stimuli.append(stimulus)
        time = stimulus + self._few()
        switch = "sched_switch: " + " ".join(f"prev_{name}={{}}" for name in ("comm", "pid", "prio", "state"))
        switch += " ==> " + " ".join(f"next_{name}={{}}" for name in ("comm", "pid", "prio"))
        vcpu, backup, idle = (f"CPU {self.cpu}/KVM", 101 + self.cpu, 89), ("backup", 77, 49), ("swapper/1", 0, 120)
        woken = f"comm=CPU {self.cpu}/KVM pid={101 + self.cpu} prio=89 target_cpu={self._below:03d}"
        self._host(time, 0, VMM, f"sched_waking: {woken}")
        self._host(time + 1, 0, VMM, f"sched_wakeup: {woken}")
        if self._drawn.random() < 0.1 and number:
            begin = stimulus - self._few()
            end = stimulus + self._drawn.randrange(150_000, 400_000)
            self._host(begin, self._below, "<idle>-0", switch.format(*idle, "R", *backup))
            self._host(end, self._below, BACKUP, switch.format(*backup, "S", *vcpu))
            self.late[number], time = end - stimulus, end
        else:
            time += self._few(2000, 5000)
            self._host(time, self._below, "<idle>-0", switch.format(*idle, "R", *vcpu))
        time += self._few()
        self._host(time, self._below, self.thread, f"kvm_entry: vcpu {self.cpu}, rip 0x1")
        time += self._few(*self.after)
        self._guest(time, "<idle>-0", "irq_handler_entry: irq=7 name=stub", "d.h2.")
        time = self._out(time, "IO_INSTRUCTION")
        self._guest(time, "<idle>-0", "sched_waking: comm=task pid=50 prio=50 target_cpu=000", "d.h2.")
        self._guest(time + 5, "<idle>-0", "irq_handler_exit: irq=7 ret=handled", "d.h2.")
        time += self._few()
        inside = ("swapper/0", 0, 120), ("task", 50, 50)
        self._guest(time, "<idle>-0", switch.format(*inside[0], "R", *inside[1]))
        time += self._few()
        self.answers.append(time)
        time += 20
        self._guest(time, "task-50", f"print: irqscope {self.pin} {1 - number % 2}", ".....")
        time = self._out(time, "MSR_WRITE")
        self._guest(time, "task-50", switch.format(*inside[1], "S", *inside[0]))
        time += self._few(*self.before)
        self._host(time, self._below, self.thread, f"kvm_exit: vcpu {self.cpu} reason HLT rip 0x1 info1 0x0")
        time += self._few()
        self._host(time, self._below, self.thread, switch.format(*vcpu, "S", *idle))
        return time
