"""The steady player's calls, exchange and answers."""

from random import Random
from typing import Any

import pytest

from kitapi.cards import read_cards
from kitapi.games.prefa.players.auction import highest_supported, supports
from kitapi.games.prefa.rules.actions import (
    Answer,
    Bid,
    Discard,
    Hold,
    IfLeft,
    NameContract,
    Participate,
    Pass,
    WriteSolo,
)
from kitapi.games.prefa.rules.contracts import Contract, Strain
from kitapi.games.prefa.rules.game import PREFA
from kitapi.players.tricks.holdings import hand_of
from kitapi.workers.bots import player_of
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.tables import TablePosition, after, position_of
from kitapi_testing.games.trick_tables import moments

STRONG_HEARTS = "As Ks Ac Ah Kh Qh Jh 9h 8h 7d"
TWO_HEARTS = "As Ks Qs 9s 8s 7s Ac Kc 8h 7h"
WEAK = "7s 8s 9s 7c 8c 9c 7d 8d 9d 7h"
IF_LEFT = "9s 8s 7s Ac Kc Ad Qd 7d Kh Qh"


def steady(position: TablePosition) -> Any:
    return player_of("steady", "prefa")(position.view, tuple(position.table.history), Random(0), 1.0)


def others(hand: str) -> tuple[str, str]:
    """Return two hands from the other cards, the second one the weaker."""
    held = set(hand.split())
    rest = [rank + suit for rank in "AKQJT987" for suit in "scdh" if rank + suit not in held]
    return " ".join(rest[:10]), " ".join(rest[10:20])


@clause("PREFA-AUC-08")
def test_hearts_are_not_supported_by_eight_and_seven_of_hearts_nor_seven_by_five_tricks() -> None:
    hand = hand_of(read_cards(TWO_HEARTS))
    assert supports(hand, Contract("6s"))
    assert not supports(hand, Contract("6h"))
    five_tricks = hand_of(read_cards("Ks Qs 9s 8s 7s Ac 8c 7c 8d 7h"))
    assert not any(supports(five_tricks, contract) for contract in Contract if contract.level >= 7)


@clause("PREFA-AUC-08")
@pytest.mark.parametrize("rivals", [("steady", "steady"), ("random", "steady"), ("random", "random")])
def test_steady_never_stops_above_what_its_hand_supports(rivals: tuple[str, str]) -> None:
    stops = 0
    for number in range(150):
        called: dict[int, Contract] = {}
        hands: dict[int, int] = {}
        for moment in moments(PREFA, number, "steady", *rivals, seed=21):
            if moment.view.phase.value != "bidding":
                continue
            if moment.seat == 0:
                hands[0] = hand_of(moment.view.hand)
            bids = [spoken.call.contract for spoken in moment.view.calls if isinstance(spoken.call, Bid)]
            if moment.seat == 0 and isinstance(moment.action, Bid | Hold):
                called[0] = moment.action.contract if isinstance(moment.action, Bid) else bids[-1]
        if 0 in called:
            stops += 1
            limit = highest_supported(hands[0])
            assert limit is not None
            assert called[0].step <= limit.step
            assert supports(hands[0], limit)
    assert stops > 20


@clause("PREFA-AUC-08")
def test_steady_stays_in_up_to_what_it_supports_and_passes_beyond() -> None:
    first, second = others(STRONG_HEARTS)
    limit = highest_supported(hand_of(read_cards(STRONG_HEARTS)))
    assert limit is not None
    assert limit.strain is Strain.HEARTS
    calls, position = "pass", after("pass", dealer=2, hands=(first, STRONG_HEARTS, second))
    while not isinstance(said := steady(position), Pass):
        answered = said.contract.value if isinstance(said, Bid) else "hold"
        against = {"6s": "6c"}.get(answered)
        if against is None:
            bid = [spoken.call.contract for spoken in position.view.calls if isinstance(spoken.call, Bid)][-1]
            against = list(Contract)[bid.step + 1].value
        calls = f"{calls} {answered} {against}"
        position = after(calls, dealer=2, hands=(first, STRONG_HEARTS, second))
    last_own = calls.split()[-2]
    held = calls.split()[-3] if last_own == "hold" else last_own
    assert Contract(held) is limit


def test_a_fair_hand_without_a_strong_suit_says_if_left() -> None:
    first, second = others(IF_LEFT)
    assert steady(after("", hands=(IF_LEFT, first, second))) == IfLeft()


def test_a_weak_hand_passes() -> None:
    first, second = others(WEAK)
    assert steady(after("", hands=(WEAK, first, second))) == Pass()


def test_the_exchange_keeps_the_aces_and_the_long_suit_and_empties_a_short_one() -> None:
    first, second = others(STRONG_HEARTS)
    position = after("6s pass pass", hands=(STRONG_HEARTS, first, second))
    discard = steady(position)
    assert isinstance(discard, Discard)
    assert not any(card.value[0] == "A" or card.value[1] == "h" for card in discard.cards)
    position.table.act(position.seat, discard)
    named = steady(position_of(position.table))
    assert isinstance(named, NameContract)
    assert named.contract.strain is Strain.HEARTS
    assert named.contract.level >= 8


def test_four_aces_are_announced_with_a_contract_that_looks_safe() -> None:
    hand = "As Ac Ad Ah Kh Qh Jh 9h Ks 7d"
    first, second = others(hand)
    position = after("6s pass pass", hands=(hand, first, second))
    position.table.act(position.seat, steady(position))
    named = steady(position_of(position.table))
    assert isinstance(named, NameContract)
    assert named.aces


def test_a_hopeless_minimum_contract_is_written_solo_and_a_hopeful_one_is_not() -> None:
    hopeless = after("6s pass pass", hands=(WEAK, *others(WEAK)))
    assert steady(hopeless) == WriteSolo()
    hopeful = after("6s pass pass", hands=(STRONG_HEARTS, *others(STRONG_HEARTS)))
    assert steady(hopeful) != WriteSolo()


def defender_view(hand: str, contract: str, answers: tuple[Answer, ...] = ()) -> Any:
    """Return the view of the first (after an answer, the second) defender with ``hand`` against ``contract``."""
    first, second = others(hand)
    hands = (second, hand, first) if len(answers) != 1 else (second, first, hand)
    position = after("6s pass pass", hands=hands)
    assert position.view.bargain is not None
    talon = position.view.bargain.talon
    position.table.act(position.seat, Discard(talon))
    position.table.act(position.seat, NameContract(Contract(contract)))
    for answer in answers:
        now = position_of(position.table)
        position.table.act(now.seat, Participate(answer))
    return steady(position_of(position.table))


ACES = "As Ks Ac Kc Ad 9d 8d 7d 9h 8h"


def test_a_defender_with_tricks_plays_and_one_without_passes() -> None:
    assert defender_view(ACES, "6h") == Participate(Answer.PLAY)
    assert defender_view(WEAK, "6h") == Participate(Answer.PASS)


def test_a_defender_with_many_tricks_takes_the_other_along() -> None:
    assert defender_view(ACES, "6h", (Answer.PASS,)) == Participate(Answer.TOGETHER)
    assert defender_view(ACES, "6h", (Answer.PLAY, Answer.PASS)) == Participate(Answer.TOGETHER)


def test_at_ten_a_defender_owes_nothing_and_plays() -> None:
    assert defender_view(WEAK, "10h") == Participate(Answer.PLAY)
    assert defender_view(WEAK, "9h", (Answer.PLAY,)) == Participate(Answer.PLAY)
    assert defender_view(WEAK, "9h", (Answer.PASS,)) == Participate(Answer.PASS)
