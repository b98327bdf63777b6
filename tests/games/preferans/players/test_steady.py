"""The steady player of Preferans: its calls, exchange, names, answers and cards."""

from itertools import product

import pytest

from kitapi.cards import Card, Suit, cards_of, read_cards
from kitapi.games.preferans.players.betl import betl_chance, is_sure_betl, suit_safety
from kitapi.games.preferans.players.expected_value import expected_value
from kitapi.games.preferans.players.plans import plan_value, plans_with
from kitapi.games.preferans.players.situation import situation_of
from kitapi.games.preferans.rules.actions import (
    Bid,
    Decline,
    Discard,
    FromHand,
    GiveWay,
    Hold,
    Invite,
    Kontra,
    NameGame,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.deal_facts import GameFacts
from kitapi.games.preferans.rules.events import DealSettled
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.variant import DutyGames, PreferansVariant
from kitapi.players.tricks.betl_defence import lure
from kitapi.players.tricks.holdings import DECK, card_of, hand_of
from kitapi.players.tricks.situation import Situation
from kitapi_testing.games.trick_tables import moments
from tests.games.preferans.players.tables import after, deal_hand

HEARTS = "Ah Kh Qh Jh 9h 8h As Ks 7c 8d"
"""A hand for hearts that the talon would improve."""
WEAK = "7s 8s Qs 9c Tc Jc 8d Td Jd Qh"
LOW = "7s 8s 9s 7c 8c 7d 8d 9d 7h 8h"
"""A hand that can take no trick: the lowest cards of every suit."""
TOP = "As Ks Qs Ac Kc Qc Ad Kd Ah Kh"
"""A hand that takes all ten tricks, whoever leads and in whatever order."""
BEATS_HEARTS = "Ah Kh Qh Jh As Ks Ac Kc 7d 8d"


def test_the_forehand_opens_with_one_whatever_he_holds_but_for_a_hand_that_needs_no_talon() -> None:
    assert deal_hand(WEAK).answer() == Bid(1)
    assert deal_hand(HEARTS).answer() in {Bid(1), FromHand()}
    assert deal_hand(TOP).answer() == FromHand()


def test_with_a_plan_he_bids_the_next_number_and_never_jumps() -> None:
    assert after(deal_hand(HEARTS, place=1), "1").answer() in {Bid(2), FromHand()}
    assert after(deal_hand("Ah Kh 9h 8h 7h As 8s 7s Kc 7c", place=1), "1").answer() == Bid(2)


def test_with_a_weak_hand_he_passes() -> None:
    assert after(deal_hand(WEAK, place=1), "1").answer() == Pass()
    assert after(deal_hand(WEAK), "1 2 pass").answer() == Pass()


def test_the_forehand_holds_rather_than_raises() -> None:
    assert after(deal_hand("Ah Kh 9h 8h 7h As 8s 7s Kc 7c"), "1 2 pass").answer() == Hold()


def test_a_number_above_what_the_hand_is_good_for_is_passed() -> None:
    assert after(deal_hand("As Ks 9s 8s 7s 8h 7h Kc 7c Jd"), "1 8 pass").answer() == Pass()


def test_at_one_a_hopeless_hand_is_thrown_in_and_a_good_one_played() -> None:
    hopeless = after(deal_hand(WEAK, talon="Td Jh".replace("Td", "9h")), "1 pass pass")
    assert hopeless.answer() == ThrowIn()
    assert isinstance(after(deal_hand(HEARTS), "1 pass pass").answer(), Discard)


def test_discards_and_game_are_chosen_together() -> None:
    moment = after(deal_hand(HEARTS, talon="9s Jd"), "1 pass pass")
    discard = moment.answer()
    assert isinstance(discard, Discard)
    assert not any(card.value[0] == "A" or card.value[1] == "h" for card in discard.cards)
    assert moment.go_on(discard).answer() == NameGame(GameNumber.HEARTS)


def test_for_betl_the_dangerous_cards_are_laid_away() -> None:
    moment = after(deal_hand("7s 8s 7c 8c 9c 7d 9d 7h 8h 9h", talon="Ac Kd"), "1 pass pass")
    discard = moment.answer()
    assert isinstance(discard, Discard)
    assert {card.value for card in discard.cards} == {"Ac", "Kd"}
    assert moment.go_on(discard).answer().game is GameNumber.BETL


@pytest.mark.parametrize(("hand", "game"), [(LOW, GameNumber.BETL), (TOP, GameNumber.PREFERANS)])
def test_a_game_nobody_can_beat_is_announced_open(hand: str, game: GameNumber) -> None:
    moment = after(deal_hand(hand), "hand pass pass")
    assert moment.answer() == NameGame(game, open=True)


def test_a_game_that_could_be_beaten_stays_closed() -> None:
    hand = "7s 8s 9s 7c 8c 7d 8d 9d 7h 9h"
    assert not is_sure_betl(hand_of(read_cards(hand)))
    named = after(deal_hand(hand), "hand pass pass").answer()
    assert named == NameGame(GameNumber.BETL, open=False)


def test_a_later_one_from_hand_gives_way_to_a_game_he_cannot_beat() -> None:
    moment = after(deal_hand("Ah Kh Qh Jh Th 9h 8h 7h As Ks", place=1), "hand hand pass")
    moment.go_on(NameGame(GameNumber.SEVEN))
    assert moment.answer() == GiveWay()


def against(hand: str, game: GameNumber = GameNumber.HEARTS) -> object:
    """Return the answer of a defender with ``hand`` to ``game``."""
    moment = after(deal_hand(hand, place=1), "1 pass pass")
    talon = moment.table.state.deal.dealt.talon
    return moment.go_on(Discard(talon), NameGame(game)).answer()


def test_kontra_is_said_with_five_tricks_in_the_hand_and_not_with_two() -> None:
    assert against(BEATS_HEARTS) == Kontra()
    assert against("7h 8h As Ks 9s 8c 7c 9d 8d Jd") == Decline()


def test_a_kontra_is_answered_only_where_the_game_is_sure() -> None:
    for hand, game, answer in ((TOP, GameNumber.PREFERANS, Kontra()), (WEAK, GameNumber.HEARTS, Decline())):
        moment = after(deal_hand(hand), "hand pass pass").go_on(NameGame(game), Kontra())
        assert moment.seat == 0
        assert moment.answer() == answer


@pytest.mark.parametrize(("hand", "plays"), [("7h 8h 9s 8s 7s 9c 8c 9d 8d 7d", False), (BEATS_HEARTS, True)])
def test_a_defender_with_hardly_a_trick_drops(hand: str, plays: bool) -> None:
    moment = after(deal_hand(hand, place=1, variant=PreferansVariant(defenders_may_drop=True)), "1 pass pass")
    talon = moment.table.state.deal.dealt.talon
    assert moment.go_on(Discard(talon), NameGame(GameNumber.HEARTS)).answer() == Participate(plays)


@pytest.mark.parametrize(("hand", "calls"), [("7h 8h As Ks 9s 8c 7c 9d 8d Jd", False), (BEATS_HEARTS, True)])
def test_a_lone_defender_calls_the_other_in_with_tricks_enough_for_both(hand: str, calls: bool) -> None:
    house = PreferansVariant(defenders_may_drop=True, invite=True)
    moment = after(deal_hand(hand, place=1, variant=house), "1 pass pass")
    talon = moment.table.state.deal.dealt.talon
    moment.go_on(Discard(talon), NameGame(GameNumber.HEARTS), Participate(True), Participate(False))
    assert moment.seat == 1
    assert moment.answer() == Invite(calls)


@pytest.mark.parametrize(("demanded", "answer"), [(False, Decline()), (True, Kontra())])
def test_a_kontra_that_leaves_demand_is_said_with_fewer_tricks(demanded: bool, answer: object) -> None:
    house = PreferansVariant(mandatory_kontra=demanded)
    moment = after(deal_hand("As Ks 8s Ac 9c Kd 8d 7d 9h 8h", place=1, variant=house), "1 pass pass")
    talon = moment.table.state.deal.dealt.talon
    assert moment.go_on(Discard(talon), NameGame(GameNumber.LEAVES)).answer() == answer


def test_the_safety_of_a_suit_in_betl_is_the_share_of_layouts_that_cannot_catch_it() -> None:
    assert suit_safety(0b1) == suit_safety(0b111) == suit_safety(0b10101) == 1.0
    # only the nine: if seven and eight are in one hand, one of them must be beaten; if not, the nine wins
    below, others = 2, 7
    caught = sum(
        1
        for where in product((0, 1), repeat=others)
        if any(
            any(where[low] == who for low in range(below))
            and (all(where[card] == who for card in range(others)) or any(where[low] != who for low in range(below)))
            for who in (0, 1)
        )
    )
    assert suit_safety(0b100) == 1 - caught / 2**others
    assert suit_safety(0b10000001) == 0.0


def test_betl_multiplies_its_suits() -> None:
    hand = hand_of(read_cards("7s 9s 7c 9c 7d 9d Jd 7h 8h 9h"))
    assert betl_chance(hand) == 1.0
    assert betl_chance(hand_of(read_cards("9s 7c"))) == suit_safety(0b100)


def test_values_follow_the_rules_of_the_house() -> None:
    all_ten = (*(0.0,) * 10, 1.0)
    best = max(plans_with(deal_hand(TOP).view, bits(TOP), GameNumber, from_hand=True), key=plan_value)
    assert best.game is GameNumber.PREFERANS
    # minus seven on the own head sum, plus one on each of the others', times ten; a third of each change is everybody's
    assert expected_value(deal_hand(TOP).view, GameNumber.SEVEN, all_ten, from_hand=False) == pytest.approx(160 / 3)
    no_duty = deal_hand(TOP, variant=PreferansVariant(duty_games=DutyGames.SUITS)).view
    assert expected_value(no_duty, GameNumber.SEVEN, all_ten, from_hand=False) == pytest.approx(140 / 3)
    nearly_over = deal_hand(TOP, variant=PreferansVariant(stake=1, duty_games=DutyGames.SUITS)).view
    assert expected_value(nearly_over, GameNumber.SEVEN, all_ten, from_hand=False) == pytest.approx(60 / 3)


def bits(cards: str) -> int:
    return hand_of(read_cards(cards))


def in_betl(
    hand: str, *, playable: str = "", best: str = "", best_seat: int | None = None, later: tuple[int, ...] = (2, 0)
) -> Situation:
    """Return a defender in seat 1 against the betl of seat 0."""
    return Situation(
        seat=1,
        hand=bits(hand),
        playable=bits(playable or hand),
        trump=0,
        best=bits(best) if best else 0,
        best_seat=best_seat,
        after=later,
        rivals=(0,),
        partner=2,
        unseen=DECK & ~bits(hand) & ~(bits(best) if best else 0),
        voids=(0, 0, 0, 0),
        need=0,
    )


def card(bit: int) -> str:
    return str(card_of(bit).value)


def test_against_betl_he_leaves_the_declarer_with_a_trick_he_has() -> None:
    s = in_betl("9s Ks 7c", playable="9s Ks", best="Ts", best_seat=0, later=(2,))
    assert card(lure(s)) == "9s"


def test_against_betl_he_leads_a_suit_in_which_the_declarer_can_hardly_duck() -> None:
    assert card(lure(in_betl("7s As 9c Tc Jd Qd"))) == "7s"


def test_against_betl_he_keeps_low_before_the_declarer_and_gets_rid_of_high_cards_after_him() -> None:
    assert card(lure(in_betl("9s Ks 7c", playable="9s Ks", best="8s", best_seat=2, later=(0,)))) == "9s"
    assert card(lure(in_betl("9s Ks 7c", playable="9s Ks", best="Qs", best_seat=2, later=()))) == "Ks"
    assert card(lure(in_betl("7c Ac 8d", best="Qs", best_seat=2, later=()))) == "Ac"


def test_a_defender_knows_that_the_talon_is_not_with_his_partner() -> None:
    looked = 0
    for number in range(20):
        for moment in moments(PREFERANS, number, "steady", seed=4):
            view = moment.view
            if view.phase.value != "playing" or view.open_hands or view.bargain.number is None:
                continue
            s = situation_of(view, hand_of(view.hand), moment.history)
            for other, cards in enumerate(moment.state.hands):
                held = hand_of(cards_of(cards))
                assert not held & s.voids[other]
                assert not held & ~s.unseen or other == moment.seat
            looked += s.partner is not None and bool(s.unseen & ~s.of(s.partner))
    assert looked > 20


def test_in_an_open_betl_the_defender_plays_the_declarers_card_that_takes_the_trick() -> None:
    hand = "7s 8s 9s 7c 8c Ac 7d 8d 7h 8h"
    moment = after(deal_hand(hand, place=1), "1 hand pass pass").go_on(NameGame(GameNumber.BETL, open=True))
    moment.go_on(Decline(), Decline())
    led = next(card for card in moment.view.hand if card.suit is Suit.CLUBS)
    moment.go_on(PlayCard(led))
    assert (moment.seat, moment.view.plays_for) == (2, 1)
    assert moment.answer() == PlayCard(Card("Ac"))


def test_steady_makes_three_games_in_four_and_throws_in_now_and_then() -> None:
    games, made, void = 0, 0, 0
    for number in range(120):
        *_, last = moments(PREFERANS, number, "steady", seed=6)
        settled = PREFERANS.decide(last.state, last.seat, last.action)[-1]
        assert isinstance(settled, DealSettled)
        if isinstance(settled.facts, GameFacts):
            games += 1
            made += bool(settled.settlement.won)
        else:
            void += 1
    assert made / games >= 0.75
    assert 5 < void < 60
