"""Laws that hold after every event of every game; each raises ``AssertionError`` if it is broken."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from kitapi.kernel import SPECTATOR, Seat
from kitapi.ledger import balances_after
from kitapi_testing.game_case import GameCase
from kitapi_testing.strategies import Moment


def cards_are_conserved(case: GameCase, state: Any) -> None:
    """Assert that every card of the deck is in exactly one place."""
    places = case.places(state)
    lying = 0
    for place, cards in places.items():
        assert not lying & cards, f"{place} holds a card that lies elsewhere too: {places}"
        lying |= cards
    assert lying == case.deck(), f"cards are missing, or strange ones lie there: {places}"


def money_has_two_ends(case: GameCase, before: Any | None, event: Any, after: Any) -> None:
    """Assert that balances add up to zero, and change only by the event's transfers."""
    now = case.balances(after)
    assert sum(now.values()) == 0, f"balances do not add up to zero: {now}"
    if before is not None:
        posted = balances_after(case.balances(before), case.transfers(event))
        assert dict(now) == posted, f"{type(event).__name__} moved money without a transfer: {now}, not {posted}"


def every_law_after_every_event(case: GameCase, moment: Moment) -> None:
    """Assert the laws above and the game's own after each of the moment's events."""
    states = (moment.before, *moment.states)
    for event, (before, after) in zip(moment.events, pairwise(states), strict=True):
        cards_are_conserved(case, after)
        money_has_two_ends(case, before, event, after)
        case.extra_laws(after)
        results, seats = case.game.results(after), len(case.game.shuffle(after).values)
        assert len(results) == seats, f"results of {len(results)} seats, not {seats}"


def dealt_seats_are_named(case: GameCase, deal: Sequence[Moment]) -> None:
    """Assert that the game names exactly the seats that hold cards or have seen cards that others have not."""
    events: list[Any] = []
    ever: set[int] = set()
    for moment in deal:
        events += moment.events
        hands = {
            int(place.removeprefix("hand")): cards
            for place, cards in case.places(moment.after).items()
            if place.startswith("hand")
        }
        held = {seat for seat, cards in hands.items() if cards}
        public = case.cards_seen(events, SPECTATOR)
        seen = {seat for seat in hands if case.cards_seen(events, Seat(seat)) & ~public}
        named = {seat for seat in hands if case.game.is_dealt(moment.after, Seat(seat))}
        ever |= held
        assert held | seen <= named <= ever, (
            f"{sorted(named)} are named; {sorted(held)} hold cards, {sorted(seen)} saw some"
        )


def replay_is_live(case: GameCase, deal: Sequence[Moment]) -> None:
    """Assert that at every step the events since the deal was opened, decoded from a record, give the live state."""
    game, codec = case.game, case.game.codec
    state = None
    for moment in deal:
        for event, live in zip(moment.events, moment.states, strict=True):
            kind, schema = codec.event_kind(event)
            recorded = codec.read_event(kind, schema, codec.write_event(event))
            state = game.evolve(state, recorded)
            assert state == live, f"replayed, {kind} gives {state}, not {live}"


def snapshot(state: Any) -> bytes:
    """Return ``state`` as bytes, so that a test can check later that it was not changed."""
    return msgspec.msgpack.encode(state)
