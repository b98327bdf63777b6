"""Two visitors know together what one seat may know, whatever they do; and what is planted is found."""

import pytest

from tools.proving.pairs.evening import played
from tools.proving.pairs.knowledge import SecondHand
from tools.proving.pairs.planted import PLANTED

STEPS = 150


@pytest.mark.parametrize("game", ["prefa", "preferans", "caribbean-stud"])
def test_no_two_visitors_read_a_second_hand(game: str) -> None:
    counts = played(game, "suite/2", STEPS)
    assert counts["pairs"]
    assert counts["refused"], "nobody has tried anything"


@pytest.mark.parametrize("plant", PLANTED)
def test_a_room_that_lets_somebody_read_a_second_hand_is_found(plant: str) -> None:
    evening = 2 if plant == "absent" else 0
    with pytest.raises(SecondHand, match=r"know the cards of \[\d"):
        played("prefa", f"planted/{evening}", 300, PLANTED[plant])
