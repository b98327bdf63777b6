"""The facts of a finished deal, and its settlement."""

from enum import Enum

import msgspec

from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi.kernel import Seat
from kitapi.ledger import Transfer


class Part(Enum):
    """A defender's part in a deal (PREFA-PART-02, -03, -04)."""

    PLAYS = "plays"
    CALLS = "calls"
    """Said together: plays, and receives and pays the money of both."""
    HELPS = "helps"
    """Was taken along: plays, and has no part in the money."""
    OUT = "out"


class Ending(Enum):
    """How a deal ended."""

    PLAYED = "played"
    UNOPPOSED = "unopposed"
    """Both defenders passed (PREFA-PART-05)."""
    SOLO = "solo"
    """Written solo (PREFA-BUY-02)."""
    SOLO_DECLINED = "solo_declined"
    """Written solo, and a defender declined the payment (PREFA-HOUSE-04)."""
    PASS_DEAL = "pass_deal"
    """All passed, and the deal was played without a declarer (PREFA-AUC-06)."""
    THROWN_IN = "thrown_in"
    """All passed, and no card was played."""


class Defender(msgspec.Struct, frozen=True, kw_only=True):
    """One defender's seat, part and tricks (0 when out)."""

    seat: Seat
    part: Part
    tricks: int


class ContractFacts(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="contract"):
    """The facts of a deal with a contract: declarer, contract, defenders and tricks.

    ``kasa``: kapikia in the kasa before the deal. ``idle``: the idle player of four. ``aces``: four aces were
    announced.
    """

    players: int
    idle: Seat | None
    declarer: Seat
    contract: Contract
    ending: Ending
    declarer_tricks: int
    first: Defender
    second: Defender
    aces: bool
    kasa: int


class PassDealFacts(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="passed"):
    """A deal without a declarer: each active seat and its tricks; all 0 when it was thrown in."""

    players: int
    ending: Ending
    tricks: tuple[tuple[Seat, int], ...]
    kasa: int


class Shortfall(msgspec.Struct, frozen=True, kw_only=True):
    """By how many tricks declarer, first and second defender are in; 0: the player is not in."""

    declarer: int
    first: int
    second: int


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The settlement of a deal: value of a trick in kapikia (0 without a contract), who is in, and the transfers."""

    value: int
    shortfall: Shortfall
    transfers: tuple[Transfer, ...]


class Reckoning(msgspec.Struct, frozen=True, kw_only=True):
    """How an amount was computed: ``tricks`` × ``value`` kapikia × ``times``.

    ``tricks``: None where none are counted, so that ``value`` is the amount itself (aces, the idle player, a solo that
    was declined). ``times``: 2 if solo-in doubles the amount, 3 if a house rule triples it (PREFA-HOUSE-01), else 1.
    ``for_helper``: the caller pays or gets it in the helper's place (PREFA-PAY-06).
    """

    tricks: int | None
    value: int
    times: int = 1
    for_helper: bool = False

    @property
    def amount(self) -> int:
        """The amount in kapikia; may be zero."""
        return (1 if self.tricks is None else self.tricks) * self.value * self.times


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """How a settlement was computed.

    ``reckonings``: one for each transfer, in their order; empty if the present rules would compute other amounts.
    ``full_value``: the value of a trick when the kasa can pay the contract, None unless the value was lower in this
    deal (PREFA-PAY-08).
    """

    reckonings: tuple[Reckoning, ...]
    full_value: int | None


class SheetEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One figure newly written on the sheet, and the one it strikes through.

    ``field``: the seat whose part of the sheet it is in. ``column``: the other player's seat for a pair column
    (kapikia), None for the kasa column (tens). ``clause``: the writing rule.
    """

    field: Seat
    column: Seat | None
    before: int
    after: int
    clause: str


class SheetSettlement(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet settled step by step, as a writer does it (PREFA-KIT-04); all by seat.

    ``columns``: the kasa columns, in tens; ``smallest`` of them is subtracted from all, which leaves ``left``.
    ``gifts``: kapikia that each player gives every other. ``pairs[i][j]``: what ``j`` owes ``i`` by the pair columns,
    minus what ``i`` owes ``j``. ``results``: what everybody wins or loses, in kapikia; they add up to zero.
    """

    columns: tuple[int, ...]
    smallest: int
    left: tuple[int, ...]
    gifts: tuple[int, ...]
    pairs: tuple[tuple[int, ...], ...]
    results: tuple[int, ...]


class Written(msgspec.Struct, frozen=True, kw_only=True):
    """The entries for a deal, and the sheet after them."""

    entries: tuple[SheetEntry, ...]
    sheet: Sheet
