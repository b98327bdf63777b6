from pathlib import Path

import pytest

from kitapi import api
from kitapi.players import levels
from kitapi.records import Record, write_record
from kitapi.registry import GAMES, PACKAGES
from kitapi.review import review
from kitapi.wording import LANGUAGES
from kitapi_testing.commands import CommandResult, kitapi
from tests.records.record_freezer import HISTORIES
from tests.review.fake_judging import judging_module
from tests.review.reviewed_deals import TERMS, deals

INTERFACE = {"seat", "phase", "chosen", "best", "cost", "error", "why"}
VERDICTS = {"en": "a mistake", "el": "λάθος", "sk": "chyba", "it": "errore"}


@pytest.fixture(autouse=True)
def judged_falsely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "judging_of", judging_module)


@pytest.fixture
def sitting(tmp_path: Path) -> Path:
    """Return three deals of Prefa that Anna, Boris and Cyril played."""
    path = tmp_path / "sitting.jsonl"
    record = Record(
        game=GAMES["prefa"], terms=TERMS["prefa"], seats=("Anna", "Boris", "Cyril"), deals=deals("prefa")[:3]
    )
    path.write_bytes(b"".join(write_record(record)))
    return path


def run_review(path: Path, *arguments: str, terminal: bool = False, locale: str = "C") -> CommandResult:
    return kitapi("review", str(path), *arguments, terminal=terminal, locale=locale)


def test_every_decision_is_an_object_that_names_its_step_as_a_replay_does(sitting: Path) -> None:
    ran = run_review(sitting)
    assert (ran.status, ran.err) == (0, "")
    decisions = ran.answers()
    assert len(decisions) == sum(len(review(PACKAGES["prefa"], events).decisions) for events in deals("prefa")[:3])
    steps = {step["step"]: step for step in kitapi("replay", str(sitting), "--json").answers()}
    for one in decisions:
        assert one.keys() >= INTERFACE
        assert steps[one["step"]]["deal"] == one["deal"]
        assert steps[one["step"]]["event"]["seat"] == one["seat"]
    assert [one["step"] for one in decisions] == sorted(one["step"] for one in decisions)


def test_one_deal_and_one_seat_can_be_requested(sitting: Path) -> None:
    everything = run_review(sitting).answers()
    some = run_review(sitting, "--deal", "2", "--seat", "1").answers()
    assert some == [one for one in everything if (one["deal"], one["seat"]) == (2, 1)] != []
    assert run_review(sitting, "--seat", "3") == (2, "", "kitapi: --seat: must be from 0 to 2, not 3\n")
    assert run_review(sitting, "--deal", "9") == (2, "", "kitapi: --deal: must be from 1 to 3, not 9\n")


def test_a_file_of_several_records_is_counted_through(sitting: Path, tmp_path: Path) -> None:
    one, both = run_review(sitting).answers(), tmp_path / "both.jsonl"
    both.write_bytes(sitting.read_bytes() * 2)
    steps = len(kitapi("replay", str(sitting), "--json").answers())
    shifted = [{**decision, "deal": decision["deal"] + 3, "step": decision["step"] + steps} for decision in one]
    assert run_review(both).answers() == [*one, *shifted]
    assert run_review(both, "--deal", "4").answers() == [decision for decision in shifted if decision["deal"] == 4]
    assert "Anna" in run_review(both, "--deal", "4", "--all", terminal=True).out
    replayed = kitapi("replay", str(both), "--json").answers()
    assert [step["step"] for step in replayed] == list(range(1, 2 * steps + 1))
    assert [step["deal"] for step in replayed[steps:]] == [step["deal"] + 3 for step in replayed[:steps]]


def test_on_a_terminal_mistakes_are_narrated_in_words_and_with_all_every_decision(sitting: Path) -> None:
    text = run_review(sitting, "--deal", "1", terminal=True, locale="en_GB.UTF-8").out
    made = review(PACKAGES["prefa"], deals("prefa")[0], names=("Anna", "Boris", "Cyril"))
    assert text.startswith("Review of deal 1\nAmounts in kapikia; what lies in common is shared out.\n")
    wrong = [one for one in made.decisions if one.verdict in {"mistake", "lucky"}]
    assert text.count("a mistake") == len(wrong)
    assert "turning point" in text
    flat = " ".join(text.split())
    for one in wrong:
        assert " ".join(one.why.split()) in flat
        assert f"Better: {one.words.best}." in flat
    assert f"Anna: mistakes {made.seats[0].mistakes}, decisions {made.seats[0].decisions}" in flat
    every = run_review(sitting, "--deal", "1", "--all", terminal=True).out
    assert every.count(" costs ") >= len(made.decisions) > len(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_requested(sitting: Path, lang: str) -> None:
    assert VERDICTS[lang] in run_review(sitting, "--language", lang, terminal=True).out
    assert VERDICTS[lang] in run_review(sitting, terminal=True, locale=f"{lang}_XX").out
    (first, *_) = run_review(sitting, "--lang", lang, "--deal", "1").answers()
    assert (
        first["why"]
        == review(PACKAGES["prefa"], deals("prefa")[0], names=("Anna", "Boris", "Cyril"), language=lang)
        .decisions[0]
        .why
    )


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    stud = run_review(HISTORIES / "0.1.0-caribbean-stud-four.jsonl")
    assert stud == (2, "", "kitapi: deals of caribbean-stud cannot be reviewed\n")
    missing = run_review(tmp_path / "none.jsonl")
    assert (missing.status, missing.out) == (2, "")
    assert "No such file" in missing.err
    assert kitapi("review", "-", given=b"{}").status == 2
    assert "--effort" in run_review(HISTORIES / "0.1.0-prefa-three.jsonl", "--effort", "lazy").err


def test_programs_get_the_review_that_the_command_prints(sitting: Path) -> None:
    made = api.review(api.RecordedDeal(record=sitting.read_text(), deal=2, language="sk"))
    printed = run_review(sitting, "--deal", "2", "--lang", "sk").answers()

    assert [one.why for one in made.decisions] == [one["why"] for one in printed]
    with pytest.raises(IndexError, match=r"^deal: must be from 1 to "):
        api.review(api.RecordedDeal(record=sitting.read_text(), deal=99))
