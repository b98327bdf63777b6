"""Clauses about conduct and equipment: what a table shows to whom, and how people behave at it."""

from typing import Any

import pytest

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.round import preparation
from kitapi.games.caribbean_stud.rules.table.actions import CutCards, Declare, Raise
from kitapi.games.caribbean_stud.rules.table.actions.incidents import CallInspector
from kitapi.games.caribbean_stud.rules.table.events import MeterTold
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, HOUSE_ROLES
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.kernel import SPECTATOR, Actor
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, after, house, sits, table

BANK = "As Kd 9h 5c 2d"
MINE, HERS, OTHERS = "7c 7h Ks Ts 2c", "Qd Qh 8s 6s 3c", "Jd Jh 8d 6d 3s"
VIEWERS: tuple[Actor, ...] = (A, B, C, SPECTATOR, *HOUSE_ROLES)
LOOKING = (Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE)


def two_players(phase: Phase, hers: str = HERS, **more: Any) -> StudState:
    """Anna and Boris play, each with a token in play; the third seat is empty."""
    return table(
        phase,
        sits(MINE, ante=10, lamp=True),
        sits(hers, ante=10, lamp=True),
        sits(),
        **{"bank": BANK, **more},
    )


def view(state: StudState, viewer: Actor) -> Any:
    return CARIBBEAN_STUD.view(state, viewer)


@clause("CSP-005")
@pytest.mark.parametrize("amount", [5, 20, 47])
def test_the_part_cut_off_goes_under_the_other(amount: int) -> None:
    by_hand = house(shuffling=Shuffling.HAND)
    state = table(
        Phase.PREPARE, sits(), house=by_hand, checked=True, washed=True, shuffled=True, order=DECK_52, offered=A
    )
    cut = after(state, *preparation.decide(state, A, CutCards(amount=amount)))
    assert cut.deck.order == DECK_52[amount:] + DECK_52[:amount]


@clause("CSP-006")
def test_linked_tables_show_one_jackpot() -> None:
    one, other = two_players(Phase.DEAL), table(Phase.STAKES, sits(), house=house(minimum=50, maximum=500, buy_in=5000))
    settled = [CARIBBEAN_STUD.house.fixed_terms(state.opened.terms) for state in (one, other)]
    assert settled[0] == settled[1], "what a house has settled leaves each table its limits"
    for state in (one, other):
        read_meter = after(state, MeterTold(amount=41_207))
        assert [view(read_meter, viewer).meter for viewer in (A, SPECTATOR, DEALER)] == [41_207] * 3


@clause("CSP-054")
def test_a_player_sees_whether_his_lamp_is_lit() -> None:
    staking = table(Phase.STAKES, sits(ante=10, token=2), sits(ante=10))
    assert [view(staking, seat).seats[seat].lamp for seat in (A, B)] == [True, False]
    playing = table(Phase.CHOOSE, sits(MINE, ante=10, lamp=True), sits(HERS, ante=10), bank=BANK)
    assert [view(playing, seat).seats[seat].lamp for seat in (A, B)] == [True, False]


@clause("CSP-081")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("phase", LOOKING)
def test_everybody_sees_how_many_cards_lie_at_a_seat(phase: Phase, viewer: Actor) -> None:
    assert [seat.held for seat in view(two_players(phase), viewer).seats] == [5, 5, 0]


@clause("CSP-082", "AMB-67")
@pytest.mark.parametrize("viewer", [one for one in VIEWERS if one != B])
@pytest.mark.parametrize("phase", LOOKING)
def test_no_view_depends_on_cards_that_are_not_the_viewers(phase: Phase, viewer: Actor) -> None:
    assert view(two_players(phase), viewer) == view(two_players(phase, OTHERS), viewer)
    assert view(two_players(phase), B) != view(two_players(phase, OTHERS), B)


@clause("AMB-54")
def test_before_prego_nobody_sees_a_card_of_his_own() -> None:
    facing_down = two_players(Phase.DEAL)
    for seat in (A, B):
        seen = view(facing_down, seat)
        assert (seen.seats[seat].cards, seen.own, seen.bank.cards) == ((), None, ())
        assert CARIBBEAN_STUD.options(facing_down, seat) == (CallInspector(),)


@clause("AMB-54")
def test_once_bet_lies_there_the_cards_are_not_touched_again() -> None:
    state = two_players(Phase.CHOOSE)
    raised = after(state, *CARIBBEAN_STUD.decide(state, A, Raise(amount=20)))
    assert set(CARIBBEAN_STUD.options(raised, A)) <= {Declare(), CallInspector()}


@clause("CSP-085")
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (Phase.OVER, Phase.BROKEN_UP)])
def test_whoever_comes_to_the_table_sees_its_limits(phase: Phase) -> None:
    state = two_players(phase, house=house(minimum=10, maximum=200))
    for viewer in (*VIEWERS, DEALER):
        limits = view(state, viewer).house
        assert (limits.minimum, limits.maximum) == (10, 200)
