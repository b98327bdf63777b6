"""States that a table of Caribbean Stud rarely reaches, and functions that only other programs call."""

from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.drills import planned_hand
from kitapi.games.caribbean_stud.rules.automaton import regular as automaton
from kitapi.games.caribbean_stud.rules.automaton.inspection import find_irregularities
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.round.taken_cards import winnings_waiting
from kitapi.games.caribbean_stud.rules.rulings.book import STUD_RULINGS
from kitapi.games.caribbean_stud.rules.rulings.clauses import CLAUSES
from kitapi.games.caribbean_stud.rules.rulings.facts import BadFacts, Facts, Report, SeatChips
from kitapi.games.caribbean_stud.rules.rulings.returns import excess
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES, REFUSALS, ruling
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.desk import ConfirmCount
from kitapi.games.caribbean_stud.rules.table.actions.incidents import Dismiss, SlipKind, StateFacts
from kitapi.games.caribbean_stud.rules.table.events import AnteStaked, BetsClosed, Contributed, SeatSettled, SlipMade
from kitapi.games.caribbean_stud.rules.table.hands import to_declare
from kitapi.games.caribbean_stud.rules.table.incidents import Incident
from kitapi.games.caribbean_stud.rules.table.parts import Stub
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, GAMING_INSPECTOR, MUNICIPAL_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.kernel import CHANCE, SPECTATOR, Actor, ImpossibleHistory, Role
from kitapi.kernel.rulings import fill
from kitapi.kernel.shuffle.state import mark_made
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, house, replace_at_seat, replace_fields, sits, table
from tests.games.caribbean_stud.endings import PLAIN, QUALIFIED, ROYAL_FLUSH, ROYALS, Ending, folded_seat, goes_on
from tests.games.caribbean_stud.ruling_cases import PAID

replace = msgspec.structs.replace


def due(state: StudState, *staffed: Role) -> Any:
    step = automaton.step(state, frozenset(state.seats), frozenset(staffed))
    return None if step is None else (step.actor, step.action)


# The automaton


def test_nothing_is_due_at_a_pass_that_is_done() -> None:
    checked = table(Phase.CHECK, goes_on(PLAIN), folded_seat(ROYALS["s"]), bank=QUALIFIED)
    assert due(checked) is None
    assert due(replace(checked, phase=Phase.SETTLE, places=tuple(map(_collect_at, checked.places)))) is None


def _collect_at(place: Any) -> Any:
    return replace(place, collected=True)


@clause("CSP-087", "AMB-65")
def test_a_ruling_goes_on_without_those_of_the_house_whose_place_a_person_has() -> None:
    state = table(Phase.CHOOSE, goes_on(PLAIN, choice=None, bet=0), bank=QUALIFIED)
    called = replace(state, incident=Incident(caller=A))
    assert due(called) == (GAMING_INSPECTOR, Dismiss())
    assert due(called, GAMING_INSPECTOR) is None
    dealt = table(Phase.DEAL, sits(PLAIN, ante=10), bank=QUALIFIED)
    void = replace(dealt, incident=Incident(stated=StateFacts(irregularity="CSP-103")))
    assert due(void) == (MUNICIPAL_INSPECTOR, actions.Attend())
    assert due(void, MUNICIPAL_INSPECTOR) is None


def test_a_table_that_stands_still_waits_for_the_seats_that_choose() -> None:
    state = table(Phase.CHOOSE, *(goes_on(cards) for cards in ROYALS.values()), bank=PLAIN.replace("5h", "5s"))
    still = replace(state, incident=Incident(stated=StateFacts(irregularity="CSP-115", cards=0), choosing=(B,)))
    assert [CARIBBEAN_STUD.house.awaits(still, seat) for seat in (A, B, C)] == [False, True, False]


def test_a_house_is_one_to_practise_at_as_its_terms_say() -> None:
    for practice in (False, True):
        terms = CaribbeanStudTerms(players=2, variant=house(practice=practice))
        assert CARIBBEAN_STUD.house.is_practice(terms) is practice


def test_the_total_is_shown_on_top_of_a_view_that_has_none() -> None:
    view = CARIBBEAN_STUD.view(table(Phase.STAKES, sits(), meter=None), SPECTATOR)
    assert view.meter is None
    shown = CARIBBEAN_STUD.house.add_display(view, 7000)
    assert shown == replace(view, meter=7000)
    assert CARIBBEAN_STUD.house.add_display(shown, 8000) is shown


