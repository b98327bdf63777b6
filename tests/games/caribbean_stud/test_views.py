"""The views of a hand: those of a seat, and of all others."""

from typing import Any

import pytest

from kitapi.cards import read_card, read_cards
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.payment.round_facts import Net, Result, Settlement
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions import CoinIn, SettleSeat
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.events import (
    BankRevealed,
    CardGiven,
    CardsDealt,
    Contributed,
    DeckShuffled,
    ExchangeAsked,
    MeterTold,
    SeatSettled,
    UpcardTurned,
)
from kitapi.games.caribbean_stud.rules.table.place import Award, Choice
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, GAMING_MANAGEMENT, HOUSE_ROLES
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views import build
from kitapi.games.caribbean_stud.rules.views.observations import (
    CardGivenSeen,
    DealSeen,
    ExchangeSeen,
    PregoSeen,
    SettledSeen,
    ShuffleSeen,
)
from kitapi.games.caribbean_stud.rules.views.view import OwnHand, SettlementView
from kitapi.kernel import CHANCE, SPECTATOR, Actor, Seat
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, replace_at_seat, replace_fields, sits, table
from tests.games.caribbean_stud.endings import FOUR, UNQUALIFIED, Ending, goes_on
from tests.games.caribbean_stud.whole_hands import play_hands

BANK, MINE, HERS = "As Kd 9h 5c 2d", "7c 7h Ks Ts 2c", "Qd Qh 8s 6s 3c"
OTHERS: tuple[Actor, ...] = (B, SPECTATOR, *HOUSE_ROLES)


def two(phase: Phase, **mine: Any) -> StudState:
    return table(phase, sits(MINE, ante=5, **mine), sits(HERS, ante=5), bank=BANK)


@clause("CSP-030")
def test_a_seat_looks_at_its_cards_after_prego_and_not_before() -> None:
    lying = build.view(two(Phase.DEAL), A).seats[A]
    assert (lying.held, lying.cards) == (5, ())
    assert build.view(two(Phase.DEAL), A).own is None
    assert build.view(two(Phase.CHOOSE), A).seats[A].cards == read_cards(MINE)


@clause("CSP-082", "AMB-67")
@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_sees_anothers_cards_before_they_are_turned(viewer: Actor) -> None:
    for phase in (Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE):
        assert build.view(two(phase), viewer).seats[A].cards == ()
    assert build.view(two(Phase.SETTLE, shown=True), viewer).seats[A].cards == read_cards(MINE)


def test_the_banks_cards_are_one_then_five_from_the_top() -> None:
    shown = [build.view(two(phase), SPECTATOR).bank for phase in (Phase.DEAL, Phase.CHOOSE, Phase.SETTLE)]
    assert [bank.cards for bank in shown] == [(), (read_card("2d"),), read_cards("As Kd 9h 5c 2d")]
    assert [bank.qualifies for bank in shown] == [None, None, True]
    assert [bank.combination for bank in shown] == [None, None, Combination.HIGH_CARD]


@clause("CSP-046")
def test_the_banks_five_cards_lie_there_from_the_deal_until_they_are_stored() -> None:
    dealt, finished = two(Phase.CHOOSE), two(Phase.DONE, collected=True)
    assert build.view(table(Phase.STAKES, sits(ante=5), sits()), SPECTATOR).bank.held == 0
    assert [build.view(state, SPECTATOR).bank.held for state in (dealt, two(Phase.SETTLE))] == [5, 5]
    assert build.view(replace_fields(finished, stored=True), SPECTATOR).bank.held == 0


def test_own_hand_says_what_it_is_and_what_each_choice_costs() -> None:
    assert build.view(two(Phase.CHOOSE), A).own == OwnHand(combination=Combination.PAIR, bet=10, fee=5, fold_loses=5)
    assert build.view(two(Phase.CHOOSE, choice=Choice.RAISE), A).own == OwnHand(combination=Combination.PAIR)
    rich = table(Phase.CHOOSE, sits("Ks Kc Kd Kh 2c", ante=5, lamp=True), bank="As Qd 9h 5c 2d")
    own = build.view(rich, A).own
    assert own is not None
    assert own.tier is Combination.FOUR_OF_A_KIND
    assert build.view(rich, SPECTATOR).own is None


def test_a_view_of_chance_offers_nothing_and_a_spectators_neither() -> None:
    state = table(Phase.STAKES, sits(), sits())
    assert build.view(state, CHANCE).options == build.view(state, SPECTATOR).options == ()
    assert actions.ChangeNotes() not in build.view(state, A).options
    assert build.view(state, A).options == CARIBBEAN_STUD.options(state, A)


