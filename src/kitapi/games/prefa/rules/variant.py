"""House rules of a table, and the terms of a sitting."""

from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta

from kitapi.kernel import table

LARGEST_SHARE = 1_000_000_000_000
"""The most kapikia a player may put into the kasa; sums over all players are exact in any program that reads JSON."""

KASA_SIZES: dict[int, int] = table("PREFA-HOUSE-05", rows={20: 200, 30: 300, 50: 500})
"""Kapikia by the usual size of the kasa, in tens a player; the form for house rules names them."""


class LastContract(Enum):
    """The value of a contract that the kasa cannot pay in full (PREFA-PAY-08)."""

    REDUCED = "reduced"
    REDUCED_IF_MADE = "reduced_if_made"
    FULL = "full"


class SoloPaysPartner(Enum):
    """How a defender who is solo-in pays the other defender's tricks (PREFA-PAY-04)."""

    DOUBLE = "double"
    SINGLE = "single"


class IdlePay(Enum):
    """The payment of a declarer who is in to the idle player (PREFA-PAY-07)."""

    AS_WRITTEN = "as_written"
    FLAT = "flat"
    DOUBLED = "doubled"


class TripleFrom(Enum):
    """The shortfall from which on everything is paid three times (PREFA-HOUSE-01)."""

    NEVER = "never"
    THREE = "3"


class TenOwed(Enum):
    """The tricks that the first defender in play owes at level 10 (PREFA-HOUSE-02)."""

    NONE = "none"
    ONE = "one"


class PrefaVariant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of one table; the defaults are the rulebook's.

    ``kasa_share`` is what each player puts into the kasa, in kapikia, a multiple of ten up to 10¹² (PREFA-KIT-01);
    ``aces`` whether four aces may be announced (PREFA-BUY-03); ``pass_deals`` whether a deal all passed is played
    (PREFA-AUC-06); ``call_time`` how many seconds a call may take, None for no limit (PREFA-AUC-08);
    ``add_kasa`` whether all people may agree to change every kasa column (PREFA-HOUSE-03); ``solo_declined`` whether a
    defender may decline the payment of a deal written solo (PREFA-HOUSE-04).
    """

    kasa_share: Annotated[int, Meta(gt=0, le=LARGEST_SHARE, multiple_of=10, extra={"named": KASA_SIZES})] = 300
    aces: bool = True
    pass_deals: bool = False
    last_contract: LastContract = LastContract.REDUCED
    solo_pays_partner: SoloPaysPartner = SoloPaysPartner.DOUBLE
    idle_pay: IdlePay = IdlePay.AS_WRITTEN
    call_time: Annotated[int, Meta(ge=5, le=300)] | None = None
    triple_from: TripleFrom = TripleFrom.NEVER
    ten_owed: TenOwed = TenOwed.NONE
    add_kasa: bool = False
    solo_declined: bool = False


class PrefaTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The number of players, three or four, and the house rules."""

    players: Annotated[int, Meta(ge=3, le=4)] = 3
    variant: PrefaVariant = PrefaVariant()


PRESETS: dict[str, PrefaVariant] = {
    "rulebook": PrefaVariant(),
    "prefadoros": PrefaVariant(kasa_share=500, solo_pays_partner=SoloPaysPartner.SINGLE),
    "house": PrefaVariant(pass_deals=True),
}
"""Named sets of house rules. ``prefadoros``: the site's own settings; ``house``: passed deals are played."""
