"""Every number in a sentence is computed again, without the code that made it."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kitapi.cards import DECK_32, Card
from kitapi.players.tricks.holdings import bit_of
from kitapi.registry import GAMES, PACKAGES
from kitapi.review import Decision, reviews
from kitapi.review.evaluation import JudgedMoment
from kitapi.review.narration import narrate
from kitapi.wording import LANGUAGES
from kitapi.wording.reasons import AsItLay, Fact, Lies, Made, MeanValues, Tricks
from tests.review.reviewed_deals import deals, make_review

NAMES = ("Anna", "Boris", "Cyril")


def average(weights: list[float], values: list[float]) -> float:
    """Return the weighted mean of ``values``."""
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def column(rows: Any, place: int) -> list[float]:
    return [float(row[place]) for row in rows.tolist()]


class Again:
    """A decision, computed again only from its layouts."""

    def __init__(self, game: str, decision: Decision, one: JudgedMoment) -> None:
        self.one = one
        self.weights = [float(weight) for weight in one.judged.worlds.weights.tolist()]
        self.layouts = one.judged.worlds.cards.tolist()
        plain = [msgspec.json.decode(GAMES[game].codec.write_action(action)) for action in one.judged.actions]
        self.best, self.other = plain.index(decision.best), plain.index(decision.other)
        self.means = [average(self.weights, column(one.judged.values_by_layout, at)) for at in range(len(plain))]
        assert self.means[self.best] >= max(self.means) - 1e-6
        rest = [mean for at, mean in enumerate(self.means) if at != self.best]
        assert self.other == one.chosen or self.means[self.other] >= max(rest) - 1e-6

    def pair(self, values: list[float]) -> tuple[float, float]:
        return values[self.best], values[self.other]

    def apart(self) -> list[float]:
        values = self.one.judged.values_by_layout
        return [
            ours - theirs for ours, theirs in zip(column(values, self.best), column(values, self.other), strict=True)
        ]

    def chance(self, place: int) -> float:
        """Return the probability that the contract is made after an action."""
        action, view = self.one.judged.actions[place], self.one.moment.view
        tricks = column(self.one.judged.tricks, place)
        return 100 * average(self.weights, [float(_is_made(action, view, count)) for count in tricks])

    def split_by_card(self, card: Card, at: int) -> tuple[float, float, float]:
        """Return the share of layouts with ``card`` there, and the better action's gain in these and in the others."""
        there = [bool(row[at] & bit_of(card)) for row in self.layouts]
        inside = sum(weight for weight, is_there in zip(self.weights, there, strict=True) if is_there)
        parts = [
            average(
                [weight for weight, one in zip(self.weights, there, strict=True) if one is is_there],
                [gain for gain, one in zip(self.apart(), there, strict=True) if one is is_there],
            )
            for is_there in (True, False)
        ]
        return inside, parts[0], parts[1]

    def figures(self, fact: Fact) -> tuple[float, ...]:
        """Return the numbers that the sentence of ``fact`` must contain, in their order."""
        match fact:
            case Made():
                return self.chance(self.best), self.chance(self.other)
            case Tricks():
                tricks = self.one.judged.tricks
                return self.pair([average(self.weights, column(tricks, at)) for at in range(tricks.shape[1])])
            case MeanValues():
                return self.pair(self.means)
            case AsItLay():
                values = [float(value) for value in self.one.opened.values_by_layout[0].tolist()]
                done = values[self.one.chosen]
                best = values[self.best] if values[self.best] >= max(values) - 0.5 else max(values)
                return (best, done) if max(values) - done >= 0.5 else (done,)
            case Lies():
                seats = self.one.judged.worlds.seats
                share, there, elsewhere = self.split_by_card(
                    fact.card, len(seats) if fact.seat is None else seats.index(fact.seat)
                )
                return 100 * share, there, elsewhere


def _is_made(action: Any, view: Any, tricks: float) -> bool:
    """Whether it is made: a contract needs its level, a game six tricks, none (betl) or all ten (preferans)."""
    if type(view).__name__ == "PrefaView":
        contract = getattr(action, "contract", None) or view.bargain.contract
        return tricks >= int(contract.value[:-1])
    game = getattr(action, "game", None) or view.bargain.game
    return tricks == 0 if game.value == 6 else tricks >= {8: 10}.get(game.value, 6)


