"""The dealer's second pass: folds are taken, BETs are checked."""

from typing import Any

import pytest

from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.round import second_pass
from kitapi.games.caribbean_stud.rules.table.actions import CheckBet, CollectFold, Declare
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.events import BetChecked, BetsChecked, FoldCollected
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, D, Sitting, gains, house, replace_at_seat, sits, sources
from tests.games.caribbean_stud.endings import QUALIFIED, Ending, goes_on
from tests.games.caribbean_stud.endings import folded_seat as taken_as_folded
from tests.games.caribbean_stud.passes import FLUSH, HANDS, ROYAL, Passes, exchange


def raised_seat(seat: int, bet: int = 20, **more: Any) -> Sitting:
    """Return a seat that stays in."""
    return sits(HANDS[seat], ante=10, bet=bet, choice=Choice.RAISE, **more)


def folded_seat(cards: str, **more: Any) -> Sitting:
    """Return a seat that folded."""
    return sits(cards, ante=10, choice=Choice.FOLD, **more)


def checks(*sitting: Sitting, **more: Any) -> Passes:
    """Return a table whose choices are closed."""
    return Passes(*sitting, phase=Phase.CHECK, **more)


@clause("CSP-034")
def test_ante_and_cards_of_a_folded_hand_are_taken() -> None:
    passes = checks(folded_seat(HANDS[0]), raised_seat(1)).deal(CollectFold(seat=A))
    (collected,) = passes.events
    assert isinstance(collected, FoldCollected)
    assert (gains(collected), sources(collected)) == ({"ante0": -10, "float": 10}, ["CSP-034"])
    assert passes.state.places[A].collected


@clause("CSP-038", "CSP-034")
@pytest.mark.parametrize(("exchanged", "cards"), [(False, 5), (True, 6)])
def test_the_card_above_the_slot_is_counted_with_the_five(exchanged: bool, cards: int) -> None:
    swap = Exchange(discard=exchange("3d").card, new=exchange("2s").card) if exchanged else None
    passes = checks(folded_seat(HANDS[0], exchange=swap), raised_seat(1)).deal(CollectFold(seat=A))
    assert passes.last.cards == cards


@clause("CSP-039")
def test_a_bet_is_seen_to_be_exactly_twice_the_ante() -> None:
    passes = checks(raised_seat(0), raised_seat(1)).deal(CheckBet(seat=A))
    assert passes.events == [BetChecked(seat=A, amount=20)]
    assert passes.state.places[A].stake.checked
    assert passes.state.phase is Phase.CHECK


@clause("CSP-039", "AMB-04")
@pytest.mark.parametrize("bet", [19, 21, 10, 40])
def test_a_wrong_bet_is_not_let_through_to_the_reveal(bet: int) -> None:
    passes = checks(raised_seat(0, bet))
    assert passes.refusal_of(DEALER, CheckBet(seat=A)) == ("CSP-039", {"bet": bet, "due": 20})
    assert second_pass.closes(passes.state) == ()


@clause("AMB-42", "AMB-36")
def test_the_second_pass_goes_from_the_dealers_left() -> None:
    passes = checks(folded_seat(HANDS[0]), sits(), raised_seat(2), folded_seat(HANDS[3]))
    for seat, step in ((A, CollectFold(seat=A)), (C, CheckBet(seat=C)), (D, CollectFold(seat=D))):
        for other in {A, B, C, D, Seat(6)} - {seat}:
            for wrong in (CollectFold(seat=other), CheckBet(seat=other)):
                assert passes.refusal_of(DEALER, wrong) == ("AMB-42", {"seat": other, "next": seat})
        passes.deal(step)
    assert passes.state.phase is Phase.REVEAL
    assert passes.refusal_of(DEALER, CheckBet(seat=C)) == ("AMB-42", {"seat": C, "next": None})


@clause("CSP-034", "CSP-039")
def test_only_folds_are_collected_and_only_bets_are_checked() -> None:
    assert checks(raised_seat(0)).refusal_of(DEALER, CollectFold(seat=A)) == ("CSP-034", {"folded": False})
    assert checks(folded_seat(HANDS[0])).refusal_of(DEALER, CheckBet(seat=A)) == ("CSP-039", {"folded": True})


@clause("CSP-039", "AMB-42")
def test_the_bank_is_revealed_once_every_bet_is_exact() -> None:
    passes = checks(folded_seat(HANDS[0]), raised_seat(1)).deal(CollectFold(seat=A))
    assert second_pass.closes(passes.state) == ()
    passes.deal(CheckBet(seat=B))
    assert passes.events[-1] == BetsChecked(nobody_in=False)
    assert passes.state.phase is Phase.REVEAL


