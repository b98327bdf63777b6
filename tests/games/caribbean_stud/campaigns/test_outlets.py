"""All output of a table of Caribbean Stud, in twin worlds; the author of an event is stored beside it."""

from kitapi_campaigns.proofs.outlets.comparison import compare_script
from kitapi_campaigns.proofs.outlets.script_draft import draft_script


def test_a_hand_that_a_room_opened_and_people_played_is_the_same_in_twins() -> None:
    counts = compare_script(draft_script("caribbean-stud", "3/12"), "3/12")
    assert counts["twins"] > 0
    assert counts["answers"] > 0
