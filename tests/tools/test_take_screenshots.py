"""Pictures of the page: every phase has a scene, and texts are found in what a picture shows."""

import json
from itertools import islice
from pathlib import Path

import pytest

from docs.making.screenshots.camera import Camera, Reading, Size
from docs.making.screenshots.contact_sheet import CAPTION, HEIGHT, arrange, read_size
from docs.making.screenshots.layout import Misplaced
from docs.making.screenshots.readings import keep_reading, load_reading, load_readings, write_texts
from docs.making.screenshots.records import newest_records
from docs.making.screenshots.room import fixed_secrets, put_on_top, same_cards
from docs.making.screenshots.stage import LOCALES, NAMES
from docs.making.screenshots.texts import Message, merge_messages, messages_in, read_catalogue
from docs.making.take_screenshots import SCENES, order_cameras, parse, report_texts
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
        (["Anna bids 7"], {BIDS.name}),  # the suit is a drawing, not a letter
        (["Anna bids 8"], set()),
        (["Boris bids 7"], set()),
        (["You may Pass now"], {PASS.name}),
        (["Passing"], set()),
        (["No"], {NO.name}),
        (["No card"], set()),  # such a short text is part of many others
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


def test_a_camera_takes_all_languages_of_a_game_unless_they_are_played_apart() -> None:
    def languages(*options: str) -> list[list[str]]:
        cameras = order_cameras(parse(["--game", next(iter(SCENES)), "--lang", "sk", "--lang", "it", *options]))
        return [[reading.language for reading in camera.readings] for camera in cameras]

    assert languages() == [["sk", "it"]]
    assert languages("--apart") == [["sk"], ["it"]]


def test_sizes_take_turns_with_the_themes() -> None:
    given = ["--game", next(iter(SCENES)), "--size", "360x740", "--size", "1280x800"]
    (taking_all,), (taking_turns,) = (order_cameras(parse([*given, *more])) for more in ([], ["--turns"]))
    assert [taking_all.themes_of(size) for size in taking_all.sizes] == [("light", "dark")] * 2
    assert [taking_turns.themes_of(size) for size in taking_turns.sizes] == [("light",), ("dark",)]


def jpeg_of(path: Path, width: int, height: int) -> Path:
    """Return a file with the headers of a JPEG picture of this size."""
    other = b"\xff\xe0\x00\x10" + bytes(14)
    frame = b"\xff\xc0\x00\x11\x08" + height.to_bytes(2, "big") + width.to_bytes(2, "big") + bytes(10)
    path.write_bytes(b"\xff\xd8" + other + frame)
    return path


def test_pictures_fill_the_columns_of_a_sheet_in_their_order(tmp_path: Path) -> None:
    assert read_size(jpeg_of(tmp_path / "one.jpg", 360, 740)) == (360, 740)
    high = HEIGHT // 2 - CAPTION
    pictures = [jpeg_of(tmp_path / f"{at}.jpg", 100, high) for at in range(5)]
    long = jpeg_of(tmp_path / "long.jpg", 100, 3 * HEIGHT)
    sheets = list(arrange([*pictures, long], 100, 2))
    assert sheets == [[pictures[:2], pictures[2:4]], [pictures[4:], [long]]]
    assert list(arrange([], 100, 2)) == []


def test_every_game_has_records_the_newest_of_each_name() -> None:
    for game in GAMES:
        found = newest_records(game)
        assert found
        assert all(path.stem.endswith(f"-{game}-{name}") for name, path in found.items())
    assert newest_records("no-game") == {}


def test_texts_that_no_picture_shows_are_counted_and_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other = Reading("en"), Reading("en", seen={"No"}, spoken={"card: down", "Pass"})
    for reading in (one, other):
        vars(reading)["catalogue"] = ALL
    one.taken["game-start-en-360x740"] = frozenset({"Pass"})
    one.seen |= {"Pass"}
    one.misplaced["game-start-en-360x740"] = [Misplaced("cut off", "Pass")]
    write_texts([one, other], tmp_path)
    report_texts([one, other])
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "en: 2 of 5 texts in sight, 1 more read aloud or in lists"
    assert printed[1] == "  room: 2 of 5 in sight, 1 more read aloud"
    assert printed[2:5] == ["  unseen: {name} bids {bid}", "  spoken: card: down", "  unseen: with {count} bot"]
    assert printed[5:] == ["  cut off in game-start-en-360x740: Pass"]
    written = json.loads((tmp_path / "texts.json").read_text())["en"]
    assert written["pictures"] == {"game-start-en-360x740": ["Pass"]}
    assert written["spoken"] == ["card: down"]
    assert written["unseen"] == ["{name} bids {bid}", "card: down", "with {count} bot"]
    assert written["misplaced"] == {"game-start-en-360x740": [["cut off", "Pass"]]}


def test_a_later_run_goes_on_from_what_earlier_ones_have_read(tmp_path: Path) -> None:
    one, other = load_reading(tmp_path, "game", "en"), Reading("sk")
    assert one == Reading("en")
    picture = "game-start-en-360x740"
    one.taken[picture] = frozenset({"Pass"})
    one.misplaced[picture] = [Misplaced("cut off", "Pass")]
    one.spoken |= {"No"}
    for reading in (one, other):
        keep_reading(tmp_path, "game", reading)
    later = load_reading(tmp_path, "game", "en")
    assert (later.taken, later.seen, later.spoken, later.misplaced) == (one.taken, {"Pass"}, {"No"}, one.misplaced)
    assert [reading.language for reading in load_readings(tmp_path)] == ["en", "sk"]
    camera = Camera(tmp_path, "game", [later], (Size(360, 740), Size(1280, 800)))
    assert camera.seen_at == {Size(360, 740): {"Pass"}, Size(1280, 800): set()}


def test_a_message_of_several_catalogues_is_listed_once_with_all_its_texts() -> None:
    own, other = Message("Pass", ("Passo",), False, "one"), Message("Pass", ("Pas",), False, "other")
    assert merge_messages([own, NO, other]) == [Message("Pass", ("Passo", "Pas"), False, "one"), NO]
