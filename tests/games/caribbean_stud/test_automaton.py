"""The house automaton takes regular steps, waits for people who must act, and has no rule of its own."""

from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.automaton import regular as automaton
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.pace import FACTORS
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import CONTROL_ROOM, DEALER, GAMING_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse, Pace, Shuffling
from kitapi.kernel import HouseStep, Seat
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, house, replace_at_seat, replace_fields, sits, table
from tests.games.caribbean_stud.endings import ROYAL_FLUSH, ROYALS, goes_on
from tests.games.caribbean_stud.whole_hands import play_hands

BANK = "As Kd 9h 5c 2d"
HANDS = ("7c 7h Ks Ts 2c", "Qd Qh 8s 6s 3c", "Jd Jh 8d 6d 3s")
CONFIRMED = {"declared": ROYAL_FLUSH, "noted": True, "confirmed": True}
BY_HAND = house(shuffling=Shuffling.HAND)


def step(state: StudState, *occupied: Seat) -> HouseStep | None:
    return automaton.step(state, frozenset(occupied or state.seats))


def action(state: StudState, *occupied: Seat) -> Any:
    due = step(state, *occupied)
    return None if due is None else due.action


def three(phase: Phase, **more: Any) -> StudState:
    return table(phase, *(sits(cards, ante=5) for cards in HANDS), **{"bank": BANK, **more})


@clause("CSP-010", "CSP-011", "CSP-012", "CSP-014", "CSP-021", "CSP-023", "CSP-024", "CSP-025", "CSP-030", "CSP-046")
def test_a_hand_goes_from_the_closed_table_to_game_over_in_the_order_of_the_book() -> None:
    def fold(_state: StudState, _seat: Seat) -> Any:
        return actions.Fold()

    [events] = play_hands(fold, players=1)
    kinds = [type(event).__name__ for event in events]
    of_the_house = [name for name in kinds if name not in {"HandOpened", "Pledged", "NotesChanged", "MeterTold"}]
    assert of_the_house == [
        *("TableOpened", "DecksChecked", "DeckWashed", "DeckShuffled", "DeckReady", "StakesInvited"),
        *("AnteStaked", "TokenInserted", "Waved", "BetsClosed", "CoinsIn", "TokensCounted", "CardsDealt"),
        *("UpcardTurned", "Folded", "ChoicesClosed", "FoldCollected", "BetsChecked", "BankStored", "HandEnded"),
    ]


@clause("CSP-013", "AMB-38")
def test_the_cut_is_offered_from_the_left_and_the_dealer_cuts_where_nobody_will() -> None:
    ready = {"checked": True, "washed": True, "shuffled": True}
    here = sits(share="aa")
    state = table(Phase.PREPARE, here, here, here, house=BY_HAND, **ready)
    assert action(state) == actions.OfferCut(seat=A)
    assert action(
        msgspec.structs.replace(state, shuffle=msgspec.structs.replace(state.shuffle, values=("", "aa", "aa")))
    ) == actions.OfferCut(seat=B)
    assert action(replace_fields(state, declined=(A,))) == actions.OfferCut(seat=B)
    assert action(replace_fields(state, declined=(A, B, C))) == actions.CutCards(amount=26)
    later = msgspec.structs.replace(state, opened=msgspec.structs.replace(state.opened, number=2, cutter=B))
    assert action(later) == actions.OfferCut(seat=B)


@clause("AMB-38", "AMB-43")
def test_a_player_who_does_not_cut_is_waited_for_only_so_long() -> None:
    ready = {"checked": True, "washed": True, "shuffled": True}
    here = sits(share="aa")
    state = table(Phase.PREPARE, here, here, house=BY_HAND, offered=A, **ready)
    due = step(state)
    assert due is not None
    assert due.patience
    assert due.action == actions.OfferCut(seat=B)


@clause("AMB-43", "AMB-44")
def test_bets_are_closed_once_everybody_waved_or_by_the_clock_and_never_without_a_stake() -> None:
    nobody = table(Phase.STAKES, sits(), sits())
    assert step(nobody) is None
    one = table(Phase.STAKES, sits(ante=5, waved=True), sits())
    due = step(one)
    assert due is not None
    assert (due.action, due.patience, due.pause) == (actions.CloseBets(), True, 60_000)
    assert step(msgspec.structs.replace(one, opened=_endless(one))) is None
    both = replace_at_seat(one, B, waved=True)
    assert step(both) == msgspec.structs.replace(due, patience=False, pause=700, key="1/CloseBets/")
    left = table(Phase.STAKES, sits(ante=5, waved=True), sits(stack=0))
    assert action(left, A) == actions.CloseBets()


def _endless(state: StudState) -> Any:
    terms = msgspec.structs.replace(state.opened.terms, variant=house(answer_seconds=0))
    return msgspec.structs.replace(state.opened, terms=terms)


