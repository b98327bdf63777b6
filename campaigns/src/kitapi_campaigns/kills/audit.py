"""Audits the log of one table after the campaign, against the answers that its people received."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from kitapi.kernel import SPECTATOR, Seat
from kitapi.registry import GAMES
from kitapi.store import EventStore, Recorded
from kitapi_campaigns.kills.people import Answered, Frame, Ledger
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_testing.strategies import AnyGame

SeatActions: TypeAlias = Mapping[str, frozenset[str]]


async def breaks(store: EventStore, ledger: Ledger) -> list[str]:
    """All differences between the table's log and the answers that its people received."""
    play = await store.read(f"play:{ledger.table}")
    seating = await store.read(f"table:{ledger.table}")
    secret = await store.read(f"secret:{ledger.table}")
    game = GAMES[_decode(seating[0])["game"]]
    found = [*_gaps(play), *_gaps(seating), *_gaps(secret)]
    found += _lost_or_doubled(play, ledger, GAME_CAMPAIGNS[game.name].facts.seat_actions)
    found += _nexts(seating, ledger)
    found += _sums(play)
    found += _other_views(play, ledger, game)
    opened = sum(event.kind == game.opening_kind for event in play)
    if opened != len(secret):
        found.append(f"{opened} deals, but {len(secret)} secrets")
    return [f"table {ledger.table}: {what}" for what in found]


def _gaps(events: Sequence[Recorded]) -> Iterator[str]:
    for place, event in enumerate(events, start=1):
        if event.version != place:
            yield f"{event.stream} has version {event.version} at place {place}"


def _lost_or_doubled(play: Sequence[Recorded], ledger: Ledger, by_seats: SeatActions) -> Iterator[str]:
    """Check that every answered action made exactly one event, at the answered version, and that there are no others.

    ``by_seats``: by kind of event that a seat's own action makes, the actions that make it.
    """
    seats = {shown.seat for shown in ledger.shown}
    left = {event.version: _decode(event) for event in play if event.kind in by_seats}
    left = {at: event for at, event in left.items() if event["seat"] in seats and _gives_something(event)}
    begun = 0
    for answered in sorted(_acts(ledger), key=lambda one: one.version):
        since = [at for at in range(begun + 1, answered.version + 1) if at in left]
        caused = [at for at in since if _is_answer(left[at], answered, by_seats)]
        begun = answered.version
        if len(caused) != 1:
            yield f"{len(caused)} events of what was answered with version {answered.version}: {answered.command}"
        for at in caused:
            del left[at]
    for at, event in left.items():
        yield f"event {at} ({event['kind']}) belongs to no answered action"


def _gives_something(event: Frame) -> bool:
    """False for the empty share that the room gives to the shuffle in place of an absent person."""
    return event.get("value") != "" and event.get("digest") != ""


def _acts(ledger: Ledger) -> list[Answered]:
    return [one for one in ledger.answered if one.command["type"] == "act"]


def _is_answer(event: Frame, answered: Answered, by_seats: SeatActions) -> bool:
    """Whether ``event`` is the result of the answered action."""
    action = answered.command["action"]
    if event.get("by", event["seat"]) != answered.seat or action["kind"] not in by_seats[event["kind"]]:
        return False
    call = event.get("call", event)
    return all(call.get(name) == value for name, value in action.items() if name != "kind")


def _nexts(seating: Sequence[Recorded], ledger: Ledger) -> Iterator[str]:
    stored = Counter((_decode(one)["seat"], _decode(one)["at"]) for one in seating if one.kind == "table.said_next")
    for (seat, at), times in stored.items():
        if times > 1:
            yield f"seat {seat} said next {times} times after version {at}"
    said = sum(one.command["type"] == "next" for one in ledger.answered)
    if said != len(stored):
        yield f"{said} nexts were answered, {len(stored)} stored"


def _sums(play: Sequence[Recorded]) -> Iterator[str]:
    for event in play:
        balances = _decode(event).get("balances")
        if balances is not None and sum(balances.values()) != 0:
            yield f"the balances of event {event.version} add up to {sum(balances.values())}"


def _other_views(play: Sequence[Recorded], ledger: Ledger, game: AnyGame) -> Iterator[str]:
    """Differences between the views shown on new connections and the views computed by replaying the log."""
    shown = {(one.seat, one.version): one.view for one in ledger.shown if one.view is not None}
    state: Any = None
    for event in play:
        read = game.codec.read_event(event.kind, event.schema, event.payload)
        state = game.evolve(None if event.kind == game.opening_kind else state, read)
        for seat in range(4):
            if (view := shown.pop((seat, event.version), None)) is not None:
                replayed = msgspec.json.decode(game.codec.write_view(game.view(state, Seat(seat))))
                if replayed != view:
                    yield f"seat {seat} was shown another view of version {event.version} than its replay"
    for seat, version in shown:
        yield f"seat {seat} was shown version {version}, which the log does not have"
    if state is not None:
        game.view(state, SPECTATOR)


def _decode(event: Recorded) -> Frame:
    decoded: Frame = msgspec.json.decode(event.payload)
    return decoded
