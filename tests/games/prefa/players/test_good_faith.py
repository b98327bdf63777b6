"""Good faith in the auction of Prefa: what a hand supports, where a player may stop, and that all bots obey."""

from random import Random

import pytest

from kitapi.cards import DECK_32, read_cards
from kitapi.games.prefa.players.evaluation.auction import plans_for
from kitapi.games.prefa.players.good_faith import (
    Stop,
    breach,
    good_faith_calls,
    good_faith_calls_after,
    stops_of,
    supported_contracts,
)
from kitapi.games.prefa.rules.actions import Bid, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.bidding import all_passed, legal_calls, next_to_call, status_after, winner
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.events import CallMade
from kitapi.games.prefa.rules.game import PREFA
from kitapi.kernel import Seat
from kitapi.players.any_option import random_player
from kitapi.players.tricks.holdings import hand_of
from kitapi.workers.bots import bots_of, player_of
from kitapi_campaigns.games.prefa.faith_campaign import auction, breaches, players_of
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.tables import TablePosition, after
from tests.games.prefa.players.test_steady_auction import TWO_HEARTS, WEAK, others

HEARTS_ONLY = "Kh Qh Jh Th 9h As 8s Ac Kc 7d"
FIVE_TRICKS = "Ks Qs 9s 8s 7s Ac 8c 7c 8d 7h"
SEATS = (Seat(0), Seat(1), Seat(2))


def contracts_of(hand: str) -> tuple[Contract, ...]:
    return supported_contracts(hand_of(read_cards(hand)))


def to_call(calls: str, hand: str) -> TablePosition:
    """Return the table after ``calls``; the next player to call holds ``hand``, and the other hands do not matter."""
    rest = others(hand)
    turn = len(calls.split()) % 3
    hands = [rest[0], rest[1]]
    hands.insert(turn, hand)
    found = after(calls, hands=(hands[0], hands[1], hands[2]))
    assert set(found.view.hand) == set(read_cards(hand))
    return found


@clause("PREFA-AUC-08")
def test_hearts_are_no_place_to_stop_on_eight_and_seven_nor_seven_on_five_tricks() -> None:
    spades = contracts_of(TWO_HEARTS)
    assert Contract("6s") in spades
    assert breach(spades, Stop(Contract("6h"), None)) is None, "left there by the others, with 7s still above"
    assert breach(spades, Stop(Contract("6h"), Contract("6n"))) == "strain"
    five = contracts_of(FIVE_TRICKS)
    assert breach(five, Stop(Contract("6s"), Contract("6c"))) is None
    assert breach(five, Stop(Contract("7s"), None)) == "level"
    assert breach(five, Stop(Contract("7h"), Contract("7n"))) == "strain"


@clause("PREFA-AUC-08")
def test_the_ladder_may_leave_no_place_to_stop() -> None:
    hearts = contracts_of(HEARTS_ONLY)
    assert {contract.strain.value for contract in hearts} == {"h"}
    highest = hearts[-1]
    beyond = LADDER[highest.step + 1]
    assert breach(hearts, Stop(Contract("6d"), beyond)) is None, "hearts were jumped over"
    assert breach(hearts, Stop(Contract("6d"), Contract("6h"))) == "strain", "hearts could still be named"
    assert breach((), Stop(Contract("6s"), Contract("6c"))) == "strain"


@clause("PREFA-AUC-08")
def test_a_bid_on_the_way_is_followed_up_to_a_supported_strain() -> None:
    position = to_call("6s pass 6c", HEARTS_ONLY)
    assert good_faith_calls(position.view) == (Hold(),)
    assert set(good_faith_calls(to_call("", HEARTS_ONLY).view)) == {Bid(Contract("6s")), IfLeft(), Pass()}
    assert good_faith_calls(to_call("6s", WEAK).view) == (Pass(),)
    assert set(good_faith_calls(to_call("", WEAK).view)) == {IfLeft(), Pass()}


@clause("PREFA-AUC-08")
def test_a_seat_taken_over_in_bad_faith_may_pass() -> None:
    position = to_call("6s pass 6c", WEAK)
    assert good_faith_calls(position.view) == (Pass(),)


@clause("PREFA-AUC-08")
def test_whatever_is_chosen_of_the_calls_kept_no_auction_of_ten_thousand_ends_in_a_breach() -> None:
    chance, stops, kept_out = Random(35), 0, 0
    for _ in range(10_000):
        cards = chance.sample(DECK_32, 30)
        contracts = [supported_contracts(hand_of(cards[10 * seat : 10 * seat + 10])) for seat in SEATS]
        calls: tuple[CallMade, ...] = ()
        while winner(SEATS, calls, status_after(calls)) is None and not all_passed(SEATS, status_after(calls)):
            seat = next_to_call(SEATS, calls, status_after(calls))
            kept = good_faith_calls_after(calls, seat, contracts[seat])
            kept_out += len(legal_calls(calls)) - len(kept)
            assert set(kept) <= set(legal_calls(calls))
            calls = (*calls, CallMade(seat=seat, call=chance.choice(kept)))
        for place, stop in stops_of(calls).items():
            stops += 1
            steps = {one.step for one in contracts[place]}
            assert stop.contract.step <= max(steps), calls
            if stop.refused is not None and stop.contract.step not in steps:
                assert max(steps) < stop.refused.step, calls
    assert stops > 3000
    assert kept_out > 3000


@clause("PREFA-AUC-08")
def test_every_bot_chooses_from_these_calls_alone() -> None:
    anybody, chance, narrowed = random_player(PREFA), Random(8), 0
    for number in range(300):
        for position in auction(number, 4, (anybody,) * 3).views:
            kept = set(good_faith_calls(position))
            narrowed += len(kept) < len(position.options)
            assert set(plans_for(position, (), good_faith=True)) == kept, "sharp, master, patient"
            for bot in ("steady", "passer", "random"):
                assert player_of(bot, "prefa")(position, (), chance, 1.0) in kept, bot
    assert narrowed > 200


@clause("PREFA-AUC-08")
@pytest.mark.parametrize(
    ("bot", "auctions"),
    [("steady", 400), ("passer", 100), ("random", 400), ("sharp", 12), ("master", 2), ("patient", 4)],
)
def test_no_bot_stops_where_its_hand_supports_nothing(bot: str, auctions: int) -> None:
    assert bot in bots_of("prefa")
    for number in range(auctions):
        assert not list(breaches(number, auction(number, 6, players_of(bot, number)))), number
