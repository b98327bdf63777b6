"""The records in the books of a table of Caribbean Stud; amounts are in the smallest chips.

A shift runs from the opening of a table to its closing (CSP-010, CSP-070). Every chip that moved in it is counted in
exactly one figure, so that the figures explain the closing amounts of tray, meter and box exactly.
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

    ``tokens``: the number of tokens in play. ``contributed``: the part of them that went to the meter; ``income``: the
    part that went to the house. ``restarted``: the amount with which the house restarted the meter. ``awarded``: the
    awards paid from the meter; ``covered``: those paid by the house, because the meter held less (AMB-12). Taken back
    by rulings: awards, from the players to the meter (``returned``) and to the house (``cover_back``); contributions,
    from the meter (``reversed``), from the house in its place (``house_back``, AMB-62) and from the house's income
    (``income_back``); a restart, from the meter (``restart_back``). ``opening``, ``closing``: the amount that the table
    had given to the meter, less the amount that its players were paid from it.
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
        """The value of ``closing`` by the other figures."""
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

    ``outcome``: ``ended`` by GAME OVER; ``void``; ``unplayed``: the table was closed before the deal; ``running``.
    ``dealt``: whether cards were dealt. ``won``: the chips that the bank won by play. ``handle``: all stakes. ``at``:
    the time of its end, None: it is running.
    """

    number: int
    outcome: HandOutcome
    dealt: bool
    won: int
    handle: int
    at: str | None


class Paid(msgspec.Struct, frozen=True, kw_only=True):
    """A jackpot that was paid; ``covered``: the part that the house paid. ``taken_back``: its hand was voided later.

    ``signed``: who dealt, noted, confirmed, authorised, was present, turned the key, and paid.
    """

    hand: int
    seat: Seat
    tier: Combination
    amount: int
    covered: int
    taken_back: bool
    signed: tuple[Signed, ...] = ()


class Reset(msgspec.Struct, frozen=True, kw_only=True):
    """The meter's restart after a royal flush; ``taken_back``: its hand was voided later."""

    hand: int
    amount: int
    taken_back: bool


class Ruled(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling on an irregularity: what was void, by which clauses, in whose presence, and how play continued.

    ``continues``: an English sentence; ``values``: the values of its places in braces. ``seats``: those that were
    voided. ``signed``: who stated the facts, and who joined.
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
    """A claim that the management decided about; ``amount``: the chips that the player got, own wagers included.

    ``by``: who decided.
    """

    hand: int
    seat: Seat
    paid: bool
    amount: int
    at: str
    by: DoneBy | None = None


class Hands(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of hands that were dealt, that were void, and that were closed before the deal."""

    dealt: int
    void: int
    unplayed: int


class Shift(msgspec.Struct, frozen=True, kw_only=True):
    """The books of a table from its opening to its closing.

    ``begun``, ``ended``: UTC in ISO 8601; ``ended`` None: it is still open. ``broken_up``: all agreed to end the
    sitting, and nothing was counted. ``first``, ``last``: the numbers of its first and last hand. ``opened_with``: the
    chips counted at the opening, None: nobody counted; ``chips``, ``notes``: the counts at the closing.
    ``bank_changes``: the number of changes of the tray's chips. ``calls``: the number of calls for the inspector;
    ``dismissed``: the number of those in which nothing was irregular. ``warnings``: the number of warnings of players.
    ``hold``: the bank's win divided by the drop, ``margin``: divided by the handle, in hundredths of a per cent; None:
    the divisor is 0. ``theory``: the hold compared with the exact odds; None: no round is over, or the house rules are
    not the rulebook's. ``staff``: who acted in the house's roles.
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
