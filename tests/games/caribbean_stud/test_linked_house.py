"""Entries that a table sends to the meter and to the other tables, each once."""

from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    ChooseRemedy,
    RuleOnHand,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.events import MeterReset, TablesResumed, TablesStopped
from kitapi.games.caribbean_stud.rules.table.incidents import Incident
from kitapi.games.caribbean_stud.rules.table.place import Award
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.kernel import Seat
from kitapi.kernel.house import Awarded, Contributed, Restarted, Resumed, Returned, Reversed, Stopped
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, house, sits, table
from tests.games.caribbean_stud.whole_hands import play_hands

HOUSE = CARIBBEAN_STUD.house


def entries(events: Any) -> list[Any]:
    state: Any = None
    found: list[Any] = []
    for event in events:
        state = CARIBBEAN_STUD.evolve(state, event)
        found += HOUSE.entries(state, event)
    return found


@clause("CSP-050")
def test_every_token_gives_its_share_once_in_a_hand() -> None:
    def fold(_state: StudState, _seat: Seat) -> Any:
        return actions.Fold()

    hands = play_hands(fold, players=2, hands=2)
    shares = [one for events in hands for one in entries(events)]
    share = house().meter_share
    assert shares == [Contributed(id=f"{hand}/token/{seat}", amount=share) for hand in (1, 2) for seat in (0, 1)]


@clause("CSP-050", "AMB-72")
def test_a_house_has_settled_its_jackpot_and_whether_it_is_for_practice_and_leaves_the_limits_to_its_tables() -> None:
    settled = [
        HOUSE.fixed_terms(CaribbeanStudTerms(variant=rules))
        for rules in (house(), house(minimum=10, answer_seconds=0), house(flush=75), house(reset=5))
    ]
    assert settled[0] == settled[1]
    assert settled[1] != settled[2] != settled[3]
    assert HOUSE.fixed_terms(CaribbeanStudTerms(variant=house(practice=False))) != settled[0]


def test_tables_with_the_same_jackpot_were_linked_before_houses_had_names() -> None:
    links = {
        HOUSE.former_link(CaribbeanStudTerms(variant=rules))
        for rules in (house(), house(minimum=10), house(practice=False), house(flush=75), house(reset=5))
    }
    assert links == {"2-1-500-100-50-10000-25000", "2-1-500-100-75-10000-25000", "2-1-500-100-50-5-25000"}


@clause("CSP-051", "CSP-063")
def test_stops_resets_and_resumptions_are_sent_by_the_hand() -> None:
    state = table(Phase.JACKPOT, sits("2s 3s 4s 5s 7h", ante=5))
    assert HOUSE.entries(state, TablesStopped(basis=100)) == (Stopped(id="1/0"),)
    assert HOUSE.entries(state, TablesResumed()) == (Resumed(id="1/0"),)
    reset = HOUSE.entries(state, MeterReset(amount=10_000, transfers=()))
    assert reset == (Restarted(id="1/reset", amount=10_000),)


@clause("AMB-20")
def test_breaking_up_takes_award_and_contribution_back() -> None:
    place = sits("Ks Kc Kd Kh 2c", ante=5, bet=10, lamp=True, won_tier=Combination.FOUR_OF_A_KIND)
    state = table(Phase.JACKPOT, place, bank="As Qd 9h 5c 2d", meter=600)
    [awarded] = [event for event in _pay_award(state) if type(event).__name__ == "JackpotAwarded"]
    after = CARIBBEAN_STUD.evolve(state, awarded)
    assert HOUSE.entries(after, awarded) == (Awarded(id="1/award/0", amount=500),)
    assert after.places[A].prize.award == Award(tier=Combination.FOUR_OF_A_KIND, amount=500)
    [broken] = CARIBBEAN_STUD.break_up(after)
    assert HOUSE.entries(CARIBBEAN_STUD.evolve(after, broken), broken) == (
        Returned(id="1/award/0/returned", of="1/award/0", amount=500),
        Reversed(id="1/token/0/reversed", of="1/token/0", amount=1),
    )


def _pay_award(state: StudState) -> list[Any]:
    """Return the events of the automaton's steps at the console until the award is paid."""
    events: list[Any] = []
    while not events or type(events[-1]).__name__ not in {"JackpotAwarded", "JackpotsPaid"}:
        step = HOUSE.step(state, frozenset(state.seats))
        assert step is not None
        for event in CARIBBEAN_STUD.decide(state, step.actor, step.action):
            events.append(event)
            if type(event).__name__ == "JackpotAwarded":
                return events
            state = CARIBBEAN_STUD.evolve(state, event)
    return events


