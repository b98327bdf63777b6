"""Drills answered without their solution: by the rulings, and by playing what they show on the real table."""

from functools import reduce
from random import Random

import pytest

from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.table.roles import ROLE_OF
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.kernel.drills import FULL, HALF, Drill, Given, Line, mark
from kitapi_testing.games.caribbean_stud.drills.trainees import answer_from_ruling, guess
from kitapi_testing.games.caribbean_stud.tables import replace_fields
from tests.games.caribbean_stud.drills.rebuilt_table import (
    Rebuilt,
    accepted_option,
    action_of,
    chips_paid,
    console_says,
    is_award,
    lets,
    pay_jackpots,
    settle_seats,
    steps_to_award,
)

SEEDS = range(12)
drill = CARIBBEAN_STUD_DRILLS.drill


@pytest.mark.parametrize("topic", [*IRREGULARITIES, "skipped-seat"])
def test_the_ruling_on_what_a_drill_shows_is_its_answer(topic: str) -> None:
    for seed in SEEDS:
        one = drill(seed, topic)
        assert mark(one, answer_from_ruling(one)).right, (seed, one)


STEPS = ("opening", "stakes-and-deal", "exchange-order", "fold-collection", "payment-order", "closing")


@pytest.mark.parametrize("topic", STEPS)
def test_of_the_steps_offered_the_table_lets_one_be_done(topic: str) -> None:
    next_steps = [one for one in (drill(seed, topic) for seed in range(40)) if one.question.ask.name == "ask.next_step"]
    assert len(next_steps) > 5
    for one in next_steps:
        assert accepted_option(one) == one.solution.answer, one


def test_what_a_seat_is_paid_is_what_its_settlement_moves() -> None:
    for topic in ("payment", "payment-after-exchange"):
        for seed in SEEDS:
            one = drill(seed, topic)
            seat = one.question.ask.places["seat"]
            event = next(event for event in settle_seats(one) if event.seat == seat)
            net = event.settlement.net
            paid = {
                "ask.paid_on_bet": max(0, net.bet),
                "ask.paid_on_ante": max(0, net.ante),
                "ask.goes_to_player": chips_paid(event),
            }
            assert mark(one, paid[one.question.ask.name]).right, one


def test_what_becomes_of_the_wagers_is_the_result_of_the_settlement() -> None:
    seen = set()
    for seed in range(40):
        one = drill(seed, "qualification")
        (event,) = [event for event in settle_seats(one) if event.seat == one.question.ask.places["seat"]]
        seen.add(event.settlement.result)
        (letter,) = [
            option.letter
            for option in one.question.options
            if option.line.name == f"option.result.{event.settlement.result.value}"
        ]
        assert mark(one, (letter,)).right
    assert {Result.NOT_QUALIFIED, Result.BANK_WINS, Result.PLAYER_WINS} <= seen


def test_wagers_are_paid_in_the_order_in_which_chips_move() -> None:
    for seed in range(30):
        one = drill(seed, "payment-order")
        if one.question.kind != "order":
            continue
        moved = [
            (f"option.paid.{wager}", int(event.seat))
            for event in settle_seats(one)
            for wager, net in (("bet", event.settlement.net.bet), ("ante", event.settlement.net.ante))
            if net > 0
        ]
        letters = {(option.line.name, option.line.places["seat"]): option.letter for option in one.question.options}
        wagers = tuple(letters[place] for place in moved if place in letters)
        jackpots = tuple(letter for letter in one.solution.answer if letter not in wagers)  # type: ignore[union-attr]
        assert one.solution.answer == wagers + jackpots
        assert all(name == "option.paid.jackpot" for (name, _), letter in letters.items() if letter in jackpots)


@pytest.mark.parametrize("topic", ["split", "short-meter"])
def test_what_a_jackpot_comes_to_is_what_the_console_pays(topic: str) -> None:
    for seed in range(25):
        one = drill(seed, topic)
        event = next(
            event for event in pay_jackpots(Rebuilt(one).state()) if event.seat == one.question.ask.places["seat"]
        )
        assert mark(one, event.covered if one.question.ask.name == "ask.house_covers" else event.amount).right, one


