"""A picture of the page, and the texts that are found in it."""

from pathlib import Path

from playwright.sync_api import Browser

from docs.making.screenshots.camera import Camera, Reading, Size
from docs.making.screenshots.texts import NOTE_TEXTS
from kitapi_testing.browser.visitor import visit


def test_a_picture_is_taken_of_every_size_and_its_texts_are_found(
    browser: Browser, card_room: str, tmp_path: Path
) -> None:
    with visit(browser, card_room, locale="sk-SK") as page:
        page.add_init_script(NOTE_TEXTS)
        page.goto("/")
        reading = Reading("sk")
        camera = Camera(tmp_path, "game", (reading,), (Size(360, 740), Size(800, 600)), ("dark",))
        camera.take(page, "start")
        pictures = {"game-start-sk-360x740", "game-start-sk-800x600"}
        assert {path.name for path in tmp_path.iterdir()} == {f"{name}-dark.jpg" for name in pictures}
        assert set(reading.taken) == pictures
        for shown in reading.taken.values():
            assert {"Play now", "with {count} bot", "With friends"} <= shown
            assert "Close" not in shown, "the settings are not open"
        assert "Language" in reading.spoken
        page.locator("[aria-haspopup=dialog]").first.click()
        page.locator(".settings").wait_for()
        camera.take_news(page, "settings")
        camera.take_news(page, "settings")
        assert camera.names == ["start", "settings-1"], "a picture without a new text is not taken"