@clause("AMB-44")
def test_where_all_fold_the_banks_cards_stay_face_down() -> None:
    passes = checks(folded_seat(HANDS[0]), sits(), folded_seat(HANDS[1])).deal(CollectFold(seat=A), CollectFold(seat=C))
    assert passes.events[-1] == BetsChecked(nobody_in=True)
    assert (passes.state.phase, passes.state.bank.revealed) == (Phase.DONE, False)


# Folded hands and the jackpot


@clause("CSP-063")
@pytest.mark.parametrize("genuine", [False, True])
def test_a_declared_royal_flush_stays_until_the_control_room_has_looked(genuine: bool) -> None:
    passes = checks(folded_seat(ROYAL, declared=Combination.ROYAL_FLUSH), raised_seat(1))
    assert passes.refusal_of(DEALER, CollectFold(seat=A)) == ("CSP-063", {"confirmed": None})
    passes.state = replace_at_seat(passes.state, A, confirmed=genuine)
    assert passes.deal(CollectFold(seat=A)).last.jackpot is None


@clause("AMB-17")
@pytest.mark.parametrize("paid", [False, True])
def test_a_folded_hand_wins_the_jackpot_only_where_the_house_pays_it(paid: bool) -> None:
    flush = folded_seat(FLUSH, lamp=True, declared=Combination.FLUSH)
    passes = checks(flush, house=house(folded_jackpot=paid)).deal(CollectFold(seat=A))
    collected, checked = passes.events
    assert collected.jackpot is passes.state.places[A].prize.won_tier is (Combination.FLUSH if paid else None)
    assert checked == BetsChecked(nobody_in=True, jackpots=int(paid))
    assert passes.state.phase is (Phase.JACKPOT if paid else Phase.DONE)


@clause("AMB-17", "AMB-19")
def test_a_folded_hand_that_nobody_declared_goes_unseen() -> None:
    passes = checks(folded_seat(FLUSH, lamp=True), house=house(folded_jackpot=True)).deal(CollectFold(seat=A))
    assert passes.events[0].jackpot is None
    assert passes.state.phase is Phase.DONE
    assert passes.refusal_of(A, Declare()) == ("AMB-19", {"collected": True})


@clause("AMB-17", "AMB-61")
@pytest.mark.parametrize("genuine", [False, True])
def test_a_folded_royal_flush_wins_what_the_control_room_confirms(genuine: bool) -> None:
    royal = folded_seat(ROYAL, lamp=True, declared=Combination.ROYAL_FLUSH, confirmed=genuine)
    passes = checks(royal, house=house(folded_jackpot=True)).deal(CollectFold(seat=A))
    assert passes.state.places[A].prize.won_tier is (Combination.ROYAL_FLUSH if genuine else None)


@clause("AMB-17", "CSP-065")
def test_a_folded_hand_with_an_exchange_wins_no_jackpot() -> None:
    swap = Exchange(discard=exchange("As").card, new=exchange("2s").card)
    flush = folded_seat(FLUSH, lamp=True, declared=Combination.FLUSH, exchange=swap)
    assert checks(flush, house=house(folded_jackpot=True)).deal(CollectFold(seat=A)).events[0].jackpot is None


@clause("AMB-44", "CSP-110")
def test_the_banks_cards_stay_face_down_where_the_last_hand_is_void_before_they_are_turned() -> None:
    ending = Ending.at(Phase.REVEAL, goes_on("8d 6d 5h 3c 2h"), taken_as_folded("Kh Jh Th 4h 3h"), bank=QUALIFIED)
    ending.do(StateFacts(irregularity="CSP-110", seat=0))
    assert ending.events[-1] == BetsChecked(nobody_in=True)
    assert (ending.state.phase, ending.state.bank.revealed) == (Phase.DONE, False)
    assert ending.game_over().state.outcome.won == (0, 0)


@clause("AMB-44")
def test_the_bank_is_turned_where_one_of_two_hands_is_void() -> None:
    seats = (goes_on("8d 6d 5h 3c 2h"), goes_on("Kh Jh Th 4h 3h"))
    ending = Ending.at(Phase.REVEAL, *seats, bank=QUALIFIED).do(StateFacts(irregularity="CSP-110", seat=0))
    assert ending.state.phase is Phase.REVEAL
