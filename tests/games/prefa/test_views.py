"""Views: what each viewer may know, and when."""

from collections.abc import Callable

import pytest

from kitapi.cards import DECK_32, Card
from kitapi.games.prefa.rules.events import AuctionWon, CardsDealt, CardsDiscarded, Contributed, DealSettled, Pledged
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.observations import AllShown, TalonTaken
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.kernel import SPECTATOR, SeatContributed, SeatPledged, Viewer
from kitapi.mechanics.shown_cards import CardsView, DealBegan, Discarded, HandDealt
from kitapi_testing.clauses import clause
from tests.games.named_cards import cards_in
from tests.games.prefa.tables import COMMITMENT, A, B, C, D, Table, cards, first_setup

HANDS = ("AKQs AKQc AKd AKh", "JT9s JT9c QJd QJh", "87s 87c T98d T98h")
"""The talon is 7♦ 7♥."""

EVERYBODY: tuple[Viewer, ...] = (A, B, C, D, SPECTATOR)


def view_of(table: Table, viewer: Viewer) -> PrefaView:
    """Return the viewer's view."""
    return PREFA.view(table.state, viewer)


def cards_known(table: Table, viewer: Viewer) -> set[Card]:
    """Return the cards named in the viewer's view."""
    return set(cards_in(view_of(table, viewer)))


def four() -> Table:
    """Return a table of four at which D is idle."""
    return Table(*HANDS, setup=first_setup(4))


@clause("PREFA-DEAL-04")
def test_in_the_auction_each_sees_his_own_ten_cards_and_nobody_the_talon() -> None:
    table = four().call("6s, 6c")
    for seat, held in zip((A, B, C), HANDS, strict=True):
        assert cards_known(table, seat) == set(cards(held))
    assert cards_known(table, D) == cards_known(table, SPECTATOR) == set()
    assert view_of(table, D).held == (10, 10, 10, 0)


@clause("PREFA-DEAL-04")
def test_the_talon_is_seen_by_the_declarer_alone() -> None:
    table = four().call("pass, 6s, pass")
    assert cards_known(table, B) == {*cards(HANDS[1]), *cards("7d 7h")}
    assert cards_known(table, A) == set(cards(HANDS[0]))
    assert cards_known(table, C) == set(cards(HANDS[2]))
    assert cards_known(table, D) == cards_known(table, SPECTATOR) == set()


@clause("PREFA-DEAL-04")
@pytest.mark.parametrize("then", ["", "name", "answer", "play"])
def test_the_discards_are_seen_by_the_declarer_alone_for_the_whole_deal(then: str) -> None:
    table = four().call("pass, 6s, pass").discard("9c 7h")
    if then:
        table.name("6s")
    if then in ("answer", "play"):
        table.answer("play play")
    if then == "play":
        table.play("As 9s 7s")
    on_table = set(cards("As 9s 7s")) if then == "play" else set()
    assert cards_known(table, B) == {*cards(HANDS[1]), *cards("7d 7h"), *on_table}
    shown = view_of(table, B).bargain
    assert shown is not None
    assert set(shown.discards) == set(cards("9c 7h"))
    assert set(shown.talon) == set(cards("7d 7h"))
    for viewer, held in ((A, HANDS[0]), (C, HANDS[2]), (D, ""), (SPECTATOR, "")):
        assert cards_known(table, viewer) == {*cards(held), *on_table}


ENDINGS = ["thrown in", "solo", "unopposed", "played"]


def end_deal(how: str) -> Table:
    """Return a table whose deal ended as ``how`` says."""
    if how == "thrown in":
        return four().call("pass, pass, pass")
    table = four().call("pass, 6s, pass")
    if how == "solo":
        return table.write_solo()
    table.discard("9c 7h").name("6s")
    return table.answer("pass pass" if how == "unopposed" else "play pass together").play_lowest()


