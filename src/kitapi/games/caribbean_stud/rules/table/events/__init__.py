"""The events at a table of Caribbean Stud. Every event is a fact, so rules are not checked again in a replay.

``transfers`` are the movements of chips by an event; an event without this field moves no chips.
"""

from typing import TypeAlias

from kitapi.games.caribbean_stud.rules.table.events.base import Transfers
from kitapi.games.caribbean_stud.rules.table.events.before_play import (
    AnteStaked,
    BetsClosed,
    CardsDealt,
    CashedOut,
    CoinsIn,
    Contributed,
    CutDeclined,
    CutOffered,
    DeckCut,
    DeckReady,
    DecksChecked,
    DeckShuffled,
    DeckWashed,
    HandOpened,
    NotesChanged,
    Pledged,
    ShuffleUnused,
    StakesInvited,
    StakesTakenBack,
    TableOpened,
    TokenDecided,
    TokenInserted,
    TokensCounted,
    TokenTakenBack,
    UpcardTurned,
    Waved,
)
from kitapi.games.caribbean_stud.rules.table.events.desk import (
    BankChanged,
    ChipsCounted,
    ClosingBegun,
    FloatAdded,
    SystemPaused,
    TableClosed,
)
from kitapi.games.caribbean_stud.rules.table.events.incidents import (
    BetCorrected,
    BetMisplaced,
    CallDismissed,
    CardDropped,
    CardsLost,
    CheckedAgain,
    DeadHandTaken,
    ExcessReturned,
    ExchangesTurned,
    FactsStated,
    HandSaid,
    HandTaken,
    HandVoided,
    InspectorCalled,
    LoanOffered,
    PlayerWarned,
    RemedyChosen,
    RequestReturned,
    RulingGiven,
    RulingJoined,
    SeatVoided,
    ShortBetStands,
    SlipMade,
)
from kitapi.games.caribbean_stud.rules.table.events.play import (
    AskedAgain,
    BankRevealed,
    BankStored,
    BetChecked,
    BetRaised,
    BetsChecked,
    ButtonPressed,
    CardGiven,
    ChoicesClosed,
    ClaimDecided,
    DeclarationNoted,
    Declared,
    ExchangeAsked,
    ExchangeDeclined,
    ExchangeWithdrawn,
    FeeTaken,
    FoldCollected,
    Folded,
    HandConfirmed,
    HandEnded,
    InspectorAttended,
    JackpotAwarded,
    JackpotsPaid,
    MeterReset,
    MeterTold,
    PaymentAuthorised,
    ReserveLifted,
    SeatAsked,
    SeatSettled,
    SelectorTurned,
    SettlementEnded,
    StubTaken,
    TableBrokenUp,
    TablesReleased,
    TablesResumed,
    TablesStopped,
)

__all__ = [
    "AnteStaked",
    "AskedAgain",
    "BankChanged",
    "BankRevealed",
    "BankStored",
    "BetChecked",
    "BetCorrected",
    "BetMisplaced",
    "BetRaised",
    "BetsChecked",
    "BetsClosed",
    "ButtonPressed",
    "CallDismissed",
    "CardDropped",
    "CardGiven",
    "CardsDealt",
    "CardsLost",
    "CashedOut",
    "CheckedAgain",
    "ChipsCounted",
    "ChoicesClosed",
    "ClaimDecided",
    "ClosingBegun",
    "CoinsIn",
    "Contributed",
    "CutDeclined",
    "CutOffered",
    "DeadHandTaken",
    "DeckCut",
    "DeckReady",
    "DeckShuffled",
    "DeckWashed",
    "DecksChecked",
    "DeclarationNoted",
    "Declared",
    "Event",
    "ExcessReturned",
    "ExchangeAsked",
    "ExchangeDeclined",
    "ExchangeWithdrawn",
    "ExchangesTurned",
    "FactsStated",
    "FeeTaken",
    "FloatAdded",
    "FoldCollected",
    "Folded",
    "HandConfirmed",
    "HandEnded",
    "HandOpened",
    "HandSaid",
    "HandTaken",
    "HandVoided",
    "InspectorAttended",
    "InspectorCalled",
    "JackpotAwarded",
    "JackpotsPaid",
    "LoanOffered",
    "MeterReset",
    "MeterTold",
    "NotesChanged",
    "PaymentAuthorised",
    "PlayerWarned",
    "Pledged",
    "RemedyChosen",
    "RequestReturned",
    "ReserveLifted",
    "RulingGiven",
    "RulingJoined",
    "SeatAsked",
    "SeatSettled",
    "SeatVoided",
    "SelectorTurned",
    "SettlementEnded",
    "ShortBetStands",
    "ShuffleUnused",
    "SlipMade",
    "StakesInvited",
    "StakesTakenBack",
    "StubTaken",
    "SystemPaused",
    "TableBrokenUp",
    "TableClosed",
    "TableOpened",
    "TablesReleased",
    "TablesResumed",
    "TablesStopped",
    "TokenDecided",
    "TokenInserted",
    "TokenTakenBack",
    "TokensCounted",
    "Transfers",
    "UpcardTurned",
    "Waved",
]

Event: TypeAlias = (
    HandOpened
    | TableOpened
    | DecksChecked
    | DeckWashed
    | Pledged
    | Contributed
    | DeckShuffled
    | ShuffleUnused
    | CutOffered
    | CutDeclined
    | DeckCut
    | DeckReady
    | StakesInvited
    | NotesChanged
    | AnteStaked
    | TokenInserted
    | TokenTakenBack
    | StakesTakenBack
    | Waved
    | CashedOut
    | BetsClosed
    | CoinsIn
    | TokenDecided
    | TokensCounted
    | CardsDealt
    | UpcardTurned
    | BetRaised
    | Folded
    | ExchangeAsked
    | ExchangeWithdrawn
    | ExchangeDeclined
    | AskedAgain
    | Declared
    | MeterTold
    | TablesStopped
    | TablesReleased
    | ReserveLifted
    | TablesResumed
    | StubTaken
    | SeatAsked
    | CardGiven
    | FeeTaken
    | ChoicesClosed
    | FoldCollected
    | BetChecked
    | BetsChecked
    | BankRevealed
    | SeatSettled
    | DeclarationNoted
    | HandConfirmed
    | PaymentAuthorised
    | ClaimDecided
    | SettlementEnded
    | ButtonPressed
    | InspectorAttended
    | SelectorTurned
    | JackpotAwarded
    | MeterReset
    | JackpotsPaid
    | BankStored
    | HandEnded
    | TableBrokenUp
    | BankChanged
    | FloatAdded
    | ClosingBegun
    | SystemPaused
    | ChipsCounted
    | TableClosed
    | SlipMade
    | BetMisplaced
    | LoanOffered
    | BetCorrected
    | InspectorCalled
    | CallDismissed
    | FactsStated
    | RulingJoined
    | RemedyChosen
    | RulingGiven
    | HandVoided
    | SeatVoided
    | RequestReturned
    | CardDropped
    | CardsLost
    | ExchangesTurned
    | DeadHandTaken
    | HandTaken
    | HandSaid
    | ExcessReturned
    | ShortBetStands
    | CheckedAgain
    | PlayerWarned
)
