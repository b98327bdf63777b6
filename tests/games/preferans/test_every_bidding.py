"""Every bidding there is, against what the rulebook says of each, worked out from the calls made so far."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from kitapi.games.preferans import bidding
from kitapi.games.preferans.events import CallMade
from kitapi.games.preferans.state import Bidding
from kitapi.kernel import IllegalAction, Seat
from tests.clauses import clause
from tests.games.preferans.tables import NAMES, A, B, C, Table, first_setup, in_words, outcome, spoken

EVERY_NUMBER = ("1", "2", "3", "4", "5", "6", "7", "8")
EVERY_WORD = (*EVERY_NUMBER, "hold", "hand", "pass")


class Said(NamedTuple):
    """A call in a word, and who made it."""

    seat: Seat
    word: str


History = tuple[Said, ...]


def is_number(word: str) -> bool:
    return word.isdigit()


def passed(history: History) -> set[Seat]:
    return {said.seat for said in history if said.word == "pass"}


def numbers(history: History) -> list[Said]:
    return [said for said in history if is_number(said.word)]


def has_ended(history: History) -> bool:
    """All but one have passed and he has spoken; or all have passed or said from hand."""
    gone = passed(history)
    from_hand = {said.seat for said in history if said.word == "hand"}
    if from_hand:
        return len(gone | from_hand) == 3
    return len(gone) == 3 or (len(gone) == 2 and any(said.seat not in gone for said in history))


def turn_in(history: History) -> Seat:
    """The next round the table who is still to speak."""
    if not history:
        return A
    silent = passed(history) | {said.seat for said in history if said.word == "hand"}
    after = history[-1].seat
    return next(seat for step in (1, 2, 3) if (seat := Seat((after + step) % 3)) not in silent)


def may_hold(history: History, passes_on: bool) -> bool:
    """Whether it is a number of another's, not held, and the right is with the one whose turn it is."""
    spoken_last = [said for said in history if said.word != "pass"]
    if not numbers(history) or spoken_last[-1].word == "hold":
        return False
    turn, forehand = turn_in(history), spoken_last[0].seat
    if numbers(history)[-1].seat == turn:
        return False
    if forehand not in passed(history):
        return turn == forehand
    return passes_on and turn == min({A, B, C} - passed(history))


def legal_in(history: History, all_pass: bool, passes_on: bool) -> set[str]:
    """What the rulebook lets the next one say."""
    if any(said.word == "hand" for said in history):
        return {"hand", "pass"}
    highest = max((int(said.word) for said in numbers(history)), default=0)
    legal = {"hand", *(number for number in EVERY_NUMBER if int(number) > highest)}
    if history or all_pass:
        legal.add("pass")
    if may_hold(history, passes_on):
        legal.add("hold")
    return legal


def expected(history: History) -> str | None:
    """How the bidding ends by the rulebook: the one left, at the highest number; or those from hand, in order."""
    from_hand = [NAMES[said.seat] for said in history if said.word == "hand"]
    if from_hand:
        return " ".join(["hand", *from_hand])
    left = {A, B, C} - passed(history)
    return f"{NAMES[left.pop()]} {numbers(history)[-1].word}" if left else None


def calls_of(history: History) -> tuple[CallMade, ...]:
    return tuple(CallMade(seat=said.seat, call=spoken(said.word)) for said in history)


def check_call(before: Bidding, history: History, word: str) -> None:
    """Every legal call is taken, with what it ends, and every other refused by a rule of the bidding, with facts."""
    state = replace(before, calls=calls_of(history))
    options = state.deal.opened.terms.variant
    turn = turn_in(history)
    if word in legal_in(history, options.all_pass, options.hold_right.value == "passes_on"):
        events = bidding.decide(state, turn, spoken(word))
        assert events[0] == CallMade(seat=turn, call=spoken(word))
        after = (*history, Said(turn, word))
        assert outcome(events) == (expected(after) if has_ended(after) else None), after
        assert len(events) == (2 if has_ended(after) and expected(after) else 1)
        return
    with pytest.raises(IllegalAction) as refused:
        bidding.decide(state, turn, spoken(word))
    assert refused.value.clause.startswith("SK-BID-0"), history
    assert refused.value.facts, history


def histories(followed: set[str], all_pass: bool, passes_on: bool) -> Iterator[History]:
    """Every bidding in which only words of ``followed`` are said, and every beginning of one."""
    open_ones: list[History] = [()]
    while open_ones:
        history = open_ones.pop()
        yield history
        if not has_ended(history):
            legal = legal_in(history, all_pass, passes_on)
            open_ones += [(*history, Said(turn_in(history), word)) for word in sorted(legal & followed)]


def assert_in_order(history: History) -> None:
    """Numbers rise, nobody speaks after his pass, and it ends: each number is held once at most."""
    bid = [int(said.word) for said in numbers(history)]
    assert bid == sorted(set(bid))
    for place, said in enumerate(history):
        assert said.seat not in passed(history[:place])
    assert len(history) <= 8 + 7 + 3


@clause("SK-BID-01", "SK-BID-02", "SK-BID-03", "SK-BID-04", "SK-BID-07", "SK-BID-08")
@pytest.mark.parametrize("all_pass", [False, True])
@pytest.mark.parametrize("hold_right", ["forehand_only", "passes_on"])
def test_in_every_bidding_the_rulebook_says_who_speaks_what_and_when_it_ends(hold_right: str, all_pass: bool) -> None:
    """All of them, to their ends: 45,603 positions with both options on."""
    seats, options = (A, B, C), first_setup(all_pass=all_pass, hold_right=hold_right).terms.variant
    lengths = set()
    for history in histories(set(EVERY_WORD), all_pass, hold_right == "passes_on"):
        calls = calls_of(history)
        assert_in_order(history)
        if has_ended(history):
            lengths.add(len(history))
            assert bidding.asked(seats, calls) == ()
            assert bidding.all_passed(seats, calls) == (expected(history) is None)
        else:
            assert bidding.asked(seats, calls) == (turn_in(history),)
            legal = {in_words(call) for call in bidding.legal_calls(seats, calls, options)}
            assert legal == legal_in(history, all_pass, hold_right == "passes_on"), history
    assert lengths == set(range(3, 19))


@clause("SK-BID-01", "SK-BID-02", "SK-BID-03", "SK-BID-04", "SK-BID-07", "SK-BID-08")
@pytest.mark.parametrize("all_pass", [False, True])
@pytest.mark.parametrize("hold_right", ["forehand_only", "passes_on"])
@pytest.mark.parametrize("followed", ["1 4 8 hold hand pass", "2 3 7 8 hold pass", "1 2 6 7 8 hold hand pass"])
def test_wherever_a_bidding_stands_legal_calls_are_taken_and_all_others_refused(
    followed: str, hold_right: str, all_pass: bool
) -> None:
    """Every call there is, in every bidding over a few numbers."""
    before = Table(setup=first_setup(all_pass=all_pass, hold_right=hold_right)).state
    assert isinstance(before, Bidding)
    running = 0
    for history in histories(set(followed.split()), all_pass, hold_right == "passes_on"):
        if not has_ended(history):
            running += 1
            for word in EVERY_WORD:
                check_call(before, history, word)
    assert running > 50
