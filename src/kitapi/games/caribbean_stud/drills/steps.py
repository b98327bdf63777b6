"""Drills about the procedure: which step comes now, and how the console responds to a key pressed at any time."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.planned_hand import (
    CUT,
    Moment,
    Plan,
    closing_moments,
    is_accepted,
    moments,
    play_step,
)
from kitapi.games.caribbean_stud.drills.plans import some_house, some_plan
from kitapi.games.caribbean_stud.drills.queries import (
    DONE,
    DrillDraft,
    choice,
    clauses_of,
    combination_line,
    console_clauses,
    outcome,
    role_of,
    step_line,
)
from kitapi.games.caribbean_stud.drills.situation import situation_of
from kitapi.games.caribbean_stud.rules.console.awards import BUTTONS, all_due, next_due
from kitapi.games.caribbean_stud.rules.console.keys import is_not_won, tier_of
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.roles import HOUSE_ROLES
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.kernel import IllegalAction, Seat
from kitapi.kernel.drills import Line, Solution
from kitapi.mechanics.poker_hands import Combination

STEPS_SHOWN = 3
"""The number of preceding steps that a drill shows."""

NEAR = 6
"""The number of steps before and after the right one that are offered as wrong answers."""

JACKPOTS = (
    Combination.ROYAL_FLUSH,
    Combination.STRAIGHT_FLUSH,
    Combination.FOUR_OF_A_KIND,
    Combination.FULL_HOUSE,
    Combination.FLUSH,
)


def next_step(draw: Draw, topic: str, *phases: Phase) -> DrillDraft:
    """Return a drill about the step of the house that comes now, in one of ``phases`` of a hand played to its end."""
    hand = tuple(moments(some_plan(draw, busy=True)))
    steps = [place for place, moment in enumerate(hand) if moment.state.phase in phases and _is_step(moment)]
    place = draw.one_of(steps)
    return build_step(draw, topic, hand[: place + 1], tuple(_other_steps(hand, place)))


def _is_step(moment: Moment) -> bool:
    return moment.actor in HOUSE_ROLES


def _other_steps(hand: Sequence[Moment], place: int) -> Iterator[Any]:
    """Yield the same step at other seats, and the steps of this hand shortly before and after it."""
    moment = hand[place]
    if hasattr(moment.action, "seat"):
        seats = moment.state.playing
        yield from (type(moment.action)(**{**_fields(moment.action), "seat": seat}) for seat in seats)
    before = [other.action for other in hand[:place] if _is_step(other)]
    after = [other.action for other in hand[place:] if _is_step(other)]
    yield from (*before[-NEAR:], *after[:NEAR])


def _fields(action: Any) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__struct_fields__}


def build_step(draw: Draw, topic: str, until: Sequence[Moment], others: Sequence[Any]) -> DrillDraft:
    """Return the drill about the step at the last moment of ``until``.

    Its wrong options are ``others`` that are refused.
    """
    state, _, action = until[-1]
    refused = [step_line(other) for other in others if not is_accepted(state, role_of(other), other)]
    question, answer = choice(draw, Line("ask.next_step"), step_line(action), refused)
    return DrillDraft(
        situation_of(state),
        _before(until),
        question,
        Solution(answer=answer, clauses=clauses_of(action), reason=Line(f"reason.{topic}")),
    )


def _before(until: Sequence[Moment]) -> tuple[Line, ...]:
    """Return the house's last steps before the last moment."""
    done = [moment.action for moment in until[:-1] if _is_step(moment)]
    return tuple(step_line(action) for action in done[-STEPS_SHOWN:])


