"""Loans for BET: one player offers another the chips that they lack, and the borrower stakes them (CSP-122, AMB-63).

Anybody at the table may lend, even without playing in this hand (AMB-30). An offer stands until it is accepted, or
until the lender offers to another seat; its amount is what the borrower lacks at the moment of accepting.
"""

from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.table.actions.incidents import OfferLoan
from kitapi.games.caribbean_stud.rules.table.events import LoanOffered, Transfers
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, account_of, stack, transfer
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import IllegalAction, Instead, Seat, rule


def decide(state: StudState, lender: Seat, action: OfferLoan) -> tuple[LoanOffered, ...]:
    """Return the events of a player's offer of a loan.

    Raises:
        IllegalAction: there is no such seat, it is the lender's own, it lacks nothing for BET, the lender has offered
            it a loan already, or has too few chips.
    """
    if action.seat not in state.seats:
        raise IllegalAction("CSP-001", seats=len(state.seats))
    seat = Seat(action.seat)
    if seat == lender:
        raise IllegalAction("AMB-63", lender=lender)
    if not (lacking := lacks(state, seat)):
        raise IllegalAction("CSP-122", seat=seat, lacking=0)
    if state.places[lender].loan.lends == seat:
        raise IllegalAction("CSP-122", offered=seat)
    if not can_lend(state.chips(lender), lacking):
        raise IllegalAction("AMB-63", chips=state.chips(lender), lacking=lacking)
    return (LoanOffered(seat=lender, to=seat),)


def options(state: StudState, lender: Seat) -> tuple[OfferLoan, ...]:
    """Return the loans that a seat may offer now."""
    return tuple(offer for seat in _seats_lacking(state) if _is_accepted(state, lender, offer := OfferLoan(seat=seat)))


def _seats_lacking(state: StudState) -> tuple[Seat, ...]:
    """Return the seats that lack chips for BET, computed once for a state; to others a loan cannot be offered."""
    found: tuple[Seat, ...] | None = state.cache.get("lacking")
    if found is None:
        found = state.cache["lacking"] = tuple(seat for seat in state.seats if lacks(state, seat))
    return found


def _is_accepted(state: StudState, lender: Seat, offer: OfferLoan) -> bool:
    try:
        decide(state, lender, offer)
    except IllegalAction:
        return False
    return True


@rule("CSP-122", without=0)
def lacks(state: StudState, seat: Seat) -> int:
    """Return the chips that a seat does not have for its BET; 0 where it need not borrow, or stakes none now."""
    return max(0, bet_shortfall(state, seat) - state.chips(seat)) if stakes_bet(state, seat) else 0


@rule("AMB-30", without=Instead(lambda state, seat: seat in state.playing))
def stakes_bet(state: StudState, seat: Seat) -> bool:
    """Whether the seat may still change its BET: it has not chosen yet, or the dealer has not checked its BET."""
    if seat not in state.playing:
        return False
    place = state.places[seat]
    if state.phase is Phase.CHOOSE:
        return place.choice is None
    return state.phase is Phase.CHECK and place.is_in and not place.stake.checked


def bet_shortfall(state: StudState, seat: Seat) -> int:
    """Return the chips that are missing on BET; negative if there are too many."""
    return bet_due(state.chips_on(seat, Wager.ANTE)) - state.chips_on(seat, Wager.BET)


@rule("AMB-63", without=True)
def can_lend(chips: int, lacking: int) -> bool:
    """Whether the lender has as many chips as the borrower lacks; what the lender needs for play does not matter."""
    return chips >= lacking


@rule("AMB-63", without=True)
def has_offered(state: StudState, lender: Seat, seat: Seat) -> bool:
    """Whether ``lender`` has offered ``seat`` a loan: both must agree to it."""
    return lender in state.seats and state.places[lender].loan.lends == seat


@rule("AMB-64", without=True)
def can_stake(chips: int, due: int) -> bool:
    """Whether the seat has the chips for BET; if not, it borrows or folds."""
    return chips >= due


def offers_to(state: StudState, lender: Seat) -> Seat | None:
    """Return the seat to which ``lender`` offers a loan that it could still use."""
    borrower = state.places[lender].loan.lends
    return borrower if borrower is not None and lacks(state, borrower) else None


def lenders(state: StudState, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats whose offers ``seat`` could take."""
    return tuple(other for other in state.seats if state.places[other].loan.lends == seat)


def stake_bet(state: StudState, seat: Seat, lender: Seat | None, clause: str) -> Transfers:
    """The transfers that complete a seat's BET: its own chips, by ``clause``, and the lender's for what it lacks.

    Raises:
        IllegalAction: it has too few chips (AMB-64), does not need the loan (CSP-122), or was not offered it (AMB-63).
    """
    due, bet = bet_shortfall(state, seat), account_of(seat, Wager.BET)
    if lender is None:
        if not can_stake(state.chips(seat), due):
            lies = state.chips_on(seat, Wager.BET)
            raise IllegalAction("AMB-64", chips=state.chips(seat) + lies, due=due + lies)
        return transfer(stack(seat), bet, due, clause)
    lacking = lacks(state, seat)
    _check_loan(state, seat, lender, lacking)
    return (*transfer(stack(seat), bet, due - lacking, clause), *transfer(stack(lender), bet, lacking, "AMB-63"))


def _check_loan(state: StudState, seat: Seat, lender: Seat, lacking: int) -> None:
    """Check that the seat may take this lender's chips.

    Raises:
        IllegalAction: it lacks none (CSP-122), the lender has not offered (AMB-63), or has too few by now (AMB-64).
    """
    if not lacking:
        raise IllegalAction("CSP-122", lender=lender, lacking=0)
    if not has_offered(state, lender, seat):
        raise IllegalAction("AMB-63", lender=lender, offered=False)
    if not can_lend(state.chips(lender), lacking):
        raise IllegalAction("AMB-64", lender=lender, lacking=lacking)