# Hands and wagers


@clause("CSP-063")
def test_a_seat_without_cards_has_nothing_to_declare() -> None:
    assert to_declare(table(Phase.CHOOSE, sits(ante=10), bank=QUALIFIED), A) is None


@clause("AMB-55")
def test_a_seat_that_was_not_settled_has_nothing_to_win() -> None:
    state = table(Phase.SETTLE, goes_on(ROYALS["s"]), bank=QUALIFIED)
    assert winnings_waiting(state, state.places[A]) == 0


@clause("CSP-086")
def test_only_the_dealer_sees_that_he_made_a_mistake() -> None:
    state = table(Phase.DEAL, sits(ante=10), sits(ante=10))
    slip = SlipMade(seat=A, what=SlipKind.SKIP_SEAT)
    viewers: tuple[Actor, ...] = (A, B, SPECTATOR, CHANCE, *CARIBBEAN_STUD.house.roles)
    for viewer in viewers:
        assert CARIBBEAN_STUD.observe(state, slip, viewer) == (slip if viewer == DEALER else None)


@clause("AMB-61")
def test_wagers_that_still_wait_come_to_nothing_on_the_sheet() -> None:
    seat = goes_on(ROYALS["s"], lamp=True, declared=ROYAL_FLUSH, noted=True, confirmed=False)
    ending = Ending.at(Phase.SETTLE, seat, bank=QUALIFIED, stopping=True).do(actions.SettleSeat(seat=A)).game_over()
    before = (BetsClosed(seats=(A,)), AnteStaked(seat=A, amount=10, transfers=()))
    assert any(isinstance(event, SeatSettled) and event.held for event in ending.events)
    [hand] = CARIBBEAN_STUD.sheet((ending.begun.opened, *before, *ending.events)).hands
    assert [(line.ante, line.bet) for line in hand.seats] == [(0, 0)]


# The book of rulings


def paper(phase: str = "CHECK", seats: str = '"2": {"ante": 10, "bet": 30}', more: str = "") -> bytes:
    facts = f'{{"seats": {{{seats}}}, "seat": 2{more}}}'
    return f'{{"phase": "{phase}", "irregularity": "CSP-124", "facts": {facts}}}'.encode()


@clause("CSP-124")
def test_a_report_on_paper_is_ruled_and_the_ruling_written() -> None:
    ruled = STUD_RULINGS.rule(STUD_RULINGS.reports.decode(paper()))
    answer = msgspec.to_builtins(STUD_RULINGS.answer(ruled))
    assert answer["void"] == ruled.void.value
    assert answer["returned"] == msgspec.to_builtins(ruled.returned)
    assert (answer["continues"], answer["clauses"]) == (ruled.continues, ruled.clauses)
    assert answer["present"] == ruled.present
    assert "reversed" not in answer


@clause("CSP-101", "AMB-20")
def test_what_a_ruling_takes_back_is_written_too() -> None:
    ruled = STUD_RULINGS.rule(
        STUD_RULINGS.reports.decode(
            b'{"phase": "SETTLE", "irregularity": "CSP-101", "facts": {"cards": 6, "seats": {"0": '
            b'{"ante": 10, "bet": 20, "result": "player_wins", "paid": {"ante": 10, "bet": 20, "jackpot": 5}}}}}'
        )
    )
    answer = msgspec.to_builtins(STUD_RULINGS.answer(ruled))
    assert list(answer["reversed"]) == [
        {"seat": 0, "wager": "ante", "amount": 10},
        {"seat": 0, "wager": "bet", "amount": 20},
        {"seat": 0, "wager": "jackpot", "amount": 5},
    ]


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (paper(phase="NIGHT"), f"phase: cannot be “NIGHT”; the phases are {', '.join(Phase.__members__)}"),
        (paper(seats='"7": {"ante": 10}'), "facts.seats: “7” is no seat; the seats are 0 to 6"),
        (paper(more=', "choices": {"two": "go_on"}'), "facts.choices: “two” is no seat; the seats are 0 to 6"),
    ],
)
def test_a_report_on_paper_names_phases_and_seats_that_there_are(read: bytes, said: str) -> None:
    with pytest.raises(BadFacts) as refused:
        STUD_RULINGS.rule(STUD_RULINGS.reports.decode(read))
    assert str(refused.value) == said


