"""The table grants a claim automatically exactly if one plan wins it in every layout, against every defence."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import msgspec
import pytest

from kitapi.cards import DECK_32, SUIT_MASK, CardSet, Suit, cards_of, highest, read_cards, set_of, size
from kitapi.games.prefa.rules.actions import Claim, PlayCard
from kitapi.games.prefa.rules.claims import is_certain, known_to_declarer, unseen_by_declarer, voids_of
from kitapi.games.prefa.rules.deal_facts import ContractFacts
from kitapi.games.prefa.rules.events import ClaimGranted
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.play import trump_of
from kitapi.games.prefa.rules.state import DealOver, Playing, PrefaState
from kitapi.games.prefa.rules.turns import to_act
from kitapi.kernel import Seat, apply
from kitapi.mechanics.certain import Known
from kitapi.solver.position import Position
from kitapi.solver.solver import Solver
from kitapi_testing.clauses import clause
from tests.games.prefa.claim_tables import claimable, defenders_of
from tests.games.prefa.perft.rulebook import HEIGHTS, playable

ENDINGS = 400
MOST_LAYOUTS = 260

Hand = tuple[str, ...]
Layout = tuple[Hand, ...]


class Ending(NamedTuple):
    """A claim: the declarer's cards, the unseen cards, each defender's known voids, the trump suit or ``n``."""

    own: Hand
    unseen: Hand
    voids: tuple[str, ...]
    trump: str

    @property
    def known(self) -> Known:
        """The claim in the form that the table computes."""
        may_hold = (tuple(card for card in self.unseen if card[1] not in void) for void in self.voids)
        trump = 0 if self.trump == "n" else SUIT_MASK[Suit(self.trump)]
        return Known(_set(self.own), tuple(map(_set, may_hold)), trump)

    def layouts(self) -> Iterator[Layout]:
        """Yield every distribution of unseen cards to the defenders; the remaining cards are out of play."""
        for layout in _layouts_of(self.unseen, len(self.own), len(self.voids)):
            if not any(card[1] in void for hand, void in zip(layout, self.voids, strict=True) for card in hand):
                yield layout


def _layouts_of(unseen: Hand, each: int, defenders: int) -> Iterator[Layout]:
    for first in combinations(unseen, each):
        if defenders == 1:
            yield (first,)
            continue
        for second in combinations([card for card in unseen if card not in first], each):
            yield first, second


def any_ending(rng: random.Random) -> Ending:
    """Draw two to five cards, mostly high, against one or two defenders, who may be known to be void in some suits."""
    each, defenders, trump = rng.choice((2, 2, 3, 3, 4, 5)), rng.choice((1, 2, 2)), rng.choice("scdhn")
    suits = rng.sample("scdh", rng.choice((2, 3, 4, 4)))
    pack = [card.value for card in DECK_32 if card.suit.value in suits]
    out = rng.randrange(4) if defenders == 1 else 0
    cards = rng.sample(pack, min(each, len(pack) // 4) * (1 + defenders) + out)
    each = (len(cards) - out) // (1 + defenders)
    luck = rng.choice((1, 3, 6))
    cards.sort(key=lambda card: -HEIGHTS.index(card[0]) - luck * rng.random() - 3 * (card[1] == trump))
    likely = rng.choice((0, 0.3, 0.5))
    voids = tuple("".join(suit for suit in "scdh" if rng.random() < likely) for _ in range(defenders))
    return Ending(tuple(cards[:each]), tuple(cards[each:]), voids, trump)


def endings(rng: random.Random) -> Iterator[tuple[Ending, frozenset[Layout]]]:
    """Yield endings without end, each with its layouts, at least one and not too many."""
    while True:
        ending = any_ending(rng)
        layouts = frozenset(ending.layouts())
        if 0 < len(layouts) <= MOST_LAYOUTS:
            yield ending, layouts


@cache
def has_plan(own: Hand, layouts: frozenset[Layout], trump: str) -> bool:
    """Whether the declarer, who cannot distinguish ``layouts``, has a plan that takes every trick in all of them.

    Only the cards played may guide the choice: layouts in which the same cards were played remain together.
    """
    return not own or any(_wins(card, own, layouts, trump) for card in own)


def _wins(lead: str, own: Hand, layouts: frozenset[Layout], trump: str) -> bool:
    after: dict[Hand, set[Layout]] = {}
    for layout in layouts:
        for played, left in _defences([lead], layout, trump):
            if not _leader_wins([lead, *played], trump):
                return False
            after.setdefault(played, set()).add(left)
    rest = _without(own, lead)
    return all(has_plan(rest, frozenset(left), trump) for left in after.values())


def _defences(trick: list[str], hands: Layout, trump: str) -> Iterator[tuple[Hand, Layout]]:
    if not hands:
        yield (), ()
        return
    for card, rest in playable(hands[0], trick, trump):
        for played, left in _defences([*trick, card], hands[1:], trump):
            yield (card, *played), (rest, *left)


def _leader_wins(trick: Sequence[str], trump: str) -> bool:
    led = trick[0]
    return not any(
        (card[1] == led[1] and HEIGHTS.index(card[0]) > HEIGHTS.index(led[0])) or (card[1] == trump != led[1])
        for card in trick[1:]
    )


def _without(hand: Hand, card: str) -> Hand:
    return tuple(other for other in hand if other != card)


def _set(cards: Hand) -> CardSet:
    return set_of(read_cards(" ".join(cards)))


@clause("PREFA-PLAY-04")
def test_a_claim_is_certain_exactly_when_one_plan_takes_every_trick_in_every_layout_against_every_defence() -> None:
    certain = 0
    for _, (ending, layouts) in zip(range(ENDINGS), endings(random.Random(4)), strict=False):
        has_plan.cache_clear()
        expected = has_plan(ending.own, layouts, ending.trump)
        assert is_certain(ending.known) is expected, ending
        certain += expected
    assert ENDINGS // 5 < certain < ENDINGS * 4 // 5


def is_granted(state: Playing, seat: Seat) -> bool:
    """Whether the table itself grants a claim made now."""
    return any(isinstance(event, ClaimGranted) for event in PREFA.decide(state, seat, Claim()))


def top_down(state: Playing, declarer: Seat) -> PlayCard:
    """Return the declarer's lead, by a plan for every layout: trumps from the top, then any suit from the top."""
    trump, held = trump_of(state), state.hands[declarer]
    trumps = held & SUIT_MASK[trump] if trump else 0
    return PlayCard(highest(trumps or held))


