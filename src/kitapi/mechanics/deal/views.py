"""Views and observations of a deal with a talon, combined from what a game provides for its own phases."""

from collections.abc import Callable, Mapping, Set
from typing import Any

import msgspec

from kitapi.kernel import Seat, Viewer
from kitapi.kernel.shuffle.views import show
from kitapi.mechanics.deal.observations import COMMON, AllShown, hand_sizes, observe
from kitapi.mechanics.deal.state import BrokenUp, DealOver, Holding, Phase, Shuffling, opened_of
from kitapi.mechanics.deal.view import BreakingUp, of_opening
from kitapi.mechanics.shown_cards import CardsView

Fields = dict[str, Any]
"""Fields of a game's view, by name."""


class DealViews(msgspec.Struct, frozen=True, kw_only=True):
    """How one game shows its deals.

    ``phase``: its name in the view. ``at_table``: the game's other fields that every phase has, such as ``turn``.
    ``in_phase``: the fields of a phase in which players hold cards, as everybody sees them. ``of_seat``: the fields
    among them in which a seat sees more than others do. ``around``: the seats in the order in which the viewer sees
    them, from the fields that everybody sees. ``options``: the options of a seat whose turn it is; ``out_of_turn``:
    those of any other seat. ``gone``: fields that are no longer shown once the deal has ended, besides the hands.
    ``cards_shown``: all cards, from the state in which the deal ended. ``settled``: the type of the event that settles
    a deal; ``all_shown``: its observation. ``own``: by type of event, the function that builds its observation, for the
    game's own events that must hide something. The functions that implement rules are marked as such in the game.
    """

    phase: Callable[[Any], Any]
    at_table: Callable[[Any, Any], Fields]
    in_phase: Callable[[Any], Fields]
    of_seat: Callable[[Any, Seat], Fields]
    own_hand: Callable[[tuple[int, ...], Seat | None], tuple[Any, ...]]
    around: Callable[[Seat, Fields], tuple[Seat, ...]]
    options: Callable[[Any, Seat], tuple[Any, ...]]
    outcome: Callable[[Any], Any]
    breaking_up: type[BreakingUp[Any]]
    cards_shown: Callable[[Any], CardsView]
    settled: type
    all_shown: type[AllShown[Any]]
    out_of_turn: Callable[[Any, Seat], tuple[Any, ...]] | None = None
    gone: Set[str] = frozenset()
    own: Mapping[type, Callable[[Any, Any, Viewer], Any]] = {}

    def fields(self, state: Any, viewer: Viewer) -> Fields:
        """All fields of the view of ``viewer``: those that everybody sees, replaced where the viewer sees more."""
        shared = state.__dict__.get("fields") or self._to_all(state)
        if not isinstance(viewer, int):
            return shared | {"seat": None, "around": self.around(Seat(0), shared)}
        seat = Seat(viewer)
        options = self.options if seat in shared["turn"] else self.out_of_turn
        own = {"seat": seat, "around": self.around(seat, shared), "options": options(state, seat) if options else ()}
        return shared | own | self._of_seat(state, seat)

    def observe(self, state: Any, event: Any, viewer: Viewer) -> Any:
        """Return the part of ``event`` that ``viewer`` sees: all but hidden cards. ``state`` is the one after it."""
        if (own := self.own.get(type(event))) is not None:
            return own(state, event, viewer)
        if isinstance(event, self.settled):
            return self.all_shown(settled=event, cards=self.cards_shown(state.before))
        return observe(event, viewer) if isinstance(event, COMMON) else event

    def _to_all(self, state: Phase) -> Fields:
        """The fields that a spectator sees; the state caches them for all its viewers."""
        opened = opened_of(state)
        at_table = {"phase": self.phase(state), **self.at_table(state, opened)}
        fields = state.__dict__["fields"] = {**of_opening(opened), **at_table, **self._phase_fields(state)}
        return fields

    def _phase_fields(self, state: Phase) -> Fields:
        match state:
            case Shuffling():
                return {"shuffle": show(state.shuffle)}
            case DealOver():
                return {**self._without_hands(self._phase_fields(state.before)), "outcome": self.outcome(state)}
            case BrokenUp():
                cards = self.cards_shown(state.before) if isinstance(state.before, Holding) else None
                broken_up = self.breaking_up(settlement=state.broken.settlement, cards=cards)
                return {**self._without_hands(self._phase_fields(state.before)), "broken_up": broken_up}
            case Holding():
                return {
                    "held": hand_sizes(state),
                    "hand": self.own_hand(state.hands, None),
                    **self.in_phase(state),
                }
            case _:
                raise TypeError(f"{type(state).__name__} is no state of a deal")

    def _of_seat(self, state: Phase, seat: Seat) -> Fields:
        """The fields in which ``seat`` sees more than a spectator: its hand, and other information that only it has."""
        match state:
            case DealOver() | BrokenUp():
                return self._without_hands(self._of_seat(state.before, seat))
            case Holding():
                return {"hand": self.own_hand(state.hands, seat), **self.of_seat(state, seat)}
            case _:
                return {}

    def _without_hands(self, fields: Fields) -> Fields:
        """The fields as they were before the deal ended, without the hands, which are shown as they were dealt."""
        return {name: value for name, value in fields.items() if name not in ("held", "hand") and name not in self.gone}
