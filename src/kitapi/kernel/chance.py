"""What chance brings to a deal: a shuffled order, and what it was made from."""

from typing import Annotated

import msgspec
from msgspec import Meta

from kitapi.cards import Card
from kitapi.kernel.bounds import LONGEST_WORD, MOST_CARDS

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]


class Shuffled(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="shuffled"):
    """A shuffled deck, an action of ``CHANCE``.

    ``secret`` is 32 bytes in hexadecimal; ``order`` is what ``algorithm`` makes of it together with the seats'
    contributions and the deal's context, so that anybody can check the order once the secret is shown.
    """

    order: Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]
    algorithm: Word
    secret: Word


class Unused(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="unused"):
    """The deal is over and its cards were never shuffled, an action of ``CHANCE``.

    ``secret``: what the shuffle was bound to, 32 bytes in hexadecimal, shown so that everybody can see that it was this
    commitment's.
    """

    secret: Word


class Commitment(msgspec.Struct, frozen=True, kw_only=True):
    """What a deal's shuffle is bound to before any seat speaks.

    ``context`` names the deal (table and place in its history), ``algorithm`` the version of the shuffle, ``digest``
    is the SHA-256 of secret and context in hexadecimal.
    """

    context: str
    algorithm: str
    digest: str
