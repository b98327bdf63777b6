import re
from typing import Any

import msgspec
import pytest

from kitapi.cards import cards_of
from kitapi.games.prefa.rules import events as happened
from kitapi.games.prefa.rules.actions import Discard, PlayCard
from kitapi.kernel import SPECTATOR, Seat
from kitapi.players.tricks.holdings import hand_of
from kitapi.records import read_record
from kitapi.registry import GAMES, PACKAGES
from kitapi.review import Decision, NotReviewable, Review, review, review_json
from kitapi.review.evaluation import is_same
from kitapi.review.games import reviewed_game
from kitapi.review.moments import is_decision, moments
from kitapi.review.narration import narrate_json
from kitapi.review.review import TurningPoint
from kitapi.review.sums import turning_point
from kitapi.review.verdicts import verdict
from kitapi.wording import LANGUAGES
from kitapi_testing.places import FORMATS
from tests.records.record_freezer import HISTORIES
from tests.review.reviewed_deals import deals, make_review

both = pytest.mark.parametrize("game", ["prefa", "preferans"])
falsely = pytest.mark.usefixtures("judged_falsely")

KINDS = {
    "prefa": "call_made cards_discarded solo_written contract_named answer_given card_played claim_made claim_answered",
    "preferans": "call_made deal_thrown_in cards_discarded game_named way_given participation_said kontra_said"
    " kontra_declined card_played",
}
"""The events that record what a seat chose."""


@both
def test_every_choice_of_a_seat_is_a_moment_as_that_seat_saw_it(game: str) -> None:
    played = GAMES[game]
    for events in deals(game):
        state: Any = None
        seen: list[Any] = []
        found = {one.step: one for one in moments(played, reviewed_game(PACKAGES[game]), events)}
        for step, event in enumerate(events, start=1):
            kind = played.codec.event_kind(event)[0].partition(".")[2]
            seat: Any = getattr(event, "by", getattr(event, "seat", None))
            chosen = kind in KINDS[game].split() and is_decision(played.options(state, seat))
            assert (step in found) == chosen
            if chosen:
                one = found[step]
                assert (one.seat, one.view, list(one.history)) == (seat, played.view(state, Seat(seat)), seen)
                assert event in played.decide(state, Seat(seat), one.action)
            state = played.evolve(state, event)
            if (observed := played.observe(state, event, SPECTATOR)) is not None:
                seen.append(observed)


@falsely
@both
def test_against_open_cards_every_seat_holds_what_it_held(game: str) -> None:
    for events in deals(game):
        for one in make_review(game, events).judged:
            worlds = one.opened.worlds
            assert (worlds.number, worlds.exact) == (1, True)
            for seat, cards in zip(worlds.seats, worlds.cards[0], strict=False):
                held = one.moment.state.hands[seat]
                assert int(cards) == hand_of(cards_of(held))
            own = hand_of(one.moment.view.hand)
            assert not own & int(worlds.cards.sum())
            assert one.opened.actions == one.judged.actions


@falsely
@both
def test_a_decision_says_what_was_done_what_was_best_and_the_difference(game: str) -> None:
    codec = GAMES[game].codec
    for events in deals(game):
        reviewed = make_review(game, events)
        assert len(reviewed.review.decisions) == len(reviewed.judged)
        for decision, one in zip(reviewed.review.decisions, reviewed.judged, strict=True):
            values = dict(
                zip(map(str, one.judged.actions), one.judged.worlds.weights @ one.judged.values_by_layout, strict=True)
            )
            chosen = codec.read_action(msgspec.json.encode(decision.chosen))
            assert is_same(chosen, one.moment.action)
            assert decision.cost == pytest.approx(max(values.values()) - values[str(chosen)], abs=1e-4)
            assert decision.open.cost == pytest.approx(
                one.opened.values_by_layout[0].max() - one.opened.values_by_layout[0, one.chosen], abs=1e-4
            )
            assert [other.expected for other in decision.alternatives] == sorted(
                (round(float(value), 6) for value in values.values()), reverse=True
            )
            assert [other.action for other in decision.alternatives if other.chosen] == [decision.chosen]
            assert decision.alternatives[0].action == decision.best
            assert (decision.cost == 0) == (decision.chosen == decision.best)
            assert decision.why == decision.facts[0].sentence != ""


@falsely
@both
def test_sums_are_those_of_the_decisions(game: str) -> None:
    reviewed = review(PACKAGES[game], deals(game)[0])
    for one in reviewed.seats:
        own = [decision for decision in reviewed.decisions if decision.seat == one.seat]
        assert one.decisions == len(own)
        assert one.cost == pytest.approx(sum(each.cost for each in own), abs=1e-3)
        assert one.mistakes == sum(each.verdict in {"mistake", "lucky"} for each in own)
        assert one.open_cost == pytest.approx(sum(each.open.cost for each in own), abs=1e-3)
    assert sum(decision.turning_point for decision in reviewed.decisions) == 1


