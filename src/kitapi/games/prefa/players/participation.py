"""Whether the steady player plays against a contract: by the tricks that the hand promises.

The limits are the numbers of tricks from which on playing had a higher value, in kapikia, than the other answers,
measured over deals of ``steady`` players; so they include the probability that the contract fails.
"""

from typing import NamedTuple

from kitapi.games.prefa.players.situation import trump_cards
from kitapi.games.prefa.rules.actions import Answer, Participate
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.promise import defensive_tricks


class Limits(NamedTuple):
    """The numbers of promised tricks from which on a defender gives each answer.

    ``play``: while nobody has said that they play. ``beside``: the other plays. ``together``: the other passed, and is
    called in. ``rescue``: the defender passed, the other plays, and the defender joins after all.
    """

    play: float
    beside: float
    together: float
    rescue: float


NEVER = 99.0

LIMITS: dict[int, Limits] = {
    6: Limits(play=1.5, beside=1.5, together=3.25, rescue=NEVER),
    7: Limits(play=2.0, beside=1.25, together=3.25, rescue=1.75),
    8: Limits(play=1.75, beside=1.25, together=3.25, rescue=NEVER),
    9: Limits(play=1.0, beside=0.0, together=2.5, rescue=NEVER),
    10: Limits(play=0.0, beside=0.0, together=0.0, rescue=0.0),
}
"""By level. At 9 the second owes nothing, and at 10 nobody does (PREFA-QUOTA-01)."""


def choose_answer(view: PrefaView) -> Participate:
    """The steady player's answer to the contract."""
    assert view.bargain is not None
    assert view.bargain.contract is not None
    limits = LIMITS[view.bargain.contract.level]
    promised = defensive_tricks(hand_of(view.hand), trump_cards(view))
    return Participate(decide_answer([spoken.answer for spoken in view.answers], promised, limits))


def decide_answer(spoken: list[Answer], promised: float, limits: Limits) -> Answer:
    """The answer after those already ``spoken``, for a hand with ``promised`` tricks."""
    match spoken:
        case [Answer.PLAY, Answer.PASS]:
            return Answer.TOGETHER if promised >= limits.together else Answer.ALONE
        case [Answer.PASS, Answer.PLAY]:
            return Answer.TOGETHER if promised >= limits.rescue else Answer.PASS
        case [Answer.PASS] if promised >= limits.together:
            return Answer.TOGETHER
        case [Answer.PLAY]:
            return Answer.PLAY if promised >= limits.beside else Answer.PASS
        case _:
            return Answer.PLAY if promised >= limits.play else Answer.PASS
