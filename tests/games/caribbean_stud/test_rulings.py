"""Rulings on irregularities: every row of the table, compared with rulings written by hand."""

import re
from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.rulings.book import STUD_RULINGS
from kitapi.games.caribbean_stud.rules.rulings.clauses import CLAUSES
from kitapi.games.caribbean_stud.rules.rulings.examples import EXAMPLES
from kitapi.games.caribbean_stud.rules.rulings.facts import BadFacts, SeatChips
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel.rulings import in_english
from kitapi_testing.clauses import clause
from tests.games.caribbean_stud.ruling_cases import (
    BOTH_SETTLED,
    EXCHANGES,
    FIRST_SERVED,
    LAST_SERVED,
    MIDDLE_SERVED,
    ONE_SEAT,
    PAID,
    SEATS,
    TWO_REQUESTS,
    UNSERVED,
    WHOLE_HAND,
    Ruled,
    as_ruled,
    beside_the_point,
    chips,
    rule,
)

ALL = (*WHOLE_HAND, *EXCHANGES, *ONE_SEAT)


def each(cases: tuple[Ruled, ...]) -> list[Any]:
    """Return every case as a row of its own, which proves the rules that it names."""
    return [
        pytest.param(one, id=f"{one.name}-{number}", marks=clause(*one.clauses.split()))
        for number, one in enumerate(cases)
    ]


@pytest.mark.parametrize("one", each(ALL))
def test_every_case_is_ruled_as_the_rulebook_says(one: Ruled) -> None:
    for phase in one.phases.split():
        said = rule(one.name, phase, **one.facts)
        assert as_ruled(said) == (one.void, one.returned, one.continues, one.clauses, one.present), phase
        moved = (chips(said.claim), chips(said.kept), " ".join(map(str, said.order)))
        assert moved == (one.claim, one.kept, one.order), phase
        assert said.has_ground


@pytest.mark.parametrize("one", each(tuple(one for one in ALL if one.name != "CSP-113")))
def test_facts_that_are_not_requested_play_no_part(one: Ruled) -> None:
    phase, *_ = one.phases.split()
    assert rule(one.name, phase, **beside_the_point(one.facts)) == rule(one.name, phase, **one.facts)


@clause("CSP-101", "CSP-111", "CSP-119")
@pytest.mark.parametrize("name", sorted(IRREGULARITIES))
def test_no_other_phase_knows_the_irregularity(name: str) -> None:
    cases = [one for one in ALL if one.name == name]
    known = {phase for one in cases for phase in one.phases.split()}
    assert cases
    for phase in sorted(set(Phase.__members__) - known):
        with pytest.raises(BadFacts, match=f"^phase: must be one of .* for {name}, not {phase}$"):
            rule(name, phase, **cases[0].facts)


@clause("CSP-150", "AMB-20")
@pytest.mark.parametrize("phase", ["SETTLE", "JACKPOT", "DONE"])
def test_a_void_hand_brings_back_what_was_lost_and_takes_back_what_was_paid(phase: str) -> None:
    said = rule("CSP-101", phase, seats=PAID, cards=6)
    returned = as_ruled(said)[1]
    assert returned == ("0 ante 10, 0 token 2, 1 ante 10, 1 bet 20, 1 fee 10, 2 token 2, 3 fee 10, 5 ante 10, 5 bet 20")
    taken = [(one.seat, one.wager, one.amount) for one in said.taken_back]
    assert taken == [(2, "ante", 10), (2, "bet", 100), (2, "jackpot", 50), (4, "ante", 10)]


@clause("AMB-20")
def test_wagers_and_payments_come_back_seat_by_seat_in_whatever_order_the_seats_are_stated() -> None:
    said = rule("CSP-101", "DONE", seats=dict(reversed(PAID.items())), cards=6)
    assert said == rule("CSP-101", "DONE", seats=PAID, cards=6)
    assert [one.seat for one in said.returned] == [0, 0, 1, 1, 1, 2, 3, 5, 5]


@clause("CSP-110", "AMB-27")
def test_only_a_void_hand_takes_payments_back() -> None:
    assert rule("CSP-110", "CHECK", seats=PAID, seat=5).taken_back == ()
    assert rule("CSP-121", "SETTLE", seats=PAID, both=(4, 5)).taken_back == ()


