"""The options of a seat or a role: the actions that the rules accept now."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Any, NamedTuple

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.console import authorisation
from kitapi.games.caribbean_stud.rules.console.keys import RUN
from kitapi.games.caribbean_stud.rules.console.service import SERVICE, is_no_time, rests
from kitapi.games.caribbean_stud.rules.decide import PLACES, RULED, is_accepted, is_accepted_in_phase, stands_open
from kitapi.games.caribbean_stud.rules.desk.bank_desk import additions, changes
from kitapi.games.caribbean_stud.rules.desk.closing import by_the_books, counts, still_staked
from kitapi.games.caribbean_stud.rules.incidents import slips
from kitapi.games.caribbean_stud.rules.incidents.calls import DURING, has_called, roles_awaited
from kitapi.games.caribbean_stud.rules.round import (
    bet_corrections,
    choices,
    coins,
    exchanges,
    loans,
    preparation,
    stakes,
    taken_cards,
)
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions import CutCards
from kitapi.games.caribbean_stud.rules.table.actions.desk import AddToFloat, ChangeBank, CountChips
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    ChooseRemedy,
    Dismiss,
    RuleOnHand,
    SayHand,
    Slip,
    SlipKind,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.roles import (
    DEALER,
    DUTIES,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    HOUSE_ROLES,
    MUNICIPAL_INSPECTOR,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import LARGEST
from kitapi.games.caribbean_stud.rules.views.fact_options import facts_offered
from kitapi.kernel import (
    CHANCE,
    FLOOR,
    METER,
    Actor,
    Form,
    Permutation,
    Range,
    ReleaseTables,
    Role,
    Seat,
)

_OF_SEATS = frozenset(
    {
        actions.OfferCut,
        actions.SendBack,
        actions.CashOut,
        actions.AskSeat,
        actions.GiveCard,
        actions.TakeFee,
        actions.PassOver,
        actions.CollectFold,
        actions.CheckBet,
        actions.SettleSeat,
        actions.NoteDeclaration,
        actions.AuthorisePayment,
    }
)
"""The steps that name a seat and nothing else."""

_AFTER_CALL = (Dismiss, RuleOnHand)
"""Steps that answer a call for the inspector; without a call the rules refuse them, so they are not tried."""

_OF_AMOUNTS = (ChangeBank, AddToFloat, CountChips, StateFacts)
"""Steps that are offered as a range or form, not one by one."""

_WITH_AMOUNTS = (DEALER, GAMING_INSPECTOR)
"""The roles that have such steps."""


def options_of(state: StudState, actor: Actor) -> tuple[Any, ...]:
    """Return the options of ``actor``."""
    if isinstance(actor, int):
        return _of_seat_once(state, Seat(actor))
    if actor == CHANCE:
        return (Permutation(of=DECK_52),) if preparation.ready_to_shuffle(state) else ()
    if actor == METER:
        over = state.phase in (Phase.OVER, Phase.BROKEN_UP)
        return () if over else (Range(action="meter", lowest=0, highest=LARGEST, step=1),)
    if actor == FLOOR:
        return tuple(ReleaseTables(waiting_for=role) for role in HOUSE_ROLES) if state.jackpot.stopping else ()
    return _of_role(state, actor) if actor in HOUSE_ROLES else ()


def _of_seat_once(state: StudState, seat: Seat) -> tuple[Any, ...]:
    """Return the options of ``seat``, computed once: both the table and the seat's view need them."""
    offered: tuple[Any, ...] | None = state.cache.get(("options", seat))
    if offered is None:
        offered = state.cache["options", seat] = _of_seat(state, seat)
    return offered


def _of_seat(state: StudState, seat: Seat) -> tuple[Any, ...]:
    if rests(state):
        return ()
    if state.incident is not None:
        choosing_now = seat in state.incident.choosing
        return tuple(ChooseRemedy(choice=choice) for choice in RulingChoice) if choosing_now else ()
    call = (CallInspector(),) if state.phase in RULED and not has_called(state, seat) else ()
    return (*_of_seat_in(state, seat), *call)


