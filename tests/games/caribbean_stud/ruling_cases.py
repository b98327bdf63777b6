"""Irregularities with the rulings of the rulebook, written by hand."""

from typing import Any, NamedTuple

from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.facts import Facts, Paid, Report, RulingChoice, SeatChips
from kitapi.games.caribbean_stud.rules.rulings.returns import Return
from kitapi.games.caribbean_stud.rules.rulings.ruling import Ruling, ruling
from kitapi.games.caribbean_stud.rules.terms.phase import Phase

SEATS = {
    0: SeatChips(ante=10, token=2),
    2: SeatChips(ante=20, bet=40, fee=20, served=True),
    4: SeatChips(ante=5, token=2, fee=5),
}
ALL_BACK = "0 ante 10, 0 token 2, 2 ante 20, 2 bet 40, 2 fee 20, 4 ante 5, 4 fee 5, 4 token 2"

UNSERVED = {
    0: SeatChips(ante=10, token=2),
    1: SeatChips(ante=15, token=2, fee=15),
    3: SeatChips(ante=20, fee=20),
    5: SeatChips(ante=25, token=2, fee=25),
}
"""Seat 0 does not exchange; 1, 3 and 5 wait for a card."""

BY = "gaming_inspector"
BOTH = "gaming_inspector municipal_inspector"
GM = "gaming_inspector gaming_management"

DEALT = "DEAL CHOOSE CHECK REVEAL SETTLE JACKPOT DONE"
LATE = "OVER PREPARE STAKES COIN_IN"
TURNED = "CHOOSE CHECK REVEAL SETTLE JACKPOT DONE"
HELD = "CHECK REVEAL SETTLE"
CLOSED_BANK = "CHOOSE CHECK REVEAL"
OPEN_BANK = "SETTLE JACKPOT DONE"

VOID = "The round is void: the cards are counted, and after GAME OVER the next one begins with the other deck."
OVER = "The round is over: the gaming management decides, and nothing is entered."
REST = "The fallen cards are void; the exchanges go on with what is left of the stub."
GIVEN = "What is left of the stub is given in order."
CHOOSING = "where the choice is to go on without an exchange or to have the hand void."


class Ruled(NamedTuple):
    """A report, its phases, and the ruling; ``returned``: seat, wager and chips, one triple after the other.

    ``claim`` and ``kept`` have the same form; ``order`` is a list of seats.
    """

    name: str
    phases: str
    facts: dict[str, Any]
    void: str
    returned: str
    continues: str
    clauses: str
    present: str = BY
    claim: str = ""
    kept: str = ""
    order: str = ""


def rule(name: str, phase: str, skipped_back: bool = True, **facts: Any) -> Ruling:
    """Return the ruling on an irregularity in a phase."""
    given = Facts(**{"seats": SEATS, "cards": 5, **facts})
    return ruling(Report(irregularity=name, phase=Phase[phase], facts=given, skipped_back=skipped_back))


def beside_the_point(facts: dict[str, Any]) -> dict[str, Any]:
    """``facts``, with further facts about the same seats that matter only to other irregularities."""
    seats = facts.get("seats", SEATS)
    return {"seat": max(seats), "both": (min(seats), max(seats)), "choice": RulingChoice.VOID, **facts}


def as_ruled(said: Ruling) -> tuple[str, str, str, str, str]:
    """Return a ruling as ``Ruled`` writes it."""
    return said.void.value, chips(said.returned), said.continues, " ".join(said.clauses), " ".join(said.present)


def chips(moved: tuple[Return, ...]) -> str:
    """Chips as ``Ruled`` writes them."""
    return ", ".join(f"{one.seat} {one.wager} {one.amount}" for one in moved)


def _hand(name: str, phases: str, clauses: str = "", continues: str = VOID, **facts: Any) -> Ruled:
    return Ruled(name, phases, facts, "hand", ALL_BACK, continues, f"{name} CSP-150 AMB-20 {clauses}".strip(), BOTH)


def _none(name: str, phases: str, continues: str, clauses: str, present: str = BY, **facts: Any) -> Ruled:
    return Ruled(name, phases, facts, "none", "", continues, f"{name} {clauses}".strip(), present)


