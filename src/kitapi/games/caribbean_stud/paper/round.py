"""A round of one seat on paper, read from a line of JSON and checked."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated, cast

import msgspec
from msgspec import Meta

from kitapi.cards import BadNotation, Card, read_card, read_cards
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, Five, SeatFacts
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.terms.variant import (
    Award,
    CaribbeanStudVariant,
    Chips,
    FixedAwards,
    Qualification,
)
from kitapi.lines.fields import choices_text, read_fields
from kitapi.lines.lines import BadLine
from kitapi.mechanics.poker_hands import HAND_SIZE
from kitapi.texts import Text


class Choice(Enum):
    """The choice of the seat."""

    FOLD = "fold"
    RAISE = "raise"
    EXCHANGE_FOLD = "exchange_fold"
    EXCHANGE_RAISE = "exchange_raise"


_FOLDS = (Choice.FOLD, Choice.EXCHANGE_FOLD)
_EXCHANGES = (Choice.EXCHANGE_FOLD, Choice.EXCHANGE_RAISE)


class PaperExchange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The card put aside and the card given for it."""

    discard: str
    new: str


class PaperHouse(CaribbeanStudVariant, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules that differ from the rulebook's; ``meter``: the jackpot's amount, ``fixed``: its fixed awards."""

    meter: Award | None = None
    fixed: FixedAwards | None = None


class PaperRound(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One seat in a round, to be scored, as ``docs/formats/score.md`` describes it."""

    id: msgspec.Raw = msgspec.Raw()
    ante: Chips
    jackpot_token: bool = False
    cards: str
    bank: str
    action: Choice
    exchange: PaperExchange | None = None
    irregular: bool = False
    bet: Annotated[int, Meta(gt=0, le=10_000_000_000_000)] | None = None
    house: PaperHouse = msgspec.field(default_factory=PaperHouse)


_CHOICES = {
    "action": choices_text(choice.value for choice in Choice),
    "house.qualification": choices_text(value.value for value in Qualification),
}
"""The allowed values of fields that have a list of them, as a text."""

_read = msgspec.json.Decoder(PaperRound).decode


def read_paper_round(line: bytes) -> PaperRound:
    """Read the round written in ``line``, and check that its fields are consistent.

    Raises:
        BadLine: a field is missing, unknown or of the wrong kind, or contradicts another.
    """
    paper = read_fields(_read, line, _CHOICES)
    _check_bet(paper)
    for given, wanted in (("meter", "fixed"), ("fixed", "meter")):
        if getattr(paper.house, given) is not None and getattr(paper.house, wanted) is None:
            raise BadLine(f"house.{wanted}", Text("is missing where {given} is given", given=given))
    return paper


def _check_bet(paper: PaperRound) -> None:
    """Check that a BET other than the regular one is given only if ``irregular`` says that it was found too late."""
    for field in ("bet", "irregular"):
        if paper.action in _FOLDS and getattr(paper, field):
            raise BadLine(field, Text("must be left out if the action is {action}", action=paper.action.value))
    if paper.bet is not None and not paper.irregular:
        due = bet_due(paper.ante)
        raise BadLine(
            "CSP-033", Text("BET is exactly 2 x ANTE, {due} here; bet is given only where irregular is true", due=due)
        )
    if paper.irregular and paper.bet is None:
        raise BadLine("bet", Text("is missing where irregular is true"))


def seat_facts(paper: PaperRound) -> SeatFacts:
    """Return the facts of ``paper``.

    Raises:
        BadLine: the cards are not five and five different ones, or the exchange does not fit the cards or the action.
    """
    cards, bank = _five("cards", paper.cards), _five("bank", paper.bank)
    for card in bank:
        if card in cards:
            raise BadLine("bank", Text("must not contain {card}, which is in cards", card=card.value))
    return SeatFacts(
        ante=paper.ante,
        bet=None if paper.action in _FOLDS else paper.bet or bet_due(paper.ante),
        token=paper.jackpot_token,
        cards=cards,
        bank=bank,
        exchange=_exchange(paper, cards, bank),
    )


def _five(field: str, text: str) -> Five:
    try:
        cards = read_cards(text)
    except BadNotation as error:
        raise BadLine(field, error.problem) from None
    if len(cards) != HAND_SIZE:
        raise BadLine(field, Text("must be {wanted} cards, not {count}", wanted=HAND_SIZE, count=len(cards)))
    return cast("Five", cards)


def _exchange(paper: PaperRound, cards: Sequence[Card], bank: Sequence[Card]) -> Exchange | None:
    action, given = paper.action.value, paper.exchange
    if paper.action not in _EXCHANGES:
        if given is not None:
            raise BadLine("exchange", Text("must be left out if the action is {action}", action=action))
        return None
    if given is None:
        raise BadLine("exchange", Text("is missing; the action is {action}", action=action))
    discard, new = _card("exchange.discard", given.discard), _card("exchange.new", given.new)
    if discard not in cards:
        raise BadLine("exchange.discard", Text("must be one of cards, not {discard}", discard=discard.value))
    for field, held in (("cards", cards), ("bank", bank)):
        if new in held:
            raise BadLine("exchange.new", Text("cannot be {new}, which is in {field}", new=new.value, field=field))
    return Exchange(discard=discard, new=new)


def _card(field: str, text: str) -> Card:
    try:
        return read_card(text)
    except BadNotation as error:
        raise BadLine(field, error.problem) from None
