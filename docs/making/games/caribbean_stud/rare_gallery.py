"""What a table seldom shows: rulings with every part, rounds with a ruling on the sheet, past jackpots, odd cases."""

from typing import Any

from docs.making.screenshots.gallery import Gallery, show_galleries
from docs.making.screenshots.stage import Stage

GAME = "caribbean-stud"

RULINGS = """async ({ at, html, facts }) => {
  const { RulingSlip } = await at('games/caribbean_stud/client/rulings/ruling_slip.js');
  const { verdictInShort } = await at('games/caribbean_stud/client/rulings/words.js');
  const { t } = await at('web/client/words/translation.js');
  return [...facts.items.map((more) => html`<${RulingSlip} answer=${null} missing=${[]} clauses=${{}} ...${more} />`),
    html`<p class="paper slip">
      ${t('void: the whole round; seat: the hand of a seat; stands: nothing is void')}<br />
      ${['hand', 'seat', 'none'].map(verdictInShort).join(' · ')}</p>`];
}"""

SHEETS = """async ({ at, html, facts, tableOf }) => {
  const { StudSheet } = await at('games/caribbean_stud/client/sheet.js');
  const { Meter } = await at('games/caribbean_stud/client/consoles/meter.js');
  const [{ hands, awards }] = facts.items;
  const view = { seats: facts.names.map((_, seat) => ({ seat })) };
  return [html`<${StudSheet} sheet=${{ hands, results: [150, -75, 0, 0] }} table=${tableOf(0)} view=${view} />`,
    html`<div class="wall"><${Meter} shown=${{ table: { ...tableOf(null), meter: 25014, house: 'Lido' }, view: null }}
      happened=${awards} /></div>`];
}"""


SELDOM = """async ({ at, html, facts, tableOf, answers }) => {
  const own = (name) => at(`games/caribbean_stud/client/${name}.js`);
  const { t } = await at('web/client/words/translation.js');
  const { fieldWords, valueWords } = await own('house_rules');
  const { guidanceFor } = await own('guide');
  const { Guide } = await at('web/client/table/guide.js');
  const { OddsButton } = await own('odds');
  const { PaytablesButton } = await own('table/paytables');
  const { RoundSum } = await own('round_lines');
  const { stepWords } = await own('consoles/step_words');
  const { readAloud } = await own('spoken_table');
  const { presets } = (await (await fetch('/api/games')).json()).games.find(({ name }) => name === facts.game);
  const [house] = Object.values(presets);
  const line = { seat: 0, ante: 25, bet: 50, fee: -25, token: 1, jackpot: null };
  const place = { ante: 25, bet: 50, stack: 175, result: 40, cards: ['As', 'Ks'] };
  const seats = facts.names.map((_, seat) => ({ seat, ...place }));
  const view = { house, seats, me: 0, options: [], phase: 'over', own: { combination: 'pair' },
    bank: { cards: ['Qd', 'Qh', '9s', '4c', '3d'], combination: 'pair', qualifies: true } };
  const notes = { ...view, phase: 'stakes', options: [{ kind: 'change_notes' }] };
  const chances = { fold: { num: -1, den: 1, float: -1 }, raise: { num: 1, den: 2, float: 0.5 }, exchanges: [] };
  const decided = { when: 'served', cards: ['As', 'Kd', '9c', '9h', '2s'], upcard: 'Qd', chosen: 'raise', cost: 0,
    best: 'raise', ...chances };
  const jackpot = { token: 1, meter: 25014, break_even: 0, wins: 1.08 };
  answers['/api/tables/t/hands/7/odds'] = { number: 7, decisions: [decided], jackpot };
  const attempt = (draw) => { try { return draw(); } catch (error) { return html`<p>${String(error)}</p>`; } };
  return [
    html`<dl class="paper slip">${['table', 'exchange_table', 'qualification'].map((field) =>
      html`<dt>${fieldWords(field)}</dt><dd>${valueWords(house[field])} · ${valueWords('ace_or_king')}</dd>`)}</dl>`,
    html`<${PaytablesButton} house=${{ ...house, qualification: 'ace_or_king' }} meter=${25014} />`,
    html`<article class="paper settled"><${RoundSum} line=${line} won=${50} loan=${25} /></article>`,
    html`<p class="paper slip">${attempt(() => readAloud({ view, table: tableOf(0) }))}</p>`,
    html`<p class="paper slip">${attempt(() => stepWords({ kind: 'cash_out', seat: 1 }, view,
      (seat) => facts.names[seat]))}</p>`,
    attempt(() => html`<${Guide} ...${guidanceFor(notes) ?? {}} />`),
    html`<${OddsButton} table="t" number=${7} look="plain" />`,
    html`<p class="paper slip">${t('Five cards are chosen: touch one of them to take it off.')}</p>`,
  ];
}"""

