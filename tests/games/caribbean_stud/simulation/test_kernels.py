"""The kernels deal fairly, and settle as the rules do, case by case."""

import math
import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise, product
from typing import NamedTuple, cast

import msgspec
import numpy as np
import pytest

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.rules.payment.jackpot import tier_won
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, Five, SeatFacts, Settlement
from kitapi.games.caribbean_stud.rules.payment.settlement import qualifies, settle
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification
from kitapi.games.caribbean_stud.simulation import kernels
from kitapi.games.caribbean_stud.simulation.rounds import RESULTS, StudSimulation, amounts, play_rounds
from kitapi.games.caribbean_stud.simulation.strategies import CARDS, HANDS, STRATEGIES
from kitapi.mechanics.poker_hands import Combination, value_of
from kitapi.simulation.tallies import BY_STRENGTH
from tests.games.caribbean_stud.simulation.dealt_hands import CARD_OF, code_of, odd_card, raises, row_of

VARIANTS = (
    CaribbeanStudVariant(),
    CaribbeanStudVariant(
        table=(90, 45, 19, 8, 6, 5, 3, 2, 1),
        exchange_table=(50, 25, 10, 6, 4, 3, 2, 2, 1),
        qualification=Qualification.ACE_OR_KING,
        exchange_fee=2,
        folded_jackpot=True,
    ),
)


def kernel_value(cards: Sequence[Card]) -> int:
    return kernels.value(*map(code_of, cards))


def test_random_words_are_those_of_philox() -> None:
    for seed, number, block in ((0, 1, 0), (7, 5, 0), (2**64 - 1, 2**40 + 3, 1)):
        found = kernels.words(np.uint64(seed), np.uint64(number), np.uint64(block), np.uint64(0))
        # NumPy counts one up before it draws.
        key, counter = np.array([seed, 0], np.uint64), np.array([number - 1, block, 0, 0], np.uint64)
        theirs = np.random.Philox(key=key, counter=counter)
        assert list(found) == theirs.random_raw(4).tolist()


def test_every_deal_is_some_52_cards_and_follows_from_seed_and_number() -> None:
    deck, again = np.empty(52, np.int64), np.empty(52, np.int64)
    for number in range(300):
        kernels.deal(np.uint64(9), number, 47, deck)
        kernels.deal(np.uint64(9), number, 47, again)
        assert {CARD_OF[code] for code in deck.tolist()} == set(DECK_52)
        assert deck.tolist() == again.tolist()


def test_a_word_that_would_favour_some_deals_is_passed_over() -> None:
    """With 3 × 2**62 ways one word in four must be rejected, and the others make all ways equally likely."""
    ways = 3 << 62
    most = 0
    for number in range(2000):
        word = int(kernels.fair_word(np.uint64(1), number, 0, 0, np.uint64(ways)))
        first = int(kernels.words(np.uint64(1), np.uint64(number), np.uint64(0), np.uint64(0))[0])
        assert word * ways % 2**64 >= 2**64 % ways
        most += word != first
    assert abs(most / 2000 - 1 / 4) < 0.05


@pytest.mark.parametrize("count", [11, 47])
def test_every_card_comes_everywhere_equally_often(count: int) -> None:
    """Chi-square of 52 cards at each place, at five standard deviations: a fixed seed, so it cannot fail by chance."""
    deals = 20_000
    counts = np.zeros((count, 68), np.int64)
    deck, places = np.empty(52, np.int64), np.arange(count)
    for number in range(deals):
        kernels.deal(np.uint64(4), number, count, deck)
        counts[places, deck[:count]] += 1
    squares = ((counts[:, [code_of(card) for card in DECK_52]] - deals / 52) ** 2).sum() / (deals / 52)
    assert abs(squares - 51 * count) < 5 * math.sqrt(2 * 51 * count)


def test_values_order_hands_as_the_rules_do() -> None:
    rng = random.Random(5)
    hands = [_any_hand(rng) for _ in range(3000)]
    found = sorted(((kernel_value(hand), value_of(hand)) for hand in hands), key=lambda both: both[0])
    assert {value.strength for _, value in found} == set(range(10))
    for (lower, worse), (higher, better) in pairwise(found):
        assert (lower == higher) == (worse == better)
        assert worse <= better
    assert all(number >> 26 == value.strength for number, value in found)


