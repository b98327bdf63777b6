"""House rules, and the terms with which a table is opened."""

from typing import Annotated

import msgspec
from msgspec import Meta


class GermanWhistVariant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of one table; ``deals``: of a sitting (GERMANWHIST-DEAL-04)."""

    deals: Annotated[int, Meta(ge=1, le=20)] = 4


class GermanWhistTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a table: two seats, and the house rules."""

    players: Annotated[int, Meta(ge=2, le=2)] = 2
    variant: GermanWhistVariant = GermanWhistVariant()


PRESETS: dict[str, GermanWhistVariant] = {"rulebook": GermanWhistVariant()}
"""Named sets of house rules."""
