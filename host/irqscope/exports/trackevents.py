# SPDX-License-Identifier: BSD-2-Clause
"""TrackEvents of Perfetto on their way into a file, by its own definitions of messages.

See *Writing TrackEvent Protos Synthetically* of the Perfetto documentation.
"""

from typing import IO, Any

from .extra import needed

SEQUENCE = 1
"""The first sequence of packets. Time goes on in each."""
BUFFER = 1 << 20


class Trace:
    """Packets on their way into a file."""

    def __init__(self, file: IO[bytes]) -> None:
        self._messages = needed("perfetto.protos.perfetto.trace.perfetto_trace_pb2", "perfetto")
        self._file, self._pending = file, bytearray()
        self.event = self._messages.TrackEvent
        self.packets = 0

    def descriptor(self, uuid: int, name: str, parent: int | None = None, rank: int = 0, counter: bool = False) -> None:
        """State a track before anything is on it."""
        packet = self._messages.TracePacket(trusted_packet_sequence_id=SEQUENCE)
        track = packet.track_descriptor
        track.uuid, track.name, track.sibling_order_rank = uuid, name, rank
        track.child_ordering = self._messages.TrackDescriptor.EXPLICIT
        if parent is not None:
            track.parent_uuid = parent
        if counter:
            track.counter.unit = self._messages.CounterDescriptor.UNIT_TIME_NS
        self._write(packet.SerializeToString())

    def body(self, sequence: int, track: int, kind: str, **fields: Any) -> bytes:
        """A packet without its time."""
        event = self.event(type=getattr(self.event, f"TYPE_{kind}"), track_uuid=track, **fields)
        packet = self._messages.TracePacket(trusted_packet_sequence_id=sequence, track_event=event)
        data: bytes = packet.SerializeToString()
        return data

    def put(self, time: int, body: bytes) -> None:
        """A packet with its time, in nanoseconds: its field 8. Bodies are often the same."""
        self._write(b"\x40" + _varint(time) + body)

    def _write(self, packet: bytes) -> None:
        self.packets += 1
        self._pending += b"\x0a" + _varint(len(packet)) + packet  # field 1 of the trace
        if len(self._pending) >= BUFFER:
            self.flush()

    def flush(self) -> None:
        """Nothing is left on its way."""
        self._file.write(self._pending)
        self._pending.clear()


def _varint(value: int) -> bytes:
    result = bytearray()
    while value > 0x7F:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    result.append(value)
    return bytes(result)
