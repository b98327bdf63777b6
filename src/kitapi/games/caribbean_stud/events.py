"""What happened at a table of Caribbean Stud; every event is a fact, and replay re-checks no rule.

``transfers`` are the chips that the event moved; an event without them moved none.
"""

from typing import TypeAlias

from kitapi.games.caribbean_stud.event import Transfers
from kitapi.games.caribbean_stud.opening_events import (
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
from kitapi.games.caribbean_stud.playing_events import (
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
    SeatAsked,
    SeatSettled,
    SelectorTurned,
    SettlementEnded,
    StubTaken,
    TableBrokenUp,
    TablesResumed,
    TablesStopped,
)

__all__ = [
    "AnteStaked",
    "AskedAgain",
    "BankRevealed",
    "BankStored",
    "BetChecked",
    "BetRaised",
    "BetsChecked",
    "BetsClosed",
    "ButtonPressed",
    "CardGiven",
    "CardsDealt",
    "CashedOut",
    "ChoicesClosed",
    "ClaimDecided",
    "CoinsIn",
    "Contributed",
    "CutDeclined",
    "CutOffered",
    "DeckCut",
    "DeckReady",
    "DeckShuffled",
    "DeckWashed",
    "DecksChecked",
    "Declared",
    "Event",
    "ExchangeAsked",
    "ExchangeDeclined",
    "ExchangeWithdrawn",
    "FeeTaken",
    "FoldCollected",
    "Folded",
    "HandConfirmed",
    "HandEnded",
    "HandOpened",
    "InspectorAttended",
    "JackpotAwarded",
    "JackpotsPaid",
    "MeterReset",
    "MeterTold",
    "NotesChanged",
    "SeatAsked",
    "SeatSettled",
    "SelectorTurned",
    "SettlementEnded",
    "StakesInvited",
    "StakesTakenBack",
    "StubTaken",
    "TableBrokenUp",
    "TableOpened",
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
    | Contributed
    | DeckShuffled
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
    | HandConfirmed
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
)
