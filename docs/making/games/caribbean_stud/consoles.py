"""The consoles of the house's roles: a hand step by step, what goes wrong by chance, the closing, and the books."""

from collections.abc import Mapping, Sequence
from random import Random

from playwright.sync_api import Error, Page

from docs.making.screenshots.stage import Stage, open_all, open_table, read_offer, take_dialogs

GAME = "caribbean-stud"
ROLES = ("dealer", "gaming_inspector", "municipal_inspector", "gaming_management", "control_room")
VERSION = """() => {
  const role = location.pathname.split('/as/')[1] ?? null;
  const own = window.sockets.findLast(({ url }) => new URL(url).searchParams.get('as') === role);
  return own?.state?.version ?? -1;
}"""
NEXT = ".next-step:enabled"
MOST_STEPS = 60
IDLE = 250
"""Milliseconds between two checks of consoles at which nothing is to be done."""

ACT = """(draws) => {
  const inSight = (place) => [...document.querySelectorAll(place)].filter((one) => one.checkVisibility());
  const draw = (list) => list[Math.floor(draws.shift() * list.length)];
  document.querySelectorAll('main details').forEach((one) => { one.open = true; });
  const facts = inSight('.facts-form select');
  if (facts.length && (document.querySelector('.incident') || draws.shift() < 0.1)) {
    const open = facts.find((one) => !one.value);
    if (!open) { document.querySelector('.facts-form button:enabled')?.click(); return 'stated'; }
    open.value = draw([...open.options].filter((one) => one.value)).value;
    open.dispatchEvent(new Event('change', { bubbles: true }));
    return 'fact';
  }
  const others = inSight('.step-button:enabled, .hinted:enabled');
  if (others.length && draws.shift() < 0.15) { draw(others).click(); return 'other'; }
  const [next] = inSight('.next-step:enabled');
  if (next) { next.click(); return 'next'; }
  const [waits] = inSight('.role-tab.waits:not([aria-current])');
  if (waits) { waits.click(); return 'tab'; }
  const [lit] = inSight('.hinted:enabled');
  if (lit && draws.shift() < 0.7) { lit.click(); return 'lit'; }
  const tabs = inSight('.role-tab');
  if (tabs.length && draws.shift() < 0.3) { draw(tabs).click(); return 'tab'; }
  return '';
}"""
"""A script that takes the next step that the consoles offer, or now and then another one."""


STEADY = [0.9] * 8
"""Draws with which ``ACT`` takes the steps that are due, and presses nothing on the console."""

JACKPOTS: Mapping[int, tuple[int, str]] = {0: (5, "jpl"), 1: (2, "jph")}
"""By hand with a jackpot: its button on the console, and where the key must be turned to pay it."""


def open_for_roles(stage: Stage, page: Page, players: int = 3, **house: object) -> str:
    """Open a practice table with open seats; returns its address. It is closed until somebody has a seat or role."""
    page.goto("/")
    variant = {**read_offer(page, GAME)["presets"]["example"], "answer_seconds": 0, **house}
    return open_table(page, GAME, ["open"] * players, variant, name=stage.names[2])


def call_bots(page: Page, bots: int = 2) -> None:
    """Put bots into the last open seats, by the dialog of the house."""
    page.locator("[aria-haspopup=dialog]").first.click()
    for _ in range(bots):
        seats = page.locator("dialog[open] .open-seats li")
        left = seats.count()
        seats.last.locator("button").last.click()
        page.wait_for_function(
            "(left) => document.querySelectorAll('dialog[open] .open-seats li').length < left", arg=left
        )
    page.keyboard.press("Escape")


def take_role(stage: Stage, page: Page, table: str, role: str) -> None:
    """Open the role's page, and take the role, also from another who has it."""
    page.goto(f"{table}/as/{role}")
    page.wait_for_selector(".role-offer, .step-bar")
    if page.locator(".role-offer").count():
        stage.take(page, f"offer-{role}")
        page.locator(".role-offer button").first.click()
        page.wait_for_selector(".role-offer input, .step-bar")
        if page.locator(".role-offer input").count():
            page.locator(".role-offer input").fill(stage.names[2])
            page.locator(".role-offer button").first.click()
        page.wait_for_selector(".step-bar")


def deal_hands(stage: Stage, tops: Sequence[str]) -> None:
    """Deal hands step by step, and picture the dealer's console at each step, and the other consoles now and then."""
    for number, top in enumerate(tops):
        with stage.part(f"hand {number}"), stage.visit(top=top) as page:
            table = open_for_roles(stage, page)
            for role in ("dealer", *ROLES[1 : 2 + number]):
                take_role(stage, page, table, role)
            page.goto(f"{table}/as/dealer")
            page.wait_for_selector(NEXT)
            if not number:
                take_dialogs(stage, page, "house")
            call_bots(page)
            _deal(stage, page, table, number)


def _deal(stage: Stage, page: Page, table: str, number: int) -> None:
    keys = _list_keys(number)
    for _ in range(MOST_STEPS):
        _await_step(stage, page, number, keys)
        step = page.locator(NEXT).first.get_attribute("data-step") or ""
        stage.take(page, f"dealer-{step}-{number}")
        _note_console_phase(stage, page)
        if step == "settle" and f"meter-{number}" not in stage.camera.names:
            _show_others(stage, page, table, number)
        before = page.evaluate(VERSION)
        if step == "no_more_bets":
            page.wait_for_timeout(4 * IDLE)
        page.locator(NEXT).first.click()
        try:
            page.wait_for_function(f"(before) => ({VERSION})() > before", arg=before, timeout=4000)
        except Error:
            page.wait_for_timeout(IDLE)
        if step == "game_over":
            return


