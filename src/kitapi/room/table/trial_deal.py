"""A trial opening of a deal before terms are stored, so that no table is stored whose deals cannot be opened."""

import logging
from typing import Any

from kitapi.kernel import SPECTATOR, Commitment, RulesError, Viewer, seats_of
from kitapi.room.errors import MalformedCommand
from kitapi.room.faults import trace_of
from kitapi.room.record.deal import AnyGame

LOG = logging.getLogger(__name__)

ON_TRIAL = Commitment(context="", algorithm="", digest="")


def demand_opens_deal(game: AnyGame, terms: Any) -> None:
    """Check that a deal with ``terms`` can be opened, encoded, and shown to everybody.

    Raises:
        RulesError: the game refuses the terms.
        MalformedCommand: a part of the opening cannot be computed with these terms, or cannot be encoded.
    """
    try:
        _open_on_trial(game, terms)
    except RulesError:
        raise
    except Exception as error:
        LOG.warning("%s opens no deal with the requested terms: %s", game.name, trace_of(error))
        raise MalformedCommand("terms", "opens no deal") from error


def _open_on_trial(game: AnyGame, terms: Any) -> None:
    state: Any = None
    for event in game.open(game.begin(terms, 0), ON_TRIAL):
        game.codec.write_event(event)
        state = game.evolve(state, event)
    viewers: tuple[Viewer, ...] = (*seats_of(game.seats(terms)), SPECTATOR)
    for viewer in viewers:
        game.codec.write_view(game.view(state, viewer))
