"""The house around a table, all at once: its roles, its members, the books, and the training of a class."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from docs.making.screenshots.gallery import Gallery, show_galleries
from docs.making.screenshots.stage import Stage
from kitapi.games.caribbean_stud.language.language import BOOKS_IN_WORDS
from kitapi.games.caribbean_stud.rules.books.shifts import STUD_BOOKS, hands_in
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.kernel import Seat
from kitapi.kernel.done_by import DoneBy
from kitapi.wording import LANGUAGES
from kitapi.wording.letterhead import Letterhead
from kitapi_testing.games.caribbean_stud.scenes import two_shifts

GAME = "caribbean-stud"
ROLES = ("dealer", "gaming_inspector", "municipal_inspector", "gaming_management", "control_room")
PLAYERS = ("Konstantinos Papadopoulos", "simple")

ROLE_LISTS = """async ({ at, html, facts, tableOf, drawingOf }) => {
  const { house } = drawingOf(facts.game);
  const { RolesButton } = await at('web/client/table/roles_button.js');
  const { RoleOffer } = await at('web/client/house/role_offer.js');
  const base = { ...tableOf(0), game: facts.game, kept: null, archive: false, bots: ['simple'], proposal: null };
  base.seats = base.seats.map((seat, at) => (at === 1 ? { seat: 1, kind: 'open' } : seat));
  return facts.items.flatMap((more) => {
    const table = { ...base, ...more };
    return [html`<${RolesButton} table=${table} house=${house} send=${() => {}} />`,
      ...table.roles.map(({ role }) => html`<${RoleOffer} table=${table} role=${role} house=${house}
        send=${() => {}} />`)];
  });
}"""

HOUSES = """async ({ at, html, facts, answers }) => {
  const { useHouse } = await at('web/client/house/house_choice.js');
  const { HouseMembers } = await at('web/client/house/house_members.js');
  const { HouseEntry } = await at('web/client/house/house_entry.js');
  const members = facts.names.slice(0, 2).map((name, number) => ({ visitor: `7f3a9c0${number}`, name }));
  const house = { id: 'lido', name: 'Lido', game: facts.game, practice: false, settled: {}, tables: 2, founder: true,
    members: [...members, { visitor: '5e5e5e5e', name: '' }], invitations: 2 };
  answers['/api/houses'] = { houses: [house] };
  answers['/api/houses/lido/invitations'] = { invitation: 'f00d', house };
  answers['/api/houses/lido/members'] = { house };
  history.replaceState(null, '', `${location.pathname}?house=lido&invitation=f00d`);
  const Choice = ({ practice }) => useHouse({ name: facts.game, settled: ['practice'] }, { practice }, () => {}).field;
  return [html`<form class="paper friends"><${Choice} practice=${false} /></form>`,
    html`<form class="paper friends"><${Choice} practice /></form>`,
    html`<div class="paper slip" data-click=":scope > button">
      <${HouseMembers} house=${house} onHouse=${() => {}} /></div>`,
    html`<${HouseEntry} />`];
}"""

BOOKS = """async ({ at, html, facts, answers, lang }) => {
  const pages = await at('web/client/house/books_page.js');
  await (await at('web/client/sheets.js')).addSheet('books');
  const [{ page, papers, refused, sealed }] = facts.items;
  const { shifts, shift, hand, meter } = papers[lang];
  const common = { game: facts.game, house: 'Lido' };
  answers['/api/tables/t/books'] = { ...common, meter, shifts };
  answers['/api/tables/u/books'] = { ...common, meter: null, shifts: [] };
  answers['/api/tables/t/books/1'] = { ...common, shift: { ended: '' }, report: shift };
  answers['/api/tables/t/hands/1'] = { ...common, hand: {}, names: [], report: hand, sealed, refused };
  const { name, ...place } = page;
  return [html`<${pages[name]} ...${place} />`];
}"""

CLASSES = """async ({ at, html, facts, answers, lang }) => {
  const { ClassPage } = await at('web/client/drills/class_page.js');
  const { OpenClass } = await at('web/client/drills/open_class.js');
  const { TopicList } = await at('web/client/drills/topic_list.js');
  await (await at('web/client/sheets.js')).addSheet('drills');
  const { topics } = await (await fetch(`/api/drills/${facts.game}?lang=${lang}`)).json();
  const drill = await (await fetch(`/api/drills/${facts.game}/7?lang=${lang}&number=0`)).json();
  const [view] = facts.items;
  answers['/api/classes/AAAA'] = { ...view, class: 'AAAA-AAAA', game: facts.game };
  answers['/api/classes/AAAA/drills/0'] = { ...drill, number: 0 };
  const counts = { [topics[0].topic]: { right: 3, asked: 4 } };
  return [html`<${ClassPage} code="AAAA" />`, ...(view.name || view.trainer ? [] : [html`<${ClassPage} code="NONE" />`,
    html`<${OpenClass} game=${facts.game} topics=${topics} />`,
    html`<div class="paper"><${TopicList} topics=${topics} chosen=${[topics[0].topic]} counts=${counts}
      onChoose=${() => {}} /></div>`])];
}"""

DRILLS = """async ({ at, html, facts, lang }) => {
  const { DrillSlip } = await at('web/client/drills/drill_slip.js');
  const { Practice } = await at('web/client/drills/practice.js');
  await (await at('web/client/sheets.js')).addSheet('drills');
  const read = async (address, request) => (await fetch(address, request)).json();
  const address = (topic) => `/api/drills/${facts.game}/7?lang=${lang}&number=0&topic=${topic}`;
  const { topics } = await read(`/api/drills/${facts.game}?lang=${lang}`);
  const found = new Map();
  for (const { topic } of topics) if (found.size < 4) {
    const drill = await read(address(topic));
    if (!found.has(drill.kind)) found.set(drill.kind, drill);
  }
  const ofEachKind = [...found.values()];
  const headers = { 'content-type': 'application/json' };
  const marked = await Promise.all(ofEachKind.map(async (drill) => {
    const letters = drill.options.map(({ letter }) => letter).reverse();
    const answer = { amount: 1, order: letters, choice: letters.slice(0, 1), present: letters }[drill.kind];
    const mark = await read(address(drill.topic), { method: 'POST', headers, body: JSON.stringify({ answer }) });
    return [drill, mark];
  }));
  localStorage.setItem(`kitapi.drills.${facts.game}`,
    JSON.stringify({ topics: { [topics[0].topic]: { right: 3, asked: 4 } }, streak: 3 }));
  const [kind] = facts.items;
  return kind === null ? [html`<${Practice} game=${facts.game} seed=${7} />`]
    : [marked[kind], [ofEachKind[kind], null]].map(([drill, mark]) => html`<main class="drills-desk"><${DrillSlip}
      game=${facts.game} drill=${drill} mark=${mark} onAnswer=${() => {}} next=${() => {}} /></main>`);
}"""


def show_house_gallery(stage: Stage) -> None:
    """All pictures, at a table of the game."""
    galleries = [
        Gallery("house-roles", ROLE_LISTS, list(_list_tables()), 1),
        Gallery("houses", HOUSES),
        Gallery("house-books", BOOKS, list(_list_books()), abreast=False),
        Gallery("classes", CLASSES, _list_classes(), abreast=False),
        Gallery("drills-of-each-kind", DRILLS, (0, 1, 2, 3, None), abreast=False),
    ]
    show_galleries(stage, GAME, "french", galleries)


def _list_tables() -> Iterator[dict[str, Any]]:
    """Tables with their roles: of practice, and of a house as its host, one who asked, and a player see them."""
    away = {"connected": True, "missing": False, "kind": "person"}
    holders: list[Mapping[str, Any]] = [
        {**away, "name": "Konstantinos Papadopoulos"},
        {**away, "name": "Dora", "connected": False},
        {**away, "name": "Petros", "connected": False, "missing": True},
        {"kind": "automaton", "name": "", "connected": True, "missing": False},
        {"kind": "automaton", "name": "", "connected": True, "missing": False},
    ]
    roles = [{"role": role, **holder} for role, holder in zip(ROLES, holders, strict=True)]
    requests = [{"number": number, "role": ROLES[number], "name": name} for number, name in ((3, "Maria"), (4, ""))]
    lido = {"house": "Lido", "practice": False, "roles": roles}
    yield {"practice": True, "roles": roles, "mine": [ROLES[0]], "acting": ROLES[0], "me": 0}
    yield {**lido, "admits": True, "mine": [ROLES[0]], "acting": ROLES[0], "requests": requests, "me": None}
    yield {**lido, "host": "Dora", "asked": [ROLES[3]], "mine": [], "me": None}
    yield {**lido, "host": None, "mine": [], "me": 0}


def _papers() -> dict[str, Any]:
    """The books of a table with two shifts, by language."""
    log = two_shifts().log()
    person = DoneBy(role=DEALER, name=PLAYERS[0], visitor="7f3a9c0142d58be6")
    authors = (person, DoneBy(seat=Seat(1), bot=PLAYERS[1]), DoneBy(automaton=True))
    entries = [
        msgspec.structs.replace(entry, hash="9e" * 32, by=authors[at % len(authors)])
        for at, entry in enumerate(hands_in(log)[1])
    ]
    shifts = STUD_BOOKS.shifts(log)
    heads = [Letterhead(lang=lang, house="Lido", table="t", zone="Europe/Athens", currency="EUR") for lang in LANGUAGES]
    return {
        head.lang: msgspec.to_builtins(
            {
                "shifts": [BOOKS_IN_WORDS.brief(one, head) for one in reversed(shifts)],
                "shift": BOOKS_IN_WORDS.shift(shifts[0], head),
                "hand": BOOKS_IN_WORDS.hand(STUD_BOOKS.recall(entries), entries, PLAYERS, head),
                "meter": BOOKS_IN_WORDS.meter(25_014, head),
            }
        )
        for head in heads
    }


def _list_books() -> Iterator[dict[str, Any]]:
    """The pages of the books; rounds whose seal holds, whose seal is broken, and that have none."""
    common = {"papers": _papers(), "refused": _list_refused(), "sealed": True}
    for table in ("t", "u", "none"):
        yield {**common, "page": {"name": "BooksPage", "table": table}}
    yield {**common, "page": {"name": "ShiftPage", "table": "t", "shift": 1}}
    for sealed in (True, False, None):
        yield {**common, "page": {"name": "PlayedHandPage", "table": "t", "hand": 1}, "sealed": sealed}


def _list_refused() -> list[dict[str, Any]]:
    """Steps that the rules refused, of everybody who can take one."""
    authors = (DoneBy(name="Konstantinos Papadopoulos"), DoneBy(bot="simple"), DoneBy(automaton=True), None)
    return [
        {"by": "dealer", "action": "deal", "clause": "CSP-040", "version": at, "at": "2026-11-01T20:15:00Z", "who": who}
        for at, who in enumerate(map(msgspec.to_builtins, authors))
    ]


def _list_classes() -> list[dict[str, Any]]:
    """A class as its trainer sees it, empty and with answers, and as those see it who join and who have answered."""
    right, near, wrong = ({"right": points == 2, "points": points} for points in (2, 1, 0))
    drills = [{"number": number, "topic": f"CSP-11{number}", "clauses": []} for number in range(4)]
    trainees = [
        {"name": "Konstantinos", "right": 1, "points": 3, "marks": [right, near, wrong, None]},
        {"name": "Dora", "right": 4, "points": 8, "marks": [right] * 4},
    ]
    clauses = {"CSP-110": {"right": 2, "asked": 2}, "CSP-112": {"right": 1, "asked": 2}}
    sheet = {"drills": drills, "trainees": trainees, "clauses": clauses, "weakest": ["CSP-112"]}
    empty = {**sheet, "trainees": [], "clauses": {}, "weakest": []}
    common: dict[str, Any] = {"count": 4, "trainer": False, "name": None, "marks": {}}
    return [
        {**common, "trainer": True, "seed": 7, "sheet": sheet},
        {**common, "trainer": True, "seed": 7, "sheet": empty},
        common,
        {**common, "name": "Konstantinos", "marks": {"1": right, "2": near, "3": wrong}},
        {**common, "name": "Dora", "count": 1, "marks": {"0": right}},
    ]
