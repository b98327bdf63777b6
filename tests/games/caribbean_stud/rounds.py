"""Rounds as lines of the scorer: the manual's examples, and random ones."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from kitapi.cards import DECK_52, Rank, read_card, read_cards
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, SeatFacts, Settlement
from kitapi.games.caribbean_stud.rules.payment.settlement import settle
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.plain_round import Line

PACK = [card.value for card in DECK_52]
NO_COMBINATION = "Qc Jd 9s 8h 7d"
"""A bank that does not qualify."""
BARE = "Ac Kd 4s 3h 2d"
"""A bank that just qualifies, and loses to every combination."""


def stake(cards: str, bank: str, action: str = "raise", **more: Any) -> Line:
    """Return a line with 10 on ANTE; ``more``: other fields as in the scorer."""
    return {"ante": 10, "cards": cards, "bank": bank, "action": action, **more}


def line_with_exchange(cards: str, bank: str, action: str = "exchange_raise", **more: Any) -> Line:
    """Return a line of a seat whose final hand is ``cards``, the last of which is the new card of an exchange."""
    *kept, new = cards.split()
    discard = next(card for card in PACK if card not in cards.split() + bank.split())
    exchange = {"discard": discard, "new": new}
    return stake(" ".join([*kept, discard]), bank, action, exchange=exchange, **more)


def settle_line(line: Line, **house: Any) -> Settlement:
    """Return the settlement of ``line`` by the rules, the scorer left aside; ``house``: options of the variant."""
    return settle(facts_in(line), msgspec.convert(house, CaribbeanStudVariant))


def facts_in(line: Line) -> SeatFacts:
    """Return the facts of a line."""
    exchange = line.get("exchange")
    return SeatFacts(
        ante=line["ante"],
        bet=None if line["action"].endswith("fold") else line.get("bet", 2 * line["ante"]),
        token=line.get("jackpot_token", False),
        cards=read_cards(line["cards"]),  # type: ignore[arg-type]
        bank=read_cards(line["bank"]),  # type: ignore[arg-type]
        exchange=exchange and Exchange(discard=read_card(exchange["discard"]), new=read_card(exchange["new"])),
    )


class Example(NamedTuple):
    """A row of the manual: the cards of the bank and of the seat, and the result."""

    bank: str
    cards: str
    result: str


def _row(number: int, *more: str, of: Example) -> Any:
    return pytest.param(of, id=f"CSP-{number}", marks=clause(f"CSP-{number}", *more))


EXAMPLES = [
    _row(136, of=Example("As Ks Qs 3s 2s", "Ah Kh Jh 9h 8h", "bank_wins")),
    _row(137, "CSP-134", of=Example("Ah Kh Jh 9h 8h", "As Ks Js 9s 8s", "tie")),
    _row(138, "CSP-133", "AMB-03", of=Example("Ah Ac Kh Kc 5h", "As Ad Ks Kd 6d", "player_wins")),
    _row(139, of=Example("9d 8d 7d 6d 5d", "8h 7h 6h 5h 4h", "bank_wins")),
    _row(140, "AMB-01", of=Example("Ah Qh Jh 9h 8s", "7d 5s 4d 3d 2d", "not_qualified")),
    _row(141, "CSP-134", "AMB-03", of=Example("As Ad 9h 8h 7h", "Ah Ac 9d 8d 7d", "tie")),
    _row(142, "AMB-01", "AMB-03", of=Example("As 7d 6s 5s 4s", "Ah Kh Qh Jh Th", "not_qualified")),
    _row(143, of=Example("Kh Qh Jh Th 9h", "Ad Kd Qd Jd Td", "player_wins")),
    _row(144, of=Example("Qh Jh Ts 9h 8h", "Qs Js Th 9s 8s", "tie")),
    _row(145, of=Example("2d 2h 3d 4h 5s", "3h 2s Ad Kh Qd", "bank_wins")),
]
"""The ten rows of the manual, three of them in other suits (AMB-03)."""


def rounds_at_random(seed: int, many: int) -> Iterator[Line]:
    """Correct lines, with high combinations much more often than in random deals."""
    chance = Random(seed)
    for _ in range(many):
        cards = _cards(chance)
        action = chance.choice(["fold", "raise", "raise", "exchange_fold", "exchange_raise", "exchange_raise"])
        line = stake(" ".join(cards[:5]), " ".join(cards[5:10]), action, ante=chance.randint(1, 99))
        line["jackpot_token"] = chance.random() < 0.7
        if action.startswith("exchange"):
            line["exchange"] = {"discard": chance.choice(cards[:5]), "new": cards[10]}
        elif chance.random() < 0.2:
            line["exchange"] = None
        if action.endswith("raise") and chance.random() < 0.3:
            line |= {"irregular": True, "bet": chance.randint(1, 4 * line["ante"])}
        if chance.random() < 0.5:
            line["house"] = _house(chance)
        yield line


def _cards(chance: Random) -> list[str]:
    """Eleven cards: the seat's five, the bank's five, and one more.

    Each is drawn from a part of the pack; now and then the bank gets the seat's ranks in other suits.
    """
    few = chance.sample([rank.value for rank in Rank], chance.randint(2, 3))
    high, suit = chance.choice(["TJQKA", "89TJQ", "2345A"]), chance.choice("scdh")
    parts = [
        PACK,
        [card for card in PACK if card[0] in few],
        [card for card in PACK if card[1] == suit],
        [card for card in PACK if card[0] in high],
        [card for card in PACK if card[0] in high and card[1] == suit],
    ]
    drawn: list[str] = []
    for many in (5, 5, 1):
        part = [card for card in chance.choice(parts) if card not in drawn]
        part = part if len(part) >= many else [card for card in PACK if card not in drawn]
        drawn += chance.sample(part, many)
    mirrored = [card[0] + {"s": "h", "h": "s", "c": "d", "d": "c"}[card[1]] for card in drawn[:5]]
    if chance.random() < 0.2 and not set(mirrored) & {*drawn[:5], drawn[10]}:
        drawn[5:10] = mirrored
    return drawn


def _house(chance: Random) -> Line:
    house: Line = {"folded_jackpot": chance.random() < 0.5}
    for table in ("table", "exchange_table"):
        if chance.random() < 0.3:
            house[table] = [chance.randint(0, 200) for _ in range(9)]
    if chance.random() < 0.5:
        house |= {"meter": chance.randint(0, 100_000), "fixed": [chance.randint(0, 900) for _ in range(3)]}
    return house
