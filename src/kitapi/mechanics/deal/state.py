"""The part of a deal's state that all games with a talon share: each phase holds only what exists in it."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, TypeVar

import msgspec

from kitapi.cards import CardSet
from kitapi.kernel import Nonce, Seal, Seat, Shuffle
from kitapi.mechanics.deal.events import CardPlayed, DealOpened

TermsT = TypeVar("TermsT")
SheetT = TypeVar("SheetT")
OpenedT = TypeVar("OpenedT")
DealtT = TypeVar("DealtT")
DealT = TypeVar("DealT")
CallT = TypeVar("CallT")
PlayedT = TypeVar("PlayedT", bound=CardPlayed)
BeforeT = TypeVar("BeforeT")
BrokenT = TypeVar("BrokenT")
SettledT = TypeVar("SettledT")
PhaseT = TypeVar("PhaseT", bound="Phase")
ValueT = TypeVar("ValueT")


class DealSetup(msgspec.Struct, Generic[TermsT, SheetT], frozen=True, kw_only=True):
    """Everything a deal begins with; see ``events.DealOpened`` for the fields."""

    number: int
    terms: TermsT
    dealer: Seat
    balances: dict[str, int]
    sheet: SheetT
    results: tuple[int, ...]


def first_setup(terms: Any, dealer: Seat, balances: dict[str, int], sheet: Any) -> dict[str, Any]:
    """The fields of the setup of a sitting's first deal, for ``terms`` of any game; every player's result is zero."""
    results = (0,) * terms.players
    return {"number": 1, "terms": terms, "dealer": dealer, "balances": balances, "sheet": sheet, "results": results}


def next_setup(
    opened: DealOpened[Any, Any], dealer: Seat, balances: dict[str, int], sheet: Any, results: tuple[int, ...]
) -> dict[str, Any]:
    """The fields of the setup of the next deal.

    ``opened``: the opening of the deal before. The other arguments: the values after that deal.
    """
    carried = {"balances": balances, "sheet": sheet, "results": results}
    return {"number": opened.number + 1, "terms": opened.terms, "dealer": dealer, **carried}


class Phase(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A state of a deal; it caches the values computed from it, because several viewers need the same values.

    The computed values are in its ``__dict__``, under the names of the functions.
    """


def once(function: Callable[[PhaseT], ValueT]) -> Callable[[PhaseT], ValueT]:
    """Mark ``function`` as computed at most once for a state, which caches the value; None is not cached."""
    name = function.__qualname__

    @wraps(function)
    def wrapper(state: PhaseT) -> ValueT:
        kept = state.__dict__
        value: ValueT | None = kept.get(name)
        if value is None:
            value = kept[name] = function(state)
        return value

    return wrapper


def once_per_seat(function: Callable[[PhaseT, Seat], ValueT]) -> Callable[[PhaseT, Seat], ValueT]:
    """Mark ``function`` as computed at most once for a state and a seat; the state caches the value."""
    name = function.__qualname__

    @wraps(function)
    def wrapper(state: PhaseT, seat: Seat) -> ValueT:
        values: dict[Seat, ValueT] = state.__dict__.setdefault(name, {})
        if seat not in values:
            values[seat] = function(state, seat)
        return values[seat]

    return wrapper


class Opened(Phase, Generic[OpenedT], frozen=True, kw_only=True):
    """The part of a deal's state that exists from its opening on."""

    opened: OpenedT
    shuffle: Shuffle


class Shuffling(Opened[OpenedT], Generic[OpenedT], frozen=True, kw_only=True):
    """The phase in which the seats give their shares in the shuffle."""


class Deal(Opened[OpenedT], Generic[OpenedT, DealtT], frozen=True, kw_only=True):
    """The part of the state that no longer changes once the cards are dealt."""

    dealt: DealtT


class Holding(Phase, Generic[DealT], frozen=True, kw_only=True):
    """Any phase in which players hold cards; ``hands`` by seat."""

    deal: DealT
    hands: tuple[CardSet, ...]


class Auction(Holding[DealT], Generic[DealT, CallT], frozen=True, kw_only=True):
    """The auction; its ``calls`` in order."""

    calls: tuple[CallT, ...]


class Trick(msgspec.Struct, Generic[PlayedT], frozen=True, kw_only=True):
    """A finished trick, cards in the order played."""

    cards: tuple[PlayedT, ...]
    winner: Seat


class TrickPlay(Holding[DealT], Generic[DealT, PlayedT], frozen=True, kw_only=True):
    """The play of the tricks. ``lineup``: the seats in play, in order of turn. ``won``: tricks by seat."""

    lineup: tuple[Seat, ...]
    leader: Seat
    won: tuple[int, ...]
    trick: tuple[PlayedT, ...] = ()
    tricks: tuple[Trick[PlayedT], ...] = ()


class DealOver(Phase, Generic[DealT, BeforeT, SettledT], frozen=True, kw_only=True):
    """The phase after the deal's result is posted; ``before``: the state in which the deal ended."""

    deal: DealT
    before: BeforeT
    settled: SettledT


class BrokenUp(Phase, Generic[BeforeT, BrokenT], frozen=True, kw_only=True):
    """The phase after the sitting was ended by agreement; ``before``: the state of the last deal."""

    before: BeforeT
    broken: BrokenT


def source_of(state: Phase) -> Opened[Any]:
    """The part of a state that is known from the deal's opening on."""
    match state:
        case Holding() | DealOver():
            deal: Opened[Any] = state.deal
            return deal
        case Opened():
            return state
        case BrokenUp():
            return source_of(state.before)
        case _:
            raise TypeError(f"{type(state).__name__} is no state of a deal")


def opened_of(state: Phase) -> Any:
    """The event that opened the deal."""
    return source_of(state).opened


def shuffle_of(state: Phase) -> Shuffle:
    """The deal's shuffle."""
    return source_of(state).shuffle


def is_over(state: Phase) -> bool:
    """Whether the deal's result is posted, or the sitting was broken up."""
    return isinstance(state, DealOver | BrokenUp)


def is_dealt(state: Phase, seat: Seat) -> bool:
    """Whether ``seat`` plays this deal, and its cards are dealt."""
    source = source_of(state)
    return isinstance(source, Deal) and seat in source.opened.active


def due_without_hands(state: Shuffling[Any] | DealOver[Any, Any, Any] | BrokenUp[Any, Any]) -> tuple[Seat, ...]:
    """The seats to act while nobody holds cards: those whose shares in the shuffle are missing."""
    return state.shuffle.due if isinstance(state, Shuffling) else ()


def options_without_hands(
    state: Shuffling[Any] | DealOver[Any, Any, Any] | BrokenUp[Any, Any], seat: Seat
) -> tuple[Seal | Nonce, ...]:
    """The options of ``seat`` while nobody holds cards: to give its share in the shuffle."""
    return (state.shuffle.option(seat),) if isinstance(state, Shuffling) else ()