WHOLE_HAND = (
    _hand("CSP-100", DEALT, seat=0, cards=4),
    _hand("CSP-100", DEALT, seat=0, cards=6),
    _hand("CSP-100", DEALT, seat=2, cards=5),
    _none("CSP-100", LATE, OVER, "AMB-48", GM, seat=0, cards=4),
    _hand("CSP-101", DEALT, cards=4),
    _hand("CSP-101", DEALT, cards=6),
    _none("CSP-101", LATE, OVER, "AMB-48", GM, cards=6),
    _hand("CSP-102", "DEAL CHOOSE", "AMB-49", shuffler="jammed"),
    _hand("CSP-102", "DEAL CHOOSE", "AMB-49", shuffler="spilt"),
    _hand("CSP-102", "DEAL CHOOSE", "AMB-49", shuffler="spilt", shows=False),
    _hand("CSP-102", "DEAL CHOOSE", "AMB-49", shuffler="overlapped", shows=True),
    _none(
        "CSP-102",
        "DEAL CHOOSE",
        "The hand stands and is played out: that the rest of the deck comes out is regular.",
        "AMB-49 CSP-031",
        shuffler="delivered",
        shows=True,
    ),
    *(
        _none(
            "CSP-102",
            "DEAL CHOOSE",
            "The hand stands and is played out: cards overlap, and no value shows.",
            "AMB-49",
            shuffler="overlapped",
            shows=shows,
        )
        for shows in (None, False)
    ),
    _hand("CSP-103", "DEAL"),
    _hand("CSP-104", "DEAL", "AMB-28", seat=0),
    Ruled(
        "CSP-104",
        TURNED,
        {"seat": 0},
        "none",
        "0 ante 10, 0 token 2",
        "The hand stands and is played out; seat 0 has no part in it and gets its stakes back.",
        "CSP-104 AMB-28 AMB-21",
    ),
    Ruled(
        "CSP-104",
        TURNED,
        {"seat": 0, "skipped_back": False},
        "none",
        "",
        "The hand stands and is played out; seat 0, which had to speak at once, gets nothing back.",
        "CSP-104 AMB-28 AMB-21",
        kept="0 ante 10, 0 token 2",
    ),
    _hand("CSP-105", "DEAL", where="well"),
    _hand(
        "CSP-105",
        "DEAL",
        continues="The round is void: the cards are counted at once, with the one from the floor, and after GAME OVER "
        "the next one begins with the other deck.",
        where="floor",
    ),
    _hand("CSP-106", "CHECK"),
    _hand("CSP-107", "DEAL", "AMB-29", seat=0),
    _hand("CSP-108", "DEAL", seat=1),
    _none(
        "CSP-108",
        TURNED,
        "The hand stands and is played out; the cards at seat 1 are taken unseen, and never into the stub.",
        "CSP-147 AMB-22",
        seat=1,
    ),
    _hand("AMB-50", "DEAL", "CSP-103"),
    _none(
        "AMB-50",
        "CHOOSE CHECK REVEAL",
        "The hand stands and is played out, unless the gaming management rules otherwise.",
        "CSP-147",
        GM,
    ),
)


ACCEPTED = "The declaration is accepted:"
HALF = {0: SeatChips(ante=10, token=2), 2: SeatChips(ante=20, fee=20, served=True)}
"""Seat 2 was fetching the chips for its BET."""


def _word(name: str, continues: str, clauses: str = "AMB-55", present: str = BY, **more: Any) -> Ruled:
    """Return the ruling on cards of seat 2 that the dealer took by mistake; ``more``: facts, and chips that move."""
    moved = {name: more.pop(name) for name in ("claim", "kept") if name in more}
    returned = more.pop("returned", "")
    facts = {"seat": 2, **more}
    return Ruled(name, HELD, facts, "none", returned, continues, f"{name} {clauses}", present, **moved)


