"""Table and deal: seats, dealers, the shuffle, and what is carried over to the next deal."""

import pytest
from msgspec.structs import replace

from kitapi.cards import DECK_32, DECK_52
from kitapi.games.prefa.rules.actions import Pass
from kitapi.games.prefa.rules.events import CardsDealt, DealOpened, SittingBrokenUp
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.opening import SHUFFLE, active_seats, idle_seat, right_of
from kitapi.games.prefa.rules.state import DealSetup, PrefaState, Shuffling
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import CHANCE, SPECTATOR, Contribute, IllegalAction, Nonce, Permutation, Seat, Shuffled, apply
from kitapi_testing.clauses import clause
from tests.games.prefa.tables import COMMITMENT, A, B, C, D, Table, first_setup, refusal


def shuffle_event(*order: object) -> Shuffled:
    """Return the actions of chance."""
    return Shuffled(order=order, algorithm="test", secret="00" * 32)  # type: ignore[arg-type]


def open_deal(setup: DealSetup) -> PrefaState:
    """Return the state of a deal just opened."""
    (event,) = PREFA.open(setup, COMMITMENT)
    return PREFA.evolve(None, event)


def contribute_all(players: int = 3) -> PrefaState:
    """Return a deal whose seats have all given their share in the shuffle."""
    state = open_deal(first_setup(players))
    for seat in range(players):
        state = apply(PREFA, state, Seat(seat), Contribute(f"{seat:032x}")).state
    return state


@clause("PREFA-DEAL-01")
def test_the_pack_is_the_32_cards_each_once() -> None:
    state = contribute_all()
    assert PREFA.options(state, CHANCE) == (Permutation(of=DECK_32),)
    assert PREFA.deck(state) == DECK_32
    assert PREFA.decide(state, CHANCE, shuffle_event(*DECK_32))


@clause("PREFA-DEAL-01")
@pytest.mark.parametrize("order", [DECK_32[:31], (*DECK_32[:31], DECK_32[0]), DECK_52, (*DECK_32[:31], DECK_52[0]), ()])
def test_any_other_pack_is_refused(order: tuple[object, ...]) -> None:
    assert refusal(contribute_all(), CHANCE, shuffle_event(*order)) == ("PREFA-DEAL-01", {"cards": len(order)})


@clause("PREFA-DEAL-02")
def test_of_four_the_dealer_sits_out() -> None:
    for dealer in range(4):
        active = active_seats(Seat(dealer), 4)
        assert len(active) == 3
        assert Seat(dealer) not in active
    assert active_seats(A, 4) == (B, C, D)


@clause("PREFA-DEAL-02")
@pytest.mark.parametrize(("players", "dealer", "idle"), [(3, 0, None), (4, 2, C), (4, 3, D)])
def test_the_idle_player_is_the_dealer_of_four(players: int, dealer: int, idle: Seat | None) -> None:
    state = open_deal(replace(first_setup(players), dealer=Seat(dealer)))
    assert isinstance(state, Shuffling)
    assert idle_seat(state.opened) == idle


@clause("PREFA-DEAL-03")
@pytest.mark.parametrize("players", [3, 4])
def test_turns_go_to_the_right_which_is_the_next_seat(players: int) -> None:
    assert [right_of(Seat(seat), players) for seat in range(players)] == [*range(1, players), 0]


@clause("PREFA-DEAL-03", "PREFA-AUC-06")
@pytest.mark.parametrize("players", [3, 4])
def test_the_next_seat_to_the_right_deals_next_also_after_a_deal_thrown_in(players: int) -> None:
    setup: DealSetup | None = first_setup(players)
    dealers, firsts = [], []
    endings = ["pass, pass, pass", "6s, pass, pass", "pass, pass, pass", "6s, pass, pass", "pass, pass, pass"]
    for number, calls in enumerate(endings, 1):
        assert setup is not None
        assert setup.number == number
        table = Table(setup=setup)
        dealers.append(setup.dealer)
        firsts.append(table.turn)
        table.call(calls)
        if "6s" in calls:
            table.write_solo()
        setup = PREFA.succession(table.state)
    assert dealers == [(players - 1 + step) % players for step in range(5)]
    assert firsts == [(dealer + 1) % players for dealer in dealers]


@clause("PREFA-DEAL-04")
@pytest.mark.parametrize("players", [3, 4])
def test_each_gets_ten_cards_and_two_go_to_the_talon(players: int) -> None:
    table = Table(setup=first_setup(players))
    dealt = next(event for event in table.events if isinstance(event, CardsDealt))
    assert [len(hand) for hand in dealt.hands] == [10, 10, 10, 0][:players]
    assert len(dealt.talon) == 2
    every = [card for hand in dealt.hands for card in hand] + list(dealt.talon)
    assert sorted(card.index for card in every) == [card.index for card in DECK_32]


@clause("PREFA-DEAL-04")
def test_the_idle_player_holds_nothing_wherever_he_sits() -> None:
    table = Table(setup=replace(first_setup(4), dealer=B))
    dealt = next(event for event in table.events if isinstance(event, CardsDealt))
    assert [len(hand) for hand in dealt.hands] == [10, 0, 10, 10]
    assert dealt.hands[C] == DECK_32[:10], "right of the dealer is dealt to first"


