"""The actions of seats and chance in the phase of the shuffle."""

from typing import Annotated

import msgspec
from msgspec import Meta

from kitapi.cards import Card
from kitapi.kernel.bounds import LONGEST_WORD, MOST_CARDS

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="pledge"):
    """A seat's pledge to its share in the shuffle, before any share is shown; empty if its player is absent."""

    digest: Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?\Z")]


class Contribute(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="contribute"):
    """A seat's share in the shuffle: 16 random bytes in hexadecimal; empty if its player is absent."""

    value: Annotated[str, Meta(max_length=32, pattern=r"^([0-9a-f]{32})?\Z")]


class Shuffled(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="shuffled"):
    """A shuffled deck, an action of ``CHANCE``.

    ``secret`` is 32 bytes in hexadecimal; ``order`` is computed by ``algorithm`` from the secret, the seats'
    contributions and the deal's context, so that anybody can check the order once the secret is shown.
    """

    order: Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]
    algorithm: Word
    secret: Word


class Unused(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="unused"):
    """Shows the secret of a deal that is over and whose cards were never shuffled, an action of ``CHANCE``.

    ``secret``: 32 bytes in hexadecimal, shown so that everybody can check that the commitment was made from it.
    """

    secret: Word
