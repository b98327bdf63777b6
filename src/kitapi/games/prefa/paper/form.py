"""What a writer may still say of the next deal: nothing that the rules refuse is offered."""

from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from kitapi.games.prefa.paper.deal import facts_of
from kitapi.games.prefa.paper.document import DealLine, PaperSitting
from kitapi.games.prefa.paper.sitting import NextDeal, Writer
from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.play import TRICKS
from kitapi.games.prefa.rules.scoresheet import WrittenDeal
from kitapi.kernel import Seat
from kitapi.lines.lines import BadLine
from kitapi.lines.sittings import Refusal
from kitapi.mechanics.table import defenders_of

Choice: TypeAlias = dict[str, Seat | bool | Contract | tuple[Answer, ...] | tuple[int, int, int]]
"""Fields that an answer adds to the line."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the deal, and every answer that the rules allow, given the fields before."""

    field: str
    choices: tuple[Choice, ...]


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """The questions answered and the next one, in the order in which a writer says a deal.

    ``takers``: the seats whose tricks an answer counts, in its order: declarer, first and second defender, or the
    active seats if all have passed; None before they are known. ``line``: the deal once nothing is missing;
    ``written``: what it would write. ``refused``: why there are no questions, if the sitting or the draft cannot be
    read.
    """

    fields: tuple[Question, ...]
    takers: tuple[Seat, ...] | None = None
    line: DealLine | None = None
    written: WrittenDeal | None = None
    refused: Refusal | None = None


def offer(sitting: PaperSitting, draft: DealLine) -> Form:
    """Return the form for the deal after those of ``sitting``, of which ``draft`` says as much as is known."""
    writer = Writer(sitting)
    for line in sitting.lines:
        writer.write(line)
    coming = writer.next()
    if coming is None:
        return Form(fields=())
    line = fill_in(writer, draft)
    questions = questions_of(writer, coming, line)
    written = write_if_allowed(writer, line)
    takers = takers_of(coming, line)
    return Form(fields=questions, takers=takers, line=None if written is None else line, written=written)


def takers_of(coming: NextDeal, line: DealLine) -> tuple[Seat, ...] | None:
    """Return the seats whose tricks are counted in ``line``, in the order of its tricks; None before they are known."""
    if line.passed:
        return coming.active
    if line.declarer is None or line.declarer not in coming.active:
        return None
    return (Seat(line.declarer), *defenders_of(Seat(line.declarer), coming.active))


def fill_in(writer: Writer, draft: DealLine) -> DealLine:
    """Return ``draft`` with the tricks, where only one number of them is possible."""
    possible = tricks_for(writer, draft)
    return replace(draft, tricks=possible[0]) if len(possible) == 1 else draft


def questions_of(writer: Writer, coming: NextDeal, line: DealLine) -> tuple[Question, ...]:
    """Return the questions answered by ``line`` and the next one."""
    questions = [Question(field="declarer", choices=declarers(coming))]
    if not line.passed:
        if line.declarer is None:
            return tuple(questions)
        questions.append(Question(field="contract", choices=tuple({"contract": contract} for contract in LADDER)))
        if line.contract is None:
            return tuple(questions)
        questions.append(Question(field="participation", choices=participations(writer, line)))
    if possible := tricks_for(writer, line):
        questions.append(Question(field="tricks", choices=tuple({"tricks": tricks} for tricks in possible)))
    if is_allowed(writer, line) and is_allowed(writer, replace(line, aces=True)):
        questions.append(Question(field="aces", choices=({"aces": False}, {"aces": True})))
    return tuple(questions)


def declarers(coming: NextDeal) -> tuple[Choice, ...]:
    """Return the players who may have bought the deal, in order of turn, and that all have passed."""
    bought: list[Choice] = [{"declarer": seat} for seat in coming.active]
    return (*bought, {"passed": True})


def participations(writer: Writer, line: DealLine) -> tuple[Choice, ...]:
    """Return the answers that the defenders may have given, and that the deal was written solo."""
    bare = DealLine(declarer=line.declarer, contract=line.contract)
    answered: list[Choice] = [{"participation": answers} for answers in PARTS]
    given_up: list[Choice] = []
    if is_allowed(writer, replace(bare, solo=True)):
        given_up.append({"solo": True})
    if is_allowed(writer, replace(bare, solo=True, declined=True)):
        given_up.append({"solo": True, "declined": True})
    return (*answered, *given_up)


def tricks_for(writer: Writer, line: DealLine) -> tuple[tuple[int, int, int], ...]:
    """Return every division of the tricks that the rules allow in the deal of ``line``, most for the declarer first."""
    return tuple(
        (most, second, TRICKS - most - second)
        for most in range(TRICKS, -1, -1)
        for second in range(TRICKS - most, -1, -1)
        if is_allowed(writer, replace(line, tricks=(most, second, TRICKS - most - second)))
    )


def is_allowed(writer: Writer, line: DealLine) -> bool:
    """Whether the rules allow the deal of ``line``, with nothing missing."""
    try:
        facts_of(writer.deal_of(line))
    except BadLine:
        return False
    return True


def write_if_allowed(writer: Writer, line: DealLine) -> WrittenDeal | None:
    """Write the deal of ``line``; None if something is missing or the rules refuse it."""
    try:
        return writer.write_deal(line)
    except BadLine:
        return None


def refuse_draft(field: str) -> Form:
    """Return the form of a sitting or draft that cannot be read because of ``field``."""
    return Form(fields=(), refused=Refusal(field=field))
