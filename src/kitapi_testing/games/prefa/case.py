"""The facts about Prefa that the laws of all games need."""

import random
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from kitapi.cards import DECK_32, EMPTY, Card, CardSet, set_of
from kitapi.games.prefa.rules.actions import (
    AddKasa,
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
from kitapi.games.prefa.rules.events import (
    AuctionWon,
    CardPlayed,
    CardsDealt,
    ClaimMade,
    DealSettled,
    KasaAdded,
    SittingBrokenUp,
)
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi.games.prefa.rules.state import (
    Bidding,
    BrokenUp,
    DealOver,
    Discarding,
    GivenUp,
    Naming,
    Participating,
    Playing,
    PrefaState,
    Shuffling,
    opened_of,
)
from kitapi.games.prefa.rules.variant import PRESETS, PrefaTerms
from kitapi.kernel import Actor, Contribute, Shuffled, Viewer
from kitapi.ledger import Account, Transfer, seat_account
from kitapi_testing.games.prefa.strategies import variants
from kitapi_testing.places import RULEBOOKS
from kitapi_testing.strategies import AnyGame, any_option

ALL_32 = set_of(DECK_32)

VARIANTS = variants(kasa_share=st.sampled_from((10, 20, 30, 50, 100, 300, 500)))

_ODD_DISCARDS = (
    Discard(()),
    Discard((DECK_32[0],)),
    Discard((DECK_32[0], DECK_32[0])),
    Discard(DECK_32[:3]),
)
_PAIRS = tuple(Discard(pair) for pair in combinations(DECK_32, 2))
_ACTIONS: tuple[Any, ...] = (
    *(Bid(contract) for contract in LADDER),
    Hold(),
    IfLeft(),
    Pass(),
    WriteSolo(),
    *(NameContract(contract, aces) for contract in LADDER for aces in (False, True)),
    *(Participate(answer) for answer in Answer),
    *(PlayCard(card) for card in Card),
    Claim(),
    AnswerClaim(True),
    AnswerClaim(False),
    AnswerSolo(True),
    AnswerSolo(False),
    *(AddKasa(amount) for amount in (-1_000_000, -300, -10, 0, 10, 1_000, 1_010, 1_000_000)),
    Contribute("00" * 16),
    Shuffled(order=DECK_32, algorithm="test", secret="00" * 32),
    *_ODD_DISCARDS,
)


def any_but_seldom_late_solo(state: PrefaState, actor: Actor, options: Sequence[Any], rng: random.Random) -> Any:
    """Return one of ``options``, equally likely; but after the discard mostly a contract, so that deals are played."""
    return options[0] if isinstance(state, Naming) and rng.random() < 0.8 else any_option(state, actor, options, rng)


class PrefaCase:
    """Prefa, with three and with four at the table."""

    game: AnyGame = PREFA
    rulebook = RULEBOOKS / "prefa/rules.md"
    presets: Mapping[str, Any] = {
        f"{name}, {players} players": PrefaTerms(players=players, variant=variant)
        for name, variant in PRESETS.items()
        for players in (3, 4)
    }
    terms: SearchStrategy[Any] = st.builds(PrefaTerms, players=st.sampled_from((3, 4)), variant=VARIANTS)

    choice = staticmethod(any_but_seldom_late_solo)
    draws_lots = True
    longest_sitting = 40
    longest_deal = 4 + 1 + 51 + 2 + 3 + 30 + 9 * 3 + 1
    """Shuffle, chance, auction (25 bids, 25 holds, a pass), exchange, answers, cards, claims refused, kasa added."""

    public_by_rule = frozenset({"prefa.claim_granted"})
    """The table grants a claim by what the declarer knows, including their discards (PREFA-PLAY-04)."""

    def actions(self, state: PrefaState) -> Iterable[Any]:
        """Yield every action; all pairs to be discarded in that phase, in other phases only a few."""
        return (*_ACTIONS, *(_PAIRS if isinstance(state, Discarding) else _PAIRS[::100]))

    def is_finite(self, state: PrefaState) -> bool:
        """False only for the shuffle, in which a share is any sixteen bytes."""
        return not isinstance(state, Shuffling)

    def deck(self) -> CardSet:
        """Return the 32 cards."""
        return ALL_32

    def places(self, state: PrefaState) -> Mapping[str, CardSet]:
        """Return the deck; or hands, talon, discards and the cards played."""
        if isinstance(state, Shuffling):
            return {"deck": ALL_32}
        if isinstance(state, DealOver | BrokenUp):
            return self.places(state.before)
        hands = {f"hand{seat}": hand for seat, hand in enumerate(state.hands)}
        return {**hands, "talon": _talon(state), "discards": _discards(state), "played": _cards_played(state)}

    def balances(self, state: PrefaState) -> Mapping[Account, int]:
        """Kapikia by seat, and the kasa."""
        if isinstance(state, BrokenUp):
            return self.balances(state.before)
        balances = state.balances if isinstance(state, DealOver) else opened_of(state).balances
        return {Account(name): amount for name, amount in balances.items()}

    def transfers(self, event: Any) -> Sequence[Transfer]:
        """Return the transfers of a settlement, and of additions to the kasa; other events have none."""
        if isinstance(event, KasaAdded):
            return event.transfers
        return event.settlement.transfers if isinstance(event, DealSettled) else ()

    def extra_laws(self, state: PrefaState) -> None:
        """Sheet and ledger agree, and results add up to zero (PREFA-KIT-02, -04)."""
        if isinstance(state, Shuffling):
            sheet_tells_the_balances(state.opened.sheet, state.opened.balances, state.opened.results)
        elif isinstance(state, DealOver):
            sheet_tells_the_balances(state.sheet, state.balances, state.results)
            assert PREFA.discrepancy(state) is None
        elif isinstance(state, BrokenUp):
            last = state.before if isinstance(state.before, DealOver) else opened_of(state)
            assert state.broken.settlement.results == last.results

    def carried_over(self, over: DealOver, opened: Shuffling) -> None:
        """Balances, sheet and terms are unchanged; number and dealer are the next ones (PREFA-DEAL-03)."""
        last, new = over.deal.opened, opened.opened
        assert (new.number, new.terms) == (last.number + 1, last.terms)
        assert new.dealer == (last.dealer + 1) % last.terms.players
        assert new.balances == over.balances
        assert new.sheet == over.sheet
        assert new.results == over.results

    def cards_seen(self, events: Sequence[Any], viewer: Viewer) -> CardSet:
        """Own cards as dealt, the talon for the declarer, what was played or shown; all when the deal is over."""
        cards: set[Card] = set()
        talon: tuple[Card, ...] = ()
        for event in events:
            match event:
                case CardsDealt():
                    talon = event.talon
                    cards |= set(event.hands[viewer]) if isinstance(viewer, int) else set()
                case AuctionWon() if event.declarer == viewer:
                    cards |= set(talon)
                case CardPlayed():
                    cards.add(event.card)
                case ClaimMade():
                    cards |= set(event.cards)
                case DealSettled() | SittingBrokenUp():
                    return ALL_32
        return set_of(cards)

    def secrets(self, actor: Actor, action: Any) -> tuple[str, ...]:
        """Return the contribution to the shuffle."""
        match action:
            case Shuffled():
                return (action.secret,)
            case Contribute(value) if value:
                return (value,)
            case _:
                return ()


def _talon(state: "Bidding | Discarding | Naming | GivenUp | Participating | Playing") -> CardSet:
    """Return the two cards of the talon, until somebody takes them."""
    untouched = isinstance(state, Bidding) or (isinstance(state, Playing) and state.bargain is None)
    return set_of(state.deal.dealt.talon) if untouched else EMPTY


def _discards(state: "Bidding | Discarding | Naming | GivenUp | Participating | Playing") -> CardSet:
    match state:
        case Naming() | GivenUp():
            return state.discards
        case Participating():
            return state.bargain.discards
        case Playing() if state.bargain is not None:
            return state.bargain.discards
        case _:
            return EMPTY


def _cards_played(state: "Bidding | Discarding | Naming | GivenUp | Participating | Playing") -> CardSet:
    if not isinstance(state, Playing):
        return EMPTY
    cards = [played.card for trick in state.tricks for played in trick.cards]
    return set_of([*cards, *(played.card for played in state.trick)])


def sheet_tells_the_balances(sheet: Sheet, balances: Mapping[str, int], results: Sequence[int]) -> None:
    """A seat's balance is what the pair columns owe it minus its kasa column; results round it and add up to zero."""
    players = range(len(sheet.columns))
    assert balances["kasa"] == 10 * sum(sheet.columns), (sheet, balances)
    assert all(owed >= 0 for row in sheet.owed for owed in row), sheet
    assert sum(results) == 0, results
    for seat in players:
        pairs = sum(sheet.owed[seat][other] - sheet.owed[other][seat] for other in players)
        balance = balances[seat_account(seat)]
        assert balance == pairs - 10 * sheet.columns[seat], (seat, sheet, balances)
        exact = balance + Fraction(balances["kasa"], len(players))
        assert abs(results[seat] - exact) <= len(players) - 1, (seat, sheet, results)


PREFA_CASE = PrefaCase()