def closing_step(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the step that comes next when a table is closed (CSP-070, CSP-071)."""
    plan = some_plan(draw)
    hand, closing = tuple(moments(plan)), tuple(closing_moments(plan))
    until = closing[: 1 + draw.below(len(closing))]
    others = [moment.action for moment in (*closing, *hand[-3:], *hand) if _is_step(moment)]
    made = build_step(draw, topic, until, others)
    return made._replace(story=(Line("told.closing"), *made.story))


# Keys pressed at the wrong time


def legality(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the console's response to a key at some moment of a hand.

    The key is COIN IN, GAME OVER, the selector, or a button.
    """
    hand = tuple(moments(some_plan(draw, (draw.one_of(JACKPOTS[2:]),))))
    key = draw.one_of(_KEYS)
    fits = [place for place, moment in enumerate(hand) if _is_step(moment) and moment.state.phase is not Phase.CLOSED]
    places = [place for place in fits if outcome(hand[place].state, key)[0] == DONE]
    place = draw.one_of(places if places and draw.chance(1, 3) else fits)
    state = hand[place].state
    right, clause = outcome(state, key)
    elsewhere = [hand[other].state for other in fits if hand[other].state.phase is not state.phase]
    others = _distinguish(right, (DONE, *(outcome(other, key)[0] for other in elsewhere)))
    question, answer = choice(draw, Line("ask.console", {"step": step_line(key)}), right, others)
    return DrillDraft(
        situation_of(state, meter=True),
        _before(hand[: place + 1]),
        question,
        Solution(
            answer=answer, clauses=tuple(dict.fromkeys((clause, *clauses_of(key)[:1]))), reason=Line(f"reason.{topic}")
        ),
    )


def _distinguish(right: Line, others: Iterable[Line]) -> list[Line]:
    """Return those of ``others`` that differ from ``right`` and each other in more than their figures."""
    by_subject = {_subject(line): line for line in others}
    by_subject.pop(_subject(right), None)
    return list(by_subject.values())


def _subject(line: Line) -> object:
    """Return the subject of an outcome: the clause of a refusal, the names of its facts, and its phase."""
    facts = line.places.get("facts", {})
    return line.name, line.places.get("clause"), tuple(sorted(facts)), facts.get("phase")


_KEYS: tuple[Any, ...] = (
    actions.CoinIn(),
    actions.PressGameOver(),
    actions.PressGameOver(),
    actions.TurnSelector(position="JPL"),
    actions.PressJackpot(button=3),
)


# The console


def console_step(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the step that leads to the next award; in half of them a key was used wrongly before."""
    wanted = [draw.one_of(JACKPOTS), *([draw.one_of(JACKPOTS[2:])] if draw.chance(1, 2) else [])]
    hand = tuple(moments(some_plan(draw, wanted)))
    paying = [place for place, moment in enumerate(hand) if moment.state.phase is Phase.JACKPOT]
    place = draw.one_of([place for place in paying if next_due(hand[place].state) is not None])
    state, before = _gone_wrong(draw, hand[place].state, _before(hand[: place + 1]))
    right = draw.one_of(first_steps(state))
    wrong = [step for step in _CONSOLE if step not in first_steps(state)]
    question, answer = choice(draw, Line("ask.next_award"), step_line(right), [step_line(step) for step in wrong])
    won = (Line("told.won", {"seat": due.seat, "combination": combination_line(due.tier)}) for due in all_due(state))
    return DrillDraft(
        situation_of(state, meter=True),
        (*won, *before),
        question,
        Solution(answer=answer, clauses=console_clauses(right), reason=Line(f"reason.{topic}")),
    )


_CONSOLE: tuple[Any, ...] = (
    *(actions.PressJackpot(button=button) for button in sorted(BUTTONS.values())),
    *(actions.TurnSelector(position=position) for position in ("R", "JPL", "JPH")),
    actions.Attend(),
)


def _gone_wrong(draw: Draw, state: StudState, before: tuple[Line, ...]) -> tuple[StudState, tuple[Line, ...]]:
    """``state`` and its preceding steps, in half of the cases after one accepted step that leads to no award."""
    astray = [step for step in _CONSOLE if step not in first_steps(state) and is_accepted(state, role_of(step), step)]
    if not astray or draw.chance(1, 2):
        return state, before
    step = draw.one_of(astray)
    return play_step(state, role_of(step), step), (*before[1:], step_line(step))


def first_steps(state: StudState) -> tuple[Any, ...]:
    """Return the first steps of all shortest sequences of steps at the console that lead to the next award.

    Method: breadth-first search. A key that was lit by mistake must be put out in the sequence (CSP-057).

    Raises:
        LookupError: no sequence of steps leads to an award.
    """
    ways: list[tuple[Any, StudState]] = [(step, after) for step, after in _try_steps(state)]
    seen = {state.console}
    while ways:
        awarded = [(first, after) for first, after in ways if _is_awarded(state, after)]
        if found := tuple(dict.fromkeys(first for first, after in awarded if not _has_wrong_key(after))):
            return found
        fresh = [way for way in ways if way[1].console not in seen and way not in awarded]
        seen |= {after.console for _, after in fresh}
        ways = [(first, later) for first, after in fresh for _, later in _try_steps(after)]
    raise LookupError("no step leads to an award")


def _is_awarded(before: StudState, after: StudState) -> bool:
    return sum(place.prize.award is not None for place in after.places) > sum(
        place.prize.award is not None for place in before.places
    )


def _has_wrong_key(state: StudState) -> bool:
    """Whether a key is lit whose combination nobody has won."""
    return any(is_not_won(state, tier_of(button)) for button in state.console.lit)


def _try_steps(state: StudState) -> Iterator[tuple[Any, StudState]]:
    for step in _CONSOLE:
        try:
            yield step, play_step(state, role_of(step), step)
        except IllegalAction:
            continue


# The cut


def cut_limits(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the cuts that leave enough cards on both sides (CSP-013, AMB-15)."""
    plan = some_plan(draw)
    by_hand = Plan(house=some_house(draw, Shuffling.HAND), seats=plan.seats, bank=plan.bank, meter=plan.meter)
    state = next(moment.state for moment in moments(by_hand) if moment.state.preparation.offered is not None)
    cutter = Seat(state.preparation.offered or 0)
    cuts = [*range(1, 10), *range(43, 52)]
    good = [cut for cut in (*cuts, CUT) if is_accepted(state, cutter, actions.CutCards(amount=cut))]
    bad = [cut for cut in cuts if cut not in good]
    question, answer = choice(
        draw, Line("ask.cut", {"seat": cutter}), _cut(draw.one_of(good)), [_cut(cut) for cut in bad]
    )
    return DrillDraft(
        situation_of(state),
        (Line("told.offered", {"seat": cutter}),),
        question,
        Solution(answer=answer, clauses=("CSP-013", "AMB-15"), reason=Line(f"reason.{topic}")),
    )


def _cut(cards: int) -> Line:
    return Line("option.cut", {"cards": cards})