@clause("PREFA-DEAL-04")
def test_the_cards_come_when_every_seat_has_given_its_share() -> None:
    state = open_deal(first_setup(4))
    assert PREFA.options(state, D) == (Nonce(action="contribute", bytes=16),), "the idle player too"
    assert PREFA.options(state, CHANCE) == PREFA.options(state, SPECTATOR) == ()
    assert refusal(state, CHANCE, shuffle_event(*DECK_32)) == ("PREFA-DEAL-04", {"contributed": False})
    after = apply(PREFA, state, B, Contribute("b" * 32)).state
    assert isinstance(after, Shuffling)
    assert PREFA.shuffle(after).contributions == ("", "b" * 32, "", "")
    assert refusal(after, B, Contribute("c" * 32)) == ("PREFA-DEAL-03", {"turn": ("0", "2", "3")})
    with pytest.raises(IllegalAction) as refused:
        SHUFFLE.decide_contribution(after.shuffle, B, "c" * 32)
    assert (refused.value.clause, refused.value.facts) == ("PREFA-DEAL-04", {"share": "given"})


@clause("PREFA-DEAL-04")
def test_cards_come_from_chance_alone_and_once() -> None:
    assert refusal(contribute_all(), A, shuffle_event(*DECK_32)) == ("PREFA-DEAL-04", {"chance": False})
    assert refusal(Table().state, CHANCE, shuffle_event(*DECK_32)) == ("PREFA-DEAL-04", {"chance": True})
    assert refusal(contribute_all(), CHANCE, Pass()) == ("PREFA-DEAL-03", {"turn": ()})


@clause("PREFA-DEAL-05")
@pytest.mark.parametrize(("players", "drawn"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 3)])
def test_the_first_dealer_is_the_one_drawn(players: int, drawn: int) -> None:
    assert PREFA.begin(PrefaTerms(players=players), drawn).dealer == drawn


@clause("PREFA-PAY-09")
@pytest.mark.parametrize("kasa", [0, -20])
def test_no_deal_is_opened_on_an_empty_kasa(kasa: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        PREFA.open(first_setup(kasa=kasa), COMMITMENT)
    assert (refused.value.clause, refused.value.facts) == ("PREFA-PAY-09", {"kasa": kasa})


@clause("PREFA-PAY-09")
@pytest.mark.parametrize(
    ("option", "made", "failed"),
    [("reduced", 0, 30 + 60), ("reduced_if_made", 0, 30 + 100), ("full", -20, 30 + 100)],
)
def test_the_sitting_ends_when_a_deal_leaves_the_kasa_empty_and_goes_on_when_it_is_filled(
    option: str, made: int, failed: int
) -> None:
    """There are 30 in the kasa, and six hearts are declared."""

    def buy_talon() -> Table:
        return Table(setup=first_setup(kasa=30, last_contract=option)).bid_up_to("6h")

    ended = buy_talon()
    laid = " ".join(card.value for card in ended.held_by(ended.turn)[:2])
    ended.discard(laid).name("6h").answer("pass pass")
    assert ended.settled.balances["kasa"] == made
    assert PREFA.succession(ended.state) is None
    goes_on = buy_talon().write_solo()
    assert goes_on.settled.balances["kasa"] == failed
    assert PREFA.succession(goes_on.state) is not None


@clause("PREFA-PAY-09")
def test_nothing_follows_a_deal_that_still_runs() -> None:
    assert PREFA.succession(Table().state) is None


@clause("PREFA-PAY-09", "PREFA-KIT-05")
def test_a_deal_opens_with_everything_the_last_one_left() -> None:
    table = Table().call("6s, pass, pass").write_solo()
    follows = PREFA.succession(table.state)
    assert follows is not None
    (event,) = PREFA.open(follows, COMMITMENT)
    assert isinstance(event, DealOpened)
    assert (event.number, event.dealer) == (2, A)
    assert event.balances == table.settled.balances
    assert event.sheet == table.settled.written.sheet
    assert event.results == table.settled.results
    assert sum(event.balances.values()) == 0


def test_a_table_loads_from_its_last_deal_alone() -> None:
    first = Table().call("6s, pass, pass").write_solo()
    setup = PREFA.succession(first.state)
    assert setup is not None
    second = Table(setup=setup).call("6s")
    state: PrefaState | None = first.state
    for event in second.events:
        state = PREFA.evolve(state, event)
    assert state == second.state


@clause("PREFA-PAY-09", "PREFA-KIT-04")
def test_all_may_break_up_in_the_middle_of_a_deal_which_is_then_void_and_shown() -> None:
    table = Table()
    [broken] = PREFA.break_up(table.state)
    assert isinstance(broken, SittingBrokenUp)
    assert broken.settlement.results == (0, 0, 0)
    state = PREFA.evolve(table.state, broken)
    assert PREFA.is_over(state)
    assert PREFA.succession(state) is None
    shown = PREFA.view(state, SPECTATOR).broken_up
    assert shown is not None
    assert shown.cards is not None
    assert sum(map(len, shown.cards.hands)) + len(shown.cards.talon) == 32


@clause("PREFA-PAY-09")
def test_a_sitting_that_is_over_is_not_broken_up_again() -> None:
    table = Table()
    state = PREFA.evolve(table.state, PREFA.break_up(table.state)[0])
    with pytest.raises(IllegalAction) as refusal:
        PREFA.break_up(state)
    assert (refusal.value.clause, refusal.value.facts) == ("PREFA-PAY-09", {"over": True})
