"""Whether the steady player takes part against a contract: by the tricks he expects, and the chance of a fall."""

from kitapi.games.prefa.actions import Answer, Participate
from kitapi.games.prefa.view import PrefaView
from kitapi.players.prefa.holdings import SUITS, hand_of
from kitapi.players.prefa.situation import trump_of

PLAY = {6: 2.0, 7: 1.7, 8: 1.3, 9: 0.8, 10: 0.0}
"""Tricks of his own that make the first defender play, by level; the second asks less by ``SECOND``."""

SECOND = {6: 0.0, 7: 0.5, 8: 0.0, 9: 0.8, 10: 0.0}

TOGETHER = {6: 2.6, 7: 2.2, 8: 1.6, 9: 0.9, 10: 0.0}
"""Tricks of his own that make him take the other along, by level."""

ALONE_LEAST = {6: 1.9, 7: 1.7, 8: 0.9, 9: 0.8, 10: 0.0}


def answer(view: PrefaView) -> Participate:
    """The steady player's answer to the contract."""
    assert view.bargain is not None
    assert view.bargain.contract is not None
    own = defensive_tricks(hand_of(view.hand), trump_of(view))
    level = view.bargain.contract.level
    legal = {option.answer for option in view.options if isinstance(option, Participate)}
    if Answer.TOGETHER in legal and own >= TOGETHER[level]:
        return Participate(Answer.TOGETHER)
    if Answer.ALONE in legal:
        return Participate(Answer.ALONE if own >= ALONE_LEAST[level] - 1 else Answer.TOGETHER)
    second = view.seat == view.bargain.second
    least = PLAY[level] - (SECOND[level] if second and view.answers[0].answer is Answer.PLAY else 0.0)
    if Answer.PLAY in legal and own >= least:
        return Participate(Answer.PLAY)
    return Participate(Answer.PASS)


def defensive_tricks(hand: int, trump: int) -> float:
    """Tricks a defender's ten cards promise against a contract with ``trump`` as trumps (0: none)."""
    expected = 0.0
    for suit in SUITS:
        mine = hand & suit
        holding = mine >> 8 * SUITS.index(suit)
        length = holding.bit_count()
        if suit == trump:
            expected += _in_trumps(holding, length)
        else:
            expected += _aside(holding, length)
    return expected


def _in_trumps(holding: int, length: int) -> float:
    sure = 1.0 * bool(holding & 0x80)
    sure += bool(holding & 0x40) * (0.9 if length > 2 else 0.6 if length > 1 else 0.2)
    sure += bool(holding & 0x20) * (0.6 if length > 2 else 0.2)
    return sure + 0.6 * max(0, length - 3)


def _aside(holding: int, length: int) -> float:
    sure = bool(holding & 0x80) * (0.95 if length < 5 else 0.75)
    sure += bool(holding & 0x40) * (0.5 if length > 1 else 0.2) * (1.0 if length < 5 else 0.7)
    return sure + bool(holding & 0x20) * (0.2 if length > 2 else 0.05)