def test_jackpots_are_paid_in_the_order_of_the_console() -> None:
    for seed in SEEDS:
        one = drill(seed, "award-order")
        letters = {option.line.places["seat"]: option.letter for option in one.question.options}
        state = Rebuilt(one).state()
        assert mark(one, tuple(letters[event.seat] for event in pay_jackpots(_with_basis(state)))).right, one


def _with_basis(state: StudState) -> StudState:
    """``state`` with the meter as the basis of the upper tiers, which a drill does not always state."""
    return replace_fields(state, basis=state.jackpot.meter)


def test_the_step_at_the_console_is_on_a_shortest_way_to_the_award() -> None:
    for seed in SEEDS:
        one = drill(seed, "console")
        state = _with_basis(Rebuilt(one).state())
        fewest = steps_to_award(state, 6)
        assert fewest is not None
        right = tuple(
            option.letter
            for option in one.question.options
            if lets(state, option.line) and _after(state, option.line, fewest)
        )
        assert right == one.solution.answer, one


def _after(state: StudState, line: Line, fewest: int) -> bool:
    """Whether the step is the first of a shortest sequence."""
    action = action_of(line)
    decided = decide(state, ROLE_OF[type(action)], action)
    later = reduce(evolve, decided, state)
    return is_award(decided, later) if fewest == 1 else steps_to_award(later, fewest - 1) is not None


def test_a_cut_is_good_that_the_table_takes() -> None:
    for seed in SEEDS:
        one = drill(seed, "cut")
        good = [option.letter for option in one.question.options if 5 <= option.line.places["cards"] <= 47]
        assert mark(one, tuple(good)).right


def test_the_console_says_what_the_table_answers_to_a_key() -> None:
    done = {True: 0, False: 0}
    for seed in range(60):
        one = drill(seed, "keys")
        assert console_says(one) == one.solution.answer, one
        (right,) = [option.line for option in one.question.options if option.letter in one.solution.answer]  # type: ignore[operator]
        done[right.name == "accepted"] += 1
    assert min(done.values()) > 5


def _order_of(one: Drill) -> Given:
    """Seats and steps in the order in which a table reaches them: exchanges and checks from the dealer's left."""
    seats = {option.letter: option.line.places["seat"] for option in one.question.options}
    return tuple(sorted(seats, key=lambda letter: seats[letter]))


def solve_drill(one: Drill) -> Given | None:
    """Return an answer computed from what a drill shows; None where only a whole class of tests above can decide."""
    ask = one.question.ask.name
    if one.topic in IRREGULARITIES or one.topic == "skipped-seat":
        return answer_from_ruling(one)
    if ask == "ask.next_step":
        return accepted_option(one)
    if ask == "ask.console":
        return console_says(one)
    if ask in ("ask.serving_order", "ask.checking_order"):
        return _order_of(one)
    if ask in ("ask.award", "ask.house_covers"):
        event = next(
            one_of for one_of in pay_jackpots(Rebuilt(one).state()) if one_of.seat == one.question.ask.places["seat"]
        )
        return event.covered if ask == "ask.house_covers" else event.amount
    return None


def test_a_trainee_who_knows_the_rules_gets_a_hundred_drills_right() -> None:
    chance, answered = Random(2026), 0
    for _ in range(100):
        one = drill(chance.randint(0, 999_999), None, chance.randint(0, 200))
        if (given := solve_drill(one)) is not None:
            answered += 1
            assert mark(one, given).points == FULL, one
    assert answered > 80


def test_who_guesses_is_marked_as_it_comes() -> None:
    chance, right, near = Random(1), 0, 0
    for number in range(400):
        one = drill(7, None, number)
        given = guess(one, chance)
        given_mark = mark(one, given)
        assert given_mark.right == (given == one.solution.answer) == (given_mark.points == FULL)
        assert given_mark.points in ({0, HALF, FULL} if one.question.kind in ("order", "present") else {0, FULL})
        right += given_mark.right
        near += given_mark.points == HALF
    assert 40 < right < 130
    assert near > 5
