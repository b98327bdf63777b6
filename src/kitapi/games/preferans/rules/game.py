"""The implementation of ``kitapi.kernel.Game`` for Preferans, from the rules of all phases."""

from collections.abc import Mapping

from kitapi.games.preferans.rules import audit, decide, evolve, opening, options, sheet_page, views
from kitapi.games.preferans.rules.actions import Action
from kitapi.games.preferans.rules.events import TAKE_BACK, Event, upcast_deal_opened
from kitapi.games.preferans.rules.observations import Observation
from kitapi.games.preferans.rules.state import PreferansState, running_results
from kitapi.games.preferans.rules.turns import to_act
from kitapi.games.preferans.rules.variant import PRESETS, PreferansTerms, PreferansVariant, upcast_terms
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import CHANCE, SPECTATOR, Role, Seat
from kitapi.kernel.codec import StructCodec
from kitapi.kernel.take_back import TakeBack
from kitapi.mechanics.deal.phase import deck, seats
from kitapi.mechanics.deal.state import is_dealt, is_over, shuffle_of


class Preferans:
    """The game of Preferans; ``kitapi.kernel.Game`` documents its functions."""

    name = "preferans"
    roles: tuple[Role, ...] = (CHANCE, SPECTATOR)
    opening_kind = "preferans.deal_opened"
    unit = "points"
    house: None = None
    take_back: TakeBack | None = TAKE_BACK
    presets: Mapping[str, PreferansVariant] = PRESETS
    codec: StructCodec[PreferansTerms, Action, Event, PreferansView] = StructCodec(
        terms=PreferansTerms,
        action=Action,
        event=Event,
        view=PreferansView,
        observation=Observation,
        lifted=upcast_terms,
        schemas={opening_kind: 2},
        upcasters={(opening_kind, 1): upcast_deal_opened},
    )

    begin = staticmethod(opening.begin)
    open = staticmethod(opening.open_deal)
    decide = staticmethod(decide.decide)
    evolve = staticmethod(evolve.evolve)
    view = staticmethod(views.view)
    observe = staticmethod(views.VIEWS.observe)
    succession = staticmethod(opening.succession)
    break_up = staticmethod(opening.break_up)
    shuffle = staticmethod(shuffle_of)
    discrepancy = staticmethod(audit.discrepancy)
    results = staticmethod(running_results)
    seats = staticmethod(seats)
    is_dealt = staticmethod(is_dealt)
    is_over = staticmethod(is_over)
    deck = staticmethod(deck)
    sheet = staticmethod(sheet_page.sheet_page)
    options = staticmethod(options.options_of)

    def awaits(self, state: PreferansState, seat: Seat) -> bool:
        """Whether the table waits for ``seat``: in its turn, but not for an 8 out of turn (SK-BID-10)."""
        return seat in to_act(state)


PREFERANS = Preferans()
