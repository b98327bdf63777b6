"""BETs that are not twice ANTE: laid by mistake, made exact or given up, or overlooked and ruled on."""

from random import Random
from typing import Any

import pytest

from kitapi.games.caribbean_stud.players.fixed_rules import simple
from kitapi.games.caribbean_stud.rules.automaton import regular as automaton
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.round import bet_corrections
from kitapi.games.caribbean_stud.rules.table.actions import (
    CheckBet,
    CollectFold,
    Fold,
    PassOver,
    Raise,
    Reveal,
    SettleSeat,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CorrectBet,
    MisplaceBet,
    OfferLoan,
    Slip,
    SlipKind,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    AskedAgain,
    BetChecked,
    BetCorrected,
    BetMisplaced,
    CheckedAgain,
    ExcessReturned,
    Folded,
    SeatSettled,
    ShortBetStands,
    SlipMade,
)
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import IllegalAction, Range, Seat
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, after, gains, house, replace_at_seat, sits, sources
from tests.games.caribbean_stud.endings import PLAIN, Ending, folded_seat, goes_on
from tests.games.caribbean_stud.passes import BANK, HANDS

STRICT = house(practice=False)


def before_choices(stack: int = 1000, **more: Any) -> Ending:
    """Return two seats after “Prego”, both with 10 on ANTE."""
    seats = (sits(HANDS[0], ante=10, stack=stack), sits(HANDS[1], ante=10))
    return Ending.at(Phase.CHOOSE, *seats, bank=BANK, **more)


def with_bet(bet: int, stack: int = 1000, **more: Any) -> Ending:
    """Return the second pass, with ``bet`` on the first seat's BET; the second has folded."""
    seats = (goes_on(HANDS[0], bet=bet, stack=stack, checked=False), folded_seat(HANDS[1], ante=10, collected=False))
    return Ending.at(Phase.CHECK, *seats, bank=BANK, **more)


def of_bets(state: StudState, seat: Seat) -> list[Any]:
    """Return the options of a seat about its BET."""
    kinds = (Raise, MisplaceBet, CorrectBet, Fold, OfferLoan, Range)
    return [option for option in CARIBBEAN_STUD.options(state, seat) if isinstance(option, kinds)]


# Laid by mistake


@clause("AMB-04", "CSP-123", "CSP-124")
@pytest.mark.parametrize("amount", [5, 15, 25, 1000])
def test_at_a_practice_table_a_seat_may_lay_a_wrong_bet(amount: int) -> None:
    ending = before_choices().do((A, MisplaceBet(amount=amount)))
    (misplaced,) = ending.events
    assert isinstance(misplaced, BetMisplaced)
    assert gains(misplaced) == {"stack0": -amount, "bet0": amount}
    assert ending.state.places[A].choice is Choice.RAISE
    assert ending.refusal_of(Raise(amount=20), A)[0] == "AMB-41"
    assert ending.refusal_of(MisplaceBet(amount=amount), A)[0] == "AMB-41"


@clause("AMB-04")
def test_anywhere_else_a_wrong_bet_is_refused() -> None:
    ending = before_choices(house=STRICT)
    assert ending.refusal_of(MisplaceBet(amount=15), A) == ("AMB-04", {"practice": False})
    assert not [option for option in CARIBBEAN_STUD.options(ending.state, A) if isinstance(option, Range)]


@clause("AMB-04")
@pytest.mark.parametrize(
    ("amount", "facts"),
    [
        (20, {"exact": True}),
        (12, {"amount": 12, "chip": 5}),
        (105, {"amount": 105, "chips": 104}),
    ],
)
def test_a_mistake_is_a_wrong_number_of_chips_that_are_there(amount: int, facts: dict[str, Any]) -> None:
    assert before_choices(104).refusal_of(MisplaceBet(amount=amount), A) == ("AMB-04", facts)


