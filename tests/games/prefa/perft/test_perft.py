"""How many lines of play Prefa's rules allow from fixed deals: frozen numbers.

If a number changes, a rule has changed. The auction and the card play are counted a second time by
``tests.games.prefa.perft.rulebook``, which shares no code with the game.
"""

from typing import Any

import pytest

from kitapi.cards import DECK_32, cards_of, read_cards, write_cards
from kitapi.games.prefa.rules.actions import (
    Answer,
    Bid,
    Discard,
    Hold,
    IfLeft,
    NameContract,
    Participate,
    Pass,
    PlayCard,
)
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.state import Bidding, Participating
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.kernel import CHANCE, Commitment, Contribute, Seat, Shuffled
from kitapi_testing.clauses import clause
from tests.games.prefa.perft import rulebook
from tests.perft.sequences import after, count_sequences, lines

HANDS = {
    "long suits": (
        "As Ks Qs Js Ts 9s Ac Kc 7d 7h",
        "Ad Kd Qd Jd Td 9d Qc Jc 8h 8s",
        "Ah Kh Qh Jh Th 9h Tc 9c 8d 7s",
    ),
    "four aces": (
        "As Ac Ad Ah Ks Kc Kd Kh Qs 7c",
        "Js Ts 9s Qc Jc Tc Qd Jd Td 7h",
        "8s 7s 9c 8c 9d 8d 7d Qh Jh Th",
    ),
    "even": (
        "As Js 8s Kc 9c 8c Ad 9d Kh 9h",
        "Ks Ts 7s Ac Tc Kd Td 8d Qh Th",
        "Qs 9s Qc Jc 7c Qd Jd 7d Ah Jh",
    ),
}
SEATS = (Seat(0), Seat(1), Seat(2))


def deal_cards(deal: str, variant: PrefaVariant | None = None) -> Any:
    """Return a table before its auction: seat 0 calls first, seat 2 deals."""
    hands = [read_cards(hand) for hand in HANDS[deal]]
    talon = tuple(card for card in DECK_32 if not any(card in hand for hand in hands))
    order = (*hands[0], *hands[1], *hands[2], *talon)
    terms = PrefaTerms(variant=variant or PrefaVariant())
    (opened,) = PREFA.open(PREFA.begin(terms, 2), Commitment(context="perft", algorithm="test", digest=""))
    given = [(seat, Contribute("00" * 16)) for seat in SEATS]
    chance = (CHANCE, Shuffled(order=order, algorithm="test", secret="00" * 32))
    return after(PREFA, PREFA.evolve(None, opened), *given, chance)


def buy_talon(deal: str) -> Any:
    """Return a table where seat 0 has won the auction at six spades and holds twelve cards."""
    return after(PREFA, deal_cards(deal), (SEATS[0], Bid(Contract.SIX_SPADES)), *((seat, Pass()) for seat in SEATS[1:]))


def name_contract(deal: str, contract: str) -> Any:
    """Return a table where seat 0 has discarded the talon and named ``contract``; seat 1 answers first."""
    state = buy_talon(deal)
    talon = Discard(state.deal.dealt.talon)
    return after(PREFA, state, (SEATS[0], talon), (SEATS[0], NameContract(Contract(contract))))


def answer_all(deal: str, contract: str, answers: str) -> Any:
    """Return a table where the defenders, seats 1 and 2, have given ``answers``; the first card is to be played."""
    given = [(SEATS[1 + turn % 2], Participate(Answer(answer))) for turn, answer in enumerate(answers.split())]
    return after(PREFA, name_contract(deal, contract), *given)


def down_to(state: Any, cards: int) -> Any:
    """Let everybody play their lowest legal card, by the deck's order, until each hand in play has ``cards`` cards."""
    while state.trick or state.hands[state.leader].bit_count() > cards:
        seat = PREFA.view(state, Seat(0)).turn[0]
        state = after(PREFA, state, (seat, PREFA.options(state, seat)[0]))
    return state


def is_call(action: Any) -> bool:
    return isinstance(action, Bid | Hold | IfLeft | Pass)


def is_answer(action: Any) -> bool:
    return isinstance(action, Participate)


def is_card(action: Any) -> bool:
    return isinstance(action, PlayCard)


AUCTIONS = {1: 3, 2: 7, 3: 15, 4: 10, 5: 12, 6: 14, 10: 22, 20: 42, 30: 62, 40: 82, 50: 8, 51: 0}
"""The number of auctions, by their number of calls."""

WHOLE_AUCTIONS = 1283


@clause("PREFA-AUC-01", "PREFA-AUC-02", "PREFA-AUC-03", "PREFA-AUC-04", "PREFA-AUC-05", "PREFA-AUC-07")
@pytest.mark.parametrize(("calls", "count"), AUCTIONS.items())
def test_so_many_auctions_have_so_many_calls(calls: int, count: int) -> None:
    assert lines(PREFA, deal_cards("even"), calls, is_call) == count == rulebook.auctions(calls)


