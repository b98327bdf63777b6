"""The values of hands: stored ones, and means compared with the rules and the solver layout by layout."""

from typing import Any

import msgspec
import numpy as np
import pytest

from kitapi.cards import CardSet, read_cards
from kitapi.games.prefa.players import participation
from kitapi.games.prefa.players.evaluation.money import Stakes
from kitapi.games.prefa.rules.actions import Answer as Said
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Defender, Ending, Part
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.settlement import settle, values_by_seat
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.games.prefa.value import DECLARATIONS, LINEUPS, PrefaModel
from kitapi.kernel import Seat
from kitapi.players.tricks.estimate import tricks
from kitapi.players.tricks.holdings import DECK, SUITS, hand_of
from kitapi.players.tricks.masks import card_sets_of
from kitapi.players.tricks.promise import defensive_tricks
from kitapi.registry import PACKAGES
from kitapi.solver.position import Position
from kitapi.solver.solver import Solver
from kitapi.valuation.formats import HandValue, ValueRequest
from kitapi.valuation.game import Lineup
from kitapi.valuation.hand_values import Depth, value_hand
from kitapi.valuation.layouts import (
    Defence,
    Option,
    Plays,
    SolvedPlays,
    Table,
    divide_unseen,
    leader,
    plays_after,
    talons,
)
from tests.valuation.known_values import Known, read_known, value_now

QUICK = Depth(layouts=4, few=2, deals=60, choices=2, twelve=40)
ALL_TRICKS = "As Ks Qs Js Ts 9s 8s 7s Ah Ac"
NO_TRICK = "7s 8s 9s 7c 8c 9c 7d 8d 9d 7h"
FAIR = "As Ks Qs Js 9s Ah Kh Qd Jd 7c"
STAKES = Stakes(kasa=900, players=3, variant=PrefaVariant())


def ask(game: str, cards: str, **more: Any) -> HandValue:
    return value_hand(PACKAGES[game], ValueRequest(game=game, cards=cards, **more), depth=QUICK)


@pytest.mark.parametrize("one", read_known(), ids=lambda one: f"{one.request.game} {one.request.cards}")
def test_hands_have_the_values_that_they_had(one: Known) -> None:
    """To the last digit; if a change is intended: ``python -m tests.valuation.known_values``."""
    assert msgspec.json.encode(value_now(one.request)) == bytes(one.value)


def test_a_hand_that_takes_every_trick_has_the_value_that_the_rules_pay_for_ten() -> None:
    found = ask("prefa", ALL_TRICKS)
    ten = next(one for one in found.goals if one.goal == "10s")
    # ten tricks at ten kapikia, a third of which is the declarer's; where the talon has the fourth ace, fifty from each
    assert (ten.expected, ten.error, ten.made) == (round(100 * 2 / 3 + 2 * 50 * 2 / 22, 3), 0.0, 1.0)
    assert found.limit in {"10s", "10c", "10d", "10h"}
    assert isinstance(found.bids, tuple)
    assert [one.bid for one in found.bids] == [contract.value for contract in LADDER]
    assert next(one.expected for one in found.bids if one.bid == "10s") >= ten.expected


def test_a_hand_without_a_trick_passes_in_prefa_and_plays_betl_in_preferans() -> None:
    assert ask("prefa", NO_TRICK).limit is None
    found = ask("preferans", NO_TRICK)
    betl = next(one for one in found.goals if one.goal == "betl")
    assert (betl.made, betl.error, found.best, found.limit) == (1.0, 0.0, "betl", "6")
    assert betl.expected == pytest.approx(60 * 2 / 3, abs=0.001)


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_chances_add_up(game: str) -> None:
    found = ask(game, FAIR, seat=2)
    for strain in found.tricks:
        if isinstance(strain.chances, tuple):
            assert sum(strain.chances) == pytest.approx(1, abs=1e-4)
    assert sum(one.chosen for one in found.goals) <= 1.001
    assert all(0 <= one.made <= 1 for one in found.goals)


def test_the_same_seed_gives_the_same_answer_whatever_the_workers() -> None:
    request = ValueRequest(game="prefa", cards=FAIR, seed=5)
    one, two = (value_hand(PACKAGES["prefa"], request, depth=QUICK, workers=workers) for workers in (1, 2))
    assert one == two
    assert ask("prefa", FAIR, seed=6).bids != one.bids


def test_every_talon_is_there_once_and_the_best_two_go_away() -> None:
    hand = hand_of(read_cards(FAIR))
    pairs = talons(hand)
    assert (len(np.unique(pairs)), len(pairs)) == (231, 231)
    assert not (pairs & hand).any()
    plays = plays_after(PrefaModel(STAKES), pairs[:5] | hand)
    for twelve, kept in zip(plays.twelve.tolist(), plays.kept.tolist(), strict=True):
        for strain, held in enumerate(kept):
            bits = [1 << place for place in range(32) if twelve >> place & 1]
            best = max(tricks(twelve & ~one & ~other, strain) for one in bits for other in bits if one != other)
            assert held & ~twelve == 0
            assert held.bit_count() == 10
            assert tricks(held, strain) == pytest.approx(best)


