"""The scenes of Caribbean Stud: its table, its consoles, its books, and what dealers train with."""

from functools import partial

from playwright.sync_api import Error, Page

from docs.making.games.caribbean_stud.console_states import show_console_states
from docs.making.games.caribbean_stud.consoles import close_and_report, deal_hands, explore_consoles
from docs.making.games.caribbean_stud.history import show_log
from docs.making.games.caribbean_stud.house_gallery import show_house_gallery
from docs.making.games.caribbean_stud.rare_gallery import show_rare_papers
from docs.making.games.caribbean_stud.refusals import show_refusals
from docs.making.games.caribbean_stud.table_states import show_table_states
from docs.making.games.caribbean_stud.training import show_drills, show_odds, show_rulings
from docs.making.screenshots.common import show_invitations, show_lost_pages, show_start
from docs.making.screenshots.explore import explore
from docs.making.screenshots.records import replay_records
from docs.making.screenshots.stage import (
    GameScenes,
    Scene,
    Stage,
    await_turn,
    open_by,
    open_table,
    read_offer,
    take_dialogs,
    take_drawers,
)
from kitapi.games.caribbean_stud.rules.terms.phase import Phase

GAME = "caribbean-stud"
FLUSH = "Ah Kh 9h 4h 2h"
NOTHING = "Jd 9c 7s 5d 2c"
BANK = "Ac Ks Tc 6c 3d"
STRAIGHT_FLUSH = "9h 8h 7h 6h 5h"
LOW_BANK = "Qc Js 9d 6c 3d"
TOPS = (f"{FLUSH} 8s 8d Kc 6d 3s {NOTHING} {BANK} 8c", f"{STRAIGHT_FLUSH} {NOTHING} {LOW_BANK} 8d")
"""Cards on top of the decks of two rooms, so that rare hands are dealt."""


def play_rounds(stage: Stage) -> None:
    """Play rounds at a practice table, dealt by machine and by hand, with common and with rare hands."""
    rooms = (("", "example"), ("", "example_by_hand"), *((top, "example") for top in TOPS))
    for number, (top, preset) in enumerate(rooms):
        with stage.part(f"rounds {number}"), stage.visit(top=top) as page:
            page.goto("/")
            variant = {**read_offer(page, GAME)["presets"][preset], "answer_seconds": 0}
            table = open_table(page, GAME, ["me", "simple", "simple"], variant, name=stage.names[0])
            page.goto(table)
            await_turn(page)
            stage.take(page, f"stakes-{number}")
            explore(stage, page, "round", deals=6, seed=number)
            stage.take(page, f"round-over-{number}")
            if number == 0:
                _show_table(stage, page, table)


def _show_table(stage: Stage, page: Page, table: str) -> None:
    """Take pictures of the table's dialogs, its sheet, and the replay of its first round."""
    take_dialogs(stage, page, "table")
    take_drawers(stage, page)
    page.goto(f"{table}/deal/1")
    page.wait_for_selector(".replay-words")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        stage.take_news(page, "replay")
    stage.take(page, "replay")
    with stage.part("check"):
        page.keyboard.press("c")
        page.wait_for_selector("dialog[open]")
        page.wait_for_timeout(1500)
        stage.take(page, "check")


def choose_each_option(stage: Stage) -> None:
    """Pick up a card, and ask for a fold to be confirmed, with a hand that would win the jackpot."""
    with stage.visit(top=TOPS[0]) as page:
        page.goto("/")
        variant = {**read_offer(page, GAME)["presets"]["example"], "answer_seconds": 0}
        page.goto(open_table(page, GAME, ["me", "simple"], variant, name=stage.names[0]))
        await_turn(page)
        for choice in ("change_notes", "ante", "token", "wave"):
            page.locator(f".choices [data-choice={choice}]:enabled").click()
            try:
                page.wait_for_selector(f".choices [data-choice={choice}]", state="detached")
            except Error:
                stage.failed.append(f"{stage.camera.language} choice {choice} stays")
        page.wait_for_selector(".held")
        await_turn(page)
        stage.take(page, "choose")
        page.locator(".held").last.click()
        stage.take(page, "card-picked", prepare=_pick)
        page.locator("[data-choice=exchange]").click()
        stage.take(page, "exchange-confirmation", prepare=_confirm_exchange)
        page.locator(".asked .choice").last.click()
        page.locator("[data-choice=fold]").click()
        stage.take(page, "fold-confirmation", prepare=partial(open_by, button="[data-choice=fold]", opened=".asked"))
        _show_values(stage, page)


def _show_values(stage: Stage, page: Page) -> None:
    """Fold after all, and show the value of every choice in the round that is over."""
    page.locator(".asked .choice").first.click()
    page.wait_for_selector(".settled .odds-button")
    stage.take(page, "values-of-choices", prepare=_open_values)


def _open_values(page: Page) -> None:
    """Open the slip with the value of every choice, once it is counted."""
    open_by(page, ".settled .odds-button", "dialog[open]")
    page.wait_for_selector("dialog[open] .odds-told section")


def _pick(page: Page) -> None:
    """Pick a card up to be exchanged."""
    open_by(page, ".held:last-child", "[data-choice=exchange]")


def _confirm_exchange(page: Page) -> None:
    """Open the question whether the card is to be exchanged."""
    if not page.locator(".asked").count():
        _pick(page)
    open_by(page, "[data-choice=exchange]", ".asked")


def _phases(*names: str) -> frozenset[str]:
    return frozenset(Phase[name].value for name in names)


DEALT = _phases(
    *("CLOSED", "PREPARE", "STAKES", "COIN_IN", "DEAL", "CHOOSE", "CHECK", "REVEAL", "SETTLE", "JACKPOT", "DONE")
)
"""The phases that a dealer takes a hand through."""

SCENES = GameScenes(
    phases=frozenset(phase.value for phase in Phase),
    scenes=(
        Scene("start", frozenset(), partial(show_start, game=GAME)),
        Scene("lost", frozenset(), partial(show_lost_pages, game=GAME)),
        Scene("invitation", frozenset(), partial(show_invitations, game=GAME)),
        Scene("rounds", _phases("STAKES", "CHOOSE", "OVER"), play_rounds),
        Scene("log", frozenset(), show_log),
        Scene("states", frozenset(), show_table_states),
        Scene("consoles-states", frozenset(), show_console_states),
        Scene("house", frozenset(), show_house_gallery),
        Scene("rare-papers", frozenset(), show_rare_papers),
        Scene("refusals", frozenset(), show_refusals),
        Scene("records", frozenset(), partial(replay_records, game=GAME)),
        Scene("choices", _phases("CHOOSE"), choose_each_option),
        Scene(
            "dealer",
            DEALT,
            partial(deal_hands, tops=TOPS),
        ),
        Scene("consoles", frozenset(), partial(explore_consoles, tops=("", *TOPS))),
        Scene("closing", _phases("CLOSING", "BROKEN_UP"), close_and_report),
        Scene("rulings", frozenset(), show_rulings),
        Scene("odds", frozenset(), show_odds),
        Scene("drills", frozenset(), show_drills),
    ),
)
