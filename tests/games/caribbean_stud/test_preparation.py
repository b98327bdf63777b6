"""The steps before any stake: the next hand, opening the table; checking, washing, shuffling and cutting the deck."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.rules.decide import decide as decide_action
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.round.preparation import (
    begin,
    decide,
    decide_shuffle,
    open_hand,
    options,
    ready_to_shuffle,
    succession,
)
from kitapi.games.caribbean_stud.rules.table.actions import (
    CheckDecks,
    Contribute,
    CutCards,
    DeclineCut,
    InviteStakes,
    OfferCut,
    OpenTable,
    PlaceAnte,
    Wash,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    Contributed,
    CutDeclined,
    CutOffered,
    DeckCut,
    DeckReady,
    DecksChecked,
    DeckShuffled,
    DeckWashed,
    Event,
    HandOpened,
    ShuffleUnused,
    TableOpened,
)
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms, Shuffling
from kitapi.kernel import CHANCE, Actor, Nonce, Range, Seat, Shuffled, Unused, is_unused
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import COMMITMENT, A, B, C, D, after, house, refusal, sits, table

BY_HAND = house(shuffling=Shuffling.HAND)
BACKWARDS = tuple(reversed(DECK_52))
PART = "a1" * 16
"""A share in the shuffle."""


def first_hand(players: int = 3, **options_of_house: Any) -> StudState:
    """Return a table before its first hand."""
    terms = CaribbeanStudTerms(players=players, variant=house(**options_of_house))
    (event,) = open_hand(begin(terms, 0), COMMITMENT)
    return evolve(None, event)


def shuffle_event(order: tuple[Card, ...] = BACKWARDS) -> Shuffled:
    """Return the action of chance: a shuffled deck."""
    return Shuffled(order=order, algorithm="test", secret="5e" * 32)


def washed_table(players: int = 3, **more: Any) -> StudState:
    """Return a table whose deck is washed, and whose seats have all given their share."""
    fields = {"checked": True, "washed": True, **more}
    return table(Phase.PREPARE, *(sits(share=PART) for _ in range(players)), **fields)


def to_be_cut(*parts: str | None, cutter: Seat = A, **more: Any) -> StudState:
    """Return a deck shuffled by hand, with the seats' shares in it; an empty one is of a seat that is away."""
    sitting = [sits(share=part) for part in parts or (PART,) * 4]
    fields = {"checked": True, "washed": True, "shuffled": True, "order": BACKWARDS, **more}
    return table(Phase.PREPARE, *sitting, house=BY_HAND, opened={"cutter": cutter}, **fields)


def do_action(state: StudState, actor: Actor, action: Any) -> StudState:
    """``state`` after an action of ``actor``."""
    return after(state, *decide(state, actor, action))


def shuffle_of(events: tuple[Event, ...]) -> DeckShuffled:
    """Return the shuffle among ``events``."""
    (found,) = [event for event in events if isinstance(event, DeckShuffled)]
    return found


# From hand to hand


@clause("CSP-010", "AMB-68")
def test_the_first_hand_begins_at_a_closed_table_with_all_its_data() -> None:
    terms = CaribbeanStudTerms(players=4, variant=house(minimum=10, dotation=900))
    (event,) = open_hand(begin(terms, 3), COMMITMENT)
    assert isinstance(event, HandOpened)
    assert (event.number, event.deck, event.cutter) == (1, 0, A), "the leftmost player, whoever was drawn"
    assert event.terms == terms
    assert (event.balances["float"], event.balances["house"]) == (900, -900)
    assert sum(event.balances.values()) == 0
    assert event.results == (0, 0, 0, 0)
    assert event.commitment == COMMITMENT
    assert evolve(None, event).phase is Phase.CLOSED


@clause("CSP-010")
def test_game_over_opens_the_table() -> None:
    assert decide(first_hand(), DEALER, OpenTable()) == (TableOpened(),)
    assert do_action(first_hand(), DEALER, OpenTable()).phase is Phase.PREPARE


@clause("CSP-002")
def test_the_two_decks_are_used_in_turn() -> None:
    state, decks = first_hand(), []
    for number in range(1, 5):
        decks.append(state.opened.deck)
        setup = succession(replace(state, phase=Phase.OVER))
        assert setup is not None
        assert setup.number == number + 1
        state = evolve(None, open_hand(setup, COMMITMENT)[0])
    assert decks == [0, 1, 0, 1]


