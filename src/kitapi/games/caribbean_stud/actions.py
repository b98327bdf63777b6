"""What somebody may try to do at a table of Caribbean Stud: a player, the dealer, an inspector, the control room.

``ROLE_OF`` says whose each action is; the phases are those of the rulebook's state machine.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.cards import Card
from kitapi.games.caribbean_stud.variant import LARGEST
from kitapi.kernel import METER, MeterRead, Role, Shuffled

DEALER = Role("dealer")
"""Deals, takes and pays (croupier)."""
GAMING_INSPECTOR = Role("gaming_inspector")
"""Holds the console's keys and rules on what is irregular (Ispettore di Gioco)."""
MUNICIPAL_INSPECTOR = Role("municipal_inspector")
"""Must be present when the jackpot's upper tiers are paid or a hand is annulled (Ispettore Comunale)."""
GAMING_MANAGEMENT = Role("gaming_management")
"""Decides disputes (Direzione Giochi)."""
CONTROL_ROOM = Role("control_room")
"""Confirms royal and straight flush (Sala Regia)."""

HOUSE_ROLES = (DEALER, GAMING_INSPECTOR, MUNICIPAL_INSPECTOR, GAMING_MANAGEMENT, CONTROL_ROOM)

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Amount: TypeAlias = Annotated[int, Meta(gt=0, le=LARGEST)]


class _Action(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """An action; its kind is the tag."""


# The dealer: opening and preparing


class OpenTable(_Action, frozen=True, kw_only=True, tag="open_table"):
    """Enter the data, open the lid, press GAME OVER (CSP-010, AMB-68)."""


class CheckDecks(_Action, frozen=True, kw_only=True, tag="check_decks"):
    """Spread both decks face up and check them (CSP-011)."""


class Wash(_Action, frozen=True, kw_only=True, tag="wash"):
    """Spread the deck face down and wash it (CSP-012)."""


class OfferCut(_Action, frozen=True, kw_only=True, tag="offer_cut"):
    """Offer the deck and the cutting card to a player (CSP-013, AMB-38)."""

    seat: SeatNumber


class CutCards(_Action, frozen=True, kw_only=True, tag="cut"):
    """Cut ``amount`` cards off the top: the player to whom the deck is offered, or the dealer where nobody will."""

    amount: Annotated[int, Meta(ge=0, le=52)]


class DeclineCut(_Action, frozen=True, kw_only=True, tag="decline_cut"):
    """Let the next player cut."""


# Stakes


class Contribute(_Action, frozen=True, kw_only=True, tag="contribute"):
    """A seat's share in the shuffle, in hexadecimal; empty for a seat that is away."""

    value: Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2})*$")]


class InviteStakes(_Action, frozen=True, kw_only=True, tag="invite_stakes"):
    """The dealer invites stakes, hand along the line: the hand begins (CSP-021)."""


class ChangeNotes(_Action, frozen=True, kw_only=True, tag="change_notes"):
    """A note changed into chips (CSP-083)."""


class PlaceAnte(_Action, frozen=True, kw_only=True, tag="ante"):
    """Stake ``amount`` on ANTE, in place of what lies there (CSP-022)."""

    amount: Amount


class InsertToken(_Action, frozen=True, kw_only=True, tag="token"):
    """Put a jackpot token into the slot (CSP-053)."""


class TakeBackToken(_Action, frozen=True, kw_only=True, tag="take_back_token"):
    """Take the token back."""


class TakeBackAnte(_Action, frozen=True, kw_only=True, tag="take_back_ante"):
    """Take ANTE back, and the token with it."""


class Wave(_Action, frozen=True, kw_only=True, tag="wave"):
    """Sign that one's stakes stand, or, without any, that one sits this hand out; the dealer need not wait."""


class SendBack(_Action, frozen=True, kw_only=True, tag="send_back"):
    """The dealer pushes a seat's stakes back before he closes the bets (AMB-43, AMB-45)."""

    seat: SeatNumber


class CashOut(_Action, frozen=True, kw_only=True, tag="cash_out"):
    """The dealer changes back the chips of a seat that nobody has any more."""

    seat: SeatNumber


class CloseBets(_Action, frozen=True, kw_only=True, tag="no_more_bets"):
    """“No more bets please” (CSP-023)."""


# Coins and cards


class CoinIn(_Action, frozen=True, kw_only=True, tag="coin_in"):
    """Press COIN IN; ``stuck``: seats whose token did not fall (CSP-024, CSP-026)."""

    stuck: tuple[SeatNumber, ...] = ()


class DecideToken(_Action, frozen=True, kw_only=True, tag="decide_token"):
    """The gaming inspector says whether a token that was stuck twice is in play (AMB-47)."""

    seat: SeatNumber
    in_play: bool


class CountTokens(_Action, frozen=True, kw_only=True, tag="count_tokens"):
    """Count ``tokens`` against the lit lamps (CSP-025)."""

    tokens: Annotated[int, Meta(ge=0, le=7)]


class DealCards(_Action, frozen=True, kw_only=True, tag="deal"):
    """Deal in order, the bank last (CSP-027, CSP-028)."""


class TurnUpcard(_Action, frozen=True, kw_only=True, tag="turn_upcard"):
    """Turn the bank's fifth card: “Prego, go ahead” (CSP-030)."""


# Choices


