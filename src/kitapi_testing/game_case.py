"""The facts about a game that the laws of all games need, besides the game itself."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from hypothesis.strategies import SearchStrategy

from kitapi.cards import CardSet
from kitapi.kernel import Actor, Viewer
from kitapi.ledger import Account, Transfer
from kitapi_testing.strategies import AnyGame, Choice

_CLAUSE = re.compile(r"^\s*- \*\*([A-Z]+(?:-[A-Z]+)?-\d{2,3})\*\*", re.MULTILINE)


class GameCase(Protocol):
    """One game under test.

    All of it is written from the rulebook, independently of the game's own views: who has seen which card, where the
    cards lie, and what an actor keeps secret.
    """

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        ...

    @property
    def presets(self) -> Mapping[str, Any]:
        """Terms by name: every preset, and every size of table."""
        ...

    @property
    def terms(self) -> SearchStrategy[Any]:
        """Any terms that the rules allow."""
        ...

    @property
    def rulebook(self) -> Path:
        """The file that numbers the clauses."""
        ...

    @property
    def longest_deal(self) -> int:
        """The largest number of actions in a deal."""
        ...

    @property
    def longest_sitting(self) -> int:
        """The largest number of deals in a sitting that ends by itself; others are stopped after as many."""
        ...

    @property
    def choice(self) -> Choice:
        """The function by which a random player chooses among its options."""
        ...

    @property
    def draws_lots(self) -> bool:
        """Whether a sitting begins with a lot, such as for the dealer."""
        ...

    @property
    def public_by_rule(self) -> frozenset[str]:
        """Kinds of public events that a rule makes depend on hidden cards."""
        ...

    def actions(self, state: Any) -> Iterable[Any]:
        """Return all actions of the game, legal or not; of kinds with very many actions, a representative selection."""
        ...

    def is_finite(self, state: Any) -> bool:
        """Whether all legal actions in ``state`` can be listed."""
        ...

    def places(self, state: Any) -> Mapping[str, CardSet]:
        """Where every card lies, by place."""
        ...

    def deck(self) -> CardSet:
        """Return all cards of the game."""
        ...

    def balances(self, state: Any) -> Mapping[Account, int]:
        """Return the balance of every account."""
        ...

    def transfers(self, event: Any) -> Sequence[Transfer]:
        """Return the transfers in ``event``."""
        ...

    def extra_laws(self, state: Any) -> None:
        """Assert further laws that hold in every state of this game."""
        ...

    def carried_over(self, over: Any, opened: Any) -> None:
        """Assert that nothing was lost between a deal that is over and the next one, just opened."""
        ...

    def cards_seen(self, events: Sequence[Any], viewer: Viewer) -> CardSet:
        """Return the cards that ``viewer`` has been shown by the ``events`` of one deal."""
        ...

    def secrets(self, actor: Actor, action: Any) -> tuple[str, ...]:
        """Return the texts in ``action`` that only its actor may know until the deal is over."""
        ...


def clauses_of(case: GameCase) -> frozenset[str]:
    """Return the numbers of all rules in the rulebook."""
    return frozenset(_CLAUSE.findall(case.rulebook.read_text(encoding="utf-8")))
