"""The JSON form of reports of irregularities and of rulings, as ``docs/formats/ruling.md`` describes it."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.facts import (
    BadFacts,
    ExchangeCase,
    Facts,
    Paid,
    Report,
    RulingChoice,
    SeatChips,
    Shuffler,
)
from kitapi.games.caribbean_stud.rules.rulings.returns import Return
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.games.caribbean_stud.rules.rulings.ruling import Ruling
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel.bounds import LARGEST_AMOUNT, LONGEST_WORD

SEATS = 7

Amount = Annotated[int, Meta(ge=0, le=LARGEST_AMOUNT)]
Count = Annotated[int, Meta(ge=0, le=52)]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
BySeatT = TypeVar("BySeatT")


class PaperPaid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The payments to a seat so far."""

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
    folded: bool = False
    result: Result | None = None
    paid: PaperPaid = PaperPaid()
    claimed: bool = False

    def chips(self) -> SeatChips:
        """Return the seat's chips in the form that rulings need."""
        named = {name: getattr(self, name) for name in self.__struct_fields__ if name != "paid"}
        paid = Paid(ante=self.paid.ante, bet=self.paid.bet, jackpot=self.paid.jackpot)
        return SeatChips(**named, paid=paid)


class PaperFacts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The facts, as ``docs/formats/ruling.md`` describes them."""

    seats: Annotated[dict[Word, PaperSeat], Meta(max_length=SEATS)]
    seat: SeatNumber | None = None
    cards: Count | None = None
    shuffler: Shuffler | Literal["came_out"] | None = None
    where: Literal["floor", "well"] | None = None
    shows: bool | None = None
    left: Count | None = None
    choice: RulingChoice | None = None
    choices: Annotated[dict[Word, RulingChoice], Meta(max_length=SEATS)] = {}
    from_right: bool = False
    case: ExchangeCase = "earlier_seat"
    declared: Literal["losing", "tie", "winning"] | None = None
    qualifies: bool = True
    both: tuple[SeatNumber, SeatNumber] | None = None
    lender: SeatNumber | None = None
    wager: Literal["ante", "bet", "fee", "token"] | None = None


class PaperHouse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules on which rulings depend: whether a seat left out of the deal gets its stakes back (AMB-21)."""

    skipped_back: bool = True


class PaperReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A report, as ``docs/formats/ruling.md`` describes it."""

    id: msgspec.Raw = msgspec.Raw()
    phase: Word
    irregularity: Word
    facts: PaperFacts
    house: PaperHouse = PaperHouse()


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling as it is written; the last four fields are omitted if they are empty."""

    void: Void
    returned: tuple[Return, ...]
    continues: str
    clauses: tuple[str, ...]
    present: tuple[str, ...]
    reversed: tuple[Return, ...] | UnsetType = UNSET
    claim: tuple[Return, ...] | UnsetType = UNSET
    kept: tuple[Return, ...] | UnsetType = UNSET
    order: tuple[int, ...] | UnsetType = UNSET


REPORTS: msgspec.json.Decoder[PaperReport] = msgspec.json.Decoder(PaperReport)


def report_of(paper: PaperReport) -> Report:
    """Convert a decoded report into the form that rulings need.

    Raises:
        BadFacts: the phase or the number of a seat does not exist.
    """
    if paper.phase not in Phase.__members__:
        named = {"phase": paper.phase, "phases": ", ".join(Phase.__members__)}
        raise BadFacts("phase", NO_SUCH_PHASE, named)
    given = {name: getattr(paper.facts, name) for name in paper.facts.__struct_fields__}
    given["seats"] = {seat: chips.chips() for seat, chips in _by_seat("facts.seats", paper.facts.seats).items()}
    given["choices"] = _by_seat("facts.choices", paper.facts.choices)
    given["shuffler"] = newly_named(paper.facts.shuffler, shows=bool(paper.facts.shows))
    return Report(
        irregularity=paper.irregularity,
        phase=Phase[paper.phase],
        facts=Facts(**given),
        skipped_back=paper.house.skipped_back,
    )


def newly_named(shuffler: str | None, *, shows: bool) -> str | None:
    """Replace the former value ``came_out`` of ``shuffler`` by ``spilt`` or ``delivered``.

    With ``came_out`` the round was void if a value showed, as it is with ``spilt``, and otherwise regular, as it is
    with ``delivered``.
    """
    if shuffler != FORMER_WORD:
        return shuffler
    return "spilt" if shows else "delivered"


FORMER_WORD = "came_out"
"""The value that earlier versions stored for cards that a shuffler delivered or spilt."""


def answer_of(said: Ruling) -> Answer:
    """Return the ruling in the form in which it is written."""
    return Answer(
        void=said.void,
        returned=said.returned,
        continues=said.continues,
        clauses=said.clauses,
        present=said.present,
        reversed=said.taken_back or UNSET,
        claim=said.claim or UNSET,
        kept=said.kept or UNSET,
        order=said.order or UNSET,
    )


def _by_seat(field: str, given: Mapping[str, BySeatT]) -> dict[int, BySeatT]:
    for seat in given:
        if seat not in _SEAT_NAMES:
            raise BadFacts(field, NO_SUCH_SEAT, {"number": seat, "last": str(SEATS - 1)})
    return {int(seat): value for seat, value in given.items()}


_SEAT_NAMES = frozenset(map(str, range(SEATS)))

NO_SUCH_PHASE = "cannot be “{phase}”; the phases are {phases}"
NO_SUCH_SEAT = "“{number}” is no seat; the seats are 0 to {last}"
