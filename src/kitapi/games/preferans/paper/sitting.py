"""The sheet of a sitting on paper, computed from what its writer said.

Only the rules of the table are used, so that the sheet is the one that the table would have. These functions are also
translated to JavaScript, for pages that must do without the room (decision record 69).
"""

import msgspec
from msgspec.structs import replace

from kitapi.games.preferans.paper.deal import PaperDeal, check_playable, check_undoubled, game_facts
from kitapi.games.preferans.paper.document import DealLine, PaperSitting
from kitapi.games.preferans.rules.bidding import may_pass_at_once
from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts, VoidFacts
from kitapi.games.preferans.rules.explanation import Course
from kitapi.games.preferans.rules.game_numbers import TRICKS
from kitapi.games.preferans.rules.ladder import lowest_number, may_throw_in_at
from kitapi.games.preferans.rules.opening import active_seats, first_balances, next_to
from kitapi.games.preferans.rules.posting import is_void_undoubled, post, pot_in_play, void_facts
from kitapi.games.preferans.rules.scoresheet import sitting_over
from kitapi.games.preferans.rules.sheet import blank_sheet
from kitapi.games.preferans.rules.sheet_page import SheetPage, WrittenDeal, history_entry, page_of
from kitapi.games.preferans.rules.variant import Money, PreferansTerms
from kitapi.kernel import Seat
from kitapi.lines.fields import check_seat
from kitapi.lines.lines import BadLine
from kitapi.lines.sittings import Refusal, SittingOver, refusal_of
from kitapi.mechanics.table import defenders_of
from kitapi.texts import Text

RULEBOOK = "SK-"
"""The beginning of every clause."""
OVER = "SK-SCORE-06"
"""The clause that ends a sitting."""


class WrittenLine(msgspec.Struct, frozen=True, kw_only=True):
    """What a line has written; None if it is refused."""

    written: WrittenDeal | None = None
    refused: Refusal | None = None


class NextDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The deal to be written next: its number, dealer, and active seats in order of turn.

    ``heads``: what all head sums hold together. ``pot``: in the pot form, the chips in the pot when it is played, those
    put in for it included; else None.
    """

    number: int
    dealer: Seat
    active: tuple[Seat, ...]
    heads: int
    pot: int | None


class WrittenSitting(msgspec.Struct, frozen=True, kw_only=True):
    """All that a sitting shows.

    ``page``: the sheet, as a table has it. ``next``: None if the sitting is over, and then ``over`` says by which
    clause. ``refused``: why there is no sheet.
    """

    lines: tuple[WrittenLine, ...] = ()
    page: SheetPage | None = None
    next: NextDeal | None = None
    over: SittingOver | None = None
    refused: Refusal | None = None


class Writer:
    """Writes the lines of a sitting on its sheet, one after the other."""

    def __init__(self, sitting: PaperSitting) -> None:
        self.terms = PreferansTerms(players=sitting.players, variant=sitting.variant)
        self.dealer = Seat(sitting.first_dealer)
        self.before = blank_sheet(sitting.players, sitting.variant.stake)
        self.sheet = blank_sheet(sitting.players, sitting.variant.stake)
        self.balances = first_balances(PreferansTerms(players=sitting.players, variant=sitting.variant))
        self.deals: list[WrittenDeal] = []

    def write(self, line: DealLine) -> WrittenLine:
        """Write ``line``, unless the rules refuse it."""
        try:
            return WrittenLine(written=self.write_deal(line))
        except BadLine as refused:
            return WrittenLine(refused=refusal_of(refused.subject, RULEBOOK))

    def write_deal(self, line: DealLine) -> WrittenDeal:
        """Write a deal, and pass the cards on to the next dealer.

        Raises:
            BadLine: the rules refuse it.
        """
        variant = self.terms.variant
        if sitting_over(self.sheet, variant):
            raise BadLine(OVER, Text("the head sums are played off"))
        settled = post(self.facts_of(line), self.sheet, self.balances, self.active(), variant)
        written = history_entry(len(self.deals) + 1, self.dealer, settled, variant, Course())
        self.deals.append(written)
        self.sheet = settled.booked.sheet
        self.balances = settled.booked.balances
        self.dealer = next_to(self.dealer, self.terms.players)
        return written

    def active(self) -> tuple[Seat, ...]:
        """Return the seats that play the next deal, in order of turn."""
        return active_seats(self.dealer, self.terms.players)

    def facts_of(self, line: DealLine) -> GameFacts | VoidFacts:
        """Return the facts of the deal of ``line``.

        Raises:
            BadLine: something is missing, or breaks a rule.
        """
        if line.passed or line.thrown_in:
            return self.facts_without_game(line)
        if line.undoubled:
            return self.facts_undoubled(line)
        deal = self.deal_of(line)
        if line.kontra_by is None:
            check_playable(deal)
        return game_facts(deal)

    def facts_without_game(self, line: DealLine) -> VoidFacts:
        """Return the facts of a deal that all passed, or that was thrown in.

        Raises:
            BadLine: more is said of it, or the house rules know no such deal.
        """
        variant = self.terms.variant
        if line != DealLine(passed=line.passed, thrown_in=not line.passed):
            raise BadLine(
                "passed" if line.passed else "thrown_in", Text("nothing more is said of a deal without a game")
            )
        if line.passed and not may_pass_at_once(variant):
            raise BadLine("SK-BID-08", Text("the forehand must bid where the option all_pass is off"))
        lowest = lowest_number(variant)
        if line.thrown_in and not may_throw_in_at(lowest):
            raise BadLine("SK-BID-05", Text("no deal won at {lowest} or more is thrown in", lowest=lowest))
        return void_facts(Ending.ALL_PASSED if line.passed else Ending.THROWN_IN, self.sheet, variant)

    def facts_undoubled(self, line: DealLine) -> GameFacts | VoidFacts:
        """Return the facts of a game for which nobody said the kontra that it demands.

        Raises:
            BadLine: more is said of it, or it demands no kontra.
        """
        variant = self.terms.variant
        bare = DealLine(declarer=line.declarer, game=line.game, doublings=0, undoubled=True)
        if line != bare:
            raise BadLine("undoubled", Text("nothing more is said of leaves without kontra"))
        unplayed = replace(line, undoubled=False, tricks=(TRICKS, 0, 0))
        check_undoubled(self.deal_of(unplayed))
        if is_void_undoubled(self.sheet, variant):
            return void_facts(Ending.UNDOUBLED, self.sheet, variant)
        # Written as if both defenders had dropped, which the house rules need not allow.
        dropped = self.defenders(line)
        may_drop = replace(variant, defenders_may_drop=True)
        facts = game_facts(replace(self.deal_of(unplayed), dropped=dropped, variant=may_drop))
        return replace(facts, ending=Ending.UNDOUBLED)

    def defenders(self, line: DealLine) -> tuple[Seat, Seat]:
        """Return the defenders against the declarer of ``line``, in the order of play.

        Raises:
            BadLine: the declarer does not play this deal.
        """
        if line.declarer is None:
            raise BadLine("declarer", Text("is missing"))
        check_seat("declarer", line.declarer, self.terms.players)
        if line.declarer not in self.active():
            raise BadLine(
                "SK-DEAL-02",
                Text("with four players the dealer sits out, so seat {resting} cannot declare", resting=line.declarer),
            )
        return defenders_of(Seat(line.declarer), self.active())

    def deal_of(self, line: DealLine) -> PaperDeal:
        """Return the game of ``line`` with all that the sitting so far says of it.

        Raises:
            BadLine: something is missing.
        """
        first, second = self.defenders(line)
        if line.game is None:
            raise BadLine("game", Text("is missing"))
        if line.doublings is None:
            raise BadLine("doublings", Text("is missing"))
        if line.tricks is None:
            raise BadLine("tricks", Text("is missing"))
        assert line.declarer is not None
        playing = (Seat(line.declarer), first, second)
        return PaperDeal(
            dealer=self.dealer,
            declarer=line.declarer,
            game=line.game,
            from_hand=line.from_hand,
            open=line.open,
            doublings=line.doublings,
            kontra_by=line.kontra_by,
            tricks=tuple(
                line.tricks[playing.index(Seat(seat))] if seat in playing else 0 for seat in range(self.terms.players)
            ),
            longest_run=line.longest_run,
            dropped=line.dropped,
            invited_by=line.invited_by,
            heads=self.sheet.heads,
            refa=self.sheet.refas[line.declarer] > 0,
            pot=pot_in_play(self.balances, self.active(), self.terms.variant),
            variant=self.terms.variant,
        )

    def next(self) -> NextDeal | None:
        """Return the deal to be written next; None if the sitting is over."""
        variant = self.terms.variant
        if sitting_over(self.sheet, variant):
            return None
        pot = pot_in_play(self.balances, self.active(), variant)
        return NextDeal(
            number=len(self.deals) + 1,
            dealer=self.dealer,
            active=self.active(),
            heads=sum(self.sheet.heads),
            pot=pot if variant.money is Money.POT else None,
        )

    def finish(self, lines: tuple[WrittenLine, ...]) -> WrittenSitting:
        """Return all that the sitting shows after ``lines``."""
        over = sitting_over(self.sheet, self.terms.variant)
        return WrittenSitting(
            lines=lines,
            page=page_of(self.terms, self.deals, self.before, self.sheet, self.balances),
            next=self.next(),
            over=SittingOver(clause=OVER) if over else None,
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