def test_why_there_is_no_ruling_is_a_text_that_can_be_translated() -> None:
    """Only a seat that plays can be the one whose cards were counted."""
    facts = Facts(seats={0: SeatChips(ante=10)}, seat=1, cards=4)
    report = Report(irregularity="CSP-100", phase=Phase.CHOOSE, facts=facts)
    with pytest.raises(BadFacts) as refused:
        ruling(report)
    assert refused.value.template in STUD_RULINGS.texts()
    assert fill(refused.value.template, refused.value.values) == refused.value.problem


def test_every_text_of_the_rulings_can_be_translated() -> None:
    texts = STUD_RULINGS.texts()
    assert {*CLAUSES.values(), *REFUSALS} <= texts
    for row in IRREGULARITIES.values():
        assert {row.what, *(case.continues for case in row.cases)} <= texts
    assert all(isinstance(text, str) and text for text in texts)


def test_nothing_lies_beyond_bet_where_no_seat_is_named() -> None:
    assert excess(Facts(seats=PAID)) == ()
    [back] = excess(Facts(seats={2: SeatChips(ante=10, bet=50)}, seat=2))
    assert (back.seat, back.wager, back.amount) == (2, "bet", 30)


# Histories


def test_a_history_begins_with_its_opening_and_goes_on_in_order() -> None:
    closed = BetsClosed(seats=(A,))
    with pytest.raises(ImpossibleHistory, match=r"^BetsClosed cannot open a hand$"):
        CARIBBEAN_STUD.evolve(None, closed)
    state = table(Phase.SETTLE, goes_on(PLAIN), bank=QUALIFIED)
    with pytest.raises(ImpossibleHistory, match=r"^BetsClosed cannot follow in settle$"):
        CARIBBEAN_STUD.evolve(state, closed)


def test_what_seats_gave_to_the_shuffle_is_shown_by_seat() -> None:
    state = CARIBBEAN_STUD.evolve(None, table(Phase.CLOSED, sits(), sits()).opened)
    assert CARIBBEAN_STUD.shuffle(state).contributions == ("", "")
    given = CARIBBEAN_STUD.evolve(state, Contributed(seat=B, value="0f" * 16))
    assert CARIBBEAN_STUD.shuffle(given).contributions == ("", "0f" * 16)


# What a drill's dealer tries


def steps_tried(state: StudState) -> list[type]:
    return [type(step) for step in planned_hand.steps_by_the_book(state)]


def test_the_dealer_of_a_drill_has_every_step_that_may_come_next() -> None:
    closed = steps_tried(table(Phase.CLOSED, sits()))
    assert closed.index(actions.OpenTable) < closed.index(actions.Attend) < closed.index(ConfirmCount)
    assert actions.Attend not in steps_tried(table(Phase.STAKES, sits()))
    unshuffled = table(Phase.PREPARE, sits(), shuffled=False)
    assert actions.OfferCut not in steps_tried(unshuffled)
    assert actions.OfferCut in steps_tried(replace(unshuffled, shuffle=mark_made(unshuffled.shuffle)))
    nobody = steps_tried(table(Phase.JACKPOT, goes_on(PLAIN, collected=True), bank=QUALIFIED))
    assert actions.TurnSelector in nobody
    assert actions.PressJackpot not in nobody


@clause("CSP-112", "AMB-52")
def test_the_inspector_sees_that_the_dealer_began_from_his_right() -> None:
    hands = ("7c 7h Ks Ts 2c", "Qd Qh 8s 6s 3c", "Jd Jh 8d 6d 3s")
    state = table(Phase.CHOOSE, *(sits(cards, ante=10, fee=10) for cards in hands), bank="As Kd 9h 5c 2d")
    for seat in (A, B):
        state = replace_at_seat(state, seat, wants=state.places[seat].cards[0])
    swapped = Exchange(discard=state.places[C].cards[0], new=state.stub.cards[0])
    served = replace_at_seat(
        replace_fields(state, stub=Stub(cards=state.stub.cards[1:], taken=True)), C, exchange=swapped
    )
    assert [one.irregularity for one in find_irregularities(served)][:1] == ["CSP-112"]
    assert next(find_irregularities(served)).seat == C
    assert "CSP-112" not in [one.irregularity for one in find_irregularities(state)]
