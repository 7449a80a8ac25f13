# SPDX-License-Identifier: BSD-2-Clause
"""The instrument: registers, commands and blocks of one device on one transport.

    with Instrument.open("sim://") as instrument:
        print(instrument.identity.board)

On the way out of the `with` block, whatever ends it (an exception, Ctrl-C, SIGTERM), the stimuli are stopped.
"""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Protocol, Self

from ..contract import commands, registers
from ..contract.blocks import Kind
from ..contract.commands import Opcode, Status
from ..contract.identity import Identity, Mismatch
from ..contract.registers import Register
from ..contract.roles import STIMULI
from ..errors import BadInput, Invalid, LinkError, NoInstrument
from ..units import to_ticks
from .blockreader import BlockReader, kind_of
from .configuration import Configuration
from .decode import Reply, latest_of, reply_of
from .transport import BAUD, READ_TIMEOUT, Link, SerialTransport, Transport

ATTEMPTS = 8
PATIENCE_READS = 4
"""Empty reads, each one port timeout long, after which a command or a snapshot is asked for again; of a command so is
the same time by the instrument's clock."""
PATIENCE_BYTES = 1 << 18
"""The same for a busy link: bytes after which a reply that did not come is taken as lost."""
BUSY_READS = 1000
LAST_EPOCH = (1 << registers.RESET.word.width) - 1
FIRE_NUMBERS = 1 << registers.TRIGGER_FIRE.word.width

Sink = Callable[[Sequence[bytes]], None]


class Snapshots(Protocol):
    """What is known of the snapshots of a run by whoever puts them together: see `SnapshotAssembler`."""

    number: int
    broken: int