def test_what_lies_hidden_is_not_shown_as_it_happens() -> None:
    state, order = two(Phase.CHOOSE), tuple(read_cards(BANK))
    method = state.house.shuffling
    hands = (read_cards(MINE), read_cards(HERS))
    hidden: dict[Any, Any] = {
        DeckShuffled(method=method, times=1, order=order, algorithm="test", secret="00"): ShuffleSeen(
            method=method, times=1
        ),
        CardsDealt(method=method, hands=hands, bank=order, stub=()): DealSeen(method=method, seats=(A, B)),
        UpcardTurned(card=order[4]): PregoSeen(card=order[4]),
        ExchangeAsked(seat=A, card=hands[0][0], transfers=()): ExchangeSeen(seat=A, fee=0),
        CardGiven(seat=A, card=read_card("3d")): CardGivenSeen(seat=A),
        Contributed(seat=A, value="ab"): None,
        MeterTold(amount=5): None,
    }
    for event, seen in hidden.items():
        assert build.observe(state, event, SPECTATOR) == seen
    assert build.observe(state, UpcardTurned(card=order[4]), A) == PregoSeen(card=order[4], cards=hands[0])
    assert build.observe(state, CardGiven(seat=A, card=read_card("3d")), A) == CardGivenSeen(
        seat=A, card=read_card("3d")
    )


def test_cards_are_seen_to_be_dealt_to_those_alone_who_staked() -> None:
    state = table(Phase.DEAL, sits(MINE, ante=5), sits(), sits(HERS, ante=5), bank=BANK)
    hands = (read_cards(MINE), (), read_cards(HERS))
    dealt = CardsDealt(method=state.house.shuffling, hands=hands, bank=read_cards(BANK), stub=())
    for viewer in (A, *OTHERS):
        assert build.observe(state, dealt, viewer) == DealSeen(method=state.house.shuffling, seats=(A, C)), viewer


def test_a_hand_paid_unseen_is_shown_without_what_it_was() -> None:
    def go_on(_state: StudState, _seat: Seat) -> Any:
        return actions.Raise(amount=20)

    seen = set()
    for events in play_hands(go_on, seed=3, hands=12):
        state: Any = None
        for event in events:
            state = CARIBBEAN_STUD.evolve(state, event)
            if isinstance(event, SeatSettled):
                observed = build.observe(state, event, SPECTATOR)
                assert isinstance(observed, SettledSeen)
                assert (observed.settled.combination is None) == (not event.shown)
                own = build.observe(state, event, event.seat)
                assert isinstance(own, SettledSeen)
                assert own.settled.combination is event.settlement.hand
                seen.add(bool(event.shown))
    assert seen == {True, False}


@pytest.mark.parametrize(("shown", "stands"), [(True, Combination.PAIR), (False, None)])
def test_what_a_seat_was_settled_with_stands_there_for_everybody_until_the_next_hand(
    shown: bool, stands: Combination | None
) -> None:
    """Everybody sees what each seat won; of cards put away unseen, only their player sees which hand they made."""
    net, won = Net(ante=-5, bet=-10, fee=-5), {"hand": Combination.PAIR, "bank_hand": Combination.FLUSH}
    lost = Settlement(**won, qualifies=True, result=Result.BANK_WINS, net=net, jackpot=None)
    state = two(Phase.SETTLE, settlement=lost, shown=shown, collected=True)
    for viewer in (A, *OTHERS):
        settled = build.view(state, viewer).seats[A].settled
        seen = Combination.PAIR if viewer == A else stands
        assert settled == SettlementView(result=Result.BANK_WINS, net=net, total=-20, combination=seen), viewer
        assert build.view(state, viewer).seats[B].settled is None


@clause("CSP-087")
def test_how_it_will_be_ruled_is_shown_to_the_house_alone_until_it_is_ruled() -> None:
    stated = Ending(two(Phase.DEAL)).do(StateFacts(irregularity="CSP-103")).state
    pending = {viewer: build.view(stated, viewer).pending for viewer in (A, *OTHERS)}
    assert [viewer for viewer, ruled in pending.items() if ruled is not None] == list(HOUSE_ROLES)
    assert {ruled.void for ruled in pending.values() if ruled is not None} == {Void.HAND}


