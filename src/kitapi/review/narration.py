"""A review in words: the same figures in any language, and with any names."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from kitapi.review.moments import AnyGame
from kitapi.review.review import Action, Alternative, Decision, InWords, Review
from kitapi.wording.breaches import Breach
from kitapi.wording.decisions import breach_in_words, deed_in_sentence, deed_in_words
from kitapi.wording.players import seat_names
from kitapi.wording.reasons import AsItLay, Compared, Fact, fact_in_words

_read = msgspec.json.Decoder(Review).decode
_encode = msgspec.json.Encoder().encode


def narrate(rules: AnyGame, review: Review, language: str, names: Sequence[str] = ()) -> Review:
    """``review``, of a deal under ``rules``, in ``language``; ``names``: the players' names by seat, if any."""
    called = tuple(names) or seat_names(len(review.seats), language)
    words = _Words(rules, rules.codec.read_terms(_encode(review.terms)), called, language)
    decisions = tuple(words.decision(one) for one in review.decisions)
    return replace(review, language=language, decisions=decisions)


def narrate_json(rules: AnyGame, review: bytes, language: str, names: Sequence[str] = ()) -> bytes:
    """Narrate a review in JSON; see ``narrate``.

    Raises:
        msgspec.MsgspecError: ``review`` is no review in JSON.
    """
    return _encode(narrate(rules, _read(review), language, names))


class _Words(NamedTuple):
    """Narrates in a language: the rules and terms of the deal, and the names."""

    rules: AnyGame
    terms: Any
    names: tuple[str, ...]
    language: str

    def decision(self, one: Decision) -> Decision:
        facts = tuple(replace(fact, sentence=self.sentence(one, fact)) for fact in one.facts)
        return replace(
            one,
            words=InWords(chosen=self.deed(one, one.chosen), best=self.deed(one, one.best)),
            alternatives=tuple(self.alternative(one, other) for other in one.alternatives),
            facts=facts,
            why=facts[0].sentence if facts else "",
            breach=self.breach(one),
        )

    def breach(self, one: Decision) -> Breach | None:
        if one.breach is None:
            return None
        return replace(one.breach, sentence=self.breach_sentence(one.breach, self.names[one.seat]))

    def breach_sentence(self, breach: Breach, player: str) -> str:
        return breach_in_words(self.rules.name, breach, player, self.language)

    def alternative(self, one: Decision, other: Alternative) -> Alternative:
        return replace(other, words=self.deed(one, other.action))

    def sentence(self, one: Decision, fact: Fact) -> str:
        better, other = one.best, one.other or one.best
        if isinstance(fact, AsItLay):
            better, other = fact.action or one.chosen, one.chosen
        return fact_in_words(fact, Compared(self.quote(one, better), self.quote(one, other), self.names), self.language)

    def deed(self, one: Decision, action: Action) -> str:
        return deed_in_words(self.rules.name, self.read(action), one.standing, self.terms, self.language)

    def quote(self, one: Decision, action: Action) -> str:
        return deed_in_sentence(self.rules.name, self.read(action), one.standing, self.terms, self.language)

    def read(self, action: Action) -> Any:
        return self.rules.codec.read_action(_encode(action))
