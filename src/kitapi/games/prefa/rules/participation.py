"""Participation: which defenders play, and who pays and receives for them (συμμετοχή, PREFA-PART)."""

from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.deal_facts import Part
from kitapi.games.prefa.rules.events import AnswerGiven, Event, PlayBegun
from kitapi.games.prefa.rules.state import Participating
from kitapi.kernel import IllegalAction, Instead, Seat, rule, table
from kitapi.mechanics.table import defenders_of

PLAY, PASS, TOGETHER, ALONE = Answer.PLAY, Answer.PASS, Answer.TOGETHER, Answer.ALONE

LEGAL_ANSWERS: dict[tuple[Answer, ...], tuple[Answer, ...]] = table(
    "PREFA-PART-02",
    rows={
        (): (PLAY, PASS),
        (PLAY,): (PLAY, PASS),
        (PASS,): (PLAY, TOGETHER, PASS),
        (PLAY, PASS): (ALONE, TOGETHER),
        (PASS, PLAY): (PASS, TOGETHER),
    },
)
"""The legal answers by the answers so far; a sequence that is not a key is complete."""

PARTS: dict[tuple[Answer, ...], tuple[Part, Part]] = table(
    "PREFA-PART-02",
    "PREFA-PART-03",
    "PREFA-PART-04",
    rows={
        (PLAY, PLAY): (Part.PLAYS, Part.PLAYS),
        (PLAY, PASS, ALONE): (Part.PLAYS, Part.OUT),
        (PLAY, PASS, TOGETHER): (Part.CALLS, Part.HELPS),
        (PASS, PLAY, PASS): (Part.OUT, Part.PLAYS),
        (PASS, TOGETHER): (Part.HELPS, Part.CALLS),
        (PASS, PLAY, TOGETHER): (Part.CALLS, Part.HELPS),
        (PASS, PASS): (Part.OUT, Part.OUT),
    },
)
"""The parts of first and second defender, by the complete sequence of answers."""


@rule("PREFA-PART-01", without=Instead(lambda given, first, second: second if given % 2 == 0 else first))
def next_to_answer(given: int, first: Seat, second: Seat) -> Seat:
    """Return the defender who answers after ``given`` answers: the first defender, then in turn."""
    return first if given % 2 == 0 else second


def bare_answers(answers: tuple[AnswerGiven, ...]) -> tuple[Answer, ...]:
    """Return the answers, without the seats that gave them."""
    return tuple(given.answer for given in answers)


def legal_answers(answers: tuple[AnswerGiven, ...]) -> tuple[Answer, ...]:
    """Return the legal answers of the next defender."""
    return LEGAL_ANSWERS[bare_answers(answers)]


@rule("PREFA-PLAY-01", without=Instead(lambda active, lineup: lineup[-1]))
def first_leader(active: tuple[Seat, ...], lineup: tuple[Seat, ...]) -> Seat:
    """Return the seat that leads to the first trick: the one right of the dealer, or the next in turn that plays."""
    return next(seat for seat in active if seat in lineup)


@rule("PREFA-PART-04", without=Instead(lambda active, _out: active))
def lineup_without(active: tuple[Seat, ...], out: frozenset[Seat]) -> tuple[Seat, ...]:
    """Return the seats that play cards, in order of turn: all but those that are ``out``."""
    return tuple(seat for seat in active if seat not in out)


def decide(state: Participating, seat: Seat, answer: Answer) -> tuple[Event, ...]:
    """Return the answer as an event, and the beginning of play if the answers are now complete.

    If both defenders passed, ``decide.ending`` adds the settlement.

    Raises:
        IllegalAction: the answer is not legal (PREFA-PART-02, -05).
    """
    legal = legal_answers(state.answers)
    if answer not in legal:
        raise IllegalAction("PREFA-PART-02", legal=tuple(choice.value for choice in legal))
    given = AnswerGiven(seat=seat, answer=answer)
    parts = PARTS.get((*bare_answers(state.answers), answer))
    if parts is None or parts == (Part.OUT, Part.OUT):
        return (given,)
    active = state.deal.opened.active
    declarer = state.bargain.won.declarer
    by_seat = tuple(zip(defenders_of(declarer, active), parts, strict=True))
    lineup = lineup_without(active, frozenset(seat for seat, part in by_seat if part is Part.OUT))
    return (given, PlayBegun(parts=by_seat, lineup=lineup, leader=first_leader(active, lineup)))


def nobody_plays(answers: tuple[AnswerGiven, ...]) -> bool:
    """Whether both defenders have passed."""
    return PARTS.get(bare_answers(answers)) == (Part.OUT, Part.OUT)