def test_what_lies_at_a_seat_that_nobody_has_goes_back_before_anything_else() -> None:
    state = table(Phase.STAKES, sits(ante=5, stack=100), sits(ante=5, waved=True))
    assert action(state, B) == actions.SendBack(seat=A)
    assert action(table(Phase.STAKES, sits(stack=100), sits(ante=5, waved=True)), B) == actions.CashOut(seat=A)
    assert action(table(Phase.STAKES, sits(stack=0), sits(ante=5, waved=True)), B) == actions.CloseBets()


@clause("CSP-026", "AMB-47")
def test_a_stuck_token_is_tried_once_more_and_then_decided() -> None:
    state = table(Phase.COIN_IN, sits(ante=5, token=2, stuck=1), coins=True)
    assert action(state) == actions.CoinIn()
    assert action(replace_at_seat(state, A, stuck=2)) == actions.DecideToken(seat=A, in_play=False)


@clause("CSP-037", "AMB-40")
def test_exchanges_are_served_from_the_left_once_everybody_has_laid_something_out() -> None:
    state = three(Phase.CHOOSE)
    wants = replace_at_seat(
        replace_at_seat(state, C, wants=state.places[C].cards[0]), B, wants=state.places[B].cards[0]
    )
    assert step(wants) is not None
    assert action(wants) == actions.PassOver(seat=A)
    ready = replace_at_seat(wants, A, choice=Choice.RAISE)
    assert action(ready) == actions.TakeStub()
    taken = replace_fields(ready, taken=True)
    assert action(taken) == actions.AskSeat(seat=B)
    assert action(replace_fields(taken, to_answer=B)) == actions.GiveCard(seat=B)
    assert action(replace_fields(taken, fee_due=B)) == actions.TakeFee(seat=B)


@clause("CSP-112")
def test_exchanges_begun_from_the_right_are_finished_from_the_right() -> None:
    state = three(Phase.CHOOSE, taken=True, from_right=True)
    wants = replace_at_seat(
        replace_at_seat(state, C, wants=state.places[C].cards[0]), B, wants=state.places[B].cards[0]
    )
    assert action(replace_at_seat(wants, A, choice=Choice.RAISE)) == actions.AskSeat(seat=C)


@clause("AMB-43")
def test_a_seat_that_does_not_choose_has_the_time_the_house_gives_it_twice() -> None:
    state = replace_at_seat(replace_at_seat(three(Phase.CHOOSE), A, choice=Choice.FOLD), B, choice=Choice.FOLD)
    first, second = step(state), step(replace_at_seat(state, C, warned=True))
    assert first is not None
    assert second is not None
    assert first.patience
    assert second.patience
    assert first.action == second.action == actions.PassOver(seat=C)
    assert first.key != second.key


@clause("AMB-43")
def test_a_seat_that_nobody_has_any_more_is_passed_over_without_a_clock() -> None:
    state = replace_at_seat(three(Phase.CHOOSE), A, choice=Choice.FOLD)
    due = step(state, A, B)
    assert due is not None
    assert (due.action, due.patience) == (actions.PassOver(seat=C), False)


@clause("AMB-59")
def test_a_house_without_clocks_has_one_while_its_table_holds_the_others_stopped() -> None:
    hands = (sits(cards, ante=5) for cards in HANDS)
    state = table(Phase.CHOOSE, *hands, bank=BANK, house=house(answer_seconds=0))
    assert step(state) is None
    due = step(replace_fields(state, stopping=True))
    assert due is not None
    assert (due.action, due.patience) == (actions.PassOver(seat=A), True)


@clause("CSP-063", "AMB-59")
def test_a_declared_straight_flush_is_noted_confirmed_and_authorised_before_anything_else() -> None:
    state = table(Phase.CHOOSE, sits("5s 6s 7s 8s 9s", ante=5, declared=Combination.STRAIGHT_FLUSH), bank=BANK)
    due = step(state)
    assert due is not None
    assert (due.actor, due.action) == (GAMING_INSPECTOR, actions.NoteDeclaration(seat=A))
    state = replace_at_seat(state, A, noted=True)
    due = step(state)
    assert due is not None
    assert (due.actor, due.action) == (CONTROL_ROOM, actions.Confirm(seat=A, genuine=True))
    due = step(replace_at_seat(state, A, confirmed=True))
    assert due is not None
    assert (due.actor, due.action) == (GAMING_INSPECTOR, actions.AuthorisePayment(seat=A))
    assert step(replace_at_seat(state, A, confirmed=True, authorised=True)) == step(
        replace_at_seat(state, A, declared=None)
    )
    swapped = Exchange(discard=state.places[A].cards[0], new=state.stub.cards[0])
    assert action(replace_at_seat(state, A, exchange=swapped)) == actions.Confirm(seat=A, genuine=False)


