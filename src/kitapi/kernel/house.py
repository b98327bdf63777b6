"""What a game needs whose bank is a house: roles that run the table, an automaton for them, and a meter for all tables.

A game of players among themselves has none of it: its ``house`` is None.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Protocol, TypeAlias, TypeVar, assert_never

import msgspec
from msgspec import Meta

from kitapi.kernel.actors import Actor, Role, Seat
from kitapi.kernel.bounds import LARGEST_AMOUNT, LONGEST_WORD

StateT_contra = TypeVar("StateT_contra", contravariant=True)

METER = Role("meter")
"""Returns the amount of the linked meter, and nothing else."""


FLOOR = Role("floor")
"""Releases the other tables when one table stops them for too long, and does nothing else."""


class MeterRead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="meter"):
    """What the linked meter holds now, an action of ``METER``; 0 or more, in the game's units."""

    amount: Annotated[int, Meta(ge=0, le=LARGEST_AMOUNT)]


class ReleaseTables(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="release_tables"
):
    """All other tables continue although this one is not done, an action of ``FLOOR``.

    ``waiting_for``: the role whose person has not acted.
    """

    waiting_for: Annotated[Role, Meta(max_length=LONGEST_WORD)]


class HouseStep(msgspec.Struct, frozen=True, kw_only=True):
    """What the automaton does next for the house.

    ``pause``: milliseconds it waits before; what ``key`` names is waited for once, whatever else happens meanwhile.
    ``patience``: it is a clock running out, which is stopped where nobody else waits.
    """

    actor: Actor
    action: Any
    pause: int
    key: str
    patience: bool = False


class Contributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.contributed"):
    """``amount`` went into the meter; whatever it stands at."""

    id: str
    amount: int


class Awarded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.awarded"):
    """``amount`` was paid out of the meter, and ``covered`` beside it by the house, for the meter held less."""

    id: str
    amount: int
    covered: int = 0


class Restarted(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.reset"):
    """The house put ``amount`` into the meter to restart it."""

    id: str
    amount: int


class Returned(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.returned"):
    """The award ``of`` was taken back: ``amount`` into the meter again, and what the house had covered to the house."""

    id: str
    of: str
    amount: int


class Reversed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.reversed"):
    """The contribution or reset ``of`` was taken back: ``amount`` by the meter, ``covered`` by the house."""

    id: str
    of: str
    amount: int
    covered: int = 0


class Reserved(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.reserved"):
    """``amount`` was set aside for an award that is still open, so that no other table pays it."""

    id: str
    amount: int


class Lifted(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.lifted"):
    """``amount`` of what the table had set aside is in the meter again: its award is paid, or will not be."""

    id: str
    amount: int


class Stopped(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.stopped"):
    """Every other table of the house stands still until ``Resumed``."""

    id: str


class Resumed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.resumed"):
    """All tables continue; ``id`` is that of ``Stopped``."""

    id: str


MeterEntry: TypeAlias = Contributed | Awarded | Restarted | Returned | Reversed | Reserved | Lifted
HouseEntry: TypeAlias = MeterEntry | Stopped | Resumed


def change(entry: HouseEntry) -> int:
    """By how much ``entry`` makes the meter grow, or shrink where it is below zero."""
    match entry:
        case Contributed() | Restarted() | Returned() | Lifted():
            return entry.amount
        case Awarded() | Reversed() | Reserved():
            return -entry.amount
        case Stopped() | Resumed():
            return 0
        case _:
            assert_never(entry)


class House(Protocol[StateT_contra]):
    """The house behind the tables of a game."""

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles that run a table; the automaton takes all that no person has."""
        ...

    @property
    def management(self) -> Role | None:
        """The role above the others, whose person lets people in while the host is away; None where there is none."""
        ...

    def fixed_terms(self, terms: Any) -> Mapping[str, Any]:
        """Return the part of ``terms`` that all tables of a house share, as plain JSON by the variant's field.

        Includes whether they are for practice, where the game knows that.
        """
        ...

    def opening(self, state: StateT_contra) -> int:
        """What the meter of the table's house holds before anything was put in."""
        ...

    def former_link(self, terms: Any) -> str:
        """The name of a house before houses had names: tables with the same one shared a meter, and stopped together.

        It matters only to tables opened then.
        """
        ...

    def step(
        self, state: StateT_contra, occupied: frozenset[Seat], staffed: frozenset[Role] = frozenset()
    ) -> HouseStep | None:
        """What the automaton does next by the book; None while it waits for others.

        ``occupied``: the seats that have somebody, person or bot. ``staffed``: the roles that people have, whose steps
        it leaves to them.
        """
        ...

    def late_step(self, state: StateT_contra, occupied: frozenset[Seat]) -> HouseStep | None:
        """The step of ``FLOOR`` that releases the other tables while a person of this one does not act.

        None if this table does not stop them, or waits for nobody of the house. The step acts for nobody.
        """
        ...

    def is_practice(self, terms: Any) -> bool:
        """Whether one person may have several roles, and a seat besides, at a table with ``terms``."""
        ...

    def is_report(self, action: Any) -> bool:
        """Whether ``action`` only reports something irregular, which may be done while another table stops this one."""
        ...

    def awaits(self, state: StateT_contra, seat: Seat) -> bool:
        """Whether the table waits for ``seat``; one that may do something but need not is not waited for.

        Bots act only then.
        """
        ...

    def reads_meter(self, state: StateT_contra, actor: Actor, action: Any) -> bool:
        """Whether the meter must be recorded, as ``MeterRead``, right before ``action`` is decided."""
        ...

    def add_display(self, view: Any, meter: int) -> Any:
        """``view`` with what the display shows everybody, ``meter``, where the deal has not recorded it yet."""
        ...

    def entries(self, state: StateT_contra, event: Any) -> tuple[HouseEntry, ...]:
        """What ``event``, which led to ``state``, means for the meter and for the other tables.

        The ids name the entry within the table for good, so that it counts once however often it is sent.
        """
        ...
