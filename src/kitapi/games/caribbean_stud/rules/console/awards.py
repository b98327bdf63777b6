"""Jackpots at the table: the order of their payment, and their amounts (CSP-051, CSP-064, AMB-09 to AMB-13)."""

from typing import NamedTuple

from kitapi.games.caribbean_stud.rules.payment.jackpot import PERCENT, fixed_award, share_of, tier_won
from kitapi.games.caribbean_stud.rules.table.events import JackpotAwarded, MeterReset, Transfers
from kitapi.games.caribbean_stud.rules.table.hands import facts_of, is_high
from kitapi.games.caribbean_stud.rules.table.place import Award
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import HOUSE, METER, stack, transfer
from kitapi.kernel import IllegalAction, Instead, Seat, rule, table
from kitapi.mechanics.poker_hands import Combination

LOW, HIGH = "JPL", "JPH"
"""The sides of the key selector."""

ROYAL, STRAIGHT = Combination.ROYAL_FLUSH, Combination.STRAIGHT_FLUSH

BUTTONS: dict[Combination, int] = table(
    "CSP-055",
    rows={ROYAL: 1, STRAIGHT: 2, Combination.FOUR_OF_A_KIND: 3, Combination.FULL_HOUSE: 4, Combination.FLUSH: 5},
)
"""The JACKPOT button of each tier."""

SIDES: dict[Combination, str] = table(
    "CSP-056",
    rows={
        ROYAL: HIGH,
        STRAIGHT: HIGH,
        Combination.FOUR_OF_A_KIND: LOW,
        Combination.FULL_HOUSE: LOW,
        Combination.FLUSH: LOW,
    },
)
"""The side of the key selector at which each tier is paid."""

BEFORE_OTHERS: tuple[Combination, ...] = (STRAIGHT, ROYAL)
"""The tiers that are paid before the others, in this order."""


class Due(NamedTuple):
    """A jackpot that a seat has won and that is not paid yet."""

    seat: Seat
    tier: Combination


def button_of(tier: Combination) -> int:
    """Return the button of ``tier``, from 1."""
    return BUTTONS[tier]


def side_of(tier: Combination) -> str:
    """Return the position of the selector for ``tier``: ``JPL`` or ``JPH``."""
    return SIDES[tier]


def needs_municipal_inspector(tier: Combination) -> bool:
    """Whether ``tier`` is paid with the key that is turned only in the municipal inspector's presence."""
    return side_of(tier) == HIGH


def next_due(state: StudState) -> Due | None:
    """Return the jackpot to be paid next; None if none is open."""
    return next(iter(all_due(state)), None)


def all_due(state: StudState) -> tuple[Due, ...]:
    """Return the jackpots won and not paid, in the order in which they are paid."""
    won = ((seat, state.places[seat]) for seat in reversed(state.playing))
    return in_order(
        tuple(
            Due(seat, place.prize.won_tier)
            for seat, place in won
            if place.prize.won_tier is not None and place.prize.award is None
        )
    )


@rule("AMB-58", "AMB-09", without=Instead(lambda due: due))
def in_order(due: tuple[Due, ...]) -> tuple[Due, ...]:
    """``due``, which is sorted from the right, in the order of payment: straight flushes, royal flushes, the others."""
    first = tuple(one for tier in BEFORE_OTHERS for one in due if one.tier is tier)
    return first + tuple(one for one in due if one.tier not in BEFORE_OTHERS)


def awards_paid(state: StudState) -> tuple[Award, ...]:
    """Return the awards that were paid in this hand, by seat."""
    return tuple(place.prize.award for place in state.places if place.prize.award is not None)


def holders(state: StudState, tier: Combination) -> int:
    """Return the number of seats of this table that won ``tier``, paid or not."""
    return sum(place.prize.won_tier is tier for place in state.places)


def pay_award(state: StudState, due: Due) -> tuple[JackpotAwarded | MeterReset, ...]:
    """Pay the award of ``due``, whose turn it is; after the last royal flush the meter restarts.

    Raises:
        IllegalAction: the amount in the meter is not known.
    """
    amount, remainder = amount_of(state, due.tier)
    lifted = min(amount, state.jackpot.reserved) if is_high(due.tier) else 0
    covered = covered_by_house(amount, displayed_meter(state) + lifted)
    award = JackpotAwarded(
        seat=due.seat,
        tier=due.tier,
        amount=amount,
        covered=covered,
        remainder=remainder if is_last_of_tier(state, due) else 0,
        lifted=lifted,
        transfers=award_transfers(due.seat, amount, covered),
    )
    return (award, *restart_meter(state, due))


