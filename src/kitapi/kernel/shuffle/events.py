"""Stored events of the phase of the shuffle.

Each game extends them by events with kinds of its own, such as ``<game>.pledged``, so that its records stay readable.
The shuffle itself is an event of the game, which contains the cards as dealt.
"""

import msgspec

from kitapi.kernel.actors import Seat


class Pledged(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A seat bound itself to its share in the shuffle; ``digest`` is empty for a seat that is absent."""

    seat: Seat
    digest: str


class Contributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A seat revealed its share in the shuffle; ``value`` is empty for a seat that is absent or withholds it."""

    seat: Seat
    value: str


class ShuffleUnused(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """The deal ended before its cards were shuffled; ``secret`` (hexadecimal) is what the commitment was made from."""

    secret: str
