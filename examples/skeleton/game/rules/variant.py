"""House rules, and the terms with which a table is opened."""

from typing import Annotated

import msgspec
from msgspec import Meta


class SkeletonGameVariant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of one table; ``deals``: of a sitting (SKELETON-DEAL-04)."""

    deals: Annotated[int, Meta(ge=1, le=20)] = 4


class SkeletonGameTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a table: the number of seats, and the house rules."""

    players: Annotated[int, Meta(ge=2, le=4)] = 3
    variant: SkeletonGameVariant = SkeletonGameVariant()


PRESETS: dict[str, SkeletonGameVariant] = {"rulebook": SkeletonGameVariant()}
"""Named sets of house rules."""
