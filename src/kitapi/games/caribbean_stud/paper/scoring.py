"""The score of a round of Caribbean Stud on paper, for one seat."""

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.games.caribbean_stud.paper.round import PaperHouse, read_paper_round, seat_facts
from kitapi.games.caribbean_stud.rules.payment.jackpot import award
from kitapi.games.caribbean_stud.rules.payment.round_facts import Net, Result
from kitapi.games.caribbean_stud.rules.payment.settlement import settle
from kitapi.mechanics.poker_hands import Combination


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """The score of a round. ``jackpot_amount``: 0: no tier is won; omitted: the line does not give the jackpot."""

    hand: Combination
    bank_hand: Combination
    qualifies: bool
    result: Result
    net: Net
    total: int
    jackpot: Combination | None
    jackpot_amount: int | UnsetType = UNSET


def score_line(line: bytes) -> Score:
    """Return the score of the round written in ``line``.

    Raises:
        BadLine: the line is not a round, or the round breaks a rule.
    """
    paper = read_paper_round(line)
    settled = settle(seat_facts(paper), paper.house)
    return Score(
        hand=settled.hand,
        bank_hand=settled.bank_hand,
        qualifies=settled.qualifies,
        result=settled.result,
        net=settled.net,
        total=settled.net.total,
        jackpot=settled.jackpot,
        jackpot_amount=_amount(settled.jackpot, paper.house),
    )


def _amount(tier: Combination | None, house: PaperHouse) -> int | UnsetType:
    if house.meter is None or house.fixed is None:
        return UNSET
    return 0 if tier is None else award(tier, house.meter, house.fixed)