@clause("PREFA-AUC-04", "PREFA-AUC-06", "PREFA-AUC-07")
@pytest.mark.parametrize("pass_deals", [False, True])
def test_so_many_auctions_there_are(pass_deals: bool) -> None:
    state = deal_cards("even", PrefaVariant(pass_deals=pass_deals))
    assert count_sequences(PREFA, state, lambda at: not isinstance(at, Bidding), is_call) == WHOLE_AUCTIONS


@clause("PREFA-BUY-01", "PREFA-BUY-02", "PREFA-BUY-03")
@pytest.mark.parametrize(
    ("deal", "exchanges"), [("even", 66 * 26), ("long suits", 66 * 26), ("four aces", 66 * (25 * 2 + 1))]
)
def test_any_two_of_twelve_cards_are_discarded_and_any_contract_named_or_solo_written(
    deal: str, exchanges: int
) -> None:
    state = buy_talon(deal)
    assert lines(PREFA, state, 1) == 66 + 1
    assert lines(PREFA, state, 2) == exchanges


@clause("PREFA-PART-01", "PREFA-PART-02")
@pytest.mark.parametrize(("answers", "count"), [(1, 2), (2, 5), (3, 4)])
def test_the_defenders_answer_in_seven_ways(answers: int, count: int) -> None:
    state = name_contract("even", "6h")
    assert lines(PREFA, state, answers, is_answer) == count
    assert count_sequences(PREFA, state, lambda at: not isinstance(at, Participating), is_answer) == 7


PLAYS = [
    ("long suits", "6s", "play play", 2, 4),
    ("long suits", "6s", "play play", 3, 108),
    ("long suits", "6s", "play pass alone", 4, 252),
    ("long suits", "6h", "play play", 4, 2016),
    ("long suits", "6h", "pass play pass", 4, 84),
    ("long suits", "7n", "pass together", 3, 108),
    ("four aces", "6s", "pass play together", 3, 72),
    ("four aces", "6s", "play pass together", 4, 864),
    ("four aces", "6h", "play play", 3, 24),
    ("four aces", "7n", "play pass alone", 4, 144),
    ("even", "6s", "play play", 4, 840),
    ("even", "6s", "play pass alone", 4, 136),
    ("even", "6h", "pass play together", 4, 160),
    ("even", "6h", "play pass alone", 4, 84),
    ("even", "7n", "play play", 4, 840),
]
"""Deal, contract, answers, cards left in each hand, ways to play them.

Before, everybody has played their lowest card.
"""


@clause("PREFA-PLAY-01", "PREFA-PLAY-02", "PREFA-PLAY-03")
@pytest.mark.parametrize(("deal", "contract", "answers", "left", "count"), PLAYS)
def test_the_last_cards_are_played_in_so_many_ways(
    deal: str, contract: str, answers: str, left: int, count: int
) -> None:
    state = down_to(answer_all(deal, contract, answers), left)
    hands = [write_cards(cards_of(state.hands[seat])).split() for seat in state.lineup]
    by_rulebook = rulebook.plays([*map(tuple, hands)], state.lineup.index(state.leader), contract[-1])
    assert count_sequences(PREFA, state, PREFA.is_over, is_card) == count == by_rulebook


FIRST_CARDS = [
    ("long suits", "6s", 5, 790),
    ("long suits", "7n", 5, 1120),
    ("four aces", "6s", 3, 60),
    ("four aces", "6s", 5, 1308),
    ("four aces", "7n", 5, 1344),
    ("even", "6s", 4, 558),
    ("even", "7n", 5, 1294),
]
"""Deal, contract, cards played, ways to play them."""


@clause("PREFA-PLAY-01", "PREFA-PLAY-02", "PREFA-PLAY-03")
@pytest.mark.parametrize(("deal", "contract", "depth", "count"), FIRST_CARDS)
def test_the_first_cards_are_played_in_so_many_ways(deal: str, contract: str, depth: int, count: int) -> None:
    state = answer_all(deal, contract, "play play")
    hands = [tuple(write_cards(cards_of(state.hands[seat])).split()) for seat in state.lineup]
    by_rulebook = rulebook.plays(hands, state.lineup.index(state.leader), contract[-1], depth)
    assert lines(PREFA, state, depth, is_card) == count == by_rulebook


@clause("PREFA-PLAY-04")
@pytest.mark.parametrize(("contract", "answers", "count"), [("6s", "play play", 154), ("7n", "play pass alone", 47)])
def test_claims_at_the_last_three_tricks_multiply_the_ways(contract: str, answers: str, count: int) -> None:
    assert count_sequences(PREFA, down_to(answer_all("even", contract, answers), 3), PREFA.is_over) == count
