"""The types of a view: all that one viewer may know of a table of Caribbean Stud.

``build`` assembles a view from what its viewer has been shown; no field can hold a card that they were not shown.
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
"""An option of a viewer.

A ``Range`` is offered for ``ante``, ``cut``, ``misplace_bet``, ``bank_change`` and ``add_to_float``, a ``Form`` for
``state_facts`` and ``count_chips``; all other actions of the house's roles are offered one by one.
"""


class SettlementView(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a seat's round. ``combination``: None: its cards were not turned, and are not the viewer's."""

    result: Result
    net: Net
    total: int
    combination: Combination | None


class SeatView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat as the viewer sees it.

    ``stack``, ``ante``, ``bet``, ``fee``, ``claim``: the chips in each place. ``token``: a token is in the slot.
    ``lamp``: its token is in play for the jackpot, or is in the slot before COIN IN. ``lit``: the slot's light, which
    is on at every seat from GAME OVER to COIN IN (AMB-46). ``held``: the number of cards before it, 0 to 5; ``cards``:
    those of them that the viewer knows, as dealt, a new one in place of the one exchanged. ``wants``: a card is above
    the slot to be exchanged; ``discard``: this card, if it is the viewer's. ``exchanged``: it was served. ``passed``:
    it cannot request a card any more. ``asked``: the dealer waits for its answer about a card. ``warned``: it was
    warned. ``award``: the jackpot that it was paid. ``void``: it has no part in the hand any more. ``taken``: its cards
    were taken by mistake; ``said``: its statement about them. ``dropped``: a card of it fell on the floor too late to
    void its hand. ``lacks``: the chips that it lacks for BET. ``lends``: the seat to which it offers a loan; ``lent``,
    ``borrowed``: the chips of loans. ``bet_stands``: its BET is not exact, and was ruled on.
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
    """The bank's cards: their number, those that are turned, and the combination, once all are turned."""

    held: int
    cards: tuple[Card, ...] = ()
    combination: Combination | None = None
    qualifies: bool | None = None


class OwnHand(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The viewer's own hand: ``combination``: of the five cards held now; ``tier``: the jackpot's tier that they win.

    ``bet``: the amount that BET must have, while it can be placed or corrected; ``fee``: the price of an exchange.
    ``fold_loses``: the chips that a fold now would lose.
    """

    combination: Combination
    tier: Combination | None = None
    bet: int = 0
    fee: int = 0
    fold_loses: int = 0


class DueStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step that the procedure demands: the ``kind`` of its options, and its ``clause``.

    ``answers``: it decides between two outcomes, and the procedure prefers neither.
    """

    kind: str
    clause: str
    answers: bool = False


class Desk(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The part that only the house sees: the chips in the tray, the notes in the box, and the count at the closing.

    ``skipped``, ``extra``: to the dealer, the seats that they leave out of the deal or deal to by a slip. ``due``: the
    viewer's own steps for which the procedure waits, the next one first.
    """

    chips: int
    notes: int
    counted: Counted | None = None
    skipped: tuple[Seat, ...] = ()
    extra: tuple[Seat, ...] = ()
    due: tuple[DueStep, ...] = ()


class RulingView(msgspec.Struct, frozen=True, kw_only=True):
    """The ruling that will be given once everybody has joined; see ``RulingGiven`` for the fields."""

    void: Void
    continues: str
    values: dict[str, str]
    clauses: tuple[str, ...]


class StudView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as one viewer may know it.

    ``number``: of the hand. ``deck``: which of the two decks, 0 or 1. ``method``: how it is shuffled. ``stub``: the
    number of cards left in the stub, once dealt. ``invited``: stakes are invited. ``offered``: the seat to which the
    cut is offered. ``meter``: the amount that the display showed last in this hand. ``stopping``: this table has
    stopped all others. ``waiting_for``: the others continue, and this table waits for the person of this role, who has
    not acted. ``me``: the viewer's seat. ``won``: the results by seat, once the hand is over. ``incident``: the
    irregularity for which the table stands still; ``awaited``: the roles that must still join the ruling; ``pending``:
    the ruling to come, shown to the house. ``from_right``: the exchanges go from right to left. ``lost``: the number of
    void cards of the stub. ``void``: the whole hand is void. ``paused``: the system is paused, at the closing.
    ``closed``: the table was closed before this hand was dealt. ``desk``: shown to the house.
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
