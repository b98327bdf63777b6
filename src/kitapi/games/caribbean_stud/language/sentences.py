"""The sentences of events that need only one, filled with the event's own fields."""

from typing import NamedTuple

from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.views import observations as seen
from kitapi.wording.catalogues import message


class Either(NamedTuple):
    """Two sentences; a boolean field selects one."""

    field: str
    true: str
    false: str


SENTENCES: dict[type, str] = {
    # Opening and preparing
    happened.DecksChecked: message("Both decks are checked and complete."),
    happened.DeckWashed: message("The deck is washed."),
    happened.Pledged: message("{player} pledges a share in the shuffle."),
    happened.ShuffleUnused: message("The cards are not shuffled any more; what they were bound to is shown."),
    happened.Contributed: message("{player} gives a share in the shuffle."),
    happened.CutOffered: message("{player}, would you cut?"),
    happened.CutDeclined: message("{player} lets the cut pass."),
    # Stakes
    happened.StakesInvited: message("Your stakes, please."),
    happened.AnteStaked: message("{player} stakes {amount} on ANTE."),
    happened.TokenInserted: message("{player} puts a token into the slot."),
    happened.TokenTakenBack: message("{player} takes the token back."),
    happened.Waved: message("{player} signs to continue."),
    happened.TokensCounted: message("Tokens and lit lamps agree: {tokens}."),
    # Cards and choices
    happened.CardsDealt: message("The cards are dealt."),
    seen.DealSeen: message("The cards are dealt."),
    happened.BetMisplaced: message("{player} lays {amount} on BET."),
    happened.AskedAgain: message("{player}, please choose."),
    happened.MeterTold: message("The meter stands at {amount}."),
    happened.TablesStopped: message("Play stops at all tables. The meter stands at {basis}."),
    happened.TablesResumed: message("Play continues at all tables."),
    happened.ReserveLifted: message("{amount} that had been set aside for an award are in the meter again."),
    happened.SeatAsked: message("{player}, a card?"),
    happened.ChoicesClosed: message("All have chosen."),
    # Check, settlement, jackpots
    happened.FoldCollected: message("{player}: ANTE and {cards} cards are taken."),
    happened.BetChecked: message("{player}: BET is right, {amount}."),
    happened.DeclarationNoted: message("{player}: the inspector has taken note of the declaration."),
    happened.PaymentAuthorised: message("{player}: the inspector authorises the payment."),
    happened.InspectorAttended: message("The municipal inspector is present."),
    happened.SelectorTurned: message("The selector stands at {position}."),
    happened.MeterReset: message("The jackpot begins again at {amount}."),
    happened.JackpotsPaid: message("All jackpots are paid."),
    happened.BankStored: message("The bank's {cards} cards are counted and stored."),
    # The tray, and the closing
    happened.BankChanged: message("Bank change: {amount}."),
    happened.FloatAdded: message("{amount} more for the tray."),
    happened.ClosingBegun: message("The table is being closed."),
    happened.SystemPaused: message("Coin in. The lamps are dark, and the system is paused."),
    seen.CountSeen: message("The chips are counted."),
    # Rulings
    happened.CallDismissed: message("The inspector finds nothing irregular: play continues."),
    happened.HandVoided: message("The round is void: every chip goes back."),
    happened.SeatVoided: message("{player} has no part in the round any more."),
    happened.RequestReturned: message("{player} takes back card and fee, and continues with five cards."),
    happened.ExchangesTurned: message("The exchanges continue from right to left."),
    happened.CardDropped: message("{player}: a card lies on the floor, and the wagers are to wait for the management."),
    happened.DeadHandTaken: message("{player} does not play: {cards} cards are taken unseen."),
    happened.ExcessReturned: message("{player} takes back what lay too much on BET."),
    happened.ShortBetStands: message("{player}: BET stands as it is, {amount}."),
    happened.CheckedAgain: message("{player}: BET is to be made exact."),
    happened.PlayerWarned: message("{player} is warned."),
}
"""The sentence by the event's class; ``{player}`` is the name of the seat's player."""

EITHER: dict[type, Either] = {
    happened.DeckReady: Either(
        "green_light", message("Green light: the deck is ready."), message("The deck is ready.")
    ),
    happened.StakesTakenBack: Either(
        "by_dealer", message("{player}: the stakes are sent back."), message("{player} takes the stakes back.")
    ),
    happened.TokenDecided: Either(
        "in_play",
        message("{player}: the token is in play."),
        message("{player}: the token comes back, and no jackpot is played for."),
    ),
    happened.Folded: Either(
        "unanswered", message("{player} does not answer: the hand is folded."), message("{player} folds.")
    ),
    happened.ExchangeWithdrawn: Either(
        "unanswered",
        message("{player} does not answer: card and fee come back."),
        message("{player} takes card and fee back."),
    ),
    happened.ExchangeDeclined: Either(
        "unanswered", message("{player} does not answer: no card."), message("{player} wants no card.")
    ),
    happened.StubTaken: Either(
        "null_card",
        message("The dealer has the stub in hand, a null card under it."),
        message("The dealer has the stub in hand."),
    ),
    happened.BetsChecked: Either(
        "nobody_in",
        message("Nobody is left in: the bank's cards stay face down."),
        message("All bets are right."),
    ),
    happened.HandTaken: Either(
        "as_fold",
        message("{player}: the cards taken as of a fold count again; the ANTE waits as a claim for the management."),
        message("{player}: the cards were taken by mistake, and count by what the player says of them."),
    ),
    happened.HandConfirmed: Either(
        "genuine",
        message("{player}: the control room confirms the hand."),
        message("{player}: the control room does not confirm the hand."),
    ),
    happened.ClaimDecided: Either(
        "paid",
        message("{player}: the management has the hand paid."),
        message("{player}: the management does not have the hand paid."),
    ),
}
"""The pair of sentences by the event's class."""
