"""The occupants of a seat: nobody, a person, a person of a record, or a bot."""

from typing import NamedTuple, TypeAlias

from kitapi.kernel import Role


class Open(NamedTuple):
    """An open seat: nobody sits there."""


class Absent(NamedTuple):
    """The person who sat here in the record that the table holds."""

    name: str


class Person(NamedTuple):
    """A seat with a person."""

    user: str
    name: str


class Bot(NamedTuple):
    """A seat with a bot."""

    bot: str


class Request(NamedTuple):
    """A request for a role of the house."""

    role: Role
    user: str
    name: str


Occupant: TypeAlias = Open | Absent | Person | Bot