LOADING = """async ({ at, html, facts }) => {
  const { Practice } = await at('web/client/drills/practice.js');
  const { Trainer } = await at('games/caribbean_stud/client/odds/trainer.js');
  window.fetch = (address) => (address.startsWith('/api') ? new Promise(() => {}) : window.fetchReally(address));
  const laid = { part: 'trainer', seed: 7, number: 0, base: false, close: false, hand: [], upcard: null };
  return [html`<${Practice} game=${facts.game} seed=${7} />`, html`<${Trainer} laid=${laid} />`];
}"""


def show_rare_papers(stage: Stage) -> None:
    """All pictures, at a table of the game."""
    galleries = [
        Gallery("rulings-of-each-kind", RULINGS, _list_rulings(), 3),
        Gallery("seldom", SELDOM),
        Gallery("loading-training", LOADING),
        Gallery("sheets-with-rulings", SHEETS, [{"hands": _list_rounds(), "awards": _list_awards()}]),
    ]
    show_galleries(stage, GAME, "french", galleries)


def _list_rulings() -> list[dict[str, Any]]:
    """Slips that wait for a fact, that show why there is no ruling, and a ruling with every kind of chips."""
    chips = {"seat": 1, "wager": "ante", "amount": 25}
    ruling = {
        "void": "seat",
        "template": "The round is void: the cards are counted, and after GAME OVER the next one begins with the other "
        "deck.",
        "values": {},
        **{"returned": [chips], "reversed": [{**chips, "wager": "jackpot"}], "claim": [{**chips, "wager": "bet"}]},
        **{"kept": [{**chips, "wager": "fee"}], "order": [2, 0], "clauses": [], "present": ["gaming_inspector"]},
    }
    refusal = {"text": "Seat 9: there is no such seat.", "values": {}}
    return [{"missing": [{"kind": "CSP-111"}]}, {"answer": {"refusal": refusal}}, {"answer": {"ruling": ruling}}]


def _list_rounds() -> list[dict[str, Any]]:
    """Rounds of the sheet: one that a ruling made void, one with a ruling on it, and one in which all folded."""
    common = {"won": [150, -75, 0, 0], "results": [150, -75, 0, 0], "bank": [], "combination": None}
    line = {"staked": 75, "fee": 0, "token": 1, "jackpot": None, "loan": 0}
    winner = {**line, "seat": 0, "result": "player_wins", "ante": 25, "bet": 50, "won": 75, "combination": "pair"}
    folded = {**line, "seat": 1, "result": "fold", "ante": -25, "bet": 0, "won": -25, "combination": None}
    shown = {"bank": ["Qd", "Qh", "9s", "4c", "3d"], "combination": "pair", "qualifies": True}
    return [
        {**common, "number": 1, "seats": [], "void": "CSP-100", "rulings": ["CSP-100"]},
        {**common, "number": 2, "seats": [winner, folded], **shown, "rulings": ["CSP-110"]},
        {**common, "number": 3, "seats": [{**folded, "seat": 0}, folded]},
    ]


def _list_awards() -> list[dict[str, Any]]:
    """Jackpots that were paid before."""
    awards = (("royal_flush", 25_014), ("flush", 50))
    return [
        {"kind": "caribbean_stud.jackpot_awarded", "seat": at, "tier": tier, "amount": amount}
        for at, (tier, amount) in enumerate(awards)
    ]
