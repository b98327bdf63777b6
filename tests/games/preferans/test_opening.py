"""Table and deal: seats, dealers, the shuffle, and what is carried over to the next deal."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.cards import DECK_32, DECK_52
from kitapi.games.preferans.rules.actions import Pass
from kitapi.games.preferans.rules.events import CardsDealt, DealOpened, PotFed, SittingBrokenUp
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.opening import SHUFFLE, active_seats, next_to, resting_seat_of
from kitapi.games.preferans.rules.state import BrokenUp, DealSetup, PreferansState, Shuffling
from kitapi.games.preferans.rules.variant import PreferansTerms
from kitapi.kernel import CHANCE, SPECTATOR, Contribute, IllegalAction, Nonce, Permutation, Seat, Shuffled, apply
from kitapi_testing.clauses import clause
from tests.games.preferans.tables import COMMITMENT, A, B, C, D, Table, first_setup, refusal

HIGH_TO_LOW = "AKQJT987"
"""Horník is the queen, dolník the jack."""


def shuffle_event(*order: object) -> Shuffled:
    """Return the actions of chance."""
    return Shuffled(order=order, algorithm="test", secret="00" * 32)  # type: ignore[arg-type]


def open_deal(setup: DealSetup) -> Shuffling:
    """Return the state of a deal just opened."""
    state: PreferansState | None = None
    for event in PREFERANS.open(setup, COMMITMENT):
        state = PREFERANS.evolve(state, event)
    assert isinstance(state, Shuffling)
    return state


def contribute_all(setup: DealSetup) -> PreferansState:
    """Return a deal whose seats have all given their share in the shuffle."""
    state: PreferansState = open_deal(setup)
    for seat in range(setup.terms.players):
        state = apply(PREFERANS, state, Seat(seat), Contribute(f"{seat:032x}")).state
    return state


def deal_pack(setup: DealSetup) -> CardsDealt:
    """Return everybody's cards from a pack in the order of its box."""
    (event,) = PREFERANS.decide(contribute_all(setup), CHANCE, shuffle_event(*DECK_32))
    assert isinstance(event, CardsDealt)
    return event


@clause("SK-DEAL-01")
def test_the_pack_is_32_cards_from_the_ace_to_the_seven_in_four_suits() -> None:
    state = contribute_all(first_setup())
    assert PREFERANS.options(state, CHANCE) == (Permutation(of=DECK_32),)
    assert PREFERANS.deck(state) == DECK_32
    for suit in "sdhc":
        held = sorted((card for card in DECK_32 if card.value[1] == suit), key=lambda card: -card.index)
        assert "".join(card.value[0] for card in held) == HIGH_TO_LOW


@clause("SK-DEAL-01")
@pytest.mark.parametrize("order", [DECK_32[:31], (*DECK_32[:31], DECK_32[0]), DECK_52, (*DECK_32[:31], DECK_52[0]), ()])
def test_any_other_pack_is_refused(order: tuple[object, ...]) -> None:
    expected = ("SK-DEAL-01", {"cards": len(order)})
    assert refusal(contribute_all(first_setup()), CHANCE, shuffle_event(*order)) == expected


@clause("SK-DEAL-02")
def test_of_four_the_dealer_rests() -> None:
    for dealer in range(4):
        active = active_seats(Seat(dealer), 4)
        assert active == tuple(Seat((dealer + step) % 4) for step in (1, 2, 3))
    assert active_seats(A, 3) == (B, C, A)


@clause("SK-DEAL-02")
@pytest.mark.parametrize(("players", "dealer", "rests"), [(3, 0, None), (4, 2, C), (4, 3, D)])
def test_who_rests_is_the_dealer_of_four(players: int, dealer: int, rests: Seat | None) -> None:
    state = open_deal(replace(first_setup(players), dealer=Seat(dealer)))
    assert resting_seat_of(state.opened) == rests


@clause("SK-DEAL-02")
def test_who_rests_holds_nothing_wherever_he_sits() -> None:
    hands = deal_pack(replace(first_setup(4), dealer=B)).hands
    assert [len(hand) for hand in hands] == [10, 0, 10, 10]


@clause("SK-DEAL-03")
@pytest.mark.parametrize("players", [3, 4])
def test_turns_and_deal_go_to_the_next_seat(players: int) -> None:
    assert [next_to(Seat(seat), players) for seat in range(players)] == [*range(1, players), 0]


@clause("SK-DEAL-03")
@pytest.mark.parametrize(("players", "drawn"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 3)])
def test_the_first_dealer_is_the_one_drawn(players: int, drawn: int) -> None:
    assert PREFERANS.begin(PreferansTerms(players=players), drawn).dealer == drawn


