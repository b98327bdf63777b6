"""Observations of events: a public event is seen as it is; of any other, the viewer sees one of these types."""

from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.table import events
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.games.caribbean_stud.rules.views.view import SettlementView
from kitapi.kernel import Seat
from kitapi.mechanics.poker_hands import Combination


class _Seen(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """An event as a viewer saw it."""


class ShuffleSeen(_Seen, frozen=True, kw_only=True, tag="caribbean_stud.shuffle_seen"):
    """The deck was shuffled ``times`` times."""

    method: Shuffling
    times: int


class DealSeen(_Seen, frozen=True, kw_only=True, tag="caribbean_stud.deal_seen"):
    """Five cards lie face down before each of ``seats`` and the bank."""

    method: Shuffling
    seats: tuple[Seat, ...]


class PregoSeen(_Seen, frozen=True, kw_only=True, tag="caribbean_stud.prego_seen"):
    """The bank's fifth card lies face up, and the viewer may look at their own cards."""

    card: Card
    cards: tuple[Card, ...] = ()


class ExchangeSeen(_Seen, frozen=True, kw_only=True, tag="caribbean_stud.exchange_seen"):
    """A seat laid a card face down above the slot, and ``fee`` on it; ``card``: None: it is not the viewer's."""

    seat: Seat
    fee: int
    card: Card | None = None


class CardGivenSeen(_Seen, frozen=True, kw_only=True, tag="caribbean_stud.card_given_seen"):
    """A seat got a card; ``card``: None: it is not the viewer's."""

    seat: Seat
    card: Card | None = None


class SettledSeen(_Seen, frozen=True, kw_only=True, tag="caribbean_stud.settled_seen"):
    """A seat was settled: see ``SeatSettled``; only the seat itself and the management see ``unclaimed``."""

    seat: Seat
    settled: SettlementView
    shown: tuple[Card, ...]
    cards: int
    jackpot: Combination | None = None
    unclaimed: bool = False
    held: bool = False
    transfers: events.Transfers = ()


class CountSeen(_Seen, frozen=True, kw_only=True, tag="caribbean_stud.count_seen"):
    """The chips were counted at the closing; only the house knows the amounts."""


Observation: TypeAlias = (
    SettledSeen
    | CountSeen
    | ShuffleSeen
    | DealSeen
    | PregoSeen
    | ExchangeSeen
    | CardGivenSeen
    | events.HandOpened
    | events.TableOpened
    | events.DecksChecked
    | events.DeckWashed
    | events.CutOffered
    | events.CutDeclined
    | events.DeckCut
    | events.DeckReady
    | events.StakesInvited
    | events.NotesChanged
    | events.AnteStaked
    | events.TokenInserted
    | events.TokenTakenBack
    | events.StakesTakenBack
    | events.Waved
    | events.CashedOut
    | events.BetsClosed
    | events.CoinsIn
    | events.TokenDecided
    | events.TokensCounted
    | events.BetRaised
    | events.Folded
    | events.ExchangeWithdrawn
    | events.ExchangeDeclined
    | events.AskedAgain
    | events.Declared
    | events.TablesStopped
    | events.TablesReleased
    | events.ReserveLifted
    | events.TablesResumed
    | events.StubTaken
    | events.SeatAsked
    | events.FeeTaken
    | events.ChoicesClosed
    | events.FoldCollected
    | events.BetChecked
    | events.BetsChecked
    | events.BankRevealed
    | events.DeclarationNoted
    | events.HandConfirmed
    | events.PaymentAuthorised
    | events.ClaimDecided
    | events.SettlementEnded
    | events.ButtonPressed
    | events.InspectorAttended
    | events.SelectorTurned
    | events.JackpotAwarded
    | events.MeterReset
    | events.JackpotsPaid
    | events.BankStored
    | events.HandEnded
    | events.TableBrokenUp
    | events.ShuffleUnused
    | events.BankChanged
    | events.FloatAdded
    | events.ClosingBegun
    | events.SystemPaused
    | events.ChipsCounted
    | events.TableClosed
    | events.SlipMade
    | events.BetMisplaced
    | events.LoanOffered
    | events.BetCorrected
    | events.InspectorCalled
    | events.CallDismissed
    | events.FactsStated
    | events.RulingJoined
    | events.RemedyChosen
    | events.RulingGiven
    | events.HandVoided
    | events.SeatVoided
    | events.RequestReturned
    | events.CardDropped
    | events.CardsLost
    | events.ExchangesTurned
    | events.DeadHandTaken
    | events.HandTaken
    | events.HandSaid
    | events.ExcessReturned
    | events.ShortBetStands
    | events.CheckedAgain
    | events.PlayerWarned
)
"""An observation of an event.

Nobody observes ``Pledged``, ``Contributed`` and ``MeterTold``; only the dealer observes ``SlipMade``.
"""
