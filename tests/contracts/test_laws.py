"""The laws of all games find faults: each law is checked with a game that has one fault."""

import random
from collections.abc import Mapping, Sequence
from typing import Any
from unittest import mock

import pytest
from msgspec.structs import replace

from kitapi.cards import CardSet, read_cards
from kitapi.games.prefa.rules.actions import Discard, Hold, NameContract, Pass
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.state import Bidding
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Contribute, Field, Form, Nonce, Permutation, Shuffled, Subset
from kitapi.ledger import Account, Transfer
from kitapi_testing.game_case import clauses_of
from kitapi_testing.game_contract import covers
from kitapi_testing.games.prefa.case import PREFA_CASE, PrefaCase
from kitapi_testing.laws import dealt_seats_are_named, every_law_after_every_event, replay_is_live
from kitapi_testing.strategies import Moment, sitting


def moments(deals: int = 4) -> list[Moment]:
    return list(sitting(PREFA_CASE.game, PrefaTerms(), random.Random(5), deals=deals))


def ask(case: PrefaCase) -> None:
    for moment in moments():
        every_law_after_every_event(case, moment)


def test_a_sound_game_breaks_no_law() -> None:
    ask(PREFA_CASE)
    replay_is_live(PREFA_CASE, moments(1))
    dealt_seats_are_named(PREFA_CASE, moments(1))


def test_a_seat_said_to_have_no_cards_once_they_are_played_is_found() -> None:
    class Forgets(PrefaCase):
        game: Any = mock.Mock(wraps=PREFA_CASE.game)

    Forgets.game.is_dealt = lambda state, seat: bool(getattr(state, "hands", None) and state.hands[seat])
    with pytest.raises(AssertionError):
        dealt_seats_are_named(Forgets(), moments(1))


def test_a_card_in_two_places_is_found() -> None:
    class Doubles(PrefaCase):
        def places(self, state: Any) -> Mapping[str, CardSet]:
            places = dict(super().places(state))
            return {**places, "discards": places["hand0"]} if isinstance(state, Bidding) else places

    with pytest.raises(AssertionError, match="discards holds a card that lies elsewhere too"):
        ask(Doubles())


def test_a_card_that_is_nowhere_is_found() -> None:
    class Loses(PrefaCase):
        def places(self, state: Any) -> Mapping[str, CardSet]:
            return {place: cards for place, cards in super().places(state).items() if place != "talon"}

    with pytest.raises(AssertionError, match="cards are missing"):
        ask(Loses())


def test_money_from_nowhere_is_found() -> None:
    class Creates(PrefaCase):
        def balances(self, state: Any) -> Mapping[Account, int]:
            balances = dict(super().balances(state))
            return {**balances, Account("kasa"): balances[Account("kasa")] + 1}

    with pytest.raises(AssertionError, match="do not add up to zero"):
        ask(Creates())


def test_money_that_moves_without_a_transfer_is_found() -> None:
    class Hides(PrefaCase):
        def transfers(self, event: Any) -> Sequence[Transfer]:
            return super().transfers(event)[1:]

    with pytest.raises(AssertionError, match="moved money without a transfer"):
        ask(Hides())


def test_a_sheet_that_tells_another_balance_is_found() -> None:
    over = next(moment for moment in moments() if PREFA_CASE.transfers(moment.events[-1]))
    settled = over.after.settled
    sheet = settled.written.sheet
    owed = ((0, 1, 0), *sheet.owed[1:])
    written = replace(settled.written, sheet=replace(sheet, owed=owed))
    with pytest.raises(AssertionError):
        PREFA_CASE.extra_laws(replace(over.after, settled=replace(settled, written=written)))


def test_a_state_that_the_record_does_not_give_is_found() -> None:
    deal = moments(1)
    dealt = next(moment for moment in deal if isinstance(moment.after, Bidding))
    tampered = replace(dealt.after, hands=dealt.after.hands[::-1])
    altered = [one._replace(states=(*one.states[:-1], tampered)) if one is dealt else one for one in deal]
    with pytest.raises(AssertionError, match="replayed"):
        replay_is_live(PREFA_CASE, altered)


def test_the_clauses_are_those_of_the_rulebook() -> None:
    clauses = clauses_of(PREFA_CASE)
    assert {"PREFA-DEAL-01", "PREFA-PAY-10", "PREFA-KIT-06"} <= clauses
    assert len(clauses) > 40


SPADES = read_cards("7s 8s 9s")
COVERED = [
    (Subset(action="discard", of=SPADES, size=2), Discard(SPADES[:2]), Discard(SPADES[1::-1])),
    (Form(action="name_contract", fields=(Field(name="aces", values=(False,)),)), NameContract(Contract("6s"), False)),
    (Nonce(action="contribute", bytes=16), Contribute("0f" * 16)),
    (Permutation(of=SPADES), Shuffled(order=SPADES[::-1], algorithm="", secret="")),
    (Pass(), Pass()),
]
UNCOVERED = [
    (
        Subset(action="discard", of=SPADES, size=2),
        Discard(SPADES),
        Discard(SPADES[:1] * 2),
        Discard(read_cards("7s 7c")),
    ),
    (Form(action="name_contract", fields=(Field(name="aces", values=(False,)),)), NameContract(Contract("6s"), True)),
    (Nonce(action="contribute", bytes=16), Contribute(""), Pass()),
    (Permutation(of=SPADES), Shuffled(order=SPADES[:2], algorithm="", secret=""), Pass()),
    (Pass(), Hold()),
]


@pytest.mark.parametrize(("option", "actions"), [(option, actions) for option, *actions in COVERED])
def test_an_option_covers_its_actions(option: Any, actions: list[Any]) -> None:
    assert all(covers(option, action) for action in actions)


@pytest.mark.parametrize(("option", "actions"), [(option, actions) for option, *actions in UNCOVERED])
def test_an_option_covers_no_other_action(option: Any, actions: list[Any]) -> None:
    assert not any(covers(option, action) for action in actions)
