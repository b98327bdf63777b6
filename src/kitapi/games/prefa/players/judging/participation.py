"""Whether to play against a contract: what each answer comes to, as the other defender may answer on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.games.prefa.players.judging import manners
from kitapi.games.prefa.players.judging.manners import Answers, Words
from kitapi.games.prefa.players.judging.money import Parts, role_of, stakes_of
from kitapi.games.prefa.players.judging.open_deals import Bidden, Counts, OpenDeals, opener_of
from kitapi.games.prefa.rules.actions import Answer, Participate
from kitapi.games.prefa.rules.participation import LEGAL_ANSWERS, PARTS
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.judged import Floats, Judged, Worlds
from kitapi.players.tricks.holdings import hand_of

FIRST_ANSWERS, SECOND_ANSWERS = 0, 1
"""Words said before, modulo two, when each defender is asked (PREFA-PART-01)."""


def judge_answer(view: PrefaView, worlds: Worlds) -> Judged:
    """What each answer to the contract is worth."""
    asked = _asked(view, worlds)
    said = tuple(spoken.answer for spoken in view.answers)
    actions = tuple(option for option in view.options if isinstance(option, Participate))
    found = [asked.after((*said, action.answer), worlds.weights) for action in actions]
    worths, tricks = (np.column_stack([one[place] for one in found]) for place in (0, 1))
    return Judged(actions, worlds, worths, tricks.astype(np.int8))


class _Asked(NamedTuple):
    """Who is asked (his turn among the two), the deals open, and how likely the other's answers are."""

    turn: int
    deals: OpenDeals
    bidden: Bidden
    likely: Answers

    def after(self, said: Words, reach: Floats) -> tuple[Floats, Floats]:
        """(n,) the worth and the declarer's tricks once these words are said.

        ``reach``: (n,) how likely each layout is, with these words said in it; what the player says later, he says
        knowing no more.
        """
        if said in PARTS:
            return self._played(PARTS[said])
        ways = {word: self._said(said, word, reach) for word in LEGAL_ANSWERS[said]}
        if len(said) % 2 == self.turn:
            return max(ways.values(), key=lambda way: float(reach @ way[0]))
        chances = self.likely[said]
        worth = sum((chances[word] * way[0] for word, way in ways.items()), np.zeros(len(reach)))
        likeliest = np.argmax(np.array([chances[word] for word in ways]), axis=0)
        tricks = np.choose(likeliest, [way[1] for way in ways.values()])
        return worth, tricks

    def _said(self, said: Words, word: Answer, reach: Floats) -> tuple[Floats, Floats]:
        own = len(said) % 2 == self.turn
        return self.after((*said, word), reach if own else reach * self.likely[said][word])

    def _played(self, parts: Parts) -> tuple[Floats, Floats]:
        rows: Counts = np.arange(len(self.deals.hands))
        return self.deals.seat_values(self.bidden, parts, rows), self.deals.tricks(parts, rows).astype(np.float64)


def _asked(view: PrefaView, worlds: Worlds) -> _Asked:
    bargain, seat = view.bargain, view.seat
    assert bargain is not None
    assert bargain.contract is not None
    assert seat is not None
    own = np.full(worlds.number, hand_of(view.hand))
    seats: Sequence[Any] = (bargain.declarer, bargain.first, bargain.second)
    hands = np.column_stack([own if place == seat else worlds.held_by(place) for place in seats])
    steps = np.full(worlds.number, bargain.contract.step)
    deals = OpenDeals(hands, steps % 5, opener_of(bargain.declarer, view.active))
    role = role_of(seat, bargain.declarer, view.active)
    bidden = Bidden(steps, stakes_of(view), role, blurred=not worlds.exact, aces=bargain.aces)
    turn = FIRST_ANSWERS if seat == bargain.first else SECOND_ANSWERS
    return _Asked(turn, deals, bidden, manners.answers(hands[:, 1], hands[:, 2], steps))
