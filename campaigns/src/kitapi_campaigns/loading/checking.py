"""Whether all who look on at a table are shown the same play, each their own cards, and nothing is left out."""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from kitapi_campaigns.loading.facts import Facts, facts_in

KEPT = 24
"""Versions of a table that are kept for comparing; who is shown an older one is far behind."""

State = dict[str, Any]


@dataclass(slots=True)
class Told:
    """What was shown at one version: facts by name, own cards by seat, and to whom; ``seen``: all saw something."""

    public: dict[str, Any] = field(default_factory=dict)
    own: dict[int, frozenset[str]] = field(default_factory=dict)
    to: set[int] = field(default_factory=set)
    seen: bool = False


class Check:
    """Compares everything that is shown at one table, by the number of the socket; ``wrong`` are the mismatches."""

    def __init__(self, game: str) -> None:
        self.wrong: list[str] = []
        self._game = game
        self._versions: OrderedDict[int, Told] = OrderedDict()
        self._reached: dict[int, int] = {}
        self._since: dict[int, int] = {}
        self._hands: dict[int, tuple[int, frozenset[str]]] = {}

    def cut(self, who: int) -> None:
        """``who`` is shown nothing until they are connected again, and what was shown meanwhile never."""
        self._since.pop(who, None)

    def look(self, who: int, state: State) -> None:
        """Compare what ``who`` was shown with what the others were."""
        version, view = state["version"], state["view"]
        if version < self._reached.get(who, 0):
            self.wrong.append(f"version {version} was shown after {self._reached[who]}")
        self._reached[who] = max(version, self._reached.get(who, 0))
        self._since.setdefault(who, version)
        if view is None:
            return
        facts = facts_in(self._game, view)
        self.wrong += facts.wrong
        self._conserve(who, view)
        if (told := self._told_at(version)) is not None:
            told.to.add(who)
            told.seen = told.seen or (state["table"]["me"] is None and bool(state["observations"]))
            self._compare(version, told, facts)
            self._keep_apart(version, told, state["table"]["me"], facts)

    def end(self) -> None:
        """Nothing more comes: look whether anything was left out."""
        while self._versions:
            self._forget_oldest()

    def _told_at(self, version: int) -> Told | None:
        """What was shown at ``version``; None if that is too long ago."""
        if version not in self._versions:
            if self._versions and version < next(iter(self._versions)):
                return None
            self._versions[version] = Told()
            if len(self._versions) > KEPT:
                self._forget_oldest()
        return self._versions[version]

    def _compare(self, version: int, told: Told, facts: Facts) -> None:
        for name, fact in facts.public.items():
            if (first := told.public.setdefault(name, fact)) != fact:
                parts = (one for one in fact if first.get(one) != fact[one]) if isinstance(fact, dict) else ()
                told_apart = ", ".join((name, *sorted(parts)))
                self.wrong.append(f"two were told different things of “{told_apart}” at version {version}")

    def _keep_apart(self, version: int, told: Told, me: int | None, facts: Facts) -> None:
        """Nobody is shown a card as their own that another one has."""
        if me is None:
            if facts.own:
                self.wrong.append(f"somebody without a seat was shown cards at version {version}")
            return
        for seat, cards in told.own.items():
            if seat != me and cards & facts.own:
                self.wrong.append(f"seats {seat} and {me} were shown the same card at version {version}")
        if told.own.setdefault(me, facts.own) != facts.own:
            self.wrong.append(f"seat {me} was shown two hands at version {version}")

    def _conserve(self, who: int, view: State) -> None:
        """Within a deal of tricks nobody gets a card but from the talon."""
        if "hand" not in view:
            self._hands.pop(who, None)
            return
        hand, talon = frozenset(view["hand"]), frozenset(view.get("bargain", {}).get("talon", ()))
        number, before = self._hands.get(who, (0, frozenset()))
        if number == view["number"] and hand - before - talon:
            self.wrong.append(f"a hand of deal {number} has got a card from nowhere")
        self._hands[who] = (view["number"], hand)

    def _forget_oldest(self) -> None:
        """What everybody saw happen must have been shown to all who were there: other states may be left out."""
        version, told = self._versions.popitem(last=False)
        for who, since in self._since.items():
            if told.seen and since < version < self._reached[who] and who not in told.to:
                self.wrong.append(f"version {version} was left out")