@clause("SK-DEAL-03")
@pytest.mark.parametrize("dealer", range(3))
def test_five_each_two_to_the_talon_and_five_each_are_dealt_from_the_dealers_left(dealer: int) -> None:
    given = deal_pack(replace(first_setup(), dealer=Seat(dealer)))
    first, second, third = (Seat((dealer + step) % 3) for step in (1, 2, 3))
    assert given.hands[first] == DECK_32[0:5] + DECK_32[17:22]
    assert given.hands[second] == DECK_32[5:10] + DECK_32[22:27]
    assert given.hands[third] == DECK_32[10:15] + DECK_32[27:32]
    assert given.talon == DECK_32[15:17]


@clause("SK-DEAL-03")
def test_the_cards_come_when_every_seat_has_given_its_share() -> None:
    state: PreferansState = open_deal(first_setup(4))
    assert PREFERANS.options(state, D) == (Nonce(action="contribute", bytes=16),), "who rests too"
    assert PREFERANS.options(state, CHANCE) == PREFERANS.options(state, SPECTATOR) == ()
    assert refusal(state, CHANCE, shuffle_event(*DECK_32)) == ("SK-DEAL-03", {"contributed": False})
    after = apply(PREFERANS, state, B, Contribute("b" * 32)).state
    assert PREFERANS.shuffle(after).contributions == ("", "b" * 32, "", "")
    assert refusal(after, B, Contribute("c" * 32)) == ("SK-DEAL-03", {"turn": ("0", "2", "3")})
    assert isinstance(after, Shuffling)
    with pytest.raises(IllegalAction) as refused:
        SHUFFLE.decide_contribution(after.shuffle, B, "c" * 32)
    assert (refused.value.clause, refused.value.facts) == ("SK-DEAL-03", {"share": "given"})


@clause("SK-DEAL-03")
def test_cards_come_from_chance_alone_and_once() -> None:
    assert refusal(contribute_all(first_setup()), A, shuffle_event(*DECK_32)) == ("SK-DEAL-03", {"chance": False})
    assert refusal(Table().state, CHANCE, shuffle_event(*DECK_32)) == ("SK-DEAL-03", {"chance": True})
    assert refusal(contribute_all(first_setup()), CHANCE, Pass()) == ("SK-DEAL-03", {"turn": ()})


@clause("SK-DEAL-03")
@pytest.mark.parametrize("players", [3, 4])
def test_the_deal_passes_on_also_after_one_thrown_in_or_all_passed(players: int) -> None:
    setup: DealSetup | None = first_setup(players, all_pass=True)
    dealers, forehands = [], []
    for number, thrown_in in enumerate([True, False, True, False, True], 1):
        assert setup is not None
        assert setup.number == number
        table = Table(setup=setup)
        dealers.append(setup.dealer)
        forehands.append(table.turn)
        if thrown_in:
            table.call("1, pass, pass").throw_in()
        else:
            table.call("pass, pass, pass")
        setup = PREFERANS.succession(table.state)
    assert dealers == [(players - 1 + step) % players for step in range(5)]
    assert forehands == [(dealer + 1) % players for dealer in dealers]


@clause("SK-SCORE-01")
@pytest.mark.parametrize(("players", "stake"), [(3, 20), (4, 7)])
def test_a_sitting_begins_with_the_stake_in_every_head_sum(players: int, stake: int) -> None:
    setup = first_setup(players, stake=stake)
    assert setup.sheet.heads == (stake,) * players
    assert setup.balances["heads"] == 10 * stake * players
    assert sum(setup.balances.values()) == 0
    assert setup.results == (0,) * players


@clause("SK-SCORE-09")
@pytest.mark.parametrize("players", [3, 4])
def test_before_each_deal_of_the_pot_form_everybody_who_plays_puts_his_chips_in(players: int) -> None:
    setup = first_setup(players, money="pot", pot_stake=7)
    assert set(setup.balances.values()) == {0}
    first, fed = PREFERANS.open(setup, COMMITMENT)
    assert isinstance(first, DealOpened)
    assert isinstance(fed, PotFed)
    put_in = {(transfer.payer, transfer.payee, transfer.amount) for transfer in fed.transfers}
    assert put_in == {(f"seat{seat}", "pot", 7) for seat in first.active}
    assert open_deal(setup).pot == 21
    assert len(PREFERANS.open(first_setup(players), COMMITMENT)) == 1, "on sheets there is no pot"


@clause("SK-SCORE-06")
@pytest.mark.parametrize("heads", [(0, 0, 0), (-5, 2, 3), (-5, 2, 1)])
def test_no_deal_is_opened_when_the_head_sums_are_played_off(heads: tuple[int, ...]) -> None:
    setup = first_setup()
    ended = replace(setup, sheet=replace(setup.sheet, heads=heads))
    with pytest.raises(IllegalAction) as refused:
        PREFERANS.open(ended, COMMITMENT)
    assert (refused.value.clause, refused.value.facts) == ("SK-SCORE-06", {"heads": sum(heads)})


