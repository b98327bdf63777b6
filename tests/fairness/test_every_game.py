"""Both verifiers find deals of every game, played by its rules, sound; a game without a verifier is refused."""

import shutil
from collections import Counter
from typing import Any

import msgspec
import pytest

from kitapi.fairness import verify_deal, verify_record
from kitapi.records import write_record
from kitapi.registry import FAIRNESS
from kitapi_campaigns.proofs.page_verifier import NO_NODE, verdicts
from kitapi_testing.games.cases import CASES
from kitapi_testing.games.sittings import play_random_sitting

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason=NO_NODE)


def records(name: str) -> list[list[bytes]]:
    """Return records of sittings of a few deals at tables of several sizes, played with random options."""
    case = CASES[name]
    presets = list(case.presets.values())
    return [
        list(write_record(play_random_sitting(terms, case, seed, deals=2)))
        for seed, terms in enumerate([presets[0], presets[-1]])
    ]


def deals(lines: list[bytes], opening: str) -> list[list[dict[str, Any]]]:
    found: list[list[dict[str, Any]]] = []
    for event in map(msgspec.json.decode, lines[1:]):
        found += [[]] if event["kind"] == opening else []
        found[-1].append(event)
    return found


@pytest.mark.parametrize("name", FAIRNESS)
def test_what_the_rules_deal_is_sound(name: str) -> None:
    found = Counter(verdict.outcome for lines in records(name) for verdict in verify_record(lines, FAIRNESS))
    assert found["sound"] > 0
    assert found.keys() <= {"sound", "aborted"}


@needs_node
@pytest.mark.parametrize("name", FAIRNESS)
def test_the_page_says_the_same_and_finds_a_card_exchanged(name: str) -> None:
    played = [deal for lines in records(name) for deal in deals(lines, CASES[name].game.opening_kind)]
    outcomes = [one["outcome"] for one in verdicts(played)]
    assert outcomes == [verify_deal(deal, FAIRNESS).outcome for deal in played]
    place = outcomes.index("sound")
    hands = next(event["hands"] for event in played[place] if event["kind"].endswith(".cards_dealt"))
    cards = next(hand for hand in hands if hand)
    cards[0], cards[1] = cards[1], cards[0]
    assert [one["outcome"] for one in verdicts([played[place]])] == ["failed"]
    assert verify_deal(played[place], FAIRNESS).outcome == "failed"


def test_deals_of_a_game_without_that_part_cannot_be_checked() -> None:
    name = next(iter(FAIRNESS))
    others = {other: game for other, game in FAIRNESS.items() if other != name}
    [verdict] = verify_record(records(name)[0], others)
    assert [str(problem.sentence) for problem in verdict.problems] == [
        f"line 1: deals of “{name}” cannot be checked: this program does not know how the game deals"
    ]
    assert verify_deal(deals(records(name)[0], CASES[name].game.opening_kind)[0], others).outcome == "failed"
