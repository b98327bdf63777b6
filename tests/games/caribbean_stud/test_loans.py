"""Loans for BET: one player offers, another accepts, and nobody else has a part in it."""

from random import Random

import pytest

from kitapi.cards import DECK_52, read_cards
from kitapi.games.caribbean_stud.players.fixed_rules import simple
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.round import loans as loans_module
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    CheckBet,
    CloseBets,
    CoinIn,
    CollectFold,
    CountTokens,
    DealCards,
    Fold,
    PlaceAnte,
    Raise,
    Reveal,
    TurnUpcard,
    WithdrawExchange,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import OfferLoan
from kitapi.games.caribbean_stud.rules.table.events import BetRaised, LoanOffered
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, Sitting, gains, sits, sources
from tests.games.caribbean_stud.endings import Ending, folded_seat, goes_on
from tests.games.caribbean_stud.passes import BANK, HANDS

LOAN = Raise(amount=20, lender=B)


def poor(stack: int = 15, **more: object) -> Sitting:
    """Return a seat with 10 on ANTE that has too few chips for BET."""
    return sits(HANDS[0], ante=10, stack=stack, **more)


def before_choices(*others: Sitting, first: Sitting | None = None) -> Ending:
    """Return a table after “Prego” whose first seat is short of chips."""
    return Ending.at(Phase.CHOOSE, first or poor(), *(others or (sits(HANDS[1], ante=10), sits())), bank=BANK)


@clause("CSP-122", "AMB-63")
def test_a_player_lends_what_another_lacks_for_bet() -> None:
    ending = before_choices().do((B, OfferLoan(seat=A)))
    assert ending.events == [LoanOffered(seat=B, to=A)]
    assert ending.state.balances == ending.begun.balances
    ending.do((A, LOAN))
    (raised,) = ending.of(BetRaised)
    assert (raised.amount, raised.lender) == (20, B)
    assert gains(raised) == {"stack0": -15, "stack1": -5, "bet0": 20}
    assert sources(raised) == ["CSP-033", "AMB-63"]
    lender, borrower = ending.state.places[B], ending.state.places[A]
    assert (lender.loan.lent, lender.loan.lends, borrower.loan.borrowed) == (5, None, 5)
    assert borrower.is_in


@clause("CSP-122")
def test_the_whole_bet_may_be_borrowed() -> None:
    ending = before_choices(first=poor(0)).do((B, OfferLoan(seat=A)), (A, LOAN))
    assert gains(ending.events[-1]) == {"stack1": -20, "bet0": 20}


@clause("CSP-122", "AMB-63")
@pytest.mark.parametrize("lender", [sits(), sits(HANDS[1], ante=10), folded_seat(HANDS[1]), goes_on(HANDS[1])])
def test_anybody_at_the_table_may_lend(lender: Sitting) -> None:
    ending = before_choices(lender, sits(HANDS[2], ante=10)).do((B, OfferLoan(seat=A)), (A, LOAN))
    assert ending.state.places[A].is_in


@clause("CSP-122", "AMB-63")
def test_raising_with_a_loan_is_offered_to_the_borrower_alone_and_only_once_it_is() -> None:
    ending = before_choices(sits(HANDS[1], ante=10, stack=10), sits(HANDS[2], ante=10))
    assert not _raises(ending, A)
    ending.do((C, OfferLoan(seat=A)))
    assert _raises(ending, A) == [Raise(amount=20, lender=C)]
    assert not _raises(ending, B)
    ending.do((B, OfferLoan(seat=A)))
    assert _raises(ending, A) == [Raise(amount=20, lender=B), Raise(amount=20, lender=C)]


def _raises(ending: Ending, seat: Seat) -> list[Raise]:
    return [option for option in CARIBBEAN_STUD.options(ending.state, seat) if isinstance(option, Raise)]


@clause("AMB-63")
def test_nobodys_chips_are_lent_without_his_word() -> None:
    ending = before_choices()
    assert ending.refusal_of(LOAN, A) == ("AMB-63", {"lender": B, "offered": False})
    assert ending.refusal_of(Raise(amount=20, lender=Seat(6)), A) == ("AMB-63", {"lender": Seat(6), "offered": False})
    ending = before_choices(sits(HANDS[1], ante=10), sits(HANDS[2], ante=10, stack=10)).do(
        (B, OfferLoan(seat=A)), (B, OfferLoan(seat=C))
    )
    assert ending.refusal_of(LOAN, A) == ("AMB-63", {"lender": B, "offered": False})
    assert _raises(ending, C) == [LOAN]


