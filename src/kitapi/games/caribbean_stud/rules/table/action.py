"""What every action at a table of Caribbean Stud is made of, and whose it may be."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.caribbean_stud.rules.terms.variant import LARGEST
from kitapi.kernel import Role

DEALER = Role("dealer")
"""Deals, takes and pays (croupier)."""
GAMING_INSPECTOR = Role("gaming_inspector")
"""Holds the console's keys and rules on what is irregular (Ispettore di Gioco)."""
MUNICIPAL_INSPECTOR = Role("municipal_inspector")
"""Must be present when the jackpot's upper tiers are paid or a hand is annulled (Ispettore Comunale)."""
GAMING_MANAGEMENT = Role("gaming_management")
"""Decides disputes (Direzione Giochi)."""
CONTROL_ROOM = Role("control_room")
"""Confirms royal and straight flush (Sala Regia)."""

HOUSE_ROLES = (DEALER, GAMING_INSPECTOR, MUNICIPAL_INSPECTOR, GAMING_MANAGEMENT, CONTROL_ROOM)

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Amount: TypeAlias = Annotated[int, Meta(gt=0, le=LARGEST)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]


class StudAction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """An action; its kind is the tag."""
