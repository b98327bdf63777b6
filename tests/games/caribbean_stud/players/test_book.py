"""The player ``book``: it never errs against the exact odds, and sees no more than its seat."""

import math
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.arena.deals import play_deal
from kitapi.arena.simulation import simulate
from kitapi.cards import DECK_52, Card, read_cards
from kitapi.games.caribbean_stud.odds.decision import BadCards, decision, value_after_exchange
from kitapi.games.caribbean_stud.odds.house import break_even_of
from kitapi.games.caribbean_stud.players.book import book
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.parts import Stub
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms, CaribbeanStudVariant, Qualification
from kitapi.registry import PACKAGES
from kitapi.workers.bots import choose, player_of
from kitapi_testing.games.caribbean_stud.tables import A, house, replace_fields, sits, table
from kitapi_testing.games.trick_tables import moments

STUD = CARIBBEAN_STUD
EXPECTED = Fraction(-820_231_408_501, 69_766_306_810_200)
"""The expectation of perfect play in the game with an exchange, in ANTEs."""


def choose_by_book(state: StudState) -> Any:
    return book(STUD.view(state, A), (), Random(1), 1.0)


def spot(cards: list[Card], *, rules: Any = None, **seat: Any) -> StudState:
    """Return five cards of the seat, and then the bank's, the last of them turned."""
    hand, bank = (" ".join(card.value for card in part) for part in (cards[:5], cards[5:10]))
    return table(Phase.CHOOSE, sits(hand, **{"ante": 5, **seat}), bank=bank, house=rules or house())


def action_named(best: str) -> Any:
    """Return the action that a decision calls best."""
    if best == "fold":
        return actions.Fold()
    _word, *card = best.split()
    return actions.AskExchange(card=read_cards(card[0])[0]) if card else actions.Raise(amount=10)


HOUSES = (
    CaribbeanStudVariant(),
    CaribbeanStudVariant(exchange_fee=2, qualification=Qualification.ACE_OR_KING),
    CaribbeanStudVariant(exchange_table=(5, 5, 5, 3, 3, 3, 2, 2, 1)),
)


@pytest.mark.parametrize("rules", HOUSES)
def test_it_never_errs_against_the_exact_odds_of_its_house(rules: CaribbeanStudVariant) -> None:
    rng, seen = Random(3), set()
    fields = {name: getattr(rules, name) for name in rules.__struct_fields__}
    for _ in range(80):
        cards = rng.sample(DECK_52, 10)
        best = decision(cards[:5], cards[9], rules).best
        assert choose_by_book(spot(cards, rules=house(**fields))) == action_named(best)
        seen.add(best.split()[0])
    assert seen == {"fold", "raise", "exchange"}


def test_its_choices_have_the_value_of_the_whole_game() -> None:
    rng, values = Random(5), []
    for _ in range(400):
        cards = rng.sample(DECK_52, 10)
        odds = decision(cards[:5], cards[9])
        match choose_by_book(spot(cards)):
            case actions.Fold():
                values.append(float(odds.fold))
            case actions.Raise():
                values.append(float(odds.raise_))
            case actions.AskExchange(card=card):
                values.append(float(odds.exchange[card]))
    mean = sum(values) / len(values)
    error = math.sqrt(sum((one - mean) ** 2 for one in values)) / len(values)
    assert abs(mean - float(EXPECTED)) < 4 * error < 0.4


def test_whole_hands_have_the_value_of_the_whole_game() -> None:
    [line] = simulate(PACKAGES["caribbean-stud"], 120, ["book"], seed=6)["players"]
    ante = STUD.codec.read_terms(b"{}").variant.minimum
    assert abs(line["mean"] / ante - float(EXPECTED)) < 4 * line["standard_error"] / ante


def test_after_an_exchange_it_raises_where_that_is_better_than_a_fold() -> None:
    rng, raised = Random(9), 0
    for _ in range(80):
        cards = rng.sample(DECK_52, 11)
        discard, new = cards[rng.randrange(5)], cards[10]
        state = spot(cards[:10], passed=True, exchange=Exchange(discard=discard, new=new))
        final = [new if card == discard else card for card in cards[:5]]
        raises = value_after_exchange(final, discard, cards[9]) > -1
        assert choose_by_book(state) == (actions.Raise(amount=10) if raises else actions.Fold())
        raised += raises
    assert 10 < raised < 70


def test_values_of_served_hands_add_up_to_the_value_of_the_exchange() -> None:
    for line, upcard in (("As Kd Qh Jc 4s", "Ah"), ("9s 9d 5s 3s 2s", "Ks"), ("8h 7h 6h 5h 2c", "4h")):
        hand, turned = read_cards(line), read_cards(upcard)[0]
        for at, discard in enumerate(hand):
            news = [card for card in DECK_52 if card not in (*hand, turned)]
            ends = [value_after_exchange((*hand[:at], new, *hand[at + 1 :]), discard, turned) for new in news]
            assert (
                sum(max(end, Fraction(-1)) for end in ends) / len(news) - 1 == decision(hand, turned).exchange[discard]
            )