@clause("CSP-150", "AMB-65")
def test_both_inspectors_see_a_hand_void_and_one_a_seat() -> None:
    assert rule("CSP-103", "DEAL").present == ("gaming_inspector", "municipal_inspector")
    assert rule("CSP-110", "CHECK", seat=0).present == ("gaming_inspector",)
    assert rule("CSP-121", "SETTLE", seats=BOTH_SETTLED, both=(0, 2)).present == ("gaming_inspector",)


WITHOUT_GROUND: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("CSP-100", "CHOOSE", {"seat": 0}, "5 cards are the right number."),
    ("CSP-100", "SETTLE", {"seat": 2, "cards": 6}, "6 cards are the right number."),
    ("CSP-100", "OVER", {"seat": 0}, "5 cards are the right number."),
    ("CSP-100", "OVER", {"seat": 2, "cards": 6}, "6 cards are the right number."),
    ("CSP-101", "DONE", {"cards": 5, "seat": 2}, "5 cards are the right number."),
    ("CSP-101", "PREPARE", {"cards": 5, "seat": 2}, "5 cards are the right number."),
    ("CSP-108", "DEAL", {"seat": 0}, "what lies on the table shows otherwise."),
    ("CSP-108", "CHECK", {"seat": 0}, "what lies on the table shows otherwise."),
    ("CSP-110", "SETTLE", {"seats": PAID, "seat": 1}, "seat 1 is settled already."),
    ("CSP-110", "DONE", {"seats": PAID, "seat": 1}, "seat 1 is settled already."),
    *(
        (
            "CSP-111",
            "CHOOSE",
            {"case": case, "seat": seat, "seats": seats},
            f"no card that was given or asked for bears out what is reported of seat {seat}.",
        )
        for case, seat, seats in (
            ("earlier_seat", 4, SEATS),
            ("earlier_seat", 3, MIDDLE_SERVED),
            ("earlier_seat", 3, {**MIDDLE_SERVED, 5: LAST_SERVED[5]}),
            ("touched", 1, MIDDLE_SERVED),
            ("withdrawn", 3, MIDDLE_SERVED),
            ("withdrawn", 0, UNSERVED),
        )
    ),
    (
        "CSP-113",
        "CHOOSE",
        {"seats": FIRST_SERVED, "seat": 3},
        "no request of seat 3 was overlooked, with a later seat served.",
    ),
    (
        "CSP-113",
        "CHOOSE",
        {"seats": MIDDLE_SERVED, "seat": 0},
        "no request of seat 0 was overlooked, with a later seat served.",
    ),
    ("CSP-115", "CHOOSE", {"seats": UNSERVED, "left": 3}, "3 cards are enough for everybody who waits."),
    ("CSP-116", "CHOOSE", {"seat": 0, "shows": True}, "seat 0 waits for no card."),
    ("CSP-116", "CHOOSE", {"seat": 2, "shows": False}, "seat 2 waits for no card."),
    ("CSP-117", "CHOOSE", {"cards": 1}, "what falls alone is CSP-116."),
    ("CSP-118", "CHOOSE", {"seats": UNSERVED, "left": 3}, "3 cards are enough for everybody who waits."),
    (
        "CSP-122",
        "STAKES",
        {"seat": 2, "lender": 0, "wager": "bet"},
        "BET is staked after the choice, and not with the ANTE.",
    ),
    ("CSP-123", "CHECK", {"seat": 2}, "40 on BET are not less than the 40 due, or none at all."),
    ("CSP-123", "SETTLE", {"seat": 0}, "0 on BET are not less than the 20 due, or none at all."),
    ("CSP-124", "CHECK", {"seat": 2}, "40 on BET are not more than the 40 due."),
    ("CSP-124", "SETTLE", {"seat": 2}, "40 on BET are not more than the 40 due."),
)


@pytest.mark.parametrize(
    ("name", "phase", "facts", "why"), [pytest.param(*row, marks=clause(row[0], "AMB-74")) for row in WITHOUT_GROUND]
)
def test_on_a_report_without_ground_nothing_is_void_and_play_goes_on(
    name: str, phase: str, facts: dict[str, Any], why: str
) -> None:
    said = rule(name, phase, **facts)
    assert as_ruled(said) == ("none", "", f"Play goes on: {why}", f"{name} AMB-74", "gaming_inspector")
    assert (said.claim, said.kept, said.order, said.taken_back, said.has_ground) == ((), (), (), (), False)