@clause("AMB-38")
def test_each_hand_the_cut_begins_one_seat_further_to_the_right() -> None:
    cutters = []
    for cutter in (A, B, C, D):
        setup = succession(replace(to_be_cut(cutter=cutter), phase=Phase.OVER))
        assert setup is not None
        cutters.append(setup.cutter)
    assert cutters == [B, C, D, A]


@clause("AMB-38")
def test_the_next_cut_begins_right_of_the_player_who_was_offered_it_first_not_of_an_empty_seat() -> None:
    setup = succession(replace(to_be_cut("", "", PART, PART), phase=Phase.OVER))
    assert setup is not None
    assert setup.cutter == D
    nobody = succession(replace(to_be_cut("", "", "", ""), phase=Phase.OVER))
    assert nobody is not None
    assert nobody.cutter == B


def test_chips_and_results_are_carried_over() -> None:
    over = table(Phase.OVER, sits(stack=70), sits(stack=30), results=(20, -20))
    setup = succession(over)
    assert setup is not None
    assert (setup.balances, setup.results, setup.terms) == (over.balances, (20, -20), over.opened.terms)
    state = evolve(None, open_hand(setup, COMMITMENT)[0])
    assert (state.chips(A), state.chips(B), state.results) == (70, 30, (20, -20))


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_nothing_follows_a_hand_that_is_not_over(phase: Phase) -> None:
    assert succession(table(phase, sits())) is None


# Check and wash


@clause("CSP-011")
def test_the_decks_are_checked_before_they_are_washed() -> None:
    state = do_action(first_hand(), DEALER, OpenTable())
    assert refusal(decide, state, DEALER, Wash()) == ("CSP-011", {})
    assert decide(state, DEALER, CheckDecks()) == (DecksChecked(),)
    assert decide(do_action(state, DEALER, CheckDecks()), DEALER, Wash()) == (DeckWashed(),)


@clause("AMB-37", "CSP-011")
def test_the_decks_are_checked_once_before_the_first_hand_only() -> None:
    checked = do_action(do_action(first_hand(), DEALER, OpenTable()), DEALER, CheckDecks())
    assert refusal(decide, checked, DEALER, CheckDecks()) == ("AMB-37", {"checked": True})
    setup = succession(replace(checked, phase=Phase.OVER))
    assert setup is not None
    second = evolve(None, open_hand(setup, COMMITMENT)[0])
    assert second.phase is Phase.PREPARE, "the table is open"
    assert refusal(decide, second, DEALER, CheckDecks()) == ("AMB-37", {"checked": True})
    assert decide(second, DEALER, Wash()) == (DeckWashed(),), "the deck is washed before every hand"


@clause("CSP-012")
def test_a_deck_is_washed_once_and_not_shuffled_before() -> None:
    dry = washed_table(washed=False)
    assert not ready_to_shuffle(dry)
    wet = do_action(dry, DEALER, Wash())
    assert ready_to_shuffle(wet)
    assert refusal(decide, wet, DEALER, Wash()) == ("CSP-012", {"washed": True})


# Shares in the shuffle


@clause("AMB-37")
def test_every_seat_gives_its_share_once_and_then_chance_is_to_act() -> None:
    state = table(Phase.PREPARE, sits(), sits(), checked=True, washed=True)
    for seat, value in ((B, PART), (A, "")):
        assert not ready_to_shuffle(state)
        assert options(state, seat) == (Nonce(action="contribute", bytes=16),)
        assert decide(state, seat, Contribute(value=value)) == (Contributed(seat=seat, value=value),)
        state = do_action(state, seat, Contribute(value=value))
        assert options(state, seat) == ()
        assert refusal(decide, state, seat, Contribute(value=PART)) == ("AMB-37", {"share": "given"})
    assert ready_to_shuffle(state)


def test_a_share_may_be_given_before_the_table_is_open() -> None:
    state = first_hand()
    assert options(state, C) == (Nonce(action="contribute", bytes=16),)
    assert do_action(state, C, Contribute(value=PART)).shuffle.values[C] == PART
    assert not ready_to_shuffle(replace(washed_table(), phase=Phase.CLOSED))


@clause("AMB-37")
@pytest.mark.parametrize("method", list(Shuffling))
def test_chance_acts_once_in_a_hand_and_before_the_stakes(method: Shuffling) -> None:
    state = washed_table(house=house(shuffling=method))
    assert refusal(decide_action, state, A, PlaceAnte(amount=10)) == ("CSP-021", {"phase": "prepare"})
    assert refusal(decide_action, state, DEALER, InviteStakes()) == ("CSP-021", {"phase": "prepare"})
    then = after(state, *decide_action(state, CHANCE, shuffle_event()))
    assert refusal(decide_action, then, CHANCE, shuffle_event()) == ("AMB-37", {"chance": True})
    assert not ready_to_shuffle(then)
    assert then.deck.order == BACKWARDS
    assert not then.preparation.invited
    assert options(then, A) == ()