def tricks_played_out(state: PrefaState, declarer: Seat, rng: random.Random) -> int:
    """Play out and return the declarer's tricks: they lead from the top down, the defenders play random legal cards."""
    while turn := to_act(state):
        cards = [option for option in PREFA.options(state, turn[0]) if isinstance(option, PlayCard)]
        assert isinstance(state, Playing)
        card = top_down(state, declarer) if turn[0] == declarer else rng.choice(cards)
        state = apply(PREFA, state, turn[0], card).state
    assert isinstance(state, DealOver)
    assert isinstance(state.settled.facts, ContractFacts)
    return state.settled.facts.declarer_tricks


@clause("PREFA-PLAY-04")
def test_a_claim_granted_in_play_is_right_against_chance_and_against_the_best_defence_that_sees_all_cards() -> None:
    solver, rng, granted, lone = Solver(), random.Random(6), 0, 0
    for state, declarer, _ in claimable(seed=11, deals=120):
        if not is_granted(state, declarer):
            continue
        granted += 1
        defenders = defenders_of(state, declarer)
        lone += len(defenders) == 1
        left = size(state.hands[declarer])
        hands = tuple(state.hands[seat] for seat in (declarer, *defenders))
        assert solver.takes(Position(hands, 0, trump_of(state)), left)
        for _ in range(3):
            assert tricks_played_out(state, declarer, rng) == state.won[declarer] + left
    assert granted > 100
    assert lone > 20


def lying_otherwise(state: Playing, declarer: Seat, rng: random.Random) -> Playing | None:
    """Return the moment with unseen cards dealt again, consistent with the play; None: no such deal was found."""
    others = [seat for seat in state.deal.opened.active if seat != declarer]
    voids = {seat: voids_of(state, seat) for seat in others}
    for _ in range(30):
        unseen = list(cards_of(unseen_by_declarer(state)))
        rng.shuffle(unseen)
        hands = list(state.hands)
        for seat in others:
            hands[seat] = set_of(unseen[: size(state.hands[seat])])
            del unseen[: size(state.hands[seat])]
        if not any(hands[seat] & voids[seat] for seat in others):
            return msgspec.structs.replace(state, hands=tuple(hands))
    return None


