"""German Whist for the laws of all games: what they need to know, computed from the rulebook alone."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from kitapi.cards import DECK_52, Card, CardSet, set_of
from kitapi.games.german_whist.rules.actions import PlayCard
from kitapi.games.german_whist.rules.events import CardPlayed, CardsDealt, DealSettled, SittingBrokenUp, StockDrawn
from kitapi.games.german_whist.rules.game import GERMAN_WHIST
from kitapi.games.german_whist.rules.state import (
    BrokenUp,
    DealOver,
    GermanWhistState,
    Shuffling,
    balances_of,
    opened_of,
)
from kitapi.games.german_whist.rules.variant import PRESETS, GermanWhistTerms, GermanWhistVariant
from kitapi.kernel import Actor, Contribute, Shuffled, Viewer
from kitapi.ledger import Account, Transfer
from kitapi_testing.places import RULEBOOKS
from kitapi_testing.strategies import AnyGame, any_option

ALL = set_of(DECK_52)
PLAYERS = (2,)


class GermanWhistCase:
    """German Whist, at tables of every size."""

    game: AnyGame = GERMAN_WHIST
    rulebook = RULEBOOKS / "german_whist" / "rules.md"
    presets: Mapping[str, Any] = {
        f"{name}, {players} players": GermanWhistTerms(players=players, variant=variant)
        for name, variant in PRESETS.items()
        for players in PLAYERS
    }
    terms: SearchStrategy[Any] = st.builds(
        GermanWhistTerms,
        players=st.sampled_from(PLAYERS),
        variant=st.builds(GermanWhistVariant, deals=st.integers(1, 20)),
    )
    choice = staticmethod(any_option)
    draws_lots = True
    longest_deal = 2 * 2 + 1 + len(DECK_52)
    longest_sitting = 20
    public_by_rule: frozenset[str] = frozenset()

    def actions(self, state: GermanWhistState) -> Iterable[Any]:
        """Every card, a share, and the cards from chance."""
        return (
            *(PlayCard(card) for card in Card),
            Contribute("00" * 16),
            Shuffled(order=DECK_52, algorithm="test", secret="00" * 32),
        )

    def is_finite(self, state: GermanWhistState) -> bool:
        """All but the shuffle, where a share is any sixteen bytes."""
        return not isinstance(state, Shuffling)

    def deck(self) -> CardSet:
        """All cards of the game."""
        return ALL

    def places(self, state: GermanWhistState) -> Mapping[str, CardSet]:
        """The deck; or hands, stock and the cards played."""
        if isinstance(state, Shuffling):
            return {"deck": ALL}
        if isinstance(state, DealOver | BrokenUp):
            return self.places(state.before)
        played = [one.card for trick in (*(done.cards for done in state.tricks), state.trick) for one in trick]
        hands = {f"hand{seat}": hand for seat, hand in enumerate(state.hands)}
        return {**hands, "stock": set_of(state.stock), "played": set_of(played)}

    def balances(self, state: GermanWhistState) -> Mapping[Account, int]:
        """Points by seat."""
        return {Account(name): held for name, held in balances_of(state).items()}

    def transfers(self, event: Any) -> Sequence[Transfer]:
        """Return the payments of the settlement."""
        return event.transfers if isinstance(event, DealSettled) else ()

    def extra_laws(self, state: GermanWhistState) -> None:
        """The tricks after the stock are counted when the deal is over (GERMANWHIST-PAY-01)."""
        if isinstance(state, DealOver):
            assert len(state.before.tricks) == 26
            assert sum(state.settled.tricks) == 13

    def carried_over(self, over: DealOver, opened: Shuffling) -> None:
        """Balances and terms as they stood, the next number, the next dealer (GERMANWHIST-DEAL-03)."""
        last, new = opened_of(over), opened_of(opened)
        assert (new.number, new.terms, new.balances) == (last.number + 1, last.terms, over.settled.balances)
        assert new.dealer == (last.dealer + 1) % last.terms.players

    def cards_seen(self, events: Sequence[Any], viewer: Viewer) -> CardSet:
        """Own cards as dealt and drawn, every card turned up, and what was played; all when the deal is over."""
        cards: set[Card] = set()
        stock: tuple[Card, ...] = ()
        for event in events:
            match event:
                case CardsDealt():
                    stock = event.talon
                    cards |= {stock[0], *(event.hands[viewer] if isinstance(viewer, int) else ())}
                case StockDrawn():
                    stock = stock[2:]
                    cards |= set(stock[:1])
                    cards |= {event.hidden} if isinstance(viewer, int) and viewer != event.seat else set()
                case CardPlayed():
                    cards.add(event.card)
                case DealSettled() | SittingBrokenUp():
                    return ALL
        return set_of(cards)

    def secrets(self, actor: Actor, action: Any) -> tuple[str, ...]:
        """Return the cards that the shuffle begins with."""
        match action:
            case Shuffled():
                return (action.secret,)
            case Contribute(value) if value:
                return (value,)
            case _:
                return ()


GERMAN_WHIST_CASE = GermanWhistCase()
