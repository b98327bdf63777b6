"""Sentences for a game's refusals, by clause and by the facts of the refusal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from kitapi.kernel import seat_number
from kitapi.wording.catalogues import say

Facts: TypeAlias = Mapping[str, Any]
Form: TypeAlias = Callable[[Any, str], str]
"""Renders a fact in a language."""


def _always(_facts: Facts) -> bool:
    return True


def as_it_is(fact: object, _lang: str) -> str:
    """The fact unchanged, because it is written the same in every language."""
    return str(fact)


class Refusal(NamedTuple):
    """The sentence for a refusal.

    ``clause``: the rule; empty for any. ``forms``: renders each fact; the names must be those of the facts. ``when``:
    decides whether this sentence fits the facts, if a clause has several sentences.
    """

    clause: str
    text: str
    forms: Mapping[str, Form]
    when: Callable[[Facts], bool] = _always

    def fits(self, clause: str, facts: Facts) -> bool:
        """Whether this is the sentence for ``clause`` and ``facts``."""
        return self.clause in ("", clause) and self.forms.keys() == facts.keys() and self.when(facts)


def plain(clause: str, text: str, *names: str) -> Refusal:
    """The sentence for ``clause`` with these facts unchanged, except that seats are numbered from 1."""
    return Refusal(clause, text, {name: as_seats if name in SEAT_FACTS else _as_text for name in names})


SEAT_FACTS = frozenset(("seat", "seats", "turn", "asking", "next", "lender", "holder"))
"""The names of facts that are one or more seats, unless a sentence specifies another form."""


def as_seats(fact: Any, _lang: str) -> str:
    """A seat, or several one after the other, numbered from 1; empty for none."""
    seats = fact if isinstance(fact, tuple) else () if fact is None else str(fact).split(", ")
    return ", ".join(str(seat_number(int(seat))) for seat in seats)


def _as_text(fact: object, _lang: str) -> str:
    return ", ".join(fact) if isinstance(fact, tuple) else str(fact)


def refusal_in_words(refusals: Sequence[Refusal], clause: str, facts: Facts, lang: str) -> str | None:
    """The sentence of the first of ``refusals`` that fits; None if none does."""
    for refusal in refusals:
        if refusal.fits(clause, facts):
            facts_in_words = {name: refusal.forms[name](fact, lang) for name, fact in facts.items()}
            return say(lang, refusal.text, **facts_in_words)
    return None