def _of_seat_in(state: StudState, seat: Seat) -> tuple[Any, ...]:
    """Return the options of a seat in the phase, without a call for the inspector.

    While a note is due, only to declare.
    """
    if authorisation.is_held(state):
        return tuple(action for action in choices.options(state, seat) if isinstance(action, actions.Declare))
    match state.phase:
        case Phase.CLOSED | Phase.PREPARE:
            return (*preparation.options(state, seat), *stakes.options(state, seat))
        case Phase.STAKES:
            return stakes.options(state, seat)
        case Phase.OVER | Phase.BROKEN_UP | Phase.COIN_IN | Phase.DEAL | Phase.CLOSING:
            return ()
        case _:
            bets = (*bet_corrections.options(state, seat), *loans.options(state, seat))
            said = (
                (SayHand(outcome=outcome) for outcome in taken_cards.RESULTS)
                if taken_cards.must_say(state, seat)
                else ()
            )
            return (*choices.options(state, seat), *bets, *said)


def _of_role(state: StudState, role: Role) -> tuple[Any, ...]:
    accepted = tuple(_accepted_steps(state, role))
    if role not in _WITH_AMOUNTS:
        return accepted
    facts = facts_offered(state) if role == GAMING_INSPECTOR and state.phase in RULED and not rests(state) else ()
    return (*accepted, *_families(state, role), *facts)


def _accepted_steps(state: StudState, role: Role) -> Iterator[Any]:
    """Yield the steps of ``role`` that the rules accept now.

    Tried are those that are allowed in this phase or, during a call, while the table stands still.
    """
    steps = _steps(role, state.phase if state.incident is None else None)
    if not steps:
        return
    is_open = stands_open(state)
    accepts = is_accepted_in_phase if is_open else is_accepted
    for step in steps:
        if step.is_due is None or step.is_due(state):
            for action in step.actions(state):
                if (is_open and step.is_sure) or accepts(state, role, action):
                    yield action


def _families(state: StudState, role: Role) -> Iterator[Range | Form]:
    """Yield the ranges and forms from which ``role`` may choose: each if its smallest amount is accepted."""
    chip = state.house.chip
    if role == GAMING_INSPECTOR and _may_take(state, role, AddToFloat(amount=chip)):
        yield additions(state)
    if role != DEALER:
        return
    if state.shuffle.is_made and _may_take(state, role, CutCards(amount=preparation.FEWEST_CUT)):
        yield Range(action="cut", lowest=preparation.FEWEST_CUT, highest=preparation.MOST_CUT, step=1)
    if _may_take(state, role, ChangeBank(amount=chip)):
        yield changes(state)
    books = by_the_books(state)
    if _may_take(state, role, CountChips(chips=books.chips, notes=books.notes)):
        yield counts(state)


def _may_take(state: StudState, role: Role, action: Any) -> bool:
    """Whether ``role`` may take ``action`` now; outside its phases it is not tried."""
    return state.phase in PLACES[type(action)][0] and is_accepted(state, role, action)


def _kinds(role: Role, phase: Phase | None) -> tuple[type, ...]:
    """Return the steps of ``role`` that are allowed in ``phase``; None: while the table stands still for a ruling."""
    fitting = (
        kind
        for kind, (phases, _, _) in PLACES.items()
        if (kind in DURING if phase is None else phase in phases and kind not in _AFTER_CALL)
    )
    return tuple(kind for kind in fitting if DUTIES.is_step_of(role, kind) and kind is not CutCards)


def _seats_with_claim(state: StudState) -> list[Seat]:
    claims = ((seat, state.places[seat].claim) for seat in state.seats)
    return [seat for seat, claim in claims if claim.held or claim.earlier is not None]


def _seats_with_declaration(state: StudState) -> list[Seat]:
    return [seat for seat in state.seats if state.places[seat].proof.declared is not None]


def _seats_to_pass_over(state: StudState) -> Iterable[Seat]:
    return state.seats if state.incident is None else state.incident.choosing


_SEATS_FOR: dict[type, Callable[[StudState], Iterable[Seat]]] = {
    actions.OfferCut: lambda state: preparation.still_to_cut(state)[:1] if state.shuffle.is_made else (),
    actions.AskSeat: lambda state: [seat] if (seat := exchanges.next_to_ask(state)) is not None else (),
    actions.GiveCard: lambda state: [seat for seat in state.seats if seat == state.exchanges.to_answer],
    actions.DecideToken: coins.for_inspector,
    actions.SendBack: lambda state: still_staked(state) if state.preparation.invited else (),
    actions.CashOut: lambda state: [seat for seat in state.seats if stakes.may_cash_out(state, seat)],
    actions.TakeFee: lambda state: [seat for seat in state.seats if seat == state.exchanges.fee_due],
    actions.PassOver: _seats_to_pass_over,
    actions.DecideClaim: _seats_with_claim,
    **dict.fromkeys((actions.NoteDeclaration, actions.AuthorisePayment, actions.Confirm), _seats_with_declaration),
}
"""The seats that a step may be about; for all others the rules refuse it, so it is not tried. Other steps: any seat."""

