"""The wagers that a ruling returns, and the payments that it takes back."""

from collections.abc import Iterator

import msgspec

from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.rulings.conditions import both_of, seats_unreached, seats_unsettled, void_chosen
from kitapi.games.caribbean_stud.rules.rulings.facts import Facts, RulingChoice, SeatChips
from kitapi.kernel import Instead, rule

WAGERS = ("ante", "bet", "fee", "token")
"""The wagers of a seat, in the order in which they are listed."""


class Return(msgspec.Struct, frozen=True, kw_only=True):
    """Chips of a seat's wager that are returned to where they came from."""

    seat: int
    wager: str
    amount: int


def nothing(_facts: Facts) -> tuple[Return, ...]:
    """No wager is returned."""
    return ()


@rule("AMB-20", without=())
def whole_hand(facts: Facts) -> tuple[Return, ...]:
    """Every wager of every seat, also those of folds and losses, except for those that were returned already."""
    return tuple(
        one
        for seat in sorted(facts.seats)
        for one in _of(facts, seat, *(("fee", "token") if facts.seats[seat].lies_with_player else WAGERS))
    )


@rule("AMB-20", without=())
def taken_back(facts: Facts) -> tuple[Return, ...]:
    """Every payment made in this round."""
    return tuple(
        Return(seat=seat, wager=wager, amount=getattr(facts.seats[seat].paid, wager))
        for seat in sorted(facts.seats)
        for wager in ("ante", "bet", "jackpot")
        if getattr(facts.seats[seat].paid, wager)
    )


def seat_without_served_fee(facts: Facts) -> tuple[Return, ...]:
    """The wagers of the seat, whose hand is void, without the fee of a card that it was given."""
    return () if facts.seat is None else seat_void(facts, facts.seat, fee=fee_back(facts.here))


def the_seat(facts: Facts) -> tuple[Return, ...]:
    """The wagers of the seat, whose hand is void."""
    return () if facts.seat is None else seat_void(facts, facts.seat)


def both_seats(facts: Facts) -> tuple[Return, ...]:
    """The wagers of both seats of one player."""
    return tuple(one for seat in both_of(facts) for one in seat_void(facts, seat))


def next_seat(facts: Facts) -> tuple[Return, ...]:
    """The wagers of that one of a player's two seats which is not settled yet."""
    return tuple(one for seat in seats_unsettled(facts) for one in seat_void(facts, seat))


def _kept_once_served(facts: Facts, seat: int, *, fee: bool = True) -> tuple[Return, ...]:
    wagers = WAGERS if fee and not facts.seats[seat].served else _WITHOUT_FEE
    return tuple(_of(facts, seat, *wagers))


@rule("AMB-23", without=Instead(_kept_once_served))
def seat_void(facts: Facts, seat: int, *, fee: bool = True) -> tuple[Return, ...]:
    """All wagers of a seat whose hand is void; ``fee``: whether its fee is included, its card given or not."""
    return tuple(_of(facts, seat, *(WAGERS if fee else _WITHOUT_FEE)))


_WITHOUT_FEE = ("ante", "bet", "token")


@rule("AMB-23", without=True)
def fee_back(chips: SeatChips) -> bool:
    """Whether the fee of a seat that dropped a card is returned: only if its card was not given."""
    return not chips.served


def ante_and_token(facts: Facts) -> tuple[Return, ...]:
    """ANTE and token of the seat."""
    return () if facts.seat is None else tuple(_of(facts, facts.seat, "ante", "token"))


def ante_and_bet(facts: Facts) -> tuple[Return, ...]:
    """ANTE and BET of the seat, as far as it has staked them."""
    return () if facts.seat is None else tuple(_of(facts, facts.seat, "ante", "bet"))


def unserved_fee(facts: Facts) -> tuple[Return, ...]:
    """The fee of the seat, if it was not given its card."""
    return () if facts.seat is None or facts.here.served else tuple(_of(facts, facts.seat, "fee"))


def fee(facts: Facts) -> tuple[Return, ...]:
    """The fee of the seat."""
    return () if facts.seat is None else tuple(_of(facts, facts.seat, "fee"))


def served_fee(facts: Facts) -> tuple[Return, ...]:
    """The fee of the seat, if it was given its card."""
    return fee(facts) if facts.here.served else ()


def excess(facts: Facts) -> tuple[Return, ...]:
    """The part of the seat's BET beyond twice its ANTE."""
    if facts.seat is None:
        return ()
    return (Return(seat=facts.seat, wager="bet", amount=facts.here.bet - bet_due(facts.here.ante)),)


def of_unreached(facts: Facts) -> tuple[Return, ...]:
    """The fee, or all wagers, of every seat that gets no card, as it chose; nothing before it has chosen."""
    going_on = [seat for seat in seats_unreached(facts) if facts.choices.get(seat) is RulingChoice.GO_ON]
    void = [one for seat in void_chosen(facts) for one in seat_void(facts, seat)]
    fees = [one for seat in going_on for one in _of(facts, seat, "fee")]
    return tuple(sorted([*void, *fees], key=lambda one: one.seat))


def _of(facts: Facts, seat: int, *wagers: str) -> Iterator[Return]:
    for wager in wagers:
        if amount := getattr(facts.seats[seat], wager):
            yield Return(seat=seat, wager=wager, amount=amount)
