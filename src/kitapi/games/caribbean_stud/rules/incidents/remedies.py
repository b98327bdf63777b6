"""The effects of rulings on chips and cards, as events of their own; nothing that happened is edited."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from kitapi.games.caribbean_stud.rules.incidents.reports import FALLING_ONE
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.round.choices import fee_back
from kitapi.games.caribbean_stud.rules.round.claims import of_this_hand
from kitapi.games.caribbean_stud.rules.round.void_hand import contributors, free_other_tables, reverse_hand, tokens_back
from kitapi.games.caribbean_stud.rules.rulings.returns import Return
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.games.caribbean_stud.rules.rulings.ruling import Ruling
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.events import (
    CardDropped,
    CardGiven,
    CardsLost,
    CheckedAgain,
    DeadHandTaken,
    Event,
    ExcessReturned,
    ExchangesTurned,
    ExchangeWithdrawn,
    HandTaken,
    HandVoided,
    PlayerWarned,
    RequestReturned,
    SeatVoided,
    ShortBetStands,
    Transfers,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import FLOAT, Wager, account_of, paid_out, stack, transfer
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat, rule, table
from kitapi.ledger import Account, Transfer

Remedy: TypeAlias = Callable[[StudState, StateFacts, Ruling], tuple[Event, ...]]
Place: TypeAlias = Literal["well", "felt", "floor", "seat"]


def effects(state: StudState, stated: StateFacts, ruled: Ruling) -> tuple[Event, ...]:
    """Return the events that follow from a ruling that does not void the hand.

    Without ground, only those of fallen cards.
    """
    if not ruled.has_ground:
        return fallen_all_the_same(stated)
    return REMEDIES.get(stated.irregularity, void_seats)(state, stated, ruled)


@rule("CSP-114", "CSP-117", without=())
def fallen_all_the_same(stated: StateFacts) -> tuple[CardsLost, ...]:
    """The cards that are void because they fell, if the report that the stub has too few cards is without ground.

    A single card that fell on the felt is left out, because it may be valid (CSP-116).
    """
    match stated:
        case StateFacts(irregularity="CSP-115", cards=int(cards)) if cards > 0:
            return (CardsLost(amount=cards, where="well"),)
        case StateFacts(irregularity="CSP-118", cards=int(cards)) if cards > 1:
            return (CardsLost(amount=cards, where="felt"),)
        case _:
            return ()


def void_hand(state: StudState) -> tuple[Event, ...]:
    """Void the whole hand: all its transfers are reversed, and tables that were stopped for it continue."""
    freed, state = free_other_tables(state)
    return (*freed, HandVoided(reversed=contributors(state), transfers=reverse_hand(state)))


def void_seats(state: StudState, stated: StateFacts, ruled: Ruling) -> tuple[Event, ...]:
    """Void the seats whose ANTE the ruling returns; a seat that gets only a fee back has its request returned."""
    seats = tuple(dict.fromkeys(Seat(one.seat) for one in ruled.returned))
    void = tuple(seat for seat in seats if any(one.wager == Wager.ANTE.value for one in _of(ruled, seat)))
    tokens = tokens_back(state, [seat for seat in void if _token_due(state, ruled, seat)], state.jackpot.meter)
    clause = stated.irregularity
    return tuple(
        _void_seat(state, seat, _of(ruled, seat), (clause, tokens.get(seat)))
        if seat in void
        else return_request(state, seat, clause)
        for seat in seats
    )


def _token_due(state: StudState, ruled: Ruling, seat: Seat) -> bool:
    """Whether the seat's token is ruled to come back, and has gone to the meter."""
    return seat in contributors(state) and any(one.wager == Wager.TOKEN.value for one in _of(ruled, seat))


def _of(ruled: Ruling, seat: Seat) -> tuple[Return, ...]:
    return tuple(one for one in ruled.returned if one.seat == seat)


