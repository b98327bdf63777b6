"""All that one viewer may know of a table of Caribbean Stud.

Built up from what a viewer has been shown: no field could hold a card that they were not shown. The building
is done in ``build``.
"""

from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.round_facts import Net, Result
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    ChangeNotes,
    Declare,
    DeclineCut,
    DeclineExchange,
    Fold,
    HouseAction,
    InsertToken,
    Raise,
    TakeBackAnte,
    TakeBackToken,
    Wave,
    WithdrawExchange,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import ChooseRemedy, CorrectBet, OfferLoan, SayHand
from kitapi.games.caribbean_stud.rules.table.incidents import Incident, Outcome
from kitapi.games.caribbean_stud.rules.table.place import Award, Choice
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse, Shuffling
from kitapi.games.caribbean_stud.rules.views.display import ConsoleView
from kitapi.house.closing import Counted
from kitapi.kernel import Form, Nonce, Range, ReleaseTables, Role, Seal, Seat, ShuffleView
from kitapi.mechanics.poker_hands import Combination

Option: TypeAlias = (
    DeclineCut
    | ChangeNotes
    | InsertToken
    | TakeBackToken
    | TakeBackAnte
    | Wave
    | Raise
    | Fold
    | AskExchange
    | WithdrawExchange
    | DeclineExchange
    | Declare
    | ChooseRemedy
    | SayHand
    | OfferLoan
    | CorrectBet
    | HouseAction
    | ReleaseTables
    | Range
    | Seal
    | Nonce
    | Form
)
"""``Range`` is of ``ante``, ``cut``, ``misplace_bet``, ``bank_change`` or ``add_to_float``.

``Form`` is of ``state_facts`` or ``count_chips``; otherwise the house's roles are offered single actions.
"""


class SettlementView(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a seat's round. ``combination``: what it held, where its cards were turned or are the viewer's."""

    result: Result
    net: Net
    total: int
    combination: Combination | None


class SeatView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat as the viewer sees it.

    ``stack``, ``ante``, ``bet``, ``fee``, ``claim``: chips there. ``token``: one lies in the slot. ``lamp``: its token
    is in play for the jackpot, or lies there to be. ``lit``: the slot's light, which shines everywhere from GAME OVER
    to COIN IN (AMB-46). ``held``: cards that lie before it, 0 to 5; ``cards``: those of them that the viewer knows, as
    dealt, with an exchanged one in place of the old. ``wants``: a card lies above the slot to be exchanged;
    ``discard``: which, for the viewer's own. ``exchanged``: it was served. ``passed``: it cannot ask for a card any
    more. ``asked``: the dealer waits for its answer about a card. ``warned``: it was warned. ``award``:
    what the jackpot paid it. ``void``: it has no part in the hand any more. ``taken``: its cards were taken by mistake,
    ``said``: what it then said of them. ``dropped``: a card of it fell on the floor too late to be void. ``lacks``: the
    chips that it has not for BET. ``lends``: the seat to which it offers a loan; ``lent``, ``borrowed``: chips.
    ``bet_stands``: its BET, not exact, was ruled on.
    """

    seat: Seat
    stack: int
    result: int
    ante: int = 0
    bet: int = 0
    fee: int = 0
    claim: int = 0
    token: bool = False
    lamp: bool = False
    lit: bool = False
    waved: bool = False
    plays: bool = False
    held: int = 0
    cards: tuple[Card, ...] = ()
    wants: bool = False
    discard: Card | None = None
    exchanged: bool = False
    passed: bool = False
    asked: bool = False
    warned: bool = False
    choice: Choice | None = None
    declared: Combination | None = None
    noted: bool = False
    confirmed: bool | None = None
    authorised: bool = False
    settled: SettlementView | None = None
    award: Award | None = None
    void: bool = False
    taken: bool = False
    said: Outcome | None = None
    dropped: bool = False
    lacks: int = 0
    lends: Seat | None = None
    lent: int = 0
    borrowed: int = 0
    bet_stands: bool = False


class BankView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The bank's cards: how many lie there, those turned, and what all five make, once they are."""

    held: int
    cards: tuple[Card, ...] = ()
    combination: Combination | None = None
    qualifies: bool | None = None


class OwnHand(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the viewer holds: ``combination`` of the five held now; ``tier``: the jackpot's, should they win it.

    ``bet``: what BET must be, while it can be laid or corrected; ``fee``: what a card would cost. ``fold_loses``: what
    folding now would give up.
    """

    combination: Combination
    tier: Combination | None = None
    bet: int = 0
    fee: int = 0
    fold_loses: int = 0


class DueStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step that the procedure calls for: the ``kind`` of its options, and the ``clause`` where it stands.

    ``answers``: it decides something one way or the other, and the procedure prefers neither.
    """

    kind: str
    clause: str
    answers: bool = False


class Desk(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What only the house sees: the chips in the tray, the notes in the box, and what was counted at the closing.

    ``due``: the viewer's own steps for which the procedure waits, the next one first.
    """

    chips: int
    notes: int
    counted: Counted | None = None
    skipped: tuple[Seat, ...] = ()
    extra: tuple[Seat, ...] = ()
    due: tuple[DueStep, ...] = ()


class RulingView(msgspec.Struct, frozen=True, kw_only=True):
    """The ruling as it will be given once everybody has joined: see ``RulingGiven`` for the fields."""

    void: Void
    continues: str
    values: dict[str, str]
    clauses: tuple[str, ...]


class StudView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as one viewer may know it.

    ``number``: of the hand. ``deck``: which of the two, 0 or 1. ``method``: how it is shuffled. ``stub``: cards left in
    it, once dealt. ``invited``: stakes are invited. ``offered``: the seat to which the cut is offered. ``meter``: what
    the display showed last in this hand. ``stopping``: this table holds all others stopped. ``waiting_for``:
    they continued, and this one waits, because the person of that role has not acted. ``me``: the viewer's seat.
    ``won``: the results by seat, once over. ``incident``: what the table stands still for; ``awaited``: who
    of the house must still join the ruling, ``pending``: how that will be, for the house. ``from_right``: the exchanges
    go from right to left. ``lost``: cards of the stub that are void. ``void``: the whole hand is. ``paused``: the
    system is, at the closing. ``closed``: the table was closed before this hand was dealt. ``desk``: for the house.
    """

    phase: Phase
    number: int
    house: CaribbeanStudHouse
    deck: int
    seats: tuple[SeatView, ...]
    bank: BankView
    method: Shuffling
    invited: bool = False
    offered: Seat | None = None
    stub: int | None = None
    meter: int | None = None
    stopping: bool = False
    waiting_for: Role | None = None
    console: ConsoleView = ConsoleView()
    me: Seat | None = None
    own: OwnHand | None = None
    won: tuple[int, ...] = ()
    incident: Incident | None = None
    awaited: tuple[Role, ...] = ()
    pending: RulingView | None = None
    from_right: bool = False
    lost: int = 0
    void: bool = False
    paused: bool = False
    closed: bool = False
    shuffle: ShuffleView | None = None
    desk: Desk | None = None
    options: tuple[Option, ...] = ()