@pytest.mark.parametrize(
    ("stack", "spans"),
    [(1000, [(5, 15), (25, 1000)]), (104, [(5, 15), (25, 100)]), (24, [(5, 15)]), (9, [(5, 5)]), (4, [])],
)
def test_every_wrong_bet_that_is_offered_can_be_laid(stack: int, spans: list[tuple[int, int]]) -> None:
    ending = before_choices(stack)
    ranges = [option for option in CARIBBEAN_STUD.options(ending.state, A) if isinstance(option, Range)]
    assert [(one.action, one.lowest, one.highest, one.step) for one in ranges] == [
        ("misplace_bet", low, high, 5) for low, high in spans
    ]
    for one in ranges:
        for amount in range(one.lowest, one.highest + 1, one.step):
            assert bet_corrections.decide(ending.state, A, MisplaceBet(amount=amount))


def test_who_does_not_play_or_waits_for_a_card_lays_no_bet() -> None:
    waiting = sits(HANDS[0], ante=10, fee=10, wants=sits(HANDS[0]).place.cards[0])
    ending = Ending.at(Phase.CHOOSE, waiting, sits(), bank=BANK)
    assert ending.refusal_of(MisplaceBet(amount=5), A) == ("CSP-032", {"request": True})
    assert ending.refusal_of(MisplaceBet(amount=5), B) == ("AMB-40", {"seat": B})
    assert not [option for seat in (A, B) for option in of_bets(ending.state, seat) if isinstance(option, Range)]


# Made exact


@clause("CSP-039", "AMB-04")
@pytest.mark.parametrize("bet", [5, 15, 25, 40])
def test_a_bet_is_made_exact_before_the_reveal(bet: int) -> None:
    ending = with_bet(bet)
    assert ending.refusal_of(CheckBet(seat=A)) == ("CSP-039", {"bet": bet, "due": 20})
    ending.do((A, CorrectBet()), CheckBet(seat=A))
    corrected, checked = ending.events
    assert isinstance(corrected, BetCorrected)
    assert (corrected.amount, corrected.lender) == (20, None)
    assert gains(corrected) == {"stack0": bet - 20, "bet0": 20 - bet}
    assert sources(corrected) == ["CSP-039"]
    assert checked == BetChecked(seat=A, amount=20)


@clause("CSP-122", "AMB-63")
def test_what_is_lacking_then_may_be_borrowed() -> None:
    ending = with_bet(5, stack=7)
    assert ending.refusal_of(CorrectBet(), A) == ("AMB-64", {"chips": 12, "due": 20})
    assert ending.refusal_of(CorrectBet(lender=B), A) == ("AMB-63", {"lender": B, "offered": False})
    ending.do((B, OfferLoan(seat=A)))
    assert of_bets(ending.state, A) == [CorrectBet(lender=B), Fold()]
    ending.do((A, CorrectBet(lender=B)))
    assert gains(ending.events[-1]) == {"stack0": -7, "stack1": -8, "bet0": 15}
    assert sources(ending.events[-1]) == ["CSP-039", "AMB-63"]
    assert (ending.state.places[B].loan.lent, ending.state.places[A].loan.borrowed) == (8, 8)


@clause("CSP-122")
def test_what_is_too_much_is_nobody_elses_to_correct() -> None:
    ending = with_bet(25, stack=0)
    assert ending.refusal_of(OfferLoan(seat=A), B) == ("CSP-122", {"seat": A, "lacking": 0})
    assert ending.refusal_of(CorrectBet(lender=B), A) == ("CSP-122", {"lender": B, "lacking": 0})


@clause("CSP-039")
def test_there_is_nothing_to_correct_where_bet_is_exact_or_none_is_due() -> None:
    ending = with_bet(20)
    for seat in (A, B):
        assert ending.refusal_of(CorrectBet(), seat) == ("CSP-039", {"exact": True})
        assert of_bets(ending.state, seat) == []


# Given up


