"""The base of all actions at a table of Caribbean Stud."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.caribbean_stud.rules.terms.variant import LARGEST

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Amount: TypeAlias = Annotated[int, Meta(gt=0, le=LARGEST)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]


class StudAction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """An action; its kind is the tag."""
