"""The parts of a table's state; some of them exist only in certain phases."""

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from kitapi.cards import Card
from kitapi.house.keys import KeyPanel
from kitapi.kernel import Role, Seat

Whole = TypeVar("Whole", bound=msgspec.Struct)


class Preparation(msgspec.Struct, frozen=True, kw_only=True):
    """The dealer's steps before the deal.

    ``checked``: the decks were spread and checked. ``washed``: the deck was spread and mixed. ``offered``: the seat to
    which the cut is offered; ``declined``: the seats that have declined it. ``invited``: stakes are invited.
    ``coins``: COIN IN was pressed.
    """

    checked: bool = False
    washed: bool = False
    offered: Seat | None = None
    declined: tuple[Seat, ...] = ()
    invited: bool = False
    coins: bool = False


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """The deck in play, after its shuffle.

    ``order``: all its cards after shuffle and cut. ``skipped``: the seats that the dealer leaves out of the deal by
    mistake. ``extra``: the seats to which the dealer deals by mistake.
    """

    order: tuple[Card, ...]
    skipped: tuple[Seat, ...] = ()
    extra: tuple[Seat, ...] = ()


class Bank(msgspec.Struct, frozen=True, kw_only=True):
    """The bank's hand.

    ``cards``: its five cards. ``upcard``: the card that is turned face up before the choices. ``qualifies``: whether
    the hand qualifies; None before all its cards are face up.
    """

    cards: tuple[Card, ...]
    upcard: Card | None = None
    qualifies: bool | None = None

    @property
    def revealed(self) -> bool:
        """Whether all its cards lie face up."""
        return self.qualifies is not None


class Stub(msgspec.Struct, frozen=True, kw_only=True):
    """The cards left after the deal, from which exchanged cards are given.

    ``cards``: the cards that are still in it. ``taken``: whether the dealer has taken it in hand. ``lost``: cards that
    were ruled void.
    """

    cards: tuple[Card, ...]
    taken: bool = False
    lost: tuple[Card, ...] = ()


class Exchanges(msgspec.Struct, frozen=True, kw_only=True):
    """The exchanges of cards.

    ``to_answer``: the seat that must answer now whether it wants a card. ``fee_due``: a seat that has its new card, but
    whose fee is not yet collected. ``from_right``: whether the seats are served from right to left.
    """

    to_answer: Seat | None = None
    fee_due: Seat | None = None
    from_right: bool = False


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """The parts that exist from the deal on: the bank's hand, the stub, and the exchanges."""

    bank: Bank
    stub: Stub
    exchanges: Exchanges = Exchanges()


class JackpotMeter(msgspec.Struct, frozen=True, kw_only=True):
    """The jackpot's meter as this table knows it, and the tables that this one has stopped for it.

    ``meter``: the amount that the display showed last, plus this table's transfers since then; None if not known.
    ``basis``: the meter when this table stopped the other tables; None if it has not. ``stopping``: whether they are
    stopped now. ``stops``: the number of times that this table has stopped them in this hand. ``released``: the seats
    whose open hands no longer stop the other tables. ``waiting_for``: the role whose person had not acted when the
    other tables were released. ``reserved``: the reserve in the meter for the awards of the seats ``released``.
    """

    meter: int | None = None
    basis: int | None = None
    stopping: bool = False
    stops: int = 0
    released: tuple[Seat, ...] = ()
    waiting_for: Role | None = None
    reserved: int = 0


class Console(KeyPanel, frozen=True, kw_only=True):
    """The jackpot's console: its key selector, its JACKPOT buttons, and whether the municipal inspector is present.

    ``paid``: the seat whose award the display shows for payment, until another seat is selected or the hand ends.
    """

    selector: str = "R"
    paid: Seat | None = None


class HandEnd(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a hand, when only two steps remain: storing the bank's cards and pressing GAME OVER.

    ``void``: whether the whole hand is void. ``stored``: whether the bank's cards are stored.
    """

    void: bool = False
    stored: bool = False


class HandOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a hand that is over. ``won``: the chips won or lost by seat."""

    won: tuple[int, ...]


def with_part(whole: Whole, part: str, **fields: Any) -> Whole:
    """Return a copy of ``whole`` in which the ``fields`` of its part named ``part`` are replaced.

    For a state use ``StudState.with_part``, because some of its parts exist only in certain phases.
    """
    return replace(whole, **{part: replace(getattr(whole, part), **fields)})