def settle_hearts(setup: DealSetup) -> Table:
    """Return a table after a deal of hearts that A made with ten tricks."""
    table = Table("AKQJT987h AKc", "AKQJTs AKQJTd", "987s 987d QJT9c", setup=setup)
    return table.call("4, pass, pass").discard("87c").name(4).answer("no no").play_lowest()


def near_the_end(sum_of_heads: int, **options: Any) -> DealSetup:
    """Return a setup whose head sums are ``sum_of_heads`` for A and 0 for all others."""
    setup = first_setup(**options)
    balances = {"seat0": -10 * sum_of_heads, "seat1": 0, "seat2": 0, "heads": 10 * sum_of_heads}
    return replace(setup, sheet=replace(setup.sheet, heads=(sum_of_heads, 0, 0)), balances=balances)


@clause("SK-SCORE-06")
def test_the_sitting_goes_on_until_the_head_sums_are_played_off() -> None:
    """Because the defenders missed their duty, two points stay in the head sums; beyond the limit none do."""
    assert PREFERANS.succession(settle_hearts(near_the_end(4)).state) is not None
    assert PREFERANS.succession(settle_hearts(near_the_end(2, last_game="overshoot")).state) is None


def test_nothing_follows_a_deal_that_still_runs() -> None:
    assert PREFERANS.succession(Table().state) is None


@clause("SK-SCORE-06")
def test_a_deal_opens_with_everything_the_last_one_left() -> None:
    table = settle_hearts(first_setup())
    posted = table.settled.booked
    follows = PREFERANS.succession(table.state)
    assert follows is not None
    (event,) = PREFERANS.open(follows, COMMITMENT)
    assert isinstance(event, DealOpened)
    assert (event.number, event.dealer) == (2, A)
    assert (event.balances, event.sheet, event.results) == (posted.balances, posted.sheet, posted.results)
    assert event.balances != first_setup().balances


def test_a_table_loads_from_its_last_deal_alone() -> None:
    first = settle_hearts(first_setup())
    setup = PREFERANS.succession(first.state)
    assert setup is not None
    second = Table(setup=setup).call("1")
    state: PreferansState | None = first.state
    for event in second.events:
        state = PREFERANS.evolve(state, event)
    assert state == second.state


def break_up(state: PreferansState) -> SittingBrokenUp:
    """Return the event with which the sitting ends if all agree to end it now."""
    [event] = PREFERANS.break_up(state)
    assert isinstance(event, SittingBrokenUp)
    after = PREFERANS.evolve(state, event)
    assert isinstance(after, BrokenUp)
    assert PREFERANS.is_over(after)
    assert PREFERANS.succession(after) is None
    return event


@clause("SK-SCORE-08")
def test_all_may_break_up_in_the_middle_of_a_deal_which_is_then_void() -> None:
    played = settle_hearts(first_setup())
    setup = PREFERANS.succession(played.state)
    assert setup is not None
    for running in (open_deal(setup), Table(setup=setup).call("1, 2").state):
        assert break_up(running).settlement == break_up(played.state).settlement
    assert break_up(played.state).settlement.results == played.settled.booked.results != (0, 0, 0)


@clause("SK-SCORE-08", "SK-SCORE-09")
@pytest.mark.parametrize("players", [3, 4])
def test_chips_put_in_for_a_deal_that_is_void_go_back(players: int) -> None:
    setup = first_setup(players, money="pot")
    fresh = PREFERANS.evolve(None, PREFERANS.open(setup, COMMITMENT)[0])
    assert break_up(fresh).transfers == (), "nothing is in the pot yet"
    for state in (open_deal(setup), Table(setup=setup).call("1").state):
        ended = break_up(state)
        assert ended.settlement.results == (0,) * players
        back = [(transfer.payer, transfer.payee, transfer.amount) for transfer in ended.transfers]
        assert back == [("pot", f"seat{seat}", 10) for seat in open_deal(setup).opened.active]


@clause("SK-SCORE-08")
def test_a_sitting_that_is_over_is_not_broken_up_again() -> None:
    table = Table()
    once = PREFERANS.evolve(table.state, PREFERANS.break_up(table.state)[0])
    for over in (once, settle_hearts(near_the_end(2, last_game="overshoot")).state):
        with pytest.raises(IllegalAction) as refused:
            PREFERANS.break_up(over)
        assert (refused.value.clause, refused.value.facts) == ("SK-SCORE-08", {"over": True})
