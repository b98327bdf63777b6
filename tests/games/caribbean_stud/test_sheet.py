"""The history of a sitting says what every hand came to."""

from itertools import chain
from random import Random
from typing import Any

from kitapi.games.caribbean_stud.events import HandEnded
from kitapi.games.caribbean_stud.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.settled import Result
from kitapi.games.caribbean_stud.state import StudState
from kitapi.kernel import Seat
from tests.games.caribbean_stud.whole_hands import played

TOKEN = 2


def anything(seed: int) -> Any:
    chance = Random(seed)

    def choose(state: StudState, seat: Seat) -> Any:
        return chance.choice(CARIBBEAN_STUD.options(state, seat))

    return choose


def test_every_line_adds_up_to_what_the_seat_won_and_results_run_on() -> None:
    hands = played(anything(1), seed=5, hands=15, players=4)
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


def test_a_hand_that_is_not_over_is_left_out() -> None:
    [hand] = played(anything(2), players=2)
    assert CARIBBEAN_STUD.sheet(hand[:-1]).hands == ()
    assert len(CARIBBEAN_STUD.sheet(hand).hands) == 1
