"""Rulings through the command: the documented form, the list, and what is refused."""

import re
from typing import Any

import msgspec
import pytest

from kitapi_testing.clauses import clause
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.places import FORMATS

PAGE = (FORMATS / "ruling.md").read_text()
SEATS = {"0": {"ante": 10, "token": 2, "bet": 0, "fee": 0}, "2": {"ante": 15, "bet": 30}}


def ask(*reports: Any, **options: Any) -> CommandResult:
    """Return the command's answers to ``reports``, one line for each."""
    lines = [one if isinstance(one, str) else msgspec.json.encode(one).decode() for one in reports]
    return kitapi("ruling", "caribbean-stud", given="\n".join(lines), **options)


def report(irregularity: str = "CSP-103", phase: str = "DEAL", **facts: Any) -> dict[str, Any]:
    return {"id": 5, "phase": phase, "irregularity": irregularity, "facts": {"seats": SEATS, **facts}}


@clause("CSP-100", "CSP-150", "AMB-20")
def test_the_answer_has_the_documented_form() -> None:
    given = (
        '{"id":"R01","phase":"CHOOSE","irregularity":"CSP-100","facts":{"seats":{"0":{"ante":10,"token":2,"bet":0,'
        '"fee":0},"2":{"ante":10}},"seat":2,"cards":4}}'
    )
    ran = ask(given)
    assert ran.status == 0
    assert ran.out == (
        '{"id":"R01","void":"hand","returned":[{"seat":0,"wager":"ante","amount":10},{"seat":0,"wager":"token",'
        '"amount":2},{"seat":2,"wager":"ante","amount":10}],"continues":"The round is void: the cards are counted, and '
        'after GAME OVER the next one begins with the other deck.","clauses":["CSP-100","CSP-150","AMB-20"],'
        '"present":["gaming_inspector","municipal_inspector"]}\n'
    )


def test_the_documented_reports_have_the_documented_rulings() -> None:
    section = PAGE[PAGE.index("## A report") : PAGE.index("## A bad line")]
    lines = [line.strip() for line in section.splitlines() if line.startswith("    {")]
    assert len(lines) == 12
    assert ask(*lines[::2]).out.splitlines() == lines[1::2]


@clause("CSP-101", "CSP-111", "CSP-119")
def test_the_list_is_the_documented_one() -> None:
    ran = kitapi("ruling", "caribbean-stud", "--list")
    assert (ran.status, ran.err) == (0, "")
    documented = [line.split(" | ") for line in PAGE.splitlines() if re.match(r"\| (CSP|AMB)-", line)]
    assert [_write_facts(one) for one in ran.answers()] == [" | ".join(row) for row in documented]


def _write_facts(one: Any) -> str:
    seats, *others = one["facts"]
    assert seats == {"name": "seats", "what": "chips of every seat that plays", "needed": True}
    facts = [f"`{fact['name']}` {fact['what']}{'' if fact['needed'] else ' (not needed)'}" for fact in others]
    return f"| {one['irregularity']} | {one['what']} | {' '.join(one['phases'])} | {'; '.join(facts) or '—'} |"


@clause("AMB-21")
def test_a_house_may_give_a_seat_left_out_nothing_back() -> None:
    late = report("CSP-104", "CHECK", seat=0)
    kept = ask(late, late | {"house": {"skipped_back": False}}).answers()
    assert [len(one["returned"]) for one in kept] == [2, 0]


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ("{", "line: is not JSON"),
        ({"id": 5, "irregularity": "CSP-103", "facts": {"seats": SEATS}}, "phase: is missing"),
        (report(phase="LUNCH"), "phase: cannot be “LUNCH”; the phases are CLOSED, PREPARE, STAKES, COIN_IN, DEAL, "),
        (report(phase="CHECK"), "phase: must be one of DEAL for CSP-103, not CHECK"),
        (report("CSP-1"), "irregularity: “CSP-1” is none that is ruled on"),
        (report("CSP-101"), "facts.cards: is missing"),
        (report("CSP-101", cards=53), "facts.cards: must be 52 or less"),
        (report(seat=7), "facts.seat: must be 6 or less"),
        (report("CSP-107", seat=3), "facts.seat: 3 does not play; must be one of facts.seats"),
        (report(weather="fair"), "facts.weather: is no field known here"),
        (report(where="roof"), "facts.where: cannot be “roof”; choose from floor, well"),
        (report(choice="stay"), "facts.choice: cannot be “stay”; choose from go_on, void"),
        (report(seats={"7": {"ante": 5}}), "facts.seats: “7” is no seat; the seats are 0 to 6"),
        (report(seats={"01": {"ante": 5}}), "facts.seats: “01” is no seat; the seats are 0 to 6"),
        (report(seats={"1": {}}), "facts.seats[...].ante: is missing"),
        (report(seats={"1": {"ante": 0}}), "facts.seats[...].ante: must be 1 or more"),
        (
            report(seats={"1": {"ante": 1, "result": "won"}}),
            "facts.seats[...].result: cannot be “won”; choose from fold, bank_wins, tie, player_wins, ",
        ),
        (report(choices={"9": "void"}), "facts.choices: “9” is no seat; the seats are 0 to 6"),
        (report(choices={"1": "stay"}), "facts.choices[...]: cannot be “stay”; choose from go_on, void"),
    ],
)
def test_a_bad_line_is_refused_and_the_others_are_answered(given: Any, error: str) -> None:
    ran = ask(given, report())
    bad, good = ran.answers()
    assert ran.status == 2
    assert bad["error"].startswith(error)
    assert (good["id"], good["void"]) == (5, "hand")