@clause("PREFA-DEAL-04")
@pytest.mark.parametrize("how", ENDINGS)
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_after_every_deal_all_32_cards_are_public(how: str, viewer: Viewer) -> None:
    table = end_deal(how)
    outcome = view_of(table, viewer).outcome
    assert outcome is not None
    shown = outcome.cards
    assert (view_of(table, viewer).hand, view_of(table, viewer).held) == ((), ())
    assert sorted(card.index for hand in (*shown.hands, shown.talon) for card in hand) == [c.index for c in DECK_32]
    assert [set(hand) for hand in shown.hands[:3]] == [set(cards(hand)) for hand in HANDS]
    assert set(shown.talon) == set(cards("7d 7h"))
    assert set(shown.discards) == (set(cards("9c 7h")) if how in ("unopposed", "played") else set())
    assert shown.secret == "5e" * 32
    assert shown.contributions == tuple(f"{seat:032x}" for seat in range(4))


@clause("PREFA-DEAL-04")
def test_what_is_dealt_taken_and_laid_away_is_shown_to_its_owner_alone() -> None:
    table = four().call("pass, 6s, pass").discard("9c 7h")
    for event in table.events:
        for viewer in EVERYBODY:
            note = PREFA.observe(table.state, event, viewer)
            if isinstance(event, CardsDealt):
                assert isinstance(note, HandDealt)
                own = HANDS[viewer] if viewer in (A, B, C) else ""
                assert set(note.cards) == set(cards(own))
            elif isinstance(event, AuctionWon):
                assert isinstance(note, TalonTaken)
                assert set(note.cards) == (set(cards("7d 7h")) if viewer == B else set())
            elif isinstance(event, CardsDiscarded):
                assert isinstance(note, Discarded)
                assert set(note.cards) == (set(cards("9c 7h")) if viewer == B else set())
            else:
                assert set(cards_in(note)) == set()


@clause("PREFA-DEAL-04")
@pytest.mark.parametrize("how", ENDINGS)
def test_the_end_of_the_deal_is_shown_with_all_cards(how: str) -> None:
    table = end_deal(how)
    settled = table.events[-1]
    assert isinstance(settled, DealSettled)
    note = PREFA.observe(table.state, settled, SPECTATOR)
    assert isinstance(note, AllShown)
    assert isinstance(note.cards, CardsView)
    assert set(cards_in(note.cards)) == set(DECK_32)


@clause("PREFA-DEAL-04")
def test_nothing_of_the_shuffle_is_seen_before_the_end_but_what_it_was_bound_to() -> None:
    (event,) = PREFA.open(first_setup(), COMMITMENT)
    view = PREFA.view(PREFA.evolve(None, event), A)
    assert (view.phase, view.digest, view.turn) == (Phase.SHUFFLING, COMMITMENT.digest, (A, B, C))
    table = four()
    for viewer in EVERYBODY:
        for raw in (PREFA.codec.write_view(view_of(table, viewer)),):
            assert b"5e5e5e" not in raw
            assert b"%032x" % 1 not in raw


@clause("PREFA-PAY-08", "PREFA-QUOTA-01")
@pytest.mark.parametrize(
    ("contract", "kasa", "option", "value", "quotas"),
    [
        ("6h", 900, "reduced", 5, (2, 2)),
        ("7s", 900, "reduced", 7, (2, 1)),
        ("9n", 900, "full", 10, (1, 0)),
        ("6h", 30, "reduced", 3, (2, 2)),
        ("6h", 30, "reduced_if_made", 3, (2, 2)),
        ("6h", 30, "full", 5, (2, 2)),
    ],
)
def test_everybody_sees_the_value_of_a_trick_and_what_the_defenders_owe(
    contract: str, kasa: int, option: str, value: int, quotas: tuple[int, int]
) -> None:
    table = Table(*HANDS, setup=first_setup(kasa=kasa, last_contract=option)).call("6s, pass, pass")
    table.discard("7d 7h").name(contract)
    for viewer in (A, B, C, SPECTATOR):
        shown = view_of(table, viewer).bargain
        assert shown is not None
        assert (shown.value, shown.quotas, shown.first, shown.second) == (value, quotas, B, C)


