"""Finished deals of both games to be reviewed, and reviews together with their evaluations."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.games.preferans.rules.variant import PreferansTerms, PreferansVariant
from kitapi.registry import GAMES, PACKAGES
from kitapi.review import Review, evaluation, review
from kitapi.review.evaluation import JudgedMoment
from kitapi_testing.games.sittings import play_sitting

TERMS: dict[str, Any] = {
    "prefa": PrefaTerms(variant=PrefaVariant(pass_deals=True)),
    "preferans": PreferansTerms(variant=PreferansVariant(defenders_may_drop=True, all_pass=True)),
}


@cache
def deals(game: str, bot: str = "random", seed: int = 5, most: int = 4) -> tuple[tuple[Any, ...], ...]:
    """Finished deals of one sitting."""
    return play_sitting(GAMES[game], TERMS[game], (bot,) * 3, seed, most_deals=most).deals


class Made(NamedTuple):
    """A review, and the evaluation of each decision from which it was made."""

    review: Review
    judged: tuple[JudgedMoment, ...]


def make_review(game: str, events: Sequence[Any], language: str = "en") -> Made:
    """Make the review of a deal, and keep its evaluations."""
    seen: list[JudgedMoment] = []
    real = evaluation.judge_moment

    def judge_watched(*arguments: Any) -> JudgedMoment:
        seen.append(real(*arguments))
        return seen[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evaluation, "judge_moment", judge_watched)
        return Made(review(PACKAGES[game], events, language=language), tuple(seen))
