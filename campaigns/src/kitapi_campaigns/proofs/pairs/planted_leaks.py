"""Rooms that let one person see a second hand, each in another way; the check must find every leak."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from kitapi.kernel import SPECTATOR, Seat
from kitapi.room import places
from kitapi.room.desk import shown_states
from kitapi.room.seats import seat_rules


def _nothing(*_arguments: Any) -> None:
    """Allow everything."""


def _without(*rules: str) -> ExitStack:
    stack = ExitStack()
    for rule in rules:
        stack.enter_context(patch.object(seat_rules, rule, _nothing))
    return stack


def any_seat_at_any_time() -> AbstractContextManager[Any]:
    """Anybody may take a seat that no person has, even with cards dealt."""
    return _without("demand_undealt", "demand_unreserved")


def two_seats_in_a_deal() -> AbstractContextManager[Any]:
    """People who have left a seat may take another one in the same deal."""
    return _without("demand_undealt", "demand_unreserved", "demand_no_other_cards")


def seat_of_the_absent() -> AbstractContextManager[Any]:
    """Anybody may take a seat that a person has left, even with cards dealt, but not a bot's."""
    honest = seat_rules.demand_undealt

    def demand(seating: Any, user: str, place: Seat, now: Any) -> None:
        if place not in seating.leavers:
            honest(seating, user, place, now)

    stack = _without("demand_unreserved")
    stack.enter_context(patch.object(seat_rules, "demand_undealt", demand))
    return stack


def history_of_a_seat() -> AbstractContextManager[Any]:
    """New spectators receive the history of the first seat."""
    honest = shown_states.show_history

    def history(table: Any, viewer: Any) -> Any:
        return honest(table, Seat(1) if viewer == SPECTATOR else viewer)

    return patch.object(shown_states, "show_history", history)


def view_after_rising() -> AbstractContextManager[Any]:
    """People who have left a seat are shown the cards of the next one."""
    honest = places.place_of

    def place_of(table: Any, onlooker: Any, missing: Any) -> Any:
        place = honest(table, onlooker, missing)
        if place.me is not None or place.kept is None:
            return place
        return place._replace(me=Seat((place.kept + 1) % len(table.seats)))

    return patch.object(shown_states, "place_of", place_of)


def observations_of_all() -> AbstractContextManager[Any]:
    """Every seat also receives the observations of its right neighbour."""
    honest = shown_states.state_for

    def state_for(table: Any, viewer: Any, shown: Any, news: Any) -> Any:
        state = honest(table, viewer, shown, news)
        if not isinstance(viewer, int) or not news:
            return state
        other = honest(table, Seat((viewer + 1) % len(table.seats)), shown, news)
        return replace(state, observations=state.observations + other.observations)

    return patch.object(shown_states, "state_for", state_for)


PLANTED: Mapping[str, Callable[[], AbstractContextManager[Any]]] = {
    "any-seat": any_seat_at_any_time,
    "two-seats": two_seats_in_a_deal,
    "absent": seat_of_the_absent,
    "history": history_of_a_seat,
    "next-hand": view_after_rising,
    "observations": observations_of_all,
}
