"""Positions with open cards, written as lines of JSON, and their results."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from kitapi.cards import BadNotation, Card, CardSet, Suit, read_cards, set_of, write_cards
from kitapi.lines.fields import read_fields
from kitapi.lines.lines import BadLine
from kitapi.lines.solve.course import NAMES, IllegalPlay, Moment, check_table, course_of
from kitapi.lines.solve.fields import CHOICES, NO_SECOND, NO_TRUMPS
from kitapi.lines.solve.questions import Also, OpenCards, OpenHands, Solved
from kitapi.lines.solve.values import costs, line_of, value_of, values_of_cards
from kitapi.solver.position import BadPosition, Objective, Position, check
from kitapi.solver.questions import STRAINS
from kitapi.solver.solver import Solver
from kitapi.texts import Text


class _Request(NamedTuple):
    """A checked request; ``played``: None if it has no play."""

    start: Position
    objective: Objective
    played: tuple[Card, ...] | None
    also: frozenset[Also]


_CHOICES = CHOICES | {"also": Text("it may hold moves and line, or all")}
_read = msgspec.json.Decoder(OpenCards).decode


def read_open_cards(line: bytes) -> OpenCards:
    """The question about open cards in a line.

    Raises:
        BadLine: the line is no such question.
    """
    return read_fields(_read, line, _CHOICES)


def solve_line(solver: Solver, paper: OpenCards) -> Solved:
    """The result of the position of ``paper``.

    Raises:
        BadLine: the position cannot be solved.
    """
    if Also.ALL not in paper.also:
        return _one(solver, _read_request(paper))
    if len(paper.also) > 1:
        raise BadLine("also", Text("asks about every strain and leader, and about one"))
    if paper.table or paper.played:
        raise BadLine("table" if paper.table else "played", Text("is of no use where every leader is asked for"))
    return _all(solver, _check(Position(_hands_of(paper.hands), 0, None)), paper.objective)


def _read_request(paper: OpenCards) -> _Request:
    hands = _hands_of(paper.hands)
    table = _cards_of("table", paper.table)
    for card in table:
        _in_no_other("table", card, hands)
    start = _check(Position(hands, _leader_of(paper, len(hands)), _trump_of(paper), table))
    try:
        check_table(start)
    except IllegalPlay as bad:
        raise BadLine("table", bad.problem) from None
    played = None if paper.played is None else _cards_of("played", paper.played)
    return _Request(start, paper.objective, played, paper.also)


def _one(solver: Solver, request: _Request) -> Solved:
    cards, objective = request.played or (), request.objective
    try:
        moments = course_of(request.start, cards)
    except IllegalPlay as bad:
        raise BadLine("played", bad.problem) from None
    solved = _result(solver, objective, moments[-1], moves=Also.MOVES in request.also)
    if Also.LINE in request.also:
        line = write_cards(line_of(solver, objective, moments[-1].position))
        solved = msgspec.structs.replace(solved, line=line)
    if request.played is None:
        return solved
    position, taken = moments[-1]
    return msgspec.structs.replace(
        solved,
        turn=NAMES[position.turn] if any(position.hands) else None,
        taken=dict(zip(NAMES, taken, strict=False)),
        costs=costs(solver, objective, moments, cards),
    )


def _result(solver: Solver, objective: Objective, moment: Moment, *, moves: bool) -> Solved:
    result = value_of(solver, objective, moment)
    by_card = _by_card(values_of_cards(solver, objective, moment)) if moves else UNSET
    if not objective.is_betl:
        return Solved(tricks=result, moves=by_card)
    made = by_card if by_card is UNSET else {card: bool(value) for card, value in by_card.items()}
    return Solved(made=bool(result), moves=made)


def _all(solver: Solver, position: Position, objective: Objective) -> Solved:
    nothing, leaders = (0,) * len(position.hands), range(len(position.hands))
    rows = {
        _letter(trump): tuple(
            value_of(solver, objective, Moment(position._replace(leader=leader, trump=trump), nothing))
            for leader in leaders
        )
        for trump in STRAINS
    }
    if not objective.is_betl:
        return Solved(tricks=rows)
    return Solved(made={strain: tuple(map(bool, row)) for strain, row in rows.items()})


def _letter(trump: Suit | None) -> str:
    return trump.value if trump else NO_TRUMPS


def _by_card(values: Mapping[Card, int]) -> dict[str, int]:
    """``values`` by suit, high to low."""
    held = sorted(values, key=lambda card: (card.suit.index, -card.index))
    return {card.value: values[card] for card in held}


def _hands_of(given: OpenHands) -> tuple[CardSet, ...]:
    texts = [given.declarer, given.first] + ([] if given.second is None else [given.second])
    hands: list[CardSet] = []
    for name, text in zip(NAMES, texts, strict=False):
        cards = _cards_of(f"hands.{name}", text)
        for card in cards:
            _in_no_other(f"hands.{name}", card, tuple(hands))
        hands.append(set_of(cards))
    return tuple(hands)


def _in_no_other(field: str, card: Card, hands: tuple[CardSet, ...]) -> None:
    for name, hand in zip(NAMES, hands, strict=False):
        if card.bit & hand:
            raise BadLine(field, Text("{card} is in the hand of {name} already", card=card.value, name=name))


def _cards_of(field: str, text: str) -> tuple[Card, ...]:
    try:
        return read_cards(text)
    except BadNotation as bad:
        raise BadLine(field, bad.problem) from None


def _leader_of(paper: OpenCards, hands: int) -> int:
    if paper.leader is None:
        raise BadLine("leader", Text("is missing"))
    if paper.leader.place >= hands:
        raise BadLine("leader", NO_SECOND)
    return paper.leader.place


def _trump_of(paper: OpenCards) -> Suit | None:
    if paper.strain is None:
        raise BadLine("strain", Text("is missing"))
    return paper.strain.trump


def _check(position: Position) -> Position:
    try:
        check(position)
    except BadPosition as bad:
        raise BadLine("hands", bad.problem) from None
    return position
