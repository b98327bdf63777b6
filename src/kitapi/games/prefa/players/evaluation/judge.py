"""Evaluation of any decision of Prefa over sampled layouts."""

from collections.abc import Sequence
from typing import Any

from kitapi.games.prefa.players.evaluation.auction import judge_call
from kitapi.games.prefa.players.evaluation.cards import judge_card
from kitapi.games.prefa.players.evaluation.claims import judge_claim
from kitapi.games.prefa.players.evaluation.exchange import judge_contract, judge_discard
from kitapi.games.prefa.players.evaluation.participation import judge_answer
from kitapi.games.prefa.players.evaluation.solo import judge_solo
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.players.evaluation import Judged, Worlds


def judge(
    view: PrefaView, history: Sequence[Any], worlds: Worlds, *, also: Sequence[Any] = (), ahead: int = 0
) -> Judged:
    """Evaluate the actions of the player to act; the result depends on nothing but the arguments.

    Only the most promising exchanges and contracts are evaluated, only calls that the hand supports, and every action
    in ``also``. ``ahead`` is for the card play (see ``Effort``).

    Raises:
        ValueError: there is no decision to evaluate in this phase.
    """
    match view.phase:
        case Phase.BIDDING:
            return judge_call(view, worlds, also)
        case Phase.DISCARDING:
            return judge_discard(view, worlds, also)
        case Phase.NAMING:
            return judge_contract(view, worlds, also)
        case Phase.GIVEN_UP:
            return judge_solo(view, worlds)
        case Phase.PARTICIPATING:
            return judge_answer(view, worlds)
        case Phase.PLAYING:
            return judge_card(view, history, worlds, also=also, ahead=ahead)
        case Phase.CLAIMED:
            return judge_claim(view, history, worlds)
        case _:
            raise ValueError(f"nothing to judge while {view.phase.value}")
