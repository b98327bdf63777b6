"""The observations of a deal's events by every viewer, as JSON."""

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple, Protocol

from kitapi.kernel import SPECTATOR, Game, Seat, Viewer
from kitapi.kernel.done_by import DoneBy, with_author

HISTORY_LIMIT = 300
"""Maximum of observations of a deal that a viewer is sent; the newest are sent. A deal of cards has some 60, a round
with many rulings some 180; only bets placed and taken back repeatedly make more.
"""


class Observations(NamedTuple):
    """The observations of one event; None: nothing was seen.

    ``public``: the observation of everybody. ``own``: by viewer, the observations of those who saw more. ``version``:
    the version of the play after the event.
    """

    public: bytes | None
    own: Mapping[Viewer, bytes | None]
    version: int = 0


def viewers_of(game: Game[Any, Any, Any, Any, Any, Any], seats: Sequence[Seat]) -> tuple[Viewer, ...]:
    """The viewers who may see more of an event than the public: the seats, and the roles of the house."""
    return (*seats, *(game.house.roles if game.house else ()))


class Happened(Protocol):
    """An event, the state after it, and its author."""

    @property
    def event(self) -> Any:
        """The event."""
        ...

    @property
    def state(self) -> Any:
        """The state after it."""
        ...

    @property
    def by(self) -> DoneBy | None:
        """Its author, if that is stored."""
        ...


def observe_event(
    game: Game[Any, Any, Any, Any, Any, Any], happened: Happened, viewers: Iterable[Viewer], version: int = 0
) -> Observations | None:
    """The observations of the event in ``happened``, by everybody and by each of ``viewers``; None if there are none.

    ``version``: of the play after it. An observation that is the same for all is encoded once.
    """
    event, state, by = happened.event, happened.state, happened.by
    public = game.observe(state, event, SPECTATOR)
    own: dict[Viewer, bytes | None] = {}
    for viewer in viewers:
        seen = game.observe(state, event, viewer)
        if seen is not public and seen != public:
            own[viewer] = None if seen is None else encode_observation(game, seen, by)
    if public is None and not own:
        return None
    return Observations(None if public is None else encode_observation(game, public, by), own, version)


def encode_observation(game: Game[Any, Any, Any, Any, Any, Any], seen: Any, by: DoneBy | None) -> bytes:
    """The observation ``seen`` as JSON, with the public form of its author."""
    written = game.codec.write_observation(seen)
    return written if by is None else with_author(written, by.shown)


def history_of(
    deal: Sequence[Observations], viewer: Viewer, beside: Sequence[tuple[int, bytes]] = ()
) -> tuple[bytes, ...]:
    """The observations of ``deal`` that were sent to a ``viewer`` who watched it from its opening on.

    ``beside``: other observations that were sent to everybody, each with the version of the play at that time.
    """
    return observations_by(deal, viewer, beside)[-HISTORY_LIMIT:]


def observations_by(
    events: Sequence[Observations], viewer: Viewer, beside: Sequence[tuple[int, bytes]] = ()
) -> tuple[bytes, ...]:
    """All observations of ``events`` by ``viewer``, and those ``beside``, as in ``history_of``."""
    seen = [(one.version, written) for one in events if (written := one.own.get(viewer, one.public)) is not None]
    return in_order(seen, beside) if beside else tuple(map(itemgetter(1), seen))


def in_order(seen: Sequence[tuple[int, bytes]], beside: Sequence[tuple[int, bytes]]) -> tuple[bytes, ...]:
    """The observations ``seen`` of the play and those ``beside``, each after the event that it followed."""
    placed = [*((version, 0, one) for version, one in seen), *((version, 1, one) for version, one in beside)]
    return tuple(written for _, _, written in sorted(placed, key=lambda one: one[:2]))