def _any_hand(rng: random.Random) -> Five:
    """Return five cards; often of one suit, of few ranks, or in a row, so that every combination comes."""
    low = rng.choice([*range(2, 11), 1])
    pool = rng.choice(
        [
            DECK_52,
            [card for card in DECK_52 if card.suit.value == "s"],
            [card for card in DECK_52 if card.rank.height in {low, low % 13 + 2}],
            [card for card in DECK_52 if low <= card.rank.height <= low + 4 or (low == 1 and card.rank.height == 14)],
            [card for card in DECK_52 if card.suit.value == "h" and low <= card.rank.height <= low + 4],
        ]
    )
    pool = pool if len(pool) >= 5 else DECK_52
    return cast(Five, tuple(rng.sample(list(pool), 5)))


@pytest.mark.parametrize("option", list(Qualification))
def test_the_bank_qualifies_as_the_rules_say(option: Qualification) -> None:
    rng, letter = random.Random(6), int(option is Qualification.ACE_OR_KING)
    said = Counter[bool]()
    for _ in range(3000):
        bank = _any_hand(rng)
        expected = qualifies(value_of(bank), option)
        assert kernels.qualifies(kernel_value(bank), letter) == expected
        said[expected] += 1
    assert min(said.values()) > 100


def _round(rng: random.Random, seats: int) -> list[Card]:
    """Return all cards of a round, the bank's after the seats', then the stub.

    The first seat's and the bank's often good.
    """
    first, bank = _any_hand(rng), _any_hand(rng)
    if set(first) & set(bank):
        bank = cast(Five, tuple(rng.sample([card for card in DECK_52 if card not in first], 5)))
    rest = [card for card in DECK_52 if card not in first and card not in bank]
    rng.shuffle(rest)
    others = 5 * (seats - 1)
    return [*first, *rest[:others], *bank, *rest[others:]]


class Chosen(NamedTuple):
    """The choice of a seat with its five cards, and whether it finally raises."""

    gives: Card | None
    raises: Callable[[Sequence[Card]], bool]


def _by_name(strategy: str, cards: Five, upcard: Card) -> Chosen:
    if strategy != "draws" or odd_card(cards) is None:
        rule = "akj83_or_better" if strategy == "draws" else strategy
        return Chosen(None, lambda final: raises(rule, final, upcard))
    return Chosen(odd_card(cards), lambda final: raises("akj83_or_better", final, upcard))


TABLE = np.zeros((HANDS, CARDS), np.uint8)
"""A strategy table whose rows are written when they are needed; the rest takes no memory."""


def _by_table(rng: random.Random, cards: Five, upcard: Card, new: Card) -> Chosen:
    """Return a random entry, written into the table."""
    said, after = rng.randrange(7), rng.random() < 0.5
    TABLE[row_of(cards), upcard.index] = said
    if said < kernels.FIRST_EXCHANGE:
        return Chosen(None, lambda _final: said == kernels.RAISE)
    gives = sorted(cards, key=lambda card: card.index)[said - kernels.FIRST_EXCHANGE]
    final = [card for card in cards if card is not gives] + [new]
    TABLE[row_of(final), upcard.index] = 8 * after + rng.randrange(7)
    return Chosen(gives, lambda _final: after)


