"""The sheet of a sitting on paper, computed from what its writer said.

Only the rules of the table are used, so that the sheet is the one that the table would have. These functions are also
translated to JavaScript, for pages that must do without the room (decision record 69).
"""

import msgspec

from kitapi.games.prefa.paper.deal import PaperDeal, facts_of
from kitapi.games.prefa.paper.document import DealLine, KasaLine, Line, PaperSitting
from kitapi.games.prefa.rules.kasa import changes_of, is_allowed_change, may_change, post_addition
from kitapi.games.prefa.rules.opening import active_seats, first_balances, right_of, sitting_over
from kitapi.games.prefa.rules.posting import post
from kitapi.games.prefa.rules.scoresheet import (
    SheetPage,
    WrittenAddition,
    WrittenDeal,
    addition_entry,
    history_entry,
    page_of,
)
from kitapi.games.prefa.rules.sheet import blank_sheet
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Range, Seat
from kitapi.lines.fields import check_seat
from kitapi.lines.lines import BadLine
from kitapi.lines.sittings import Refusal, SittingOver, refusal_of
from kitapi.texts import Text

RULEBOOK = "PREFA-"
"""The beginning of every clause."""
OVER = "PREFA-PAY-09"
"""The clause that ends a sitting."""
ADDING = "PREFA-HOUSE-03"
"""The clause that changes the kasa between deals."""


class WrittenLine(msgspec.Struct, frozen=True, kw_only=True):
    """What a line has written; None if it is refused."""

    written: WrittenDeal | WrittenAddition | None = None
    refused: Refusal | None = None


class NextDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The deal to be written next: its number, dealer, active seats in order of turn, and the kasa before it."""

    number: int
    dealer: Seat
    active: tuple[Seat, ...]
    kasa: int


class WrittenSitting(msgspec.Struct, frozen=True, kw_only=True):
    """All that a sitting shows.

    ``page``: the sheet, as a table has it. ``next``: None if the sitting is over, and then ``over`` says by which
    clause. ``kasa_changes``: the amounts of a line of kasa that may follow now. ``refused``: why there is no sheet.
    """

    lines: tuple[WrittenLine, ...] = ()
    page: SheetPage | None = None
    next: NextDeal | None = None
    over: SittingOver | None = None
    kasa_changes: tuple[Range, ...] = ()
    refused: Refusal | None = None


class Writer:
    """Writes the lines of a sitting on its sheet, one after the other."""

    def __init__(self, sitting: PaperSitting) -> None:
        self.terms = PrefaTerms(players=sitting.players, variant=sitting.variant)
        self.dealer = Seat(sitting.first_dealer)
        self.sheet = blank_sheet(sitting.players, sitting.variant.kasa_share)
        self.balances = first_balances(sitting.players, sitting.variant.kasa_share)
        self.deals: list[WrittenDeal] = []
        self.added: list[WrittenAddition] = []

    def write(self, line: Line) -> WrittenLine:
        """Write ``line``, unless the rules refuse it."""
        try:
            if isinstance(line, KasaLine):
                return WrittenLine(written=self.write_addition(line))
            return WrittenLine(written=self.write_deal(line))
        except BadLine as refused:
            return WrittenLine(refused=refusal_of(refused.subject, RULEBOOK))

    def write_deal(self, line: DealLine) -> WrittenDeal:
        """Write a deal, and pass the cards on to the next dealer.

        Raises:
            BadLine: the rules refuse it.
        """
        if sitting_over(self.balances["kasa"]):
            raise BadLine(OVER, Text("the kasa is used up"))
        settled = post(facts_of(self.deal_of(line)), self.sheet, self.balances, self.terms.variant)
        written = history_entry(len(self.deals) + 1, self.dealer, settled, self.terms.variant)
        self.deals.append(written)
        self.sheet = settled.written.sheet
        self.balances = settled.balances
        self.dealer = right_of(self.dealer, self.terms.players)
        return written

    def deal_of(self, line: DealLine) -> PaperDeal:
        """Return the deal of ``line`` with all that the sitting so far says of it."""
        return PaperDeal(
            players=self.terms.players,
            dealer=self.dealer,
            declarer=line.declarer,
            contract=line.contract,
            participation=line.participation,
            tricks=line.tricks,
            aces=line.aces,
            solo=line.solo,
            declined=line.declined,
            passed=line.passed,
            kasa=self.balances["kasa"],
            variant=self.terms.variant,
        )

    def write_addition(self, line: KasaLine) -> WrittenAddition:
        """Write a change of the kasa.

        Raises:
            BadLine: the rules refuse it.
        """
        if not self.may_change() or not is_allowed_change(self.sheet, line.amount):
            raise BadLine(ADDING, Text("the kasa cannot be changed so"))
        event = post_addition(self.sheet, self.balances, line.amount)
        written = addition_entry(len(self.deals), event)
        self.added.append(written)
        self.sheet = event.written.sheet
        self.balances = event.balances
        return written

    def may_change(self) -> bool:
        """Whether the kasa may be changed now: after a deal, by agreement."""
        return may_change(len(self.deals) > 0, self.terms.variant)

    def next(self) -> NextDeal | None:
        """Return the deal to be written next; None if the sitting is over."""
        kasa = self.balances["kasa"]
        if sitting_over(kasa):
            return None
        active = active_seats(self.dealer, self.terms.players)
        return NextDeal(number=len(self.deals) + 1, dealer=self.dealer, active=active, kasa=kasa)

    def finish(self, lines: tuple[WrittenLine, ...]) -> WrittenSitting:
        """Return all that the sitting shows after ``lines``."""
        return WrittenSitting(
            lines=lines,
            page=page_of(self.terms, self.deals, self.added, self.sheet),
            next=self.next(),
            over=SittingOver(clause=OVER) if sitting_over(self.balances["kasa"]) else None,
            kasa_changes=changes_of(self.sheet) if self.may_change() else (),
        )


def write_sitting(sitting: PaperSitting) -> WrittenSitting:
    """Return all that ``sitting`` shows. A line that the rules refuse is marked and has no effect."""
    try:
        check_seat("first_dealer", sitting.first_dealer, sitting.players)
    except BadLine as refused:
        return WrittenSitting(refused=refusal_of(refused.subject, RULEBOOK))
    writer = Writer(sitting)
    lines = tuple([writer.write(line) for line in sitting.lines])
    return writer.finish(lines)


def refuse_sitting(field: str) -> WrittenSitting:
    """Return what a document shows that cannot be read because of ``field``."""
    return WrittenSitting(refused=Refusal(field=field))
