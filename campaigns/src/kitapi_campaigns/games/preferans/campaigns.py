"""Preferans's part of the campaigns."""

from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.variant import PreferansTerms, PreferansVariant
from kitapi.records import Record
from kitapi_campaigns.games.preferans.counts import all_rows, rows_of
from kitapi_campaigns.games.preferans.terms import any_terms
from kitapi_campaigns.package import GameCampaigns, KnownFacts, Party, RandomDeals, RoomParts
from kitapi_testing.batch_rules import Twin
from kitapi_testing.games.preferans.case import PREFERANS_CASE
from kitapi_testing.games.preferans.temperament import play_with_temper
from kitapi_testing.games.sittings import play_sitting

ROOM = RoomParts(
    bots=("sharp", "steady"),
    parties=(
        (Party("preferans", ("me", "open", "random"), {0: "ann", 1: "bob"}, {}, ("eve",)),),
        (Party("preferans", ("me", "open", "random", "steady"), {0: "ann", 1: "bob"}, {}),),
    ),
)
FACTS = KnownFacts(
    seat_actions={
        "preferans.pledged": frozenset({"pledge"}),
        "preferans.contributed": frozenset({"contribute"}),
        "preferans.call_made": frozenset({"bid", "hold", "from_hand", "pass"}),
        "preferans.deal_thrown_in": frozenset({"throw_in"}),
        "preferans.cards_discarded": frozenset({"discard"}),
        "preferans.game_named": frozenset({"name_game"}),
        "preferans.way_given": frozenset({"give_way"}),
        "preferans.participation_said": frozenset({"participate"}),
        "preferans.invitation_said": frozenset({"invite"}),
        "preferans.kontra_said": frozenset({"kontra"}),
        "preferans.kontra_declined": frozenset({"decline"}),
        "preferans.card_played": frozenset({"play_card"}),
    },
    first_packet=5,
)


def long_record(deals: int) -> Record:
    """The record of a sitting of ``deals`` deals, at a stake so high that it lasts that long; always the same."""
    terms = PreferansTerms(variant=PreferansVariant(stake=100_000))
    return play_sitting(PREFERANS, terms, ("random",) * 3, 7, deals)


def batch() -> Twin:
    """Return the comparison of the rules with their batch version."""
    from kitapi_testing.games.preferans.batch import TWIN  # noqa: PLC0415 - loads compiled kernels

    return TWIN


CAMPAIGNS = GameCampaigns(
    title="Preferans",
    room=ROOM,
    any_terms=any_terms,
    facts=FACTS,
    batch=batch,
    random_deals=RandomDeals(PREFERANS_CASE, any_terms, play_with_temper, all_rows, rows_of),
    long_record=long_record,
)
