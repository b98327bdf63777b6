"""A hand written as a line of JSON, and the distribution of its tricks over all layouts of the unseen cards."""

from collections.abc import Callable

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.cards import DECK_32, BadNotation, CardSet, read_cards, set_of, size
from kitapi.lines.fields import read_fields
from kitapi.lines.lines import BadLine
from kitapi.lines.solve.fields import CHOICES, NO_SECOND, Leader, Strain
from kitapi.solver.layouts import DeclarerView, Layouts, Watch, layouts
from kitapi.solver.position import Objective
from kitapi.texts import Text

_PACK = set_of(DECK_32)


class _Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: str
    strain: Strain
    leader: Leader
    away: str = ""
    unseen: str | None = None
    defenders: int = 2
    objective: Objective = Objective.TRICKS
    id: msgspec.Raw = msgspec.Raw()


class LayoutCounts(msgspec.Struct, frozen=True):
    """The numbers of layouts with 0, 1, 2 … ``tricks``, or at betl of those ``made``; ``of``: all layouts."""

    of: int
    tricks: tuple[int, ...] | UnsetType = UNSET
    made: int | UnsetType = UNSET


_read = msgspec.json.Decoder(_Paper).decode


def layout_counter(watch: Watch | None) -> Callable[[bytes], LayoutCounts]:
    """A function that counts the layouts around the hand in a line; it raises ``BadLine``.

    ``watch`` is called with the progress.
    """

    def count_line(line: bytes) -> LayoutCounts:
        paper = read_fields(_read, line, CHOICES)
        return _count(layouts(_view_of(paper), paper.objective, watch=watch), paper.objective)

    return count_line


def _count(found: Layouts, objective: Objective) -> LayoutCounts:
    if objective.is_betl:
        return LayoutCounts(of=found.of, made=found.counts[1])
    return LayoutCounts(of=found.of, tricks=found.counts)


def _view_of(paper: _Paper) -> DeclarerView:
    hand = _cards_of("hand", paper.hand)
    if not 1 <= size(hand) <= 10:
        raise BadLine("hand", Text("has 1 to 10 cards, not {count}", count=size(hand)))
    if paper.defenders not in {1, 2}:
        raise BadLine("defenders", Text("are 1 or 2, not {defenders}", defenders=paper.defenders))
    if paper.leader.place > paper.defenders:
        raise BadLine("leader", NO_SECOND)
    return DeclarerView(hand, _unseen(paper, hand), paper.leader.place, paper.strain.trump, paper.defenders)


def _unseen(paper: _Paper, hand: CardSet) -> CardSet:
    away = _cards_of("away", paper.away)
    if away & hand:
        raise BadLine("away", Text("names a card of the hand"))
    if paper.unseen is None:
        unseen, field = CardSet(_PACK & ~(hand | away)), "away"
    else:
        unseen, field = _cards_of("unseen", paper.unseen), "unseen"
    if unseen & (hand | away):
        raise BadLine("unseen", Text("names a card of the hand or one that is away"))
    held, left = size(hand), size(unseen)
    if paper.defenders == 2 and left != 2 * held:
        raise BadLine(
            field, Text("leaves {left} unseen for two defenders, who have {held} together", left=left, held=2 * held)
        )
    if left < held:
        raise BadLine(field, Text("leaves {left} unseen for a defender, who has {held}", left=left, held=held))
    return unseen


def _cards_of(field: str, text: str) -> CardSet:
    try:
        cards = read_cards(text)
    except BadNotation as bad:
        raise BadLine(field, bad.problem) from None
    for card in cards:
        if not card.bit & _PACK:
            raise BadLine(field, Text("{card} is not in the pack, which goes from seven to ace", card=card.value))
    return set_of(cards)
