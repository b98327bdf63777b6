"""The history of a sitting: every finished hand as everybody saw it, computed from its events."""

from collections.abc import Iterable

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.events import Event
from kitapi.games.caribbean_stud.rules.table.place import Award
from kitapi.games.caribbean_stud.rules.terms.accounts import (
    FLOAT,
    JACKPOT_INCOME,
    METER,
    Wager,
    account_of,
    sum_brought,
    sum_given,
)
from kitapi.kernel import Seat, seats_of
from kitapi.ledger import Account
from kitapi.mechanics.poker_hands import Combination


class SeatLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat's results in a hand; amounts are chips.

    ``ante``, ``bet``, ``fee``: the net result of each wager; ``token``: the cost of its token. ``combination``,
    ``cards``: its hand, if it was shown. ``jackpot``: the tier and the amount that it was paid. ``claim``: the chips
    that it received by a decision about wagers of an earlier hand. ``loan``: the chips that it borrowed for BET, less
    those that it lent; they stay with the borrower. ``won``: the sum of all. ``result``: None: the seat or the whole
    hand was void.
    """

    seat: Seat
    result: Result | None
    staked: int
    ante: int
    bet: int
    fee: int
    won: int
    token: int = 0
    combination: Combination | None = None
    cards: tuple[Card, ...] = ()
    jackpot: Award | None = None
    claim: int = 0
    loan: int = 0


class HandLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One finished hand. ``seats``: those that played. ``won``: the amount won or lost, by seat.

    A seat that did not play but lent chips to another may win or lose too. ``bank``: the bank's cards, empty if all
    folded. ``results``: every seat's total afterwards. ``contributed``: the amount that the hand's tokens added to the
    meter. ``void``: the rule by which the whole hand was void; None: it was not. ``rulings``: the rules of all rulings
    in the hand.
    """

    number: int
    seats: tuple[SeatLine, ...]
    won: tuple[int, ...]
    results: tuple[int, ...]
    bank: tuple[Card, ...] = ()
    combination: Combination | None = None
    qualifies: bool | None = None
    contributed: int = 0
    void: str | None = None
    rulings: tuple[str, ...] = ()


class StudSheet(msgspec.Struct, frozen=True, kw_only=True):
    """All finished hands of a sitting, the oldest first, and the seats' totals."""

    hands: tuple[HandLine, ...]
    results: tuple[int, ...]


def sheet_of(events: Iterable[Event]) -> StudSheet:
    """Return the history in ``events``, without hands that are not over and hands closed before the deal."""
    hands: list[HandLine] = []
    hand: list[Event] = []
    results: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, happened.HandOpened):
            hand, results = [], results or event.results
        hand.append(event)
        if isinstance(event, happened.HandEnded):
            hands.append(_line(hand, event))
        if isinstance(event, happened.HandEnded | happened.TableClosed):
            results = event.results
    return StudSheet(hands=tuple(hands), results=results)


def _line(hand: list[Event], ended: happened.HandEnded) -> HandLine:
    opened = hand[0]
    assert isinstance(opened, happened.HandOpened)
    revealed = next((event for event in hand if isinstance(event, happened.BankRevealed)), None)
    rulings = [event for event in hand if isinstance(event, happened.RulingGiven)]
    return HandLine(
        number=opened.number,
        seats=_seats(hand, ended),
        won=ended.won,
        results=ended.results,
        bank=revealed.cards if revealed else (),
        combination=revealed.combination if revealed else None,
        qualifies=revealed.qualifies if revealed else None,
        contributed=sum(_tokens(hand, seat, METER) for seat in seats_of(len(ended.won))),
        void=next((event.irregularity for event in rulings if event.void is Void.HAND), None),
        rulings=tuple(event.irregularity for event in rulings),
    )


def _seats(hand: list[Event], ended: happened.HandEnded) -> tuple[SeatLine, ...]:
    """Return the lines of the seats that played, from the dealer's left."""
    closed = next((event for event in hand if isinstance(event, happened.BetsClosed)), None)
    return tuple(_seat(hand, seat, ended.won[seat]) for seat in (closed.seats if closed else ()))


def _seat(hand: list[Event], seat: Seat, won: int) -> SeatLine:
    own = [event for event in hand if getattr(event, "seat", None) == seat]
    if _is_whole(hand) or any(isinstance(event, happened.SeatVoided) for event in own):
        return _void_seat(hand, own, won)
    settled = next((event for event in own if isinstance(event, happened.SeatSettled)), None)
    award = next((event for event in own if isinstance(event, happened.JackpotAwarded)), None)
    staked = next(event.amount for event in reversed(own) if isinstance(event, happened.AnteStaked))
    jackpot = Award(tier=award.tier, amount=award.amount) if award else None
    wagers = _wagers(own, settled, staked)
    return SeatLine(
        seat=seat,
        result=settled.settlement.result if settled else Result.FOLD,
        staked=staked,
        ante=wagers[0],
        bet=wagers[1],
        fee=wagers[2],
        won=won,
        token=_token(hand, seat),
        combination=settled.settlement.hand if settled and settled.shown else None,
        cards=settled.shown if settled else (),
        jackpot=jackpot,
        claim=_earlier(own),
        loan=_loan(hand, seat),
    )


