"""Evaluation of the answers to a contract, over the possible answers of the other defender."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.games.prefa.players.evaluation import opponent_model
from kitapi.games.prefa.players.evaluation.double_dummy import ContractBatch, Counts, DoubleDummyDeals, opener_of
from kitapi.games.prefa.players.evaluation.money import Parts, role_of, stakes_of
from kitapi.games.prefa.players.evaluation.opponent_model import Answers, Words
from kitapi.games.prefa.rules.actions import Answer, Participate
from kitapi.games.prefa.rules.participation import LEGAL_ANSWERS, PARTS
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.evaluation import Floats, Judged, Worlds
from kitapi.players.tricks.holdings import hand_of

FIRST_ANSWERS, SECOND_ANSWERS = 0, 1
"""The number of answers before each defender's turns, modulo two (PREFA-PART-01)."""


def judge_answer(view: PrefaView, worlds: Worlds) -> Judged:
    """Evaluate each answer to the contract."""
    search = _search_of(view, worlds)
    said = tuple(spoken.answer for spoken in view.answers)
    actions = tuple(option for option in view.options if isinstance(option, Participate))
    found = [search.value_after((*said, action.answer), worlds.weights) for action in actions]
    values, tricks = (np.column_stack([one[place] for one in found]) for place in (0, 1))
    return Judged(actions, worlds, values, tricks.astype(np.int8))


class _Search(NamedTuple):
    """A search over the answers of two defenders, given the deals and the probability of the other's answers."""

    turn: int
    deals: DoubleDummyDeals
    contracts: ContractBatch
    likely: Answers

    def value_after(self, said: Words, reach: Floats) -> tuple[Floats, Floats]:
        """Return the value and the declarer's tricks after these answers; shape (n,).

        ``reach``, (n,): the weight of each layout, given these answers. The player's later answers are chosen over the
        whole information set as well.
        """
        if said in PARTS:
            return self._value_played(PARTS[said])
        ways = {word: self._value_of(said, word, reach) for word in LEGAL_ANSWERS[said]}
        if len(said) % 2 == self.turn:
            return max(ways.values(), key=lambda way: float(reach @ way[0]))
        chances = self.likely[said]
        value = sum((chances[word] * way[0] for word, way in ways.items()), np.zeros(len(reach)))
        likeliest = np.argmax(np.array([chances[word] for word in ways]), axis=0)
        tricks = np.choose(likeliest, [way[1] for way in ways.values()])
        return value, tricks

    def _value_of(self, said: Words, word: Answer, reach: Floats) -> tuple[Floats, Floats]:
        own = len(said) % 2 == self.turn
        return self.value_after((*said, word), reach if own else reach * self.likely[said][word])

    def _value_played(self, parts: Parts) -> tuple[Floats, Floats]:
        rows: Counts = np.arange(len(self.deals.hands))
        return self.deals.contract_values(self.contracts, parts, rows), self.deals.tricks(parts, rows).astype(
            np.float64
        )


def _search_of(view: PrefaView, worlds: Worlds) -> _Search:
    bargain, seat = view.bargain, view.seat
    assert bargain is not None
    assert bargain.contract is not None
    assert seat is not None
    own = np.full(worlds.number, hand_of(view.hand))
    seats: Sequence[Any] = (bargain.declarer, bargain.first, bargain.second)
    hands = np.column_stack([own if place == seat else worlds.held_by(place) for place in seats])
    steps = np.full(worlds.number, bargain.contract.step)
    deals = DoubleDummyDeals(hands, steps % 5, opener_of(bargain.declarer, view.active))
    role = role_of(seat, bargain.declarer, view.active)
    contracts = ContractBatch(steps, stakes_of(view), role, blurred=not worlds.exact, aces=bargain.aces)
    turn = FIRST_ANSWERS if seat == bargain.first else SECOND_ANSWERS
    return _Search(turn, deals, contracts, opponent_model.answer_chances(hands[:, 1], hands[:, 2], steps))
