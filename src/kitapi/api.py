"""What programs may ask of the games, in process: one function a question, one struct for it, and one for its answer.

The command line and the web ask the same functions. Every question names its game as addresses and records do, and has
the fields of its page in docs/formats. What a function needs is loaded when it is called first.
"""

from collections.abc import Callable

from kitapi.evaluating.games import BadHand
from kitapi.evaluating.questions import Answer as HandValue
from kitapi.evaluating.questions import Asked as HandQuestion
from kitapi.registry import PACKAGES, names_with

__all__ = ["BadHand", "HandQuestion", "HandValue", "value"]


def value(question: HandQuestion, *, workers: int = 1, watch: Callable[[int, int], None] | None = None) -> HandValue:
    """What the ten or twelve cards of ``question`` are worth, as docs/formats/hand.md describes it.

    ``workers``: threads; the answer is the same with any number. ``watch``: is given how many of how many layouts
    are counted, where all of them are.

    Raises:
        BadHand: the question cannot be answered; it names the field and the problem.
    """
    from kitapi.evaluating.asking import answered  # noqa: PLC0415 - loads the solver

    known = names_with("value")
    if question.game not in known:
        raise BadHand("game", f"must be {' or '.join(known)}, not “{question.game}”")
    return answered(PACKAGES[question.game], question, workers=workers, watch=watch)
