"""The reveal of the bank, the settlement of the seats from the right, and the end of the hand (CSP-039 to CSP-046)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.console import awards
from kitapi.games.caribbean_stud.rules.console.authorisation import APPROVING, check_approved
from kitapi.games.caribbean_stud.rules.console.keys import is_back
from kitapi.games.caribbean_stud.rules.payment.round_facts import Net, Result, Settlement
from kitapi.games.caribbean_stud.rules.payment.settlement import qualifies, settle
from kitapi.games.caribbean_stud.rules.round import bet_corrections
from kitapi.games.caribbean_stud.rules.round.claims import is_dropped, is_held, is_refused, of_this_hand, put_aside
from kitapi.games.caribbean_stud.rules.round.taken_cards import (
    by_word,
    is_by_word,
    release_ante,
    winnings_waiting,
    without_bet,
)
from kitapi.games.caribbean_stud.rules.table.actions import (
    Confirm,
    DecideClaim,
    PressGameOver,
    Reveal,
    SettleSeat,
    StoreBank,
)
from kitapi.games.caribbean_stud.rules.table.card_order import highest_first, lowest_first
from kitapi.games.caribbean_stud.rules.table.events import (
    BankRevealed,
    BankStored,
    ClaimDecided,
    Declared,
    Event,
    HandConfirmed,
    HandEnded,
    SeatSettled,
    SettlementEnded,
    Transfers,
)
from kitapi.games.caribbean_stud.rules.table.hands import (
    awaits_control_room,
    cards_counted,
    earlier_claim,
    facts_of,
    high_hand,
    is_high,
)
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import (
    FLOAT,
    Wager,
    account_of,
    filled_up,
    paid_out,
    stack,
    transfer,
)
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house.stakes import added_up, won_since
from kitapi.kernel import Actor, IllegalAction, Instead, Seat, rule
from kitapi.ledger import Account
from kitapi.mechanics.poker_hands import Combination, value_of

ShowdownAction: TypeAlias = Reveal | SettleSeat | Confirm | DecideClaim | StoreBank | PressGameOver


def decide(state: StudState, _actor: Actor, action: ShowdownAction) -> tuple[Event, ...]:
    """Return the events of a step from the reveal to GAME OVER; the actor and the phase have been checked before.

    Raises:
        IllegalAction: it is another seat's turn, or another step comes first.
    """
    match action:
        case Reveal():
            return (reveal_bank(state),)
        case SettleSeat():
            return settle_seat(state, Seat(action.seat))
        case Confirm():
            return confirm_hand(state, Seat(action.seat), genuine=action.genuine)
        case DecideClaim():
            return decide_claim(state, action)
        case StoreBank():
            return store_bank(state)
        case PressGameOver():
            return end_hand(state)
        case _:
            assert_never(action)


def closes(state: StudState) -> tuple[Event, ...]:
    """Return the event that ends the settlement, after the last seat; until then empty."""
    if state.phase is not Phase.SETTLE or next_to_settle(state) is not None:
        return ()
    return (SettlementEnded(jackpots=len(awards.all_due(state))),)


# The bank


def reveal_bank(state: StudState) -> BankRevealed:
    """Return the event of the reveal: the bank's five cards, and whether they qualify."""
    value = value_of(state.bank.cards)
    return BankRevealed(
        cards=highest_first(state.bank.cards),
        combination=value.combination,
        qualifies=qualifies(value, state.house.qualification),
    )


# One seat


def settle_seat(state: StudState, seat: Seat) -> tuple[Event, ...]:
    """Return the event of a seat's settlement or, if a royal or straight flush is found only now, of its declaration.

    Raises:
        IllegalAction: it is another seat's turn, its high hand is not confirmed or authorised, or its BET not ruled on.
    """
    due = next_to_settle(state)
    if seat != due:
        raise IllegalAction("AMB-36", seat=seat, due=due)
    bet_corrections.check_ruled(state, seat)
    place = state.places[seat]
    if (combination := find_high_hand(state, place)) is not None:
        return (Declared(seat=seat, combination=combination),)
    check_approved(state, seat)
    settlement, held = settlement_of(state, seat), is_held(state, place)
    tier, seen = None if is_refused(place) else settlement.jackpot, is_seen(state, place)
    won = seen and wins_jackpot(place)
    event = SeatSettled(
        seat=seat,
        settlement=settlement,
        shown=lowest_first(place.final) if seen else (),
        cards=cards_counted(place),
        jackpot=tier if won else None,
        unclaimed=tier is not None and not won,
        held=held,
        transfers=put_aside(state, seat) if held else settlement_transfers(state, seat, settlement),
    )
    return (event,)


