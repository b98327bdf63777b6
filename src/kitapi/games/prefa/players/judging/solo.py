"""Whether to accept the payment of a deal written solo, or to decline it (PREFA-HOUSE-04)."""

import numpy as np

from kitapi.games.prefa.players.judging.money import declined_solo, role_of, solo, stakes_of
from kitapi.games.prefa.rules.actions import AnswerSolo
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.judged import Judged, Worlds


def judge_solo(view: PrefaView, worlds: Worlds) -> Judged:
    """What accepting and declining are worth, the other defender accepting; no card makes a difference."""
    assert view.bargain is not None
    assert view.seat is not None
    role = role_of(view.seat, view.bargain.declarer, view.active)
    stakes, minimum = stakes_of(view), view.bargain.minimum
    worths = np.tile([solo(stakes, minimum, role), declined_solo(stakes, minimum, role)], (worlds.number, 1))
    actions = (AnswerSolo(accept=True), AnswerSolo(accept=False))
    return Judged(actions, worlds, worths, np.full(worths.shape, -1, np.int8))
