# SPDX-License-Identifier: BSD-2-Clause
"""Pairing of causes with responses, one unit a segment; docs/reference/pairing.md defines the policies, classes and
flags.

An operation that looks at one stamp takes nine clocks, and those in which its outcome waits:

    ready    one clock: it is known which stamps must be looked at
    age      six clocks, and three more for each further stamp (`age.py`)
    decide   one outcome is given out, until it is taken
    update   one cause is pushed or taken off

A response that finds several causes pending looks at three stamps: the newest for its age, the second whether it is
old enough, and the oldest. Each cause that is taken off the ring takes another round, in which a further cause that is
served has the second looked at again. While the age is found a cause's own stamp is written into the ring's next place,
whether it will be pending or not; an unstamped one takes six clocks more to be put aside.
"""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import enum, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import SEGMENT
from irqscope.contract.segments import Count, Policy
from irqscope.contract.statistics import TIME_BITS, VALUE_BITS

from .age import PHASES, Age
from .limits import LIMITS, Limits, LimitsSignature
from .pending import PendingQueue, Stamp

MAY = ("miss", "come", "respond", "serve", "go_on", "crowd", "keep", "stand_aside", "tell")
"""What an operation may do, whatever its ages are: find a cause missing, be a cause, be a response, serve, serve on,
find several causes that are old enough, be unstamped, put its stamp aside first, have an outcome. All but the first if
none is missing."""


class SegmentSignature(wiring.Signature):
    """Configuration of one segment, seen from who configures it: `mode` as in its register, limits as written."""

    def __init__(self) -> None:
        mode = {field.name: Out(field.width) for field in SEGMENT[0]["mode"].word.fields}
        super().__init__({"mode": Out(wiring.Signature(mode)), "limits": Out(LimitsSignature())})


class FieldStream(wiring.Signature):
    """A stream whose payload's fields are signals of their own.

    The simulated gateware is several times faster for it: it slices words of more than 32 bits in loops.
    """

    def __init__(self, fields: dict) -> None:
        payload = wiring.Signature({name: Out(shape) for name, shape in fields.items()})
        super().__init__({"valid": Out(1), "ready": In(1), "payload": Out(payload)})


class Operation(enum.Enum, shape=2):
    """What happens to a segment. A tick only lets time pass: it takes overdue causes off."""

    CAUSE = 0
    RESPONSE = 1
    TICK = 2


class OperationStream(FieldStream):
    def __init__(self) -> None:
        super().__init__({"kind": Operation, "edge": 1, "time": TIME_BITS})