def settlement_of(state: StudState, seat: Seat) -> Settlement:
    """Return the settlement of the round: by the cards or, if these were taken by mistake, by the seat's statement."""
    place = state.places[seat]
    if is_by_word(state, place):
        return by_word(state, seat)
    if place.incidents.as_fold:
        return without_bet(state, seat)
    return settle(facts_of(state, seat), state.house)


@rule("CSP-041", "CSP-042", "AMB-36", without=Instead(lambda state: next(iter(_seats_to_settle(state)), None)))
def next_to_settle(state: StudState) -> Seat | None:
    """Return the seat to settle next: the rightmost one that is in and not settled; None: all are settled."""
    return next(reversed(_seats_to_settle(state)), None)


def _seats_to_settle(state: StudState) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.playing if state.places[seat].is_in and not state.places[seat].collected)


@rule("AMB-60", without=None)
def find_high_hand(state: StudState, place: Place) -> Combination | None:
    """Return the royal or straight flush that is seen only when the cards are turned; None: there is none."""
    turned_now = (
        state.bank.qualifies
        and not place.incidents.taken
        and not is_dropped(place)
        and not is_high(place.proof.declared)
    )
    return high_hand(place) if turned_now else None


@rule("AMB-19", without=True)
@rule("AMB-58", without=Instead(lambda state, place: bool(state.bank.qualifies)))
@rule("CSP-042", without=Instead(lambda state, place: place.proof.declared is not None))
def is_seen(state: StudState, place: Place) -> bool:
    """Whether a seat's cards are turned face up: all are if the bank qualifies, otherwise only a declared hand.

    A hand that nobody has seen wins no jackpot.
    """
    return (state.bank.qualifies and not place.incidents.taken) or is_as_declared(place)


def is_as_declared(place: Place) -> bool:
    """Whether the seat has declared its hand and has not given up its right to the jackpot by an exchange (CSP-065)."""
    return is_high(place.proof.declared) or (place.proof.declared is not None and place.exchange is None)


@rule("AMB-71", without=True)
def wins_jackpot(place: Place) -> bool:
    """Whether a jackpot hand wins the jackpot: one with a dropped card does only if it was declared before."""
    return not place.incidents.dropped or is_as_declared(place)


CLAUSES: dict[Result, str] = {
    Result.NOT_QUALIFIED: "CSP-041",
    Result.BANK_WINS: "CSP-043",
    Result.TIE: "CSP-044",
    Result.PLAYER_WINS: "CSP-045",
}
"""The rule by which wagers are paid or taken, by result."""


def settlement_transfers(state: StudState, seat: Seat, settlement: Settlement) -> Transfers:
    """Return the transfers of a settlement, wager by wager; if the tray has too few chips, it is filled up first."""
    if state.places[seat].incidents.as_fold:
        return release_ante(state, seat, settlement)
    moves = [
        move
        for wager, net in in_paying_order(settlement.net)
        for move in of_wager(state, account_of(seat, wager), stack(seat), net, CLAUSES[settlement.result])
    ]
    return (*filled_up(state.balances, settlement.net.winnings), *moves)


@rule("CSP-045", without=Instead(lambda net: ((Wager.ANTE, net.ante), (Wager.BET, net.bet))))
@rule("AMB-57", without=Instead(lambda net: ((Wager.BET, net.bet + net.ante), (Wager.ANTE, 0))))
def in_paying_order(net: Net) -> tuple[tuple[Wager, int], ...]:
    """Return the net result of each wager in the order of payment, from the outside inwards: first BET, then ANTE."""
    return (Wager.BET, net.bet), (Wager.ANTE, net.ante)


@rule("CSP-004", without=())
def of_wager(state: StudState, wager: Account, player: Account, net: int, clause: str) -> Transfers:
    """The transfers that settle a wager with the result ``net``: win or loss by ``clause``, and the rest returned."""
    lost = max(0, -net)
    return (
        *transfer(FLOAT, player, max(0, net), clause),
        *transfer(wager, FLOAT, lost, clause),
        *return_wager(wager, player, state.balances[wager] - lost),
    )


@rule("AMB-56", without=())
def return_wager(wager: Account, player: Account, chips: int) -> Transfers:
    """The transfer of the part of a wager that is not lost, which is the player's again once the seat is settled."""
    return transfer(wager, player, chips, "AMB-56")


# The control room and the management


def confirm_hand(state: StudState, seat: Seat, *, genuine: bool) -> tuple[HandConfirmed, ...]:
    """Return the event when the control room confirms a royal or straight flush, or does not.

    Raises:
        IllegalAction: the seat has not declared such a hand, or the control room has answered already.
    """
    is_due = seat in state.seats and awaits_control_room(state.places[seat])
    return APPROVING.decide_confirmation(seat, genuine=genuine, is_due=is_due)


