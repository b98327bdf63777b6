"""The comparison of Prefa's rules with its batch: the action of the rules for each action of the batch."""

from collections.abc import Mapping, Sequence
from typing import Any

from kitapi.cards import DECK_32
from kitapi.games.prefa.batch.columns import ACES, ACTIONS, CLAIM, CONTRACTS, IF_LEFT, NO, SOLO, TOGETHER, YES
from kitapi.games.prefa.batch.part import BATCH
from kitapi.games.prefa.rules.actions import (
    Answer,
    AnswerClaim,
    AnswerSolo,
    Bid,
    Claim,
    Discard,
    Hold,
    IfLeft,
    NameContract,
    Participate,
    Pass,
    PlayCard,
    WriteSolo,
)
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.events import CardsDealt
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.opening import deal_out
from kitapi.games.prefa.rules.options import options_in_turn
from kitapi.games.prefa.rules.state import Bidding, DealOver, Discarding, GivenUp, Naming, Participating, Playing
from kitapi.games.prefa.rules.turns import to_act
from kitapi.kernel import Form, Seat, Subset
from kitapi.ledger import net, seat_account
from kitapi_testing.batch_rules import Pending, Twin

CARD_NUMBERS = {card: number for number, card in enumerate(DECK_32)}

MEANINGS: dict[type, dict[int, Any]] = {
    Bidding: {
        NO: Pass(),
        YES: Hold(),
        IF_LEFT: IfLeft(),
        **{CONTRACTS + step: Bid(contract) for step, contract in enumerate(LADDER)},
    },
    Discarding: {SOLO: WriteSolo()},
    Naming: {SOLO: WriteSolo()},
    GivenUp: {NO: AnswerSolo(False), YES: AnswerSolo(True)},
    Participating: {
        NO: Participate(Answer.PASS),
        YES: Participate(Answer.PLAY),
        TOGETHER: Participate(Answer.TOGETHER),
    },
    Playing: {
        NO: AnswerClaim(False),
        YES: AnswerClaim(True),
        CLAIM: Claim(),
        **{number: PlayCard(card) for card, number in CARD_NUMBERS.items()},
    },
}
"""The actions of the rules by phase; a discard and a contract with aces are combined from two actions of the batch."""

NUMBERS = {(phase, action): number for phase, row in MEANINGS.items() for number, action in row.items()}
ALONE = Participate(Answer.ALONE)


def turn(state: Any) -> Seat:
    """Return the seat to act."""
    (seat,) = to_act(state)
    return seat


def legal(state: Any, pending: Pending) -> int:
    """Return the legal actions as bits."""
    if pending == (ACES,):
        return sum(1 << CONTRACTS + contract.step for contract in LADDER[state.won.minimum.step :])
    found = 0
    for option in options_in_turn(state, turn(state)):
        match option:
            case Subset(of=cards):
                found |= sum(1 << CARD_NUMBERS[card] for card in cards if CARD_NUMBERS[card] not in pending)
            case Form(fields=(contracts, aces)):
                found |= sum(1 << ACTIONS.index(f"contract {name}") for name in contracts.values)
                found |= (True in aces.values) << ACES
            case WriteSolo() if pending:
                pass
            case _:
                found |= 1 << (NO if option == ALONE else NUMBERS[type(state), option])
    return found


def action(state: Any, pending: Pending, number: int) -> Any | None:
    """Return the action of the rules for an action of the batch; None for the first of two cards, and for aces."""
    if isinstance(state, Discarding) and number != SOLO:
        return Discard(cards=(DECK_32[pending[0]], DECK_32[number])) if pending else None
    if isinstance(state, Naming) and number != SOLO:
        return None if number == ACES else NameContract(contract=LADDER[number - CONTRACTS], aces=bool(pending))
    if isinstance(state, Participating) and number == NO and ALONE in options_in_turn(state, turn(state)):
        return ALONE
    return MEANINGS[type(state)][number]


def deal_cards(state: Any, order: Sequence[int]) -> Any:
    """Return a deal just opened, with the cards in this order."""
    opened = state.opened
    hands, talon = deal_out(tuple(DECK_32[number] for number in order), opened.active, opened.terms.players)
    return PREFA.evolve(state, CardsDealt(hands=hands, talon=talon, algorithm="none", secret=""))


def payments_of(over: DealOver) -> Sequence[int]:
    """Return the deal's payments: of the seats, then of the kasa."""
    gained = net(over.settled.settlement.transfers)
    accounts = [*(seat_account(Seat(seat)) for seat in range(len(over.sheet.columns))), "kasa"]
    return [gained.get(account, 0) for account in accounts]  # type: ignore[call-overload]


def columns_of(over: DealOver) -> Mapping[str, Sequence[int]]:
    """Return the sheet and everybody's result."""
    rows = [(*row, *(0,) * (4 - len(row))) for row in over.sheet.owed]
    return {
        "kasa": over.sheet.columns,
        "owed": [amount for row in rows for amount in row],
        "results": over.results,
        "dealer": (int(over.deal.opened.dealer),),
    }


TWIN = Twin(PREFA, BATCH, turn, legal, action, deal_cards, payments_of, columns_of)
