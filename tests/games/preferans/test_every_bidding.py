"""Every possible bidding, compared with the rulebook, computed from the calls made so far."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from kitapi.games.preferans.rules import bidding
from kitapi.games.preferans.rules.events import CallMade
from kitapi.games.preferans.rules.state import Bidding
from kitapi.games.preferans.rules.variant import PreferansVariant
from kitapi.kernel import IllegalAction, Seat
from kitapi_testing.clauses import clause
from tests.games.preferans.tables import NAMES, A, B, C, Table, call_of, first_setup, in_words, outcome, variant

EVERY_NUMBER = ("1", "2", "3", "4", "5", "6", "7", "8")
EVERY_WORD = (*EVERY_NUMBER, "hold", "hand", "pass")


class House(NamedTuple):
    """The house rules of a bidding."""

    all_pass: bool = False
    passes_on: bool = False
    steps: bool = False
    lowest: int = 1
    top: int = 8
    at_once: bool = False

    def options(self) -> dict[str, Any]:
        """Return the house rules by the variant's field names."""
        return {
            "all_pass": self.all_pass,
            "hold_right": "passes_on" if self.passes_on else "forehand_only",
            "steps": self.steps,
            "lowest_bid": self.lowest,
            "top_game": "seven" if self.top == 7 else "preferans",
            "preferans_at_once": self.at_once,
        }


BALKAN = House(all_pass=True, passes_on=True, steps=True, lowest=2, top=7)
"""The house rules for the bidding in Serbian and Croatian clubs."""


class Said(NamedTuple):
    """A call as a word, and the player who made it."""

    seat: Seat
    word: str


History = tuple[Said, ...]


def is_number(word: str) -> bool:
    return word.isdigit()


def seats_passed(history: History) -> set[Seat]:
    return {said.seat for said in history if said.word == "pass"}


def numbers(history: History) -> list[Said]:
    return [said for said in history if is_number(said.word)]


def has_ended(history: History) -> bool:
    """Whether all but one have passed and that one has called, or all have passed or said from hand."""
    gone = seats_passed(history)
    from_hand = {said.seat for said in history if said.word == "hand"}
    if from_hand:
        return len(gone | from_hand) == 3
    return len(gone) == 3 or (len(gone) == 2 and any(said.seat not in gone for said in history))


def turn_in(history: History) -> Seat:
    """Return the next player around the table who may still call."""
    if not history:
        return A
    silent = seats_passed(history) | {said.seat for said in history if said.word == "hand"}
    after = history[-1].seat
    return next(seat for step in (1, 2, 3) if (seat := Seat((after + step) % 3)) not in silent)


def first_word(history: History, seat: Seat) -> str | None:
    return next((said.word for said in history if said.seat == seat), None)


def may_hold(history: History, passes_on: bool) -> bool:
    """Whether the highest number is another player's and not held, and the player to call has the right to hold."""
    spoken_last = [said for said in history if said.word != "pass"]
    if not numbers(history) or spoken_last[-1].word == "hold":
        return False
    turn = turn_in(history)
    forehand = next(seat for seat in (A, B, C) if first_word(history, seat) != "pass")
    if numbers(history)[-1].seat == turn:
        return False
    if forehand not in seats_passed(history):
        return turn == forehand
    return passes_on and turn == min({A, B, C} - seats_passed(history))


def highest_in(history: History) -> int:
    return max((int(said.word) for said in numbers(history)), default=0)


def legal_in(history: History, house: House) -> set[str]:
    """Return the calls that the rulebook allows the next player."""
    if any(said.word == "hand" for said in history):
        return {"hand", "pass"}
    highest, held = highest_in(history), may_hold(history, house.passes_on)
    above = list(range(max(highest + 1, house.lowest), house.top + 1))
    if house.steps:
        above = [] if held else above[:1]
    legal = {"hand", *map(str, above)}
    if history or house.all_pass or house.lowest == 2:
        legal.add("pass")
    if held:
        legal.add("hold")
    if house.at_once and house.top == 8 and highest < 8:
        legal.add("8")
    return legal