@clause("AMB-74", "CSP-101")
def test_a_report_without_ground_is_no_bad_line() -> None:
    ran = ask(report("CSP-101", cards=5))
    assert ran.status == 0
    assert ran.answers() == [
        {
            "id": 5,
            "void": "none",
            "returned": [],
            "continues": "Play goes on: 5 cards are the right number.",
            "clauses": ["CSP-101", "AMB-74"],
            "present": ["gaming_inspector"],
        }
    ]


@clause("AMB-49", "CSP-102")
@pytest.mark.parametrize(
    ("shuffler", "shows", "void"),
    [
        ("jammed", None, "hand"),
        ("spilt", None, "hand"),
        ("spilt", False, "hand"),
        ("overlapped", True, "hand"),
        ("overlapped", False, "none"),
        ("overlapped", None, "none"),
        ("delivered", None, "none"),
        ("delivered", True, "none"),
        ("came_out", True, "hand"),
        ("came_out", False, "none"),
        ("came_out", None, "none"),
    ],
)
def test_what_cards_did_in_the_shuffler_has_its_words_and_the_older_one_is_still_read(
    shuffler: str, shows: bool | None, void: str
) -> None:
    facts: dict[str, Any] = {"shuffler": shuffler} | ({} if shows is None else {"shows": shows})
    assert [one["void"] for one in ask(report("CSP-102", **facts)).answers()] == [void]


@clause("CSP-122", "AMB-63")
def test_a_lender_need_not_play() -> None:
    (loan,) = ask(report("CSP-122", "CHECK", seat=0, lender=5, wager="bet")).answers()
    assert loan["continues"].startswith("Seat 0 stakes BET with chips of seat 5")


@clause("AMB-71", "AMB-23", "AMB-52")
def test_claims_fees_kept_and_an_order_that_changes_are_data() -> None:
    seats = {"0": {"ante": 10, "bet": 20, "fee": 10, "served": True}, "1": {"ante": 5, "folded": True}}
    three = {str(seat): {"ante": 5, "fee": 5, "served": seat == 3} for seat in (0, 1, 3)}
    void, late, folded, turned = ask(
        report("CSP-110", "CHECK", seats=seats, seat=0),
        report("CSP-110", "SETTLE", seats=seats, seat=0),
        report("CSP-110", "CHOOSE", seats=seats, seat=1),
        report("CSP-112", "CHOOSE", seats=three, seat=3),
    ).answers()
    fee = [{"seat": 0, "wager": "fee", "amount": 10}]
    assert (void["void"], void["kept"], "claim" in void, "order" in void) == ("seat", fee, False, False)
    assert (late["void"], late["returned"], late["kept"]) == ("none", [], fee)
    assert [(one["wager"], one["amount"]) for one in late["claim"]] == [("ante", 10), ("bet", 20)]
    assert folded["claim"] == [{"seat": 1, "wager": "ante", "amount": 5}]
    assert turned["order"] == [1, 0]


def test_people_read_rulings_on_a_terminal() -> None:
    paid = {"1": {"ante": 10, "bet": 20, "result": "player_wins", "paid": {"bet": 80}}}
    ran = ask(report("CSP-101", "SETTLE", seats=SEATS | paid, cards=6), report("CSP-1"), terminal=True)
    assert ran.status == 2
    for said in (
        "5  the whole round is void",
        "comes back",
        "token of seat 0",
        "is taken back",
        "bet of seat 1",
        "80",
        "present: gaming inspector, municipal inspector",
        "CSP-101 CSP-150 AMB-20",
        "5: irregularity: “CSP-1” is none that is ruled on",
    ):
        assert said in ran.out, said
    late = {"0": {"ante": 10, "bet": 20, "fee": 10, "served": True}}
    dropped = ask(report("CSP-110", "SETTLE", seats=late, seat=0), terminal=True)
    for said in ("waits for the management", "stays with the house", "fee of seat 0", "gaming management"):
        assert said in dropped.out, said
    three = {str(seat): {"ante": 5, "fee": 5, "served": seat == 3} for seat in (0, 1, 3)}
    assert "still to act: seats 1, 0" in ask(report("CSP-112", "CHOOSE", seats=three, seat=3), terminal=True).out
    loan = ask(report("CSP-122", "CHECK", seat=0, lender=2, wager="bet"), terminal=True)
    assert "nothing is void" in loan.out
    assert "present" not in loan.out


def test_people_read_the_list_on_a_terminal() -> None:
    ran = kitapi("ruling", "caribbean-stud", "--list", terminal=True)
    assert "CSP-106  collecting folded cards after the exchanges, the dealer takes the bank's" in ran.out
    assert re.search(r"from_right +whether the dealer asks from the right \(may be left out\)", ran.out)
    in_json = kitapi("ruling", "caribbean-stud", "--list", "--json", terminal=True)
    assert in_json.answers()[0]["irregularity"] == "CSP-100"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "name the game"),
        (("prefa",), "prefa"),
        (("caribbean-stud", "--list", "reports.jsonl"), "--list reads no file"),
        (("caribbean-stud", "/nowhere/reports.jsonl"), "reports.jsonl"),
    ],
)
def test_wrong_usage_is_reported_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    ran = kitapi("ruling", *arguments)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