TAKEN = (
    _word(
        "CSP-119",
        "Nothing need be declared: ANTE of seat 2 is paid one to one, and its BET stands.",
        "AMB-55 CSP-041",
        qualifies=False,
        declared="losing",
    ),
    _word("CSP-119", f"{ACCEPTED} seat 2 loses ANTE and BET.", declared="losing", kept="2 ante 20, 2 bet 40"),
    _word(
        "CSP-119",
        f"{ACCEPTED} a tie, and ANTE and BET of seat 2 are its own again.",
        declared="tie",
        returned="2 ante 20, 2 bet 40",
    ),
    _word(
        "CSP-119",
        "ANTE and BET of seat 2 wait as a claim; the gaming management decides whether and how to pay.",
        present=GM,
        declared="winning",
        claim="2 ante 20, 2 bet 40",
    ),
    _word("CSP-119", "The player of seat 2 says what he holds, and that is accepted."),
)

AS_FOLD = "ANTE of seat 2, taken as of a fold, waits as a claim by a counter-entry"
TAKEN_AS_FOLDED = (
    *(
        _word(
            "CSP-120",
            f"{AS_FOLD}, though the bank does not qualify; nothing is paid on it unless the gaming management decides "
            "so.",
            present=GM,
            seats=HALF,
            qualifies=False,
            declared=declared,
            claim="2 ante 20",
        )
        for declared in (None, "winning", "losing")
    ),
    _word("CSP-120", f"{ACCEPTED} seat 2 loses its ANTE.", seats=HALF, declared="losing", kept="2 ante 20"),
    _word(
        "CSP-120",
        f"{ACCEPTED} a tie, and ANTE of seat 2 is its own again.",
        seats=HALF,
        declared="tie",
        returned="2 ante 20",
    ),
    _word(
        "CSP-120",
        f"{AS_FOLD}; the gaming management decides whether and how to pay, and whether a BET counts.",
        present=GM,
        seats=HALF,
        declared="winning",
        claim="2 ante 20",
    ),
    _word(
        "CSP-120",
        f"{AS_FOLD}; its player says what he holds, and that is accepted.",
        seats=HALF,
        claim="2 ante 20",
    ),
)


def _on_two(phases: str, void: str, returned: str, continues: str, clauses: str, **facts: Any) -> Ruled:
    present = BOTH if void == "hand" else BY
    return Ruled("CSP-121", phases, facts, void, returned, continues, f"CSP-121 {clauses}", present)


BOTH_BACK = "0 ante 10, 0 token 2, 2 ante 20, 2 bet 40, 2 fee 20"
BOTH_VOID = "The cards of seats 0, 2 are void; the others go on."
ONE_SETTLED = {**SEATS, 2: SeatChips(ante=20, bet=40, result=Result.BANK_WINS)}
BOTH_SETTLED: dict[int, SeatChips] = {**ONE_SETTLED, 0: SeatChips(ante=10, result=Result.FOLD)}
SHORT, EXCESSIVE = {2: SeatChips(ante=20, bet=39)}, {2: SeatChips(ante=20, bet=55)}

DROPPED_LATE = (
    "The wagers of seat {seat} wait as a claim; the gaming management decides about them. All cards are counted at the "
    "end."
)


def _dropped_card(phases: str, seat: int, chips: SeatChips, returned: str, kept: str = "") -> Ruled:
    return Ruled(
        "CSP-110",
        phases,
        {"seat": seat, "seats": {**SEATS, seat: chips}},
        "seat",
        returned,
        f"The cards of seat {seat} are void; the others go on. All cards are counted at the end.",
        "CSP-110 AMB-23 AMB-71",
        kept=kept,
    )


def _dropped_late(phases: str, seat: int, chips: SeatChips, claim: str, kept: str = "") -> Ruled:
    return Ruled(
        "CSP-110",
        phases,
        {"seat": seat, "seats": {**SEATS, seat: chips}},
        "none",
        "",
        DROPPED_LATE.format(seat=seat),
        "CSP-110 AMB-71",
        GM,
        claim=claim,
        kept=kept,
    )


