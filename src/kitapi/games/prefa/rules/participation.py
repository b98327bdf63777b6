"""Which defenders play, and for whose account (συμμετοχή, PREFA-PART)."""

from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.events import AnswerGiven, Event, PlayBegun
from kitapi.games.prefa.rules.settled import Part
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
"""What may be answered, by the answers so far; a sequence that is not here is complete."""

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
"""The parts of first and second defender, by the whole sequence of answers."""


@rule("PREFA-PART-01", without=Instead(lambda given, first, second: second if given % 2 == 0 else first))
def next_to_answer(given: int, first: Seat, second: Seat) -> Seat:
    """Who answers after ``given`` answers: the first defender, then in turn."""
    return first if given % 2 == 0 else second


def bare_answers(answers: tuple[AnswerGiven, ...]) -> tuple[Answer, ...]:
    """The bare answers."""
    return tuple(given.answer for given in answers)


def legal_answers(answers: tuple[AnswerGiven, ...]) -> tuple[Answer, ...]:
    """What the next to answer may say."""
    return LEGAL_ANSWERS[bare_answers(answers)]


@rule("PREFA-PLAY-01", without=Instead(lambda active, lineup: lineup[-1]))
def first_leader(active: tuple[Seat, ...], lineup: tuple[Seat, ...]) -> Seat:
    """Who leads to the first trick: the seat right of the dealer, or the next in turn that plays."""
    return next(seat for seat in active if seat in lineup)


@rule("PREFA-PART-04", without=Instead(lambda active, _out: active))
def lineup_without(active: tuple[Seat, ...], out: frozenset[Seat]) -> tuple[Seat, ...]:
    """Who plays cards, in order of turn: all but those who are ``out``."""
    return tuple(seat for seat in active if seat not in out)


def decide(state: Participating, seat: Seat, answer: Answer) -> tuple[Event, ...]:
    """An answer, and what it ends. A contract nobody plays against is left to be settled (PREFA-PART-05).

    Raises:
        IllegalAction: the answer is none of the legal ones (PREFA-PART-02).
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
