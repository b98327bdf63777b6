"""What somebody may try to do at a table of Caribbean Stud: a player, the dealer, an inspector, the control room.

``ROLE_OF`` says whose each action is; the phases are those of the rulebook's state machine.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.table.action import (
    CONTROL_ROOM,
    DEALER,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    MUNICIPAL_INSPECTOR,
    Amount,
    Count,
    SeatNumber,
    StudAction,
)
from kitapi.games.caribbean_stud.rules.table.desk_actions import (
    AddToFloat,
    BeginClosing,
    ChangeBank,
    ConfirmCount,
    CountChips,
)
from kitapi.games.caribbean_stud.rules.table.incident_actions import (
    CallInspector,
    ChooseRemedy,
    CorrectBet,
    Dismiss,
    MisplaceBet,
    OfferLoan,
    RuleOnHand,
    SayHand,
    Slip,
    StateFacts,
)
from kitapi.kernel import FLOOR, METER, MeterRead, ReleaseTables, Role, Shuffled, Unused

# The dealer: opening and preparing


class OpenTable(StudAction, frozen=True, kw_only=True, tag="open_table"):
    """Enter the data, open the lid, press GAME OVER (CSP-010, AMB-68).

    ``chips``: what was counted in the tray; None: as much as lies there by the books.
    """

    chips: Count | None = None


class CheckDecks(StudAction, frozen=True, kw_only=True, tag="check_decks"):
    """Spread both decks face up and check them (CSP-011)."""


class Wash(StudAction, frozen=True, kw_only=True, tag="wash"):
    """Spread the deck face down and wash it (CSP-012)."""


class OfferCut(StudAction, frozen=True, kw_only=True, tag="offer_cut"):
    """Offer the deck and the cutting card to a player (CSP-013, AMB-38)."""

    seat: SeatNumber


class CutCards(StudAction, frozen=True, kw_only=True, tag="cut"):
    """Cut ``amount`` cards off the top: the player to whom the deck is offered, or the dealer where nobody will."""

    amount: Annotated[int, Meta(ge=0, le=52)]


class DeclineCut(StudAction, frozen=True, kw_only=True, tag="decline_cut"):
    """Let the next player cut."""


# Stakes


class Pledge(StudAction, frozen=True, kw_only=True, tag="pledge"):
    """Binds a seat to its share in the shuffle before any is shown; nothing from a seat that is away."""

    digest: Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?\Z")]


class Contribute(StudAction, frozen=True, kw_only=True, tag="contribute"):
    """A seat's share in the shuffle, in hexadecimal; empty for a seat that is away."""

    value: Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{2})*\Z")]


class InviteStakes(StudAction, frozen=True, kw_only=True, tag="invite_stakes"):
    """The dealer invites stakes, hand along the line: the hand begins (CSP-021)."""


class ChangeNotes(StudAction, frozen=True, kw_only=True, tag="change_notes"):
    """A note changed into chips (CSP-083)."""


class PlaceAnte(StudAction, frozen=True, kw_only=True, tag="ante"):
    """Stake ``amount`` on ANTE, in place of what lies there (CSP-022)."""

    amount: Amount


class InsertToken(StudAction, frozen=True, kw_only=True, tag="token"):
    """Put a jackpot token into the slot (CSP-053)."""


class TakeBackToken(StudAction, frozen=True, kw_only=True, tag="take_back_token"):
    """Take the token back."""


class TakeBackAnte(StudAction, frozen=True, kw_only=True, tag="take_back_ante"):
    """Take ANTE back, and the token with it."""


class Wave(StudAction, frozen=True, kw_only=True, tag="wave"):
    """Sign that one's stakes stand, or, without any, that one sits this hand out; the dealer need not wait."""


class SendBack(StudAction, frozen=True, kw_only=True, tag="send_back"):
    """The dealer pushes a seat's stakes back before he closes the bets (AMB-43, AMB-45)."""

    seat: SeatNumber


class CashOut(StudAction, frozen=True, kw_only=True, tag="cash_out"):
    """The dealer changes back the chips of a seat that nobody has any more."""

    seat: SeatNumber


class CloseBets(StudAction, frozen=True, kw_only=True, tag="no_more_bets"):
    """“No more bets please” (CSP-023)."""


# Coins and cards


class CoinIn(StudAction, frozen=True, kw_only=True, tag="coin_in"):
    """Press COIN IN; ``stuck``: seats whose token did not fall (CSP-024, CSP-026)."""

    stuck: Annotated[tuple[SeatNumber, ...], Meta(max_length=7)] = ()


class DecideToken(StudAction, frozen=True, kw_only=True, tag="decide_token"):
    """The gaming inspector says whether a token that was stuck twice is in play (AMB-47)."""

    seat: SeatNumber
    in_play: bool


class CountTokens(StudAction, frozen=True, kw_only=True, tag="count_tokens"):
    """Count ``tokens`` against the lit lamps (CSP-025)."""

    tokens: Annotated[int, Meta(ge=0, le=7)]


class DealCards(StudAction, frozen=True, kw_only=True, tag="deal"):
    """Deal in order, the bank last (CSP-027, CSP-028)."""


class TurnUpcard(StudAction, frozen=True, kw_only=True, tag="turn_upcard"):
    """Turn the bank's fifth card: “Prego, go ahead” (CSP-030)."""


# Choices


class Raise(StudAction, frozen=True, kw_only=True, tag="raise"):
    """Stake ``amount``, exactly twice ANTE, on BET and go on (CSP-033); ``lender``: who has offered what it lacks."""

    amount: Amount
    lender: SeatNumber | None = None


class Fold(StudAction, frozen=True, kw_only=True, tag="fold"):
    """Lay the cards on BET: give ANTE up (CSP-034)."""


