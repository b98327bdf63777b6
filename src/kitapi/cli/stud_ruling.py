"""An irregularity at Caribbean Stud as a line of JSON: read, ruled on, and the table of all of them."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kitapi.cli.fields import read_fields
from kitapi.cli.lines import BadLine
from kitapi.games.caribbean_stud.phase import Phase
from kitapi.games.caribbean_stud.rulings.facts import BadFacts, Choice, Facts, Paid, Report, SeatChips
from kitapi.games.caribbean_stud.rulings.returning import Return
from kitapi.games.caribbean_stud.rulings.row import Void
from kitapi.games.caribbean_stud.rulings.ruling import IRREGULARITIES, ruling
from kitapi.games.caribbean_stud.settled import Result

SEATS = 7

Amount = Annotated[int, Meta(ge=0, le=10**13)]
Count = Annotated[int, Meta(ge=0, le=52)]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
BySeatT = TypeVar("BySeatT")


class PaperPaid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat was paid already."""

    ante: Amount = 0
    bet: Amount = 0
    jackpot: Amount = 0


class PaperSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat's chips, as ``docs/formats/ruling.md`` describes them."""

    ante: Annotated[int, Meta(ge=1, le=10**12)]
    token: Amount = 0
    bet: Amount = 0
    fee: Amount = 0
    served: bool = False
    regular: bool = True
    result: Result | None = None
    paid: PaperPaid = PaperPaid()

    def chips(self) -> SeatChips:
        """The seat's chips, as a ruling asks for them."""
        named = {name: getattr(self, name) for name in self.__struct_fields__ if name != "paid"}
        paid = Paid(ante=self.paid.ante, bet=self.paid.bet, jackpot=self.paid.jackpot)
        return SeatChips(**named, paid=paid)


class PaperFacts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The facts, as ``docs/formats/ruling.md`` describes them."""

    seats: dict[str, PaperSeat]
    seat: SeatNumber | None = None
    cards: Count | None = None
    shuffler: Literal["jammed", "came_out", "overlapped"] | None = None
    where: Literal["floor", "well"] | None = None
    shows: bool | None = None
    left: Count | None = None
    choice: Choice | None = None
    choices: dict[str, Choice] = {}
    from_right: bool = False
    declared: Literal["losing", "tie", "winning"] | None = None
    qualifies: bool = True
    both: tuple[SeatNumber, SeatNumber] | None = None
    lender: SeatNumber | None = None
    wager: Literal["ante", "bet", "fee", "token"] | None = None


class PaperHouse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules that rulings know: whether a seat left out of the deal gets its stakes back (AMB-21)."""

    skipped_back: bool = True


class PaperReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A report, as ``docs/formats/ruling.md`` describes it."""

    id: msgspec.Raw = msgspec.Raw()
    phase: str
    irregularity: str
    facts: PaperFacts
    house: PaperHouse = PaperHouse()


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling; ``reversed`` only where a payment is taken back."""

    void: Void
    returned: tuple[Return, ...]
    continues: str
    clauses: tuple[str, ...]
    present: tuple[str, ...]
    reversed: tuple[Return, ...] | UnsetType = UNSET


class ListedFact(msgspec.Struct, frozen=True, kw_only=True):
    """A fact that an irregularity asks for."""

    name: str
    what: str
    needed: bool


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """An irregularity, where it is ruled on, and the facts that it asks for."""

    irregularity: str
    what: str
    phases: tuple[str, ...]
    facts: tuple[ListedFact, ...]


_CHOICES = {
    "facts.choice": "the choices are go_on, void",
    "facts.choices[...]": "the choices are go_on, void",
    "facts.seats[...].result": f"the results are {', '.join(result.value for result in Result)}",
    "facts.shuffler": "the values are jammed, came_out, overlapped",
    "facts.where": "the values are floor, well",
    "facts.declared": "the values are losing, tie, winning",
    "facts.wager": "the wagers are ante, bet, fee, token",
}
"""What a field chosen from a list may be."""

_read = msgspec.json.Decoder(PaperReport).decode


def rule_line(line: bytes) -> Answer:
    """The ruling on the report written in ``line``.

    Raises:
        BadLine: the line is no report, or there is no ruling on it.
    """
    paper = read_fields(_read, line, _CHOICES)
    try:
        said = ruling(_report(paper))
    except BadFacts as bad:
        raise BadLine(bad.subject, bad.problem) from None
    return Answer(
        void=said.void,
        returned=said.returned,
        continues=said.continues,
        clauses=said.clauses,
        present=said.present,
        reversed=said.taken_back or UNSET,
    )


def listed() -> Iterator[Listed]:
    """Every irregularity, in the order of the rules."""
    for name in sorted(IRREGULARITIES, key=lambda name: (not name.startswith("CSP"), name)):
        row = IRREGULARITIES[name]
        yield Listed(
            irregularity=name,
            what=row.what,
            phases=tuple(phase.name for phase in row.phases),
            facts=tuple(ListedFact(name=fact.name, what=fact.kind, needed=fact.needed) for fact in row.facts),
        )


def _report(paper: PaperReport) -> Report:
    if paper.phase not in Phase.__members__:
        raise BadLine("phase", f"cannot be “{paper.phase}”; the phases are {', '.join(Phase.__members__)}")
    given = {name: getattr(paper.facts, name) for name in paper.facts.__struct_fields__}
    given["seats"] = {seat: chips.chips() for seat, chips in _by_seat("facts.seats", paper.facts.seats).items()}
    given["choices"] = _by_seat("facts.choices", paper.facts.choices)
    return Report(
        irregularity=paper.irregularity,
        phase=Phase[paper.phase],
        facts=Facts(**given),
        skipped_back=paper.house.skipped_back,
    )


def _by_seat(field: str, given: Mapping[str, BySeatT]) -> dict[int, BySeatT]:
    for seat in given:
        if seat not in _SEAT_NAMES:
            raise BadLine(field, f"“{seat}” is no seat; the seats are 0 to {SEATS - 1}")
    return {int(seat): value for seat, value in given.items()}


_SEAT_NAMES = frozenset(map(str, range(SEATS)))
