"""The history of a sitting says the result of every hand."""

from itertools import chain
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.round import choices, coins
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    Attend,
    CloseBets,
    DecideClaim,
    GiveCard,
    PlaceAnte,
    SettleSeat,
    TakeFee,
    TakeStub,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.events import (
    AnteStaked,
    BetRaised,
    BetsClosed,
    CoinsIn,
    FoldCollected,
    HandEnded,
    MeterReset,
)
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, GAMING_INSPECTOR, MUNICIPAL_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.scenes import NOTHING, Scene
from kitapi_testing.games.caribbean_stud.tables import A, house, sits, table
from tests.games.caribbean_stud.endings import (
    QUALIFIED,
    ROYAL_FLUSH,
    ROYALS,
    UNQUALIFIED,
    Ending,
    deny_hand,
    goes_on,
    has_won,
)
from tests.games.caribbean_stud.whole_hands import play_hands

TOKEN = 2


def anything(seed: int) -> Any:
    chance = Random(seed)

    def choose(state: StudState, seat: Seat) -> Any:
        return chance.choice(choices.options(state, seat))

    return choose


def test_every_line_adds_up_to_what_the_seat_won_and_results_run_on() -> None:
    hands = play_hands(anything(1), seed=5, hands=15, players=4)
    sheet = CARIBBEAN_STUD.sheet(chain(*hands))
    assert [hand.number for hand in sheet.hands] == list(range(1, 16))
    results = [0] * 4
    seen = set()
    for hand, events in zip(sheet.hands, hands, strict=True):
        ended = events[-1]
        assert isinstance(ended, HandEnded)
        for line in hand.seats:
            jackpot = line.jackpot.amount if line.jackpot else 0
            assert line.won == line.ante + line.bet + line.fee + jackpot - line.token == ended.won[line.seat]
            assert (line.staked, line.token) == (10, TOKEN)
            assert bool(line.cards) == (line.combination is not None)
            seen.add(line.result)
            results[line.seat] += line.won
        assert hand.results == tuple(results)
        assert (hand.qualifies is None) == (not hand.bank)
        assert hand.contributed == len(hand.seats)
    assert sheet.results == tuple(results)
    assert {Result.FOLD, Result.BANK_WINS, Result.NOT_QUALIFIED} <= seen


@pytest.mark.parametrize(
    ("bank", "paid", "ante", "bet"),
    [
        (QUALIFIED, True, 10, 2000),
        (UNQUALIFIED, True, 10, 0),
        (QUALIFIED, False, -10, -20),
    ],
)
def test_wagers_that_waited_stand_with_what_the_management_made_of_them(
    bank: str, paid: bool, ante: int, bet: int
) -> None:
    seat = goes_on(ROYALS["s"], lamp=True, declared=ROYAL_FLUSH)
    ending = Ending.at(Phase.SETTLE, seat, bank=bank, stopping=True, basis=25_000)
    ending.do(*deny_hand(A), SettleSeat(seat=A), DecideClaim(seat=A, paid=paid)).game_over()
    before = (
        BetsClosed(seats=(A,)),
        AnteStaked(seat=A, amount=10, transfers=()),
        CoinsIn(seats=(A,), stuck=(), transfers=coins.taken_in(table(Phase.COIN_IN, sits(token=TOKEN)), A)),
        BetRaised(seat=A, amount=20, transfers=()),
    )
    [hand] = CARIBBEAN_STUD.sheet((ending.begun.opened, *before, *ending.events)).hands
    [line] = hand.seats
    assert (line.ante, line.bet, line.fee, line.token) == (ante, bet, 0, TOKEN)
    assert line.won == ante + bet - TOKEN


@pytest.mark.parametrize(("paid", "claim"), [(True, 2010), (False, -30)])
def test_what_was_decided_about_wagers_of_an_earlier_hand_stands_by_itself(paid: bool, claim: int) -> None:
    waits = goes_on("7c 7h Ks Ts 4c", ante=0, bet=0, claim=30, earlier=2010)
    opened = table(Phase.STAKES, waits, sits())
    begun = replace(opened, opened=replace(opened.opened, balances=opened.balances))
    ending = Ending(begun).do(DecideClaim(seat=A, paid=paid), (A, PlaceAnte(amount=10)), CloseBets())
    over = (FoldCollected(seat=A, cards=5, transfers=()), HandEnded(won=(claim - 10, 0), results=(claim - 10, 0)))
    [line] = CARIBBEAN_STUD.sheet((begun.opened, *ending.events, *over)).hands[0].seats
    assert (line.claim, line.ante, line.token, line.won) == (claim, -10, 0, claim - 10)


def test_a_meter_that_restarts_is_not_fed_by_the_hand() -> None:
    ending = Ending.at(Phase.JACKPOT, has_won(ROYALS["s"], ROYAL_FLUSH), bank=QUALIFIED, stopping=True, basis=25_000)
    ending.pay_all().game_over()
    assert [event.amount for event in ending.of(MeterReset)] == [house().reset]
    token = CoinsIn(seats=(A,), stuck=(), transfers=coins.taken_in(table(Phase.COIN_IN, sits(token=TOKEN)), A))
    [hand] = CARIBBEAN_STUD.sheet((ending.begun.opened, token, *ending.events)).hands
    assert hand.contributed == house().meter_share


def test_a_hand_that_is_not_over_is_left_out() -> None:
    [hand] = play_hands(anything(2), players=2)
    assert CARIBBEAN_STUD.sheet(hand[:-1]).hands == ()
    assert len(CARIBBEAN_STUD.sheet(hand).hands) == 1


def ruled_on(irregularity: str, cards: int) -> Any:
    """Return the sheet's line of a hand in which one seat got a card for its fee, and then was ruled on."""
    scene = Scene().until(Phase.CHOOSE, hands=NOTHING)
    scene.do(A, AskExchange(card=scene.state.places[A].cards[0]))
    for step in (TakeStub(), AskSeat(seat=A), GiveCard(seat=A), TakeFee(seat=A)):
        scene.do(DEALER, step)
    scene.do(GAMING_INSPECTOR, StateFacts(irregularity=irregularity, seat=A, cards=cards))
    if scene.state.incident is not None:
        scene.do(MUNICIPAL_INSPECTOR, Attend())
    [hand] = CARIBBEAN_STUD.sheet(scene.until(Phase.OVER).events).hands
    return hand


@clause("CSP-150", "AMB-20")
def test_a_void_hand_is_shown_with_the_rule_that_voided_it_and_nothing_lost() -> None:
    hand = ruled_on("CSP-100", 7)
    assert (hand.void, hand.rulings, hand.contributed) == ("CSP-100", ("CSP-100",), 0)
    assert [(line.result, line.ante, line.bet, line.fee, line.won) for line in hand.seats] == [(None, 0, 0, 0, 0)] * 2


@clause("CSP-110", "AMB-23")
def test_a_void_seat_is_shown_with_the_fee_of_the_card_that_it_got() -> None:
    hand = ruled_on("CSP-110", 1)
    assert (hand.void, hand.rulings) == (None, ("CSP-110",))
    line = hand.seats[A]
    assert (line.result, line.ante, line.bet, line.fee, line.token, line.won) == (None, 0, 0, -10, 0, -10)