def out_of_turn(history: History, house: House) -> set[Seat]:
    """Return who may say 8 out of turn: everybody still in the bidding, while numbers are bid."""
    closed = any(said.word == "hand" for said in history) or highest_in(history) == 8
    if not house.at_once or house.top == 7 or closed or has_ended(history):
        return set()
    return {A, B, C} - seats_passed(history) - {turn_in(history)}


def expected_end(history: History) -> str | None:
    """Return the end by the rulebook: the last player and the highest number, or those from hand in order."""
    from_hand = [NAMES[said.seat] for said in history if said.word == "hand"]
    if from_hand:
        return " ".join(["hand", *from_hand])
    left = {A, B, C} - seats_passed(history)
    return f"{NAMES[left.pop()]} {numbers(history)[-1].word}" if left else None


def calls_of(history: History) -> tuple[CallMade, ...]:
    return tuple(CallMade(seat=said.seat, call=call_of(said.word)) for said in history)


def check_call(before: Bidding, history: History, word: str, house: House) -> None:
    """Check that a legal call is accepted with its consequence, any other refused by a clause, with facts."""
    state = replace(before, calls=calls_of(history))
    turn = turn_in(history)
    if word in legal_in(history, house):
        events = bidding.decide(state, turn, call_of(word))
        assert events[0] == CallMade(seat=turn, call=call_of(word))
        after = (*history, Said(turn, word))
        assert outcome(events) == (expected_end(after) if has_ended(after) else None), after
        assert len(events) == (2 if has_ended(after) and expected_end(after) else 1)
        return
    with pytest.raises(IllegalAction) as refused:
        bidding.decide(state, turn, call_of(word))
    assert refused.value.clause.startswith(("SK-BID-0", "SK-GAME-04")), history
    assert refused.value.facts, history


def check_out_of_turn(before: Bidding, history: History, seat: Seat, house: House) -> None:
    """Check that out of turn only 8 may be said, and only if the house allows it."""
    state = replace(before, calls=calls_of(history))
    may = seat in out_of_turn(history, house)
    assert {in_words(call) for call in bidding.calls_out_of_turn(state, seat)} == ({"8"} if may else set()), history
    if may:
        after = (*history, Said(seat, "8"))
        events = bidding.decide(state, seat, call_of("8"))
        assert outcome(events) == (expected_end(after) if has_ended(after) else None)
        assert events[0] == CallMade(seat=seat, call=call_of("8"))
    with pytest.raises(IllegalAction) as refused:
        bidding.decide(state, seat, call_of("hand"))
    assert refused.value.clause == "SK-DEAL-03"


def histories(followed: set[str], house: House) -> Iterator[History]:
    """Yield every bidding with only the calls ``followed``, and every beginning of one."""
    open_ones: list[History] = [()]
    while open_ones:
        history = open_ones.pop()
        yield history
        if not has_ended(history):
            legal = legal_in(history, house)
            open_ones += [(*history, Said(turn_in(history), word)) for word in sorted(legal & followed)]
            open_ones += [
                (*history, Said(seat, "8")) for seat in sorted(out_of_turn(history, house)) if "8" in followed
            ]


def assert_in_order(history: History) -> None:
    """Assert that numbers rise, nobody calls after passing, and each number is held at most once."""
    bid = [int(said.word) for said in numbers(history)]
    assert bid == sorted(set(bid))
    for place, said in enumerate(history):
        assert said.seat not in seats_passed(history[:place])
    assert len(history) <= 8 + 7 + 3


@cache
def variant_of(house: House) -> PreferansVariant:
    return variant(**house.options())


def assert_as_the_rulebook_says(history: History, house: House) -> None:
    """Assert that turn, legal calls and end are those of the rulebook."""
    seats, options = (A, B, C), variant_of(house)
    calls = calls_of(history)
    assert_in_order(history)
    if has_ended(history):
        assert bidding.seats_to_call(seats, calls) == ()
        assert bidding.all_passed(seats, bidding.status_after(seats, calls)) == (expected_end(history) is None)
        return
    assert bidding.seats_to_call(seats, calls) == (turn_in(history),)
    legal = {in_words(call) for call in bidding.legal_calls(seats, calls, options)}
    assert legal == legal_in(history, house), history