_ALL_ACCEPTED = frozenset({actions.CashOut, actions.SendBack})
"""Steps that the rules of the phase accept for all of these seats, so that they need not be tried there."""

_DUE: dict[type, Callable[[StudState], bool]] = {
    actions.CheckDecks: lambda state: not state.preparation.checked,
    actions.Wash: lambda state: not state.preparation.washed,
    actions.InviteStakes: lambda state: not state.preparation.invited,
    actions.CloseBets: lambda state: state.preparation.invited,
    actions.CountTokens: lambda state: state.preparation.coins,
    actions.TakeStub: lambda state: not state.stub.taken,
    RuleOnHand: lambda state: GAMING_MANAGEMENT in roles_awaited(state),
    actions.Attend: lambda state: state.incident is None or MUNICIPAL_INSPECTOR in roles_awaited(state),
}
"""Conditions without which the rules refuse a step, so that it is not tried."""


def _seats_for(state: StudState, kind: type) -> Iterable[Seat]:
    """Return the seats that a step of ``kind`` may be about."""
    find = _SEATS_FOR.get(kind)
    return state.seats if find is None else find(state)


def _positions(state: StudState) -> Iterator[str]:
    """Yield the positions that the selector may have: those of jackpots while one is paid, service when it is time."""
    yield RUN
    if state.phase is Phase.JACKPOT:
        yield from ("JPL", "JPH")
    if not is_no_time(state.phase):
        yield SERVICE


def _slips(state: StudState) -> Iterator[Slip]:
    """Yield the mistakes that the dealer may make in this phase."""
    for what in SlipKind:
        if state.house.practice and slips.PHASES[what] is state.phase:
            yield from (Slip(what=what, seat=seat) for seat in state.seats)


def _at_seats(kind: Any, state: StudState) -> list[Any]:
    """Return the step ``kind`` at every seat that it may be about."""
    return [kind(seat=seat) for seat in _seats_for(state, kind)]


def _answers(kind: Any, field: str, state: StudState) -> list[Any]:
    """Return the step ``kind`` at every seat that it may be about, with both answers in ``field``."""
    return [kind(seat=seat, **{field: answer}) for seat in _seats_for(state, kind) for answer in (True, False)]


def _list_always(*steps: Any) -> Callable[[StudState], Iterable[Any]]:
    """Return a function that returns ``steps``, the same in every state."""
    return lambda _state: steps


_ACTIONS_OF: dict[type, Callable[[StudState], Iterable[Any]]] = {
    **{kind: partial(_at_seats, kind) for kind in _OF_SEATS},
    **dict.fromkeys(_OF_AMOUNTS, _list_always()),
    Slip: _slips,
    RuleOnHand: _list_always(RuleOnHand(stands=True), RuleOnHand(stands=False)),
    actions.CountTokens: lambda state: [actions.CountTokens(tokens=count) for count in range(len(state.seats) + 1)],
    actions.DecideToken: partial(_answers, actions.DecideToken, "in_play"),
    actions.Confirm: partial(_answers, actions.Confirm, "genuine"),
    actions.DecideClaim: partial(_answers, actions.DecideClaim, "paid"),
    actions.PressJackpot: _list_always(*(actions.PressJackpot(button=button) for button in range(1, 6))),
    actions.TurnSelector: lambda state: [
        actions.TurnSelector(position=position) for position in _positions(state) if position != state.console.selector
    ],
}
"""Every action of a kind with all values that may be accepted at this table; of other kinds there is one action."""


class _Step(NamedTuple):
    """A step that is tried: its possible ``actions`` in a state.

    ``is_due``: a condition without which the rules refuse it, None: there is none. ``is_sure``: see ``_ALL_ACCEPTED``.
    """

    actions: Callable[[StudState], Iterable[Any]]
    is_due: Callable[[StudState], bool] | None
    is_sure: bool


@cache
def _steps(role: Role, phase: Phase | None) -> tuple[_Step, ...]:
    """Return the steps of ``role`` that are tried in ``phase``; None: while the table stands still for a ruling."""
    return tuple(
        _Step(_ACTIONS_OF[kind] if kind in _ACTIONS_OF else _list_always(kind()), _DUE.get(kind), kind in _ALL_ACCEPTED)
        for kind in _kinds(role, phase)
    )