def _list_keys(number: int) -> list[str]:
    """Return the parts of the console with which the jackpot of a hand is paid, in order; none without a jackpot."""
    if number not in JACKPOTS:
        return []
    button, position = JACKPOTS[number]
    return [f"[data-button='{button}']", f".to-{position}", f"[data-button='{button}']", ".to-r"]


def _await_step(stage: Stage, page: Page, number: int, keys: list[str]) -> None:
    """Wait for the dealer's next step; until then act in the other roles of the same person.

    ``keys``: the parts of the console that the inspector must press or turn to pay a jackpot, in order; those that
    were used are removed.
    """
    for _ in range(MOST_STEPS):
        _note_console_phase(stage, page)
        if page.url.endswith("/as/dealer") and page.locator(NEXT).count():
            return
        if keys and page.locator(f"{keys[0]}.hinted:enabled").count():
            page.locator(keys.pop(0)).click()
            done = "key"
        else:
            done = page.evaluate(ACT, STEADY)
        page.wait_for_timeout(IDLE)
        if done:
            stage.take_news(page, f"role-{number}")
    page.wait_for_selector(NEXT)


def _note_console_phase(stage: Stage, page: Page) -> None:
    """Note the phase that the server sent to the dealer's page: a console draws no scene of a deal."""
    phase = page.evaluate("() => window.sockets.findLast((one) => one.state?.view)?.state.view.phase ?? ''")
    stage.camera.phases.add(phase)


def _show_others(stage: Stage, page: Page, table: str, number: int) -> None:
    """Take pictures of all roles' consoles, and of the display on the wall, in the middle of a hand."""
    for role in ROLES[1:]:
        page.goto(f"{table}/as/{role}")
        page.wait_for_selector(".role-offer, .step-bar")
        open_all(page)
        stage.take(page, f"console-{role}-{number}")
    page.goto(f"{table}/meter")
    page.wait_for_selector(".odometer")
    stage.take(page, f"meter-{number}")
    page.goto(f"{table}/as/dealer")
    page.wait_for_selector(NEXT)


def explore_consoles(stage: Stage, tops: Sequence[str], steps: int = 160) -> None:
    """Let one person in all roles take the next steps, and now and then do something irregular."""
    for number, top in enumerate(tops):
        with stage.part(f"consoles {number}"), stage.visit(top=top) as page:
            table = open_for_roles(stage, page, shuffling=("machine", "hand", "machine")[number % 3])
            for role in ROLES:
                take_role(stage, page, table, role)
            page.goto(f"{table}/as/dealer")
            page.wait_for_selector(NEXT)
            call_bots(page)
            draws = Random(number)
            for _ in range(steps):
                done = page.evaluate(ACT, [draws.random() for _ in range(8)])
                page.wait_for_timeout(60 if done else IDLE)
                _note_console_phase(stage, page)
                stage.take_news(page, "console")


def close_and_report(stage: Stage) -> None:
    """Take pictures of a table closed after a hand, its books, a shift, a hand; and of a table that a player leaves."""
    with stage.visit() as page:
        table = open_for_roles(stage, page)
        for role in ("gaming_inspector", "dealer"):
            take_role(stage, page, table, role)
        call_bots(page)
        with stage.part("a hand to close after"):
            _deal(stage, page, table, 9)
        with stage.part("closing"):
            page.locator("[data-step=begin_closing]").click()
            page.wait_for_timeout(2 * IDLE)
            _note_console_phase(stage, page)
            stage.take(page, "closing")
            _count(stage, page, table)
        for name, address in (("books", "books"), ("shift", "books/1"), ("played-hand", "hands/1")):
            with stage.part(name):
                page.goto(f"{table}/{address}")
                page.wait_for_selector("main")
                page.wait_for_timeout(2 * IDLE)
                open_all(page)
                stage.take(page, name)
        page.goto(table)
        page.wait_for_timeout(2 * IDLE)
        stage.take(page, "watched")


def _count(stage: Stage, page: Page, table: str) -> None:
    """Press COIN IN, count tray and box, and confirm the count."""
    for _ in range(6):
        if page.locator(NEXT).count():
            page.locator(NEXT).first.click()
            page.wait_for_timeout(IDLE)
        fields = page.locator(".tray form input")
        if fields.count() > 1:
            break
    figures = "".join(c if c.isdigit() or c == " " else "" for c in page.locator(".tray-line").first.inner_text())
    counted = [one for one in figures.split(" ") if one] or ["50000", "0"]
    for at, value in enumerate((*counted, "0")[:2]):
        page.locator(".tray form input").nth(at).fill(value)
    stage.take(page, "counting")
    page.locator(".tray form button").first.click()
    page.wait_for_timeout(IDLE)
    page.goto(f"{table}/as/gaming_inspector")
    page.wait_for_selector(NEXT)
    stage.take(page, "count-to-confirm")
    page.locator(NEXT).first.click()
    page.wait_for_timeout(2 * IDLE)
    stage.take(page, "closed")