@clause("AMB-19")
def test_a_jackpot_not_declared_is_shown_to_its_seat_and_the_management_alone() -> None:
    seats = sits(), goes_on(FOUR, lamp=True)
    ending = Ending.at(Phase.SETTLE, *seats, bank=UNQUALIFIED).do(SettleSeat(seat=B))
    [event] = ending.of(SeatSettled)
    shown = {}
    for viewer in (A, B, SPECTATOR, *HOUSE_ROLES):
        seen = build.observe(ending.state, event, viewer)
        assert isinstance(seen, SettledSeen)
        shown[viewer] = seen.unclaimed
    assert [viewer for viewer, unclaimed in shown.items() if unclaimed] == [B, GAMING_MANAGEMENT]


@clause("AMB-46", "CSP-054")
@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_everybody_sees_which_slots_are_lit(viewer: Actor) -> None:
    seats = sits(ante=10, token=2), sits(ante=10)
    for phase, lit in ((Phase.CLOSED, [False, False]), (Phase.STAKES, [True, True])):
        assert [seat.lit for seat in build.view(table(phase, *seats), viewer).seats] == lit
    played = Ending.at(Phase.COIN_IN, *seats).do(CoinIn()).state
    assert [seat.lit for seat in build.view(played, viewer).seats] == [True, False]
    over = table(Phase.OVER, sits(lamp=True), sits(), coins=True)
    assert [seat.lit for seat in build.view(over, viewer).seats] == [True, True]


def test_a_public_event_is_shown_as_it_is() -> None:
    event = BankRevealed(cards=read_cards(BANK), combination=Combination.HIGH_CARD, qualifies=True)
    assert build.observe(two(Phase.SETTLE), event, SPECTATOR) == event


def test_what_lies_above_the_slot_is_known_to_its_owner() -> None:
    state = replace_at_seat(two(Phase.CHOOSE), A, wants=read_card("2c"))
    assert build.view(state, A).seats[A].discard is read_card("2c")
    assert build.view(state, B).seats[A].discard is None
    assert build.view(state, B).seats[A].wants


@clause("CSP-104", "CSP-108")
def test_slips_that_are_not_in_the_cards_yet_are_the_dealers_alone_to_see() -> None:
    state = table(Phase.DEAL, sits(ante=5), sits(), skipped=(A,), extra=(B,))
    for role in HOUSE_ROLES:
        desk = build.view(state, role).desk
        assert desk is not None
        assert (desk.skipped, desk.extra) == (((A,), (B,)) if role == DEALER else ((), ())), role
    assert [build.view(state, viewer).desk for viewer in (A, B, SPECTATOR)] == [None, None, None]


@clause("AMB-37")
def test_shares_in_the_shuffle_are_requested_until_the_deck_is_shuffled() -> None:
    assert build.view(table(Phase.PREPARE, sits(), sits()), A).shuffle is not None
    for phase, shuffled in ((Phase.PREPARE, True), (Phase.OVER, False), (Phase.BROKEN_UP, False)):
        assert build.view(table(phase, sits(), sits(), shuffled=shuffled), A).shuffle is None


@pytest.mark.parametrize(("viewer", "held"), [(A, 5), (B, 0), (SPECTATOR, 0), (DEALER, 0)])
def test_a_hand_that_was_put_away_unseen_lies_there_for_its_player_alone(viewer: Actor, held: int) -> None:
    state = two(Phase.SETTLE, collected=True)
    assert build.view(state, viewer).seats[A].held == held
    assert build.view(replace_at_seat(state, A, shown=True), viewer).seats[A].held == 5


OPEN: dict[str, Any] = {
    "waved": True,
    "plays": True,
    "passed": True,
    "warned": True,
    "choice": Choice.FOLD,
    "declared": Combination.FLUSH,
    "confirmed": False,
    "award": Award(tier=Combination.FLUSH, amount=50),
    "void": True,
    "taken": True,
    "said": "tie",
    "lent": 5,
    "borrowed": 10,
    "bet_stands": True,
}
"""The actions at a seat that everybody sees."""


@pytest.mark.parametrize("name", OPEN)
def test_what_is_done_before_everybodys_eyes_everybody_sees(name: str) -> None:
    state = table(Phase.REVEAL, sits(MINE, **{name: OPEN[name]}), sits(HERS, ante=5), bank=BANK)
    assert [getattr(build.view(state, viewer).seats[A], name) for viewer in (A, *OTHERS)] == [OPEN[name]] * 8