@clause("AMB-37")
@pytest.mark.parametrize(
    ("phase", "shuffled_before"), [(Phase.OVER, False), (Phase.OVER, True), (Phase.PREPARE, False)]
)
def test_a_table_closed_before_its_deck_was_shuffled_shows_what_it_was_bound_to(
    phase: Phase, shuffled_before: bool
) -> None:
    state = table(phase, sits(), closed=True, shuffled=shuffled_before)
    if phase is Phase.PREPARE or shuffled_before:
        assert refusal(decide_action, state, CHANCE, Unused(secret="5e" * 32)) == ("AMB-37", {"unused": False})
    else:
        [event] = decide_action(state, CHANCE, Unused(secret="5e" * 32))
        assert event == ShuffleUnused(secret="5e" * 32)
        assert not is_unused(CARIBBEAN_STUD, after(state, event))
    assert refusal(decide_action, state, A, Unused(secret="5e" * 32)) == ("AMB-37", {"chance": False})


# By hand


@clause("CSP-013")
def test_by_hand_the_deck_is_shuffled_three_times_and_then_cut() -> None:
    state = washed_table(house=BY_HAND)
    events = decide_shuffle(state, shuffle_event())
    assert (shuffle_of(events).method, shuffle_of(events).times) == (Shuffling.HAND, 3)
    assert events == (shuffle_of(events),), "not ready yet"
    assert (shuffle_of(events).algorithm, shuffle_of(events).secret) == ("test", "5e" * 32)
    then = after(state, *events)
    assert then.phase is Phase.PREPARE
    then = do_action(do_action(then, DEALER, OfferCut(seat=A)), A, CutCards(amount=20))
    assert then.phase is Phase.STAKES
    assert then.deck.order == BACKWARDS[20:] + BACKWARDS[:20], "the portions are swapped"


@clause("CSP-013")
def test_there_is_nothing_to_cut_before_the_shuffle() -> None:
    state = washed_table(house=BY_HAND)
    for actor, action in ((DEALER, OfferCut(seat=A)), (DEALER, CutCards(amount=20)), (A, DeclineCut())):
        assert refusal(decide, state, actor, action) == ("CSP-013", {"shuffled": False})


@clause("AMB-15", "CSP-013")
@pytest.mark.parametrize("amount", [0, 1, 4, 48, 51, 52])
def test_a_cut_that_leaves_fewer_than_five_cards_in_a_part_is_refused(amount: int) -> None:
    facts = {"amount": amount, "fewest": 5, "most": 47}
    assert refusal(decide, to_be_cut(offered=A), A, CutCards(amount=amount)) == ("AMB-15", facts)
    assert refusal(decide, to_be_cut("", ""), DEALER, CutCards(amount=amount)) == ("AMB-15", facts)


@clause("AMB-15", "CSP-013")
@pytest.mark.parametrize("amount", [5, 26, 47])
def test_both_parts_have_five_cards_or_more(amount: int) -> None:
    state = to_be_cut(offered=A)
    assert options(state, A) == (Range(action="cut", lowest=5, highest=47, step=1), DeclineCut())
    cut = DeckCut(seat=A, amount=amount)
    assert decide(state, A, CutCards(amount=amount)) == (cut, DeckReady(green_light=False))


@clause("AMB-38", "AMB-36")
def test_the_cut_is_offered_from_left_to_right_and_who_declines_passes_it_on() -> None:
    state, cutters = to_be_cut(cutter=C), []
    for seat in (C, D, A, B):
        for other in {A, B, C, D} - {seat}:
            assert refusal(decide, state, DEALER, OfferCut(seat=other)) == ("AMB-38", {"turn": str(seat)})
        assert refusal(decide, state, DEALER, CutCards(amount=26)) == ("AMB-38", {"turn": str(seat)})
        assert decide(state, DEALER, OfferCut(seat=seat)) == (CutOffered(seat=seat),)
        state = do_action(state, DEALER, OfferCut(seat=seat))
        cutters.append(state.preparation.offered)
        assert decide(state, seat, DeclineCut()) == (CutDeclined(seat=seat),)
        state = do_action(state, seat, DeclineCut())
    assert cutters == [C, D, A, B]
    assert refusal(decide, state, DEALER, OfferCut(seat=C)) == ("AMB-38", {"turn": None})
    assert decide(state, DEALER, CutCards(amount=30)) == (DeckCut(seat=None, amount=30), DeckReady(green_light=False))
    assert do_action(state, DEALER, CutCards(amount=30)).phase is Phase.STAKES


