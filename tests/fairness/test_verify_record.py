"""Verification of a record: each deal, the sequence of deals, and the comparison with saved commitments."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.fairness import BadSaved, Saved, Verdict, against, read_saved, verify_record
from kitapi.registry import FAIRNESS
from kitapi_testing.games.transcripts import GAMES, PUT_ON_TOP, sitting
from kitapi_testing.shuffles import Shuffle

HISTORIES = sorted((Path(__file__).parents[1] / "histories").glob("*.jsonl"))
SHUFFLES = [Shuffle("prefa", number=number) for number in (1, 2, 3)] + [Shuffle("prefa", number=4, broken_up=True)]


def record(deals: list[Shuffle] = SHUFFLES) -> list[bytes]:
    return sitting(Random(3), deals)


def verdicts(lines: list[bytes]) -> list[Verdict]:
    return list(verify_record(lines, FAIRNESS))


def outcomes(found: list[Verdict]) -> list[str]:
    return [verdict.outcome for verdict in found]


def checks(found: list[Verdict]) -> list[set[str]]:
    return [{problem.check for problem in verdict.problems} for verdict in found]


def bounds(lines: list[bytes]) -> list[int]:
    """Return the indices of the lines at which the deals begin, and that after the last line."""
    return [place for place, line in enumerate(lines) if b"_opened" in line] + [len(lines)]


@pytest.mark.parametrize("path", HISTORIES, ids=lambda path: path.name)
def test_every_record_ever_released_is_sound_but_where_cards_were_put_on_top(path: Path) -> None:
    found = verdicts(path.read_bytes().splitlines())
    assert found
    assert {verdict.outcome for verdict in found} <= {"sound", "aborted", "failed"}
    assert [verdict.deal for verdict in found if verdict.outcome == "failed"] == PUT_ON_TOP.get(path.stem, [])


@pytest.mark.parametrize("game", GAMES)
def test_a_sitting_is_verified_deal_by_deal(game: str) -> None:
    found = verdicts(record([of._replace(game=game) for of in SHUFFLES]))
    assert outcomes(found) == ["sound", "sound", "sound", "aborted"]
    assert [verdict.deal for verdict in found] == [1, 2, 3, 4]


def test_a_deal_alone_may_have_any_number() -> None:
    assert outcomes(verdicts(record([Shuffle("prefa", number=9)]))) == ["sound"]


def test_blank_lines_have_no_part_in_a_record() -> None:
    assert outcomes(verdicts([b"\n", *record(), b"  \n"])) == ["sound", "sound", "sound", "aborted"]


Spoil = Callable[[list[bytes]], list[bytes]]


def without_deal(number: int) -> Spoil:
    def spoil(lines: list[bytes]) -> list[bytes]:
        ends = bounds(lines)
        return lines[: ends[number - 1]] + lines[ends[number] :]

    return spoil


def swap_deals(lines: list[bytes]) -> list[bytes]:
    first, second, third, *_ = bounds(lines)
    return lines[:first] + lines[second:third] + lines[first:second] + lines[third:]


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (without_deal(1), [set(), {"sitting"}, set()]),
        (without_deal(2), [set(), {"sitting"}, set()]),
        (swap_deals, [set(), {"sitting"}, {"sitting"}, set()]),
        (lambda lines: lines[: bounds(lines)[3] + 1], [set(), set(), set(), {"ending"}]),
        (lambda lines: [*lines[:5], b"{\n", *lines[5:]], [{"line"}, set(), set(), set()]),
        (lambda lines: [*lines[:5], b'{"kind":5,"schema":1}\n', *lines[5:]], [{"line"}, set(), set(), set()]),
        (lambda lines: [lines[0], b"\xff\n", *lines[1:]], [{"line", "shape"}, set(), set(), set(), set()]),
        (lambda lines: [*lines, b"[" * 100_000], [set(), set(), set(), {"line"}]),
        (lambda lines: [*lines, b'"' + b"x" * 2**20 + b'"'], [set(), set(), set(), {"line"}]),
        (lambda lines: [lines[0].replace(b'"prefa"', b'"preferans"'), *lines[1:]], [{"heading"}] * 4),
        (lambda lines: [lines[0].replace(b":3}", b":4}"), *lines[1:]], [{"heading"}] * 3 + [{"heading", "sitting"}]),
        (lambda lines: [lines[0].replace(b'"prefa"', b'"chess"'), *lines[1:]], [{"heading"}]),
        (lambda lines: lines[1:], [{"heading"}]),
        (lambda lines: [], [{"heading"}]),
    ],
)
def test_what_was_changed_in_a_record_is_found_where_it_is(spoil: Spoil, found: list[set[str]]) -> None:
    assert checks(verdicts(spoil(record()))) == found


def test_the_deal_passes_from_seat_to_seat() -> None:
    lines = record(
        [Shuffle("prefa", number=1), Shuffle("prefa", number=2)._replace(number=3), Shuffle("prefa", number=2)]
    )
    found = verdicts(lines)
    assert "seat 2 deals after seat 0" in [str(problem.sentence) for problem in found[1].problems]


def test_a_deal_of_another_table_is_found() -> None:
    lines = record([Shuffle("prefa", number=1), Shuffle("prefa", number=2, table="other")])
    assert [str(problem.sentence) for problem in verdicts(lines)[1].problems] == [
        "deal 2 is of another table than deal 1"
    ]


@given(st.lists(st.binary(max_size=60) | st.sampled_from(record()), max_size=9), st.booleans())
def test_whatever_the_lines_are_there_are_verdicts(lines: list[bytes], headed: bool) -> None:
    for verdict in verify_record([*record()[:1], *lines] if headed else lines, FAIRNESS):
        assert verdict.outcome in ("sound", "aborted", "failed", "unknown")


# Cards that are shown later


def stud_with_exchanges() -> list[dict[str, Any]]:
    """Return a round in which a card of the stub is lost, and two are given."""
    events = [msgspec.json.decode(line) for line in record([Shuffle("caribbean-stud", 4)])]
    stub = events[-2]["stub"]
    lost = {"kind": "caribbean_stud.cards_lost", "schema": 1, "amount": 1, "where": "floor"}
    given = [{"kind": "caribbean_stud.card_given", "schema": 1, "seat": 0, "card": card} for card in stub[:3]]
    return [*events, given[0], lost, given[2]]


def find_drawn(events: list[dict[str, Any]]) -> list[str]:
    (verdict,) = verify_record(map(msgspec.json.encode, events), FAIRNESS)
    assert {problem.check for problem in verdict.problems} <= {"drawn"}
    return [str(problem.sentence) for problem in verdict.problems]


def test_cards_given_in_the_order_of_the_stub_are_sound() -> None:
    assert find_drawn(stud_with_exchanges()) == []


@pytest.mark.parametrize(
    ("place", "changed", "said"),
    [
        (-1, {"card": "Xx"}, "the card that was given is not the next one of the stub"),
        (-3, {"card": None}, "the card that was given is not the next one of the stub"),
        (-4, {"card": ["As"]}, "the card that was turned is not the bank's last one"),
        (-2, {"amount": 53}, "more or fewer cards were lost than the stub has"),
        (-2, {"amount": True}, "more or fewer cards were lost than the stub has"),
    ],
)
def test_a_card_that_did_not_lie_there_is_found(place: int, changed: dict[str, Any], said: str) -> None:
    events = stud_with_exchanges()
    events[place] |= changed
    assert said in find_drawn(events)


def test_a_talon_that_was_not_dealt_is_found() -> None:
    events = [msgspec.json.decode(line) for line in record([Shuffle("preferans")])]
    talon = events[-2]["talon"]
    won = {"kind": "preferans.bidding_won", "schema": 1, "declarer": 0, "number": 1, "talon": talon}
    assert find_drawn([*events, won]) == []
    assert find_drawn([*events, {**won, "talon": talon[::-1]}]) == [
        "the talon that was shown is not the one that was dealt"
    ]


# Held against what was saved


def save_verdicts(found: list[Verdict], **changed: Any) -> list[Saved]:
    state = {"aborted": "aborted", "open": "open"}
    lines = [
        {
            "number": verdict.deal,
            "context": verdict.context,
            "algorithm": verdict.algorithm,
            "commitment": verdict.commitment,
            "state": state.get(verdict.outcome, "used"),
            **changed,
        }
        for verdict in found
    ]
    return list(read_saved(msgspec.json.encode(line) for line in lines))


def test_what_was_saved_of_a_true_record_agrees_with_it() -> None:
    found = verdicts(record())
    assert list(against(save_verdicts(found), found)) == found


@pytest.mark.parametrize("changed", [{"commitment": "0" * 64}, {"algorithm": "kitapi-fy-1"}, {"context": "else/1"}])
def test_a_commitment_that_was_replaced_is_found(changed: dict[str, str]) -> None:
    found = verdicts(record())
    problems = list(against(save_verdicts(found[1:2], **changed), found))
    assert outcomes(problems) == ["sound", "failed", "sound", "aborted"]
    assert checks(problems)[1] == {"against"}


def test_deals_that_vanished_from_the_end_are_found() -> None:
    found = verdicts(record())
    problems = list(against(save_verdicts(found), found[:2]))
    assert [(verdict.deal, verdict.outcome) for verdict in problems[2:]] == [(3, "failed"), (4, "failed")]


def test_the_next_deal_may_still_be_running_if_it_was_when_it_was_saved() -> None:
    found = verdicts(record())
    assert list(against(save_verdicts(found, state="open"), found[:3])) == found[:3]
    assert outcomes(list(against(save_verdicts(found, state="open"), found[:2]))) == [
        "sound",
        "sound",
        "failed",
        "failed",
    ]


def test_other_deals_are_not_missed_in_the_file_of_one() -> None:
    found = verdicts(record())
    assert list(against(save_verdicts(found), found[2:3])) == found[2:3]
    assert outcomes(list(against(save_verdicts(found), found[:1]))) == ["sound", "failed", "failed", "failed"]


def test_a_secret_that_was_saved_tells_of_a_deal_that_shows_none() -> None:
    lines = record([Shuffle("prefa", broken_up=True)])
    secret = msgspec.json.decode(lines[-1])["secret"]
    found = verdicts(lines[:-1])
    (running,) = [msgspec.structs.replace(verdict, outcome="open", problems=()) for verdict in found]
    assert outcomes(list(against(save_verdicts([running], secret=secret), [running]))) == ["aborted"]
    (failed,) = against(save_verdicts([running], secret="0" * 64), [running])
    assert [str(problem.sentence) for problem in failed.problems] == [
        "the secret that was saved is not the one that was promised"
    ]


@pytest.mark.parametrize("line", [b"x", b"[]", b"\xff", b"{}", b'{"number":0}'])
def test_a_line_that_is_no_commitment_is_named(line: bytes) -> None:
    with pytest.raises(BadSaved, match=r"^line 2 is no commitment: "):
        read_saved([b"\n", line])