def decide_claim(state: StudState, action: DecideClaim) -> tuple[ClaimDecided, ...]:
    """The event of the management's decision about wagers that wait: to the player, with winnings, or to the tray.

    Before the deal it is about wagers of earlier hands, after the deal about those of this hand.

    Raises:
        IllegalAction: no wagers of this seat wait.
    """
    seat = Seat(action.seat)
    if seat not in state.seats or is_decided(state, seat):
        raise IllegalAction("AMB-61", seat=seat, claim=0)
    claim, waiting = account_of(seat, Wager.CLAIM), _to_decide(state, seat)
    if not action.paid:
        return (ClaimDecided(seat=seat, paid=False, transfers=transfer(claim, FLOAT, waiting, "AMB-61")),)
    transfers = (
        *paid_out(state.balances, stack(seat), winnings_decided(state, action), "AMB-61"),
        *transfer(claim, stack(seat), waiting, "AMB-61"),
    )
    return (ClaimDecided(seat=seat, paid=True, transfers=transfers),)


@rule("CSP-119", "AMB-55", without=Instead(lambda state, action: _winnings_to_decide(state, Seat(action.seat))))
def winnings_decided(state: StudState, action: DecideClaim) -> int:
    """The winnings paid with the wagers: the amount that the management states, or else that of the payment tables."""
    return _winnings_to_decide(state, Seat(action.seat)) if action.winnings is None else action.winnings


@rule("CSP-088", without=False)
def is_decided(state: StudState, seat: Seat) -> bool:
    """Whether no wagers of the seat wait any more; a decision is never repeated."""
    return _to_decide(state, seat) == 0


def _to_decide(state: StudState, seat: Seat) -> int:
    """The chips about which a decision is due: before the deal those of earlier hands, after it those of this hand."""
    if is_before_cards(state):
        return earlier_claim(state, seat)
    return of_this_hand(state, seat) if state.places[seat].claim.held else 0


def _winnings_to_decide(state: StudState, seat: Seat) -> int:
    """Return the winnings of those wagers by the tables of payments."""
    place = state.places[seat]
    return place.claim.earlier or 0 if is_before_cards(state) else winnings_waiting(state, place)


def is_before_cards(state: StudState) -> bool:
    """Whether it is before the deal, when no wagers of this hand can wait yet."""
    return state.phase in (Phase.PREPARE, Phase.STAKES)


# The end of the hand


def store_bank(state: StudState) -> tuple[BankStored, ...]:
    """Return the event when the bank's cards are counted and stored.

    Raises:
        IllegalAction: the cards are stored already.
    """
    if state.end.stored:
        raise IllegalAction("CSP-046", stored=True)
    return (BankStored(cards=len(state.bank.cards) if state.is_dealt else 0),)


def end_hand(state: StudState) -> tuple[HandEnded, ...]:
    """Return the event of GAME OVER, with the result of every seat in the hand.

    Raises:
        IllegalAction: the bank's cards are not stored, or something is still to be paid or decided.
    """
    if not is_bank_stored(state):
        raise IllegalAction("CSP-046", stored=False)
    if (left := left_open(state)) is not None:
        raise IllegalAction("AMB-32", open=left)
    won, results = outcome(state)
    return (HandEnded(won=won, results=results),)


def outcome(state: StudState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the results of all seats in the hand, and in the whole sitting."""
    won = won_since(state.opened.balances, state.balances, state.seats, tuple(Wager))
    return won, added_up(state.opened.results, won)


@rule("CSP-046", without=True)
def is_bank_stored(state: StudState) -> bool:
    """Whether the bank's cards have been stored, after which GAME OVER may be pressed."""
    return state.end.stored


@rule("AMB-32", "CSP-062", without=None)
def left_open(state: StudState) -> str | None:
    """The reason why GAME OVER is not allowed yet: the selector, a jackpot, a declared hand or a ruling; None: it is.

    Wagers that wait as a claim are no reason, because the management may decide later (AMB-55, AMB-61).
    """
    if not is_back(state.console):
        return "selector"
    if awards.next_due(state) is not None:
        return "jackpot"
    if any(awaits_control_room(place) for place in state.places):
        return "declared"
    return None if state.is_void else card_ruling_due(state)


@rule("CSP-104", "CSP-108", "AMB-21", "AMB-22", without=None)
def card_ruling_due(state: StudState) -> str | None:
    """Return the irregularity of the deal that was not ruled on, a seat left out or a dead hand.

    None: there is none.
    """
    if any(place.plays and not place.cards for place in state.places):
        return "skipped" if state.is_dealt else None
    return "dead_hand" if any(place.cards and not (place.plays or place.void) for place in state.places) else None
