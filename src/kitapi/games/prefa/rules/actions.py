"""The actions that can be sent to a Prefa table."""

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.cards import Card
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.kernel import Contribute, Pledge, Shuffled, TimeUp, Unused
from kitapi.kernel.bounds import MOST_CARDS


class Answer(Enum):
    """A defender's answer to a contract (PREFA-PART-02)."""

    PLAY = "play"
    PASS = "pass"
    TOGETHER = "together"
    ALONE = "alone"


class Bid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bid"):
    """Bid or raise to ``contract``."""

    contract: Contract


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hold"):
    """Stay at the bid that stands (έχω)."""


class IfLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="if_left"):
    """Say "if left": take the talon if all others pass (άμα μείνουν)."""


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="pass"):
    """Leave the auction (πάσο)."""


Call: TypeAlias = Bid | Hold | IfLeft | Pass


class Discard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="discard"):
    """Discard two cards, face down."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]


class WriteSolo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="write_solo"):
    """Give the deal up unplayed; it counts as failed by two."""


class AnswerSolo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="answer_solo"):
    """Accept or decline the payment for a deal that is written solo (PREFA-HOUSE-04)."""

    accept: bool


class NameContract(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="name_contract"):
    """Name the contract; ``aces``: whether to announce four aces as well."""

    contract: Contract
    aces: bool = False


class Participate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="participate"):
    """Answer the contract."""

    answer: Answer


class PlayCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="play_card"):
    """Play ``card`` to the trick."""

    card: Card


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="claim"):
    """Show the hand and claim all remaining tricks."""


class AnswerClaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="answer_claim"):
    """Accept or refuse the claim."""

    accept: bool


class AddKasa(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="add_kasa"):
    """Change every kasa column by ``amount`` kapikia, by agreement of all people at the table."""

    amount: Annotated[int, Meta(ge=-1_000_000, le=1_000_000, multiple_of=10)]


Action: TypeAlias = (
    Pledge
    | Contribute
    | Bid
    | Hold
    | IfLeft
    | Pass
    | Discard
    | WriteSolo
    | AnswerSolo
    | NameContract
    | Participate
    | PlayCard
    | Claim
    | AnswerClaim
    | AddKasa
    | Shuffled
    | Unused
    | TimeUp
)
