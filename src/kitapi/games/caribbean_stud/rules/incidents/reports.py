"""Reports of irregularities: the facts that the gaming inspector states, and those in the state of the table."""

from collections.abc import Callable
from typing import TypeAlias

from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.payment.settlement import exchange_fee
from kitapi.games.caribbean_stud.rules.round.choices import is_passed_over
from kitapi.games.caribbean_stud.rules.rulings.facts import Facts, Paid, Report, RulingChoice, SeatChips
from kitapi.games.caribbean_stud.rules.rulings.ruling import find_row
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.place import Choice as Laid
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import IllegalAction, Seat, rule, table

LOANS = "CSP-122"
"""The row about loans, which cannot be reported: a loan is an action of two players."""

FALLING_ONE = frozenset({"CSP-116", "AMB-51"})
"""Irregularities in which one card falls."""
TOO_FEW = frozenset({"CSP-115", "CSP-118"})
"""Irregularities in which the stub has too few cards for all requests, whether or not cards have just fallen."""
FALLING = frozenset({"CSP-114", "CSP-117"}) | TOO_FEW
"""Irregularities in which the inspector states the number of fallen cards."""
TO_FALL = FALLING | FALLING_ONE | {"AMB-53"}
"""Irregularities of the stub, which the dealer must have in hand."""


_BEFORE_CARDS = (Phase.PREPARE, Phase.STAKES, Phase.COIN_IN)
"""The phases after one hand and before the deal of the next."""


def build_report(state: StudState, stated: StateFacts, choices: dict[Seat, RulingChoice]) -> Report:
    """Return the report of the facts ``stated`` about this table; ``choices``: the remedies chosen so far, by seat.

    Raises:
        IllegalAction: the irregularity is unknown, or cannot have happened at this table.
    """
    if not is_reportable(stated.irregularity):
        raise IllegalAction("CSP-087", irregularity=stated.irregularity)
    if state.is_void:
        raise IllegalAction("AMB-20", void=True)
    if not can_be(len(state.places), cards_in_hand(state), stated):
        raise IllegalAction("CSP-087", irregularity=stated.irregularity, seen=False)
    return Report(
        irregularity=stated.irregularity,
        phase=state.phase,
        facts=_facts(state, stated, choices),
        skipped_back=state.house.skipped_back,
    )


def is_reportable(irregularity: str) -> bool:
    """Whether the table of rulings has the irregularity, and it can be reported."""
    return irregularity != LOANS and find_row(irregularity) is not None


def _facts(state: StudState, stated: StateFacts, choices: dict[Seat, RulingChoice]) -> Facts:
    return Facts(
        seats=_seats(state, stated),
        seat=stated.seat,
        cards=stated.cards,
        shuffler=stated.shuffler,
        where=stated.where,
        shows=stated.shows,
        left=cards_left(count_stub(state), stated),
        choice=None if stated.seat is None else choices.get(Seat(stated.seat)),
        choices={int(seat): choice for seat, choice in choices.items()},
        from_right=(state.is_dealt and state.exchanges.from_right) or stated.from_right,
        case=stated.case,
        qualifies=not state.is_dealt or state.bank.qualifies is not False,
        both=stated.both,
    )


def _seats(state: StudState, stated: StateFacts) -> dict[int, SeatChips]:
    """The seats that play, with their stakes; in a report about the hand that is over, all seats, without stakes."""
    if is_about_last_hand(state.phase, stated.irregularity):
        return {seat: SeatChips(ante=0) for seat in state.seats}
    return {seat: chips_of(state, seat) for seat in seats_in_hand(state)}


def is_about_last_hand(phase: Phase, irregularity: str) -> bool:
    """Whether a report of ``irregularity`` in ``phase`` is about the hand that is over."""
    return phase in _BEFORE_CARDS and irregularity in ("CSP-100", "CSP-101")


def seats_in_hand(state: StudState) -> tuple[Seat, ...]:
    """Return the seats that play.

    While cards are exchanged, a seat that was served and is void since is included, because no seat before it may get a
    card any more.
    """
    places = zip(state.seats, state.places, strict=True)
    return tuple(seat for seat, place in places if place.plays or was_served(state, place))


@rule("CSP-111", without=False)
def was_served(state: StudState, place: Place) -> bool:
    """Whether cards are still exchanged, and the seat, which is void, had got its card."""
    return state.phase is Phase.CHOOSE and place.void and place.exchange is not None


def chips_of(state: StudState, seat: Seat) -> SeatChips:
    """Return the stakes of a seat in this hand, wherever the chips are now, and their result."""
    place, house = state.places[seat], state.house
    has_requested = place.turn.wants is not None or place.exchange is not None
    return SeatChips(
        ante=place.stake.staked,
        token=house.token if place.stake.lamp or state.chips_on(seat, Wager.TOKEN) else 0,
        bet=place.stake.laid,
        fee=exchange_fee(place.stake.staked, house) if has_requested else 0,
        served=place.exchange is not None,
        folded=place.choice is Laid.FOLD and not place.collected,
        result=_result(place),
        paid=_payments_made(place),
        claimed=place.claim.held,
    )


