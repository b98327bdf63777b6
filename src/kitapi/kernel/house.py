"""The interface of a game whose bank is a house: roles that run the table, their automaton, and a meter for all tables.

A game in which the players play only against each other has no house: its ``house`` is None.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Protocol, TypeAlias, TypeVar, assert_never

import msgspec
from msgspec import Meta

from kitapi.kernel.actors import Actor, Role, Seat
from kitapi.kernel.bounds import LARGEST_AMOUNT, LONGEST_WORD

StateT_contra = TypeVar("StateT_contra", contravariant=True)

METER = Role("meter")
"""Reads the amount of the linked meter, and does nothing else."""


FLOOR = Role("floor")
"""Lets the other tables continue when one table stops them for too long, and does nothing else."""


class MeterRead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="meter"):
    """The present amount of the linked meter, an action of ``METER``; 0 or more, in the game's units."""

    amount: Annotated[int, Meta(ge=0, le=LARGEST_AMOUNT)]


class ReleaseTables(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="release_tables"
):
    """All other tables continue although this one still waits for a person; an action of ``FLOOR``.

    ``waiting_for``: the role whose person has not acted.
    """

    waiting_for: Annotated[Role, Meta(max_length=LONGEST_WORD)]


class HouseStep(msgspec.Struct, frozen=True, kw_only=True):
    """The next step of the automaton for the house.

    ``pause``: milliseconds before the step; pauses with the same ``key`` run only once, whatever else happens
    meanwhile. ``patience``: the pause is a time limit, which does not run while nobody else waits.
    """

    actor: Actor
    action: Any
    pause: int
    key: str
    patience: bool = False


class Contributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.contributed"):
    """``amount`` was added to the meter, regardless of the amount in it."""

    id: str
    amount: int


class Awarded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.awarded"):
    """``amount`` was paid from the meter, and ``covered`` by the house because the meter held less than the award."""

    id: str
    amount: int
    covered: int = 0


class Restarted(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.reset"):
    """The house put ``amount`` into the meter to restart it."""

    id: str
    amount: int


class Returned(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.returned"):
    """The award ``of`` was taken back: ``amount`` to the meter, and what the house had covered to the house."""

    id: str
    of: str
    amount: int


class Reversed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.reversed"):
    """The contribution or reset ``of`` was taken back: ``amount`` from the meter, ``covered`` from the house."""

    id: str
    of: str
    amount: int
    covered: int = 0


class Reserved(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.reserved"):
    """``amount`` was set aside for an award that is still open, so that no other table pays it."""

    id: str
    amount: int


class Lifted(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.lifted"):
    """``amount`` that the table had set aside returns to the meter: its award has been paid, or will not be paid."""

    id: str
    amount: int


class Stopped(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.stopped"):
    """Play is stopped at every other table of the house until ``Resumed``."""

    id: str


class Resumed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.resumed"):
    """Play continues at all tables; ``id``: the id of the ``Stopped`` event that this ends."""

    id: str


MeterEntry: TypeAlias = Contributed | Awarded | Restarted | Returned | Reversed | Reserved | Lifted
HouseEntry: TypeAlias = MeterEntry | Stopped | Resumed


def change(entry: HouseEntry) -> int:
    """The change of the meter by ``entry``; negative if the meter holds less after it."""
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
        """The roles that run a table; the automaton acts in those that no person has."""
        ...

    @property
    def management(self) -> Role | None:
        """The role above the others, whose person admits people while the host is away; None if there is none."""
        ...

    def fixed_terms(self, terms: Any) -> Mapping[str, Any]:
        """The part of ``terms`` that all tables of a house share, as plain JSON by the variant's field.

        Includes whether the tables are for practice, if the game has such terms.
        """
        ...

    def opening(self, state: StateT_contra) -> int:
        """The amount of the house's meter before anything was added to it."""
        ...

    def former_link(self, terms: Any) -> str:
        """The name of the house of a table opened before houses had names.

        Such tables with the same name share a meter and stop together; for other tables it has no meaning.
        """
        ...

    def step(
        self, state: StateT_contra, occupied: frozenset[Seat], staffed: frozenset[Role] = frozenset()
    ) -> HouseStep | None:
        """The automaton's next step by the rules; None while it waits for others.

        ``occupied``: the seats that have a person or a bot. ``staffed``: the roles that people have; their steps are
        left to them.
        """
        ...

    def late_step(self, state: StateT_contra, occupied: frozenset[Seat]) -> HouseStep | None:
        """The step of ``FLOOR`` that releases the other tables while a person of this one does not act.

        None if this table does not stop them, or does not wait for a person of the house. The step does not act in
        place of that person.
        """
        ...

    def is_practice(self, terms: Any) -> bool:
        """Whether one person may have several roles, and a seat besides, at a table with ``terms``."""
        ...

    def is_report(self, action: Any) -> bool:
        """Whether ``action`` only reports an irregularity, which is allowed while another table stops this one."""
        ...

    def awaits(self, state: StateT_contra, seat: Seat) -> bool:
        """Whether the table waits for ``seat``; False for a seat that may act but need not.

        Bots act only when this is True.
        """
        ...

    def reads_meter(self, state: StateT_contra, actor: Actor, action: Any) -> bool:
        """Whether the meter must be recorded, as ``MeterRead``, directly before ``action`` is decided."""
        ...

    def add_display(self, view: Any, meter: int) -> Any:
        """``view`` with the amount ``meter`` that the display shows, if the deal has not recorded the meter yet."""
        ...

    def entries(self, state: StateT_contra, event: Any) -> tuple[HouseEntry, ...]:
        """The entries for the meter and for the other tables that follow from ``event``, which led to ``state``.

        An entry's id is unique within the table and never changes, so that an entry sent again counts once.
        """
        ...
