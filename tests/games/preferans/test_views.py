"""Views of a Preferans table: what each viewer may know, and when."""

from collections.abc import Callable

import pytest
from msgspec.structs import fields

from kitapi.cards import DECK_32, Card
from kitapi.games.preferans.rules.actions import PlayCard
from kitapi.games.preferans.rules.events import (
    BiddingWon,
    CardsDealt,
    CardsDiscarded,
    Contributed,
    DealSettled,
    HandsLaidOpen,
    Pledged,
)
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.observations import AllShown
from kitapi.games.preferans.rules.view import BargainView, Phase, PreferansView
from kitapi.kernel import SPECTATOR, SeatContributed, SeatPledged, Viewer
from kitapi.mechanics.shown_cards import DealBegan, Discarded, HandDealt
from kitapi_testing.clauses import clause
from tests.games.named_cards import cards_in
from tests.games.preferans.tables import COMMITMENT, A, B, C, D, Table, cards, first_setup

HANDS = ("AKQs AKQc AKd AKh", "JT9s JT9c QJd QJh", "87s 87c T98d T98h")
"""The talon is 7♦ 7♥."""

TALON = set(cards("7d 7h"))

EVERYBODY: tuple[Viewer, ...] = (A, B, C, D, SPECTATOR)


def view_of(table: Table, viewer: Viewer) -> PreferansView:
    """Return the viewer's view."""
    return PREFERANS.view(table.state, viewer)


def cards_known(table: Table, viewer: Viewer) -> set[Card]:
    """Return the cards named in the viewer's view."""
    return set(cards_in(view_of(table, viewer)))


def bargain(table: Table, viewer: Viewer = SPECTATOR) -> BargainView:
    """Return the bargain in the viewer's view."""
    shown = view_of(table, viewer).bargain
    assert shown is not None
    return shown


def four(**options: object) -> Table:
    """Return a table of four at which D rests."""
    return Table(*HANDS, setup=first_setup(4, **options))


@clause("SK-DEAL-03")
def test_in_the_bidding_each_sees_his_own_ten_cards_and_nobody_the_talon() -> None:
    table = four().call("1, 2")
    for seat, held in zip((A, B, C), HANDS, strict=True):
        assert cards_known(table, seat) == set(cards(held))
    assert cards_known(table, D) == cards_known(table, SPECTATOR) == set()
    assert view_of(table, D).held == (10, 10, 10, 0)


@clause("SK-DEAL-03")
@pytest.mark.parametrize(("players", "seat", "expected"), [(3, A, (0, 2, 1)), (3, B, (1, 0, 2)), (4, C, (2, 1, 0, 3))])
def test_play_goes_clockwise_so_the_next_in_turn_sits_to_the_left(
    players: int, seat: Viewer, expected: tuple[int, ...]
) -> None:
    view = PREFERANS.view(Table(setup=first_setup(players)).state, seat)
    assert view.around == expected


@clause("SK-GAME-07")
@pytest.mark.parametrize("then", ["taken", "discarded", "named", "played"])
def test_the_talon_is_shown_to_all_and_the_discards_are_the_declarers_alone(then: str) -> None:
    table = four(kontra_limit=0).call("1, 2, pass, pass")
    if then != "taken":
        table.discard("9c 7h")
    if then in ("named", "played"):
        table.name(2)
    if then == "played":
        table.play("As")
    on_table = set(cards("As")) if then == "played" else set()
    for viewer, held in ((A, HANDS[0]), (C, HANDS[2]), (D, ""), (SPECTATOR, "")):
        assert cards_known(table, viewer) == {*cards(held), *TALON, *on_table}
        assert bargain(table, viewer).discards == ()
    assert cards_known(table, B) == {*cards(HANDS[1]), *TALON, *on_table}
    assert set(bargain(table, B).discards) == (set() if then == "taken" else set(cards("9c 7h")))


@clause("SK-GAME-07", "SK-BID-07")
def test_from_hand_nobody_ever_sees_the_talon_before_the_end() -> None:
    table = four(kontra_limit=0).call("1, hand, pass, pass").name(2)
    for viewer, held in zip((*EVERYBODY,), (*HANDS, "", ""), strict=True):
        assert cards_known(table, viewer) == set(cards(held))


ENDINGS = ["thrown in", "all passed", "both dropped", "played"]


def end_deal(how: str) -> Table:
    """Return a table whose deal ended as ``how`` says."""
    table = four(all_pass=True, defenders_may_drop=True, kontra_limit=0)
    if how == "all passed":
        return table.call("pass, pass, pass")
    table.call("1, pass, pass")
    if how == "thrown in":
        return table.throw_in()
    table.discard("7d 7h").name(2)
    return table.answer("drops drops" if how == "both dropped" else "plays plays").play_lowest()


