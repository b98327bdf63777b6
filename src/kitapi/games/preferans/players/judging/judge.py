"""Any decision of Preferans, judged over the layouts thought possible."""

from collections.abc import Sequence
from typing import Any

from kitapi.games.preferans.players.judging.auction import judge_call
from kitapi.games.preferans.players.judging.cards import judge_card
from kitapi.games.preferans.players.judging.exchange import judge_discard
from kitapi.games.preferans.players.judging.kontra import judge_double
from kitapi.games.preferans.players.judging.naming import judge_name
from kitapi.games.preferans.players.judging.participation import judge_invitation, judge_part
from kitapi.games.preferans.rules.view import Phase, PreferansView
from kitapi.players.judged import Judged, Worlds


def judge(
    view: PreferansView, history: Sequence[Any], worlds: Worlds, *, also: Sequence[Any] = (), ahead: int = 0
) -> Judged:
    """What everything that may be done is worth to the seat of ``view`` over ``worlds``.

    ``also``: actions to judge as carefully as the best, where not all are. ``ahead``: own cards ahead for which is
    heeded that he will not know the layout then either. A share in the shuffle is no decision.

    Raises:
        ValueError: nothing is asked of the seat.
    """
    match view.phase:
        case Phase.BIDDING:
            return judge_call(view, worlds, also=also)
        case Phase.DISCARDING:
            return judge_discard(view, worlds, also=also)
        case Phase.NAMING:
            return judge_name(view, worlds, also=also)
        case Phase.PARTICIPATING:
            return judge_part(view, worlds)
        case Phase.INVITING:
            return judge_invitation(view, worlds)
        case Phase.DOUBLING:
            return judge_double(view, worlds)
        case Phase.PLAYING:
            return judge_card(view, history, worlds, also=also, ahead=ahead)
        case _:
            raise ValueError("nothing to judge")
