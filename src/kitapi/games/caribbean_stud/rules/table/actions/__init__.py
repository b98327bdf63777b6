"""The actions at a table of Caribbean Stud: of players, the dealer, the inspectors, the management, the control room.

``roles.DUTIES`` has the role of each action; the phases are those of the rulebook's state machine.
"""

from typing import TypeAlias

from kitapi.games.caribbean_stud.rules.table.actions.base import StudAction
from kitapi.games.caribbean_stud.rules.table.actions.choices import (
    AskExchange,
    AskSeat,
    Declare,
    DeclineExchange,
    Fold,
    GiveCard,
    PassOver,
    Raise,
    TakeFee,
    TakeStub,
    WithdrawExchange,
)
from kitapi.games.caribbean_stud.rules.table.actions.deal import (
    CoinIn,
    CountTokens,
    DealCards,
    DecideToken,
    TurnUpcard,
)
from kitapi.games.caribbean_stud.rules.table.actions.desk import (
    AddToFloat,
    BeginClosing,
    ChangeBank,
    ConfirmCount,
    CountChips,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    ChooseRemedy,
    CorrectBet,
    Dismiss,
    MisplaceBet,
    OfferLoan,
    RuleOnHand,
    SayHand,
    Slip,
    SlipKind,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.actions.jackpot import (
    Attend,
    PressGameOver,
    PressJackpot,
    StoreBank,
    TurnSelector,
)
from kitapi.games.caribbean_stud.rules.table.actions.preparation import (
    CheckDecks,
    CutCards,
    DeclineCut,
    OfferCut,
    OpenTable,
    Wash,
)
from kitapi.games.caribbean_stud.rules.table.actions.settlement import (
    AuthorisePayment,
    CheckBet,
    CollectFold,
    Confirm,
    DecideClaim,
    NoteDeclaration,
    Reveal,
    SettleSeat,
)
from kitapi.games.caribbean_stud.rules.table.actions.stakes import (
    CashOut,
    ChangeNotes,
    CloseBets,
    Contribute,
    InsertToken,
    InviteStakes,
    PlaceAnte,
    Pledge,
    SendBack,
    TakeBackAnte,
    TakeBackToken,
    Wave,
)
from kitapi.kernel import MeterRead, ReleaseTables, Shuffled, Unused

__all__ = [
    "Action",
    "AddToFloat",
    "AskExchange",
    "AskSeat",
    "Attend",
    "AuthorisePayment",
    "BeginClosing",
    "CallInspector",
    "CashOut",
    "ChangeBank",
    "ChangeNotes",
    "CheckBet",
    "CheckDecks",
    "ChooseRemedy",
    "CloseBets",
    "CoinIn",
    "CollectFold",
    "Confirm",
    "ConfirmCount",
    "Contribute",
    "CorrectBet",
    "CountChips",
    "CountTokens",
    "CutCards",
    "DealCards",
    "DealerAction",
    "DecideClaim",
    "DecideToken",
    "Declare",
    "DeclineCut",
    "DeclineExchange",
    "Dismiss",
    "Fold",
    "GiveCard",
    "HouseAction",
    "InsertToken",
    "InspectorAction",
    "InviteStakes",
    "MisplaceBet",
    "NoteDeclaration",
    "OfferCut",
    "OfferLoan",
    "OpenTable",
    "PassOver",
    "PlaceAnte",
    "PlayerAction",
    "Pledge",
    "PressGameOver",
    "PressJackpot",
    "Raise",
    "Reveal",
    "RuleOnHand",
    "SayHand",
    "SendBack",
    "SettleSeat",
    "Slip",
    "SlipKind",
    "StateFacts",
    "StoreBank",
    "StudAction",
    "TakeBackAnte",
    "TakeBackToken",
    "TakeFee",
    "TakeStub",
    "TurnSelector",
    "TurnUpcard",
    "Wash",
    "Wave",
    "WithdrawExchange",
]

PlayerAction: TypeAlias = (
    Pledge
    | Contribute
    | DeclineCut
    | ChangeNotes
    | PlaceAnte
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
    | MisplaceBet
)
"""The actions of a seat, besides ``CutCards``, if the cut is offered to it, and ``CallInspector``."""

DealerAction: TypeAlias = (
    OpenTable
    | CheckDecks
    | Wash
    | OfferCut
    | InviteStakes
    | SendBack
    | CashOut
    | CloseBets
    | CoinIn
    | CountTokens
    | DealCards
    | TurnUpcard
    | TakeStub
    | AskSeat
    | GiveCard
    | TakeFee
    | PassOver
    | CollectFold
    | CheckBet
    | Reveal
    | SettleSeat
    | StoreBank
    | PressGameOver
    | ChangeBank
    | BeginClosing
    | CountChips
    | Slip
)

InspectorAction: TypeAlias = (
    DecideToken
    | NoteDeclaration
    | AuthorisePayment
    | PressJackpot
    | TurnSelector
    | AddToFloat
    | ConfirmCount
    | StateFacts
    | Dismiss
)

HouseAction: TypeAlias = DealerAction | InspectorAction | Confirm | DecideClaim | Attend | RuleOnHand | CallInspector

Action: TypeAlias = PlayerAction | HouseAction | CutCards | Shuffled | Unused | MeterRead | ReleaseTables
