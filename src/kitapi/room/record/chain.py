"""The hash chain over the play stream of a table, and its seals; for any game.

``h(0)`` is the SHA-256 of the stream's name, and ``h(n)`` that of ``h(n-1)``, the kind, a zero byte, the schema as
eight bytes with the highest first, and the payload exactly as stored. When a hand (a deal) is over, its ``h(n)`` is
stored in the same transaction, as a seal. To change, remove or reorder earlier events without detection, a person would
have to find other events with the same hash, or rewrite every later seal as well (docs/formats/audit.md).
"""

import hashlib
from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.store import NewEvent, Recorded


class ChainSealed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="chain.sealed"):
    """After hand ``hand`` of a table its play stream was at ``version``, with the hash ``head`` (hexadecimal).

    ``former``: the hash before names of people were moved out of the events; empty if it is the same.
    """

    version: int
    head: str
    hand: int
    former: str = ""


class Chain(NamedTuple):
    """The chain up to ``version`` of a play stream; ``head``: its hash there.

    ``sealed``: the version of the last seal, 0 if there is none. ``seals``: the number of seals.
    """

    version: int
    head: bytes
    sealed: int = 0
    seals: int = 0


def begin_chain(stream: str) -> Chain:
    """The chain of ``stream`` before its first event; every stream begins with a different hash."""
    return Chain(0, hashlib.sha256(stream.encode()).digest())


def resume_chain(seal: ChainSealed, seals: int) -> Chain:
    """The chain at the newest of ``seals`` seals."""
    return Chain(seal.version, bytes.fromhex(seal.head), seal.version, seals)


def extend_chain(chain: Chain, events: Iterable[NewEvent | Recorded]) -> Chain:
    """``chain`` with ``events`` at its end."""
    version, head = chain.version, chain.head
    for event in events:
        version, head = version + 1, hash_after(head, event)
    return chain._replace(version=version, head=head)


def hash_after(head: bytes, event: NewEvent | Recorded) -> bytes:
    """The hash of ``event`` that follows one whose hash is ``head``."""
    return hashlib.sha256(
        b"%b%b\0%b%b" % (head, event.kind.encode(), event.schema.to_bytes(8, "big"), event.payload)
    ).digest()


def seal_chain(chain: Chain, hand: int) -> tuple[Chain, ChainSealed]:
    """``chain`` with a seal after ``hand``, and that seal."""
    seal = ChainSealed(version=chain.version, head=chain.head.hex(), hand=hand)
    return chain._replace(sealed=chain.version, seals=chain.seals + 1), seal


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A finding of an audit about a table's log.

    ``problem``: ``changed``: an event after version ``after`` (0: from the first on) and up to ``upto`` was changed,
    left out, inserted or moved. ``truncated``: a seal covers version ``upto``, but the log ends at ``after``.
    ``seals``: the seal of hand ``hand`` is missing or out of order. ``unsealed``: hand ``hand`` is over, but there are
    no seals. ``damaged``: the store can read nothing after version ``after`` of ``stream``.
    """

    table: str
    problem: str
    after: int
    upto: int | UnsetType = UNSET
    hand: int | UnsetType = UNSET
    stream: str | UnsetType = UNSET


class Sound(msgspec.Struct, frozen=True, kw_only=True):
    """A log that agrees with its seals up to version ``sealed``, after hand ``hand``; ``events``: their number.

    ``head``: the hash at ``sealed``, to be kept elsewhere; empty if there is no seal yet.
    """

    table: str
    sealed: int
    hand: int
    events: int
    head: str = ""


class Examination:
    """Compares a table's log, event by event, with its ``seals``; a None among them is a seal that cannot be read.

    ``opening_kind``: the kind of the event that opens a hand at this table.
    """

    def __init__(self, table: str, chain: Chain, seals: Iterable[ChainSealed | None], opening_kind: str) -> None:
        self._table = table
        self._chain = chain
        self._seals = deque(seals)
        self._last: ChainSealed | None = None
        self._opening_kind = opening_kind
        self._opened_since = 0
        self._finding: Finding | None = None

    def take(self, event: Recorded) -> None:
        """Compare the log's next event; after the first finding, do nothing."""
        if self._finding is not None:
            return
        self._opened_since += event.kind == self._opening_kind
        self._chain = extend_chain(self._chain, (event,))
        if self._seals:
            self._finding = self._compare_seal(self._seals[0])

    def conclude(self, *, over: bool) -> Finding | Sound:
        """The result at the end of the log; ``over``: the newest hand is over."""
        if self._finding is not None:
            return self._finding
        if self._seals:
            seal = self._seals[-1]
            return (
                self._missing_seal()
                if seal is None
                else self._new_finding("truncated", self._chain.version, upto=seal.version)
            )
        if self._opened_since > (0 if over else 1):
            return self._missing_seal()
        last = self._last or ChainSealed(version=0, head="", hand=0)
        events = self._chain.version
        return Sound(table=self._table, sealed=last.version, hand=last.hand, events=events, head=last.head)

    @property
    def _sealed(self) -> int:
        """The version up to which the log agrees with its seals."""
        return self._last.version if self._last else 0

    def _compare_seal(self, seal: ChainSealed | None) -> Finding | None:
        """The finding about the next ``seal``, or about its events once all of them were compared, if any."""
        if seal is None or seal.version <= self._sealed:
            return self._missing_seal()
        if seal.version > self._chain.version:
            return None
        if seal.head != self._chain.head.hex():
            return self._new_finding("changed", self._sealed, upto=seal.version)
        if self._last is not None and self._opened_since > 1:
            return self._missing_seal()
        self._last, self._opened_since = self._seals.popleft(), 0
        return None

    def _missing_seal(self) -> Finding:
        """The finding that the next hand has no seal, or one in the wrong place."""
        if self._last is None and not self._seals:
            return self._new_finding("unsealed", 0, hand=1)
        return self._new_finding("seals", self._sealed, hand=self._last.hand + 1 if self._last else 1)

    def _new_finding(
        self, problem: str, after: int, *, upto: int | UnsetType = UNSET, hand: int | UnsetType = UNSET
    ) -> Finding:
        return Finding(table=self._table, problem=problem, after=after, upto=upto, hand=hand)
