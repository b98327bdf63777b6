"""Prefa's part of the campaigns."""

from kitapi_campaigns.games.prefa.counts import all_rows, rows_of
from kitapi_campaigns.games.prefa.terms import any_terms
from kitapi_campaigns.package import GameCampaigns, KnownFacts, Party, RandomDeals, RoomParts
from kitapi_testing.batch_rules import Twin
from kitapi_testing.games.prefa.case import PREFA_CASE
from kitapi_testing.games.prefa.temperament import play_with_temper

ROOM = RoomParts(
    bots=("steady", "sharp", "random"),
    parties=(
        (Party("prefa", ("me", "open", "random"), {0: "ann", 1: "bob"}, {}, ("eve",)),),
        (Party("prefa", ("me", "open", "steady", "random"), {0: "ann", 1: "bob"}, {}),),
        (Party("prefa", ("me", "open", "open"), {0: "ann", 1: "bob", 2: "cid"}, {}),),
    ),
    queries={"/api/hand": "game=prefa&cards=As+Ks+Qs+Js+Ts+9s+8s+7s+Ah+Kh"},
)
FACTS = KnownFacts(
    seat_actions={
        "prefa.pledged": frozenset({"pledge"}),
        "prefa.contributed": frozenset({"contribute"}),
        "prefa.call_made": frozenset({"bid", "hold", "if_left", "pass"}),
        "prefa.cards_discarded": frozenset({"discard"}),
        "prefa.solo_written": frozenset({"write_solo"}),
        "prefa.contract_named": frozenset({"name_contract"}),
        "prefa.answer_given": frozenset({"participate"}),
        "prefa.card_played": frozenset({"play_card"}),
        "prefa.claim_made": frozenset({"claim"}),
        "prefa.claim_answered": frozenset({"answer_claim"}),
    },
    talon_is_own=True,
    certain_mutant=("src/kitapi/games/prefa/rules/bidding.py", "winner", "return None"),
)


def batch() -> Twin:
    """Return the comparison of the rules with their batch version."""
    from kitapi_testing.games.prefa.batch import TWIN  # noqa: PLC0415 - loads compiled kernels

    return TWIN


CAMPAIGNS = GameCampaigns(
    title="Prefa",
    room=ROOM,
    any_terms=any_terms,
    facts=FACTS,
    batch=batch,
    random_deals=RandomDeals(PREFA_CASE, any_terms, play_with_temper, all_rows, rows_of),
)
