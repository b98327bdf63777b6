"""Caribbean Stud's part of the campaigns."""

import json
import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.records import Record
from kitapi_campaigns.games.caribbean_stud import hand_campaign
from kitapi_campaigns.games.caribbean_stud.bot_twins import compare_bots
from kitapi_campaigns.games.caribbean_stud.hands.decks import stacked_deck
from kitapi_campaigns.games.caribbean_stud.hands.random_table import any_house
from kitapi_campaigns.games.caribbean_stud.months import IrregularTable, RegularTable
from kitapi_campaigns.package import Amounts, FloodedRoute, GameCampaigns, OwnBlocks, Party, Played, RoomParts
from kitapi_testing.batch_rules import Twin
from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE
from kitapi_testing.games.caribbean_stud.scenes import record_of, two_shifts
from kitapi_testing.strategies import any_order

HANDS = 200
"""Number of hands in a block of random deals."""
FEW = 10
"""Number of hands in a control, which must find a planted fault."""
PRACTICE = 0.7
"""The share of engine deals that are played at a practice table."""
RICH = 0.4
"""The share of engine deals whose deck deals many hands that win the jackpot."""

REPORT = {"phase": "CHOOSE", "irregularity": "CSP-110", "facts": {"seats": {"1": {"ante": 10}}, "seat": 1, "cards": 4}}


def any_terms(rng: random.Random) -> CaribbeanStudTerms:
    """Any size of table and any house rules, at no practice table."""
    return CaribbeanStudTerms(players=rng.randint(1, 7), variant=any_house(rng))


def engine_deal(rng: random.Random) -> Played:
    """Any terms, random choices, and sometimes a deck with many hands that win the jackpot."""
    terms = CaribbeanStudTerms(players=rng.randint(1, 7), variant=any_house(rng, practice=rng.random() < PRACTICE))
    return terms, CARIBBEAN_STUD_CASE.choice, _rich if rng.random() < RICH else any_order


def _rich(_state: Any, _deck: Sequence[Card], rng: random.Random) -> Sequence[Card]:
    return stacked_deck(rng)


def block(seed: int, number: int) -> Counter[str]:
    """Return the counts of a block of hands; every second block has irregularities and rulings."""
    return _deals(hand_campaign.batch(seed, number, HANDS, irregular=number % 2 == 1))


def few(seed: int, number: int) -> Counter[str]:
    """Return the counts of a few hands, for a control."""
    return _deals(hand_campaign.batch(seed, number, FEW))


def _deals(counts: Counter[str]) -> Counter[str]:
    return Counter({"deals": counts["hand"]})


def short_record(_seed: int) -> Record:
    """Return the record of two shifts at one table; the same for every seed."""
    return record_of(two_shifts())


_Party = partial(Party, "caribbean-stud")

ROOM = RoomParts(
    bots=("book", "rock"),
    parties=(
        (_Party(("me", "random"), {0: "ann"}, {}), _Party(("me",), {0: "bob"}, {})),
        (_Party(("open", "random"), {0: "ann"}, {"dealer": "dan"}),),
        (_Party(("random", "open"), {1: "bob"}, {"gaming_inspector": "eve"}),),
    ),
    queries={
        "/api/odds/caribbean-stud": "cards=As+Ks+Qs+Js+Ts&upcard=2h",
        "/api/odds/caribbean-stud/deal": "seed=1",
    },
    bodies={
        "/api/rulings/{game:str}": {"irregularity": "CSP-103"},
        "/api/classes": {"game": "caribbean-stud", "topics": ["payment"], "count": 3},
    },
    floods=(
        FloodedRoute("drills", tuple(f"/api/drills/caribbean-stud/{seed}" for seed in range(2000))),
        FloodedRoute("rulings", ("/api/rulings/caribbean-stud",), "POST", json.dumps(REPORT)),
        FloodedRoute("odds", ("/api/odds/caribbean-stud?hand=As+Ks+7c+4d+2h&upcard=9c",)),
    ),
    month_tables=(RegularTable, IrregularTable),
)


def batch() -> Twin:
    """Return the comparison of the rules with their batch version."""
    from kitapi_testing.games.caribbean_stud.batch import TWIN  # noqa: PLC0415 - loads compiled kernels

    return TWIN


CAMPAIGNS = GameCampaigns(
    title="Caribbean Stud",
    room=ROOM,
    any_terms=any_terms,
    batch=batch,
    amounts=Amounts(engine=50, engine_few=3, engine_figure=5_000, twins=2, agreement=1),
    own_blocks=OwnBlocks(block, few),
    engine_deal=engine_deal,
    bot_twins=compare_bots,
    short_record=short_record,
)