ONE_SEAT = (
    _dropped_card(f"DEAL {CLOSED_BANK}", 2, SEATS[2], "2 ante 20, 2 bet 40", "2 fee 20"),
    _dropped_card(f"DEAL {CLOSED_BANK}", 4, SEATS[4], "4 ante 5, 4 fee 5, 4 token 2"),
    _dropped_late(OPEN_BANK, 2, SEATS[2], "2 ante 20, 2 bet 40", "2 fee 20"),
    _dropped_late(f"{CLOSED_BANK} {OPEN_BANK}", 0, SeatChips(ante=10, token=2, folded=True), "0 ante 10"),
    _dropped_late(f"{CLOSED_BANK} {OPEN_BANK}", 0, SeatChips(ante=10, token=2, result=Result.FOLD), "0 ante 10"),
    *TAKEN,
    *TAKEN_AS_FOLDED,
    _on_two("COIN_IN DEAL", "hand", ALL_BACK, VOID, "CSP-150 AMB-20 AMB-27", both=(2, 0)),
    _on_two(
        "COIN_IN DEAL",
        "hand",
        "0 ante 10, 0 token 2, 2 ante 20, 2 bet 40, 4 ante 5, 4 fee 5, 4 token 2",
        VOID,
        "CSP-150 AMB-20 AMB-27",
        both=(0, 4),
        seat=2,
        seats=ONE_SETTLED,
    ),
    _on_two(f"{CLOSED_BANK} {OPEN_BANK}", "seat", BOTH_BACK, BOTH_VOID, "AMB-27 AMB-23", both=(2, 0)),
    _on_two(
        CLOSED_BANK,
        "seat",
        "0 ante 10, 0 token 2, 2 ante 20, 2 bet 40",
        BOTH_VOID,
        "AMB-27 AMB-23",
        both=(0, 2),
        seats=BOTH_SETTLED
        | {
            0: SeatChips(ante=10, token=2, result=Result.FOLD),
        },
    ),
    _on_two(
        OPEN_BANK,
        "seat",
        "0 ante 10, 0 token 2",
        "The seat that is settled stands; the cards of seat 0 are void; the others go on.",
        "AMB-27 AMB-23",
        both=(0, 2),
        seats=ONE_SETTLED,
    ),
    _on_two(OPEN_BANK, "none", "", "Both hands are valid.", "AMB-27", both=(0, 2), seats=BOTH_SETTLED),
    _none(
        "CSP-122",
        "CHOOSE CHECK",
        "Seat 0 stakes BET with chips of seat 4 and finishes its hand itself; what comes back and what is won is its "
        "own, and the debt is not the house's.",
        "AMB-63",
        "",
        seat=0,
        lender=4,
        wager="bet",
    ),
    *(
        _none(
            "CSP-122",
            "STAKES CHOOSE CHECK",
            "The loan is refused: chips may be borrowed for BET alone.",
            "AMB-30",
            "",
            seat=0,
            lender=lender,
            wager=wager,
        )
        for wager, lender in (("ante", 4), ("fee", 4), ("token", 6))
    ),
    _none(
        "CSP-123",
        CLOSED_BANK,
        "BET of seat 2 is made exactly 40, with borrowed chips if need be, before the bank's cards are turned; else it "
        "folds.",
        "CSP-039 AMB-04 AMB-64",
        "",
        seat=2,
        seats=SHORT,
    ),
    _none(
        "CSP-123",
        OPEN_BANK,
        "BET of seat 2 counts as the 39 that lie there: should it win, it is paid on them.",
        "AMB-04",
        seat=2,
        seats=SHORT,
    ),
    Ruled(
        "CSP-124",
        CLOSED_BANK,
        {"seat": 2, "seats": EXCESSIVE},
        "none",
        "2 bet 15",
        "BET of seat 2 is made exactly 40 before the bank's cards are turned.",
        "CSP-124 CSP-039 AMB-04",
        "",
    ),
    Ruled(
        "CSP-124",
        OPEN_BANK,
        {"seat": 2, "seats": EXCESSIVE},
        "none",
        "2 bet 15",
        "BET of seat 2 counts as the 40 allowed: should it win, it is paid on them. The excess comes back in every "
        "case.",
        "CSP-124 AMB-05",
    ),
    _none(
        "AMB-54",
        f"DEAL {CLOSED_BANK} SETTLE",
        "The player of seat 0 is warned, and the hand stands.",
        "",
        seat=0,
    ),
    _none("AMB-54", "SETTLE", "The player of seat 2 is warned, and the hand stands.", "", seat=2, seats=ONE_SETTLED),
)