@falsely
@both
def test_the_same_deal_has_the_same_review(game: str) -> None:
    events = deals(game)[1]
    assert review_json(PACKAGES[game], events) == review_json(PACKAGES[game], events)


@falsely
@both
def test_a_review_can_be_said_in_other_words_without_being_made_again(game: str) -> None:
    events = deals(game)[2]
    english = review_json(PACKAGES[game], events)
    for lang in LANGUAGES:
        names = ("Anna", "Boris", "Cyril")
        assert narrate_json(PACKAGES[game].rules(), english, lang, names) == review_json(
            PACKAGES[game], events, names=names, language=lang
        )


def test_the_same_two_cards_laid_away_are_the_same_in_any_order() -> None:
    laid = [event.cards for one in deals("prefa") for event in one if isinstance(event, happened.CardsDiscarded)]
    first, second = laid[0]
    assert is_same(Discard((first, second)), Discard((second, first)))
    assert not is_same(Discard((first, second)), Discard((first,)))
    assert not is_same(PlayCard(first), PlayCard(second))


@pytest.mark.parametrize(
    ("cost", "error", "lost", "said"),
    [(0, 0, 0, "right"), (3, 2, 9, "unlucky"), (5, 2, 4, "mistake"), (5, 2, 0, "lucky"), (0.4, 0, 0.4, "right")],
)
def test_a_mistake_costs_more_than_chance_explains(cost: float, error: float, lost: float, said: str) -> None:
    assert verdict(cost, error, lost) == said


def a_decision(step: int, cost: float, error: float, lost: float) -> Decision:
    return msgspec.convert(
        {
            **dict.fromkeys(("deal", "seat", "layouts"), 0),
            **dict.fromkeys(("alternatives", "facts"), ()),
            **{
                "step": step,
                "phase": "playing",
                "chosen": {},
                "best": {},
                "cost": cost,
                "error": error,
                "verdict": verdict(cost, error, lost),
            },
            **{"open": {"chosen": 0.0, "best": lost, "cost": lost}, "other": None, "standing": None, "exact": False},
        },
        Decision,
    )


@pytest.mark.parametrize(
    ("review_of", "turned"),
    [
        ([(5, 2, 0), (4, 0, 1), (20, 11, 30)], TurningPoint(step=2, by="cost")),
        ([(1, 2, 3), (0, 0, 7), (0, 0, 2)], TurningPoint(step=2, by="open")),
        ([(0, 0, 0)], None),
        ([], None),
    ],
)
def test_the_deal_turned_where_most_was_lost(review_of: list[tuple[float, ...]], turned: TurningPoint | None) -> None:
    assert turning_point([a_decision(step, *one) for step, one in enumerate(review_of, start=1)]) == turned


def test_what_cannot_be_reviewed_says_why() -> None:
    stud = read_record((HISTORIES / "0.1.0-caribbean-stud-four.jsonl").read_bytes().splitlines(), GAMES)
    with pytest.raises(NotReviewable, match="deals of caribbean-stud cannot be reviewed"):
        review(PACKAGES["caribbean-stud"], stud.deals[0])
    with pytest.raises(NotReviewable, match="not played to its end"):
        review(PACKAGES["prefa"], deals("prefa")[0][:-1])
    with pytest.raises(ValueError, match="effort: cannot be “lazy”; choose from sharp, master"):
        review(PACKAGES["prefa"], deals("prefa")[0], effort="lazy")


@falsely
def test_who_waits_sees_the_progress() -> None:
    progress: list[tuple[int, int]] = []
    decisions = review(PACKAGES["prefa"], deals("prefa")[0], progress=lambda *far: progress.append(far)).decisions
    assert progress == [(done, len(decisions)) for done in range(1, len(decisions) + 1)]


@falsely
@both
def test_a_review_is_read_from_its_own_json(game: str) -> None:
    reviewed = review(PACKAGES[game], deals(game)[0])
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=Review) == reviewed


@falsely
def test_the_documented_fields_are_all_there_are() -> None:
    text = (FORMATS / "review.md").read_text()
    fields = msgspec.json.decode(review_json(PACKAGES["prefa"], deals("prefa")[0]))
    for part, given in (
        ("## A decision", fields["decisions"][0]),
        ("An alternative:", fields["decisions"][0]["alternatives"][0]),
    ):
        form = text.partition(part)[2].partition("    {")[2].partition("\n\n")[0]
        assert set(re.findall(r'"(\w+)":', re.sub(r"(?<=:){[^{}]*}|\[.*?\]", "0", form))) == given.keys()
    rows = re.findall(
        r"^\| ((?:`\w+`(?:, )?)+) \|", text.partition("## A decision")[2].partition("An alternative")[0], re.M
    )
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == fields["decisions"][0].keys()
    kinds = set(re.findall(r"^\| `(\w+)` \|", text.partition("## Why")[2].partition("## A deal")[0], re.M))
    assert kinds == {fact["kind"] for decision in fields["decisions"] for fact in decision["facts"]}
