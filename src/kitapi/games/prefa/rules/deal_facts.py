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
    """The caller, who said together: plays, and receives and pays for both defenders."""
    HELPS = "helps"
    """The helper, whom the caller brought into play: plays, but neither receives nor pays."""
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
    """One defender's seat, part, and number of tricks (0 if they are out)."""

    seat: Seat
    part: Part
    tricks: int


class ContractFacts(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="contract"):
    """The facts of a deal with a contract: declarer, contract, defenders and tricks.

    ``kasa``: the kapikia in the kasa before the deal. ``idle``: the idle player at a table of four. ``aces``: whether
    four aces were announced.
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
    """The facts of a deal without a declarer: the number of tricks by active seat, all 0 if it was thrown in."""

    players: int
    ending: Ending
    tricks: tuple[tuple[Seat, int], ...]
    kasa: int


class Shortfall(msgspec.Struct, frozen=True, kw_only=True):
    """The number of tricks by which declarer, first and second defender are in; 0 if a player is not in."""

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

    ``tricks``: None if the amount does not depend on tricks, so that ``value`` is the amount itself (aces, the idle
    player, a declined solo). ``times``: 2 if solo-in doubles the amount, 3 if a house rule triples it (PREFA-HOUSE-01),
    otherwise 1. ``for_helper``: whether the caller pays or receives it for the helper (PREFA-PAY-06).
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

    ``reckonings``: one for each transfer, in the same order; empty if the present rules would compute other amounts.
    ``full_value``: if the value of a trick was lower because of a short kasa, the value without that reduction;
    otherwise None (PREFA-PAY-08).
    """

    reckonings: tuple[Reckoning, ...]
    full_value: int | None


class SheetEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A new figure on the sheet, and the figure that it replaces and that is struck through.

    ``field``: the seat in whose part of the sheet it is written. ``column``: the other player's seat for a pair column
    (in kapikia), None for the kasa column (in tens). ``clause``: the clause that defines the entry.
    """

    field: Seat
    column: Seat | None
    before: int
    after: int
    clause: str


class SheetSettlement(msgspec.Struct, frozen=True, kw_only=True):
    """The settlement of a sheet step by step, as a writer computes it (PREFA-KIT-04); all fields are by seat.

    ``columns``: the kasa columns, in tens. ``smallest``: the smallest of them, which is subtracted from all. ``left``:
    the columns after that. ``gifts``: the kapikia that each player gives to every other player. ``pairs[i][j]``: the
    debt of ``j`` to ``i`` in the pair columns, minus the debt of ``i`` to ``j``. ``results``: the gain or loss of every
    player in kapikia, whose sum is zero.
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