def _void_seat(
    state: StudState, seat: Seat, returned: tuple[Return, ...], why: tuple[str, Transfers | None]
) -> SeatVoided:
    """End one seat's part in the hand: the ruled amounts are returned, and its other chips go to the tray.

    ``why``: the clause, and the transfers that return its token, None: its token is not returned.
    """
    clause, token = why
    back = {Wager(one.wager): one.amount for one in returned}
    slot = transfer(account_of(seat, Wager.TOKEN), stack(seat), state.chips_on(seat, Wager.TOKEN), clause)
    wagers = (_return_wager(state, seat, wager, (back.get(wager, 0), clause)) for wager in STAKES)
    transfers = (*(move for moves in wagers for move in moves), *slot, *(token or ()))
    return SeatVoided(seat=seat, reversed=token is not None, transfers=transfers)


STAKES = (Wager.ANTE, Wager.BET, Wager.FEE)


def _return_wager(state: StudState, seat: Seat, wager: Wager, ruled: tuple[int, str]) -> Transfers:
    """The transfers that return a wager, first from the seat's own chips and then from the tray, and take the rest.

    ``ruled``: the amount to return, and the clause.
    """
    back: list[Transfer] = []
    lost: list[Transfer] = []
    due, clause = ruled
    for account, lies in _lying_at(state, seat, wager):
        own = min(lies, due)
        due -= own
        back += transfer(account, stack(seat), own, clause)
        lost += transfer(account, FLOAT, lies - own, clause)
    return (*back, *paid_out(state.balances, stack(seat), due, clause), *lost)


def _lying_at(state: StudState, seat: Seat, wager: Wager) -> tuple[tuple[Account, int], ...]:
    """Return the accounts and amounts in which a wager may be; some ANTEs wait as a claim.

    These are the ANTEs of hands that were taken as if folded, and of folded hands with a dropped card.
    """
    lies = ((account_of(seat, wager), state.chips_on(seat, wager)),)
    waits = ((account_of(seat, Wager.CLAIM), of_this_hand(state, seat)),) if wager is Wager.ANTE else ()
    return (*lies, *waits)


def return_request(state: StudState, seat: Seat, clause: str) -> RequestReturned:
    """The card laid out for an exchange, and the fee on it, given back to a seat that continues with its five."""
    fee = state.chips_on(seat, Wager.FEE)
    return RequestReturned(seat=seat, transfers=transfer(account_of(seat, Wager.FEE), stack(seat), fee, clause))


def _fall(where: Place) -> Remedy:
    """The remedy for cards that fell: they are void, and the ruled chips of seats that get no card are returned."""

    def remedy(state: StudState, stated: StateFacts, ruled: Ruling) -> tuple[Event, ...]:
        amount = 1 if stated.irregularity in FALLING_ONE else stated.cards or 0
        lost = (CardsLost(amount=amount, where=where),) if amount else ()
        return (*lost, *void_seats(state, stated, ruled))

    return remedy


def _fell_on_felt(state: StudState, stated: StateFacts, ruled: Ruling) -> tuple[Event, ...]:
    """The remedy for one card that fell on the felt: it is void if its value shows, and else belongs to the seat."""
    if stated.shows:
        return (CardsLost(amount=1, where="felt"), *void_seats(state, stated, ruled))
    assert state.exchanges.to_answer is not None
    return (CardGiven(seat=state.exchanges.to_answer, card=state.stub.cards[0]),)


def _void_seat_left_out(state: StudState, stated: StateFacts, ruled: Ruling) -> tuple[Event, ...]:
    """Return the remedy for a seat left out of the deal: it is void, and by the house rules its stakes may be kept."""
    seat = _seat(stated)
    tokens = tokens_back(state, [seat] if _token_due(state, ruled, seat) else [], state.jackpot.meter)
    return (_void_seat(state, seat, _of(ruled, seat), (stated.irregularity, tokens.get(seat))),)


def _take_dead_hand(state: StudState, stated: StateFacts, _ruled: Ruling) -> tuple[Event, ...]:
    return (DeadHandTaken(seat=_seat(stated), cards=len(state.places[_seat(stated)].cards)),)


def _turn_exchanges(_state: StudState, _stated: StateFacts, _ruled: Ruling) -> tuple[Event, ...]:
    return (ExchangesTurned(),)


def _lose_given_card(_state: StudState, _stated: StateFacts, _ruled: Ruling) -> tuple[Event, ...]:
    return (CardsLost(amount=1, where="seat"),)


