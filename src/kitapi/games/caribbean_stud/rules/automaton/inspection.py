"""The automaton's steps about irregularities, in the roles that no person has.

It recognises only what the state of the table shows: a seat that was left out of the deal, cards at a seat that does
not play, a BET that is not exact, a request that was passed over, a stub with too few cards. It dismisses every other
call.
"""

from collections.abc import Iterator

from kitapi.games.caribbean_stud.rules.incidents import calls
from kitapi.games.caribbean_stud.rules.incidents.reports import build_report
from kitapi.games.caribbean_stud.rules.round import bet_corrections
from kitapi.games.caribbean_stud.rules.round.choices import is_passed_over
from kitapi.games.caribbean_stud.rules.round.showdown import card_ruling_due, next_to_settle
from kitapi.games.caribbean_stud.rules.rulings.conditions import began_from_right
from kitapi.games.caribbean_stud.rules.rulings.row import FROM_DEAL
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.incidents import Dismiss, RuleOnHand, StateFacts
from kitapi.games.caribbean_stud.rules.table.pace import clock, soon
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_INSPECTOR, GAMING_MANAGEMENT, MUNICIPAL_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house.automaton import LONG, first_unstaffed
from kitapi.kernel import HouseStep, Role, Seat

REMEDY_MILLISECONDS = 30_000
"""The time that a seat has to choose a remedy, for which its table stands still."""


def while_still(state: StudState, occupied: frozenset[Seat], staffed: frozenset[Role]) -> HouseStep | None:
    """Return the next step to a ruling; None while another role or seat must act first."""
    return first_unstaffed(_to_rule(state, occupied), staffed)


def _to_rule(state: StudState, occupied: frozenset[Seat]) -> Iterator[HouseStep]:
    incident = state.incident
    assert incident is not None
    if incident.stated is None:
        facts = next(find_irregularities(state), None)
        yield soon(state, Dismiss() if facts is None else facts, 2 * LONG, GAMING_INSPECTOR)
    for seat in incident.choosing:
        pass_over = actions.PassOver(seat=seat)
        name = f"remedy/{seat}"
        yield clock(state, pass_over, REMEDY_MILLISECONDS, name) if seat in occupied else soon(state, pass_over, LONG)
    for role in calls.roles_awaited(state):
        word = actions.Attend() if role == MUNICIPAL_INSPECTOR else RuleOnHand()
        yield soon(state, word, LONG, MUNICIPAL_INSPECTOR if role == MUNICIPAL_INSPECTOR else GAMING_MANAGEMENT)


def report_irregularity(state: StudState) -> HouseStep | None:
    """Return the inspector's own report of an irregularity, if the hand cannot continue, or is about to end."""
    facts = next(find_irregularities(state), None)
    if facts is None or (state.phase is not Phase.DONE and facts.irregularity in ("CSP-104", "CSP-108")):
        return None
    return soon(state, facts, LONG, GAMING_INSPECTOR)


def find_irregularities(state: StudState) -> Iterator[StateFacts]:
    """Yield the irregularities that the state of the table shows and that have not been ruled on."""
    if state.is_void or state.phase not in FROM_DEAL:
        return
    for facts in (*_passed_over(state), *_too_few(state), *_wrong_bets(state), *_wrong_deal(state)):
        if calls.has_ground(state, facts):
            yield facts


def _passed_over(state: StudState) -> Iterator[StateFacts]:
    """Yield a request that was passed over; before it, if the requests prove this, exchanges begun from the right."""
    if state.phase is not Phase.CHOOSE or state.exchanges.fee_due is not None:
        return
    for seat in state.playing:
        if state.places[seat].turn.wants is not None and is_passed_over(state, seat):
            served = (other for other in state.playing if state.places[other].exchange is not None)
            began = StateFacts(irregularity="CSP-112", seat=next(served, None))
            if calls.has_ground(state, began) and began_from_right(build_report(state, began, {}).facts):
                yield began
            yield StateFacts(irregularity="CSP-113", seat=seat)


def _too_few(state: StudState) -> Iterator[StateFacts]:
    """Yield the irregularity that the stub has too few cards for the seats that wait, whatever the reason."""
    waiting = sum(place.turn.wants is not None for place in state.places)
    if state.phase is Phase.CHOOSE and state.exchanges.fee_due is None and len(state.stub.cards) < waiting:
        yield StateFacts(irregularity="CSP-115", cards=0)


def _wrong_bets(state: StudState) -> Iterator[StateFacts]:
    seat = next_to_settle(state) if state.phase is Phase.SETTLE else None
    if seat is not None and (irregularity := bet_corrections.bet_ruling_due(state, seat)) is not None:
        yield StateFacts(irregularity=irregularity, seat=seat)


def _wrong_deal(state: StudState) -> Iterator[StateFacts]:
    if card_ruling_due(state) is None:
        return
    for seat, place in zip(state.seats, state.places, strict=True):
        if place.plays and not place.cards:
            yield StateFacts(irregularity="CSP-104", seat=seat)
        elif place.cards and not (place.plays or place.void):
            yield StateFacts(irregularity="CSP-108", seat=seat)