def _at_exchange(name: str, void: str, returned: str, continues: str, clauses: str, **facts: Any) -> Ruled:
    more = {name: facts.pop(name) for name in ("kept", "order") if name in facts}
    given = {"seats": UNSERVED, **facts}
    return Ruled(name, "CHOOSE", given, void, returned, continues, f"{name} {clauses}".strip(), **more)


def _too_few(name: str, clauses: str, **facts: Any) -> tuple[Ruled, ...]:
    """Return the rulings if one card is left for the seats 1, 3 and 5, from the left and from the right."""
    clauses = f"{clauses} AMB-70 AMB-24".strip()
    unreached = f"{GIVEN} It does not reach seats 3, 5, {CHOOSING}"
    void = f"{GIVEN} The cards of seat 5 are void; the others go on."
    going = {3: RulingChoice.GO_ON, 5: RulingChoice.VOID}
    last = {**facts, "left": 2}
    return (
        _at_exchange(name, "none", "", unreached, clauses, **facts, left=1),
        _at_exchange(name, "none", "3 fee 20", unreached, clauses, **facts, left=1, choices={3: RulingChoice.GO_ON}),
        _at_exchange(
            name, "seat", "3 fee 20, 5 ante 25, 5 fee 25, 5 token 2", void, clauses, **facts, left=1, choices=going
        ),
        _at_exchange(name, "none", "", f"{GIVEN} It does not reach seat 5, {CHOOSING}", clauses, **last),
        _at_exchange(
            name, "none", "", f"{GIVEN} It does not reach seat 1, {CHOOSING}", clauses, **last, from_right=True
        ),
    )


FIRST_SERVED = {**UNSERVED, 1: SeatChips(ante=15, fee=15, served=True)}
MIDDLE_SERVED = {**UNSERVED, 3: SeatChips(ante=20, fee=20, served=True)}
IRREGULAR = {**MIDDLE_SERVED, 1: SeatChips(ante=15, fee=9, regular=False)}
LAST_SERVED = {**UNSERVED, 5: SeatChips(ante=25, fee=25, served=True)}
TWO_REQUESTS = {1: UNSERVED[1], 5: LAST_SERVED[5]}
TO_THE_LEFT = "The exchanges are finished from right to left; every card is given once it touches the felt."
FALLEN_UNSEEN = "The fallen cards are void even unseen; the exchanges go on with what is left of the stub."
FLOOR = "The card is void, the stub's next is given, and the cards are counted at the end."

