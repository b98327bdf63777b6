"""A review in words: the same figures in any language, and with any names."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from kitapi.registry import GAMES
from kitapi.reviewing.review import Action, Alternative, Decision, InWords, Review
from kitapi.wording.decisions import deed_in_sentence, deed_in_words
from kitapi.wording.players import seat_names
from kitapi.wording.prefa_good_faith import Breach, breach_in_words
from kitapi.wording.reasons import AsItLay, Compared, Fact, fact_in_words

_read = msgspec.json.Decoder(Review).decode
_encode = msgspec.json.Encoder().encode


def told(review: Review, language: str, names: Sequence[str] = ()) -> Review:
    """``review`` in ``language``; ``names``: the players' by seat, else the seats'."""
    called = tuple(names) or seat_names(len(review.seats), language)
    words = _Words(review.game, GAMES[review.game].codec.read_terms(_encode(review.terms)), called, language)
    decisions = tuple(words.decision(one) for one in review.decisions)
    return replace(review, language=language, decisions=decisions)


def reworded(review: bytes, language: str, names: Sequence[str] = ()) -> bytes:
    """The same for a review in JSON.

    Raises:
        msgspec.MsgspecError: it is none.
    """
    return _encode(told(_read(review), language, names))


class _Words(NamedTuple):
    """Who tells, of what game, and in which language."""

    game: str
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
        return replace(one.breach, sentence=breach_in_words(one.breach, self.names[one.seat], self.language))

    def alternative(self, one: Decision, other: Alternative) -> Alternative:
        return replace(other, words=self.deed(one, other.action))

    def sentence(self, one: Decision, fact: Fact) -> str:
        better, other = one.best, one.other or one.best
        if isinstance(fact, AsItLay):
            better, other = fact.action or one.chosen, one.chosen
        return fact_in_words(
            fact, Compared(self.quoted(one, better), self.quoted(one, other), self.names), self.language
        )

    def deed(self, one: Decision, action: Action) -> str:
        return deed_in_words(self.game, self.read(action), one.standing, self.terms, self.language)

    def quoted(self, one: Decision, action: Action) -> str:
        return deed_in_sentence(self.game, self.read(action), one.standing, self.terms, self.language)

    def read(self, action: Action) -> Any:
        return GAMES[self.game].codec.read_action(_encode(action))