@clause("AMB-62")
@pytest.mark.parametrize(("meter", "sent"), [(0, [(0, 10), (0, 10)]), (13, [(10, 0), (3, 7)])])
def test_a_contribution_that_the_house_pays_back_alone_is_sent_too(meter: int, sent: list[tuple[int, int]]) -> None:
    seats = (sits(ante=50, lamp=True), sits(ante=50, lamp=True))
    state = table(Phase.CHOOSE, *seats, house=house(token=12, meter_share=10), meter=meter)
    [broken] = CARIBBEAN_STUD.break_up(state)
    assert HOUSE.entries(CARIBBEAN_STUD.evolve(state, broken), broken) == tuple(
        Reversed(id=f"1/token/{seat}/reversed", of=f"1/token/{seat}", amount=amount, covered=covered)
        for seat, (amount, covered) in enumerate(sent)
    )


@clause("AMB-12", "AMB-20")
def test_an_award_that_the_house_covered_alone_is_taken_back_too() -> None:
    place = sits("Ks Kc Kd Kh 2c", ante=5, bet=10, lamp=True, won_tier=Combination.FOUR_OF_A_KIND)
    state = table(Phase.JACKPOT, place, bank="As Qd 9h 5c 2d", meter=0)
    [awarded] = [event for event in _pay_award(state) if type(event).__name__ == "JackpotAwarded"]
    after = CARIBBEAN_STUD.evolve(state, awarded)
    assert HOUSE.entries(after, awarded) == (Awarded(id="1/award/0", amount=0, covered=500),)
    [broken] = CARIBBEAN_STUD.break_up(after)
    assert HOUSE.entries(CARIBBEAN_STUD.evolve(after, broken), broken) == (
        Returned(id="1/award/0/returned", of="1/award/0", amount=0),
        Reversed(id="1/token/0/reversed", of="1/token/0", amount=0, covered=1),
    )


def test_the_meter_is_read_before_it_is_needed_and_only_then() -> None:
    state = table(Phase.COIN_IN, sits(ante=5, token=2))
    assert HOUSE.reads_meter(state, DEALER, actions.CoinIn())
    assert HOUSE.reads_meter(state, A, actions.Declare())
    assert not HOUSE.reads_meter(state, A, actions.Fold())
    assert not HOUSE.reads_meter(state, DEALER, actions.DealCards())
    stopped = table(Phase.SETTLE, sits("2s 3s 4s 5s 7h", ante=5), bank="As Qd 9h 5c 2d", basis=5, stopping=True)
    assert not HOUSE.reads_meter(stopped, DEALER, actions.SettleSeat(seat=0))
    for over in (Phase.OVER, Phase.BROKEN_UP):
        assert not HOUSE.reads_meter(table(over, sits(ante=5)), A, actions.Declare())


@clause("AMB-59")
def test_at_a_stopped_table_the_inspector_may_be_called_and_nothing_else_done() -> None:
    assert HOUSE.is_report(CallInspector())
    assert not any(
        HOUSE.is_report(action)
        for action in (StateFacts(irregularity="CSP-103"), actions.Attend(), actions.Fold(), actions.CoinIn())
    )


@clause("AMB-20", "AMB-62")
def test_the_meter_is_read_before_a_ruling_that_may_take_back_what_went_into_it() -> None:
    state = table(Phase.CHOOSE, sits("2s 3s 4s 5s 7h", ante=5), bank="As Qd 9h 5c 2d")
    facts = StateFacts(irregularity="CSP-103")
    assert HOUSE.reads_meter(state, DEALER, facts)
    assert not HOUSE.reads_meter(state, DEALER, actions.Attend()), "nobody is to be joined"
    still = msgspec.structs.replace(state, incident=Incident(stated=facts))
    for action in (actions.Attend(), RuleOnHand(), ChooseRemedy(choice=RulingChoice.VOID), actions.PassOver(seat=0)):
        assert HOUSE.reads_meter(still, DEALER, action)
    assert not HOUSE.reads_meter(table(Phase.STAKES, sits()), DEALER, facts)
