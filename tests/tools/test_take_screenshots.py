"""Pictures of the page: every phase has a scene, and texts are found in what a picture shows."""

import json
from itertools import islice
from pathlib import Path

import pytest

from docs.making.screenshots.camera import Camera, Size
from docs.making.screenshots.room import fixed_secrets, put_on_top, same_cards
from docs.making.screenshots.stage import LOCALES, NAMES
from docs.making.screenshots.texts import Message, messages_in, read_catalogue
from docs.making.take_screenshots import SCENES, parse, report_texts, write_texts
from kitapi.cards import read_cards
from kitapi.registry import GAMES
from kitapi.room.table import deal_start
from kitapi.wording import LANGUAGES

BIDS = Message("{name} bids {bid}", ("{name} bids {bid}",), in_context=False)
PASS = Message("Pass", ("Pass",), in_context=False)
NO = Message("No", ("No",), in_context=False)
DOWN = Message("card: down", ("down",), in_context=True)
BOTS = Message("with {count} bot", ("with {count} bot", "with {count} bots"), in_context=False)
NOTED = {
    "{name} bids {bid}": ["Anna bids 7♠"],
    "Pass": ["Pass"],
    "No": ["No"],
    "with {count} bots": ["with 2 bots"],
}
ALL = (BIDS, PASS, NO, DOWN, BOTS)


def test_every_game_has_scenes_and_every_phase_of_it_is_in_one() -> None:
    assert set(SCENES) == set(GAMES)
    for game in SCENES.values():
        names = [scene.name for scene in game.scenes]
        assert len(names) == len(set(names))
        assert frozenset().union(*(scene.phases for scene in game.scenes)) == game.phases


def test_pictures_are_taken_in_every_language() -> None:
    assert set(LOCALES) == set(NAMES) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        (["Anna bids 7"], {BIDS.name}),  # the suit is drawn, not written
        (["Anna bids 8"], set()),
        (["Boris bids 7"], set()),
        (["You may Pass now"], {PASS.name}),
        (["Passing"], set()),
        (["No"], {NO.name}),
        (["No card"], set()),  # so short a text is a part of many
        (["face\ndown"], {DOWN.name}),
        (["with  2\u00a0bots"], {BOTS.name}),
        (["Anna", "bids 7"], set()),
        ([], set()),
    ],
)
def test_a_message_is_seen_where_a_text_has_what_it_became(shown: list[str], found: set[str]) -> None:
    assert messages_in(ALL, NOTED, shown) == found


def test_a_message_that_the_page_never_filled_is_not_seen() -> None:
    assert messages_in([PASS], {}, ["Pass"]) == set()


def test_catalogues_have_the_same_messages_and_english_texts_are_their_names() -> None:
    english, others = read_catalogue("en"), [read_catalogue(language) for language in LANGUAGES]
    for other in others:
        assert {message.name for message in other} == {message.name for message in english}
    assert all(message.forms[0] == message.name for message in english if not message.in_context)
    slovak = {message.name: message for message in read_catalogue("sk")}
    assert len(slovak["with {count} bot"].forms) == 3


def test_every_run_has_the_same_secrets_each_of_them_another() -> None:
    one, other = fixed_secrets(), fixed_secrets()
    first = [one() for _ in range(5)]
    assert first == list(islice(iter(other, b""), 5))
    assert len(set(first)) == 5
    assert {len(secret) for secret in first} == {32}


def test_a_room_deals_the_cards_that_lie_on_top() -> None:
    deck = read_cards("As Ks Qs")
    with same_cards("Qs As"):
        assert vars(deal_start)["shuffle"](deck, b"", (), "") == read_cards("Qs As Ks")
        assert vars(deal_start)["fresh_secret"]() == fixed_secrets()()
    assert put_on_top((), deck) == tuple(deck)


def test_sizes_are_written_as_width_and_height() -> None:
    given = parse(["--size", "360x740", "--size", "800x1280", "--scene", "start"])
    assert given.size == [Size(360, 740), Size(800, 1280)]
    assert (given.scene, given.game) == (["start"], None)
    assert str(given.size[0]) == "360x740"


def test_texts_that_no_picture_shows_are_counted_and_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    camera = Camera(tmp_path, "game", "en", (), ALL)
    camera.taken["game-start-en-360x740"] = frozenset({"Pass"})
    camera.seen |= {"Pass"}
    other = Camera(tmp_path, "other", "en", (), ALL, seen={"No"}, spoken={"card: down", "Pass"})
    write_texts([camera, other], tmp_path)
    report_texts([camera, other])
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "en: 2 of 5 texts in sight, 1 more read aloud or in lists"
    assert printed[1:] == ["  unseen: {name} bids {bid}", "  spoken: card: down", "  unseen: with {count} bot"]
    written = json.loads((tmp_path / "texts.json").read_text())["en"]
    assert written["pictures"] == {"game-start-en-360x740": ["Pass"]}
    assert written["spoken"] == ["card: down"]
    assert written["unseen"] == ["{name} bids {bid}", "card: down", "with {count} bot"]