def _is_whole(hand: list[Event]) -> bool:
    """Whether the whole hand was void."""
    return any(isinstance(event, happened.HandVoided) for event in hand)


def _void_seat(hand: list[Event], own: list[Event], won: int) -> SeatLine:
    """Return the line of a seat without a result, with its losses: a fee or, if the house rules say so, its stakes."""
    staked = next(event for event in reversed(own) if isinstance(event, happened.AnteStaked))
    token, loan, claim = _token(hand, staked.seat), _loan(hand, staked.seat), _earlier(own)
    fee = 0 if _is_whole(hand) else -_fee_taken(own, staked.seat)
    return SeatLine(
        seat=staked.seat,
        result=None,
        staked=staked.amount,
        ante=won + token - loan - claim - fee,
        bet=0,
        fee=fee,
        won=won,
        token=token,
        claim=claim,
        loan=loan,
    )


def _fee_taken(own: list[Event], seat: Seat) -> int:
    """Return the fee that went to the tray for an exchanged card."""
    moves = (one for event in own for one in getattr(event, "transfers", ()))
    return sum(one.amount for one in moves if (one.payer, one.payee) == (account_of(seat, Wager.FEE), FLOAT))


def _token(hand: list[Event], seat: Seat) -> int:
    """Return the cost of the seat's token: the amounts that went to meter and income; 0: the token was returned."""
    return _tokens(hand, seat, METER) + _tokens(hand, seat, JACKPOT_INCOME)


def _tokens(hand: list[Event], seat: Seat, account: Account) -> int:
    """Return the amount that went from the seat's slot to ``account``, unless it was taken back."""
    if any(_reverses(event, seat) for event in hand):
        return 0
    transfers = (one for event in hand for one in getattr(event, "transfers", ()))
    way = (account_of(seat, Wager.TOKEN), account)
    return sum(one.amount for one in transfers if (one.payer, one.payee) == way)


def _reverses(event: Event, seat: Seat) -> bool:
    """Whether ``event`` takes the seat's token back out of the meter."""
    if isinstance(event, happened.SeatVoided):
        return event.seat == seat and event.reversed
    return isinstance(event, happened.HandVoided) and seat in event.reversed


def _loan(hand: list[Event], seat: Seat) -> int:
    """Return the chips that other seats staked on this seat's BET, minus those that it staked for them."""
    bets = (happened.BetRaised, happened.BetCorrected)
    lent = [
        (event.lender, event.seat, sum_given(event.lender, event.transfers))
        for event in hand
        if isinstance(event, bets) and event.lender is not None
    ]
    return sum(chips * ((borrower == seat) - (lender == seat)) for lender, borrower, chips in lent)


def _wagers(own: list[Event], settled: happened.SeatSettled | None, staked: int) -> tuple[int, int, int]:
    """Return the results of ANTE, BET and fee."""
    if settled is not None and not settled.held:
        net = settled.settlement.net
        return (net.ante, net.bet, net.fee)
    fee = sum(one.amount for event in own if isinstance(event, happened.FeeTaken) for one in event.transfers)
    held = _claim_event(own)
    return (-staked, 0, -fee) if held is None else (*_claim_results(own, held, staked), -fee)


def _claim_event(own: list[Event]) -> happened.SeatSettled | happened.FoldCollected | None:
    """Return the event that held wagers of this hand as a claim, if there is one."""
    ends = (event for event in own if isinstance(event, happened.SeatSettled | happened.FoldCollected))
    return next((event for event in ends if event.held), None)


def _earlier(own: list[Event]) -> int:
    """Chips won or lost by a decision, before the cards, about wagers held since an earlier hand."""
    closed = (happened.SeatSettled, happened.FoldCollected)
    settled = next((at for at, event in enumerate(own) if isinstance(event, closed)), len(own))
    decided = (event for event in own[:settled] if isinstance(event, happened.ClaimDecided))
    return sum(sum_brought(event.seat, event.transfers) for event in decided)


def _claim_results(
    own: list[Event], held: happened.SeatSettled | happened.FoldCollected, staked: int
) -> tuple[int, int]:
    """Return the results of ANTE and BET that were held for the management's decision; 0 while they still are."""
    later = own[own.index(held) :]
    decided = next((event for event in later if isinstance(event, happened.ClaimDecided)), None)
    if decided is None:
        return (0, 0)
    if decided.paid:
        winnings = sum(one.amount for one in decided.transfers if one.payer == FLOAT)
        return (min(staked, winnings), max(0, winnings - staked))
    bet = sum(one.amount for one in held.transfers if one.payer == account_of(held.seat, Wager.BET))
    return (-staked, -bet)