@clause("AMB-63")
def test_nobody_lends_what_he_has_not() -> None:
    short = before_choices(sits(HANDS[1], ante=10, stack=4))
    assert short.refusal_of(OfferLoan(seat=A), B) == ("AMB-63", {"chips": 4, "lacking": 5})
    spent = before_choices(sits(HANDS[1], ante=10, stack=24)).do((B, OfferLoan(seat=A)), (B, Raise(amount=20)))
    assert spent.refusal_of(LOAN, A) == ("AMB-64", {"lender": B, "lacking": 5})
    assert not _raises(spent, A)


@clause("AMB-64")
def test_who_lacks_chips_and_borrows_none_cannot_go_on() -> None:
    ending = before_choices().do((B, OfferLoan(seat=A)))
    assert ending.refusal_of(Raise(amount=20), A) == ("AMB-64", {"chips": 15, "due": 20})
    assert Fold() in CARIBBEAN_STUD.options(ending.state, A)


@clause("CSP-122")
def test_who_has_the_chips_himself_borrows_none() -> None:
    rich = before_choices(first=poor(20))
    assert rich.refusal_of(OfferLoan(seat=A), B) == ("CSP-122", {"seat": A, "lacking": 0})
    ending = before_choices(first=poor(29))
    ending.do((A, AskExchange(card=ending.state.places[A].cards[0])), (B, OfferLoan(seat=A)))
    assert loans_module.lacks(ending.state, A) == 1
    ending.do((A, WithdrawExchange()))
    assert ending.refusal_of(LOAN, A) == ("CSP-122", {"lender": B, "lacking": 0})


@clause("CSP-122", "AMB-30")
@pytest.mark.parametrize(
    "other",
    [
        sits(stack=0),
        sits(HANDS[2], ante=10, stack=0, choice=Choice.FOLD),
        sits(HANDS[2], ante=10, bet=20, stack=0, choice=Choice.RAISE),
    ],
)
def test_a_loan_is_for_the_bet_of_a_seat_that_has_still_to_stake_it(other: Sitting) -> None:
    ending = before_choices(sits(HANDS[1], ante=10), other)
    assert ending.refusal_of(OfferLoan(seat=C), B) == ("CSP-122", {"seat": C, "lacking": 0})


@clause("AMB-63")
def test_a_loan_is_between_two_players_of_this_table() -> None:
    ending = before_choices()
    assert ending.refusal_of(OfferLoan(seat=A), A) == ("AMB-63", {"lender": A})
    assert ending.refusal_of(OfferLoan(seat=6), B) == ("CSP-001", {"seats": 3})


def test_an_offer_stands_and_is_not_made_twice() -> None:
    ending = before_choices().do((B, OfferLoan(seat=A)))
    assert ending.refusal_of(OfferLoan(seat=A), B) == ("CSP-122", {"offered": A})
    assert OfferLoan(seat=A) not in CARIBBEAN_STUD.options(ending.state, B)


@clause("AMB-30")
@pytest.mark.parametrize("phase", [Phase.STAKES, Phase.COIN_IN, Phase.DEAL, Phase.REVEAL, Phase.SETTLE, Phase.DONE])
def test_nothing_is_lent_for_ante_token_or_anything_but_bet(phase: Phase) -> None:
    ending = Ending.at(phase, poor(0, choice=Choice.RAISE), sits(), bank=BANK)
    assert ending.refusal_of(OfferLoan(seat=A), B) == ("AMB-30", {"phase": phase.value})
    assert loans_module.lacks(ending.state, A) == 0


@clause("AMB-30")
def test_nothing_is_lent_for_a_card() -> None:
    ending = before_choices(first=poor(9)).do((B, OfferLoan(seat=A)))
    card = ending.state.places[A].cards[0]
    assert ending.refusal_of(AskExchange(card=card), A) == ("AMB-07", {"chips": 9, "fee": 10})


