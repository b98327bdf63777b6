"""Talon, discards and contract (PREFA-BUY)."""

from kitapi.cards import CardSet, Rank, Suit, set_of
from kitapi.cards.card import Card
from kitapi.games.prefa.rules.actions import Discard, NameContract
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.events import CardsDiscarded, ContractNamed, Event
from kitapi.games.prefa.rules.state import Discarding, Naming
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.kernel import Field, Form, IllegalAction, Instead, rule
from kitapi.mechanics.pack import TALON_SIZE, is_other_pair

FOUR_ACES = set_of(Card(Rank.ACE.value + suit.value) for suit in Suit)


@rule("PREFA-BUY-01", without=Instead(lambda minimum: LADDER))
def contracts_from(minimum: Contract) -> tuple[Contract, ...]:
    """Return the contracts that a declarer may name: the minimum contract and every higher one."""
    return LADDER[minimum.step :]


@rule("PREFA-BUY-03", without=False)
def may_announce_aces(twelve: int, variant: PrefaVariant) -> bool:
    """Whether a declarer may announce four aces, given their ``twelve`` cards, discards included."""
    return variant.aces and twelve & FOUR_ACES == FOUR_ACES


def naming_options(state: Naming) -> Form:
    """Return the options to name a contract, with aces if they may be announced."""
    twelve = state.hands[state.won.declarer] | state.discards
    aces = (False, True) if may_announce_aces(twelve, state.deal.opened.terms.variant) else (False,)
    contracts = tuple(contract.value for contract in contracts_from(state.won.minimum))
    return Form(
        action="name_contract",
        fields=(Field(name="contract", values=contracts), Field(name="aces", values=aces)),
    )


@rule("PREFA-BUY-01", without=False)
def is_bad_discard(twelve: int, cards: tuple[Card, ...]) -> bool:
    """Whether ``cards`` are not two different cards of the ``twelve``."""
    return is_other_pair(twelve, cards)


def decide_discard(state: Discarding, action: Discard) -> tuple[Event, ...]:
    """Return the events when the declarer discards two cards."""
    declarer = state.won.declarer
    if is_bad_discard(state.hands[declarer], action.cards):
        raise IllegalAction("PREFA-BUY-01", discards=TALON_SIZE)
    return (CardsDiscarded(seat=declarer, cards=action.cards),)


def decide_contract(state: Naming, action: NameContract) -> tuple[Event, ...]:
    """Return the events when the declarer names a contract."""
    won = state.won
    if action.contract not in contracts_from(won.minimum):
        raise IllegalAction("PREFA-BUY-01", minimum=won.minimum.value)
    twelve = CardSet(state.hands[won.declarer] | state.discards)
    if action.aces and not may_announce_aces(twelve, state.deal.opened.terms.variant):
        raise IllegalAction("PREFA-BUY-03", option=state.deal.opened.terms.variant.aces)
    return (ContractNamed(seat=won.declarer, contract=action.contract, aces=action.aces),)