@clause("SK-DEAL-03")
@pytest.mark.parametrize("how", ENDINGS)
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_after_every_deal_all_32_cards_are_public(how: str, viewer: Viewer) -> None:
    table = end_deal(how)
    outcome = view_of(table, viewer).outcome
    assert outcome is not None
    shown = outcome.cards
    assert sorted(card.index for hand in (*shown.hands, shown.talon) for card in hand) == [c.index for c in DECK_32]
    assert [set(hand) for hand in shown.hands[:3]] == [set(cards(hand)) for hand in HANDS]
    assert set(shown.talon) == TALON
    assert set(shown.discards) == (TALON if how in ("both dropped", "played") else set())
    assert shown.secret == "5e" * 32
    assert shown.contributions == tuple(f"{seat:032x}" for seat in range(4))


@clause("SK-GAME-07")
def test_what_is_dealt_and_laid_away_is_shown_to_its_owner_alone_and_the_talon_to_all() -> None:
    table = four().call("1, 2, pass, pass").discard("9c 7h")
    for event in table.events:
        for viewer in EVERYBODY:
            note = PREFERANS.observe(table.state, event, viewer)
            if isinstance(event, CardsDealt):
                assert isinstance(note, HandDealt)
                assert set(note.cards) == set(cards(HANDS[viewer] if viewer in (A, B, C) else ""))
            elif isinstance(event, CardsDiscarded):
                assert isinstance(note, Discarded)
                assert set(note.cards) == (set(cards("9c 7h")) if viewer == B else set())
            else:
                assert set(cards_in(note)) == (TALON if isinstance(event, BiddingWon) else set())


@clause("SK-DEAL-03")
@pytest.mark.parametrize("how", ENDINGS)
def test_the_end_of_the_deal_is_shown_with_all_cards(how: str) -> None:
    table = end_deal(how)
    settled = table.events[-1]
    assert isinstance(settled, DealSettled)
    note = PREFERANS.observe(table.state, settled, SPECTATOR)
    assert isinstance(note, AllShown)
    assert set(cards_in(note.cards)) == set(DECK_32)


def test_nothing_of_the_shuffle_is_seen_before_the_end_but_what_it_was_bound_to() -> None:
    (event,) = PREFERANS.open(first_setup(), COMMITMENT)
    view = PREFERANS.view(PREFERANS.evolve(None, event), A)
    assert (view.phase, view.digest, view.turn) == (Phase.SHUFFLING, COMMITMENT.digest, (A, B, C))
    table = four()
    for viewer in EVERYBODY:
        raw = PREFERANS.codec.write_view(view_of(table, viewer))
        assert b"5e5e5e" not in raw
        assert b"%032x" % 1 not in raw


@clause("SK-GAME-06")
def test_an_open_games_hands_lie_open_once_a_card_is_led_and_a_defender_plays_the_declarers() -> None:
    table = four(kontra_limit=0).call("1, hand, pass, pass").name(7, laid_open=True)
    before = view_of(table, SPECTATOR)
    assert (before.turn, before.open_hands, cards_known(table, SPECTATOR)) == ((A,), (), set())
    table.play("As")
    laid = next(event for event in table.events if isinstance(event, HandsLaidOpen))
    for viewer in EVERYBODY:
        view = view_of(table, viewer)
        assert (
            set(cards_in(view.open_hands))
            == set(cards_in(laid))
            == {card for hand in HANDS for card in cards(hand)} - set(cards("As"))
        )
        assert view.turn == (C,)
        assert view.plays_for == (B if viewer == C else None)
    assert {option.card for option in view_of(table, C).options if isinstance(option, PlayCard)} == set(cards("JTs 9s"))


@clause("SK-BID-07", "SK-REFA-02")
@pytest.mark.parametrize("refas", [0, 1])
def test_everybody_sees_that_a_refa_counts_as_soon_as_one_alone_has_won_from_hand(refas: int) -> None:
    """The deal before was thrown in, which writes a refa for all where the house has them."""
    setup = PREFERANS.succession(four(refas=refas).call("1, pass, pass").throw_in().state)
    assert setup is not None
    table = Table(setup=setup)
    assert [table.call("hand, pass, pass").turn, bargain(table).declarer] == [B, B]
    assert [bargain(table, viewer).refa for viewer in EVERYBODY] == [bool(refas)] * 5


@clause("SK-GAME-05", "SK-KON-01")
def test_everybody_sees_the_value_of_the_game_as_it_is_doubled() -> None:
    table = four().call("1, hand, pass, pass").name(6, laid_open=True)
    assert bargain(table).value == 8
    table.answer("no kontra")
    assert (bargain(table).value, bargain(table).doubled, bargain(table).declined) == (16, (A,), (C,))
    table.answer("kontra")
    assert bargain(table).value == 32
    table.answer("no")
    assert (bargain(table).value, bargain(table).plays_declarer) == (32, A)


