"""Drafts of drills, which have a situation, a question and an answer, but no number yet."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.situation import Situation
from kitapi.games.caribbean_stud.rules.decide import PLACES, decide
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.desk import BeginClosing, ConfirmCount, CountChips
from kitapi.games.caribbean_stud.rules.table.roles import ROLE_OF
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.kernel import Actor, IllegalAction
from kitapi.kernel.drills import Given, Kind, Line, Option, Question, Solution
from kitapi.mechanics.poker_hands import Combination

LETTERS = "abcdefgh"

CHOICES = 4
"""The most options of a choice, the right one included."""

DONE = Line("accepted")
"""The line which says that the console accepts a step."""


class DrillDraft(NamedTuple):
    """A drill without its number and topic; ``story``: lines that describe what has happened."""

    situation: Situation
    story: tuple[Line, ...]
    question: Question
    solution: Solution


class Query(NamedTuple):
    """A question and the right answer to it."""

    question: Question
    answer: Given


def choice(draw: Draw, ask: Line, right: Line, wrong: Sequence[Line]) -> Query:
    """Return the question ``ask`` with ``right`` and up to three of ``wrong`` as options, in random order.

    Raises:
        LookupError: no line of ``wrong`` differs from ``right``.
    """
    others: list[Line] = []
    for line in draw.shuffle(wrong):
        if line != right and line not in others and len(others) < CHOICES - 1:
            others.append(line)
    if not others:
        raise LookupError("nothing else to choose")
    return _letter_options(ask, "choice", draw.shuffle([right, *others]), (right,))


def order(draw: Draw, ask: Line, right: Sequence[Line]) -> Query:
    """Return the question ``ask``, with all lines of ``right`` as options to be put in that order."""
    return _letter_options(ask, "order", draw.shuffle(right), tuple(right))


def company(ask: Line, roles: Sequence[str], present: Sequence[str]) -> Query:
    """Return the question ``ask``, with all of ``roles`` as options; those in ``present`` are right."""
    lines = {role: Line(f"role.{role}") for role in roles}
    return _letter_options(
        ask, "present", list(lines.values()), tuple(lines[role] for role in roles if role in present)
    )


def amount(ask: Line, right: int) -> Query:
    """Return the question ``ask``, whose answer is the number of chips ``right``."""
    return Query(Question(kind="amount", ask=ask), right)


def _letter_options(ask: Line, kind: Kind, lines: Sequence[Line], right: tuple[Line, ...]) -> Query:
    options = tuple(Option(letter=letter, line=line) for letter, line in zip(LETTERS, lines, strict=False))
    letter_of = {str(option.line): option.letter for option in options}
    return Query(Question(kind=kind, ask=ask, options=options), tuple(letter_of[str(line)] for line in right))


def combination_line(combination: Combination) -> Line:
    """Return the line that names a combination."""
    return Line(f"combination.{combination.value}")


# Steps of the house


def role_of(action: Any) -> Actor:
    """Return the role of the house that takes the step."""
    return ROLE_OF[type(action)]


def clauses_of(action: Any) -> tuple[str, ...]:
    """Return the clauses that demand a step, and the one that gives it its place in the hand."""
    return tuple(dict.fromkeys((*_BY.get(type(action), ()), PLACES[type(action)][1])))


_BY: dict[type, tuple[str, ...]] = {
    actions.OpenTable: ("CSP-010",),
    actions.CheckDecks: ("CSP-011",),
    actions.Wash: ("CSP-012",),
    actions.OfferCut: ("CSP-013", "AMB-38"),
    actions.InviteStakes: ("CSP-021",),
    actions.CloseBets: ("CSP-023",),
    actions.CoinIn: ("CSP-024",),
    actions.CountTokens: ("CSP-025",),
    actions.DealCards: ("CSP-027", "CSP-028"),
    actions.TurnUpcard: ("CSP-030", "CSP-147"),
    actions.TakeStub: ("CSP-036",),
    actions.AskSeat: ("CSP-037",),
    actions.GiveCard: ("CSP-037", "CSP-148"),
    actions.TakeFee: ("CSP-148",),
    actions.CollectFold: ("CSP-034",),
    actions.CheckBet: ("CSP-039",),
    actions.Reveal: ("CSP-039",),
    actions.SettleSeat: ("CSP-042", "AMB-36"),
    actions.NoteDeclaration: ("AMB-59",),
    actions.AuthorisePayment: ("CSP-063", "AMB-59"),
    actions.PressJackpot: ("CSP-057", "AMB-66"),
    actions.Attend: ("CSP-059", "AMB-65"),
    actions.StoreBank: ("CSP-046",),
    actions.PressGameOver: ("CSP-046", "AMB-32"),
    BeginClosing: ("CSP-070",),
    CountChips: ("CSP-071",),
    ConfirmCount: ("CSP-070",),
}
"""The clauses that demand each step; those of the selector depend on its position and are in ``_TURNS``."""

_TURNS = {"R": ("CSP-062", "AMB-32"), "JPL": ("CSP-058", "AMB-66"), "JPH": ("CSP-059", "AMB-65")}


def console_clauses(step: Any) -> tuple[str, ...]:
    """Return the clauses that demand a step at the console."""
    return _TURNS[step.position] if isinstance(step, actions.TurnSelector) else _BY[type(step)]


def step_line(action: Any) -> Line:
    """Return a step of the house as a sentence: “The dealer presses COIN IN”."""
    values = msgspec.to_builtins(action)
    name = values.pop("kind")
    return Line(f"step.{name}", {field: value for field, value in values.items() if isinstance(value, int | str)})


def outcome(state: StudState, action: Any) -> tuple[Line, str]:
    """Return the console's response to a step, as a line, and the clause that gives it."""
    try:
        decide(state, role_of(action), action)
    except IllegalAction as refused:
        return Line("refused", {"clause": refused.clause, "facts": refused.facts}), refused.clause
    return DONE, clauses_of(action)[0]
