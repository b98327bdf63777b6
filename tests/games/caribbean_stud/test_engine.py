"""Caribbean Stud in the engine: the meter is carried over from hand to hand, and a deck may be cut by hand."""

import random

from kitapi.cards import DECK_52, write_cards
from kitapi.engine import Engine
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi_testing.engine import ask, play_deal, refusal


def test_the_house_needs_no_dealer_and_its_meter_is_carried() -> None:
    engine = Engine(CARIBBEAN_STUD)
    assert refusal(engine, {"do": "new", "seed": 1, "dealer": 0}).startswith("dealer: ")
    _, result = play_deal(engine, {"seed": 1, "terms": {"players": 2}}, random.Random(2))
    assert result["carried"]["meter"] >= 25_000
    for meter in (-1, 10**17 + 1, 10**4000):
        line = {"do": "new", "seed": 1, "carried": {**result["carried"], "meter": meter}}
        assert refusal(engine, line).startswith("carried.meter: ")
    poor = {**result["carried"], "meter": 7}
    ask(engine, {"do": "new", "seed": 1, "carried": poor})
    assert ask(engine, {"do": "view", "viewer": "spectator"})["view"]["meter"] == 7


def test_a_hand_cut_deck_is_the_given_one_and_each_seat_may_be_requested_to_cut() -> None:
    engine = Engine(CARIBBEAN_STUD)
    terms = {"players": 2, "variant": "example_by_hand"}
    ask(engine, {"do": "new", "deck": [write_cards(DECK_52)], "terms": terms})
    for kind in ("open_table", "check_decks", "wash"):
        answer = ask(engine, {"do": "act", "actor": "dealer", "action": {"kind": kind}})
    assert answer["events"][-1]["order"] == write_cards(DECK_52).split()
    offered = ask(engine, {"do": "act", "actor": "dealer", "action": {"kind": "offer_cut", "seat": 0}})
    assert {"kind": "range", "action": "cut", "lowest": 5, "highest": 47, "step": 1} in offered["options"]["seat0"]
    cut = ask(engine, {"do": "act", "actor": "seat0", "action": {"kind": "cut", "amount": 20}})
    assert cut["phase"] == "stakes"
