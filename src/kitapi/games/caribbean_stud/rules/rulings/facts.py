"""The facts of an irregularity, from which the ruling follows."""

from collections.abc import Mapping
from enum import Enum
from typing import Literal, TypeAlias

import msgspec

from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel.rulings import NoRuling


class Paid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The payments to a seat in this round so far, in chips: on ANTE, on BET, and of the jackpot."""

    ante: int = 0
    bet: int = 0
    jackpot: int = 0


class SeatChips(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's stakes in this round, in chips, wherever they are now, and their result.

    ``fee``: the chips laid out for an exchange, taken by the dealer or not; ``served``: the card was given.
    ``regular``: the request for a card kept the rules. ``folded``: the seat folded, and its ANTE is not taken yet.
    ``result``: of the seat's settlement, None: it is not settled; a fold is settled once its ANTE is taken.
    ``claimed``: ANTE and BET of a settled seat wait as a claim (AMB-55, AMB-61).
    """

    ante: int
    token: int = 0
    bet: int = 0
    fee: int = 0
    served: bool = False
    regular: bool = True
    folded: bool = False
    result: Result | None = None
    paid: Paid = Paid()
    claimed: bool = False

    @property
    def lies_with_player(self) -> bool:
        """Whether ANTE and BET were returned to the player at the settlement (AMB-56)."""
        return not self.claimed and self.result in (Result.TIE, Result.PLAYER_WINS, Result.NOT_QUALIFIED)


Shuffler: TypeAlias = Literal["jammed", "spilt", "overlapped", "delivered"]
"""The state of cards left in the shuffler (AMB-49).

``jammed``; ``spilt``: they left it other than by its ordinary delivery, face up or down; ``overlapped``: they overlap,
and a value may show; ``delivered``: the shuffler delivered the rest of the deck as usual.
"""

ExchangeCase: TypeAlias = Literal["earlier_seat", "touched", "withdrawn"]
"""The subject of a report about an exchange (CSP-111, AMB-75).

``earlier_seat``: a seat requests a card after a later seat was served; ``touched``: a seat wants its old card back
after the new one has touched the felt; ``withdrawn``: a seat withdraws its request before the card touches the felt.
"""


class RulingChoice(Enum):
    """The choice of a seat that cannot have its card: to continue without an exchange, or to have its hand void."""

    GO_ON = "go_on"
    VOID = "void"


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of an irregularity; its row of the table says which of them it needs.

    ``seats``: those that play. ``seat``: the one concerned. ``cards``: their number. ``shuffler``: what happened to the
    cards in it. ``where``: the place where a card fell. ``shows``: the card's value can be seen. ``left``: the number
    of cards left in the stub, None: enough. ``choice``: the choice of the seat; ``choices``: those of all seats that
    must choose. ``from_right``: the dealer began the exchanges from the right. ``case``: the subject of a report about
    an exchange. ``declared``: the player's statement how the hand compares with the bank's. ``qualifies``: the bank
    qualifies. ``both``: the two seats of one player. ``lender``, ``wager``: of a loan.
    """

    seats: Mapping[int, SeatChips]
    seat: int | None = None
    cards: int | None = None
    shuffler: Shuffler | None = None
    where: Literal["floor", "well"] | None = None
    shows: bool | None = None
    left: int | None = None
    choice: RulingChoice | None = None
    choices: Mapping[int, RulingChoice] = {}
    from_right: bool = False
    case: ExchangeCase = "earlier_seat"
    declared: Literal["losing", "tie", "winning"] | None = None
    qualifies: bool = True
    both: tuple[int, int] | None = None
    lender: int | None = None
    wager: Literal["ante", "bet", "fee", "token"] | None = None

    @property
    def here(self) -> SeatChips:
        """The stakes of ``seat``; if it does not play, all are 0."""
        return _NO_CHIPS if self.seat is None else self.seats.get(self.seat, _NO_CHIPS)


_NO_CHIPS = SeatChips(ante=0)


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """An irregularity, reported in ``phase``; ``skipped_back``: the house returns the stakes of a seat left out."""

    irregularity: str
    phase: Phase
    facts: Facts
    skipped_back: bool = True


class BadFacts(NoRuling):
    """Facts on which there is no ruling; ``subject`` is the irregularity, or the fact that is missing or wrong."""