@pytest.mark.parametrize(
    ("name", "phase", "facts", "said"),
    [
        pytest.param(*row, marks=clause(row[0] if row[0] in IRREGULARITIES else "CSP-100"))
        for row in (
            ("CSP-100", "CHOOSE", {"cards": 4}, "facts.seat: is missing"),
            ("CSP-100", "CHOOSE", {"seat": 0, "cards": None}, "facts.cards: is missing"),
            ("CSP-100", "CHOOSE", {"seat": 1}, "facts.seat: 1 does not play; must be one of facts.seats"),
            ("CSP-102", "DEAL", {}, "facts.shuffler: is missing"),
            ("CSP-105", "DEAL", {}, "facts.where: is missing"),
            ("CSP-109", "DEAL", {}, "irregularity: “CSP-109” is none that is ruled on"),
            ("CSP-115", "CHOOSE", {}, "facts.left: is missing"),
            ("CSP-121", "DEAL", {"both": (2, 2)}, "facts.both: must be another seat"),
            ("CSP-121", "DEAL", {"both": (2, 3)}, "facts.both: 3 does not play; must be one of facts.seats"),
            ("CSP-122", "CHECK", {"seat": 2, "lender": 2, "wager": "bet"}, "facts.lender: must be another seat"),
            (
                "CSP-122",
                "CHECK",
                {"seat": 3, "lender": 2, "wager": "bet"},
                "facts.seat: 3 does not play; must be one of facts.seats",
            ),
        )
    ],
)
def test_a_report_that_lacks_a_fact_or_names_a_wrong_seat_is_refused(
    name: str, phase: str, facts: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadFacts) as refused:
        rule(name, phase, **facts)
    assert str(refused.value) == said


@clause("CSP-112", "AMB-52", "AMB-74")
@pytest.mark.parametrize(
    ("seats", "seat", "from_right"),
    [
        (TWO_REQUESTS, 5, False),
        (MIDDLE_SERVED, 3, True),
        (FIRST_SERVED, 1, False),
        ({5: LAST_SERVED[5]}, 5, True),
    ],
)
def test_a_seat_passed_over_from_the_left_is_no_reversed_order(
    seats: dict[int, SeatChips], seat: int, from_right: bool
) -> None:
    said = rule("CSP-112", "CHOOSE", seats=seats, seat=seat, from_right=from_right)
    assert not said.has_ground
    assert said.continues == (
        "Play goes on: nothing shows that the dealer began from his right; for a seat passed over there is CSP-113."
    )


def test_every_rule_that_a_ruling_can_name_is_written() -> None:
    named = {rule for row in IRREGULARITIES.values() for case in row.cases for rule in case.clauses}
    assert set(CLAUSES) == named | set(IRREGULARITIES) | {"AMB-74"}


@pytest.mark.parametrize("one", each(ALL))
def test_a_ruling_carries_its_sentence_in_parts(one: Ruled) -> None:
    said = rule(one.name, one.phases.split()[0], **one.facts)
    assert in_english(said.template, said.values) == said.continues
    assert set(re.findall(r"{(\w+)}", said.template)) == set(said.values)


def test_seats_in_the_parts_are_bare_numbers() -> None:
    said = rule("CSP-121", "CHOOSE", both=(2, 0))
    assert said.values == {"both": "0, 2"}
    assert said.template == "The cards of {both} are void; the others go on."


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_every_example_has_a_ruling_of_the_kind_that_is_listed(name: str) -> None:
    (one,) = (one for one in STUD_RULINGS.list_irregularities() if one.irregularity == name)
    report = msgspec.json.encode({"irregularity": one.irregularity, **one.example})
    said = STUD_RULINGS.rule(STUD_RULINGS.reports.decode(report))
    assert said.void.value in one.phases[one.example["phase"]]
    facts = {fact.name: fact for fact in one.facts}
    assert one.example["facts"].keys() <= facts.keys()
    assert {name for name, fact in facts.items() if fact.needed} <= one.example["facts"].keys()
    assert said.has_ground


@pytest.mark.parametrize("one", each(ALL))
def test_every_ruling_is_of_a_kind_that_is_listed(one: Ruled) -> None:
    listed = {row.irregularity: row.phases for row in STUD_RULINGS.list_irregularities()}[one.name]
    assert all(one.void in listed[phase] for phase in one.phases.split())
