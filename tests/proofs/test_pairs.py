"""Two visitors together know no more than one seat may know, whatever they do; and planted faults are found."""

import pytest

from kitapi_campaigns.proofs.pairs.evening import play_evening
from kitapi_campaigns.proofs.pairs.knowledge import SecondHand
from kitapi_campaigns.proofs.pairs.planted_leaks import PLANTED


@pytest.mark.parametrize("game", ["prefa", "preferans", "caribbean-stud"])
def test_no_two_visitors_see_a_second_hand(game: str) -> None:
    counts = play_evening(game, "suite/3", 150)
    assert counts["pairs"]
    assert counts["refused"], "no visitor tried anything forbidden"


@pytest.mark.parametrize("plant", PLANTED)
def test_a_room_that_shows_a_second_hand_is_found(plant: str) -> None:
    with pytest.raises(SecondHand, match=r"know the cards of \[\d"):
        play_evening("prefa", "planted/2", 300, PLANTED[plant])