def test_the_view_follows_the_deal_from_phase_to_phase() -> None:
    table = Table(*HANDS)
    phases = [view_of(table, B).phase]
    steps: list[Callable[[], Table]] = [
        lambda: table.call("6s, pass, pass"),
        lambda: table.discard("7d 7h"),
        lambda: table.name("6s"),
        lambda: table.answer("play play"),
        lambda: table.play("Ks 9s 7s"),
        table.claim,
        lambda: table.say(False),
    ]
    for step in steps:
        step()
        phases.append(view_of(table, B).phase)
    assert [phase.value for phase in phases] == [
        "bidding",
        "discarding",
        "naming",
        "participating",
        "playing",
        "playing",
        "claimed",
        "playing",
    ]
    view = view_of(table, B)
    assert view.last_trick is not None
    assert [played.card.value for played in view.last_trick.cards] == ["Ks", "9s", "7s"]
    assert (view.last_trick.winner, view.tricks, view.turn) == (A, (1, 0, 0), (A,))
    assert [answer.answer.value for answer in view.answers] == ["play", "play"]
    assert [part.value for _, part in view.parts] == ["plays", "plays"]
    assert len(view.calls) == 3


@clause("PREFA-PLAY-04")
def test_a_claim_shows_the_declarers_hand_to_all_while_it_is_open() -> None:
    table = Table(*HANDS).call("6s, pass, pass").discard("7d 7h").name("6s").answer("play play").claim()
    for viewer in (A, B, C, SPECTATOR):
        claim = view_of(table, viewer).claim
        assert claim is not None
        assert set(claim.cards) == set(cards(HANDS[0]))
    table.say(True)
    assert view_of(table, C).claim is not None
    assert view_of(table, C).claim.accepted == (B,)  # type: ignore[union-attr]
    table.say(False)
    assert view_of(table, SPECTATOR).claim is None
    assert cards_known(table, SPECTATOR) == set()


@clause("PREFA-KIT-05", "PREFA-PAY-09")
def test_after_the_deal_everybody_sees_the_running_results_and_whether_the_sitting_is_over() -> None:
    table = end_deal("solo")
    outcome = view_of(table, SPECTATOR).outcome
    assert outcome is not None
    assert outcome.results == outcome.sheet_settlement.results == table.settled.results
    assert outcome.sheet_settlement.columns == table.settled.written.sheet.columns
    assert outcome.kasa == 1240
    assert not outcome.sitting_over
    assert outcome.entries == table.settled.written.entries
    last = Table(*HANDS, setup=first_setup(kasa=20)).call("6s, pass, pass").discard("7d 7h").name("6s")
    shown = view_of(last.answer("pass pass"), A).outcome
    assert shown is not None
    assert shown.sitting_over


@clause("PREFA-BUY-02")
def test_the_declarer_alone_sees_what_writing_it_solo_would_cost_him() -> None:
    table = Table(*HANDS).call("6s, pass, pass")
    shown = [PREFA.view(table.state, viewer).bargain for viewer in (A, B, C, SPECTATOR)]
    assert [one.solo_cost for one in shown if one is not None] == [4 * (3 + 3 + 10), None, None, None]


@clause("PREFA-AUC-01")
@pytest.mark.parametrize("viewer", [B, D, SPECTATOR])
def test_what_was_called_everybody_sees_to_the_end_of_the_deal(viewer: Viewer) -> None:
    table = four().call("pass, 6s")
    steps: list[Callable[[], Table]] = [
        lambda: table,
        lambda: table.call("pass"),
        lambda: table.discard("9c 7h"),
        lambda: table.name("6s"),
        lambda: table.answer("play play"),
        table.play_lowest,
    ]
    for step in steps:
        step()
        shown = [(spoken.seat, spoken.call) for spoken in view_of(table, viewer).calls]
        assert shown == [(made.seat, made.call) for made in table.calls]
    assert len(table.calls) == 3
    assert view_of(table, viewer).phase is Phase.OVER


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_beginning_of_a_deal_is_shown_to_everybody(viewer: Viewer) -> None:
    (opened,) = PREFA.open(first_setup(4), COMMITMENT)
    state = PREFA.evolve(None, opened)
    assert PREFA.observe(state, opened, viewer) == DealBegan(number=1, dealer=D)
    assert PREFA.observe(state, Pledged(seat=A, digest="00"), viewer) == SeatPledged(seat=A)
    assert PREFA.observe(state, Contributed(seat=A, value="00"), viewer) == SeatContributed(seat=A)
