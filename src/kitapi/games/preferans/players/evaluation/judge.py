"""Evaluation of any decision of Preferans over sampled layouts."""

from collections.abc import Sequence
from typing import Any

from kitapi.games.preferans.players.evaluation.auction import judge_call
from kitapi.games.preferans.players.evaluation.cards import judge_card
from kitapi.games.preferans.players.evaluation.exchange import judge_discard
from kitapi.games.preferans.players.evaluation.game_choice import judge_name
from kitapi.games.preferans.players.evaluation.kontra import judge_double
from kitapi.games.preferans.players.evaluation.participation import judge_invitation, judge_participation
from kitapi.games.preferans.rules.view import Phase, PreferansView
from kitapi.players.evaluation import Judged, Worlds


def judge(
    view: PreferansView, history: Sequence[Any], worlds: Worlds, *, also: Sequence[Any] = (), ahead: int = 0
) -> Judged:
    """Evaluate the actions of the player to act over ``worlds``.

    ``also``: actions to evaluate as carefully as the best ones, if not all actions are. ``ahead`` is for the card play
    (see ``Effort``). A share in the shuffle is not a decision.

    Raises:
        ValueError: there is no decision to evaluate in this phase.
    """
    match view.phase:
        case Phase.BIDDING:
            return judge_call(view, worlds, also=also)
        case Phase.DISCARDING:
            return judge_discard(view, worlds, also=also)
        case Phase.NAMING:
            return judge_name(view, worlds, also=also)
        case Phase.PARTICIPATING:
            return judge_participation(view, worlds)
        case Phase.INVITING:
            return judge_invitation(view, worlds)
        case Phase.DOUBLING:
            return judge_double(view, worlds)
        case Phase.PLAYING:
            return judge_card(view, history, worlds, also=also, ahead=ahead)
        case _:
            raise ValueError("nothing to judge")
