"""The topics of Caribbean Stud's drills, and the drills of a seed."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from kitapi.games.caribbean_stud.drills import orders, payments, steps
from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.irregular import irregular, skipped_late
from kitapi.games.caribbean_stud.drills.queries import DrillDraft
from kitapi.games.caribbean_stud.drills.texts import SENTENCES
from kitapi.games.caribbean_stud.rules.rulings.clauses import CLAUSES
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel.drills import Drill, Line

Maker = Callable[[Draw], DrillDraft]

_TRIES = 60
"""The most draws for one drill. A draw fails seldom, and one of the first 60 has always succeeded."""


def _either(*makers: Maker) -> Maker:
    """Return a maker of drills that draws one of ``makers`` for each drill."""
    return lambda draw: draw.one_of(makers)(draw)


_PROCEDURE: dict[str, Maker] = {
    "opening": lambda draw: steps.next_step(draw, "opening", Phase.CLOSED, Phase.PREPARE),
    "cut": lambda draw: steps.cut_limits(draw, "cut"),
    "stakes-and-deal": lambda draw: steps.next_step(draw, "stakes-and-deal", Phase.STAKES, Phase.COIN_IN, Phase.DEAL),
    "exchange-order": _either(
        lambda draw: steps.next_step(draw, "exchange-order", Phase.CHOOSE),
        lambda draw: orders.exchange_order(draw, "exchange-order"),
    ),
    "fold-collection": _either(
        lambda draw: steps.next_step(draw, "fold-collection", Phase.CHECK),
        lambda draw: orders.check_order(draw, "fold-collection"),
    ),
    "qualification": lambda draw: payments.qualification(draw, "qualification"),
    "payment-order": _either(
        lambda draw: orders.payment_order(draw, "payment-order"),
        lambda draw: orders.payment_order(draw, "payment-order"),
        lambda draw: steps.next_step(draw, "payment-order", Phase.REVEAL, Phase.SETTLE, Phase.DONE),
    ),
    "payment": lambda draw: payments.payment(draw, "payment"),
    "payment-after-exchange": lambda draw: payments.payment_after_exchange(draw, "payment-after-exchange"),
    "console": lambda draw: steps.console_step(draw, "console"),
    "keys": lambda draw: steps.legality(draw, "keys"),
    "award-order": lambda draw: orders.award_order(draw, "award-order"),
    "split": lambda draw: payments.split(draw, "split"),
    "short-meter": lambda draw: payments.short_meter(draw, "short-meter"),
    "closing": lambda draw: steps.closing_step(draw, "closing"),
    "skipped-seat": skipped_late,
}
"""The makers of drills about the procedure, in the order of a hand."""


def by_number(irregularity: str) -> tuple[bool, str]:
    """Return the key that sorts irregularities in the order of the rules, those of the manual first."""
    return not irregularity.startswith("CSP"), irregularity


_IRREGULARITIES: dict[str, Maker] = {
    name: partial(irregular, irregularity=name) for name in sorted(IRREGULARITIES, key=by_number)
}

MAKERS: dict[str, Maker] = {**_PROCEDURE, **_IRREGULARITIES}
"""The maker of each topic's drills."""


class CaribbeanStudDrills:
    """The drills of Caribbean Stud; see ``kitapi.kernel.drills.Drills``."""

    topics: Sequence[str] = tuple(MAKERS)
    sentences: Mapping[str, str] = SENTENCES
    clauses: Mapping[str, str] = CLAUSES

    def drill(self, seed: int, topic: str | None = None, number: int = 0) -> Drill:
        """The drill ``number`` of ``seed``: the same in every version, unless a rule that it is about is corrected.

        ``topic``: None: the seed and number choose it.

        Raises:
            KeyError: ``topic`` is not the name of a topic.
        """
        chosen = self._topic(seed, number) if topic is None else topic
        made = _make(seed, number, chosen)
        return Drill(
            seed=seed,
            number=number,
            topic=chosen,
            situation=made.situation,
            told=(*_phase_line(chosen, made), *made.story),
            question=made.question,
            solution=made.solution,
        )

    def _topic(self, seed: int, number: int) -> str:
        """Return the topic of drill ``number``; every topic comes once before any comes again."""
        rounds, place = divmod(number, len(self.topics))
        return Draw(seed, rounds).shuffle(self.topics)[place]


def _phase_line(topic: str, made: DrillDraft) -> tuple[Line, ...]:
    """Return the line that names the phase of the hand.

    None in drills about keys, which only the steps before introduce.
    """
    return () if topic == "keys" else (Line(f"phase.{made.situation.phase.value}"),)


def _make(seed: int, number: int, topic: str) -> DrillDraft:
    maker = MAKERS[topic]
    for attempt in range(_TRIES):
        try:
            return maker(Draw(seed, number, *topic.encode(), attempt))
        except LookupError:
            continue
    raise AssertionError(f"no drill of {topic} for seed {seed}, number {number}")


CARIBBEAN_STUD_DRILLS = CaribbeanStudDrills()