@pytest.mark.parametrize(("discard", "upcard"), [("As", "Ah"), ("Ah", "As"), ("Ah", "Ah")])
def test_no_card_of_a_served_hand_lies_twice(discard: str, upcard: str) -> None:
    with pytest.raises(BadCards):
        value_after_exchange(read_cards("As Kd Qh Jc 4s"), read_cards(discard)[0], read_cards(upcard)[0])


def test_it_asks_for_no_card_after_which_it_could_not_raise() -> None:
    cards = list(read_cards("Ks Qs Js Ts 2d 7h 4c 9d 3h 8d"))
    odds = decision(cards[:5], cards[9])
    assert odds.best == "exchange 2d"
    assert choose_by_book(spot(cards, stack=15)) == actions.AskExchange(card=cards[4])
    alone = action_named("raise") if odds.raise_ > odds.fold else action_named("fold")
    assert choose_by_book(spot(cards, stack=14)) == alone


def test_it_changes_a_note_where_the_chips_do_not_reach_for_a_card() -> None:
    assert choose_by_book(table(Phase.STAKES, sits(stack=21))) == actions.ChangeNotes()
    assert choose_by_book(table(Phase.STAKES, sits(stack=22))) == actions.PlaceAnte(amount=5)


def test_it_gives_no_hand_away_that_wins_more_of_the_jackpot() -> None:
    cards = list(read_cards("Ks Qs Js 9s 2s Ah 4c 9d 3h 8d"))
    rules = house(table=(100, 50, 20, 7, 1, 1, 1, 1, 1), exchange_table=(9000, 9000, 20, 7, 5, 4, 3, 2, 1))
    assert decision(cards[:5], cards[9], rules).best.startswith("exchange")
    assert isinstance(choose_by_book(spot(cards, rules=rules)), actions.AskExchange)
    view = STUD.view(spot(cards, rules=rules, lamp=True), A)
    without = replace(view, options=tuple(one for one in view.options if not isinstance(one, actions.Declare)))
    rich = replace(without, house=replace(rules, flush=100_000))
    assert book(rich, (), Random(1), 1.0) == actions.Raise(amount=10)


@pytest.mark.parametrize(("above", "plays"), [(0, False), (1, True)])
def test_it_buys_a_token_where_the_meter_is_above_the_break_even(above: int, plays: bool) -> None:
    rules = house(four_of_a_kind=500, full_house=100, flush=75)
    meter = math.floor(break_even_of(rules)) + above
    staked = replace_fields(table(Phase.STAKES, sits(ante=5), house=rules), meter=None)
    view = STUD.house.add_display(STUD.view(staked, A), meter)
    answer = book(view, (), Random(1), 1.0)
    assert answer == (actions.InsertToken() if plays else actions.Wave())


def test_the_break_even_is_the_published_one() -> None:
    dear = house(token=1, meter_share=1, four_of_a_kind=500, full_house=100, flush=50)
    assert round(float(break_even_of(dear)), 2) == 218_047.37


def test_what_lies_hidden_changes_nothing() -> None:
    rng, compared = Random(2), 0
    for number in range(6):
        for moment in moments(STUD, number, "book", "simple", terms=CaribbeanStudTerms(players=3)):
            state = moment.state
            if moment.seat or moment.view.phase is not Phase.CHOOSE:
                continue
            twin = hidden_changed(state, rng)
            assert STUD.codec.write_view(STUD.view(twin, A)) == moment.view_json
            request = ("book", STUD.name, moment.view_json, moment.history_json, moment.seed, 1.0)
            assert choose(*request) == STUD.codec.write_action(moment.action)
            assert player_of("book", STUD.name)(STUD.view(twin, A), (), Random(7), 1.0) == moment.action
            compared += 1
    assert compared > 4


def hidden_changed(state: StudState, rng: Random) -> StudState:
    """Return a twin world for seat 0: the bank's four hidden cards and cards of the stub are exchanged."""
    pool = [*state.bank.cards[:4], *state.stub.cards]
    rng.shuffle(pool)
    return replace_fields(
        state, bank=replace(state.bank, cards=(*pool[:4], state.bank.cards[4])), stub=Stub(cards=tuple(pool[4:]))
    )


def test_it_plays_whole_sittings_where_chips_are_few() -> None:
    for number in range(4):
        terms = CaribbeanStudTerms(players=2, variant=house(buy_in=15, token=1, four_of_a_kind=5000))
        state = play_deal(STUD, terms, number, [book, book], seed=2)
        assert STUD.is_over(state)
        assert sum(state.balances.values()) == 0
        assert all(state.chips_on(seat, Wager.ANTE) == 0 for seat in state.seats)
