"""What a writer may still say of the next deal: nothing that the rules refuse is offered."""

from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from kitapi.games.preferans.paper.document import DealLine, PaperSitting
from kitapi.games.preferans.paper.sitting import NextDeal, Writer
from kitapi.games.preferans.rules.bidding import may_pass_at_once
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber
from kitapi.games.preferans.rules.kontra import is_kontra_demanded
from kitapi.games.preferans.rules.ladder import games_from, lowest_number, may_be_open, may_throw_in_at
from kitapi.games.preferans.rules.participation import may_drop
from kitapi.games.preferans.rules.settlement import takes_only_the_added
from kitapi.games.preferans.rules.sheet_page import WrittenDeal
from kitapi.kernel import Seat
from kitapi.lines.lines import BadLine
from kitapi.lines.sittings import Refusal
from kitapi.mechanics.table import defenders_of

Choice: TypeAlias = dict[str, Seat | bool | int | GameNumber | tuple[Seat, ...] | tuple[int, int, int]]
"""Fields that an answer adds to the line."""

BETL_MADE = (0, 5, 5)
BETL_LOST = (1, 0, 0)
"""The tricks that are written for a betl, of which only the declarer's matter, and of these only the first."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the deal, and every answer that the rules allow, given the fields before."""

    field: str
    choices: tuple[Choice, ...]


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """The questions answered and the next one, in the order in which a writer says a deal.

    ``takers``: the seats whose tricks an answer counts, in its order: declarer, first and second defender; None before
    they are known. ``line``: the deal once nothing is missing; ``written``: what it would write. ``refused``: why there
    are no questions, if the sitting or the draft cannot be read.
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
    line = fill_in(writer, coming, draft)
    questions = questions_of(writer, coming, line)
    written = write_if_allowed(writer, line)
    takers = takers_of(coming, line)
    return Form(fields=questions, takers=takers, line=None if written is None else line, written=written)


def takers_of(coming: NextDeal, line: DealLine) -> tuple[Seat, ...] | None:
    """Return the declarer of ``line`` and the defenders, in the order of its tricks; None before they are known."""
    if line.declarer is None or line.declarer not in coming.active:
        return None
    return (Seat(line.declarer), *defenders_of(Seat(line.declarer), coming.active))


def fill_in(writer: Writer, coming: NextDeal, draft: DealLine) -> DealLine:
    """Return ``draft`` with the answers to questions of which only one is possible."""
    line = draft
    if takers_of(coming, line) is not None and line.game is not None and not line.undoubled:
        line = fill_in_defence(writer, coming, line)
        tricks = tricks_for(writer, line)
        line = replace(line, tricks=tricks[0]) if len(tricks) == 1 else line
        runs = runs_for(writer, line)
        line = replace(line, longest_run=runs[0]) if len(runs) == 1 else line
    return line


def fill_in_defence(writer: Writer, coming: NextDeal, line: DealLine) -> DealLine:
    """Return ``line`` without kontra, where none can be said and both defenders play."""
    return replace(line, doublings=0) if len(defences(writer, coming, line)) == 1 else line


def questions_of(writer: Writer, coming: NextDeal, line: DealLine) -> tuple[Question, ...]:
    """Return the questions answered by ``line`` and the next one."""
    questions = [Question(field="declarer", choices=declarers(writer, coming))]
    if takers_of(coming, line) is None:
        return tuple(questions)
    questions.append(Question(field="game", choices=games(writer)))
    if line.game is None:
        return tuple(questions)
    questions.append(Question(field="defence", choices=defences(writer, coming, line)))
    if possible := tricks_for(writer, line):
        field = "betl" if line.game is GameNumber.BETL else "tricks"
        questions.append(Question(field=field, choices=tuple({"tricks": tricks} for tricks in possible)))
    runs = runs_for(writer, line)
    if len(runs) > 1:
        questions.append(Question(field="longest_run", choices=tuple({"longest_run": run} for run in runs)))
    return tuple(questions)


def declarers(writer: Writer, coming: NextDeal) -> tuple[Choice, ...]:
    """Return the players who may have won the bidding, in order of turn, and the ways to a deal without a game."""
    variant = writer.terms.variant
    choices: list[Choice] = [{"declarer": seat} for seat in coming.active]
    if may_pass_at_once(variant):
        choices.append({"passed": True})
    if may_throw_in_at(lowest_number(variant)):
        choices.append({"thrown_in": True})
    return tuple(choices)


def games(writer: Writer) -> tuple[Choice, ...]:
    """Return the games that may have been named, low to high, each with the talon, from hand, and open."""
    variant = writer.terms.variant
    choices: list[Choice] = []
    for game in games_from(lowest_number(variant), variant):
        choices.append({"game": game})
        choices.append({"game": game, "from_hand": True})
        if may_be_open(game, variant):
            choices.append({"game": game, "open": True})
            choices.append({"game": game, "from_hand": True, "open": True})
    return tuple(choices)


def defences(writer: Writer, coming: NextDeal, line: DealLine) -> tuple[Choice, ...]:
    """Return what the defenders may have said: who plays, and kontra with the answers to it."""
    variant, game = writer.terms.variant, line.game
    assert line.declarer is not None
    assert game is not None
    first, second = defenders_of(Seat(line.declarer), coming.active)
    demanded = is_kontra_demanded(game, from_hand=line.from_hand, variant=variant)
    choices: list[Choice] = [{"undoubled": True, "doublings": 0}] if demanded else [{"doublings": 0}]
    drops = may_drop(game, variant)
    if drops and not demanded:
        choices += [{"dropped": (second,), "doublings": 0}, {"dropped": (first,), "doublings": 0}]
        if variant.invite:
            choices += [{"invited_by": first, "doublings": 0}, {"invited_by": second, "doublings": 0}]
    levels = range(1, variant.kontra_limit + 1)
    choices += [{"kontra_by": caller, "doublings": level} for level in levels for caller in (first, second)]
    if drops and variant.invite and takes_only_the_added(variant):
        choices += [
            {"invited_by": caller, "kontra_by": caller, "doublings": level}
            for level in levels
            for caller in (first, second)
        ]
    if drops and not demanded:
        choices.append({"dropped": (first, second), "doublings": 0})
    return tuple(choices)


def tricks_for(writer: Writer, line: DealLine) -> tuple[tuple[int, int, int], ...]:
    """Return every number of tricks that the rules allow in the deal of ``line``, the declarer's highest first."""
    if line.doublings is None or line.undoubled:
        return ()
    if line.game is GameNumber.BETL:
        return (BETL_MADE, BETL_LOST)
    return tuple(
        (most, second, TRICKS - most - second)
        for most in range(TRICKS, -1, -1)
        for second in range(TRICKS - most, -1, -1)
        if is_allowed(writer, replace(line, tricks=(most, second, TRICKS - most - second), longest_run=most))
    )


def runs_for(writer: Writer, line: DealLine) -> tuple[int, ...]:
    """Return every longest run that the declarer's tricks may have had, where it decides; else none."""
    if line.tricks is None or is_allowed(writer, replace(line, longest_run=None)):
        return ()
    runs = range(line.tricks[0], -1, -1)
    return tuple(run for run in runs if is_allowed(writer, replace(line, longest_run=run)))


def is_allowed(writer: Writer, line: DealLine) -> bool:
    """Whether the rules allow the deal of ``line``, with nothing missing."""
    try:
        writer.facts_of(line)
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
