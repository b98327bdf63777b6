"""A review names the stops in the auction of Prefa that a hand did not support, and no others."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.cards import read_cards
from kitapi.games.prefa import review as prefa
from kitapi.games.prefa.language.good_faith import breach_in_words
from kitapi.games.prefa.players.good_faith import fits
from kitapi.games.prefa.rules.actions import Bid, Call, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.events import CallMade, CardsDealt
from kitapi.kernel import Seat
from kitapi.players.tricks.holdings import hand_of
from kitapi.registry import PACKAGES
from kitapi.review import review
from kitapi.review.narration import narrate
from kitapi.review.sheet import sheet
from kitapi.wording import LANGUAGES
from kitapi.wording.breaches import Breach
from kitapi_testing.clauses import clause
from tests.games.prefa.players.test_steady_auction import TWO_HEARTS, others
from tests.review.reviewed_deals import deals

FIVE_TRICKS = "Ks Qs 9s 8s 7s Ac 8c 7c 8d 7h"
NO_SPADES = "Kh Qh Jh Th 9h Ac Kc Qc 7d 8d"


SAID: dict[str, Call] = {"pass": Pass(), "hold": Hold(), "if-left": IfLeft()}


def auction(hand: str, *calls: tuple[int, str]) -> list[Any]:
    """Return the events of an auction in which seat 0 has ``hand``."""
    hands = (tuple(read_cards(hand)), *(tuple(read_cards(other)) for other in others(hand)))
    dealt = CardsDealt(hands=hands, talon=(), algorithm="", secret="")
    said = [CallMade(seat=Seat(seat), call=SAID.get(word) or Bid(Contract(word))) for seat, word in calls]
    return [dealt, *said]


def of_seat_0(events: Sequence[Any]) -> dict[int, Breach]:
    return {step: one for step, one in prefa.breaches(events).items() if events[step - 1].seat == 0}


TO_HEARTS = ((0, "6s"), (1, "6c"), (2, "pass"), (0, "hold"), (1, "6d"), (0, "hold"), (1, "6h"), (0, "hold"))


@clause("PREFA-AUC-08")
def test_a_stop_in_hearts_on_eight_and_seven_is_named_with_the_longest_suit() -> None:
    events = auction(TWO_HEARTS, *TO_HEARTS, (1, "6n"), (0, "pass"))
    [(step, breach)] = of_seat_0(events).items()
    assert step == len(events), "at the pass"
    assert (breach.contract, breach.ground) == ("6h", "strain")
    assert set(breach.held) == set(read_cards("8h 7h"))
    assert (breach.longest.suit.value, breach.longest.cards, breach.longest.tricks) == ("s", 6, 9.3)
    said = breach_in_words(breach, "Maria", "en")
    assert said == (
        "Against good faith: Maria stopped at 6♥ with 8♥ 7♥. "
        "Longest suit: spades, 6 cards; as trumps 9.3 tricks, the talon included."
    )


@clause("PREFA-AUC-08")
def test_a_stop_at_seven_on_five_tricks_is_named_where_the_auction_was_won() -> None:
    climb = ("6s", "6c", "hold", "6d", "hold", "6h", "hold", "6n", "hold", "7s", "hold")
    turns = [(0, climb[0]), (1, climb[1]), (2, "pass"), *((at % 2, word) for at, word in enumerate(climb[2:]))]
    events = auction(FIVE_TRICKS, *turns, (1, "pass"))
    [(step, breach)] = of_seat_0(events).items()
    assert events[step - 1] == CallMade(seat=Seat(0), call=Hold())
    assert step == len(events) - 1
    assert (breach.contract, breach.ground, breach.tricks) == ("7s", "level", 6.75)
    assert breach_in_words(breach, "Maria", "en").startswith(
        "Against good faith: Maria stopped at 7♠ with 6.8 tricks, the talon included."
    )


@clause("PREFA-AUC-08")
def test_an_opening_bid_left_by_the_others_and_a_stop_that_the_ladder_forced_are_not_named() -> None:
    assert of_seat_0(auction(NO_SPADES, (0, "6s"), (1, "pass"), (2, "pass"))) == {}
    assert of_seat_0(auction(TWO_HEARTS, (0, "if-left"), (1, "6s"), (2, "pass"))) == {}
    [breach] = of_seat_0(auction(NO_SPADES, (0, "6s"), (1, "pass"), (2, "6c"), (0, "pass"))).values()
    assert breach.held == ()


@clause("PREFA-AUC-08")
def test_a_call_that_the_clock_made_is_nobodys_decision_and_no_breach() -> None:
    *before, last = auction(TWO_HEARTS, *TO_HEARTS, (1, "6n"), (0, "pass"))
    late = replace(last, by_clock=True)
    assert prefa.done_by(last) is not None
    assert prefa.done_by(late) is None
    assert of_seat_0([*before, last])
    assert of_seat_0([*before, late]) == {}


@clause("PREFA-AUC-08")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_what_was_held_and_which_suit_was_longest(lang: str) -> None:
    [held] = of_seat_0(auction(TWO_HEARTS, *TO_HEARTS, (1, "6n"), (0, "pass"))).values()
    [none] = of_seat_0(auction(NO_SPADES, (0, "6s"), (1, "pass"), (2, "6c"), (0, "pass"))).values()
    aces = prefa.breaches(
        auction(TWO_HEARTS, *TO_HEARTS, (1, "6n"), (0, "hold"), (1, "7s"), (0, "hold"), (1, "7c"), (0, "pass"))
    )
    assert aces == {}, "seven spades is supported"
    said = [breach_in_words(one, "Maria", lang) for one in (held, none)]
    assert all("Maria" in one for one in said)
    assert "8♥ 7♥" in said[0]
    assert "6♠" in said[1]
    assert said[0].partition(". ")[0] != said[1].partition(". ")[0]
    assert re.search(r"9[.,]3", said[0])


@clause("PREFA-AUC-08")
@pytest.mark.usefixtures("judged_falsely")
def test_a_review_and_its_sheet_name_every_breach_of_a_deal_and_bots_have_none() -> None:
    found = 0
    for events in deals("prefa", seed=9, most=12):
        breaches = prefa.breaches(events)
        made = review(PACKAGES["prefa"], events, names=("Anna", "Boris", "Cyril"))
        named = {one.step: one.breach for one in made.decisions if one.breach is not None}
        assert named.keys() == breaches.keys()
        sentences = [line for entry in sheet(made, ("Anna", "Boris", "Cyril")).entries for line in entry.sentences]
        for step, breach in named.items():
            found += 1
            who = ("Anna", "Boris", "Cyril")[events[step - 1].seat]
            assert breach.sentence in sentences
            assert who in breach.sentence
            dealt = next(event for event in events if isinstance(event, CardsDealt)).hands[events[step - 1].seat]
            strain = "scdhn".index(breach.contract[-1])
            assert fits(hand_of(dealt), strain) == (breach.ground == "level")
        slovak = narrate(PACKAGES["prefa"].rules(), made, "sk", ("Anna", "Boris", "Cyril"))
        assert all(one.breach is None or "dobrej viere" in one.breach.sentence for one in slovak.decisions)
    assert found > 3
    assert not any(prefa.breaches(events) for events in deals("prefa", "steady", most=40))