EXCHANGES = (
    *(
        _at_exchange(
            "CSP-111",
            "none",
            returned,
            f"A card given stays where it has touched the felt; seat {seat} goes on with its five.",
            "AMB-26",
            seat=seat,
            **facts,
        )
        for seat, returned, facts in (
            (0, "", {"seats": MIDDLE_SERVED}),
            (1, "1 fee 15", {"seats": MIDDLE_SERVED}),
            (5, "5 fee 25", {"seats": MIDDLE_SERVED, "from_right": True}),
        )
    ),
    *(
        _at_exchange(
            "CSP-111",
            "none",
            "",
            f"The new card has touched the felt and is given to seat {seat}: the old one does not come back, and the "
            "fee is the house's.",
            "AMB-75 AMB-26",
            seat=seat,
            seats=seats,
            case="touched",
            kept=kept,
        )
        for seat, seats, kept in ((3, MIDDLE_SERVED, "3 fee 20"), (5, LAST_SERVED, "5 fee 25"))
    ),
    _at_exchange(
        "CSP-111",
        "none",
        "1 fee 15",
        "No card has touched the felt: seat 1 has its card and the fee on it back, and keeps its right to the jackpot.",
        "AMB-75 AMB-41",
        seat=1,
        seats=UNSERVED,
        case="withdrawn",
    ),
    *(
        _at_exchange("CSP-112", "none", "", TO_THE_LEFT, "AMB-52", seat=5, order=order, **facts)
        for order, facts in (
            ("3 1", {"seats": LAST_SERVED}),
            ("3 1", {"seats": UNSERVED}),
            ("1", {"seats": TWO_REQUESTS, "from_right": True}),
        )
    ),
    _at_exchange(
        "CSP-113",
        "none",
        "1 fee 9",
        "The request was not regular: seat 1 goes on with its five cards.",
        "AMB-53",
        seat=1,
        seats=IRREGULAR,
        choice=RulingChoice.VOID,
    ),
    _at_exchange(
        "CSP-113",
        "seat",
        "1 ante 15, 1 fee 15, 1 token 2",
        "The cards of seat 1 are void; the others go on.",
        "",
        seat=1,
        seats=MIDDLE_SERVED,
        choice=RulingChoice.VOID,
    ),
    _at_exchange(
        "CSP-113",
        "none",
        "1 fee 15",
        "Seat 1 takes its card back, keeps its right to the jackpot, and raises or folds.",
        "AMB-24",
        seat=1,
        seats=MIDDLE_SERVED,
        choice=RulingChoice.GO_ON,
    ),
    _at_exchange(
        "CSP-113",
        "none",
        "1 fee 1",
        "Seat 1 takes its card back, keeps its right to the jackpot, and raises or folds.",
        "AMB-24",
        seat=1,
        seats={**MIDDLE_SERVED, 1: SeatChips(ante=1, fee=1)},
        choice=RulingChoice.GO_ON,
    ),
    _at_exchange(
        "CSP-113",
        "none",
        "",
        "Seat 1 goes on without an exchange or has its hand void, as it chooses.",
        "",
        seat=1,
        seats=MIDDLE_SERVED,
    ),
    *_too_few("CSP-114", "CSP-115"),
    _at_exchange("CSP-114", "none", "", REST, "", left=3),
    _at_exchange("CSP-114", "none", "", REST, ""),
    *_too_few("CSP-115", ""),
    _at_exchange(
        "CSP-116",
        "none",
        "",
        "The card is valid and given to seat 1; its fee is taken.",
        "AMB-26",
        seat=1,
        shows=False,
        kept="1 fee 15",
    ),
    *_too_few("CSP-116", "CSP-118", seat=1, shows=True),
    _at_exchange(
        "CSP-116", "none", "", "The card is void; seat 1 gets the stub's next.", "AMB-25", seat=1, shows=True, left=3
    ),
    *_too_few("CSP-117", "CSP-118", cards=2),
    _at_exchange("CSP-117", "none", "", FALLEN_UNSEEN, "AMB-25", cards=2, left=3),
    *_too_few("CSP-118", ""),
    *_too_few("AMB-51", "CSP-115"),
    _at_exchange("AMB-51", "none", "", FLOOR, "CSP-114", left=3),
    *(
        _at_exchange(
            "AMB-53",
            "none",
            returned,
            f"The card is void and put aside unseen; the five of seat {seat} stand.",
            "",
            seat=seat,
            seats=seats,
        )
        for seat, returned, seats in ((0, "", UNSERVED), (0, "", IRREGULAR), (1, "1 fee 9", IRREGULAR))
    ),
)

PAID = {
    0: SeatChips(ante=10, token=2, result=Result.FOLD),
    1: SeatChips(ante=10, bet=20, fee=10, served=True, result=Result.BANK_WINS),
    2: SeatChips(ante=10, bet=20, token=2, result=Result.PLAYER_WINS, paid=Paid(ante=10, bet=100, jackpot=50)),
    3: SeatChips(ante=10, bet=20, fee=10, served=True, result=Result.TIE),
    4: SeatChips(ante=10, bet=20, result=Result.NOT_QUALIFIED, paid=Paid(ante=10)),
    5: SeatChips(ante=10, bet=20),
}
"""A round that is half settled."""
