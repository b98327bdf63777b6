"""All drills: the same for the same seed, with one right answer, for every case of every irregularity."""

import hashlib
import re
from functools import cache

import msgspec
import pytest

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.facts import case_of, cases_of, report_for
from kitapi.games.caribbean_stud.drills.hands import hand_of
from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS, MAKERS
from kitapi.games.caribbean_stud.rules.rulings.row import AFTER_GAME_OVER
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel.drills import Drill, Line
from kitapi.mechanics.poker_hands import Combination, value_of
from kitapi.registry import DRILLS
from kitapi.wording import LANGUAGES
from kitapi.wording.drills import question_in_words, solution_in_words
from kitapi_testing.games.caribbean_stud.drills.trainees import report_in

DIGEST = "016db9722bfd51e2bc21a1d0c1d12175010f8fbc055c5ff2f2f9b73fde9712d0"
"""A digest of the drills 0 to 99 of seed 2026. It changes only if a rule that a drill asks about or the set of drills
changes: a class that was opened in an older version then gets other drills, which the release notes must say."""

drill = CARIBBEAN_STUD_DRILLS.drill
TOPICS = CARIBBEAN_STUD_DRILLS.topics


@cache
def draw_hundred() -> list[Drill]:
    """Draw the drills while a test runs: at import they would come from the program before a fault is put into it."""
    return [drill(2026, None, number) for number in range(100)]


def test_a_seed_gives_the_same_drills_for_ever() -> None:
    written = b"\n".join(msgspec.json.encode(one) for one in draw_hundred())
    assert hashlib.sha256(written).hexdigest() == DIGEST
    assert [drill(2026, None, number) for number in range(5)] == draw_hundred()[:5]
    assert drill(2027) != drill(2026)


