"""The steady player's answers to a contract, by the number of tricks that the hand promises.

The limits were measured over deals of ``steady`` players: a limit is the smallest number of promised tricks with which
an answer had a higher value in kapikia than the other answers. They therefore include the probability that the contract
fails.
"""

from typing import NamedTuple

from kitapi.games.prefa.players.situation import trump_cards
from kitapi.games.prefa.rules.actions import Answer, Participate
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.promise import defensive_tricks


class Limits(NamedTuple):
    """The smallest number of promised tricks with which a defender gives each answer.

    ``play``: play, if nobody has said yet that they play. ``beside``: play, if the other defender plays. ``together``:
    call in the other defender, who passed. ``rescue``: play after having passed, if the other defender plays.
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
"""The limits by level. At 9 the second defender's quota is zero, at 10 both are (PREFA-QUOTA-01)."""


def choose_answer(view: PrefaView) -> Participate:
    """Return the steady player's answer to the contract."""
    assert view.bargain is not None
    assert view.bargain.contract is not None
    limits = LIMITS[view.bargain.contract.level]
    promised = defensive_tricks(hand_of(view.hand), trump_cards(view))
    return Participate(decide_answer([spoken.answer for spoken in view.answers], promised, limits))


def decide_answer(spoken: list[Answer], promised: float, limits: Limits) -> Answer:
    """Return the answer after those already ``spoken``, for a hand with ``promised`` tricks."""
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
