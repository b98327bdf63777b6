"""Changes of the state by events of a deal, shared by all games, that no game's own tests reach."""

import pytest
from msgspec.structs import replace

from kitapi.kernel import Commitment, ImpossibleHistory, Seat, open_shuffle
from kitapi.kernel.shuffle.events import Pledged, ShuffleUnused
from kitapi.mechanics.deal.state import BrokenUp, Deal, Holding, Shuffling
from kitapi.mechanics.deal.steps import disclose, give_share, with_tricks

SHUFFLE = open_shuffle(Commitment(context="t/1", algorithm="kitapi-fy-2", digest="ab" * 32), 2)


def test_a_secret_is_shown_of_a_shuffle_that_was_never_made_and_of_no_other() -> None:
    unused, shuffling = ShuffleUnused(secret="5e" * 32), Shuffling(opened="opened", shuffle=SHUFFLE)
    shown = disclose(BrokenUp(before=shuffling, broken="broken"), unused)
    assert shown.before == replace(shuffling, shuffle=replace(SHUFFLE, is_disclosed=True))
    holding = Holding(deal=Deal(opened="opened", shuffle=SHUFFLE, dealt="dealt"), hands=())
    with pytest.raises(ImpossibleHistory):
        disclose(BrokenUp(before=holding, broken="broken"), unused)


def test_a_share_changes_nothing_but_the_shuffle() -> None:
    shuffling = Shuffling(opened="opened", shuffle=SHUFFLE)
    given = give_share(shuffling, Pledged(seat=Seat(1), digest="cd" * 32))
    assert given == replace(shuffling, shuffle=replace(SHUFFLE, pledges=(None, "cd" * 32)))


def test_tricks_are_added_to_one_seat() -> None:
    assert with_tricks((1, 2, 3), Seat(1), 4) == (1, 6, 3)