class AskExchange(StudAction, frozen=True, kw_only=True, tag="exchange"):
    """Lay ``card`` above the slot with chips equal to ANTE on it (CSP-035)."""

    card: Card


class WithdrawExchange(StudAction, frozen=True, kw_only=True, tag="withdraw_exchange"):
    """Take card and chips back before the new card has touched the felt (AMB-41)."""


class DeclineExchange(StudAction, frozen=True, kw_only=True, tag="no_exchange"):
    """Say at one's turn that no card is wanted (AMB-40)."""


class Declare(StudAction, frozen=True, kw_only=True, tag="declare"):
    """Declare a royal or straight flush, or a hand that wins the jackpot, before the cards go (CSP-041, CSP-063)."""


class TakeStub(StudAction, frozen=True, kw_only=True, tag="take_stub"):
    """Take the stub in hand, a null card under it where it comes from the machine (CSP-036)."""


class AskSeat(StudAction, frozen=True, kw_only=True, tag="ask_seat"):
    """Ask the next seat whether it wants a card (CSP-037)."""

    seat: SeatNumber


class GiveCard(StudAction, frozen=True, kw_only=True, tag="give_card"):
    """Lay the stub's next card before the seat that asked (CSP-037)."""

    seat: SeatNumber


class TakeFee(StudAction, frozen=True, kw_only=True, tag="take_fee"):
    """Withdraw the chips of the card just given (CSP-148)."""

    seat: SeatNumber


class PassOver(StudAction, frozen=True, kw_only=True, tag="pass_over"):
    """Ask a seat that does not answer again, and the next time fold it, or take it that it wants no card (AMB-43)."""

    seat: SeatNumber


# Check, reveal, settlement


class CollectFold(StudAction, frozen=True, kw_only=True, tag="collect_fold"):
    """Take ANTE and cards of a seat that folded, count the cards and store them (CSP-034, AMB-42)."""

    seat: SeatNumber


class CheckBet(StudAction, frozen=True, kw_only=True, tag="check_bet"):
    """See that a seat's BET is exactly twice its ANTE (CSP-039)."""

    seat: SeatNumber


class Reveal(StudAction, frozen=True, kw_only=True, tag="reveal"):
    """Turn and count the bank's cards, and say whether it qualifies (CSP-039, CSP-040)."""


class SettleSeat(StudAction, frozen=True, kw_only=True, tag="settle"):
    """Compare, pay or take, count and store, one seat after the other from the right (CSP-041 to -045)."""

    seat: SeatNumber


class Confirm(StudAction, frozen=True, kw_only=True, tag="confirm"):
    """The control room confirms a seat's royal or straight flush, or does not (CSP-063, AMB-61)."""

    seat: SeatNumber
    genuine: bool


class NoteDeclaration(StudAction, frozen=True, kw_only=True, tag="note_declaration"):
    """The gaming inspector takes note of a declared royal or straight flush, and the table continues (AMB-59)."""

    seat: SeatNumber


class AuthorisePayment(StudAction, frozen=True, kw_only=True, tag="authorise_payment"):
    """The gaming inspector authorises ANTE, BET and any jackpot of a confirmed hand (CSP-063)."""

    seat: SeatNumber


class DecideClaim(StudAction, frozen=True, kw_only=True, tag="decide_claim"):
    """The gaming management decides about wagers that wait as a claim (AMB-55, AMB-61).

    ``winnings``: what is paid beside them; None: what the tables of payments say of the stakes that lay there.
    """

    seat: SeatNumber
    paid: bool
    winnings: Count | None = None


# The jackpot's console


class PressJackpot(StudAction, frozen=True, kw_only=True, tag="press_jackpot"):
    """Press the JACKPOT button 1 (royal flush) to 5 (flush) (CSP-057, AMB-66)."""

    button: Annotated[int, Meta(ge=1, le=5)]


class Attend(StudAction, frozen=True, kw_only=True, tag="attend"):
    """The municipal inspector confirms that he is present: for an upper tier, a void hand, an opening or a closing.

    (CSP-059, CSP-150, AMB-65.)
    """


class TurnSelector(StudAction, frozen=True, kw_only=True, tag="turn_selector"):
    """Turn the key selector: ``R``, ``JPL`` with key 08, ``JPH`` with key 09, ``S`` for service.

    (CSP-055, CSP-058, CSP-059, AMB-33.)
    """

    position: Annotated[str, Meta(max_length=3, pattern=r"^(R|JPL|JPH|S)\Z")]


class StoreBank(StudAction, frozen=True, kw_only=True, tag="store_bank"):
    """Count the bank's cards and store them (CSP-046)."""


class PressGameOver(StudAction, frozen=True, kw_only=True, tag="game_over"):
    """Press GAME OVER: the hand is over (CSP-046, AMB-32)."""


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
"""What a seat may try; ``CutCards`` too, when the deck is offered to it, and ``CallInspector``."""

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

_OF_OTHERS: dict[type, Role] = {
    Attend: MUNICIPAL_INSPECTOR,
    Confirm: CONTROL_ROOM,
    DecideClaim: GAMING_MANAGEMENT,
    RuleOnHand: GAMING_MANAGEMENT,
    MeterRead: METER,
    ReleaseTables: FLOOR,
}

ROLE_OF: dict[type, Role] = {
    **dict.fromkeys(DealerAction.__args__, DEALER),
    **dict.fromkeys(InspectorAction.__args__, GAMING_INSPECTOR),
    **_OF_OTHERS,
}
"""Whose each action of the house is; all others are the seats', and those of ``SHARED`` a seat's or the dealer's."""

SHARED = (CutCards, CallInspector)
"""What either a seat or the dealer may do."""