@clause("AMB-64")
@pytest.mark.parametrize("stack", [0, 1000])
def test_a_seat_whose_bet_is_short_may_fold_and_has_its_bet_back(stack: int) -> None:
    ending = with_bet(15, stack=stack).do((A, Fold()))
    assert gains(ending.events[-1]) == {"bet0": -15, "stack0": 15}
    assert sources(ending.events[-1]) == ["AMB-64"]
    ending.do(CollectFold(seat=A), CollectFold(seat=B))
    assert gains(ending.events[-3]) == {"ante0": -10, "float": 10}
    assert ending.state.phase is Phase.DONE
    assert ending.chips(A) == 15


@clause("AMB-64", "AMB-41")
@pytest.mark.parametrize("bet", [20, 25])
def test_any_other_choice_stands(bet: int) -> None:
    ending = with_bet(bet)
    assert ending.refusal_of(Fold(), A) == ("AMB-41", {"choice": "raise"})
    assert ending.refusal_of(Fold(), B) == ("AMB-41", {"choice": "fold"})


def test_who_does_not_play_cannot_fold() -> None:
    ending = Ending.at(Phase.CHECK, goes_on(HANDS[0], bet=15, checked=False), sits(), bank=BANK)
    assert ending.refusal_of(Fold(), B) == ("AMB-40", {"seat": B})


@pytest.mark.parametrize(("bet", "shown"), [(15, (20, 10)), (25, (20, 0)), (20, (0, 0))])
def test_a_seat_sees_what_its_bet_must_be_and_what_folding_loses(bet: int, shown: tuple[int, int]) -> None:
    own = CARIBBEAN_STUD.view(with_bet(bet).state, A).own
    assert own is not None
    assert (own.bet, own.fold_loses) == shown


# Silence, bots, and the automaton


@clause("AMB-43", "AMB-64")
@pytest.mark.parametrize("stack", [0, 1000])
def test_a_silent_seat_with_a_short_bet_is_reminded_and_then_folded(stack: int) -> None:
    ending = with_bet(15, stack=stack).do(PassOver(seat=A), PassOver(seat=A))
    reminded, gone = ending.events
    assert reminded == AskedAgain(seat=A)
    assert isinstance(gone, Folded)
    assert gone.unanswered
    assert gains(gone) == {"bet0": -15, "stack0": 15}


@clause("AMB-43", "AMB-04")
def test_a_silent_seat_is_handed_back_what_is_too_much() -> None:
    ending = with_bet(35).do(PassOver(seat=A), PassOver(seat=A))
    assert gains(ending.events[-1]) == {"bet0": -15, "stack0": 15}
    assert ending.do(CheckBet(seat=A)).state.places[A].is_in


@clause("AMB-43")
def test_nobody_is_passed_over_whose_bet_is_exact() -> None:
    for seat in (A, B, 6):
        assert with_bet(20).refusal_of(PassOver(seat=seat)) == ("AMB-43", {"seat": seat})


@clause("AMB-43", "CSP-039")
def test_the_automaton_waits_for_a_bet_to_be_made_exact_at_its_turn() -> None:
    ending = with_bet(15)
    awaits = CARIBBEAN_STUD.house.awaits
    assert [awaits(ending.state, seat) for seat in (A, B)] == [True, False]
    waiting, gone = (automaton.step(ending.state, frozenset(seats)) for seats in ((A, B), (B,)))
    assert waiting is not None
    assert gone is not None
    assert (waiting.action, waiting.patience) == (PassOver(seat=A), True)
    assert (gone.action, gone.patience) == (PassOver(seat=A), False)
    requested = automaton.step(replace_at_seat(ending.state, A, warned=True), frozenset((A, B)))
    assert requested is not None
    assert requested.key != waiting.key
    ending.do((A, CorrectBet()))
    due = automaton.step(ending.state, frozenset((A, B)))
    assert due is not None
    assert due.action == CheckBet(seat=A)
    assert not awaits(ending.state, A)


def test_without_a_clock_the_table_waits_as_long_as_anybody_likes() -> None:
    assert automaton.step(with_bet(15, house=house(answer_seconds=0)).state, frozenset((A, B))) is None