def figures_in(sentence: str, decision: Decision, lang: str) -> list[float]:
    """Return the numbers written in a sentence, without those that belong to names of cards, contracts and games."""
    named = [one.words for one in decision.alternatives] + list(NAMES)
    named += [f"{'10' if card.rank.value == 'T' else card.rank.value}{'♠♣♦♥'[card.suit.index]}" for card in DECK_32]
    for words in sorted(named, key=len, reverse=True):
        sentence = sentence.replace(words, "")
    point, thousands = (r"\.", ",") if lang == "en" else (",", "\u00a0" if lang == "sk" else r"\.")
    sentence = re.sub(rf"(?<=\d){thousands}(?=\d{{3}}\b)", "", sentence)
    written = re.findall(rf"[+\u2212]?\d+(?:{point}\d+)?", sentence)
    assert not re.search(r"\d", re.sub(rf"[+\u2212]?\d+(?:{point}\d+)?", "", sentence))
    return [float(one.replace("\u2212", "-").replace(",", ".")) for one in written]


def facts_of(game: str, events: tuple[Any, ...], lang: str) -> Iterator[tuple[Decision, Again, Fact]]:
    """Yield every fact of a deal with its sentence, and its decision computed again."""
    review, judged = make_review(game, events)
    for decision, one in zip(narrate(PACKAGES[game].rules(), review, lang, NAMES).decisions, judged, strict=True):
        for fact in decision.facts:
            yield decision, Again(game, decision, one), fact


def check(decision: Decision, again: Again, fact: Fact, lang: str) -> None:
    """The numbers in the sentence are those of the layouts."""
    written, computed = figures_in(fact.sentence, decision, lang), again.figures(fact)
    assert len(written) == len(computed), fact.sentence
    for place, (one, other) in enumerate(zip(written, computed, strict=True)):
        per_cent = isinstance(fact, Made) or (isinstance(fact, Lies) and place == 0)
        assert abs(one - other) <= (0.5 if per_cent and 1 <= other <= 99 else 0.05) + 0.001, fact.sentence


@pytest.mark.usefixtures("judged_falsely")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_every_number_in_a_sentence_is_that_of_the_layouts(game: str, lang: str) -> None:
    kinds: Counter[str] = Counter()
    for events in deals(game):
        for decision, again, fact in facts_of(game, events, lang):
            check(decision, again, fact, lang)
            kinds[type(fact).__name__] += 1
    assert min(kinds[kind] for kind in ("Made", "Lies", "Tricks", "MeanValues", "AsItLay")) >= 20


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_every_number_is_so_too_where_the_program_judges(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "TIMES", 1)
    events = deals(game, "steady", 5, 1)[0]
    review, judged = make_review(game, events)
    for lang in LANGUAGES:
        for decision, one in zip(narrate(PACKAGES[game].rules(), review, lang, NAMES).decisions, judged, strict=True):
            for fact in decision.facts:
                check(decision, Again(game, decision, one), fact, lang)
    assert len(judged) > 10


@pytest.mark.usefixtures("judged_falsely")
@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_the_card_that_is_named_speaks_most_for_the_better_action(game: str) -> None:
    named_places = [
        (again, fact)
        for events in deals(game)
        for _, again, fact in facts_of(game, events, "en")
        if isinstance(fact, Lies)
    ]
    for again, fact in named_places[::5]:
        most = max(explained for explained in _all_explained(again))
        share, there, elsewhere = (again.figures(fact)[0] / 100, *again.figures(fact)[1:])
        assert there > elsewhere
        assert share * (1 - share) * (there - elsewhere) ** 2 == pytest.approx(most)
    places = {fact.place for _, fact in named_places}
    assert {"seat", "talon", "discards"} <= places


def _all_explained(again: Again) -> Iterator[float]:
    """Yield the part of the difference that each card in each place explains, if positive and not rare."""
    for at in range(len(again.layouts[0])):
        for card in DECK_32:
            inside = sum(
                weight for weight, row in zip(again.weights, again.layouts, strict=True) if row[at] & bit_of(card)
            )
            if 0.03 <= inside <= 0.97:
                share, there, elsewhere = again.split_by_card(card, at)
                yield share * (1 - share) * max(0.0, there - elsewhere) ** 2
