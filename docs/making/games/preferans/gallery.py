"""Every text of a Preferans table: log, turns, slips, sheets, stories of figures, and rules."""

from collections.abc import Iterator
from typing import Any

import msgspec

from docs.making.games.preferans.moments import EVENING, OTHERS, list_events, list_views
from docs.making.screenshots.gallery import Gallery, show_galleries
from docs.making.screenshots.stage import Stage
from kitapi.games.preferans.rules.deal_facts import Ending
from kitapi_testing.games.preferans.settled_deals import DEALS, deal, facts_in, laid_out, read_settled

GAME = "preferans"

LOG = """async ({ at, html, facts, tableOf }) => {
  const { narrate } = await at('games/preferans/client/narration.js');
  const { Log } = await at('web/client/table/log.js');
  const lines = facts.items.map(([me, view, seen], id) => ({ id, ...narrate(seen, { table: tableOf(me), view }) }));
  return [html`<${Log} lines=${lines} />`, html`<ul class="paper slip">${lines.filter(({ spoken }) => spoken)
    .map(({ spoken }) => html`<li>${spoken}</li>`)}</ul>`];
}"""

TURNS = """async ({ at, html, facts, tableOf, voiceOf }) => {
  const own = (name) => at(`games/preferans/client/${name}.js`);
  const { guidanceFor } = await own('guide');
  const { Middle } = await own('middle');
  const { GameStrip } = await own('strip');
  const { turnWords, waitingWords } = await own('words');
  const { readAloud } = await own('spoken_table');
  const { choiceOf } = await own('choices');
  const { marksOf, roleOf } = await own('roles');
  const { choicesOf } = await at('web/client/tricks/choices.js');
  const { Guide } = await at('web/client/table/guide.js');
  const { OptionBar } = await at('web/client/table/option_bar.js');
  const { nameOf } = voiceOf(0);
  return facts.items.flatMap((view) => {
    const forms = view.options.filter(({ kind }) => kind === 'form');
    const choosing = { forms, form: forms[0], named: forms.length ? { game: 7, open: true } : null, picked: [],
      options: view.options, offered: null, playable: [], setNamed() {} };
    const act = () => {};
    const choices = choicesOf({ choiceOf }, view, choosing, act);
    const state = { choosing, shown: { gathering: null }, nameOf, placeOf: () => 'bottom' };
    return [
      html`<${GameStrip} view=${view} nameOf=${nameOf} />`,
      html`<${Guide} ...${guidanceFor(view) ?? {}} />`,
      html`<${Middle} view=${view} ...${state} />`,
      ...facts.names.map((name, seat) => html`<p class="paper">${name} · ${roleOf(view, seat)} · ${marksOf(view, seat)}
        </p>`),
      html`<${OptionBar} prompt=${turnWords(view)} choices=${choices} mine />`,
      html`<div class="asking"><${OptionBar} prompt=${waitingWords(view, nameOf(1))} choices=${choices} mine /></div>`,
      html`<p class="paper">${readAloud({ view, table: tableOf(0) })}</p>`,
    ];
  });
}"""

SLIPS = """async ({ at, html, facts, tableOf }) => {
  const { ResultSlip } = await at('games/preferans/client/result_slip.js');
  return facts.items.map(([me, { view, outcome }]) =>
    html`<${ResultSlip} view=${view} outcome=${outcome} table=${tableOf(me)} replayed />`);
}"""

SHEETS = """async ({ at, html, facts, tableOf, voiceOf }) => {
  const own = (name) => at(`games/preferans/client/${name}.js`);
  const { PreferansSheet } = await own('sheet');
  const { middleOf, settledDealOf, sideOf } = await own('columns');
  const { RefaStory, Story } = await own('story');
  const { SettlementSteps } = await own('settlement_steps');
  const { SettledSum } = await own('result_sum');
  const { DealSum } = await own('deal_sum');
  const { labelOf } = await own('slip');
  const { t } = await at('web/client/words/translation.js');
  return facts.items.flatMap(([me, { view, sheet }]) => {
    const voice = voiceOf(me), deal = sheet.deals[0], seats = view.around;
    const columns = seats.flatMap((slip) =>
      [middleOf(sheet, slip), ...seats.filter((other) => other !== slip).map((other) => sideOf(sheet, slip, other))]);
    return [
      html`<${PreferansSheet} sheet=${sheet} table=${tableOf(me)} view=${view} />`,
      ...columns.filter(({ figures }) => figures.some((written) => written.deal > 0)).map((column) =>
        html`<${Story} sheet=${sheet} column=${column} label=${labelOf(column, sheet, voice.nameOf)}
          voice=${voice} />`),
      html`<${RefaStory} sheet=${sheet} slip=${0} label=${t('Refas: {name}', { name: voice.nameOf(0) })}
        voice=${voice} />`,
      html`<article class="paper settled"><${SettlementSteps} settlement=${sheet.settlement} voice=${voice} />
        ${seats.map((seat) => html`<${SettledSum} settlement=${sheet.settlement} seat=${seat} nameOf=${voice.nameOf} />
          <${DealSum} deal=${settledDealOf(deal)} seat=${seat} moved=${deal.results[seat]} voice=${voice} />`)}
      </article>`,
    ];
  });
}"""

