"""A deal, folded from its events: the state of the game, and additional values that the room needs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import repeat
from typing import Any, NamedTuple

import msgspec

from kitapi.kernel import (
    METER,
    NO_PAST,
    Actor,
    Game,
    ImpossibleHistory,
    MeterRead,
    Nonce,
    Past,
    Seal,
    Seat,
    TakenBack,
    Viewer,
    advance_past,
)
from kitapi.kernel.done_by import DoneBy, author_in, with_author
from kitapi.room.record.authors import NameHistory, with_name
from kitapi.room.record.observations import Observations, observe_event, viewers_of
from kitapi.store import NewEvent, Recorded

AnyGame = Game[Any, Any, Any, Any, Any, Any]

SHARES = frozenset((Seal, Nonce))
"""The options by which a seat contributes to the shuffle."""


class Happening(NamedTuple):
    """One event, the state after it, its author if that is stored, and its observations."""

    event: Any
    state: Any
    by: DoneBy | None = None
    seen: Observations | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A deal at one version of its play stream.

    ``opened``: version of its opening event. ``options``: what each seat may do now. ``options_since``: the version
    since which each seat has had its options, and for each role the version after the last action of its person.
    ``offered_since``: the same for each single option of a seat, because actions of others may leave some options
    unchanged. ``observed``: the observations of the deal's valid events by every viewer. ``private``: the viewers who
    saw more than the public. ``shares``: the pending pledge or share of each seat in the shuffle. ``past``: the earlier
    states, and the acts that may be taken back. ``views``: the encoded views needed so far, by viewer.
    """

    state: Any
    is_over: bool
    version: int
    opened: int
    options: dict[Seat, tuple[Any, ...]]
    options_since: dict[Actor, int]
    offered_since: dict[Seat, dict[Any, int]]
    observed: tuple[Observations, ...]
    private: frozenset[Viewer]
    shares: dict[Seat, Seal | Nonce]
    past: Past = field(default=NO_PAST, repr=False)
    views: dict[Viewer, bytes] = field(default_factory=dict, compare=False, repr=False)

    @property
    def public(self) -> tuple[bytes, ...]:
        """The public observations of the deal, as JSON."""
        return tuple(one.public for one in self.observed if one.public is not None)

    def seen_from(self, actor: Actor, action: Any) -> int:
        """The oldest version that an actor must have seen to choose ``action``, which has been offered ever since.

        For a family of options, such as an amount within a range, it is the version since which all options are the
        same.
        """
        since = self.options_since.get(actor, self.opened)
        return self.offered_since.get(actor, {}).get(action, since) if isinstance(actor, int) else since

    def share(self, seat: Seat) -> Seal | Nonce | None:
        """The pending pledge or share of ``seat`` in the shuffle, if there is one."""
        return self.shares.get(seat)


def encode_view(game: AnyGame, deal: Deal, viewer: Viewer) -> bytes:
    """The view of ``viewer`` of ``deal``, as JSON; encoded once, as it does not change."""
    view = deal.views.get(viewer)
    if view is None:
        view = deal.views[viewer] = game.codec.write_view(game.view(deal.state, viewer))
    return view


def resume_deal(game: AnyGame, seats: Sequence[Seat], recorded: Sequence[Recorded], called: NameHistory) -> Deal:
    """The deal of the events ``recorded``, from its opening on; ``called``: the names of people at the table.

    Raises:
        ImpossibleHistory: there are no events, or they cannot be read or cannot follow each other.
    """
    if not recorded:
        raise ImpossibleHistory("a deal without events")
    events = [
        (game.codec.read_event(one.kind, one.schema, one.payload), author_of(game, one, called)) for one in recorded
    ]
    deal, _ = _fold(game, seats, None, recorded[0].version - 1, events)
    return deal


def author_of(game: AnyGame, recorded: Recorded, called: NameHistory) -> DoneBy | None:
    """The author of a stored event of a game with a house, if that is stored, with the name in ``called``.

    Raises:
        ImpossibleHistory: the author cannot be read.
    """
    if game.house is None:
        return None
    try:
        return with_name(author_in(recorded.payload), called, recorded.version)
    except msgspec.MsgspecError as error:
        raise ImpossibleHistory(f"{recorded.kind}: who caused it cannot be read: {error}") from error


