"""Skeleton Game for the laws of all games: what they need to know, computed from the rulebook alone."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from kitapi.cards import DECK_32, Card, CardSet, set_of
from kitapi.games.skeleton_game.rules.actions import PlayCard
from kitapi.games.skeleton_game.rules.events import CardPlayed, CardsDealt, DealSettled, SittingBrokenUp
from kitapi.games.skeleton_game.rules.game import SKELETON_GAME
from kitapi.games.skeleton_game.rules.state import (
    BrokenUp,
    DealOver,
    Shuffling,
    SkeletonGameState,
    balances_of,
    opened_of,
)
from kitapi.games.skeleton_game.rules.variant import PRESETS, SkeletonGameTerms, SkeletonGameVariant
from kitapi.kernel import Actor, Contribute, Shuffled, Viewer
from kitapi.ledger import Account, Transfer
from kitapi_testing.places import RULEBOOKS
from kitapi_testing.strategies import AnyGame, any_option

ALL = set_of(DECK_32)
PLAYERS = (2, 3, 4)


class SkeletonGameCase:
    """Skeleton Game, at tables of every size."""

    game: AnyGame = SKELETON_GAME
    rulebook = RULEBOOKS / "skeleton_game" / "rules.md"
    presets: Mapping[str, Any] = {
        f"{name}, {players} players": SkeletonGameTerms(players=players, variant=variant)
        for name, variant in PRESETS.items()
        for players in PLAYERS
    }
    terms: SearchStrategy[Any] = st.builds(
        SkeletonGameTerms,
        players=st.sampled_from(PLAYERS),
        variant=st.builds(SkeletonGameVariant, deals=st.integers(1, 20)),
    )
    choice = staticmethod(any_option)
    draws_lots = True
    longest_deal = 2 * 4 + 1 + len(DECK_32)
    longest_sitting = 20
    public_by_rule: frozenset[str] = frozenset()

    def actions(self, state: SkeletonGameState) -> Iterable[Any]:
        """Every card, a share, and the cards from chance."""
        return (
            *(PlayCard(card) for card in Card),
            Contribute("00" * 16),
            Shuffled(order=DECK_32, algorithm="test", secret="00" * 32),
        )

    def is_finite(self, state: SkeletonGameState) -> bool:
        """All but the shuffle, where a share is any sixteen bytes."""
        return not isinstance(state, Shuffling)

    def deck(self) -> CardSet:
        """All cards of the game."""
        return ALL

    def places(self, state: SkeletonGameState) -> Mapping[str, CardSet]:
        """The deck; or hands, talon and the cards played."""
        if isinstance(state, Shuffling):
            return {"deck": ALL}
        if isinstance(state, DealOver | BrokenUp):
            return self.places(state.before)
        played = [one.card for trick in (*(done.cards for done in state.tricks), state.trick) for one in trick]
        hands = {f"hand{seat}": hand for seat, hand in enumerate(state.hands)}
        return {**hands, "talon": set_of(state.deal.dealt.talon), "played": set_of(played)}

    def balances(self, state: SkeletonGameState) -> Mapping[Account, int]:
        """Points by seat."""
        return {Account(name): held for name, held in balances_of(state).items()}

    def transfers(self, event: Any) -> Sequence[Transfer]:
        """Return the payments of the settlement."""
        return event.transfers if isinstance(event, DealSettled) else ()

    def extra_laws(self, state: SkeletonGameState) -> None:
        """All tricks were taken when the deal is over."""
        if isinstance(state, DealOver):
            assert sum(state.settled.tricks) == len(state.before.tricks)

    def carried_over(self, over: DealOver, opened: Shuffling) -> None:
        """Balances and terms as they stood, the next number, the next dealer (SKELETON-DEAL-03)."""
        last, new = opened_of(over), opened_of(opened)
        assert (new.number, new.terms, new.balances) == (last.number + 1, last.terms, over.settled.balances)
        assert new.dealer == (last.dealer + 1) % last.terms.players

    def cards_seen(self, events: Sequence[Any], viewer: Viewer) -> CardSet:
        """Own cards as dealt and what was played; all when the deal is over."""
        cards: set[Card] = set()
        for event in events:
            match event:
                case CardsDealt() if isinstance(viewer, int):
                    cards |= set(event.hands[viewer])
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


SKELETON_GAME_CASE = SkeletonGameCase()
