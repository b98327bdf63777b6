"""Finished deals settled by the real rules, laid before the page's own components, and what these say of them."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from playwright.sync_api import Page

from kitapi.games.prefa.scoresheet import results_of, settlement_of, write
from kitapi.games.prefa.settled import ContractFacts, Ending, PassDealFacts
from kitapi.games.prefa.settlement import KASA, explained, settle, settle_passed
from kitapi.games.prefa.sheet import blank_sheet
from kitapi.games.prefa.variant import PrefaVariant
from kitapi.kernel import Seat
from kitapi.ledger import net
from tests.games.prefa.accounts import deal
from tests.games.prefa.tables import variant

NAMES = {
    "en": ("Eleni", "Nikos", "Anna", "Petros"),
    "el": ("Ελένη", "Νίκος", "Άννα", "Πέτρος"),
    "sk": ("Elena", "Mikuláš", "Anna", "Peter"),
    "it": ("Elena", "Nicola", "Anna", "Pietro"),
}

SHOW = """async ([table, outcome, sheet]) => {
  const at = (name) => import(`/static/${name}.js`);
  const [{ html, render }, { Settled }, { tell }, { Story }, { columnsOf }] = await Promise.all(
    ["ui", "games/prefa/settled", "games/prefa/tell", "games/prefa/story", "games/prefa/columns"].map(at));
  const heard = (node) => {
    const copy = node?.cloneNode(true);
    copy?.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
    return copy?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  };
  const drawn = (what) => {
    const blank = document.body.appendChild(document.createElement('div'));
    render(what, blank);
    return blank;
  };
  const view = { number: 1, results: outcome.results.map(() => 0), kasa: outcome.facts.kasa };
  const slip = drawn(html`<${Settled} view=${view} outcome=${outcome} table=${table} />`);
  slip.querySelectorAll('.rule-tap').forEach((tap) => tap.click());
  await new Promise((resolve) => setTimeout(resolve, 20));
  const told = tell({ kind: 'all_shown', settled: outcome }, { table, view });
  const voice = { me: table.me, nameOf: (seat) => table.seats[seat].name };
  const columns = columnsOf(sheet).filter(({ figures }) => figures.some(({ deal }) => deal > 0));
  const stories = columns.map((column) => [column, drawn(html`<${Story}
    column=${column} label="" voice=${voice} deals=${sheet.deals} />`)]);
  const lines = (story, which) => [...story.querySelectorAll(`li > div > p${which}`)].map(heard);
  const answer = {
    lang: document.documentElement.lang,
    headline: heard(slip.querySelector('h2')),
    tricks: heard(slip.querySelector('.tricks-line')),
    paid: [...slip.querySelectorAll('.payments > li')].map((line) =>
      ['.payment, .reason', '.reckoning', '.rule'].map((part) => heard(line.querySelector(part)))),
    nobody: heard(slip.querySelector('article > p.quiet')),
    shown: told.words, said: told.spoken ?? told.words,
    written: stories.flatMap(([{ field, column }, story]) => lines(story, ':not(.quiet):not(:first-child)')
      .map((line) => `${voice.nameOf(field)} ← ${column === null ? 'kasa' : voice.nameOf(column)}: ${line}`)),
    headings: stories.flatMap(([, story]) => lines(story, ':first-child').slice(-1)),
  };
  [slip, ...stories.map(([, story]) => story)].forEach((blank) => { render(null, blank); blank.remove(); });
  return answer;
}"""

Facts = ContractFacts | PassDealFacts


def passed(*tricks: int, ending: Ending = Ending.PASS_DEAL) -> PassDealFacts:
    """A deal all passed, with the tricks of seats 0, 1 and 2."""
    took = tuple((Seat(seat), count) for seat, count in enumerate(tricks))
    return PassDealFacts(players=3, ending=ending, tricks=took, kasa=900)


def facts_of(text: str) -> Facts:
    """The facts of a deal in few words: as ``accounts.deal`` reads them, ``passed 5/3/2``, or ``thrown-in``."""
    if text == "thrown-in":
        return passed(0, 0, 0, ending=Ending.THROWN_IN)
    if text.startswith("passed "):
        return passed(*map(int, text.removeprefix("passed ").split("/")))
    return deal(text)


def outcome_of(facts: Facts, rules: PrefaVariant) -> dict[str, Any]:
    """What the server's view would say of the deal, by the real rules; no card is looked at here."""
    settlement = settle_passed(facts) if isinstance(facts, PassDealFacts) else settle(facts, rules)
    players = facts.players
    written = write(blank_sheet(players, facts.kasa // players // 10 * 10), facts, settlement)
    told = {
        "facts": facts,
        "settlement": settlement,
        "explained": explained(facts, settlement, rules),
        "entries": written.entries,
        "results": results_of(written.sheet),
        "kasa": facts.kasa + net(settlement.transfers).get(KASA, 0),
        "sheet_settlement": settlement_of(written.sheet),
        "sitting_over": False,
        "cards": {"hands": [], "talon": [], "discards": [], "secret": "", "contributions": []},
    }
    answer: dict[str, Any] = json.loads(msgspec.json.encode(told))
    return answer


def shown(page: Page, lang: str, text: str, me: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the page says of the deal ``text`` to whoever sits in ``me``: on the slip, aloud, and on the sheet."""
    facts = facts_of(text)
    outcome = outcome_of(facts, variant(**options))
    seats = [{"seat": seat, "kind": "person", "name": NAMES[lang][seat]} for seat in range(facts.players)]
    sheet = {"players": facts.players, "kasa_share": 300, "deals": [{"number": 1, **outcome}]}
    answer: dict[str, Any] = page.evaluate(SHOW, [{"id": "t", "me": me, "seats": seats}, outcome, sheet])
    assert answer["lang"] == lang
    return answer
