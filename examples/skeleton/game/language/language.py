"""The messages by which the rules of Skeleton Game refuse actions."""

from kitapi.cards import Suit
from kitapi.wording.cards import SUIT_SIGNS
from kitapi.wording.catalogues import message
from kitapi.wording.languages import GameLanguage
from kitapi.wording.refusals import Refusal, as_it_is
from kitapi.wording.shared_refusals import over_refusal, shuffle_refusals, trick_refusals


def _suit_sign(fact: str, _lang: str) -> str:
    return SUIT_SIGNS[Suit(fact)]


REFUSALS: tuple[Refusal, ...] = (
    *shuffle_refusals("SKELETON-DEAL-02", "SKELETON-DEAL-01"),
    over_refusal("SKELETON-DEAL-04"),
    Refusal(
        "SKELETON-PLAY-01",
        message("Not yet: first everybody gives their share in the shuffle."),
        {"phase": as_it_is},
    ),
    *trick_refusals("SKELETON-PLAY-02", _suit_sign),
)
"""The messages in order; the first that fits is shown."""

LANGUAGE = GameLanguage(clauses=("SKELETON",), refusals=REFUSALS)
