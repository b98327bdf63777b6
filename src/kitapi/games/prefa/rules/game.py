"""The implementation of ``kitapi.kernel.Game`` for Prefa, from the rules of all phases."""

from collections.abc import Mapping

from kitapi.games.prefa.rules import audit, bidding, decide, evolve, opening, options, scoresheet, views
from kitapi.games.prefa.rules.actions import Action
from kitapi.games.prefa.rules.events import TAKE_BACK, Event
from kitapi.games.prefa.rules.observations import Observation
from kitapi.games.prefa.rules.state import PrefaState, running_results
from kitapi.games.prefa.rules.variant import PRESETS, PrefaTerms, PrefaVariant
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import (
    CHANCE,
    SPECTATOR,
    Role,
    Seat,
)
from kitapi.kernel.codec import StructCodec
from kitapi.kernel.take_back import TakeBack
from kitapi.mechanics.deal.phase import deck, seats
from kitapi.mechanics.deal.state import is_dealt, is_over, shuffle_of


class Prefa:
    """The game of Prefa; ``kitapi.kernel.Game`` documents its functions."""

    name = "prefa"
    roles: tuple[Role, ...] = (CHANCE, SPECTATOR)
    opening_kind = "prefa.deal_opened"
    unit = "kapikia"
    house: None = None
    take_back: TakeBack | None = TAKE_BACK
    presets: Mapping[str, PrefaVariant] = PRESETS
    codec: StructCodec[PrefaTerms, Action, Event, PrefaView] = StructCodec(
        terms=PrefaTerms, action=Action, event=Event, view=PrefaView, observation=Observation
    )

    begin = staticmethod(opening.begin)
    open = staticmethod(opening.open_deal)
    decide = staticmethod(decide.decide)
    evolve = staticmethod(evolve.evolve)
    view = staticmethod(views.view)
    observe = staticmethod(views.observe)
    succession = staticmethod(opening.succession)
    break_up = staticmethod(opening.break_up)
    shuffle = staticmethod(shuffle_of)
    discrepancy = staticmethod(audit.discrepancy)
    results = staticmethod(running_results)
    seats = staticmethod(seats)
    is_dealt = staticmethod(is_dealt)
    is_over = staticmethod(is_over)
    deck = staticmethod(deck)
    sheet = staticmethod(scoresheet.sheet_page)
    options = staticmethod(options.options)
    limit = staticmethod(bidding.time_to_call)

    def awaits(self, state: PrefaState, seat: Seat) -> bool:
        """Whether the table waits for ``seat``: True if it has any option."""
        return bool(options.options(state, seat))


PREFA = Prefa()
