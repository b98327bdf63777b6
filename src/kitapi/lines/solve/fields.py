"""The common fields of lines about open cards: strains, leaders, objectives."""

from enum import Enum

from kitapi.cards import Suit
from kitapi.lines.fields import choices_text
from kitapi.lines.solve.course import NAMES
from kitapi.solver.position import Objective
from kitapi.texts import Text

NO_TRUMPS = "n"


class Strain(Enum):
    """A suit of trumps, or none."""

    SPADES, CLUBS, DIAMONDS, HEARTS, NONE = "s", "c", "d", "h", NO_TRUMPS

    @property
    def trump(self) -> Suit | None:
        """The suit of trumps; None for none."""
        return None if self is Strain.NONE else Suit(self.value)


class Leader(Enum):
    """The hand that leads to the trick."""

    DECLARER, FIRST, SECOND = NAMES

    @property
    def place(self) -> int:
        """The index of the leader among the hands."""
        return NAMES.index(self.value)


CHOICES = {
    "strain": choices_text(one.value for one in Strain),
    "leader": choices_text(NAMES),
    "objective": choices_text(one.value for one in Objective),
}
"""Texts with the allowed values of fields, for errors, by field."""

NO_SECOND = Text("cannot be second, who has no hand")
