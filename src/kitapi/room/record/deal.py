"""The running deal as folded from its events, with what the room must know beside the game's own state."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, NamedTuple

import msgspec

from kitapi.kernel import METER, Actor, Game, ImpossibleHistory, MeterRead, Nonce, Seal, Seat, Viewer
from kitapi.kernel.done_by import DoneBy, author_in, with_author
from kitapi.room.record.authors import Called, with_name
from kitapi.room.record.observed import Observed, observed, viewers_of
from kitapi.store import NewEvent, Recorded

AnyGame = Game[Any, Any, Any, Any, Any, Any]


class Happening(NamedTuple):
    """One event, the state after it, who caused it, where that is written down, and what was seen of it."""

    event: Any
    state: Any
    by: DoneBy | None = None
    seen: Observed | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A deal at one version of its play stream.

    ``opened``: version of its opening event. ``options``: what each seat may do now. ``asked``: since which version
    each seat has had its options, and at which one each role was after what a person did there last; nobody may answer
    who has not seen that version. ``observed``: what was seen of the deal's events, by every viewer. ``views``: those
    that were needed so far, encoded, each under its viewer.
    """

    state: Any
    version: int
    opened: int
    options: dict[Seat, tuple[Any, ...]]
    asked: dict[Actor, int]
    observed: tuple[Observed, ...]
    views: dict[Viewer, bytes] = field(default_factory=dict, compare=False, repr=False)

    @property
    def public(self) -> tuple[bytes, ...]:
        """What everybody has seen of the deal, as JSON."""
        return tuple(one.public for one in self.observed if one.public is not None)

    def share(self, seat: Seat) -> Seal | Nonce | None:
        """The pledge or the share in the shuffle that ``seat`` is asked for, if it is."""
        return next((option for option in self.options[seat] if isinstance(option, Seal | Nonce)), None)


def view_written(game: AnyGame, deal: Deal, viewer: Viewer) -> bytes:
    """All that ``viewer`` may know of ``deal``, as JSON; it is made once, as neither of them changes."""
    view = deal.views.get(viewer)
    if view is None:
        view = deal.views[viewer] = game.codec.write_view(game.view(deal.state, viewer))
    return view


def resumed(game: AnyGame, seats: Sequence[Seat], recorded: Sequence[Recorded], called: Called) -> Deal:
    """The deal that ``recorded``, from its opening event on, describes; ``called``: what people are called there.

    Raises:
        ImpossibleHistory: there are no events, or they cannot be read or follow each other.
    """
    if not recorded:
        raise ImpossibleHistory("a deal without events")
    events = [
        (game.codec.read_event(one.kind, one.schema, one.payload), authored(game, one, called)) for one in recorded
    ]
    deal, _ = _fold(game, seats, None, recorded[0].version - 1, events)
    return deal


def authored(game: AnyGame, recorded: Recorded, called: Called) -> DoneBy | None:
    """Who caused a stored event of a game with a house, where that is written down, as they are ``called``.

    Raises:
        ImpossibleHistory: what is written of it cannot be read.
    """
    if game.house is None:
        return None
    try:
        return with_name(author_in(recorded.payload), called, recorded.version)
    except msgspec.MsgspecError as error:
        raise ImpossibleHistory(f"{recorded.kind}: who caused it cannot be read: {error}") from error


def advanced(  # noqa: PLR0913 - who acted is an actor to the game, and a person to the log
    game: AnyGame,
    seats: Sequence[Seat],
    deal: Deal | None,
    events: Sequence[Any],
    *,
    by: Actor | None = None,
    author: DoneBy | None = None,
) -> tuple[Deal, list[Happening]]:
    """``deal`` after ``events``, caused by the seat or the role ``by``, and the states on the way.

    ``author``: the person or automaton behind them, where that is written down.

    ``deal`` is None before the table's first deal. Those who have acted must see their next request first, even if
    it equals the one before.

    Raises:
        ImpossibleHistory: the events cannot follow.
    """
    told = [(event, author) for event in events]
    after, happened = _fold(game, seats, deal, deal.version if deal else 0, told)
    if by is not None:
        after.asked[by] = after.version
    return after, happened


def decided(game: AnyGame, state: Any, actor: Actor, action: Any, meter: int | None) -> tuple[Any, ...]:
    """The events of ``action``, and before them what the linked ``meter`` holds, where the house needs it.

    Raises:
        IllegalAction: the rules forbid it.
    """
    if meter is None or game.house is None or not game.house.reads_meter(state, actor, action):
        return tuple(game.decide(state, actor, action))
    told = with_meter(game, state, meter)
    return (*told, *game.decide(reduce(game.evolve, told, state), actor, action))


def with_meter(game: AnyGame, state: Any, meter: int) -> tuple[Any, ...]:
    """The events that give the game the amount of the linked ``meter``.

    Raises:
        IllegalAction: it does not want to know now.
    """
    read: Any = MeterRead(amount=meter)
    return tuple(game.decide(state, METER, read))


def _fold(
    game: AnyGame, seats: Sequence[Seat], deal: Deal | None, version: int, events: Sequence[tuple[Any, DoneBy | None]]
) -> tuple[Deal, list[Happening]]:
    state, opened, before = (deal.state, deal.opened, deal.observed) if deal else (None, 0, ())
    happened: list[Happening] = []
    seen: list[Observed] = []
    viewers = viewers_of(game, seats)
    for event, by in events:
        version += 1
        if game.codec.event_kind(event)[0] == game.opening_kind:
            state, opened, before = None, version, ()
            seen.clear()
        state = game.evolve(state, event)
        one = observed(game, Happening(event, state, by), viewers)
        if one is not None:
            one = one._replace(version=version)
            seen.append(one)
        happened.append(Happening(event, state, by, one))
    options = {seat: game.options(state, seat) for seat in seats}
    asked = _asked(deal if deal and deal.opened == opened else None, options, version)
    folded = Deal(
        state=state, version=version, opened=opened, options=options, asked=asked, observed=before + tuple(seen)
    )
    return folded, happened


def _asked(deal: Deal | None, options: dict[Seat, tuple[Any, ...]], version: int) -> dict[Actor, int]:
    """Since when each seat has had its options: unchanged where they are the same as before; roles stay as they are."""
    asked: dict[Actor, int] = dict(deal.asked) if deal else {}
    for seat, now in options.items():
        if deal is None or deal.options[seat] != now:
            asked[seat] = version
    return asked


def written(game: AnyGame, event: Any, author: DoneBy | None = None) -> NewEvent:
    """The game's ``event`` for the store, with who caused it, where that is known; never with a person's name."""
    kind, schema = game.codec.event_kind(event)
    payload = game.codec.write_event(event)
    return NewEvent(
        kind=kind, schema=schema, payload=payload if author is None else with_author(payload, author.nameless)
    )