def _result(place: Place) -> Result | None:
    """Return the result of the seat's settlement, or of the decision about wagers that waited as a claim.

    None: none yet.
    """
    if place.claim.won is not None:
        return Result.PLAYER_WINS if place.claim.won >= 0 else Result.BANK_WINS
    if place.settlement is not None:
        return place.settlement.result
    return Result.FOLD if place.choice is Laid.FOLD and place.collected else None


def _payments_made(place: Place) -> Paid:
    award = place.prize.award.amount if place.prize.award else 0
    if place.claim.won is not None:
        return Paid(bet=max(0, place.claim.won), jackpot=award)
    if place.settlement is None or place.claim.held:
        return Paid(jackpot=award)
    net = place.settlement.net
    return Paid(ante=max(0, net.ante), bet=max(0, net.bet), jackpot=award)


def count_stub(state: StudState) -> int:
    """Return the number of cards in the stub; 0 before the deal."""
    return len(state.stub.cards) if state.is_dealt else 0


def cards_in_hand(state: StudState) -> int | None:
    """Return the number of cards in the stub that the dealer has in hand; None: the dealer has none."""
    return len(state.stub.cards) if state.is_dealt and state.stub.taken else None


def cards_left(stub: int, stated: StateFacts) -> int | None:
    """Return the number of cards left of ``stub`` without those that fell.

    None if the irregularity has no fallen cards.
    """
    if stated.irregularity in FALLING_ONE:
        return max(0, stub - 1)
    if stated.irregularity in FALLING and stated.cards is not None:
        return max(0, stub - stated.cards)
    return None


Denial: TypeAlias = Callable[[StudState, Seat, Place], bool]

DENIALS: dict[str, Denial] = table(
    "CSP-104",
    "CSP-108",
    "CSP-110",
    "CSP-112",
    "CSP-113",
    "CSP-116",
    "CSP-119",
    "CSP-120",
    "CSP-123",
    "AMB-53",
    by_row=True,
    rows={
        "CSP-104": lambda state, _seat, place: not (state.is_dealt and place.plays and not place.cards),
        "CSP-108": lambda _state, _seat, place: not place.cards or place.plays or place.void,
        "CSP-110": lambda _state, _seat, place: (
            not place.cards or place.collected or place.incidents.taken or place.incidents.dropped or not place.plays
        ),
        "CSP-112": lambda state, _seat, place: (
            place.exchange is None or state.exchanges.from_right or not is_first(state)
        ),
        "CSP-113": lambda _state, _seat, place: place.turn.wants is None,
        "CSP-116": lambda state, seat, place: place.turn.wants is None or not awaits_next_card(state, seat),
        "CSP-119": lambda _state, _seat, place: (
            not place.is_in or place.collected or place.incidents.taken or place.incidents.dropped
        ),
        "CSP-120": lambda _state, _seat, place: (
            place.choice is not Laid.FOLD or not place.collected or place.incidents.taken or place.incidents.dropped
        ),
        "CSP-123": lambda _state, _seat, place: place.stake.bet_stands or place.collected,
        "AMB-53": lambda _state, _seat, place: place.void or place.turn.wants is not None or place.choice is not None,
    },
)
"""For each irregularity, whether the state of the table shows that it cannot be about a given seat."""


def awaits_next_card(state: StudState, seat: Seat) -> bool:
    """Whether the stub's next card is for the seat: it has its turn, no later seat was served, and no fee is due."""
    return state.exchanges.to_answer == seat and state.exchanges.fee_due is None and not is_passed_over(state, seat)


def is_first(state: StudState) -> bool:
    """Whether only one seat has been served, which therefore was the first."""
    return sum(place.exchange is not None for place in state.places) == 1


def can_be(seats: int, in_hand: int | None, stated: StateFacts) -> bool:
    """Whether the table with ``seats`` has the stated ones, and the dealer ``in_hand`` the stated number of cards."""
    if stated.irregularity in TO_FALL and not may_fall(in_hand, stated):
        return False
    return all(seat < seats for seat in (stated.seat, *(stated.both or ())) if seat is not None)


def denied_by_table(state: StudState, stated: StateFacts) -> bool:
    """Whether the state of the table contradicts the report, which is then without ground (AMB-74)."""
    denied = DENIALS.get(stated.irregularity)
    return (
        denied is not None and stated.seat is not None and denied(state, Seat(stated.seat), state.places[stated.seat])
    )


@rule("CSP-114", "CSP-117", without=True)
def may_fall(in_hand: int | None, stated: StateFacts) -> bool:
    """Whether the stated number of cards can have fallen out of the stub, which the dealer must have in hand."""
    fallen = 1 if stated.irregularity not in FALLING else stated.cards
    least = 0 if stated.irregularity in TOO_FEW else 1
    return in_hand is not None and fallen is not None and least <= fallen <= in_hand
