"""What stands in the books of a table of Caribbean Stud; amounts are in the smallest chips.

A shift runs from the opening of a table to its closing (CSP-010, CSP-070). Every chip that moved in it is in exactly
one figure, so that tray, meter and box come out to the chip.
"""

from typing import Literal, TypeAlias

import msgspec

from kitapi.games.caribbean_stud.rules.books.theory import Theory
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.house.books.counts import Count
from kitapi.house.books.flows import Box, Tray
from kitapi.house.books.signatures import Served, Signed
from kitapi.kernel import Seat
from kitapi.kernel.done_by import DoneBy
from kitapi.mechanics.poker_hands import Combination

HandOutcome: TypeAlias = Literal["ended", "void", "unplayed", "running"]


class Jackpot(msgspec.Struct, frozen=True, kw_only=True):
    """This table's part in the meter (CSP-050, CSP-051).

    ``tokens``: how many were in play. ``contributed``: what of them went to the meter, ``income``: to the house.
    ``restarted``: the amount from which the house restarted the meter. ``awarded``: paid out of the meter, ``covered``:
    by the house, because it held less (AMB-12). Rulings took back: ``returned`` of awards and ``cover_back`` of what
    the house had covered; ``reversed`` of contributions, ``house_back`` of those for which the house paid (AMB-62) and
    ``income_back`` of its own part; ``restart_back`` of a restart. ``opening``, ``closing``: what this table had given
    to the meter more than its players were paid of it.
    """

    opening: int
    tokens: int
    contributed: int
    income: int
    restarted: int
    awarded: int
    covered: int
    returned: int
    reversed: int
    restart_back: int
    income_back: int
    house_back: int
    cover_back: int
    closing: int

    @property
    def expected_closing(self) -> int:
        """What this table's part in the meter must be at the end."""
        given = self.contributed + self.restarted + self.returned
        return self.opening + given - self.awarded - self.reversed - self.restart_back


class Handle(msgspec.Struct, frozen=True, kw_only=True):
    """The stakes that were won or lost; those of void hands are not counted."""

    ante: int = 0
    bet: int = 0
    fee: int = 0

    @property
    def total(self) -> int:
        """The sum of all stakes."""
        return self.ante + self.bet + self.fee

    def __add__(self, other: "Handle") -> "Handle":
        return Handle(ante=self.ante + other.ante, bet=self.bet + other.bet, fee=self.fee + other.fee)


class HandEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One hand in a shift.

    ``outcome``: ``ended`` by GAME OVER, ``void``, ``unplayed`` where the table was closed before its cards, or it still
    runs. ``dealt``: cards lay there. ``won``: by the bank in play. ``handle``: all that was staked. ``at``: when it
    ended.
    """

    number: int
    outcome: HandOutcome
    dealt: bool
    won: int
    handle: int
    at: str | None


class Paid(msgspec.Struct, frozen=True, kw_only=True):
    """A jackpot that was paid; ``covered``: of it by the house. ``taken_back``: its hand was annulled afterwards.

    ``signed``: who dealt, noted and authorised, confirmed, was present, turned the key, and paid.
    """

    hand: int
    seat: Seat
    tier: Combination
    amount: int
    covered: int
    taken_back: bool
    signed: tuple[Signed, ...] = ()


class Reset(msgspec.Struct, frozen=True, kw_only=True):
    """The meter's restart after a royal flush, in ``hand``; ``taken_back``: as of an award."""

    hand: int
    amount: int
    taken_back: bool


class Ruled(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling on an irregularity: what was annulled, by which clauses, in whose presence, and how play continued.

    ``continues``: an English sentence, with ``values`` for what stands in braces there. ``seats``: those whose part was
    annulled. ``signed``: who stated the facts, and who joined.
    """

    hand: int
    irregularity: str
    void: Void
    clauses: tuple[str, ...]
    present: tuple[str, ...]
    continues: str
    values: dict[str, str]
    seats: tuple[Seat, ...]
    at: str
    signed: tuple[Signed, ...] = ()


class Decided(msgspec.Struct, frozen=True, kw_only=True):
    """A claim that the management decided about; ``amount``: what the player got, the own wagers in it.

    ``by``: who decided.
    """

    hand: int
    seat: Seat
    paid: bool
    amount: int
    at: str
    by: DoneBy | None = None


class Hands(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of hands that were dealt, that were annulled, and that were closed before any card."""

    dealt: int
    void: int
    unplayed: int


class Shift(msgspec.Struct, frozen=True, kw_only=True):
    """The books of a table from its opening to its closing.

    ``begun``, ``ended``: UTC in ISO 8601; ``ended`` None: it is still open. ``broken_up``: all agreed to end the
    sitting, and nothing was counted. ``first``, ``last``: its hands. ``opened_with``: chips counted at the opening,
    None: nobody counted; ``chips``, ``notes``: counted at the closing. ``cashed_out``: chips that players gave back.
    ``bank_changes``: how many. ``calls``: how often the inspector was called, ``dismissed``: and found nothing.
    ``warnings``: of players. ``hold``: what the bank won of the drop, ``margin``: and of the handle, in hundredths of a
    per cent; None of nothing. ``theory``: the hold beside the exact odds; None: no round is over, or the house has
    rules of its own. ``staff``: who acted in the house's roles.
    """

    number: int
    begun: str
    ended: str | None
    broken_up: bool
    first: int
    last: int
    hands: Hands
    opened_with: Count | None
    chips: Count | None
    notes: Count | None
    tray: Tray
    box: Box
    jackpot: Jackpot
    handle: Handle
    won: int
    hold: int | None
    margin: int | None
    theory: Theory | None
    bank_changes: int
    calls: int
    dismissed: int
    warnings: int
    played: tuple[HandEntry, ...]
    jackpots: tuple[Paid, ...]
    resets: tuple[Reset, ...]
    rulings: tuple[Ruled, ...]
    claims: tuple[Decided, ...]
    staff: tuple[Served, ...] = ()
