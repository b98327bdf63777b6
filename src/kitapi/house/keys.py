"""The console's key selector, its lamps, and the witness.

Each key turns the selector from its rest position to the key's own position and back.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from kitapi.house.events import SelectorTurned
from kitapi.kernel import IllegalAction

PanelT = TypeVar("PanelT", bound="KeyPanel")
TurnedT = TypeVar("TurnedT", bound=SelectorTurned)


class KeyPanel(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a console.

    ``selector``: the position of the key selector. ``lit``: the numbers of the buttons whose lamps are lit, in
    ascending order. ``attended``: whether the witness that some positions require is present.
    """

    selector: str
    lit: tuple[int, ...] = ()
    attended: bool = False


def with_lamp(panel: PanelT, button: int, *, lit: bool) -> PanelT:
    """``panel`` with the lamp of ``button`` switched on or off."""
    others = set(panel.lit) - {button}
    return replace(panel, lit=tuple(sorted(others | {button} if lit else others)))


class Selector(msgspec.Struct, Generic[TurnedT], frozen=True, kw_only=True):
    """The key selector of one game's console.

    ``rest``: its position when no key is turned. ``clause``: the clause that its refusals name. ``turned``: the game's
    type of the event. ``is_wrong``: the game's rule on turns that no key makes, given the present and the new position.
    """

    rest: str
    clause: str
    turned: type[TurnedT]
    is_wrong: Callable[[str, str], bool]

    def is_between_keys(self, stands: str, position: str) -> bool:
        """Whether no key turns the selector from ``stands`` to ``position``: each turns it from rest and back."""
        return position == stands or self.rest not in (stands, position)

    def refuse_wrong_turn(self, stands: str, position: str) -> None:
        """Refuse to turn the selector where none of its keys can turn it.

        Raises:
            IllegalAction: the rule ``is_wrong`` forbids the turn.
        """
        if self.is_wrong(stands, position):
            raise IllegalAction(self.clause, selector=stands, position=position)

    def turn(self, position: str) -> tuple[TurnedT, ...]:
        """The event of a turn to ``position``."""
        return (self.turned(position=position),)
