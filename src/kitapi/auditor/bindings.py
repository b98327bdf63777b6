"""Protection of a table's deals against later change: seals over all events, and commitments to secrets (kitapi-fy)."""

import hashlib
from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from kitapi.auditor.accounts import Unreadable, whole
from kitapi.auditor.laws import Found

PLEDGED = "kitapi-fy-2"
ALGORITHMS = frozenset({"kitapi-fy-1", PLEDGED})
"""The shuffling methods whose commitments the auditor can check."""

COMMITMENT = b"kitapi-commitment-1"


class End(NamedTuple):
    """The version at which a deal ended, and the hash there."""

    version: int
    head: bytes


class Seals:
    """The hash over a table's events, and the seals that must equal it."""

    def __init__(self, stream: str) -> None:
        self._head = self._before = hashlib.sha256(stream.encode()).digest()
        self._version = self._sealed = 0
        self._ends: deque[End] = deque()
        """Ends of deals whose seals have not come yet; in a record the seals come after all deals."""

    def grow(self, kind: str, schema: int, payload: bytes) -> None:
        """Add an event as stored; a schema number of more than 8 bytes is reported elsewhere, as unreadable."""
        self._version += 1
        hashed = b"%b%b\0%b%b" % (self._head, kind.encode(), (schema % 2**64).to_bytes(8, "big"), payload)
        self._before, self._head = self._head, hashlib.sha256(hashed).digest()

    def leave(self) -> None:
        """Store the end of the last deal, because the newest event opens another deal before the seal comes."""
        self._ends.append(End(self._version - 1, self._before))

    def take(self, event: dict[str, Any], deal: int, *, over: bool) -> Iterator[Found]:
        """Compare a seal with the hash of the events; ``deal``: the newest deal, ``over``: whether it is over."""
        version, hand = whole(event["version"], "version"), whole(event["hand"], "hand")
        deal, over = deal - len(self._ends), over or bool(self._ends)
        end = self._ends.popleft() if self._ends else End(self._version, self._head)
        if event["head"] != end.head.hex() or version != end.version:
            yield Found("seals", f"the seal of version {version} does not match the events up to version {end.version}")
        if hand != deal or not over:
            yield Found("seals", f"deal {hand} was sealed, but deal {deal} is {'over' if over else 'running'}")
        self._sealed = end.version

    def due(self, opening: int = 0) -> Iterator[Found]:
        """Check, once the newest deal is over, that all events are sealed, except an ``opening`` event that follows."""
        if self._sealed != (played := self._version - opening):
            yield Found(
                "seals", f"a deal is over at version {played}, but the newest seal is of version {self._sealed}"
            )


class Secret:
    """The secret of one deal: its commitment, the secret that was drawn, and the one that was published."""

    def __init__(self, commitment: dict[str, Any], context: str | None) -> None:
        self._commitment = commitment
        self._context = context
        self.drawn: str | None = None
        self._shown: str | None = None

    def opening(self) -> Iterator[Found]:
        """Check that the commitment uses a known method and names the expected deal.

        In an imported record that is the deal at the original table.
        """
        if self._context is None:
            return
        if self._commitment["algorithm"] not in ALGORITHMS:
            yield Found("secrets", f"the shuffling method {self._commitment['algorithm']!r} cannot be audited")
        if self._commitment["context"] != self._context:
            yield Found("secrets", f"the commitment of {self._context} names {self._commitment['context']!r}")

    def draw(self, event: dict[str, Any]) -> Iterator[Found]:
        """Apply the secret drawn for the deal; the cards may already be dealt in the same transaction."""
        if self.drawn is not None:
            yield Found("secrets", f"a second secret was drawn for {self._context}")
        self.drawn = event["secret"]
        if event["context"] != self._context:
            yield Found("secrets", f"a secret was drawn for {event['context']!r}, but {self._context} is open")
        yield from self._fits(self.drawn)
        yield from self._same()

    def publish(self, secret: str) -> Iterator[Found]:
        """Apply the secret that an event of the game publishes."""
        if self._shown is not None:
            return
        self._shown = secret
        if self._context is None:
            yield from self._fits(secret)
        elif self.drawn is not None:
            yield from self._same()

    def _same(self) -> Iterator[Found]:
        if self._shown is not None and self._shown != self.drawn:
            yield Found("secrets", "the published secret is not the one that was drawn")

    def due(self, *, over: bool) -> Iterator[Found]:
        """Check that a secret was drawn, and if the deal is ``over``, that it was published.

        With ``kitapi-fy-1`` no secret was published for a deal that was broken up before its shuffle.
        """
        if self._context is not None and self.drawn is None:
            yield Found("secrets", f"no secret was drawn for {self._context}")
        if over and self._shown is None and self._commitment["algorithm"] == PLEDGED:
            yield Found(
                "secrets", f"the deal {self._commitment['context']!r} is over, but its secret was not published"
            )

    def _fits(self, secret: Any) -> Iterator[Found]:
        if self._commitment["algorithm"] in ALGORITHMS and self._commitment["digest"] != digest_of(
            secret, self._commitment["context"]
        ):
            yield Found("secrets", f"the secret of {self._commitment['context']!r} does not match its commitment")


def digest_of(secret: Any, context: Any) -> str:
    """The commitment to a secret (hexadecimal) for the deal ``context``.

    Raises:
        Unreadable: the secret is not a hexadecimal text.
    """
    try:
        parts = (COMMITMENT, context.encode(), bytes.fromhex(secret))
    except (ValueError, TypeError, AttributeError) as error:
        raise Unreadable("secret: not a hexadecimal text") from error
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()