def _take_hand(_state: StudState, stated: StateFacts, _ruled: Ruling) -> tuple[Event, ...]:
    return (HandTaken(seat=_seat(stated), as_fold=False, transfers=()),)


def _take_hand_as_fold(state: StudState, stated: StateFacts, _ruled: Ruling) -> tuple[Event, ...]:
    """The remedy for cards taken as if folded: the ANTE waits as a claim even if the bank does not qualify (AMB-55)."""
    seat = _seat(stated)
    ante = paid_out(state.balances, account_of(seat, Wager.CLAIM), state.places[seat].stake.staked, "AMB-55")
    return (HandTaken(seat=seat, as_fold=True, transfers=ante),)


def _rule_on_dropped_card(state: StudState, stated: StateFacts, ruled: Ruling) -> tuple[Event, ...]:
    """The remedy for a dropped card: the seat is void, or, after its fold or the reveal, its wagers wait (AMB-71)."""
    return void_seats(state, stated, ruled) if ruled.void is Void.SEAT else (CardDropped(seat=_seat(stated)),)


def _of_exchange(state: StudState, stated: StateFacts, ruled: Ruling) -> tuple[Event, ...]:
    """Return the remedy for a disputed exchange, by its case.

    A card that has touched the felt stays. A request that was withdrawn before that, or made too late, is returned
    (AMB-75).
    """
    if stated.case != "withdrawn":
        return void_seats(state, stated, ruled)
    seat = _seat(stated)
    return (ExchangeWithdrawn(seat=seat, transfers=fee_back(state, seat, stated.irregularity)),)


def _short_bet(state: StudState, stated: StateFacts, _ruled: Ruling) -> tuple[Event, ...]:
    """Return the remedy for a short BET: before the reveal it is checked again, after it the BET counts as it is."""
    seat = _seat(stated)
    if state.phase is Phase.SETTLE:
        return (ShortBetStands(seat=seat, amount=state.places[seat].stake.laid),)
    return (CheckedAgain(seat=seat),) if state.places[seat].stake.checked else ()


def _over_bet(state: StudState, stated: StateFacts, _ruled: Ruling) -> tuple[Event, ...]:
    seat = _seat(stated)
    excess = state.chips_on(seat, Wager.BET) - bet_due(state.places[seat].stake.staked)
    return (ExcessReturned(seat=seat, transfers=transfer(account_of(seat, Wager.BET), stack(seat), excess, "CSP-124")),)


def _warn_player(_state: StudState, stated: StateFacts, _ruled: Ruling) -> tuple[Event, ...]:
    return (PlayerWarned(seat=_seat(stated)),)


def _seat(stated: StateFacts) -> Seat:
    assert stated.seat is not None, "the row asks for a seat, and it was checked"
    return Seat(stated.seat)


REMEDIES: dict[str, Remedy] = table(
    "CSP-104",
    "CSP-108",
    "CSP-110",
    "CSP-111",
    "CSP-112",
    *(f"CSP-{number}" for number in (114, 115, 116, 117, 118, 119, 120, 123, 124)),
    "AMB-21",
    "AMB-22",
    "AMB-51",
    "AMB-53",
    "AMB-54",
    "AMB-71",
    "AMB-75",
    by_row=True,
    rows={
        "CSP-104": _void_seat_left_out,
        "CSP-108": _take_dead_hand,
        "CSP-110": _rule_on_dropped_card,
        "CSP-111": _of_exchange,
        "CSP-112": _turn_exchanges,
        "CSP-114": _fall("well"),
        "CSP-115": _fall("well"),
        "CSP-116": _fell_on_felt,
        "CSP-117": _fall("felt"),
        "CSP-118": _fall("felt"),
        "CSP-119": _take_hand,
        "CSP-120": _take_hand_as_fold,
        "CSP-123": _short_bet,
        "CSP-124": _over_bet,
        "AMB-51": _fall("floor"),
        "AMB-53": _lose_given_card,
        "AMB-54": _warn_player,
    },
)
"""The remedy of each irregularity for rulings that do not void the hand; for all others ``void_seats``."""
