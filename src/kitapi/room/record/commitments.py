"""What every deal of a table was bound to: public from its opening on, with its secret once the deal is over.

No number is ever left out, so that a deal that was broken off, or one that nobody liked, cannot vanish.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from kitapi.kernel import Commitment
from kitapi.room.record.streams import SecretDrawn
from kitapi.store import Recorded


class Bound(msgspec.Struct, frozen=True, kw_only=True):
    """What the deal ``number`` of a table was bound to.

    ``state``: ``open`` as long as the deal runs; then ``used`` if its cards were shuffled, else ``aborted``.
    ``secret``: hexadecimal. ``silent``: the seats without a share in the shuffle from its beginning; ``withheld``:
    those that pledged one and did not show it. All three are None as long as the deal is open.
    """

    number: int
    context: str
    algorithm: str
    commitment: str
    state: Literal["open", "used", "aborted"]
    secret: str | None = None
    silent: tuple[int, ...] | None = None
    withheld: tuple[int, ...] | None = None


class _Opening(msgspec.Struct):
    commitment: Commitment


class _Pledge(msgspec.Struct):
    seat: int
    digest: str


class _Share(msgspec.Struct):
    seat: int
    value: str


class _Secret(msgspec.Struct):
    secret: str = ""


_opening = msgspec.json.Decoder(_Opening).decode
_pledge = msgspec.json.Decoder(_Pledge).decode
_share = msgspec.json.Decoder(_Share).decode
_secret = msgspec.json.Decoder(_Secret).decode
_encode = msgspec.json.Encoder().encode


def commitments(
    opening_kind: str, played: Sequence[Recorded], drawn: Sequence[SecretDrawn], *, running: bool
) -> Iterator[Bound]:
    """What each deal among ``played``, a table's whole log, was bound to.

    ``drawn``: the table's secrets, by deal; none at a table that holds a record, whose deals show their own.
    ``running``: the newest deal is.
    """
    openings = [place for place, event in enumerate(played) if event.kind == opening_kind]
    for number, start in enumerate(openings, start=1):
        end = openings[number] if number < len(openings) else None
        bound = _opening(played[start].payload).commitment
        told = Bound(
            number=number,
            context=bound.context,
            algorithm=bound.algorithm,
            commitment=bound.digest,
            state="open",
        )
        if running and number == len(openings):
            yield told
        else:
            secret = drawn[number - 1].secret if number <= len(drawn) else ""
            yield _over(told, played[start:end], secret)


def lines(bound: Iterator[Bound]) -> bytes:
    """Each as a line of JSON."""
    return b"".join(_encode(one) + b"\n" for one in bound)


def _over(told: Bound, deal: Sequence[Recorded], drawn: str) -> Bound:
    """``told`` with what may be known once the ``deal`` is over."""
    pledges = {one.seat: one.digest for one in map(_pledge, _payloads(deal, "pledged"))}
    shares = {one.seat: one.value for one in map(_share, _payloads(deal, "contributed"))}
    silent = {seat for seat, said in (pledges or shares).items() if not said}
    withheld = {seat for seat, value in shares.items() if not value} - silent
    unused = {_secret(payload).secret for payload in _payloads(deal, "shuffle_unused")}
    shown = {found for event in deal if (found := _secret(event.payload).secret)} - unused
    return msgspec.structs.replace(
        told,
        state="used" if shown else "aborted",
        secret=drawn or next(iter(shown or unused), None),
        silent=tuple(sorted(silent)),
        withheld=tuple(sorted(withheld)),
    )


def _payloads(deal: Sequence[Recorded], name: str) -> list[bytes]:
    """The events of ``name``, in whatever game."""
    return [event.payload for event in deal if event.kind.rpartition(".")[2] == name]