def test_the_view_follows_the_deal_from_phase_to_phase() -> None:
    table = four(defenders_may_drop=True, stop_when_decided=False)
    phases = [view_of(table, B).phase]
    steps: list[Callable[[], Table]] = [
        lambda: table.call("1, pass, pass"),
        lambda: table.discard("7d 7h"),
        lambda: table.name(2),
        lambda: table.answer("plays plays"),
        lambda: table.answer("no no"),
        lambda: table.play("Ks 9s 7s"),
    ]
    for step in steps:
        step()
        phases.append(view_of(table, B).phase)
    expected = ["bidding", "discarding", "naming", "participating", "doubling", "playing", "playing"]
    assert [phase.value for phase in phases] == expected
    view = view_of(table, B)
    assert view.last_trick is not None
    assert [played.card.value for played in view.last_trick.cards] == ["Ks", "9s", "7s"]
    assert (view.last_trick.winner, view.tricks, view.longest_run, view.turn) == (A, (1, 0, 0, 0), 1, (A,))
    assert [part.plays for part in bargain(table).participation] == [True, True]


@clause("SK-BID-06")
def test_while_numbers_are_bid_all_see_which_games_each_of_them_leaves() -> None:
    shown = view_of(four().call("1"), SPECTATOR)
    assert {rung.number: [game.value for game in rung.games] for rung in shown.ladder} == {
        number: list(range(max(number, 2), 9)) for number in range(1, 9)
    }
    assert view_of(four().call("1, 2, pass, pass"), SPECTATOR).ladder == ()


def values_of(table: Table) -> dict[tuple[int, bool], int]:
    """Return the values of the games that may be named, by number and whether open."""
    return {(one.game.value, one.open): one.value for one in view_of(table, SPECTATOR).values}


@clause("SK-GAME-05")
def test_while_a_game_is_named_all_see_the_value_of_each() -> None:
    table = four().call("1, 6, pass, pass")
    assert values_of(table) == {}
    table.discard("9c 7h")
    assert values_of(table) == {(6, False): 6, (6, True): 7, (7, False): 7, (7, True): 8, (8, False): 8, (8, True): 9}
    from_hand = four().call("1, hand, pass, hand")
    assert values_of(from_hand)[2, False] == 3
    assert values_of(from_hand)[8, True] == 10


@clause("SK-KON-01")
def test_whoever_may_double_sees_the_value_that_the_game_would_then_have() -> None:
    table = four().call("1, 4, pass, pass").discard("9c 7h").name(4)
    assert view_of(table, C).doubled_value == 8
    assert view_of(table.answer("kontra"), B).doubled_value == 16


@clause("SK-BID-01")
@pytest.mark.parametrize("viewer", [B, D, SPECTATOR])
@pytest.mark.parametrize("from_hand", [False, True])
def test_what_was_called_everybody_sees_to_the_end_of_the_deal(viewer: Viewer, from_hand: bool) -> None:
    table = four(defenders_may_drop=True)
    steps: list[Callable[[], Table]] = [
        lambda: table.call("1"),
        lambda: table.call("hand, pass, pass" if from_hand else "2, pass, pass"),
        lambda: table if from_hand else table.discard("9c 7h"),
        lambda: table.name(2),
        lambda: table.answer("plays plays"),
        lambda: table.answer("no no"),
        table.play_lowest,
    ]
    for step in steps:
        step()
        shown = [(spoken.seat, spoken.call) for spoken in view_of(table, viewer).calls]
        assert shown == [(made.seat, made.call) for made in table.calls]
    assert len(table.calls) == 4
    assert view_of(table, viewer).phase is Phase.OVER


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_beginning_of_a_deal_is_shown_to_everybody(viewer: Viewer) -> None:
    opened = PREFERANS.open(first_setup(4), COMMITMENT)[0]
    state = PREFERANS.evolve(None, opened)
    assert PREFERANS.observe(state, opened, viewer) == DealBegan(number=1, dealer=D)
    assert PREFERANS.observe(state, Pledged(seat=A, digest="00"), viewer) == SeatPledged(seat=A)
    assert PREFERANS.observe(state, Contributed(seat=A, value="00"), viewer) == SeatContributed(seat=A)


@clause("SK-GAME-06")
def test_whoever_plays_his_own_cards_plays_them_for_nobody() -> None:
    table = four(kontra_limit=0).call("1, pass, pass").discard("7d 7h").name(2)
    assert view_of(table, SPECTATOR).turn == (A,)
    assert [view_of(table, viewer).plays_for for viewer in EVERYBODY] == [None] * 5


RUNNING: dict[str, Callable[[], Table]] = {
    "while numbers are bid": lambda: four().call("1, 2"),
    "while it may be doubled": lambda: four().call("1, 4, pass, pass").discard("9c 7h").name(4),
    "while an open hand is played": lambda: (
        four(kontra_limit=0).call("1, hand, pass, pass").name(7, laid_open=True).play("As")
    ),
}


@clause("SK-DEAL-03")
@pytest.mark.parametrize("when", RUNNING)
def test_hands_and_what_might_have_followed_are_not_shown_once_a_sitting_ends(when: str) -> None:
    table = RUNNING[when]()
    over = PREFERANS.evolve(table.state, PREFERANS.break_up(table.state)[0])
    nothing = {one.name: one.default for one in fields(PreferansView)}
    for viewer in EVERYBODY:
        view = PREFERANS.view(over, viewer)
        for name in ("held", "hand", "open_hands", "plays_for", "ladder", "doubled_value"):
            assert getattr(view, name) == nothing[name], name
        assert view.broken_up is not None
