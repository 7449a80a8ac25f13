# SPDX-License-Identifier: BSD-2-Clause
"""Pairing of causes with responses, one unit a segment; docs/pairing.md defines the policies, classes and flags.

An operation takes three clocks, and one more if it changes the ring; each cause that is taken off the ring takes four
more (seven from a deep ring):

    ready    the operation, `head` and `second` are stable; ages are subtracted
    compare  ages are compared with timeout, m and threshold, the level with its bounds
    decide   one outcome is given out; one cause is pushed or taken off in the clock after

so that no subtraction and comparison stand in one clock.
"""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import enum, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import SEGMENT
from irqscope.contract.segments import Count, Policy
from irqscope.contract.statistics import TIME_BITS, VALUE_BITS

from .pending import AGE_BITS, PendingPort, PendingQueue

TIMES = ("least", "timeout", "threshold")
"""Names of a segment's times; each stands in two registers, `_low` and `_high`."""


class SegmentSignature(wiring.Signature):
    """Configuration of one segment, seen from who configures it: `mode` as in its register, times in ticks."""

    def __init__(self) -> None:
        words = SEGMENT[0]

        def time_bits(name: str) -> int:
            return words[f"{name}_low"].word.width + words[f"{name}_high"].word.width

        mode = {field.name: Out(field.width) for field in words["mode"].word.fields}
        super().__init__({"mode": Out(wiring.Signature(mode)), **{name: Out(time_bits(name)) for name in TIMES}})


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

    `classes` has a bit for each `Count` that grows by one. With `young_valid`, `young` is response - youngest pending
    cause. With `sample`, `value` goes into histogram and scalars; with `outlier`, it is beyond the threshold.
    """
    def __init__(self) -> None:
        super().__init__(
            {
                "classes": len(Count),
                "young_valid": 1,
                "young": VALUE_BITS,
                "sample": 1,
                "outlier": 1,
                "value": VALUE_BITS,
                "edge": 1,
                "coalesced": 1,
                "early": 1,
                "ambiguous": 1,
                "unsure": 1,
                "time": TIME_BITS,
            }
        )


class Pairing(wiring.Component):
    """Pairs the causes and responses of one segment.

    Operations come in time order, at least one (a tick will do) every 2**32 clocks. An operation stays on `operation`
    until all its outcomes are out; then it is taken.

    Members
    -------
    config : In(SegmentSignature())
    operation : In(OperationStream())
    outcome : Out(OutcomeStream())
    level : Out
        Causes pending; exact from the second clock after the one in which the last operation was taken.
    memory : Out(PendingPort)
    """

    def __init__(self, *, depth: int) -> None:
        self.depth = depth
        super().__init__(
            {
                "config": In(SegmentSignature()),
                "operation": In(OperationStream()),
                "outcome": Out(OutcomeStream()),
                "level": Out(range(depth + 1)),
                "memory": Out(PendingPort(depth=depth)),
            }
        )
        # Attributes for the proof.
        self.pending = PendingQueue(depth=depth)
        self.serving_on = Signal()  # this response has served a cause already
        self.working = Signal()  # the operation is beyond `ready`
        self.deciding = Signal()
        self.empty, self.several, self.full = Signal(), Signal(), Signal()  # the level when it was compared

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.pending = pending = self.pending
        wiring.connect(m, wiring.flipped(self.memory), pending.memory)
        operation, config = self.operation.payload, self.config
        stamp = Signal(AGE_BITS)
        m.d.comb += [self.level.eq(pending.level), stamp.eq(operation.time[:AGE_BITS])]

        coalesce, fifo, interval = Signal(), Signal(), Signal()
        timeout = Signal(VALUE_BITS)
        longest = (1 << VALUE_BITS) - 1
        m.d.comb += [
            coalesce.eq(config.mode.policy == Policy.COALESCE.value),
            fifo.eq(config.mode.policy == Policy.FIFO.value),
            interval.eq(config.mode.policy == Policy.INTERVAL.value),
        ]
        m.d.sync += timeout.eq(Mux(interval | config.timeout[VALUE_BITS:].any(), longest, config.timeout[:VALUE_BITS]))

        # Ready: ages.
        last = Signal(AGE_BITS)  # time of the newest cause, unstamped ones included
        youngest = Signal(AGE_BITS)  # the newest cause that is pending
        head_age, second_age, last_age, young_age = (
            Signal(AGE_BITS, name=f"{name}_age") for name in ("head", "second", "last", "young")
        )
        subtract, compare = Signal(), Signal()
        with m.If(subtract):
            m.d.sync += [
                head_age.eq(stamp - pending.head),
                second_age.eq(stamp - pending.second),
                last_age.eq(stamp - last),
                young_age.eq(stamp - youngest),
            ]

        # Compare.
        head_late, head_old, second_old, last_late, beyond = (
            Signal(name=name) for name in ("head_late", "head_old", "second_old", "last_late", "beyond")
        )
        empty, several, full = self.empty, self.several, self.full
        crowded = Signal()
        with m.If(compare):
            m.d.sync += [
                empty.eq(pending.level == 0),
                several.eq(pending.level > 1),
                full.eq(pending.level == self.depth),
                crowded.eq((config.mode.depth != 0) & (pending.level >= config.mode.depth)),
                head_late.eq(head_age > timeout),
                head_old.eq(head_age >= config.least),
                second_old.eq(second_age >= config.least),
                last_late.eq(last_age > timeout),
                beyond.eq(head_age > config.threshold),
            ]

        # Decide.
        unsure = Signal()  # fifo: between a loss and the next proven match
        last_passed = Signal(init=1)  # the newest cause is older than the timeout; stays so when its age wraps
        serving_on = self.serving_on
        was_ambiguous = Signal()

        decide, free, finished = Signal(), Signal(), Signal()
        push, pop = Signal(), Signal()  # in the next clock: whole registers are enabled by them
        missing, cause, response, serve, unstamped, extra = (
            Signal(name=name) for name in ("missing", "cause", "response", "serve", "unstamped", "extra")
        )
        quiet, proven = Signal(), Signal()
        first, more, over, doubtful, ambiguous = (
            Signal(name=name) for name in ("first", "more", "over", "doubtful", "ambiguous")
        )
        m.d.comb += [
            # Not in the clock in which the last outcome is taken: who takes it decides that late in a clock.
            free.eq(~self.outcome.valid),
            quiet.eq(last_passed | last_late),
            # While a response is serving on, no cause is overdue: the oldest was not.
            missing.eq(first & ~interval & ~empty & head_late),
            cause.eq(~missing & ~interval & (operation.kind == Operation.CAUSE)),
            response.eq(~missing & (operation.kind == Operation.RESPONSE)),
            serve.eq(response & ~empty),
            extra.eq(response & empty),
            unstamped.eq(cause & full),
            # Whatever came before was answered or will never be: a new cause starts afresh.
            proven.eq(cause & empty & quiet),
            first.eq(~serving_on),
            ambiguous.eq(Mux(serving_on, was_ambiguous, ~interval & several & second_old)),
            more.eq(serve & coalesce & several & second_old),
            over.eq(interval & quiet),
            doubtful.eq(fifo & unsure),
            finished.eq(~missing & ~more),
            # An interval's response takes the place of the one before it.
            pop.eq(decide & (missing | serve)),
            push.eq(decide & ((cause & ~full) | (response & interval))),
            self.operation.ready.eq(decide & finished),
            pending.data.eq(last),  # what is pushed was the newest cause
        ]
        m.d.sync += [pending.push.eq(push), pending.pop.eq(pop)]

        grows = {count: Signal(name=f"grows_{count.name.lower()}") for count in Count}
        m.d.comb += [
            grows[Count.CAUSES].eq(cause | (response & interval)),
            grows[Count.RESPONSES].eq(response & first),
            grows[Count.SERVING].eq(serve & first),
            grows[Count.COALESCED].eq(serve & serving_on),
            grows[Count.MISSING].eq(missing),
            grows[Count.UNSTAMPED].eq(unstamped),
            grows[Count.EXTRA].eq(extra),
            grows[Count.EARLY].eq(serve & first & ~interval & ~head_old),
            grows[Count.AMBIGUOUS].eq(serve & first & ambiguous),
            grows[Count.UNSURE].eq(serve & doubtful),
            grows[Count.OVER].eq(serve & over),
            grows[Count.OUTLIERS].eq(serve & beyond & ~over),
        ]
        outcome = self.outcome.payload
        with m.If(decide):
            m.d.sync += [
                outcome.classes.eq(Cat(grows[count] for count in Count)),
                outcome.young_valid.eq(serve & first & ~interval),
                outcome.young.eq(young_age),
                outcome.sample.eq(serve & ~doubtful & ~over),
                outcome.outlier.eq(grows[Count.OUTLIERS]),
                outcome.value.eq(head_age),
                outcome.edge.eq(operation.edge),
                outcome.coalesced.eq(serving_on),
                outcome.early.eq(grows[Count.EARLY]),
                outcome.ambiguous.eq(ambiguous),
                outcome.unsure.eq(doubtful),
                outcome.time.eq(operation.time),
                self.outcome.valid.eq(missing | cause | response),
                serving_on.eq(more),
                was_ambiguous.eq(ambiguous),
                unsure.eq(fifo & (missing | extra | unstamped | (cause & crowded) | (unsure & ~proven))),
            ]
            with m.If(grows[Count.CAUSES]):
                m.d.sync += [last.eq(stamp), last_passed.eq(0)]
            with m.Else():
                m.d.sync += last_passed.eq(quiet)
        with m.Elif(self.outcome.ready):
            m.d.sync += self.outcome.valid.eq(0)

        with m.If(pending.push):
            m.d.sync += youngest.eq(last)

        with m.FSM() as fsm:
            m.d.comb += [self.working.eq(~fsm.ongoing("ready")), self.deciding.eq(fsm.ongoing("decide"))]
            with m.State("ready"), m.If(self.operation.valid & pending.settled & ~pending.push & ~pending.pop):
                m.d.comb += subtract.eq(1)
                m.next = "compare"
            with m.State("compare"):
                m.d.comb += compare.eq(1)
                m.next = "decide"
            with m.State("decide"):
                m.d.comb += decide.eq(free)
                with m.If(free):
                    m.next = "ready"
        return m
