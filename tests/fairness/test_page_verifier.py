"""The page's verifier of shuffles, run by Node.js: its verdicts on true deals and on changed ones."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kitapi.fairness import verify_deal
from kitapi.registry import FAIRNESS
from kitapi_campaigns.proofs.page_verifier import NO_NODE, verdicts
from kitapi_testing.games.transcripts import GAMES, PUT_ON_TOP, transcript
from kitapi_testing.shuffles import Shuffle

HISTORIES = sorted((Path(__file__).parents[1] / "histories").glob("*.jsonl"))

Event = dict[str, Any]

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason=NO_NODE)


def deal(game: str = "prefa", **of: Any) -> list[Event]:
    """Return the events of a deal, always the same for the same arguments."""
    return transcript(Random(game), Shuffle(game=game, **of))


def of_kind(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event["kind"].endswith(f".{name}")]


@needs_node
def test_the_deals_of_every_release_are_sound_but_where_cards_were_put_on_top() -> None:
    deals: list[list[Event]] = []
    for path in HISTORIES:
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            event = json.loads(line)
            if event["kind"].endswith(("deal_opened", "hand_opened")):
                deals.append([])
            deals[-1].append(event)
    answers = verdicts(deals)
    assert len(answers) == len(deals) > 60
    assert {(one["outcome"], one["algorithm"]) for one in answers} >= {("sound", "kitapi-fy-1")}
    assert {one["outcome"] for one in answers} <= {"sound", "aborted", "open", "failed"}
    assert sum(one["outcome"] == "failed" for one in answers) == sum(map(len, PUT_ON_TOP.values()))


@needs_node
def test_silent_seats_withheld_shares_and_broken_deals_are_reported() -> None:
    answers = verdicts(
        [deal(game, players=4, silent=(1,), withheld=(2,)) for game in GAMES]
        + [deal(game, broken_up=True) for game in GAMES]
        + [deal(algorithm="kitapi-fy-1", silent=(0,)), deal(algorithm="kitapi-fy-9")]
    )
    said = [(one["outcome"], one["silent"], one["withheld"]) for one in answers]
    assert said[:3] == [("sound", [1], [2])] * 3
    assert said[3:6] == [("aborted", [], [])] * 3
    assert said[6:] == [("sound", [0], []), ("unknown", [], [])]


def exchange_cards(events: list[Event]) -> None:
    hands = of_kind(events, "cards_dealt")[0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


def show_another_secret(events: list[Event]) -> None:
    of_kind(events, "cards_dealt")[0]["secret"] = "00" * 32


def show_another_share(events: list[Event]) -> None:
    of_kind(events, "contributed")[0]["value"] = "00" * 16


def pledge_late(events: list[Event]) -> None:
    pledged = of_kind(events, "pledged")[0]
    events.remove(pledged)
    events.insert(events.index(of_kind(events, "contributed")[0]) + 1, pledged)


def never_pledge(events: list[Event]) -> None:
    events.remove(of_kind(events, "pledged")[0])


def pledge_twice(events: list[Event]) -> None:
    events.insert(1, of_kind(events, "pledged")[0])


def name_another_deal(events: list[Event]) -> None:
    events[0]["commitment"]["context"] = "table/2"


def change_the_way(events: list[Event]) -> None:
    of_kind(events, "cards_dealt")[0]["algorithm"] = "kitapi-fy-1"


def begin_in_the_middle(events: list[Event]) -> None:
    del events[0]


CHANGES: dict[Callable[[list[Event]], None], str] = {
    exchange_cards: "order",
    show_another_secret: "commitment",
    show_another_share: "values",
    pledge_late: "pledges",
    never_pledge: "pledges",
    pledge_twice: "record",
    name_another_deal: "record",
    change_the_way: "record",
    begin_in_the_middle: "record",
}


@needs_node
def test_whatever_was_changed_is_found_by_the_check_that_is_for_it() -> None:
    changed = []
    for change in CHANGES:
        events = json.loads(json.dumps(deal()))
        change(events)
        changed.append(events)
    answers = dict(zip(CHANGES, verdicts(changed), strict=True))
    assert {change.__name__: one["outcome"] for change, one in answers.items()} == {
        change.__name__: "failed" for change in CHANGES
    }
    assert [change.__name__ for change, check in CHANGES.items() if check not in answers[change]["found"]] == []


@needs_node
@pytest.mark.parametrize(("event", "field", "other"), [("deck_cut", "amount", 23), ("bets_closed", "seats", [0])])
def test_the_way_from_deck_to_seats_is_followed(event: str, field: str, other: Any) -> None:
    events = deal("caribbean-stud", players=4)
    assert verdicts([events])[0]["outcome"] == "sound"
    (found,) = of_kind(events, event)
    assert found[field] != other
    found[field] = other
    assert verdicts([events])[0]["found"] == ["dealing"]


@needs_node
def test_nothing_makes_it_stumble() -> None:
    junk = [
        [],
        [None],
        [{}],
        [{"kind": 3}],
        [{"kind": "prefa.deal_opened"}],
        [{"kind": "constructor.name"}],
        [[]],
        ["x"],
    ]
    assert {one["outcome"] for one in verdicts(junk)} == {"failed"}
    assert verdicts([[*deal(), None, 7, {"kind": None}]])[0]["outcome"] == "failed"


@needs_node
@pytest.mark.parametrize("game", GAMES)
def test_only_schemas_that_are_known_are_read(game: str) -> None:
    """An opening has schema 1 or 2, every other event schema 1; both verifiers demand this."""
    schemas: tuple[Any, ...] = (1, 2, 3, 0, -1, True, "1", None)
    deals = [deal(game) for _ in range(2 * len(schemas))]
    for number, events in enumerate(deals):
        changed = events[0] if number < len(schemas) else of_kind(events, "contributed")[0]
        changed["schema"] = schemas[number % len(schemas)]
    said = [one["outcome"] for one in verdicts(deals)]
    assert said == ["sound"] * 2 + ["failed"] * 6 + ["sound"] + ["failed"] * 7
    assert said == [verify_deal(events, FAIRNESS).outcome for events in deals]