RULES = """async ({ at, html, facts }) => {
  const { RuleText } = await at('games/preferans/client/rules.js');
  return [html`<article class="paper settled">
    ${facts.items.map((clause) => html`<${RuleText} clause=${clause} />`)}</article>`];
}"""


PAPER = """async ({ at, html, facts, voiceOf }) => {
  const { paperWords } = await at('games/preferans/client/paper_words.js');
  const { nameOf } = voiceOf(0);
  const { Choice, fieldTitle, lineWords, standingWords } = paperWords;
  const [{ choices, lines, standings, variants }] = facts.items;
  const titles = ['declarer', 'game', 'defence', 'tricks', 'betl', 'longest_run'].map(fieldTitle);
  const list = (all) => html`<ul class="paper slip">${all.map((one) => html`<li>${one}</li>`)}</ul>`;
  return [list(titles), list(standings.map((standing) => standingWords(standing, nameOf))),
    ...variants.flatMap((variant) => [
      list(choices.map(([field, choice]) => html`<${Choice} field=${field} choice=${choice} takers=${[0, 1, 2]}
        nameOf=${nameOf} variant=${variant} />`)),
      list(lines.map((line) => lineWords(line, nameOf, variant)))])];
}"""

WRITTEN = {
    "standings": [{"dealer": 0, "heads": 60, "pot": None}, {"dealer": 0, "heads": 0, "pot": 90}],
    "variants": [EVENING | {"defenders_may_drop": drops} for drops in (True, False)] + [OTHERS],
    "choices": [
        *[("declarer", {"declarer": 1}), ("declarer", {"passed": True}), ("declarer", {"thrown_in": True})],
        *[("game", {"game": 7, "from_hand": True, "open": True}), ("defence", {"undoubled": True}), ("defence", {})],
        *[("defence", {"dropped": dropped}) for dropped in ([1], [1, 2])],
        *[("defence", {"kontra_by": 1, "doublings": level}) for level in range(1, 6)],
        ("defence", {"invited_by": 1}),
        *[("betl", {"tricks": tricks}) for tricks in ([0, 5, 5], [1, 5, 4])],
        ("longest_run", {"longest_run": 4}),
    ],
    "lines": [
        *({"declarer": 0, "game": 4, "tricks": [6, 2, 2], **more} for more in ({}, {"kontra_by": 1, "doublings": 2})),
        {"declarer": 0, "game": 2, "undoubled": True},
        {"declarer": 0, "game": 6, "tricks": [1, 5, 4], "open": True},
        {"declarer": 0, "game": 4, "dropped": [1, 2], "from_hand": True},
        *({end: True} for end in ("passed", "thrown_in")),
    ],
}
"""What a writer writes and reads: answers to each question, lines, and where a sheet stands."""

RULE_NUMBERS = (
    *("SK-BID-05", "SK-BID-08", "SK-GAME-05", "SK-PLAY-03", "SK-PLAY-04"),
    *("SK-KON-01", "SK-KON-02", "SK-KON-03", "SK-KON-05", "SK-REFA-01", "SK-REFA-02"),
    *(f"SK-SCORE-{number:02}" for number in range(1, 10)),
)


def show_gallery(stage: Stage) -> None:
    """Take all pictures."""
    deals = [[me, read_settled(settled)[1]] for settled, me in DEALS.values()]
    deals += [[me, _lay_unplayed(ending)] for ending in (Ending.UNOPPOSED, Ending.UNDOUBLED) for me in (0, 1)]
    galleries = [
        Gallery("log", LOG, list(_list_log_entries(deals)), 60),
        Gallery("turns", TURNS, list(list_views()), 2),
        Gallery("rules", RULES, RULE_NUMBERS, 30),
        Gallery("paper", PAPER, [WRITTEN]),
        Gallery("slips", SLIPS, deals, 3),
        Gallery("sheets", SHEETS, deals, 2),
    ]
    show_galleries(stage, GAME, "german", galleries)


def _lay_unplayed(ending: Ending) -> dict[str, Any]:
    """Return view, outcome and sheet of a game of leaves that was made without a card played."""
    facts, house = facts_in(deal(2, "10/0/0"))
    return laid_out(msgspec.structs.replace(facts, ending=ending), house, number=2)


def _list_log_entries(deals: list[list[Any]]) -> Iterator[list[Any]]:
    """Yield the reader's seat, the view, and observations: each kind of event, by the reader and by another seat."""
    for me in (0, 1):
        for view, seen in list_events():
            yield [me, view, {**seen, "kind": f"preferans.{seen['kind']}"}]
    for me, laid in deals:
        yield [me, laid["view"], {"kind": "preferans.all_shown", "settled": laid["outcome"]}]
