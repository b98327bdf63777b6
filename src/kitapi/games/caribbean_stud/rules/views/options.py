"""The options of a seat or a role: the actions that the rules accept now."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.console import authorisation
from kitapi.games.caribbean_stud.rules.console.keys import RUN
from kitapi.games.caribbean_stud.rules.console.service import SERVICE, is_no_time, rests
from kitapi.games.caribbean_stud.rules.decide import PLACES, RULED, is_accepted, is_accepted_in_phase, stands_open
from kitapi.games.caribbean_stud.rules.desk.bank_desk import additions, changes
from kitapi.games.caribbean_stud.rules.desk.closing import by_the_books, counts
from kitapi.games.caribbean_stud.rules.incidents import slips
from kitapi.games.caribbean_stud.rules.incidents.calls import DURING, has_called
from kitapi.games.caribbean_stud.rules.round import bet_corrections, choices, loans, preparation, stakes, taken_cards
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
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, DUTIES, GAMING_INSPECTOR, HOUSE_ROLES
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
    kinds = _kinds(role, state.phase if state.incident is None else None)
    if not kinds:
        return
    accepts = is_accepted_in_phase if stands_open(state) else is_accepted
    for kind in kinds:
        for action in _all_of(state, kind):
            if accepts(state, role, action):
                yield action


def _families(state: StudState, role: Role) -> Iterator[Range | Form]:
    """Yield the ranges and forms from which ``role`` may choose: each if its smallest amount is accepted."""
    chip = state.house.chip
    if role == GAMING_INSPECTOR and _may_take(state, role, AddToFloat(amount=chip)):
        yield additions(state)
    if role != DEALER:
        return
    if _may_take(state, role, CutCards(amount=preparation.FEWEST_CUT)):
        yield Range(action="cut", lowest=preparation.FEWEST_CUT, highest=preparation.MOST_CUT, step=1)
    if _may_take(state, role, ChangeBank(amount=chip)):
        yield changes(state)
    books = by_the_books(state)
    if _may_take(state, role, CountChips(chips=books.chips, notes=books.notes)):
        yield counts(state)


def _may_take(state: StudState, role: Role, action: Any) -> bool:
    """Whether ``role`` may take ``action`` now; outside its phases it is not tried."""
    return state.phase in PLACES[type(action)][0] and is_accepted(state, role, action)


@cache
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
    actions.OfferCut: lambda state: preparation.still_to_cut(state)[:1],
    actions.SendBack: lambda state: [seat for seat in state.seats if stakes.chips_staked(state, seat)],
    actions.CashOut: lambda state: [seat for seat in state.seats if stakes.may_cash_out(state, seat)],
    actions.TakeFee: lambda state: [seat for seat in state.seats if seat == state.exchanges.fee_due],
    actions.PassOver: _seats_to_pass_over,
    actions.DecideClaim: _seats_with_claim,
    **dict.fromkeys((actions.NoteDeclaration, actions.AuthorisePayment, actions.Confirm), _seats_with_declaration),
}
"""The seats that a step may be about; for all others the rules refuse it, so it is not tried. Other steps: any seat."""


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


def _all_of(state: StudState, kind: Any) -> Iterator[Any]:
    """Yield every action of ``kind`` with all values that may be accepted at this table."""
    if kind in _OF_AMOUNTS:
        return
    if kind in _OF_SEATS:
        yield from (kind(seat=seat) for seat in _seats_for(state, kind))
    elif kind is Slip:
        kinds = (what for what in SlipKind if state.house.practice and slips.PHASES[what] is state.phase)
        yield from (Slip(what=what, seat=seat) for what in kinds for seat in state.seats)
    elif kind is RuleOnHand:
        yield from (RuleOnHand(stands=answer) for answer in (True, False))
    elif kind is actions.CountTokens:
        yield from (actions.CountTokens(tokens=tokens) for tokens in range(len(state.seats) + 1))
    elif kind is actions.DecideToken:
        yield from (kind(seat=seat, in_play=answer) for seat in state.seats for answer in (True, False))
    elif kind is actions.Confirm:
        yield from (kind(seat=seat, genuine=answer) for seat in _seats_for(state, kind) for answer in (True, False))
    elif kind is actions.DecideClaim:
        yield from (kind(seat=seat, paid=answer) for seat in _seats_for(state, kind) for answer in (True, False))
    elif kind is actions.PressJackpot:
        yield from (actions.PressJackpot(button=button) for button in range(1, 6))
    elif kind is actions.TurnSelector:
        others = (position for position in _positions(state) if position != state.console.selector)
        yield from (actions.TurnSelector(position=position) for position in others)
    else:
        yield kind()