@pytest.mark.parametrize(("bet", "stack", "answer"), [(15, 5, CorrectBet()), (25, 0, CorrectBet()), (15, 4, Fold())])
def test_bots_make_a_bet_exact_or_fold(bet: int, stack: int, answer: Any) -> None:
    view = CARIBBEAN_STUD.view(with_bet(bet, stack=stack).state, A)
    assert simple(view, (), Random(1), 0.1) == answer


def test_bots_lay_no_wrong_bet() -> None:
    for seed in range(20):
        for seat in (A, B):
            view = CARIBBEAN_STUD.view(before_choices(15).state, seat)
            assert not isinstance(simple(view, (), Random(seed), 0.1), MisplaceBet)


# Found short


@clause("CSP-123", "AMB-04")
@pytest.mark.parametrize(
    ("phase", "checked", "follows"),
    [
        (Phase.CHECK, True, [CheckedAgain(seat=A)]),
        (Phase.CHECK, False, []),
        (Phase.REVEAL, True, [CheckedAgain(seat=A)]),
        (Phase.SETTLE, True, [ShortBetStands(seat=A, amount=15)]),
    ],
)
def test_a_bet_found_short_is_checked_again_before_the_reveal_and_counts_after_it(
    phase: Phase, checked: bool, follows: list[Any]
) -> None:
    seats = goes_on(HANDS[0], bet=15, checked=checked), goes_on(HANDS[1], checked=phase is not Phase.CHECK)
    ending = Ending.at(phase, *seats, bank=BANK).do(StateFacts(irregularity="CSP-123", seat=0))
    assert [event for event in ending.events if isinstance(event, CheckedAgain | ShortBetStands)] == follows
    if phase is not Phase.SETTLE:
        assert (ending.state.phase, ending.state.places[A].stake.checked) == (Phase.CHECK, False)
        assert ending.refusal_of(CheckBet(seat=A)) == ("CSP-039", {"bet": 15, "due": 20})
        assert ending.do((A, CorrectBet()), CheckBet(seat=A)).state.places[A].stake.checked


# Overlooked


@clause("CSP-123", "CSP-124")
@pytest.mark.parametrize("bet", [15, 25])
def test_a_dealer_at_a_practice_table_may_overlook_a_wrong_bet(bet: int) -> None:
    ending = with_bet(bet)
    events = bet_corrections.overlook(ending.state, A)
    assert events == (SlipMade(seat=A, what=SlipKind.OVERLOOK_BET),)
    overlooked = after(ending.state, *events)
    assert overlooked.places[A].stake.checked
    assert not CARIBBEAN_STUD.house.awaits(overlooked, A)
    assert of_bets(overlooked, A) == []
    ending.state = overlooked
    assert ending.do(CollectFold(seat=B)).state.phase is Phase.REVEAL


@clause("AMB-42", "CSP-039")
def test_only_a_wrong_bet_at_its_turn_is_overlooked() -> None:
    def refusal_of(state: StudState, seat: Seat) -> tuple[str, dict[str, Any]]:
        with pytest.raises(IllegalAction) as refusal:
            bet_corrections.overlook(state, seat)
        return refusal.value.clause, refusal.value.facts

    assert refusal_of(with_bet(20).state, A) == ("CSP-039", {"exact": True})
    assert refusal_of(with_bet(15).state, B) == ("AMB-42", {"seat": B, "next": A})


def with_unseen_bet(bet: int, bank: str, cards: str = PLAIN, **more: Any) -> Ending:
    """Return a seat to be settled whose wrong BET the dealer has overlooked."""
    return Ending.at(Phase.SETTLE, goes_on(cards, bet=bet, **more), bank=bank)