@clause("AMB-63")
def test_what_comes_back_and_what_is_won_is_the_borrowers() -> None:
    """The bank does not qualify: ANTE is paid, and BET, with five borrowed chips, returns to the borrower."""
    ending = before_choices(sits(HANDS[1], ante=10)).do((B, OfferLoan(seat=A)), (A, LOAN), (B, Fold()))
    ending.do(CheckBet(seat=A), CollectFold(seat=B), Reveal()).settle().game_over()
    assert (ending.chips(A), ending.chips(B)) == (20 + 5 + 10 - 20 + 10, -5)
    assert ending.events[-1].won == (10 + 5, -10 - 5)


@clause("CSP-122", "AMB-63")
def test_everybody_sees_who_lacks_how_much_and_who_offers_it() -> None:
    ending = before_choices(sits(HANDS[1], ante=10), sits()).do((C, OfferLoan(seat=A)))
    for viewer in (A, B, C):
        seats = CARIBBEAN_STUD.view(ending.state, viewer).seats
        assert [(seat.lacks, seat.lends) for seat in seats] == [(5, None), (0, None), (0, A)]
    ending.do((A, Raise(amount=20, lender=C)))
    seats = CARIBBEAN_STUD.view(ending.state, B).seats
    assert [(seat.lacks, seat.lends, seat.lent, seat.borrowed) for seat in seats] == [
        (0, None, 0, 5),
        (0, None, 0, 0),
        (0, None, 5, 0),
    ]


def test_an_offer_that_is_of_no_use_any_more_is_not_shown() -> None:
    ending = before_choices().do((B, OfferLoan(seat=A)), (A, Fold()))
    assert CARIBBEAN_STUD.view(ending.state, B).seats[B].lends is None


def test_bots_never_offer_a_loan_and_take_one_that_lets_them_go_on() -> None:
    ending = before_choices(sits(HANDS[1], ante=10))
    view = CARIBBEAN_STUD.view
    assert simple(view(ending.state, A), (), Random(1), 0.1) == Fold()
    assert not isinstance(simple(view(ending.state, B), (), Random(1), 0.1), OfferLoan)
    ending.do((B, OfferLoan(seat=A)))
    assert simple(view(ending.state, A), (), Random(1), 0.1) == LOAN


@clause("CSP-122")
def test_the_table_does_not_wait_for_a_lender() -> None:
    ending = before_choices(sits(HANDS[1], ante=10), sits())
    awaits = CARIBBEAN_STUD.house.awaits
    assert [awaits(ending.state, seat) for seat in (A, B, C)] == [True, True, False]
    assert OfferLoan(seat=A) in CARIBBEAN_STUD.options(ending.state, C)


@clause("AMB-63")
@pytest.mark.parametrize("lender", [B, C])
def test_the_history_says_who_borrowed_and_who_lent_and_adds_up(lender: Seat) -> None:
    """The third seat sits the round out, and may lend nevertheless."""
    order = read_cards(f"{HANDS[0]} {HANDS[1]} {BANK}")
    rest = tuple(card for card in DECK_52 if card not in order)
    ending = Ending.at(Phase.STAKES, sits(stack=25), sits(stack=100), sits(), order=order + rest)
    ending.do((A, PlaceAnte(amount=10)), (B, PlaceAnte(amount=10)), CloseBets(), CoinIn(), CountTokens(tokens=0))
    ending.do(DealCards(), TurnUpcard(), (lender, OfferLoan(seat=A)), (A, Raise(amount=20, lender=lender)), (B, Fold()))
    ending.do(CheckBet(seat=A), CollectFold(seat=B), Reveal()).settle().game_over()
    (hand,) = CARIBBEAN_STUD.sheet((ending.begun.opened, *ending.events)).hands
    loans = {A: 5, lender: -5}
    assert [line.loan for line in hand.seats] == [loans.get(seat, 0) for seat in (A, B)]
    assert [line.ante + line.bet + line.loan for line in hand.seats] == [line.won for line in hand.seats]
    assert hand.won == hand.results == tuple({A: 10, B: -10, C: 0}[seat] + loans.get(seat, 0) for seat in (A, B, C))
