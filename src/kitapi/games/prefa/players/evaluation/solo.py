"""Evaluation of accepting or declining the payment of a deal written solo (PREFA-HOUSE-04)."""

import numpy as np

from kitapi.games.prefa.players.evaluation.money import declined_solo_value, role_of, solo_value, stakes_of
from kitapi.games.prefa.rules.actions import AnswerSolo
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.evaluation import Judged, Worlds


def judge_solo(view: PrefaView, worlds: Worlds) -> Judged:
    """Evaluate accepting and declining, assuming that the other defender accepts; the cards make no difference."""
    assert view.bargain is not None
    assert view.seat is not None
    role = role_of(view.seat, view.bargain.declarer, view.active)
    stakes, minimum = stakes_of(view), view.bargain.minimum
    values = np.tile(
        [solo_value(stakes, minimum, role), declined_solo_value(stakes, minimum, role)], (worlds.number, 1)
    )
    actions = (AnswerSolo(accept=True), AnswerSolo(accept=False))
    return Judged(actions, worlds, values, np.full(values.shape, -1, np.int8))