def test_layouts_are_drawn_evenly() -> None:
    unseen = np.array([DECK & ~hand_of(read_cards(FAIR + " 7h 8h"))], np.int64)
    drawn = divide_unseen(unseen, 4000, np.random.default_rng(3))
    assert (np.bitwise_count(drawn.first) == 10).all()
    assert ((drawn.first | drawn.second) == unseen[0]).all()
    assert not (drawn.first & drawn.second).any()
    shares = [float(np.mean(drawn.first[0] >> place & 1)) for place in range(32) if unseen[0] >> place & 1]
    assert max(abs(share - 0.5) for share in shares) < 0.04


def some_layouts() -> tuple[int, Defence]:
    kept = hand_of(read_cards(FAIR))
    unseen = np.array([DECK & ~(kept | hand_of(read_cards("7d 7h")))], np.int64)
    return kept, divide_unseen(unseen, 60, np.random.default_rng(8))


@pytest.mark.parametrize("name", ["6d", "7s", "8s", "9n"])
def test_values_are_those_of_the_rules_for_the_solved_tricks(name: str) -> None:
    kept, defence = some_layouts()
    declaration, contract = next(one for one in DECLARATIONS if one.name == name), Contract(name)
    plays = Plays(np.array([kept]), np.array([[kept]]), (declaration.strain,))
    solved = SolvedPlays(Table(PrefaModel(STAKES, open_cards=True), 1), plays, defence)
    (outcome,) = solved.outcomes([Option(declaration, 0, np.ones(solved.shape, bool))])
    found, solver, seen = outcome.results[0], Solver(), set()
    for place, (first, second) in enumerate(zip(defence.first[0].tolist(), defence.second[0].tolist(), strict=True)):
        parts = parts_said(contract, first, second)
        seen.add(parts)
        counts = split(contract, parts, (kept, first, second), solver)
        low, high = min(counts), max(counts)
        assert low - 1e-9 <= found[place] <= high + 1e-9
    assert len(seen) > 1


def parts_said(contract: Contract, first: int, second: int) -> tuple[Part, Part]:
    """Return the result of the steady player's own answers."""
    trump = SUITS[contract.strain.trump.index] if contract.strain.trump else 0
    limits = participation.LIMITS[contract.level]
    said: list[Said] = []
    while tuple(said) not in PARTS:
        hand = first if len(said) % 2 == 0 else second
        said.append(participation.decide_answer(said, defensive_tricks(hand, trump), limits))
    return PARTS[tuple(said)]


def split(contract: Contract, parts: tuple[Part, Part], hands: tuple[int, int, int], solver: Solver) -> list[float]:
    """Return the contract's value for each split of the defenders' tricks; the second defender is the forehand."""
    playing = [role for role in (1, 2) if parts[role - 1] is not Part.OUT]
    taken = 10
    if playing:
        order = [0, *playing]
        lying = tuple(CardSet(int(card_sets_of(np.array([hands[role]]))[0])) for role in order)
        leads = order.index(2) if 2 in order else 0
        taken = solver.tricks(Position(lying, leads, contract.strain.trump))
    shares = range(10 - taken + 1) if len(playing) == 2 else [10 - taken if playing == [1] else 0]
    return [_value_of(contract, parts, (taken, one, 10 - taken - one)) for one in shares]


def _value_of(contract: Contract, parts: tuple[Part, Part], tricks_: tuple[int, int, int]) -> float:
    facts = ContractFacts(
        players=3,
        idle=None,
        declarer=Seat(0),
        contract=contract,
        ending=Ending.UNOPPOSED if parts == (Part.OUT, Part.OUT) else Ending.PLAYED,
        declarer_tricks=tricks_[0],
        first=Defender(seat=Seat(1), part=parts[0], tricks=tricks_[1]),
        second=Defender(seat=Seat(2), part=parts[1], tricks=tricks_[2]),
        aces=False,
        kasa=STAKES.kasa,
    )
    return float(values_by_seat(settle(facts, STAKES.variant).transfers, 3)[0])


def test_who_leads_and_who_plays() -> None:
    assert set(LINEUPS) == set(Lineup)
    assert not any(declaration.leads_before for declaration in DECLARATIONS)
    assert [leader(place, Lineup.BOTH) for place in range(3)] == [0, 2, 1]
    assert [leader(place, Lineup.FIRST) for place in range(3)] == [0, 0, 1]
    assert [leader(place, Lineup.SECOND) for place in range(3)] == [0, 2, 2]


def test_every_layout_is_counted_on_request_and_drawn_ones_agree() -> None:
    twelve = FAIR + " 8d 7d"
    exact = ask("prefa", twelve, bid="10n", exact=True)
    (counted,) = exact.tricks
    assert (counted.exact, counted.layouts, counted.strain) == (True, 184_756, "n")
    (drawn,) = ask("prefa", twelve, bid="10n").tricks
    assert not drawn.exact
    assert isinstance(counted.chances, tuple)
    assert isinstance(drawn.chances, tuple)
    mean, about = (sum(n * chance for n, chance in enumerate(chances)) for chances in (counted.chances, drawn.chances))
    spread = sum((n - mean) ** 2 * chance for n, chance in enumerate(counted.chances)) ** 0.5
    assert abs(mean - about) < 4 * spread / QUICK.twelve**0.5 + 1e-9