@clause("SK-BID-01", "SK-BID-02", "SK-BID-03", "SK-BID-04", "SK-BID-07", "SK-BID-08")
@pytest.mark.parametrize("all_pass", [False, True])
@pytest.mark.parametrize("passes_on", [False, True])
def test_in_every_bidding_the_rulebook_says_who_speaks_what_and_when_it_ends(passes_on: bool, all_pass: bool) -> None:
    """All biddings to their ends: 45,603 positions with both options on."""
    house, lengths = House(all_pass=all_pass, passes_on=passes_on), set()
    for history in histories(set(EVERY_WORD), house):
        assert_as_the_rulebook_says(history, house)
        if has_ended(history):
            lengths.add(len(history))
    assert lengths == set(range(3, 19))


OTHER_HOUSES = [
    BALKAN,
    BALKAN._replace(top=8),
    BALKAN._replace(passes_on=False, lowest=1),
    House(steps=True),
    House(lowest=2, passes_on=True),
    House(all_pass=True, top=7),
]


@clause("SK-BID-01", "SK-BID-02", "SK-BID-03", "SK-BID-08", "SK-GAME-04")
@pytest.mark.parametrize("house", OTHER_HOUSES)
def test_so_it_is_step_by_step_from_two_and_up_to_seven(house: House) -> None:
    """All biddings of other house rules to their ends; in those with few numbers every call is tried."""
    before = Table(setup=first_setup(**house.options())).state
    assert isinstance(before, Bidding)
    won_at, tried = set(), 0
    for history in histories(set(EVERY_WORD), house):
        assert_as_the_rulebook_says(history, house)
        if has_ended(history):
            won_at |= {said.word for said in numbers(history)[-1:]}
        elif house.steps or highest_in(history) in (0, 3):
            tried += 1
            for word in EVERY_WORD:
                check_call(before, history, word, house)
    assert won_at == {str(number) for number in range(house.lowest, house.top + 1)}
    assert tried > 10


@clause("SK-BID-10")
@pytest.mark.parametrize("house", [House(at_once=True), BALKAN._replace(top=8, at_once=True)])
def test_eight_may_be_said_out_of_turn_while_numbers_are_bid(house: House) -> None:
    before = Table(setup=first_setup(**house.options())).state
    assert isinstance(before, Bidding)
    announced = 0
    for history in histories({"1", "2", "3", "8", "hold", "hand", "pass"}, house):
        assert_as_the_rulebook_says(history, house)
        for seat in {A, B, C} - ({turn_in(history)} if not has_ended(history) else set()):
            announced += seat in out_of_turn(history, house)
            if not has_ended(history):
                check_out_of_turn(before, history, seat, house)
    assert announced > 10
    silent = house._replace(at_once=False)
    assert not any(out_of_turn(history, silent) for history in histories({"1", "8", "pass"}, silent))


@clause("SK-BID-01", "SK-BID-02", "SK-BID-03", "SK-BID-04", "SK-BID-07", "SK-BID-08")
@pytest.mark.parametrize("all_pass", [False, True])
@pytest.mark.parametrize("passes_on", [False, True])
@pytest.mark.parametrize("followed", ["1 4 8 hold hand pass", "2 3 7 8 hold pass", "1 2 6 7 8 hold hand pass"])
def test_wherever_a_bidding_stands_legal_calls_are_taken_and_all_others_refused(
    followed: str, passes_on: bool, all_pass: bool
) -> None:
    """Every possible call, in every bidding with a few numbers."""
    house = House(all_pass=all_pass, passes_on=passes_on)
    before = Table(setup=first_setup(**house.options())).state
    assert isinstance(before, Bidding)
    running = 0
    for history in histories(set(followed.split()), house):
        if not has_ended(history):
            running += 1
            for word in EVERY_WORD:
                check_call(before, history, word, house)
    assert running > 50
