"""The table stands still for an irregularity until a ruling is given."""

from typing import Any

import pytest

from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.incidents.calls import pending_ruling, roles_awaited
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.row import WITHOUT_GROUND, Void
from kitapi.games.caribbean_stud.rules.table.actions import Attend, Fold, PassOver, Raise, Reveal, TurnUpcard
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    ChooseRemedy,
    Dismiss,
    RuleOnHand,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    CallDismissed,
    FactsStated,
    HandVoided,
    InspectorCalled,
    PlayerWarned,
    RulingGiven,
    RulingJoined,
    SeatVoided,
)
from kitapi.games.caribbean_stud.rules.table.parts import Stub
from kitapi.games.caribbean_stud.rules.table.roles import (
    DEALER,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    MUNICIPAL_INSPECTOR,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import (
    A,
    B,
    C,
    after,
    refusal,
    replace_at_seat,
    replace_fields,
    sits,
    table,
)
from tests.games.caribbean_stud.endings import Ending

BANK = "As Qd 9h 5c 2d"
HANDS = ("Ks Kc 8d 4h 2c", "Qs Jc 7d 6h 3c", "Th Tc 7s 6s 4c")


def three(phase: Phase = Phase.CHOOSE, **more: Any) -> StudState:
    """Return three seats with 10 on ANTE and a token in play."""
    return table(phase, *(sits(cards, ante=10, lamp=True) for cards in HANDS), bank=BANK, **more)


@clause("CSP-087")
@pytest.mark.parametrize("caller", [A, DEALER])
def test_a_player_or_the_dealer_calls_and_nothing_else_happens_until_the_inspector_has_spoken(caller: Any) -> None:
    called = after(three(), *decide(three(), caller, CallInspector()))
    assert called.incident is not None
    assert called.incident.caller == (A if caller == A else None)
    for actor, action in ((B, Fold()), (B, Raise(amount=20)), (DEALER, Reveal()), (B, CallInspector())):
        assert refusal(decide, called, actor, action) == ("CSP-087", {"standing": True})
    [event] = decide(called, GAMING_INSPECTOR, Dismiss())
    assert isinstance(event, CallDismissed)
    assert after(called, event).incident is None
    assert decide(after(called, event), B, Fold())


@clause("CSP-087")
def test_a_player_calls_once_in_a_hand_and_the_dealer_as_often_as_he_must() -> None:
    ending = Ending(three()).do((A, CallInspector()), Dismiss())
    assert refusal(decide, ending.state, A, CallInspector()) == ("CSP-087", {"called": True})
    assert isinstance(decide(ending.state, B, CallInspector())[0], InspectorCalled)
    again = ending.do((DEALER, CallInspector()), Dismiss(), (DEALER, CallInspector()))
    assert again.state.incident is not None


@clause("CSP-087", "CSP-149")
def test_only_the_gaming_inspector_states_facts_and_dismisses_a_call() -> None:
    called = Ending(three()).do((A, CallInspector())).state
    for actor in (A, DEALER, MUNICIPAL_INSPECTOR, GAMING_MANAGEMENT):
        for action in (Dismiss(), StateFacts(irregularity="AMB-54", seat=0)):
            assert refusal(decide, called, actor, action)[0] == "CSP-149"
    assert refusal(decide, three(), GAMING_INSPECTOR, Dismiss()) == ("CSP-087", {"incident": False})


@clause("CSP-150", "AMB-65", "AMB-20")
def test_a_whole_hand_is_void_only_once_the_municipal_inspector_is_present() -> None:
    state = three(Phase.DEAL)
    stated = Ending(state).do(StateFacts(irregularity="CSP-103"))
    assert [type(event) for event in stated.events] == [FactsStated]
    assert roles_awaited(stated.state) == (MUNICIPAL_INSPECTOR,)
    ruled = pending_ruling(stated.state)
    assert ruled is not None
    assert ruled.void is Void.HAND
    assert refusal(decide, stated.state, GAMING_MANAGEMENT, RuleOnHand()) == ("CSP-150", {"role": GAMING_MANAGEMENT})
    assert refusal(decide, stated.state, DEALER, TurnUpcard()) == ("CSP-087", {"standing": True})
    joined = stated.do(Attend())
    assert [type(event) for event in joined.events[1:]] == [RulingJoined, RulingGiven, HandVoided]
    given = joined.of(RulingGiven)[0]
    assert (given.irregularity, given.void) == ("CSP-103", Void.HAND)
    assert given.present == ("gaming_inspector", "municipal_inspector")
    assert [joined.chips(seat) for seat in (A, B, C)] == [12, 12, 12]
    assert (joined.state.phase, joined.state.is_void, joined.state.incident) == (Phase.DONE, True, None)
    assert refusal(decide, joined.state, GAMING_INSPECTOR, StateFacts(irregularity="CSP-101", cards=4)) == (
        "AMB-20",
        {"void": True},
    )
    over = joined.game_over().state
    assert (over.phase, over.outcome.won) == (Phase.OVER, (0, 0, 0))


@clause("AMB-20")
def test_who_joins_before_any_facts_are_stated_is_refused() -> None:
    called = Ending(three()).do((A, CallInspector())).state
    assert refusal(decide, called, MUNICIPAL_INSPECTOR, Attend()) == ("CSP-150", {"role": MUNICIPAL_INSPECTOR})


@clause("AMB-50", "CSP-088", "CSP-150", "AMB-65")
@pytest.mark.parametrize("stands", [True, False])
def test_a_card_of_the_banks_turned_after_prego_is_for_the_management_to_rule_on(stands: bool) -> None:
    ending = Ending(three()).do(StateFacts(irregularity="AMB-50"))
    assert roles_awaited(ending.state) == (GAMING_MANAGEMENT,)
    ending.do(RuleOnHand(stands=stands))
    if not stands:
        assert roles_awaited(ending.state) == (MUNICIPAL_INSPECTOR,)
        ending.do(Attend())
    assert ending.state.phase is (Phase.CHOOSE if stands else Phase.DONE)
    assert bool(ending.of(HandVoided)) is not stands
    given = ending.of(RulingGiven)[0]
    assert given.void is (Void.NONE if stands else Void.HAND)
    assert (MUNICIPAL_INSPECTOR in given.present) is not stands


@clause("AMB-48")
def test_after_game_over_a_wrong_count_is_the_managements_and_nothing_is_entered() -> None:
    ending = Ending.at(Phase.STAKES, sits(), sits()).do(StateFacts(irregularity="CSP-100", seat=1, cards=4))
    ending.do(RuleOnHand(stands=False))
    assert [type(event) for event in ending.events] == [FactsStated, RulingJoined, RulingGiven]
    assert (ending.state.phase, ending.state.balances) == (Phase.STAKES, ending.begun.balances)


@clause("AMB-54")
def test_a_warning_is_written_down_and_the_hand_goes_on() -> None:
    ending = Ending(three()).do(StateFacts(irregularity="AMB-54", seat=2))
    assert [type(event) for event in ending.events] == [FactsStated, RulingGiven, PlayerWarned]
    assert (ending.state.phase, ending.state.incident) == (Phase.CHOOSE, None)


@clause("CSP-087")
@pytest.mark.parametrize("irregularity", ["CSP-122", "CSP-999", "", "PREFA-DEAL-01"])
def test_what_is_no_irregularity_of_the_table_is_refused(irregularity: str) -> None:
    refused = refusal(decide, three(), GAMING_INSPECTOR, StateFacts(irregularity=irregularity, seat=0))
    assert refused == ("CSP-087", {"irregularity": irregularity})


@clause("AMB-74", "CSP-104", "CSP-108", "CSP-110", "CSP-119", "CSP-120")
@pytest.mark.parametrize(
    ("phase", "irregularity", "seat"),
    [
        (Phase.CHOOSE, "CSP-104", 0),
        (Phase.CHOOSE, "CSP-108", 0),
        (Phase.CHOOSE, "CSP-108", 3),
        (Phase.DEAL, "CSP-110", 3),
        (Phase.CHOOSE, "CSP-110", 3),
        (Phase.CHECK, "CSP-119", 0),
        (Phase.CHECK, "CSP-120", 0),
        (Phase.CHOOSE, "CSP-112", 1),
        (Phase.CHOOSE, "CSP-113", 1),
    ],
)
def test_a_report_that_the_table_shows_to_be_without_ground_is_ruled_on_and_changes_nothing(
    phase: Phase, irregularity: str, seat: int
) -> None:
    state = table(phase, *(sits(cards, ante=10) for cards in HANDS), sits(), bank=BANK)
    ending = Ending(state).do((A, CallInspector()), StateFacts(irregularity=irregularity, seat=seat))
    assert [type(event) for event in ending.events] == [InspectorCalled, FactsStated, RulingGiven]
    given = ending.events[-1]
    assert (given.void, given.clauses, given.present) == (Void.NONE, (irregularity, "AMB-74"), ("gaming_inspector",))
    assert given.continues == WITHOUT_GROUND
    assert ending.state == replace_at_seat(state, A, called=True)


@clause("CSP-087", "AMB-51")
@pytest.mark.parametrize(
    ("phase", "irregularity", "seat"),
    [
        (Phase.CHOOSE, "CSP-116", 1),
        (Phase.CHOOSE, "CSP-114", None),
        (Phase.CHOOSE, "AMB-51", None),
        (Phase.CHOOSE, "AMB-53", 0),
        (Phase.CHOOSE, "AMB-54", 6),
    ],
)
def test_of_cards_and_seats_that_are_not_there_nothing_is_stated(
    phase: Phase, irregularity: str, seat: int | None
) -> None:
    state = table(phase, *(sits(cards, ante=10) for cards in HANDS), sits(), bank=BANK)
    facts = StateFacts(irregularity=irregularity, seat=seat, cards=2, shows=True)
    assert refusal(decide, state, GAMING_INSPECTOR, facts) == ("CSP-087", {"irregularity": irregularity, "seen": False})


@clause("AMB-74", "CSP-100")
def test_a_count_that_is_right_is_ruled_to_be_and_play_goes_on() -> None:
    ending = Ending(three()).do((A, CallInspector()), StateFacts(irregularity="CSP-100", seat=0, cards=5))
    assert (ending.events[-1].void, ending.events[-1].values) == (Void.NONE, {"cards": "5"})
    assert (ending.state.phase, ending.state.incident) == (Phase.CHOOSE, None)


@clause("CSP-087")
def test_facts_on_which_there_is_no_ruling_are_refused_and_nothing_is_lost() -> None:
    clause_, facts = refusal(decide, three(), GAMING_INSPECTOR, StateFacts(irregularity="CSP-100", seat=0))
    assert (clause_, facts["irregularity"], facts["problem"]) == ("CSP-087", "CSP-100", "is missing")


def test_better_facts_take_the_place_of_those_stated_before() -> None:
    ending = Ending(three(Phase.DEAL)).do(StateFacts(irregularity="CSP-103"), StateFacts(irregularity="AMB-54", seat=1))
    assert [type(event) for event in ending.events] == [FactsStated, FactsStated, RulingGiven, PlayerWarned]
    assert not ending.state.is_void


# Seats that choose


def overlooked_seat() -> StudState:
    """Return a table whose middle seat waits for a card, although one after it was served."""
    state = three()
    served = replace_at_seat(
        state, C, exchange=Exchange(discard=state.places[C].cards[4], new=state.stub.cards[0]), passed=True
    )
    balances = {**served.balances, "fee1": 10, "stack1": served.balances["stack1"] - 10}
    balances |= {"float": balances["float"] + 10, "stack2": balances["stack2"] - 10}
    waiting = replace_at_seat(served, B, wants=served.places[B].cards[0])
    return replace_fields(waiting, balances=balances, stub=Stub(cards=served.stub.cards[1:], taken=True))


@clause("CSP-113", "AMB-24")
def test_a_seat_passed_over_takes_card_and_fee_back_and_goes_on() -> None:
    ending = Ending(overlooked_seat()).do(StateFacts(irregularity="CSP-113", seat=1))
    assert ending.state.incident is not None
    assert ending.state.incident.choosing == (B,)
    assert refusal(decide, ending.state, A, ChooseRemedy(choice=RulingChoice.VOID)) == ("CSP-113", {"seat": A})
    ending.do((B, ChooseRemedy(choice=RulingChoice.GO_ON)))
    place = ending.state.places[B]
    assert (place.turn.wants, place.turn.passed, place.stake.lamp, place.plays) == (None, True, True, True)
    assert ending.chips(B) == 10
    assert decide(ending.state, B, Raise(amount=20))


@clause("CSP-113", "AMB-65", "AMB-23")
def test_a_seat_passed_over_may_have_its_hand_void_with_everything_back() -> None:
    ending = Ending(overlooked_seat()).do(StateFacts(irregularity="CSP-113", seat=1))
    ending.do((B, ChooseRemedy(choice=RulingChoice.VOID)))
    assert [event.seat for event in ending.of(SeatVoided)] == [B]
    assert ending.chips(B) == 10 + 10 + 2
    place = ending.state.places[B]
    assert (place.void, place.plays, place.stake.lamp) == (True, False, False)
    assert ending.state.playing == (A, C)
    assert (ending.begun.jackpot.meter, ending.state.jackpot.meter) == (
        EXAMPLE.opening_meter,
        EXAMPLE.opening_meter - 1,
    )


@clause("AMB-43", "CSP-113")
def test_a_seat_that_does_not_choose_goes_on_without_a_card() -> None:
    ending = Ending(overlooked_seat()).do(StateFacts(irregularity="CSP-113", seat=1), PassOver(seat=1))
    assert ending.state.places[B].turn.wants is None
    assert ending.state.places[B].plays
