"""The requests and answers of the engine; ``docs/formats/engine.md`` says what each field means."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.ledger import Transfer

SEED_BOUND = 2**63 - 1
LARGEST = 10**17
"""The largest absolute amount that may be carried over; the sum with all amounts of a deal still fits into 64 bits."""


class BadRequest(Exception):
    """A line that cannot be answered, or an action that the rules refuse; nothing has changed.

    Attributes:
        subject: the clause or field.
        problem: what is wrong with it, in words.
    """

    def __init__(self, subject: str, problem: str) -> None:
        super().__init__(f"{subject}: {problem}")
        self.subject = subject
        self.problem = problem


class _Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """The fields of every request; ``id``: any value, which the answer repeats unchanged."""

    id: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class NewRequest(_Request, frozen=True, kw_only=True, tag="new"):
    """A request to begin a deal, which ends the one before.

    ``terms``: of the table; default: the terms of ``carried``, or else the game's defaults. ``dealer``: the seat that
    deals the first deal of a sitting; default: seat 0. The cards come from ``seed`` or from ``deck``: the whole pack in
    dealing order, or a list of packs, one for each time that cards are shuffled in the deal. ``carried``: the field of
    that name in the result of the deal before.
    """

    terms: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    dealer: Annotated[int, Meta(ge=0)] | None = None
    seed: Annotated[int, Meta(ge=0, le=SEED_BOUND)] | None = None
    deck: str | list[str] | None = None
    carried: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET

    def raw_parts(self) -> tuple[bytes | None, bytes | None]:
        """Return the JSON of ``terms`` and ``carried``; None for a field that is missing or null."""
        terms, carried = (None if raw is msgspec.UNSET else bytes(raw) for raw in (self.terms, self.carried))
        return (None if terms == b"null" else terms), (None if carried == b"null" else carried)


class ActRequest(_Request, frozen=True, kw_only=True, tag="act"):
    """A request that ``actor`` (such as ``seat0``, or a role of the house) does ``action``."""

    actor: str
    action: msgspec.Raw


class ViewRequest(_Request, frozen=True, kw_only=True, tag="view"):
    """A request for the view of ``viewer``: a seat, a role of the house, or ``spectator``."""

    viewer: str


class ResultRequest(_Request, frozen=True, kw_only=True, tag="result"):
    """A request for the outcome of the deal; refused until it is over."""


class OptionsRequest(_Request, frozen=True, kw_only=True, tag="options"):
    """A request for the options of ``actor``, or of everybody who has any."""

    actor: str | None = None


Request: TypeAlias = NewRequest | ActRequest | ViewRequest | ResultRequest | OptionsRequest


class StepAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to ``new`` and ``act``.

    ``phase``: as in a view. ``to_act``: everybody who may do something. ``options``: by actor, every action that they
    may do; an amount with very many possible values is represented by its range. ``events``: what happened, as in a
    record.
    """

    phase: str
    over: bool
    to_act: list[str]
    options: dict[str, list[Any]]
    events: list[msgspec.Raw]


class ViewAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to ``view``."""

    view: msgspec.Raw


class OptionsAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to ``options``."""

    options: dict[str, list[Any]]


class Carried(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The opening of the next deal.

    ``setup``: its opening event without the fields that chance supplies. ``meter``: the amount of the house's meter;
    null if the game has no house.
    """

    setup: msgspec.Raw
    meter: Annotated[int, Meta(ge=0, le=LARGEST)] | None = None


class ResultAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to ``result``.

    ``net``: by account, its gain in this deal; the gains add up to zero. ``transfers``: all transfers in order, each
    with its rule. ``sheet``: the scoresheet including this deal. ``carried``: null if the sitting has ended.
    """

    net: dict[str, int]
    transfers: list[Transfer]
    sheet: msgspec.Raw
    carried: Carried | None


class ErrorAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to a line that cannot be answered: ``error`` names the rule or field, and the problem."""

    error: str


Answer: TypeAlias = StepAnswer | ViewAnswer | OptionsAnswer | ResultAnswer