@clause("CSP-034", "CSP-039", "AMB-42")
def test_folds_are_collected_and_bets_checked_from_the_left() -> None:
    state = replace_at_seat(three(Phase.CHECK), A, choice=Choice.FOLD)
    state = replace_at_seat(replace_at_seat(state, B, choice=Choice.RAISE), C, choice=Choice.FOLD)
    assert action(state) == actions.CollectFold(seat=A)
    state = replace_at_seat(state, A, collected=True)
    state = msgspec.structs.replace(state, balances={**state.balances, "stack1": 985, "bet1": 10})
    assert action(state) == actions.CheckBet(seat=B)
    assert action(replace_at_seat(state, B, checked=True)) == actions.CollectFold(seat=C)


@clause("AMB-36")
def test_seats_are_settled_from_the_right() -> None:
    state = three(Phase.SETTLE)
    for seat in state.seats:
        state = replace_at_seat(state, seat, choice=Choice.RAISE)
    assert action(state) == actions.SettleSeat(seat=C)
    assert action(replace_at_seat(state, C, collected=True)) == actions.SettleSeat(seat=B)


@pytest.mark.parametrize("pace", Pace)
def test_the_pace_changes_how_long_it_waits_and_nothing_else(pace: Pace) -> None:
    usual, other = step(table(Phase.CLOSED, sits())), step(table(Phase.CLOSED, sits(), house=house(pace=pace)))
    assert usual is not None
    assert other is not None
    assert other.pause * 100 == usual.pause * FACTORS[pace]
    assert (other.actor, other.action, other.key) == (DEALER, usual.action, usual.key)


def test_nothing_is_due_after_the_hand() -> None:
    assert step(table(Phase.OVER, sits())) is None
    assert step(table(Phase.BROKEN_UP, sits())) is None


def test_a_seat_is_awaited_only_where_it_must_answer() -> None:
    awaits = CARIBBEAN_STUD.house.awaits
    staking = table(Phase.STAKES, sits(), sits(ante=5, waved=True))
    assert [awaits(staking, seat) for seat in (A, B)] == [True, False]
    choosing = replace_at_seat(three(Phase.CHOOSE), A, choice=Choice.RAISE)
    choosing = replace_at_seat(choosing, B, wants=choosing.places[B].cards[0])
    assert [awaits(choosing, seat) for seat in (A, B, C)] == [False, False, True]
    cutting = table(Phase.PREPARE, sits(), sits(), house=BY_HAND, shuffled=True, washed=True, offered=B)
    assert [awaits(cutting, seat) for seat in (A, B)] == [False, True]


@clause("CSP-063", "CSP-124", "AMB-32")
@pytest.mark.parametrize(
    ("state", "role"),
    [
        (table(Phase.SETTLE, goes_on(HANDS[0], bet=30), bank=BANK), GAMING_INSPECTOR),
        (table(Phase.SETTLE, goes_on(ROYALS["h"], declared=ROYAL_FLUSH, noted=True), bank=BANK), CONTROL_ROOM),
        (table(Phase.SETTLE, goes_on(ROYALS["h"], **CONFIRMED), bank=BANK), GAMING_INSPECTOR),
        (table(Phase.DONE, sits(ante=10), bank=BANK, stored=True), GAMING_INSPECTOR),
    ],
)
def test_it_does_nothing_that_the_book_refuses_while_a_person_has_not_spoken(state: StudState, role: Any) -> None:
    alone = step(state)
    assert alone is not None
    assert alone.actor == role
    assert automaton.step(state, frozenset((A,)), frozenset((role,))) is None


@clause("CSP-012", "CSP-013")
@pytest.mark.parametrize(("rules", "shuffled"), [(house(), False), (house(), True), (BY_HAND, False)])
def test_nobody_cuts_a_deck_before_it_is_shuffled_nor_one_from_the_machine(
    rules: CaribbeanStudHouse, shuffled: bool
) -> None:
    here = sits(share="aa")
    assert step(table(Phase.PREPARE, here, here, house=rules, checked=True, washed=True, shuffled=shuffled)) is None


@pytest.mark.parametrize(
    ("pace", "pauses"),
    [(Pace.UNHURRIED, (560, 1120, 2240)), (Pace.BRISK, (350, 700, 1400)), (Pace.SWIFT, (140, 280, 560))],
)
def test_a_step_waits_the_longer_the_more_look_at_it(pace: Pace, pauses: tuple[int, int, int]) -> None:
    slow = {"house": house(pace=pace)}
    steps = (
        step(table(Phase.COIN_IN, sits(ante=5, lamp=True), coins=True, **slow)),
        step(table(Phase.CLOSED, sits(), **slow)),
        step(table(Phase.DEAL, sits(HANDS[0], ante=5), bank=BANK, **slow)),
    )
    assert [type(one.action).__name__ for one in steps if one] == ["CountTokens", "OpenTable", "TurnUpcard"]
    assert tuple(one.pause for one in steps if one) == pauses
