"""Computes the review of a deal, from its opening to its settlement."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from kitapi.review.games import ReviewableGame, reviewed_game
from kitapi.review.moments import AnyGame, moments
from kitapi.review.narration import narrate
from kitapi.review.review import Decision, NotReviewable, Review
from kitapi.review.sums import sums, turning_point
from kitapi.texts import Text

EFFORTS = ("sharp", "master")
"""The names of the efforts for a review, the quickest first; each is the effort of the bot with the same name."""

TIMES = 3
"""The factor by which a review has more layouts than the bot of that name, which has less time."""

Progress = Callable[[int, int], None]
"""A function that is called with the number of evaluated decisions and the number of all decisions."""


def review(  # noqa: PLR0913 - the deal, the effort, the language and the callback
    game: ReviewableGame,
    events: Sequence[Any],
    *,
    names: Sequence[str] = (),
    effort: str = "sharp",
    language: str = "en",
    progress: Progress | None = None,
) -> Review:
    """The review of a deal of ``game``: its ``events``, as ``records.finished_deals`` gives them.

    ``names``: the players' names by seat, for the sentences, which are in ``language``. Equal arguments give equal
    reviews.

    Raises:
        NotReviewable: the game has no reviews, or the deal was not settled.
        ValueError: ``effort`` is not one of ``EFFORTS``.
    """
    if effort not in EFFORTS:
        raise ValueError(f"effort: cannot be “{effort}”; choose from {', '.join(EFFORTS)}")
    if (why := why_not(game, events)) is not None:
        raise NotReviewable(why)
    decisions = tuple(_decisions(game, events, effort, progress))
    return narrate(game.rules(), _sum_up(game.rules(), events, effort, decisions), language, names)


def review_json(  # noqa: PLR0913 - as above
    game: ReviewableGame,
    events: Sequence[Any],
    *,
    names: Sequence[str] = (),
    effort: str = "sharp",
    language: str = "en",
    progress: Progress | None = None,
) -> bytes:
    """The review of ``review`` as JSON, as docs/formats/review.md describes it."""
    return msgspec.json.encode(review(game, events, names=names, effort=effort, language=language, progress=progress))


def why_not(game: ReviewableGame, events: Sequence[Any]) -> Text | None:
    """The reason why a deal cannot be reviewed; None if it can."""
    if game.review is None:
        return Text("deals of {game} cannot be reviewed", game=game.name)
    codec = game.rules().codec
    kinds = {codec.event_kind(event)[0] for event in events}
    return None if f"{game.name}.deal_settled" in kinds else Text("the deal was not played to its end")


def _decisions(
    game: ReviewableGame, events: Sequence[Any], effort: str, progress: Progress | None
) -> Iterator[Decision]:
    from kitapi.players.levels import LEVELS, judging_of  # noqa: PLC0415 - loads NumPy and the solver
    from kitapi.review.decision_figures import decision_of  # noqa: PLC0415
    from kitapi.review.evaluation import judge_moment  # noqa: PLC0415

    played, reviewed, judging = game.rules(), reviewed_game(game), judging_of(game)
    one = next(level.effort(1.0) for level in LEVELS if level.name == effort)
    amount = one._replace(layouts=TIMES * one.layouts, drawn=TIMES * one.drawn)
    seed, number = _seed(played, events), deal_number(events)
    decided, breaches = list(moments(played, reviewed, events)), reviewed.breaches(events)
    for done, moment in enumerate(decided, start=1):
        decision = decision_of(played, reviewed, number, judge_moment(judging, moment, amount, seed))
        yield replace(decision, breach=breaches.get(moment.step))
        if progress is not None:
            progress(done, len(decided))


def deal_number(events: Sequence[Any]) -> int:
    """The number of the deal in its sitting, from its opening event."""
    number: int = events[0].number
    return number


def _seed(game: AnyGame, events: Sequence[Any]) -> bytes:
    """The seed for sampling layouts: the dealt cards, so that each deal has its own samples, always the same."""
    return next(
        game.codec.write_event(event)
        for event in events
        if game.codec.event_kind(event)[0] == f"{game.name}.cards_dealt"
    )


def _sum_up(game: AnyGame, events: Sequence[Any], effort: str, decisions: Sequence[Decision]) -> Review:
    turned = turning_point(decisions)
    opened = events[0]
    return Review(
        game=game.name,
        deal=deal_number(events),
        terms=msgspec.json.decode(game.codec.write_terms(opened.terms)),
        effort=effort,
        unit=game.unit,
        seats=sums(decisions, game.seats(opened.terms)),
        turning_point=turned,
        decisions=tuple(
            replace(one, turning_point=turned is not None and one.step == turned.step) for one in decisions
        ),
    )