@clause("CSP-123", "CSP-124")
@pytest.mark.parametrize(("bet", "rule"), [(15, "CSP-123"), (25, "CSP-124")])
def test_a_wrong_bet_is_not_settled_before_it_is_ruled_on(bet: int, rule: str) -> None:
    ending = with_unseen_bet(bet, QUALIFIES)
    assert ending.refusal_of(SettleSeat(seat=A)) == (rule, {"bet": bet, "due": 20})
    assert bet_corrections.bet_ruling_due(ending.state, A) == rule
    assert bet_corrections.bet_ruling_due(with_unseen_bet(20, QUALIFIES).state, A) is None
    assert bet_corrections.bet_ruling_due(with_unseen_bet(0, QUALIFIES, taken=True).state, A) is None


PAIR = "8d 8c 5h 3c 2h"
QUALIFIES = "Ac Kd 4s 7h 6c"
"""A bank that beats a plain hand, and loses to the pair."""


@clause("CSP-123", "AMB-04")
@pytest.mark.parametrize(
    ("cards", "bank", "bet_wins", "back"),
    [(PAIR, QUALIFIES, 15, 15), (PLAIN, QUALIFIES, -15, 0), (PLAIN, "Jd Tc 9h 7s 4s", 0, 15)],
)
def test_a_short_bet_counts_as_it_lies_once_it_is_ruled_on(cards: str, bank: str, bet_wins: int, back: int) -> None:
    ending = with_unseen_bet(15, bank, cards)
    ending.state = after(ending.state, ShortBetStands(seat=A, amount=15))
    ending.do(SettleSeat(seat=A))
    settled = ending.of(SeatSettled)[0]
    assert settled.settlement.net.bet == bet_wins
    assert gains(settled)["bet0"] == -15
    ante = settled.settlement.net.ante
    assert ending.chips(A) == back + max(0, bet_wins) + (10 + ante if ante > 0 else 0)


@clause("CSP-124", "AMB-05")
@pytest.mark.parametrize(("cards", "bet_wins"), [(PAIR, 20), (PLAIN, -20)])
def test_what_was_too_much_comes_back_before_the_seat_is_settled(cards: str, bet_wins: int) -> None:
    ending = with_unseen_bet(35, QUALIFIES, cards)
    moves = bet_corrections.excess_back(A, 15)
    ending.state = after(ending.state, ExcessReturned(seat=A, transfers=moves))
    ending.do(SettleSeat(seat=A))
    assert ending.of(SeatSettled)[0].settlement.net.bet == bet_wins
    assert ending.chips(A) == (15 + 20 + 20 + 10 + 10 if bet_wins > 0 else 15)


@clause("CSP-039", "AMB-42")
def test_a_round_with_a_corrected_bet_goes_to_its_end() -> None:
    ending = before_choices().do((A, MisplaceBet(amount=50)), (B, MisplaceBet(amount=5)), (A, CorrectBet()))
    ending.do(CheckBet(seat=A), (B, CorrectBet()), CheckBet(seat=B), Reveal()).settle().game_over()
    assert ending.events[-1].won == (10, 10)


@clause("CSP-123", "CSP-124", "AMB-05")
@pytest.mark.parametrize(("amount", "chips"), [(5, 10 + 5), (50, 10 + 20)])
def test_a_bet_laid_wrong_and_overlooked_is_ruled_on_and_then_settled(amount: int, chips: int) -> None:
    """The pair beats a bank that qualifies: a short BET is paid as it is, one too high only up to twice ANTE."""
    ending = Ending.at(Phase.CHOOSE, sits(PAIR, ante=10, staked=10), bank=QUALIFIES)
    ending.do((A, MisplaceBet(amount=amount)), Slip(what=SlipKind.OVERLOOK_BET, seat=A), Reveal())
    rule = "CSP-123" if amount < 20 else "CSP-124"
    assert ending.refusal_of(SettleSeat(seat=A)) == (rule, {"bet": amount, "due": 20})
    other = "CSP-124" if amount < 20 else "CSP-123"
    ending.do(StateFacts(irregularity=other, seat=A))
    assert ending.events[-1].clauses == (other, "AMB-74")
    ending.do(StateFacts(irregularity=rule, seat=A), SettleSeat(seat=A)).game_over()
    assert ending.events[-1].won == (chips,)