def test_chance_is_the_published_generator() -> None:
    """SplitMix64 from state 0: the first numbers of its authors' own code."""
    draw = Draw()
    assert [draw.below(1 << 64) for _ in range(2)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
    counts = [0] * 6
    for _ in range(6000):
        counts[draw.below(6)] += 1
    assert min(counts) > 900
    assert max(counts) < 1100
    assert sorted(draw.shuffle(range(9))) == list(range(9))


def test_every_topic_comes_once_before_any_comes_again() -> None:
    for seed in range(5):
        assert sorted(drill(seed, None, number).topic for number in range(len(TOPICS))) == sorted(TOPICS)


def test_a_topic_that_there_is_not_has_no_drill() -> None:
    with pytest.raises(KeyError):
        drill(1, "roulette")


@pytest.mark.parametrize("irregularity", IRREGULARITIES)
def test_every_case_of_an_irregularity_has_its_drill(irregularity: str) -> None:
    wanted = {case.continues for case, _ in cases_of(irregularity)}
    phases = set()
    for seed in range(120):
        report = report_in(drill(seed, irregularity))
        if (case := case_of(report)) is not None:
            wanted.discard(case.continues)
            phases.add(report.phase)
    assert not wanted
    assert len(phases) >= min(3, len({phase for _, phase in cases_of(irregularity)}))


def test_a_loan_is_offered_for_every_wager_when_it_is_laid_out() -> None:
    reports = [report_in(drill(seed, "CSP-122")) for seed in range(60)]
    stakes, choose, check = {"ante", "token"}, {"bet", "fee"}, {"bet"}
    for phase, wagers in ((Phase.STAKES, stakes), (Phase.CHOOSE, choose), (Phase.CHECK, check)):
        assert {report.facts.wager for report in reports if report.phase is phase} == wagers


@pytest.mark.parametrize("combination", Combination)
def test_a_hand_of_every_combination_can_be_drawn(combination: Combination) -> None:
    for seed in range(20):
        assert value_of(hand_of(Draw(seed), combination, ())).combination is combination


@pytest.mark.parametrize(("topic", "other"), [("CSP-123", "CSP-124"), ("CSP-124", "CSP-123")])
def test_of_a_bet_that_is_not_exact_what_is_ruled_on_the_other_kind_is_no_wrong_answer(topic: str, other: str) -> None:
    own = {case.continues for case in IRREGULARITIES[topic].cases}
    others = {case.continues for case in IRREGULARITIES[other].cases} - own
    for seed in range(120):
        options = drill(seed, topic).question.options
        assert not others & {option.line.places.get("template") for option in options}


@pytest.mark.parametrize("irregularity", ["CSP-100", "CSP-101"])
def test_a_wrong_count_found_after_game_over_is_one_of_a_hand_that_was_settled(irregularity: str) -> None:
    late = [(case, phase) for case, phase in cases_of(irregularity) if phase in AFTER_GAME_OVER]
    assert late
    for seed in range(20):
        for case, phase in late:
            seats = report_for(Draw(seed), irregularity, case, phase).facts.seats.values()
            assert None not in {seat.result for seat in seats}


def test_there_is_a_topic_for_every_irregularity() -> None:
    assert set(IRREGULARITIES) <= set(MAKERS)
    assert DRILLS["caribbean-stud"] is CARIBBEAN_STUD_DRILLS


def _all() -> list[Drill]:
    return [drill(seed, topic) for topic in TOPICS for seed in range(8)]


def test_a_choice_has_one_right_option_among_others_that_say_something_else() -> None:
    for one in _all():
        answer = one.solution.answer
        letters = [option.letter for option in one.question.options]
        assert letters == list("abcdefgh")[: len(letters)]
        if one.question.kind == "choice":
            assert isinstance(answer, tuple)
            assert len(answer) == 1
            assert 2 <= len(letters) <= 4
        if one.question.kind == "order":
            assert sorted(answer) == letters  # type: ignore[arg-type]
        for lang in LANGUAGES:
            said = [option["text"] for option in question_in_words(CARIBBEAN_STUD_DRILLS, one, lang)["options"]]
            assert len(set(said)) == len(said)


def test_the_right_letter_is_anywhere() -> None:
    letters = [drill(seed, "CSP-104").solution.answer for seed in range(200)]
    assert {("a",), ("b",), ("c",), ("d",)} <= set(letters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drill_is_written_in_every_language_and_does_not_show_its_answer(lang: str) -> None:
    for one in draw_hundred():
        question = question_in_words(CARIBBEAN_STUD_DRILLS, one, lang)
        written = msgspec.json.encode(question).decode()
        solved = solution_in_words(CARIBBEAN_STUD_DRILLS, one, lang)
        assert not question.keys() & {"answer", "solution", "clauses", "reason"}
        assert solved["reason"] not in written
        assert "solution" not in written
        said = [
            *question["told"],
            question["ask"],
            *(option["text"] for option in question["options"]),
            solved["reason"],
        ]
        assert not re.search(r"[{}]", " ".join(map(str, said)))
        assert all(
            sentence[0].isupper() or sentence[0].isdigit() or sentence[0] == "“" for sentence in question["told"]
        )


def test_every_line_has_its_sentence_and_every_sentence_is_said() -> None:
    said: set[str] = set()
    for topic in TOPICS:
        for seed in range(40):
            one = drill(seed, topic)
            lines = [*one.told, one.question.ask, one.solution.reason, *(o.line for o in one.question.options)]
            said |= {name for line in lines for name in _names(line)}
    known = {name for name in CARIBBEAN_STUD_DRILLS.sentences if not name.startswith("topic.")}
    assert said - known == {"ruling", "refused"}
    assert known - said <= {"step.note_declaration", "step.confirm", "step.authorise_payment"}


def _names(line: Line) -> list[str]:
    return [line.name, *(name for place in line.places.values() if isinstance(place, Line) for name in _names(place))]


def test_no_card_is_shown_that_nobody_may_see() -> None:
    for one in _all():
        shown = one.situation
        cards = [*shown.bank, *(card for seat in shown.seats for card in seat.cards)]
        assert len(set(cards)) == len(cards)
        if shown.phase.value in ("closed", "prepare", "stakes", "coin_in", "deal", "over"):
            assert not cards
        if shown.phase.value in ("choose", "check", "reveal"):
            assert len(shown.bank) == 1
            assert not any(seat.cards for seat in shown.seats)
