"""What binds a table's deals: seals on all that was played, and secrets committed to before (kitapi-fy)."""

import hashlib
from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from kitapi.auditor.accounts import Unreadable, whole
from kitapi.auditor.laws import Found

PLEDGED = "kitapi-fy-2"
ALGORITHMS = frozenset({"kitapi-fy-1", PLEDGED})
"""The ways to shuffle whose commitment is known."""

COMMITMENT = b"kitapi-commitment-1"


class End(NamedTuple):
    """Where a deal ended: at which version, and the hash there."""

    version: int
    head: bytes


class Seals:
    """The hash over a table's events, and the seals that hold it."""

    def __init__(self, stream: str) -> None:
        self._head = self._before = hashlib.sha256(stream.encode()).digest()
        self._version = self._sealed = 0
        self._ends: deque[End] = deque()
        """Ends of deals whose seals are still to come: those of a record come after all its deals."""

    def grow(self, kind: str, schema: int, payload: bytes) -> None:
        """Add an event as it is stored; a schema number beyond 8 bytes is reported elsewhere, as unreadable."""
        self._version += 1
        hashed = b"%b%b\0%b%b" % (self._head, kind.encode(), (schema % 2**64).to_bytes(8, "big"), payload)
        self._before, self._head = self._head, hashlib.sha256(hashed).digest()

    def leave(self) -> None:
        """Another deal is opened by the newest event, and the one before it is sealed later."""
        self._ends.append(End(self._version - 1, self._before))

    def take(self, event: dict[str, Any], deal: int, *, over: bool) -> Iterator[Found]:
        """Compare a seal with what was played; ``deal``: the newest, and whether it is ``over``."""
        version, hand = whole(event["version"], "version"), whole(event["hand"], "hand")
        deal, over = deal - len(self._ends), over or bool(self._ends)
        end = self._ends.popleft() if self._ends else End(self._version, self._head)
        if event["head"] != end.head.hex() or version != end.version:
            yield Found("seals", f"the seal of version {version} is not that of the events up to {end.version}")
        if hand != deal or not over:
            yield Found("seals", f"deal {hand} is sealed where deal {deal} is {'over' if over else 'running'}")
        self._sealed = end.version

    def due(self, opening: int = 0) -> Iterator[Found]:
        """Whether all that was played is sealed, the newest deal being over, but for an ``opening`` event after it."""
        if self._sealed != (played := self._version - opening):
            yield Found("seals", f"a deal is over at version {played}, and version {self._sealed} is sealed")


class Secret:
    """What one deal was bound to, what was drawn for it, and what was published."""

    def __init__(self, commitment: dict[str, Any], context: str | None) -> None:
        self._told = commitment
        self._context = context
        self.drawn: str | None = None
        self._shown: str | None = None

    def opening(self) -> Iterator[Found]:
        """Whether the deal is bound in a way that is known, to its own name; an imported record's table had another."""
        if self._context is None:
            return
        if self._told["algorithm"] not in ALGORITHMS:
            yield Found("secrets", f"the shuffle is by {self._told['algorithm']!r}, which cannot be audited")
        if self._told["context"] != self._context:
            yield Found("secrets", f"{self._context} is bound as {self._told['context']!r}")

    def draw(self, event: dict[str, Any]) -> Iterator[Found]:
        """Apply the secret drawn for the deal; in the same transaction the cards may have been dealt already."""
        if self.drawn is not None:
            yield Found("secrets", f"a second secret is drawn for {self._context}")
        self.drawn = event["secret"]
        if event["context"] != self._context:
            yield Found("secrets", f"a secret for {event['context']!r} is drawn where {self._context} is opened")
        yield from self._fits(self.drawn)
        yield from self._same()

    def publish(self, secret: str) -> Iterator[Found]:
        """Apply the secret that the game's own history shows."""
        if self._shown is not None:
            return
        self._shown = secret
        if self._context is None:
            yield from self._fits(secret)
        elif self.drawn is not None:
            yield from self._same()

    def _same(self) -> Iterator[Found]:
        if self._shown is not None and self._shown != self.drawn:
            yield Found("secrets", "the secret published is not the one that was drawn")

    def due(self, *, over: bool) -> Iterator[Found]:
        """Whether a secret was drawn, the deal having been opened, and published, it being ``over``.

        Of ``kitapi-fy-1`` none was published where a deal was broken up before its cards were shuffled.
        """
        if self._context is not None and self.drawn is None:
            yield Found("secrets", f"no secret is drawn for {self._context}")
        if over and self._shown is None and self._told["algorithm"] == PLEDGED:
            yield Found("secrets", f"the deal {self._told['context']!r} is over, and its secret was never shown")

    def _fits(self, secret: Any) -> Iterator[Found]:
        if self._told["algorithm"] in ALGORITHMS and self._told["digest"] != digest_of(secret, self._told["context"]):
            yield Found("secrets", f"the secret of {self._told['context']!r} is not the one committed to")


def digest_of(secret: Any, context: Any) -> str:
    """The commitment to a secret (hexadecimal) for the deal ``context``.

    Raises:
        Unreadable: the secret is no hexadecimal text.
    """
    try:
        parts = (COMMITMENT, context.encode(), bytes.fromhex(secret))
    except (ValueError, TypeError, AttributeError) as error:
        raise Unreadable("secret: no hexadecimal text") from error
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()
