"""The commitments of a table's deals: public from the opening of each, with the secret once the deal is over.

No number is ever left out, so no deal can be hidden because it was interrupted or the house disliked its cards.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from kitapi.kernel import Commitment
from kitapi.room.record.streams import SecretDrawn
from kitapi.store import Recorded


class Bound(msgspec.Struct, frozen=True, kw_only=True):
    """The commitment of the deal ``number`` of a table.

    ``state``: ``open`` while the deal is running; afterwards ``used`` if its cards were shuffled, otherwise
    ``aborted``. ``secret``: hexadecimal. ``silent``: the seats that pledged no contribution to the shuffle;
    ``withheld``: those that pledged one and did not show it. All three are None as long as the deal is open.
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


def list_commitments(
    opening_kind: str, played: Sequence[Recorded], drawn: Sequence[SecretDrawn], *, running: bool
) -> Iterator[Bound]:
    """The commitment of each deal in ``played``, a table's whole log.

    ``drawn``: the table's secrets, by deal; empty for an imported record, whose deals contain their own.
    ``running``: whether the newest deal is running.
    """
    openings = [place for place, event in enumerate(played) if event.kind == opening_kind]
    for number, start in enumerate(openings, start=1):
        end = openings[number] if number < len(openings) else None
        bound = _opening(played[start].payload).commitment
        entry = Bound(
            number=number,
            context=bound.context,
            algorithm=bound.algorithm,
            commitment=bound.digest,
            state="open",
        )
        if running and number == len(openings):
            yield entry
        else:
            secret = drawn[number - 1].secret if number <= len(drawn) else ""
            yield _over(entry, played[start:end], secret)


def encode_lines(bound: Iterator[Bound]) -> bytes:
    """Encode each commitment as a line of JSON."""
    return b"".join(_encode(one) + b"\n" for one in bound)


def _over(entry: Bound, deal: Sequence[Recorded], drawn: str) -> Bound:
    """``entry`` with what is public once the ``deal`` is over."""
    pledges = {one.seat: one.digest for one in map(_pledge, _payloads(deal, "pledged"))}
    shares = {one.seat: one.value for one in map(_share, _payloads(deal, "contributed"))}
    silent = {seat for seat, said in (pledges or shares).items() if not said}
    withheld = {seat for seat, value in shares.items() if not value} - silent
    unused = {_secret(payload).secret for payload in _payloads(deal, "shuffle_unused")}
    shown = {found for event in deal if (found := _secret(event.payload).secret)} - unused
    return msgspec.structs.replace(
        entry,
        state="used" if shown else "aborted",
        secret=drawn or next(iter(shown or unused), None),
        silent=tuple(sorted(silent)),
        withheld=tuple(sorted(withheld)),
    )


def _payloads(deal: Sequence[Recorded], name: str) -> list[bytes]:
    """The payloads of the events called ``name``, in any game."""
    return [event.payload for event in deal if event.kind.rpartition(".")[2] == name]
