"""Checks that all viewers of a table are shown the same play, only their own cards, and every version."""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from kitapi_campaigns.load_runs.facts import Facts, facts_in

KEPT = 24
"""Number of a table's newest versions that are kept for comparing; older ones are not compared."""

State = dict[str, Any]


@dataclass(slots=True)
class Shown:
    """All that was shown of one version: facts by name, own cards by seat, sockets; ``seen``: by a spectator too."""

    public: dict[str, Any] = field(default_factory=dict)
    own: dict[int, frozenset[str]] = field(default_factory=dict)
    to: set[int] = field(default_factory=set)
    seen: bool = False


class Check:
    """Compares all states shown at one table, by the number of the socket; ``wrong``: the mismatches found."""

    def __init__(self, game: str) -> None:
        self.wrong: list[str] = []
        self._game = game
        self._versions: OrderedDict[int, Shown] = OrderedDict()
        self._reached: dict[int, int] = {}
        self._since: dict[int, int] = {}
        self._hands: dict[int, tuple[int, frozenset[str]]] = {}

    def cut(self, who: int) -> None:
        """Note that socket ``who`` is cut: until it is connected again it misses versions, and never receives them."""
        self._since.pop(who, None)

    def look(self, who: int, state: State) -> None:
        """Compare the state shown to socket ``who`` with those shown to the others."""
        version, view = state["version"], state["view"]
        if version < self._reached.get(who, 0):
            self.wrong.append(f"version {version} was shown after {self._reached[who]}")
        self._reached[who] = max(version, self._reached.get(who, 0))
        self._since.setdefault(who, version)
        if view is None:
            return
        facts = facts_in(self._game, view)
        self.wrong += facts.wrong
        self._check_hand(who, view)
        if (shown := self._shown_at(version)) is not None:
            shown.to.add(who)
            shown.seen = shown.seen or (state["table"]["me"] is None and bool(state["observations"]))
            self._compare(version, shown, facts)
            self._keep_apart(version, shown, state["table"]["me"], facts)

    def end(self) -> None:
        """Check the versions that are left, after the last state."""
        while self._versions:
            self._forget_oldest()

    def _shown_at(self, version: int) -> Shown | None:
        """All that was shown of ``version``; None if it is too old to be kept."""
        if version not in self._versions:
            if self._versions and version < next(iter(self._versions)):
                return None
            self._versions[version] = Shown()
            if len(self._versions) > KEPT:
                self._forget_oldest()
        return self._versions[version]

    def _compare(self, version: int, shown: Shown, facts: Facts) -> None:
        for name, fact in facts.public.items():
            if (first := shown.public.setdefault(name, fact)) != fact:
                parts = (one for one in fact if first.get(one) != fact[one]) if isinstance(fact, dict) else ()
                differing = ", ".join((name, *sorted(parts)))
                self.wrong.append(f"two were shown different values of “{differing}” at version {version}")

    def _keep_apart(self, version: int, shown: Shown, me: int | None, facts: Facts) -> None:
        """Check that nobody is shown a card as their own that another seat holds."""
        if me is None:
            if facts.own:
                self.wrong.append(f"somebody without a seat was shown cards at version {version}")
            return
        for seat, cards in shown.own.items():
            if seat != me and cards & facts.own:
                self.wrong.append(f"seats {seat} and {me} were shown the same card at version {version}")
        if shown.own.setdefault(me, facts.own) != facts.own:
            self.wrong.append(f"seat {me} was shown two hands at version {version}")

    def _check_hand(self, who: int, view: State) -> None:
        """Check that a hand gains no card during a deal of tricks, except cards of the talon."""
        if "hand" not in view:
            self._hands.pop(who, None)
            return
        hand, talon = frozenset(view["hand"]), frozenset(view.get("bargain", {}).get("talon", ()))
        number, before = self._hands.get(who, (0, frozenset()))
        if number == view["number"] and hand - before - talon:
            self.wrong.append(f"a hand of deal {number} has got a card from nowhere")
        self._hands[who] = (view["number"], hand)

    def _forget_oldest(self) -> None:
        """Drop the oldest version, after checking that its event was shown to everybody who was connected.

        Versions without a visible event need not be shown.
        """
        version, shown = self._versions.popitem(last=False)
        for who, since in self._since.items():
            if shown.seen and since < version < self._reached[who] and who not in shown.to:
                self.wrong.append(f"version {version} was left out")
