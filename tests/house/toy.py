"""A toy house game: seats bet on black or red, the dealer turns the wheel, and the tray pays one to one.

It has no card, and no rule of any real game. A large win is noted, confirmed and authorised, and paid with the key at
``P``; a wrong hand is made void. Everything else that a table of a house does comes from ``kitapi.house``.
"""

from enum import Enum
from typing import TypeAlias

import msgspec

from kitapi.house import events as house
from kitapi.house.approvals import Approval, ApprovalSteps
from kitapi.house.calls import Call, CallSteps
from kitapi.house.closing import Closing, ClosingSteps
from kitapi.house.desk import BankDesk
from kitapi.house.keys import KeyPanel, Selector
from kitapi.house.roles import Duties
from kitapi.house.tray import bring_chips, change_chips
from kitapi.kernel import Role, Seat
from kitapi.ledger import Account, Transfer

POT = Account("pot")
"""The toy game's own account."""

DEALER, INSPECTOR, MANAGER, CONTROL = Role("dealer"), Role("inspector"), Role("manager"), Role("control")
ROLES = (DEALER, INSPECTOR, MANAGER, CONTROL)
REST, PAYING = "R", "P"
LARGE = 50
"""The smallest win, in chips, that the house must note, confirm and authorise."""
CHIP, DOTATION = 5, 200


class Bet(Enum):
    """The wagers of the toy game."""

    BLACK = "black"
    RED = "red"


class Phase(Enum):
    """The phases of a hand."""

    SHUT = "shut"
    STAKING = "staking"
    PAYING = "paying"
    CLOSING = "closing"
    OVER = "over"


# Actions


class Action(msgspec.Struct, frozen=True):
    """An action."""


class OpenTable(Action, frozen=True):
    chips: int | None = None


class BuyIn(Action, frozen=True):
    amount: int


class Stake(Action, frozen=True):
    bet: Bet
    amount: int


class CashOut(Action, frozen=True):
    seat: int


class Change(Action, frozen=True):
    amount: int


class Add(Action, frozen=True):
    amount: int


class Spin(Action, frozen=True):
    colour: Bet


class Pay(Action, frozen=True):
    seat: int


class Note(Action, frozen=True):
    seat: int


class Confirm(Action, frozen=True):
    seat: int
    genuine: bool


class Authorise(Action, frozen=True):
    seat: int


class Turn(Action, frozen=True):
    position: str


class CallInspector(Action, frozen=True):
    """A call by a seat or the dealer."""


class StateFacts(Action, frozen=True):
    """``lapsed``: the seats that may say whether they agree that the hand is void."""

    lapsed: tuple[int, ...] = ()


class Dismiss(Action, frozen=True):
    pass


class Choose(Action, frozen=True):
    agrees: bool


class Join(Action, frozen=True):
    stands: bool


class BeginClosing(Action, frozen=True):
    pass


class Pause(Action, frozen=True):
    pass


class CountChips(Action, frozen=True):
    chips: int
    notes: int


class ConfirmCount(Action, frozen=True):
    pass


class EndHand(Action, frozen=True):
    pass


# Events


class HandOpened(house.HouseEvent, frozen=True, kw_only=True, tag="toy.hand_opened"):
    number: int
    balances: dict[str, int]
    results: tuple[int, ...]
    closed: bool


class TableOpened(house.TableOpened, frozen=True, kw_only=True, tag="toy.table_opened"):
    pass


class NotesChanged(house.NotesChanged, frozen=True, kw_only=True, tag="toy.notes_changed"):
    pass


class CashedOut(house.CashedOut, frozen=True, kw_only=True, tag="toy.cashed_out"):
    pass


class BankChanged(house.BankChanged, frozen=True, kw_only=True, tag="toy.bank_changed"):
    pass


class FloatAdded(house.FloatAdded, frozen=True, kw_only=True, tag="toy.float_added"):
    pass


class Staked(house.HouseEvent, frozen=True, kw_only=True, tag="toy.staked"):
    seat: Seat
    transfers: tuple[Transfer, ...]


class Spun(house.HouseEvent, frozen=True, kw_only=True, tag="toy.spun"):
    colour: Bet


class Paid(house.HouseEvent, frozen=True, kw_only=True, tag="toy.paid"):
    seat: Seat
    transfers: tuple[Transfer, ...]


class WinNoted(house.DeclarationNoted, frozen=True, kw_only=True, tag="toy.win_noted"):
    pass


