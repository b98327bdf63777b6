"""All tables of the house stop for a royal or straight flush, and continue later (CSP-063, AMB-59, AMB-60, AMB-65)."""

from kitapi.games.caribbean_stud.rules.console.awards import displayed_meter, reserve_due
from kitapi.games.caribbean_stud.rules.payment.jackpot import tier_won
from kitapi.games.caribbean_stud.rules.table.events import ReserveLifted, TablesReleased, TablesResumed, TablesStopped
from kitapi.games.caribbean_stud.rules.table.hands import awaits_control_room, facts_of, is_high
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.kernel import FLOOR, Actor, IllegalAction, Instead, ReleaseTables, Seat, rule


@rule("CSP-063", "AMB-59", "AMB-60", without=())
def stops(state: StudState) -> tuple[TablesStopped, ...]:
    """Return the event that stops the other tables, if a high hand was declared or found and they are not stopped yet.

    Tables that were released while a hand is open do not stop for this hand again.

    Raises:
        IllegalAction: the amount in the meter, from which the jackpots are computed, is not known.
    """
    if state.jackpot.stopping or not any(awaits_control_room(state.places[seat]) for seat in _seats_to_stop_for(state)):
        return ()
    return (TablesStopped(basis=basis_at_stop(state)),)


@rule("AMB-09", without=Instead(displayed_meter))
def basis_at_stop(state: StudState) -> int:
    """The basis of the upper tiers: the meter now, or that of the first stop while an award may be paid from it."""
    released = tuple(seat for seat in _open_seats(state) if seat in state.jackpot.released)
    if state.jackpot.basis is not None and reserve_due(state, released):
        return state.jackpot.basis
    return displayed_meter(state)


def _seats_to_stop_for(state: StudState) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.seats if seat not in state.jackpot.released)


def resumes(state: StudState) -> tuple[TablesResumed, ...]:
    """Return the event that lets stopped tables continue, once no award or confirmation is open; until then empty."""
    if not state.jackpot.stopping or any(is_open(state, seat) for seat in _seats_to_stop_for(state)):
        return ()
    return (TablesResumed(),)


def is_open(state: StudState, seat: Seat) -> bool:
    """Whether the seat's royal or straight flush waits for the control room, or for its award."""
    return awaits_control_room(state.places[seat]) or (seat in state.playing and waits_for_award(state, seat))


@rule("AMB-59", without=Instead(lambda _state, _seat: False))
def waits_for_award(state: StudState, seat: Seat) -> bool:
    """Whether a confirmed high hand is to be paid, or may still win, one of the jackpot's upper tiers."""
    place = state.places[seat]
    if not (is_high(place.proof.declared) and place.proof.confirmed) or place.prize.award is not None:
        return False
    return is_high(place.prize.won_tier if place.collected else tier_won(facts_of(state, seat), state.house))


# A person of the house who does not act


def release_tables(state: StudState, actor: Actor, action: ReleaseTables) -> tuple[TablesReleased, ...]:
    """Let the other tables continue while this one waits for the person who has not acted; notify the management.

    Raises:
        IllegalAction: this table has not stopped the others, or ``actor`` is not the floor.
    """
    if actor != FLOOR or not state.jackpot.stopping:
        raise IllegalAction("AMB-65", stopping=state.jackpot.stopping)
    seats = _open_seats(state)
    lacking = reserve_due(state, seats) - state.jackpot.reserved
    reserved = max(0, min(lacking, displayed_meter(state)))
    return (TablesReleased(waiting_for=action.waiting_for, seats=seats, reserved=reserved),)


def lifts(state: StudState) -> tuple[ReserveLifted, ...]:
    """Return the event that returns to the meter the part of the reserve that no open award needs.

    Empty: there is none.
    """
    if not state.jackpot.reserved:
        return ()
    spare = state.jackpot.reserved - reserve_due(state, _open_seats(state))
    return (ReserveLifted(amount=spare),) if spare > 0 else ()


def _open_seats(state: StudState) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.seats if is_open(state, seat))


def is_waiting(state: StudState) -> bool:
    """Whether the other tables were released and this one still waits for a person of its house."""
    return any(is_open(state, seat) for seat in state.jackpot.released)