class OutcomeStream(FieldStream):
    """What an operation did.

    `classes` has a bit for each `Count` that grows by one. With `young_valid`, `octave` is how many bits response -
    youngest pending cause needs. With `sample`, `value` goes into histogram and scalars; with `outlier`, it is beyond
    the threshold.
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "classes": len(Count),
                "young_valid": 1,
                "octave": range(VALUE_BITS + 1),
                "sample": 1,
                "outlier": 1,
                "value": VALUE_BITS,
                "edge": 1,
                "coalesced": 1,
                "premature": 1,
                "ambiguous": 1,
                "unproven": 1,
                "time": TIME_BITS,
            }
        )


class Pairing(wiring.Component):
    """Pairs the causes and responses of one segment.

    Operations come in time order, at least one (a tick will do) every 2**32 clocks. An operation stays on `operation`
    until all its outcomes were taken; then it is taken.

    Parameters
    ----------
    depth : int
        Causes that can be pending, a power of two.
    outliers : bool
        Samples are compared with the threshold; otherwise none is an outlier.
    age : type
        What finds ages; a proof puts arbitrary ones in its place.

    Members
    -------
    config : In(SegmentSignature())
    operation : In(OperationStream())
    outcome : Out(OutcomeStream())
    level : Out
        Causes pending; exact from the clock after the one in which the last operation was taken.
    """

    RING: type = PendingQueue
    """What keeps the stamps."""
    ACTS_LATE = True
    """What is decided is done in a clock of its own, because who takes an outcome decides that late in a clock."""

    def __init__(self, *, depth: int, outliers: bool = True, age: type = Age) -> None:
        self.depth = depth
        self.outliers = outliers
        self.age = age()
        super().__init__(
            {
                "config": In(SegmentSignature()),
                "operation": In(OperationStream()),
                "outcome": Out(OutcomeStream()),
                "level": Out(range(depth + 1)),
            }
        )
        # Attributes for the proof.
        self.pending = self.RING(depth=depth)
        self.phase = Signal(PHASES)  # of the age that is being found
        self.serving_on = Signal()  # this response has served a cause already
        self.more = Signal()  # it will serve another one
        self.ready, self.deciding, self.updating = Signal(), Signal(), Signal()
        self.empty, self.several, self.full = Signal(), Signal(), Signal()  # the level in the clock before
        self.may = {name: Signal(name=f"may_{name}") for name in MAY}  # known by the clock in which the ages are
        self.push, self.pop, self.finished = Signal(), Signal(), Signal()  # what follows from it
        self.fifo, self.interval, self.coalesce = Signal(), Signal(), Signal()  # the policy in the clock before
        is_cause, is_response = Signal(), Signal()
        self.is_cause, self.is_response = is_cause, is_response
        self.stamp = Signal(Stamp)
        # The cause turned out to be unstamped: while ages are found anew, its stamp goes aside.
        self.keeping = Signal()

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.pending = pending = self.pending
        m.submodules.age = age = self.age
        self._limits(m)
        operation, config = self.operation.payload, self.config
        serving_on = self.serving_on

        coalesce, fifo, interval = self.coalesce, self.fifo, self.interval
        m.d.sync += [
            coalesce.eq(config.mode.policy == Policy.COALESCE.value),
            fifo.eq(config.mode.policy == Policy.FIFO.value),
            interval.eq(config.mode.policy == Policy.INTERVAL.value),
        ]
        m.d.comb += self.level.eq(pending.level)

        empty, several, full, crowded = self.empty, self.several, self.full, Signal()

        is_cause, is_response = self.is_cause, self.is_response
        m.d.comb += [
            is_cause.eq(operation.kind == Operation.CAUSE),
            is_response.eq(operation.kind == Operation.RESPONSE),
        ]
        self._ages(m)
        # The level.
        bits = len(pending.level)
        m.d.sync += [
            empty.eq(pending.level == 0),
            several.eq(pending.level[1:].any()),
            full.eq(pending.level == self.depth),
            crowded.eq(
                (config.mode.depth != 0) & ~config.mode.depth[bits:].any() & (pending.level >= config.mode.depth[:bits])
            ),
        ]

        # Decide.
        unsure = Signal()  # fifo: between a loss and the next proven match
        last_passed = Signal(init=1)  # the newest cause is older than the timeout; stays so when its age wraps
        was_ambiguous = Signal()

        missing, cause, response, serve, unstamped, extra = (
            Signal(name=name) for name in ("missing", "cause", "response", "serve", "unstamped", "extra")
        )
        quiet, proven = Signal(), Signal()
        first, more = Signal(), self.more
        over, doubtful, ambiguous = Signal(), Signal(), Signal()
        # Ages come late, so what else there is to know stands in registers by then; none of it changes meanwhile.
        may, alone = self.may, Signal()
        m.d.sync += [
            # While a response is serving on, no cause is overdue: the oldest was not.
            may["miss"].eq(first & ~interval & ~empty),
            may["come"].eq(~interval & is_cause),
            may["respond"].eq(is_response),
            may["serve"].eq(is_response & ~empty),
            may["go_on"].eq(is_response & coalesce & several),
            may["crowd"].eq(first & ~interval & several),
            may["keep"].eq(~interval & is_cause & full),
            *self._may_tell(),
            alone.eq(empty | interval),
            doubtful.eq(fifo & unsure),
        ]
        m.d.comb += [
            # The oldest is the newest cause if it is the only one there was; any other is older than the oldest
            # that is still in time.
            quiet.eq(last_passed | (age.late & alone)),
            missing.eq(may["miss"] & age.late),
            cause.eq(~missing & may["come"]),
            response.eq(~missing & may["respond"]),
            serve.eq(~missing & may["serve"]),
            extra.eq(response & empty),
            unstamped.eq(~missing & may["keep"]),
            # Whatever came before was answered or will never be: a new cause starts afresh.
            proven.eq(cause & empty & quiet),
            first.eq(~serving_on),
            ambiguous.eq(Mux(serving_on, was_ambiguous, may["crowd"] & age.old_before)),
            more.eq(~missing & may["go_on"] & age.old_before),
            over.eq(interval & quiet),
        ]
        # What is done then.
        push, pop, finished, keep = self.push, self.pop, self.finished, Signal()
        m.d["sync" if self.ACTS_LATE else "comb"] += [
            finished.eq(~missing & ~more),
            pop.eq(missing | serve),
            # An interval's response takes the place of the one before it.
            push.eq((cause & ~full) | (response & interval)),
            keep.eq(unstamped),
        ]

        grows = {count: Signal(name=f"grows_{count.name.lower()}") for count in Count}
        m.d.comb += [
            grows[Count.CAUSES].eq(cause | (response & interval)),
            grows[Count.RESPONSES].eq(response & first),
            grows[Count.PAIRED].eq(serve & first),
            grows[Count.COALESCED].eq(serve & serving_on),
            grows[Count.MISSING].eq(missing),
            grows[Count.UNSTAMPED].eq(unstamped),
            grows[Count.UNMATCHED].eq(extra),
            grows[Count.PREMATURE].eq(serve & first & ~interval & ~age.old),
            grows[Count.AMBIGUOUS].eq(serve & first & ambiguous),
            grows[Count.UNPROVEN].eq(serve & doubtful),
            grows[Count.OVER].eq(serve & over),
            grows[Count.OUTLIERS].eq(serve & age.beyond & ~over & self.outliers),
        ]
        outcome = self.outcome.payload
        m.d.comb += [
            # All of it comes from registers that rest until `update`.
            outcome.classes.eq(Cat(grows[count] for count in Count)),
            outcome.young_valid.eq(serve & first & ~interval),
            outcome.octave.eq(age.octave),
            outcome.sample.eq(serve & ~doubtful & ~over),
            outcome.outlier.eq(grows[Count.OUTLIERS]),
            outcome.value.eq(age.age[:VALUE_BITS]),
            outcome.edge.eq(operation.edge),
            outcome.coalesced.eq(serving_on),
            outcome.premature.eq(grows[Count.PREMATURE]),
            outcome.ambiguous.eq(ambiguous),
            outcome.unproven.eq(doubtful),
            outcome.time.eq(operation.time),
        ]

        done = [
            self.operation.ready.eq(finished),
            pending.pop.eq(pop),
            pending.push.eq(push),
            pending.unstamped.eq(keep),
        ]
        remembered = [
            self.keeping.eq(0),
            serving_on.eq(more),
            was_ambiguous.eq(ambiguous),
            unsure.eq(fifo & (missing | extra | unstamped | (cause & crowded) | (unsure & ~proven))),
            last_passed.eq(quiet & ~grows[Count.CAUSES]),
        ]

        with m.FSM() as fsm:
            m.d.comb += [self.ready.eq(fsm.ongoing("ready")), self.deciding.eq(fsm.ongoing("decide"))]
            if self.ACTS_LATE:
                m.d.comb += self.updating.eq(fsm.ongoing("update"))
            with m.State("ready"), m.If(self.operation.valid):
                self._begin(m)
                m.d.comb += age.start.eq(1)
                m.next = "age"
            with m.State("age"):
                self._go_on(m)
            with m.State("decide"):
                with m.If(~missing & may["stand_aside"]):
                    m.d.comb += age.start.eq(1)
                    m.d.sync += self.keeping.eq(1)
                    m.next = "age"
                with m.Else():
                    m.d.comb += self.outcome.valid.eq(missing | may["tell"])
                    with m.If(self.outcome.ready | ~self.outcome.valid):
                        if self.ACTS_LATE:
                            m.next = "update"
                        else:
                            m.d.comb += done
                            m.d.sync += remembered
                            m.next = "ready"
            if self.ACTS_LATE:
                with m.State("update"):
                    m.d.comb += done
                    m.d.sync += remembered
                    m.next = "ready"
        return m

    # How stamps are kept, and their ages found.

    def _limits(self, m: Module) -> None:
        m.submodules.limits = limits = self.limits = Limits()
        wiring.connect(m, wiring.flipped(self.config.limits), limits.written)

    def _ages(self, m: Module) -> None:
        pending, age, limits, phase, stamp = self.pending, self.age, self.limits, self.phase, self.stamp
        m.d.comb += [
            pending.stamp.eq(stamp),
            pending.read_word.eq(phase[1:3]),
            pending.write.eq(
                phase[3:].any() & ((self.is_cause & (~self.full | self.keeping)) | (self.is_response & self.interval))
            ),
            pending.write_word.eq(phase[3:5]),  # words 1, 2 and 0: the last one is still read in phase 2
            pending.write_data.eq(age.now_word),
            phase.eq(age.phase),
            age.now.eq(self.operation.payload.time),
            age.stamp.eq(pending.read_data),
            age.patient.eq(self.interval),
            # By its last phases the second is asked for, or the newest is the only one.
            age.newest.eq(stamp != Stamp.OLDEST),
            limits.word.eq(age.limit_word),
            *(getattr(age, name).eq(getattr(limits, name)) for name in LIMITS),
        ]

    def _may_tell(self) -> list:
        # Not before its stamp stands aside: it is needed there for as long as this one may be pending.
        return [
            self.may["stand_aside"].eq(~self.interval & self.is_cause & self.full & ~self.keeping),
            self.may["tell"].eq((~self.interval & self.is_cause & ~(self.full & ~self.keeping)) | self.is_response),
        ]

    def _begin(self, m: Module) -> None:
        """Chooses the stamp that is looked at first."""
        # The only cause is the newest, too; without any, the one that was last is looked at.
        with m.If(~self.pending.level[1:].any()):
            m.d.sync += self.stamp.eq(Stamp.NEWEST)
        with m.Elif(~self.is_response):
            m.d.sync += self.stamp.eq(Stamp.OLDEST)
        with m.Else():
            m.d.sync += self.stamp.eq(Mux(self.serving_on, Stamp.SECOND, Stamp.NEWEST))

    def _go_on(self, m: Module) -> None:
        """Looks at one stamp after the other."""
        age, stamp = self.age, self.stamp
        with m.If(age.asked & self.several & (stamp != Stamp.OLDEST)):
            m.d.comb += age.start.eq(1)
            m.d.sync += stamp.eq(Mux(stamp == Stamp.NEWEST, Stamp.SECOND, Stamp.OLDEST))
        with m.Elif(age.done):
            m.next = "decide"
