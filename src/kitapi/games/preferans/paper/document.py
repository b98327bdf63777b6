"""A sitting at a real table, as its writer says it: one line for every deal."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.preferans.paper.deal import Count
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.variant import PreferansVariant
from kitapi.lines.sittings import MOST_LINES

Place: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class DealLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="deal"):
    """A deal; fields that do not apply are left out.

    Fields as in ``docs/formats/score.md``, except: ``tricks``: of the declarer, and of the defenders in the order of
    play. ``doublings``: 0 if nobody said kontra; None: not known yet. ``undoubled``: nobody said the kontra that leaves
    demand. ``passed``: all passed. ``thrown_in``: won at "one" and thrown in.
    """

    declarer: Place | None = None
    game: GameNumber | None = None
    from_hand: bool = False
    open: bool = False
    doublings: Annotated[int, Meta(ge=0, le=16)] | None = None
    kontra_by: Place | None = None
    dropped: Annotated[tuple[Place, ...], Meta(max_length=2)] = ()
    invited_by: Place | None = None
    undoubled: bool = False
    tricks: tuple[Count, Count, Count] | None = None
    longest_run: Count | None = None
    passed: bool = False
    thrown_in: bool = False


class PaperSitting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole sitting: everything that is shown of it is computed from this.

    ``first_dealer``: the seat that dealt first; the others follow by the rules.
    """

    game: Literal["preferans"] = "preferans"
    players: Annotated[int, Meta(ge=3, le=4)] = 3
    first_dealer: Place = 0
    variant: PreferansVariant = PreferansVariant()
    lines: Annotated[tuple[DealLine, ...], Meta(max_length=MOST_LINES)] = ()