@clause("PREFA-PLAY-04")
def test_the_table_judges_a_claim_the_same_however_the_unseen_cards_lie() -> None:
    rng, answers = random.Random(12), {True: 0, False: 0}
    for state, declarer, _ in claimable(seed=13, deals=60):
        other = lying_otherwise(state, declarer, rng)
        if other is not None and other.hands != state.hands:
            assert known_to_declarer(other) == known_to_declarer(state)
            assert is_granted(other, declarer) is is_granted(state, declarer)
            answers[is_granted(state, declarer)] += 1
    assert min(answers.values()) > 40


class Case(NamedTuple):
    """A claim against one or two defenders; ``voids``: their known void suits, by defender."""

    own: str
    unseen: str
    voids: tuple[str, ...]
    trump: str
    certain: bool


CASES = [
    pytest.param(Case("As Ks", "Qs Js 7h", ("",), "n", True), id="the two highest"),
    pytest.param(Case("As Ks Ah", "Qs Js Ts Kh Qh", ("",), "n", True), id="the highest of two suits"),
    pytest.param(Case("As Qs", "Ks Js", ("",), "n", False), id="the king is guarded"),
    pytest.param(Case("As Ks", "Qs Js Ts 7h", ("", ""), "h", False), id="there is a trump to fear"),
    pytest.param(Case("As Ks 8h", "Qs Js Ts 7h", ("",), "h", True), id="the trump can be drawn"),
    pytest.param(Case("As 8s", "7s 7h", ("",), "n", True), id="lower cards run too"),
    pytest.param(Case("As 8s", "9s 7s", ("",), "n", False), id="one of them is too low"),
    pytest.param(Case("Ah 7h", "Kh 9h", ("",), "h", False), id="one of the trumps is too low"),
    pytest.param(Case("As Qs", "Ks 7s 8h 9h", ("", ""), "n", False), id="the king may be guarded"),
    pytest.param(Case("As Qs", "Ks 7h 8h 9h", ("", ""), "n", True), id="or it falls, being alone"),
    pytest.param(Case("Qs Js", "Ks 7h 8h 9h", ("s",), "n", True), id="one known void: the king is out of play"),
    pytest.param(Case("Qs Js", "Ks 7h 8h 9h", ("",), "n", False), id="the lone defender may hold the king"),
    pytest.param(Case("Ah Kh 7s", "9h As Ks Qs 8d 9d", ("", ""), "h", False), id="a loser beside the trumps"),
    pytest.param(Case("Kh Ad", "8h 7h Kd Qd", ("", ""), "h", False), id="two trumps in one hand, one round to draw"),
    pytest.param(Case("Kh Ad", "8h 7h 9s 9c", ("s", "c"), "h", True), id="each must hold one of the trumps"),
    pytest.param(Case("Ah Kh", "Qh Jh Th 9h", ("", ""), "h", True), id="nothing but high trumps"),
    pytest.param(Case("As Ks", "Qs Js 7h 7d", ("", ""), "h", False), id="a trump may be out"),
    pytest.param(Case("As Ks", "Qs Js 7h 7d", ("h",), "h", True), id="a discard has shown that there is none"),
    pytest.param(Case("As 7s", "Ks Qs 8c 9h", ("h", "c"), "n", True), id="each must hold one of the spades"),
    pytest.param(Case("As 7s", "Ks Qs 8c 9h", ("h", ""), "n", False), id="both spades may lie together"),
]


@clause("PREFA-PLAY-04")
@pytest.mark.parametrize("case", CASES)
def test_what_is_known_of_the_defenders_counts(case: Case) -> None:
    ending = Ending(tuple(case.own.split()), tuple(case.unseen.split()), case.voids, case.trump)
    assert is_certain(ending.known) is case.certain
    assert has_plan(ending.own, frozenset(ending.layouts()), ending.trump) is case.certain
