"""A sitting at a real table, as its writer says it: one line for every deal and every change of the kasa."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.prefa.paper.deal import Count
from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.kasa import STEP
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.lines.sittings import MOST_LINES

MOST_CHANGE = 1_000_000
"""The most kapikia a player by which one line changes the kasa."""

Place: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class DealLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="deal"):
    """A deal; its fields are those of a deal in ``docs/formats/score.md``. Fields that do not apply are left out."""

    declarer: Place | None = None
    contract: Contract | None = None
    participation: Annotated[tuple[Answer, ...], Meta(max_length=3)] | None = None
    tricks: tuple[Count, Count, Count] | None = None
    aces: bool = False
    solo: bool = False
    declined: bool = False
    passed: bool = False


class KasaLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="kasa"):
    """A change of every kasa column by ``amount`` kapikia, as all have agreed (PREFA-HOUSE-03)."""

    amount: Annotated[int, Meta(ge=-MOST_CHANGE, le=MOST_CHANGE, multiple_of=STEP)]


Line: TypeAlias = DealLine | KasaLine


class PaperSitting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole sitting: everything that is shown of it is computed from this.

    ``first_dealer``: the seat that dealt first; the others follow by the rules.
    """

    game: Literal["prefa"] = "prefa"
    players: Annotated[int, Meta(ge=3, le=4)] = 3
    first_dealer: Place = 0
    variant: PrefaVariant = PrefaVariant()
    lines: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)] = ()
