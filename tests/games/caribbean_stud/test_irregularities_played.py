"""Every irregularity is played in every phase in which it can happen, with the result of the table of rulings."""

from collections.abc import Iterator
from functools import cache

import pytest

from kitapi.games.caribbean_stud.rules.rulings.row import FROM_DEAL, Void
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.table.events import (
    BetsChecked,
    CheckedAgain,
    ChoicesClosed,
    JackpotsPaid,
    RulingGiven,
    SettlementEnded,
)
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_testing.games.caribbean_stud.unplayed_cases import UNPLAYED, reason
from tests.games.caribbean_stud.gathered_cases import ALL_CASES, Case, Found, gather_cases
from tests.games.caribbean_stud.ruling_played import Played

HANDS = range(300, 2000)
CLOSING = (ChoicesClosed, BetsChecked, SettlementEnded, JackpotsPaid, CheckedAgain)
"""The events that end a phase after a ruling without an action, or return to an earlier one."""

PLAYABLE = frozenset(case for case in ALL_CASES if reason(*case) is None)


@cache
def tables() -> dict[Case, Found]:
    """Return a table for every case that can be stated at one."""
    return gather_cases(PLAYABLE, HANDS)


def rulings() -> Iterator[tuple[Case, bool]]:
    """Yield every case, and where the management decides whether the hand stands, both its answers."""
    for case in sorted(PLAYABLE, key=lambda case: (case.irregularity, list(Phase).index(case.phase), case.number)):
        yield case, True
        if "gaming_management" in IRREGULARITIES[case.irregularity].cases[case.number - 1].present:
            yield case, False


def test_what_is_reached_and_what_cannot_happen_is_the_whole_table() -> None:
    assert frozenset(tables()) == PLAYABLE


def test_what_cannot_happen_at_a_table_is_in_the_lookups() -> None:
    listed = [
        Case(row.irregularity, phase, number) for row in UNPLAYED for number in row.numbers for phase in row.phases
    ]
    assert len(listed) == len(set(listed))
    assert set(listed) <= ALL_CASES


@pytest.mark.parametrize(
    ("case", "stands"),
    [
        pytest.param(case, stands, id=f"{case.irregularity}-{case.phase.name}-{case.number}{'' if stands else '-no'}")
        for case, stands in rulings()
    ],
)
def test_the_table_does_what_the_lookup_says_and_the_hand_comes_to_its_end(case: Case, stands: bool) -> None:
    played = Played(tables()[case])
    events = played.rule(stands=stands)
    given = events[0]
    assert isinstance(given, RulingGiven)
    row = IRREGULARITIES[case.irregularity].cases[case.number - 1]
    overruled = not stands and case.phase in FROM_DEAL
    assert given.void is (Void.HAND if overruled else row.void)
    assert given.clauses == (case.irregularity, *row.clauses)
    assert given.continues == row.continues
    goes_on_where_it_stopped(played, given.void, events)
    ends(played)


def goes_on_where_it_stopped(played: Played, void: Void, events: list[object]) -> None:
    """Check the phase after a ruling: the same, or the next if it ended; DONE after a void hand."""
    assert played.state.incident is None
    if void is Void.HAND:
        assert (played.state.phase, played.state.is_void) == (Phase.DONE, True)
        assert not played.state.jackpot.stopping
    elif not any(isinstance(event, CLOSING) for event in events):
        assert played.state.phase is played.begun.phase
        assert played.state.is_void is False


def ends(played: Played) -> None:
    """Check that the hand can be played to its end with no chip left on a wager, and that a void hand costs nobody."""
    void, loans = (
        played.state.is_void,
        [place.loan.borrowed - place.loan.lent + place.claim.decided for place in played.state.places],
    )
    played.play_on()
    state = played.state
    assert state.phase is Phase.OVER
    assert not any(state.chips_on(seat, wager) for seat in state.seats for wager in Wager if wager is not Wager.CLAIM)
    if void:
        assert list(state.outcome.won) == loans