class Raise(_Action, frozen=True, kw_only=True, tag="raise"):
    """Stake ``amount``, exactly twice ANTE, on BET and go on (CSP-033)."""

    amount: Amount


class Fold(_Action, frozen=True, kw_only=True, tag="fold"):
    """Lay the cards on BET: give ANTE up (CSP-034)."""


class AskExchange(_Action, frozen=True, kw_only=True, tag="exchange"):
    """Lay ``card`` above the slot with chips equal to ANTE on it (CSP-035)."""

    card: Card


class WithdrawExchange(_Action, frozen=True, kw_only=True, tag="withdraw_exchange"):
    """Take card and chips back before the new card has touched the felt (AMB-41)."""


class DeclineExchange(_Action, frozen=True, kw_only=True, tag="no_exchange"):
    """Say at one's turn that no card is wanted (AMB-40)."""


class Declare(_Action, frozen=True, kw_only=True, tag="declare"):
    """Declare a royal or straight flush, or a hand that wins the jackpot, before the cards go (CSP-041, CSP-063)."""


class TakeStub(_Action, frozen=True, kw_only=True, tag="take_stub"):
    """Take the stub in hand, a null card under it where it comes from the machine (CSP-036)."""


class AskSeat(_Action, frozen=True, kw_only=True, tag="ask_seat"):
    """Ask the next seat whether it wants a card (CSP-037)."""

    seat: SeatNumber


class GiveCard(_Action, frozen=True, kw_only=True, tag="give_card"):
    """Lay the stub's next card before the seat that asked (CSP-037)."""

    seat: SeatNumber


class TakeFee(_Action, frozen=True, kw_only=True, tag="take_fee"):
    """Withdraw the chips of the card just given (CSP-148)."""

    seat: SeatNumber


class PassOver(_Action, frozen=True, kw_only=True, tag="pass_over"):
    """Ask a seat that does not answer again, and the next time fold it, or take it that it wants no card (AMB-43)."""

    seat: SeatNumber


# Check, reveal, settlement


class CollectFold(_Action, frozen=True, kw_only=True, tag="collect_fold"):
    """Take ANTE and cards of a seat that folded, count the cards and store them (CSP-034, AMB-42)."""

    seat: SeatNumber


class CheckBet(_Action, frozen=True, kw_only=True, tag="check_bet"):
    """See that a seat's BET is exactly twice its ANTE (CSP-039)."""

    seat: SeatNumber


class Reveal(_Action, frozen=True, kw_only=True, tag="reveal"):
    """Turn and count the bank's cards, and say whether it qualifies (CSP-039, CSP-040)."""


class SettleSeat(_Action, frozen=True, kw_only=True, tag="settle"):
    """Compare, pay or take, count and store, one seat after the other from the right (CSP-041 to -045)."""

    seat: SeatNumber


class Confirm(_Action, frozen=True, kw_only=True, tag="confirm"):
    """The control room confirms a seat's royal or straight flush, or does not (CSP-063, AMB-61)."""

    seat: SeatNumber
    genuine: bool


class DecideClaim(_Action, frozen=True, kw_only=True, tag="decide_claim"):
    """The gaming management decides about wagers that wait as a claim (AMB-61)."""

    seat: SeatNumber
    paid: bool


# The jackpot's console


class PressJackpot(_Action, frozen=True, kw_only=True, tag="press_jackpot"):
    """Press the JACKPOT button 1 (royal flush) to 5 (flush) (CSP-057, AMB-66)."""

    button: Annotated[int, Meta(ge=1, le=5)]


class Attend(_Action, frozen=True, kw_only=True, tag="attend"):
    """The municipal inspector confirms that he is present (CSP-059, AMB-65)."""


class TurnSelector(_Action, frozen=True, kw_only=True, tag="turn_selector"):
    """Turn the key selector: ``R``, ``JPL`` with key 08 or ``JPH`` with key 09 (CSP-055, -058, -059)."""

    position: Annotated[str, Meta(pattern="^(R|JPL|JPH)$")]


class StoreBank(_Action, frozen=True, kw_only=True, tag="store_bank"):
    """Count the bank's cards and store them (CSP-046)."""


class PressGameOver(_Action, frozen=True, kw_only=True, tag="game_over"):
    """Press GAME OVER: the hand is over (CSP-046, AMB-32)."""


PlayerAction: TypeAlias = (
    Contribute
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
)
"""What a seat may try; ``CutCards`` too, when the deck is offered to it."""

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
)

HouseAction: TypeAlias = DealerAction | DecideToken | Confirm | DecideClaim | PressJackpot | Attend | TurnSelector

Action: TypeAlias = PlayerAction | HouseAction | CutCards | Shuffled | MeterRead

_OF_OTHERS: dict[type, Role] = {
    DecideToken: GAMING_INSPECTOR,
    PressJackpot: GAMING_INSPECTOR,
    TurnSelector: GAMING_INSPECTOR,
    Attend: MUNICIPAL_INSPECTOR,
    Confirm: CONTROL_ROOM,
    DecideClaim: GAMING_MANAGEMENT,
    MeterRead: METER,
}

ROLE_OF: dict[type, Role] = {**dict.fromkeys(DealerAction.__args__, DEALER), **_OF_OTHERS}
"""Whose each action of the house is; all others are the seats', ``CutCards`` may be either's."""