def displayed_meter(state: StudState) -> int:
    """Return the amount in the meter, by the display.

    Raises:
        IllegalAction: the amount is not known yet.
    """
    if state.jackpot.meter is None:
        raise IllegalAction("CSP-050", told=False)
    return state.jackpot.meter


def amount_of(state: StudState, tier: Combination) -> tuple[int, int]:
    """Return the payment to each winner of ``tier``, and the rest of an equal division that stays in the meter."""
    whole = upper_award(state, tier) if is_high(tier) else fixed_award(tier, displayed_meter(state), state.house.fixed)
    return in_parts(whole, parts(state, tier))


@rule("AMB-09", without=Instead(displayed_meter))
def basis_of(state: StudState) -> int:
    """The basis of both percentages: the amount in the meter when a royal or straight flush stopped the tables."""
    assert state.jackpot.basis is not None, "an upper tier is won, and the tables were never stopped"
    return state.jackpot.basis


@rule("AMB-09", without=Instead(lambda state, tier: share_of(basis_of(state), PERCENT[tier])))
def upper_award(state: StudState, tier: Combination) -> int:
    """Return the whole award of an upper tier, before it is shared by its holders: the tier's percentage of the basis.

    Awards of straight flushes are deducted from that of royal flushes.
    """
    beside = STRAIGHT if tier is ROYAL else None
    already = sum(award.amount for award in awards_paid(state) if award.tier is beside)
    return share_of(basis_of(state), PERCENT[tier]) - already


@rule("AMB-09", "AMB-65", without=0)
def reserve_due(state: StudState, seats: tuple[Seat, ...]) -> int:
    """The most that the royal and straight flushes of ``seats`` may still be paid, by the percentages of the basis.

    This amount is set aside while the other tables continue, so that none of them pays it a second time.
    """
    won = {tier for seat in seats if is_high(tier := _tier_of(state, seat))}
    percent = max((PERCENT[tier] for tier in won if tier is not None), default=0)
    paid = sum(award.amount for award in awards_paid(state) if is_high(award.tier))
    return max(0, share_of(basis_of(state), percent) - paid) if percent else 0


def _tier_of(state: StudState, seat: Seat) -> Combination | None:
    """Return the tier that a seat has won, or wins if its hand is confirmed and stays in."""
    place = state.places[seat]
    return place.prize.won_tier if place.collected else tier_won(facts_of(state, seat), state.house)


@rule("CSP-064", "AMB-10", without=1)
@rule("AMB-13", without=Instead(holders))
def parts(state: StudState, tier: Combination) -> int:
    """The number of parts of one award of ``tier``: an upper tier is shared by its holders, a fixed one is not."""
    return holders(state, tier) if is_high(tier) else 1


@rule("AMB-11", without=Instead(lambda award, count: (-(-award // count), 0)))
def in_parts(award: int, count: int) -> tuple[int, int]:
    """Return an equal part of ``award`` in whole chips, and the chips left over, which stay in the meter."""
    return divmod(award, count)


@rule("AMB-12", without=0)
def covered_by_house(amount: int, meter: int) -> int:
    """Return the part of an award that the house pays, because the meter holds less."""
    return max(0, amount - meter)


@rule("CSP-008", without=())
@rule("CSP-051", without=Instead(lambda seat, amount, _covered: transfer(HOUSE, stack(seat), amount, "CSP-051")))
def award_transfers(seat: Seat, amount: int, covered: int) -> Transfers:
    """Return the transfers of an award: from the meter, except for the amount that the house covers."""
    return (
        *transfer(METER, stack(seat), amount - covered, "CSP-051"),
        *transfer(HOUSE, stack(seat), covered, "AMB-12"),
    )


def is_last_of_tier(state: StudState, due: Due) -> bool:
    """Whether no other seat of this table waits for the same tier."""
    return sum(other.tier is due.tier for other in all_due(state)) == 1


@rule("CSP-051", without=())
def restart_meter(state: StudState, due: Due) -> tuple[MeterReset, ...]:
    """Restart the meter once the last royal flush of the hand is paid."""
    if due.tier is not ROYAL or not is_last_of_tier(state, due):
        return ()
    amount = state.house.reset
    return (MeterReset(amount=amount, transfers=transfer(HOUSE, METER, amount, "CSP-051")),)


def was_restarted(state: StudState) -> bool:
    """Whether a royal flush was paid in this hand and the meter has restarted."""
    paid_out = any(award.tier is ROYAL for award in awards_paid(state))
    return paid_out and not any(due.tier is ROYAL for due in all_due(state))
