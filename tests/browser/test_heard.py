"""The accessibility tree of the page at each moment, as a screen reader finds it."""

from playwright.sync_api import Browser, expect

from kitapi_testing.browser.visitor import start_deal, visit
from tests.browser.playing_on import play_on

CARD = "/(ace|king|queen|jack|ten|nine|eight|seven) of (spades|clubs|diamonds|hearts)/"
TEN_CARDS = "\n".join([f"        - button {CARD}"] * 10)

START = """
- banner:
  - navigation "Language":
    - button "Ελληνικά"
    - button "English" [pressed]
    - button "Italiano"
    - button "Slovenčina"
  - button "Settings"
- main:
  - heading "Prefa" [level=1]
  - paragraph
  - button /Play now/
  - button /With friends/
"""
AUCTION = f"""
- banner:
  - link "Kitapi, to the start page"
  - heading "Prefa" [level=1]
  - navigation "Table":
    - button "Seats"
    - button "Keys"
    - button "Settings"
- main:
  - text: /kasa \\d+/
  - region "Stelios"
  - region "Vasso"
  - region "Auction":
    - list "Calls"
  - region "You"
  - paragraph: Your bid
  - button "Pass"
  - group "Your hand":
{TEN_CARDS}
  - complementary:
    - region "Sheet":
      - heading "Kitapi" [level=2]
      - button /Kasa column in tens, .+/
    - region "What happened"
- log
"""
PLAY = f"""
- main:
  - region "Stelios"
  - region "Vasso"
  - group "Trick"
  - region "You"
  - paragraph: Your turn to play
  - group "Your hand":
    - button {CARD}
"""
SETTLEMENT = f"""
- main:
  - article "Settlement":
    - heading /./ [level=2]
    - table "Results":
      - rowgroup:
        - row /You/
        - row /Stelios/
        - row /Vasso/
    - heading "The cards, as dealt" [level=3]
    - term: You
    - definition:
      - img {CARD}
  - button "Next deal"
"""


def test_the_start_page_is_heard(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        page.goto("/")
        expect(page.get_by_role("button", name="With friends")).to_be_visible()
        expect(page.locator("#page")).to_match_aria_snapshot(START)


def test_the_auction_is_heard(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        expect(page.locator("#page")).to_match_aria_snapshot(AUCTION)


def test_the_play_and_the_settlement_are_heard(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        play_on(page, "playing")
        expect(page.locator("#page")).to_match_aria_snapshot(PLAY)
        play_on(page, "over")
        expect(page.locator("#page")).to_match_aria_snapshot(SETTLEMENT)