def advance_deal(  # noqa: PLR0913 - the game needs the actor of the events, the log their author
    game: AnyGame,
    seats: Sequence[Seat],
    deal: Deal | None,
    events: Sequence[Any],
    *,
    by: Actor | None = None,
    author: DoneBy | None = None,
) -> tuple[Deal, list[Happening]]:
    """``deal`` after ``events``, caused by the seat or the role ``by``, and the state after each event.

    ``author``: the person or automaton behind them, if that is to be stored.

    ``deal`` is None before the table's first deal. After an action the actor must see the new version before they act
    again, even if their options are the same.

    Raises:
        ImpossibleHistory: ``events`` cannot follow the deal's earlier events.
    """
    after, happened = _fold(game, seats, deal, deal.version if deal else 0, zip(events, repeat(author), strict=False))
    if by is not None:
        after.options_since[by] = after.version
        if isinstance(by, int):
            after.offered_since[by] = dict.fromkeys(after.options[by], after.version)
    return after, happened


def decide_with_meter(game: AnyGame, state: Any, actor: Actor, action: Any, meter: int | None) -> tuple[Any, ...]:
    """The events of ``action``, and before them the reading of the linked ``meter``, if the house needs it.

    Raises:
        IllegalAction: the rules forbid it.
    """
    if meter is None or game.house is None or not game.house.reads_meter(state, actor, action):
        return tuple(game.decide(state, actor, action))
    read = with_meter(game, state, meter)
    return (*read, *game.decide(reduce(game.evolve, read, state), actor, action))


def with_meter(game: AnyGame, state: Any, meter: int) -> tuple[Any, ...]:
    """The events that give the game the amount of the linked ``meter``.

    Raises:
        IllegalAction: the game takes no reading now.
    """
    read: Any = MeterRead(amount=meter)
    return tuple(game.decide(state, METER, read))


def _fold(
    game: AnyGame, seats: Sequence[Seat], deal: Deal | None, version: int, events: Iterable[tuple[Any, DoneBy | None]]
) -> tuple[Deal, list[Happening]]:
    opened, past = (deal.opened, deal.past) if deal else (0, NO_PAST)
    observed, private = ([*deal.observed], deal.private) if deal else ([], frozenset[Viewer]())
    happened, viewers = list[Happening](), viewers_of(game, seats)
    for event, by in events:
        version += 1
        if game.codec.event_kind(event)[0] == game.opening_kind:
            deal, opened, observed, private = None, version, [], frozenset()
        elif isinstance(event, TakenBack):
            observed = [one for one in observed if one.version < opened + event.kept]
        past = advance_past(game, past, event)
        one = observe_event(game, Happening(event, past.state, by), viewers, version)
        if one is not None:
            observed.append(one)
            private = private.union(one.own)
        happened.append(Happening(event, past.state, by, one))
    folded = Deal(
        state=past.state,
        is_over=game.is_over(past.state),
        version=version,
        opened=opened,
        observed=tuple(observed),
        private=private,
        past=past,
        **_option_fields(game, seats, past.state, version, deal),
    )
    return folded, happened


def _shares_in(options: dict[Seat, tuple[Any, ...]]) -> dict[Seat, Seal | Nonce]:
    """The pending pledge or share of each seat in the shuffle."""
    shares: dict[Seat, Seal | Nonce] = {}
    for seat, offered in options.items():
        for one in offered:
            if type(one) in SHARES:
                shares[seat] = one
    return shares


def _option_fields(
    game: AnyGame, seats: Sequence[Seat], state: Any, version: int, earlier: Deal | None
) -> dict[str, Any]:
    """The fields of ``Deal`` about the seats' options.

    ``earlier``: the deal before the events; versions of unchanged options and of roles are taken from it.
    """
    options = {seat: game.options(state, seat) for seat in seats}
    since: dict[Actor, int] = dict(earlier.options_since) if earlier else {}
    offered = dict(earlier.offered_since) if earlier else {}
    for seat, now in options.items():
        if earlier is None or earlier.options[seat] != now:
            since[seat], before = version, offered.get(seat, {})
            offered[seat] = {one: before.get(one, version) for one in now} if before else dict.fromkeys(now, version)
    return {
        "options": options,
        "options_since": since,
        "offered_since": offered,
        "shares": _shares_in(options),
    }


def encode_event(game: AnyGame, event: Any, author: DoneBy | None = None) -> NewEvent:
    """The game's ``event`` for the store, with its author, if known; never with a person's name."""
    kind, schema = game.codec.event_kind(event)
    payload = game.codec.write_event(event)
    return NewEvent(
        kind=kind, schema=schema, payload=payload if author is None else with_author(payload, author.nameless)
    )