@clause("AMB-38")
def test_only_the_player_to_whom_the_deck_is_offered_cuts_or_declines() -> None:
    for state, turn in ((to_be_cut(offered=B), "1"), (to_be_cut(), None)):
        for action in (CutCards(amount=20), DeclineCut()):
            assert refusal(decide, state, C, action) == ("AMB-38", {"turn": turn})
        assert options(state, C) == ()


@clause("AMB-38")
def test_seats_that_are_away_are_passed_over() -> None:
    state = to_be_cut("", PART, "", PART)
    assert refusal(decide, state, DEALER, OfferCut(seat=A)) == ("AMB-38", {"turn": "1"})
    state = do_action(do_action(state, DEALER, OfferCut(seat=B)), B, DeclineCut())
    assert decide(state, DEALER, OfferCut(seat=D)) == (CutOffered(seat=D),)
    assert decide(to_be_cut("", "", ""), DEALER, CutCards(amount=26))[0] == DeckCut(seat=None, amount=26)


@clause("AMB-38")
def test_a_player_who_does_not_answer_has_let_the_next_one_cut() -> None:
    state = do_action(to_be_cut(PART, PART), DEALER, OfferCut(seat=A))
    assert decide(state, DEALER, OfferCut(seat=B)) == (CutDeclined(seat=A), CutOffered(seat=B))
    state = do_action(state, DEALER, OfferCut(seat=B))
    assert (state.preparation.declined, state.preparation.offered) == ((A,), B)
    last = (CutDeclined(seat=B), DeckCut(seat=None, amount=26), DeckReady(green_light=False))
    assert decide(state, DEALER, CutCards(amount=26)) == last
    assert refusal(decide, state, DEALER, OfferCut(seat=A)) == ("AMB-38", {"turn": None})


# By machine


@clause("CSP-014", "CSP-003")
def test_by_machine_the_deck_is_shuffled_once_and_ready_with_the_green_light() -> None:
    state = washed_table()
    events = decide_shuffle(state, shuffle_event())
    assert events == (shuffle_of(events), DeckReady(green_light=True))
    assert (shuffle_of(events).method, shuffle_of(events).times) == (Shuffling.MACHINE, 1)
    then = after(state, *events)
    assert (then.phase, then.deck.order) == (Phase.STAKES, BACKWARDS)


@clause("CSP-014")
def test_nobody_cuts_a_deck_from_the_machine() -> None:
    state = washed_table(shuffled=True, order=BACKWARDS, offered=A)
    for actor, action in ((DEALER, OfferCut(seat=A)), (A, CutCards(amount=20)), (A, DeclineCut())):
        assert refusal(decide, state, actor, action) == ("CSP-014", {})


@clause("AMB-39", "CSP-003")
@pytest.mark.parametrize("order", [DECK_52[1:], (*DECK_52, DECK_52[0]), ()])
def test_the_machine_gives_no_green_light_to_a_wrong_number_of_cards(order: tuple[Card, ...]) -> None:
    state = washed_table()
    assert refusal(decide_shuffle, state, shuffle_event(order)) == ("AMB-39", {"cards": len(order)})
    assert ready_to_shuffle(state), "another deck is awaited"


@clause("CSP-146")
@pytest.mark.parametrize("method", list(Shuffling))
def test_the_deck_is_the_52_cards_each_once(method: Shuffling) -> None:
    state = washed_table(house=house(shuffling=method))
    twice = (DECK_52[0], *DECK_52[:-1])
    assert refusal(decide_shuffle, state, shuffle_event(twice)) == ("CSP-146", {"cards": 52})
    assert shuffle_of(decide_shuffle(state, shuffle_event())).order == BACKWARDS


@clause("CSP-146")
@pytest.mark.parametrize("order", [DECK_52[1:], (*DECK_52, DECK_52[0]), ()])
def test_by_hand_too_a_wrong_number_of_cards_is_refused(order: tuple[Card, ...]) -> None:
    assert refusal(decide_shuffle, washed_table(house=BY_HAND), shuffle_event(order)) == (
        "CSP-146",
        {"cards": len(order)},
    )


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (Phase.CLOSED, Phase.PREPARE)])
def test_nothing_is_requested_of_a_seat_once_the_deck_is_ready(phase: Phase) -> None:
    assert options(table(phase, sits(), sits()), A) == ()