@pytest.mark.parametrize(("variant", "seats"), list(product(VARIANTS, (1, 3, 7))))
@pytest.mark.parametrize("strategy", [*STRATEGIES, "table"])
def test_rounds_are_played_and_settled_as_the_rules_say(
    variant: CaribbeanStudVariant, seats: int, strategy: str
) -> None:
    """Every seat of every round is settled again by the rules themselves, and has the same place in the tally."""
    rng, number = random.Random(f"{strategy}/{seats}"), STRATEGIES.get(strategy, kernels.TABLE)
    letter, wins = int(variant.qualification is Qualification.ACE_OR_KING), amounts(variant).tolist()
    totals, places = np.zeros((7, 4), np.int64), np.zeros(5, np.int64)
    for _ in range(60):
        cards = _round(rng, seats)
        expected = _settle_seats(rng, cards, seats, strategy, variant)
        codes = np.array([code_of(card) for card in cards], np.int64)
        bank = kernels.play(codes, seats, letter, number, TABLE, totals, places)
        for (facts, settlement), (dealt, choice, _final, cell) in zip(expected, totals[:seats].tolist(), strict=True):
            exchanged, within = divmod(cell, kernels.RESULTS * kernels.COMBINATIONS)
            result, made = divmod(within, kernels.COMBINATIONS)
            assert bool(exchanged) == (facts.exchange is not None) == (choice >= kernels.FIRST_EXCHANGE)
            assert (RESULTS[result], BY_STRENGTH[made]) == (settlement.result, settlement.hand)
            assert wins[cell] == [settlement.net.total, 1 + (facts.bet or 0) + -settlement.net.fee]
            assert BY_STRENGTH[dealt >> 26] is value_of(facts.cards).combination
            assert BY_STRENGTH[bank >> 26] is settlement.bank_hand
            assert kernels.qualifies(bank, letter) == settlement.qualifies


def _settle_seats(
    rng: random.Random, cards: list[Card], seats: int, strategy: str, variant: CaribbeanStudVariant
) -> list[tuple[SeatFacts, Settlement]]:
    """Return the settlement of every seat by the rules, exchanges served from seat 0 on."""
    bank, stub = cast(Five, tuple(cards[5 * seats : 5 * seats + 5])), iter(cards[5 * seats + 5 :])
    new, found = next(stub), []
    for seat in range(seats):
        own = cast(Five, tuple(cards[5 * seat : 5 * seat + 5]))
        by_table = strategy == "table"
        gives, goes_on = _by_table(rng, own, bank[4], new) if by_table else _by_name(strategy, own, bank[4])
        exchange = None if gives is None else Exchange(discard=gives, new=new)
        new = new if gives is None else next(stub)
        facts = SeatFacts(ante=1, bet=2, token=True, cards=own, bank=bank, exchange=exchange)
        if not goes_on(facts.final):
            facts = msgspec.structs.replace(facts, bet=None)
        found.append((facts, settle(facts, variant)))
    return found


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("strategy", ["pair_or_better", "draws", "always_fold"])
def test_a_tally_is_what_its_rounds_come_to(variant: CaribbeanStudVariant, strategy: str) -> None:
    """Rounds dealt by the kernels themselves, added up by the rules; jackpots by the rules of the jackpot."""
    seats, rounds, rng = 3, 400, random.Random(0)
    deck, tally = np.empty(52, np.int64), [0] * kernels.TALLY
    for number in range(1000, 1000 + rounds):
        kernels.deal(np.uint64(11), number, 6 * seats + 5, deck)
        cards = [CARD_OF[code] for code in deck.tolist()]
        settled = _settle_seats(rng, cards, seats, strategy, variant)
        won = [settlement.net.total for _, settlement in settled]
        tally[kernels.ROUNDS] += 1
        tally[kernels.SUM] += sum(won)
        tally[kernels.SQUARES] += sum(won) ** 2
        tally[kernels.QUALIFIED] += settled[0][1].qualifies
        tally[kernels.AT_BANK + BY_STRENGTH.index(settled[0][1].bank_hand)] += 1
        for seat, (facts, settlement) in enumerate(settled):
            tally[kernels.AT_SEATS + seat] += won[seat]
            tally[kernels.STAKED] += 1 + (facts.bet or 0) - settlement.net.fee
            tally[kernels.AT_DEALT + BY_STRENGTH.index(value_of(facts.cards).combination)] += 1
            half = (facts.exchange is not None) * kernels.RESULTS + RESULTS.index(settlement.result)
            tally[kernels.AT_CELLS + half * kernels.COMBINATIONS + BY_STRENGTH.index(settlement.hand)] += 1
            if tier := tier_won(facts, variant):
                tally[kernels.AT_WON + BY_STRENGTH.index(tier)] += 1
    simulation = StudSimulation(strategy=strategy, seed=11, seats=seats, variant=variant)
    found = list(play_rounds(simulation, 1000, rounds))
    lowest_tier = kernels.AT_WON + BY_STRENGTH.index(Combination.FLUSH)
    found[kernels.AT_WON : lowest_tier] = [0] * (lowest_tier - kernels.AT_WON)
    assert found == tally
