"""The facts of an irregularity, from which the ruling follows."""

from collections.abc import Mapping
from enum import Enum
from typing import Literal, TypeAlias

import msgspec

from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel.rulings import NoRuling


class Paid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat was paid in this round already, in chips: on ANTE, on BET, and of the jackpot."""

    ante: int = 0
    bet: int = 0
    jackpot: int = 0


class SeatChips(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat staked in this round, in chips, wherever it lies now, and what became of it.

    ``fee``: laid out for an exchange, withdrawn or not; ``served``: the card was given. ``regular``: the request for a
    card kept the rules. ``folded``: the cards were laid down, and the ANTE is not taken yet. ``result``: how the seat
    was settled, None if it was not; a fold counts once its ANTE is taken.
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
        """Whether ANTE and BET are the player's again already (AMB-56)."""
        return not self.claimed and self.result in (Result.TIE, Result.PLAYER_WINS, Result.NOT_QUALIFIED)


Shuffler: TypeAlias = Literal["jammed", "spilt", "overlapped", "delivered"]
"""What cards left in the shuffler did (AMB-49).

``jammed``; ``spilt``: they left it other than by its ordinary delivery, face up or down; ``overlapped``: so that a
value may show; ``delivered``: the rest of the deck came out as it always does.
"""

ExchangeCase: TypeAlias = Literal["earlier_seat", "touched", "withdrawn"]
"""What a report about an exchange is about (CSP-111, AMB-75).

``earlier_seat``: a seat asks after a later one was served; ``touched``: a seat wants its old card back after the new
one has touched the felt; ``withdrawn``: it takes its request back before.
"""


class RulingChoice(Enum):
    """What a seat chooses that cannot have its card."""

    GO_ON = "go_on"
    VOID = "void"


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of an irregularity; which of them it asks for is in its row of the table.

    ``seats``: those that play. ``seat``: where it happened. ``cards``: how many. ``shuffler``: what the cards did
    there. ``where``: where a card fell. ``shows``: its value can be seen. ``left``: the cards left in the stub, None:
    enough. ``choice``: what the seat chose, ``choices``: what every seat did that could. ``from_right``: the dealer
    asked from the right. ``case``: which of the reports about an exchange it is. ``declared``: what the player says of
    the hand against the bank's. ``qualifies``: the bank does. ``both``: the two seats of one player. ``lender``,
    ``wager``: of a loan.
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
        """The chips of ``seat``, none if it does not play."""
        return _NO_CHIPS if self.seat is None else self.seats.get(self.seat, _NO_CHIPS)


_NO_CHIPS = SeatChips(ante=0)


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """An irregularity, reported in ``phase``; ``skipped_back``: the house gives a seat left out its stakes back."""

    irregularity: str
    phase: Phase
    facts: Facts
    skipped_back: bool = True


class BadFacts(NoRuling):
    """There is no ruling on these facts; ``subject`` is the irregularity, or the fact that is missing or wrong."""
