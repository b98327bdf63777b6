"""The campaign that counts stops against good faith finds those of a player who makes random calls."""

from kitapi.games.prefa.rules.game import PREFA
from kitapi.players.any_option import random_player
from kitapi_campaigns.games.prefa.faith_campaign import auction, breaches, count_stops, find_stops


def test_a_player_who_says_anything_is_found_in_bad_faith() -> None:
    anybody = (random_player(PREFA),) * 3
    played = [auction(number, 1, anybody) for number in range(0, 40, 2)]
    assert sum(len(list(breaches(0, one))) for one in played) > 5
    assert sum(len(list(find_stops(0, one))) for one in played) > 10


def test_a_bot_beside_one_who_says_anything_is_counted_alone() -> None:
    counts = count_stops("steady", range(40), 1)
    assert counts["auctions"] == 40
    assert counts["passed at a supported contract"] > 0
    assert not [name for name in counts if name.startswith("in bad faith")]