class WinConfirmed(house.HandConfirmed, frozen=True, kw_only=True, tag="toy.win_confirmed"):
    pass


class WinAuthorised(house.PaymentAuthorised, frozen=True, kw_only=True, tag="toy.win_authorised"):
    pass


class KeyTurned(house.SelectorTurned, frozen=True, kw_only=True, tag="toy.key_turned"):
    pass


class Called(house.InspectorCalled, frozen=True, kw_only=True, tag="toy.called"):
    pass


class Dismissed(house.CallDismissed, frozen=True, kw_only=True, tag="toy.dismissed"):
    pass


class FactsStated(house.HouseEvent, frozen=True, kw_only=True, tag="toy.facts_stated"):
    stated: StateFacts


class Chosen(house.HouseEvent, frozen=True, kw_only=True, tag="toy.chosen"):
    seat: Seat
    agrees: bool


class Joined(house.RulingJoined, frozen=True, kw_only=True, tag="toy.joined"):
    pass


class HandVoided(house.HouseEvent, frozen=True, kw_only=True, tag="toy.hand_voided"):
    transfers: tuple[Transfer, ...]


class ClosingBegun(house.ClosingBegun, frozen=True, kw_only=True, tag="toy.closing_begun"):
    pass


class Paused(house.SystemPaused, frozen=True, kw_only=True, tag="toy.paused"):
    pass


class Counted(house.ChipsCounted, frozen=True, kw_only=True, tag="toy.counted"):
    pass


class Closed(house.TableClosed, frozen=True, kw_only=True, tag="toy.closed"):
    pass


class HandEnded(house.HouseEvent, frozen=True, kw_only=True, tag="toy.hand_ended"):
    results: tuple[int, ...]


class BrokenUp(house.HouseEvent, frozen=True, kw_only=True, tag="toy.broken_up"):
    """All agreed to end the sitting; no chips are left on the table."""


Event: TypeAlias = house.HouseEvent
ToyCall: TypeAlias = Call[StateFacts, bool]


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the middle of a hand. ``approvals``: by seat; ``paid``: the seats that are settled."""

    opened: HandOpened
    phase: Phase
    balances: dict[str, int]
    approvals: tuple[Approval, ...]
    colour: Bet | None = None
    paid: tuple[Seat, ...] = ()
    panel: KeyPanel = KeyPanel(selector=REST)
    call: ToyCall | None = None
    called: tuple[Seat, ...] = ()
    closing: Closing = Closing()
    void: bool = False
    results: tuple[int, ...] = ()


# What the house of the toy game declares

DUTIES = Duties(
    of={
        **dict.fromkeys((OpenTable, CashOut, Change, Spin, Pay, BeginClosing, Pause, CountChips, EndHand), DEALER),
        **dict.fromkeys((Add, Note, Authorise, Turn, StateFacts, Dismiss, ConfirmCount), INSPECTOR),
        Confirm: CONTROL,
        Join: MANAGER,
    },
    shared=(CallInspector,),
    with_seats=DEALER,
)
DESK = BankDesk(
    change_clause="TOY-1",
    add_clause="TOY-2",
    changed=BankChanged,
    added=FloatAdded,
    is_short=lambda held, amount: amount > held,
    change=lambda amount: change_chips(amount, "TOY-1"),
    bring=lambda amount: bring_chips(amount, "TOY-2"),
)
APPROVING = ApprovalSteps(
    note_clause="TOY-3", payment_clause="TOY-4", noted=WinNoted, confirmed=WinConfirmed, authorised=WinAuthorised
)


def is_wrong_turn(stands: str, position: str) -> bool:
    """The toy game's rule on turns of the key."""
    return SELECTOR.is_between_keys(stands, position)


SELECTOR = Selector(rest=REST, clause="TOY-5", turned=KeyTurned, is_wrong=is_wrong_turn)
CALLING = CallSteps(
    call_clause="TOY-6",
    join_clause="TOY-7",
    choice_clause="TOY-8",
    called=Called,
    dismissed=Dismissed,
    joined=Joined,
    joining=(MANAGER,),
)
CLOSING = ClosingSteps(
    close_clause="TOY-9",
    pause_clause="TOY-10",
    count_clause="TOY-11",
    begun=ClosingBegun,
    paused=Paused,
    counted=Counted,
    closed=Closed,
)