class Instrument:
    """One instrument. `sink` is given all sound blocks, in order, as they arrive.

    Attributes
    ----------
    identity : Identity
        What the device said it is.
    reader : BlockReader
        Counts of the link since the last reset.
    snapshots : Snapshots | None
        Those since the last reset, if the sink counts them: only then can one be asked for.
    link : Link
        What bytes are read from and written to: the transport, or what stands before it.
    attempts : int
        How often a command is sent that is not answered.
    time : int
        The latest that blocks have told of, in ticks: a lower bound of the instrument's time.
    """

    def __init__(self, transport: Transport, sink: Sink | None = None, *, attempts: int = ATTEMPTS) -> None:
        self.transport = transport
        self.link: Link = transport
        self.attempts = attempts
        self.sink = sink
        self.reader = BlockReader()
        self.snapshots: Snapshots | None = None
        self.time = 0
        self.bytes = 0
        self._hears = True
        self._replies: dict[int, Reply] = {}
        self._tag = 0
        self._asked = 0
        self._patience = (0, 0)
        self._again: float = inf
        self._broken = 0
        try:
            self.identity = self._identify()
        except Mismatch as error:
            raise BadInput(str(error)) from error
        except LinkError as error:
            raise NoInstrument(
                f"nothing answers on {transport.url}: is it an instrument, configured, and the baud rate right?"
            ) from error
        self._again = to_ticks(PATIENCE_READS * READ_TIMEOUT, self.identity.tick)

    @classmethod
    def open(cls, url: str, baud: int = BAUD, *, attempts: int = ATTEMPTS) -> Self:
        """The instrument on the port `url`; BadInput says why there is none."""
        transport = SerialTransport(url, baud)
        try:
            return cls(transport, attempts=attempts)
        except BaseException:
            transport.close()
            raise

    # Blocks --------------------------------------------------------------------------------------------------------

    def pump(self, together: int = 1) -> int:
        """Take what has arrived, waiting for one port timeout at most; the number of bytes, 0 if nothing came.

        What comes of an instrument that began anew has other settings and belongs to no run: LinkError.
        `together` is for who is in no hurry, see `Transport.read`.
        """
        data = self.link.read(together)
        blocks = self.reader.feed(data)
        blocks = blocks[: self.reader.restarted_at]
        for block in blocks:
            self.time = max(self.time, latest_of(block))
            if kind_of(block) == Kind.REPLY and (reply := reply_of(block)):
                self._replies[reply.tag] = reply
        if blocks and self.sink:
            self.sink(blocks)
        self.bytes += len(data)
        if self.reader.restarted_at is not None:
            raise LinkError(
                f"the instrument on {self.transport.url} was reset meanwhile: did it lose power, or did somebody press "
                "its button?"
            )
        return len(data)

    # Registers -----------------------------------------------------------------------------------------------------

    def command(self, opcode: Opcode, address: int, value: int) -> Reply:
        """Send a command until it is answered. A repetition does no harm: commands are idempotent.

        LinkError after `attempts`; whoever did not answer gets one from then on, until it does.
        """
        try:
            reply = self._commanded(opcode, address, value, self.attempts if self._hears else 1)
        except LinkError:
            self._hears = False
            raise
        self._hears = True
        return reply

    def _commanded(self, opcode: Opcode, address: int, value: int, attempts: int) -> Reply:
        self._tag = (self._tag + 1) & 0xFFFF
        frame = commands.encode(opcode, address, value, self._tag)
        self._replies.clear()
        for _ in range(attempts):
            self.link.write(frame)
            sent, empty, received = self.time, 0, 0
            while empty < PATIENCE_READS and received < PATIENCE_BYTES:
                count = self.pump()
                empty, received = (0 if count else empty + 1), received + count
                reply = self._replies.get(self._tag)
                if reply and (reply.opcode, reply.address) == (opcode, address):
                    return reply
                if self.time - sent >= self._again:  # it is lost, or comes behind what a driver has kept
                    self.link.write(frame)
                    sent = self.time
        raise LinkError(f"the instrument on {self.transport.url} no longer answers")

    def read_words(self, address: int, count: int) -> list[int]:
        """`count` registers from `address` on."""
        words: list[int] = []
        while len(words) < count:
            ask = min(commands.MAX_READ, count - len(words))
            reply = self.command(Opcode.READ, address + len(words), ask)
            if reply.status != Status.OK or len(reply.words) != ask:
                raise Invalid(f"the instrument did not read {ask} registers at {address + len(words):#x}")
            words += reply.words
        return words

    def now(self) -> int:
        """The time of the instrument, in ticks, as it reads the command."""
        low, high = self.read_words(registers.NOW_LOW.address, 2)
        return low | high << 32

    def read(self, register: Register) -> int:
        """The value of a register."""
        return self.read_words(register.address, 1)[0]

    def read_fields(self, register: Register) -> dict[str, int]:
        """The fields of a register by name."""
        return register.word.unpack(self.read(register))

    def write(self, register: Register, value: int) -> None:
        """Write a register and see that it took the value."""
        reply = self.command(Opcode.WRITE, register.address, value)
        if reply.status != Status.OK:
            raise Invalid(f"the instrument refuses to write {value:#x} to register {register.name}")
        if reply.words != (value,):
            raise Invalid(f"register {register.name} holds {reply.words[:1]} after {value:#x} was written")

    def write_fields(self, register: Register, **values: int) -> None:
        """Write a register by its fields; those not named become 0."""
        self.write(register, register.word.pack(values))

    def _identify(self) -> Identity:
        table = registers.IDENTIFICATION
        return Identity.from_words(self.read_words(table["magic"].address, len(table)))

    # Measuring -----------------------------------------------------------------------------------------------------

    def reset(self, sink: Sink | None = None, snapshots: Snapshots | None = None) -> None:
        """Stop everything, clear all counters and wait until that is done; from then on blocks go to `sink`.

        `snapshots` is what the sink knows of the snapshots in them, of which there must have been none before.
        What an instrument sends that lost its power, or that somebody else resets, is of another epoch than this one.
        """
        self.sink = None
        self.stop()
        epoch = self.read(registers.RESET) % LAST_EPOCH + 1
        self.reader.announce(epoch)
        self.write(registers.RESET, epoch)
        self.reader.count_anew()
        self.snapshots = snapshots
        self._asked = self._broken = 0
        self.sink = sink
        for _ in range(BUSY_READS):
            if not self.read_fields(registers.STATE)["busy"]:
                return
        raise Invalid("the instrument does not come out of its reset")

    def configure(self, configuration: Configuration) -> None:
        """Reset everything and write all settings. Inputs and segments that are not named are disabled.

        The reset cuts a pulse that is still on a pin, before whose end its registers are not written, and begins an
        epoch: of an instrument that loses its power from then on no setting is taken for written.
        """
        self.reset()
        if absent := [role.label for role in configuration.inputs if role not in self.identity.roles]:
            raise BadInput(f"this instrument has no input {absent[0]}: it has {self.identity.inputs} of them")
        for role in self.identity.roles:
            settings = configuration.inputs.get(role)
            self.write(registers.INPUT[role], settings.word(role) if settings else 0)
        for stimulus in STIMULI:
            plan = configuration.stimuli.get(stimulus)
            for name, value in plan.words(stimulus).items() if plan else ():
                self.write(registers.BY_NAME[name], value)
        asked = len(configuration.segments)
        if asked > self.identity.segments:
            raise BadInput(f"this instrument measures {self.identity.segments} segments at a time, not {asked}")
        for number in range(self.identity.segments):
            if number < len(configuration.segments):
                for register, value in configuration.segments[number].words(number).items():
                    self.write(register, value)
            else:
                self.write(registers.SEGMENT[number]["mode"], 0)
        for register, value in configuration.trigger.words().items() if configuration.trigger else ():
            self.write(register, value)
        self.write(registers.FLUSH, configuration.flush)
        self.write(registers.WATCHDOG, configuration.watchdog)

    def start(self, configuration: Configuration) -> None:
        """Start statistics, what is to be sent, the trigger and the configured stimuli, in one write."""
        running = {stimulus.label: 1 for stimulus in configuration.stimuli}
        self.write_fields(
            registers.CONTROL,
            stream=int(configuration.stream),
            statistics=1,
            outliers=int(configuration.outliers),
            trigger=int(configuration.trigger is not None),
            **running,
        )

    def stop_stimuli(self) -> None:
        """End the schedules; everything else goes on."""
        fields = self.read_fields(registers.CONTROL)
        self.write_fields(registers.CONTROL, **{**fields, **{stimulus.label: 0 for stimulus in STIMULI}})

    def fire(self, width: int, *, active_low: bool) -> int:
        """Reset everything, then drive one pulse of the trigger, of `width` clocks; returns how many were counted."""
        table = registers.TRIGGER
        self.reset()
        self.write_fields(table["mode"], active_low=int(active_low))
        self.write(table["width"], width)
        self.write(table["holdoff"], 0)
        self.write(registers.TRIGGER_FIRE, (self.read(registers.TRIGGER_FIRE) + 1) % FIRE_NUMBERS)
        return self.read(registers.FIRED_TRIGGER)

    def disarm(self) -> None:
        """Let the trigger rest; everything else goes on."""
        self.write_fields(registers.CONTROL, **{**self.read_fields(registers.CONTROL), "trigger": 0})

    def stop(self) -> None:
        """Stop everything."""
        self.write(registers.CONTROL, 0)

    def request_snapshot(self) -> None:
        """Ask for the next snapshot, or again for the last one asked for if it has not come whole."""
        assert self.snapshots is not None, "nobody would see it"
        self._asked = self.snapshots.number + 1
        self.write(registers.SNAPSHOT, self._asked)
        self._broken, self._patience = self.snapshots.broken, (0, self.bytes)

    @property
    def snapshot_pending(self) -> bool:
        """A snapshot was asked for and has not come whole."""
        return self.snapshots is not None and self._asked > self.snapshots.number

    def pursue_snapshot(self, received: int) -> None:
        """Ask again for a pending snapshot once it is lost; `received` is what the last `pump` returned."""
        if self.snapshots is None or not self.snapshot_pending:
            return
        empty, since = self._patience
        self._patience = (0 if received else empty + 1, since)
        busy = self.bytes - since >= PATIENCE_BYTES * 4
        if self.snapshots.broken > self._broken or self._patience[0] >= PATIENCE_READS or busy:
            self.request_snapshot()

    def take_snapshot(self) -> None:
        """Take a snapshot and wait until it has come whole."""
        self.request_snapshot()
        for _ in self._attempts():
            if not self.snapshot_pending:
                return
            self.pursue_snapshot(self.pump())
        raise LinkError(f"snapshot {self._asked} does not come through: the link loses too many blocks")

    def _attempts(self) -> Iterator[int]:
        """Ends when the link had its chance, counted in reads and bytes."""
        start, reads = self.bytes, 0
        while reads < ATTEMPTS * PATIENCE_READS * 64 and self.bytes - start < ATTEMPTS * PATIENCE_BYTES * 4:
            yield reads
            reads += 1

    def drain(self) -> None:
        """After the edges are switched off: wait until all that is queued was sent."""
        self.write(registers.FLUSH, 0)
        for _ in self._attempts():
            state = self.read_fields(registers.STATE)
            if not (state["events"] or state["statistics"] or state["outliers"] or state["snapshot"]):
                return
            self.pump()
        raise Invalid("the instrument's queues do not run empty")

    # Context manager -----------------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.sink = None
        with contextlib.suppress(LinkError, Invalid):
            self.stop()
        self.transport.close()
