"""A BET that is not twice ANTE: laid by mistake, made exact in the second pass, or overlooked (CSP-123, CSP-124).

The rules refuse such a BET (AMB-04), so that only a slip at a practice table leads to one. A seat whose BET is too low
makes it exact or folds (AMB-64); a seat whose BET is too high takes the excess back, and its choice stands.
"""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.round import choices, exchanges, loans
from kitapi.games.caribbean_stud.rules.round.second_pass import is_exact, next_to_check
from kitapi.games.caribbean_stud.rules.table.actions import Fold, PassOver
from kitapi.games.caribbean_stud.rules.table.actions.incidents import CorrectBet, MisplaceBet, SlipKind
from kitapi.games.caribbean_stud.rules.table.events import (
    AskedAgain,
    BetCorrected,
    BetMisplaced,
    Event,
    Folded,
    SlipMade,
    Transfers,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, account_of, stack, transfer
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Actor, IllegalAction, Instead, Range, Seat, rule

Correcting: TypeAlias = CorrectBet | MisplaceBet


def decide(state: StudState, seat: Seat, action: Correcting) -> tuple[Event, ...]:
    """Return the events when a seat lays a wrong BET, or makes its BET exact.

    Raises:
        IllegalAction: the table is not for practice, the BET is exact, or the chips do not suffice.
    """
    match action:
        case CorrectBet():
            return _correct(state, seat, None if action.lender is None else Seat(action.lender))
        case MisplaceBet():
            return _misplace(state, seat, action.amount)
        case _:
            assert_never(action)


def fold(state: StudState, seat: Seat, action: Fold) -> tuple[Event, ...]:
    """Return the events when a seat folds: as its choice, or in the second pass because its BET is too low.

    Raises:
        IllegalAction: the seat has chosen already and may not change its choice.
    """
    if state.phase is not Phase.CHECK:
        return choices.decide(state, seat, action)
    if not choices.may_choose(state, seat):
        raise IllegalAction("AMB-40", seat=seat)
    if not may_fold_late(state, seat):
        choice = state.places[seat].choice
        raise IllegalAction("AMB-41", choice=choice and choice.value)
    return (Folded(seat=seat, transfers=bet_back(state, seat)),)


def pass_over(state: StudState, actor: Actor, action: PassOver) -> tuple[Event, ...]:
    """Return the events when the dealer continues without a seat that does not answer.

    The seat had to choose, or to lay its BET at last.

    Raises:
        IllegalAction: no answer of the seat is pending.
    """
    if state.phase is not Phase.CHECK:
        return exchanges.decide(state, actor, action)
    if not is_wrong(state, seat := Seat(action.seat)):
        raise IllegalAction("AMB-43", seat=seat)
    return after_silence(state, seat)


def options(state: StudState, seat: Seat) -> tuple[CorrectBet | Fold | Range, ...]:
    """Return the corrections of a wrong BET that a seat may make now, or the wrong BETs that it may lay."""
    if state.phase is Phase.CHOOSE:
        return _misplaceable(state, seat)
    if not is_wrong(state, seat):
        return ()
    corrections = (CorrectBet(lender=lender) for lender in (None, *loans.lenders(state, seat)))
    folds = (Fold(),) if may_fold_late(state, seat) else ()
    return (*(one for one in corrections if _is_accepted(state, seat, one)), *folds)


def _is_accepted(state: StudState, seat: Seat, action: Correcting) -> bool:
    try:
        decide(state, seat, action)
    except IllegalAction:
        return False
    return True


# What is wrong


@rule("CSP-039", "AMB-04", without=False)
def is_wrong(state: StudState, seat: Seat) -> bool:
    """Whether the second pass waits for the seat, whose BET is not exact."""
    return state.phase is Phase.CHECK and loans.stakes_bet(state, seat) and loans.bet_shortfall(state, seat) != 0


def bet_ruling_due(state: StudState, seat: Seat) -> str | None:
    """The clause by which the inspector must rule on a seat's BET before it is settled; None: no ruling is needed.

    A seat whose cards were taken as if folded has no BET, and needs none (CSP-120).
    """
    bet, due, place = state.chips_on(seat, Wager.BET), bet_due(state.chips_on(seat, Wager.ANTE)), state.places[seat]
    if place.stake.bet_stands or (place.incidents.taken and not bet):
        return None
    if is_short(bet, due):
        return "CSP-123"
    return "CSP-124" if is_over(bet, due) else None


def check_ruled(state: StudState, seat: Seat) -> None:
    """Check that the seat's BET is exact or has been ruled on.

    Raises:
        IllegalAction: the BET is short (CSP-123) or too high (CSP-124), and there is no ruling on it.
    """
    bet, due = state.chips_on(seat, Wager.BET), bet_due(state.chips_on(seat, Wager.ANTE))
    match bet_ruling_due(state, seat):
        case "CSP-123":
            raise IllegalAction("CSP-123", bet=bet, due=due)
        case "CSP-124":
            raise IllegalAction("CSP-124", bet=bet, due=due)


@rule("CSP-123", without=False)
def is_short(bet: int, due: int) -> bool:
    """Whether BET is less than ``due``."""
    return bet < due


@rule("CSP-124", without=False)
def is_over(bet: int, due: int) -> bool:
    """Whether BET is more than ``due``."""
    return bet > due


# Laid by mistake


@rule("AMB-04", without=True)
def may_slip(state: StudState) -> bool:
    """Whether mistakes are possible at the table: only at a practice table."""
    return state.house.practice


def _misplace(state: StudState, seat: Seat, amount: int) -> tuple[BetMisplaced, ...]:
    if not choices.may_choose(state, seat):
        raise IllegalAction("AMB-40", seat=seat)
    if not may_slip(state):
        raise IllegalAction("AMB-04", practice=False)
    choices.check_free(state, seat)
    if is_exact(amount, bet_due(state.chips_on(seat, Wager.ANTE))):
        raise IllegalAction("AMB-04", exact=True)
    if amount % state.house.chip:
        raise IllegalAction("AMB-04", amount=amount, chip=state.house.chip)
    if amount > state.chips(seat):
        raise IllegalAction("AMB-04", amount=amount, chips=state.chips(seat))
    laid = transfer(stack(seat), account_of(seat, Wager.BET), amount, "CSP-033")
    return (BetMisplaced(seat=seat, amount=amount, transfers=laid),)


def _misplaceable(state: StudState, seat: Seat) -> tuple[Range, ...]:
    """Return the wrong BETs that the seat has chips for: amounts below twice ANTE, and amounts above."""
    chip, due = state.house.chip, bet_due(state.chips_on(seat, Wager.ANTE))
    most = state.chips(seat) // chip * chip
    spans = ((chip, min(most, (due - 1) // chip * chip)), ((due // chip + 1) * chip, most))
    ranges = (Range(action="misplace_bet", lowest=low, highest=high, step=chip) for low, high in spans)
    return tuple(one for one in ranges if _is_accepted(state, seat, MisplaceBet(amount=one.lowest)))


# Made exact, or given up


def _correct(state: StudState, seat: Seat, lender: Seat | None) -> tuple[BetCorrected, ...]:
    if not is_wrong(state, seat):
        raise IllegalAction("CSP-039", exact=True)
    excess = -loans.bet_shortfall(state, seat)
    due = bet_due(state.chips_on(seat, Wager.ANTE))
    transfers = excess_back(seat, excess) if excess > 0 and lender is None else _topped_up(state, seat, lender)
    return (BetCorrected(seat=seat, amount=due, lender=lender, transfers=transfers),)


def _topped_up(state: StudState, seat: Seat, lender: Seat | None) -> Transfers:
    return loans.stake_bet(state, seat, lender, "CSP-039")


@rule("AMB-04", without=())
def excess_back(seat: Seat, excess: int) -> Transfers:
    """Return the transfer of what is on BET beyond twice ANTE back to the player, before the reveal."""
    return transfer(account_of(seat, Wager.BET), stack(seat), excess, "CSP-039")


@rule("AMB-64", without=False)
def may_fold_late(state: StudState, seat: Seat) -> bool:
    """Whether the seat may fold in the second pass: its BET is too low, and nobody can be forced to stake more.

    A BET that is too high can always be corrected, so the choice of its seat stands (AMB-41).
    """
    return is_wrong(state, seat) and loans.bet_shortfall(state, seat) > 0


@rule("AMB-64", without=())
def bet_back(state: StudState, seat: Seat) -> Transfers:
    """Return the transfer of a BET that was never exact back to a player who folds; the ANTE is lost as in any fold."""
    return transfer(account_of(seat, Wager.BET), stack(seat), state.chips_on(seat, Wager.BET), "AMB-64")


@rule("AMB-43", without=Instead(lambda _state, seat: (AskedAgain(seat=seat),)))
def after_silence(state: StudState, seat: Seat) -> tuple[Event, ...]:
    """Return the events when a seat does not correct its BET: it is warned, and the next time the dealer acts for it.

    The dealer returns an excess. A seat with a short BET is folded, because nobody else may stake a player's chips.
    """
    if not state.places[seat].turn.warned:
        return (AskedAgain(seat=seat),)
    if may_fold_late(state, seat):
        return (Folded(seat=seat, unanswered=True, transfers=bet_back(state, seat)),)
    return _correct(state, seat, None)


# Overlooked by the dealer


def overlook(state: StudState, seat: Seat) -> tuple[SlipMade, ...]:
    """Return the event when the dealer, in the second pass at a practice table, overlooks that a BET is not exact.

    Raises:
        IllegalAction: it is another seat's turn, or the BET is exact.
    """
    if seat != (following := next_to_check(state)):
        raise IllegalAction("AMB-42", seat=seat, next=following)
    if not is_wrong(state, seat):
        raise IllegalAction("CSP-039", exact=True)
    return (SlipMade(seat=seat, what=SlipKind.OVERLOOK_BET),)
