"""The deal, up to the bank's fifth card, which is turned."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.rules.round.deal import decide
from kitapi.games.caribbean_stud.rules.table.actions import DealCards, TurnUpcard
from kitapi.games.caribbean_stud.rules.table.events import CardsDealt, UpcardTurned
from kitapi.games.caribbean_stud.rules.table.parts import Bank, Stub
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import (
    A,
    C,
    after,
    house,
    refusal,
    replace_at_seat,
    replace_fields,
    sits,
    table,
)

BY_HAND = house(shuffling=Shuffling.HAND)
BY_MACHINE = house(shuffling=Shuffling.MACHINE)


def to_deal(*antes: int, **more: Any) -> StudState:
    """Return a table with these ANTEs, by seat, before the deal; its deck lies in the order of ``DECK_52``."""
    return table(Phase.DEAL, *(sits(ante=ante) for ante in antes), **more)


def deal_cards(state: StudState) -> CardsDealt:
    """Return the deal."""
    (event,) = decide(state, DEALER, DealCards())
    assert isinstance(event, CardsDealt)
    return event


def numbers(cards: tuple[Card, ...]) -> list[int]:
    """Return the places of ``cards`` in the deck, from 0."""
    return [card.index for card in cards]


@clause("CSP-027", "AMB-36")
def test_by_hand_each_gets_one_card_at_a_time_from_the_left_the_bank_last() -> None:
    event = deal_cards(to_deal(10, 10, 10, house=BY_HAND))
    assert event.method is Shuffling.HAND
    assert [numbers(hand) for hand in event.hands] == [[0, 4, 8, 12, 16], [1, 5, 9, 13, 17], [2, 6, 10, 14, 18]]
    assert numbers(event.bank) == [3, 7, 11, 15, 19]


@clause("CSP-028", "AMB-36")
def test_by_machine_each_gets_a_packet_of_five_from_the_left_the_bank_last() -> None:
    event = deal_cards(to_deal(10, 10, 10, house=BY_MACHINE))
    assert event.method is Shuffling.MACHINE
    expected = [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]
    assert [numbers(hand) for hand in event.hands] == expected
    assert numbers(event.bank) == [15, 16, 17, 18, 19]


@clause("AMB-36", "CSP-027")
def test_only_seats_with_an_ante_get_cards() -> None:
    event = deal_cards(to_deal(0, 10, 0, 10, 0, house=BY_HAND))
    assert [numbers(hand) for hand in event.hands] == [[], [0, 3, 6, 9, 12], [], [1, 4, 7, 10, 13], []]
    packets = deal_cards(to_deal(0, 10, 0, 10, 0, house=BY_MACHINE))
    assert [numbers(hand) for hand in packets.hands] == [[], [0, 1, 2, 3, 4], [], [5, 6, 7, 8, 9], []]


@clause("AMB-16")
@pytest.mark.parametrize("method", list(Shuffling))
@pytest.mark.parametrize(("seats", "left"), [(1, 42), (2, 37), (3, 32), (4, 27), (5, 22), (6, 17), (7, 12)])
def test_the_stub_is_what_is_left_in_its_order(seats: int, left: int, method: Shuffling) -> None:
    event = deal_cards(to_deal(*[10] * seats, house=house(shuffling=method)))
    assert numbers(event.stub) == list(range(52 - left, 52))
    assert left >= seats + 5 * (seats == 7), "every seat can exchange, all seven with five to spare"


@clause("CSP-027")
@pytest.mark.parametrize("method", list(Shuffling))
def test_the_cards_are_dealt_once(method: Shuffling) -> None:
    state = to_deal(10, house=house(shuffling=method))
    assert refusal(decide, after(state, deal_cards(state)), DEALER, DealCards()) == ("CSP-027", {"dealt": True})


@clause("CSP-031")
def test_by_machine_the_fifth_card_waits_until_every_card_is_out_of_the_shuffler() -> None:
    state = to_deal(10, 10, house=BY_MACHINE)
    assert refusal(decide, state, DEALER, TurnUpcard()) == ("CSP-031", {"out": 0})
    all_out = after(state, deal_cards(state))
    inside = replace_fields(all_out, stub=Stub(cards=all_out.stub.cards[2:]))
    assert refusal(decide, inside, DEALER, TurnUpcard()) == ("CSP-031", {"out": 50})
    assert decide(all_out, DEALER, TurnUpcard())


@clause("CSP-147", "CSP-030")
def test_the_fifth_card_is_turned_when_everybody_has_his_cards() -> None:
    state = to_deal(10, 0, 10, house=BY_HAND)
    early = ("CSP-147", {"dealt": False})
    assert refusal(decide, state, DEALER, TurnUpcard()) == early
    then = after(state, deal_cards(state))
    for seat in (A, C):
        short = replace_at_seat(then, seat, cards=then.places[seat].cards[:4])
        assert refusal(decide, short, DEALER, TurnUpcard()) == early
    assert refusal(decide, replace_fields(then, bank=Bank(cards=then.bank.cards[:4])), DEALER, TurnUpcard()) == early
    assert after(then, *decide(then, DEALER, TurnUpcard())).phase is Phase.CHOOSE, "prego"


@clause("AMB-14", "CSP-030")
@pytest.mark.parametrize("method", list(Shuffling))
def test_the_banks_last_card_in_the_order_of_dealing_is_turned(method: Shuffling) -> None:
    state = to_deal(10, 10, house=house(shuffling=method))
    then = after(state, deal_cards(state))
    last = DECK_52[14]
    assert decide(then, DEALER, TurnUpcard()) == (UpcardTurned(card=last),)
    assert after(then, *decide(then, DEALER, TurnUpcard())).bank.upcard is last


@given(
    order=st.permutations(DECK_52),
    plays=st.lists(st.booleans(), min_size=1, max_size=7),
    method=st.sampled_from(Shuffling),
)
def test_every_card_lies_in_one_place(order: list[Card], plays: list[bool], method: Shuffling) -> None:
    state = to_deal(*(10 * playing for playing in plays), house=house(shuffling=method), order=tuple(order))
    event = deal_cards(state)
    assert [len(hand) for hand in event.hands] == [5 * playing for playing in plays]
    assert len(event.bank) == 5
    lying = [card for hand in (*event.hands, event.bank, event.stub) for card in hand]
    assert sorted(numbers(tuple(lying))) == list(range(52))
    assert decide(after(state, event), DEALER, TurnUpcard()) == (UpcardTurned(card=event.bank[-1]),)
