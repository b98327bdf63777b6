/** The kitapi as a writer holds it: fields meeting in the middle, the viewer's at the bottom, struck figures kept. */
import { SettleNow } from "../../../web/client/paper/endings.js";
import { ExplainedFigure, useOpenFigure } from "../../../web/client/paper/explained_figure.js";
import { StruckFigures } from "../../../web/client/paper/struck_figures.js";
import { namesFor, placeOf } from "../../../web/client/table/seating.js";
import { html } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { columnsOf } from "./columns.js";
import { History } from "./history.js";
import { KasaStory, ResultStory } from "./result_sum.js";
import { SettlementSteps } from "./settlement_steps.js";
import { Story } from "./story.js";

/**
 * @typedef {import("./view.js").SheetView} SheetView
 * @typedef {import("./columns.js").Column} Column
 * @typedef {import("../../../web/client/protocol.js").TableView} TableView
 */

/** How many figures of a column the paper has room for on a screen, by players; in print it has room for all. */
const ROOM = { 3: { kasa: 5, pair: 4 }, 4: { kasa: 3, pair: 2 } };

/** @param {{ sheet: SheetView, table: TableView, view: { around: number[] } }} props */
export function PrefaSheet({ sheet, table, view: { around } }) {
  const [chosen, tap] = useOpenFigure();
  const nameOf = namesFor(table);
  const columns = columnsOf(sheet);
  const openColumn = columns.find((column) => keyOf(column) === chosen);
  const resultOf = (/** @type {number} */ seat) => t("Result, {name}", { name: nameOf(seat) });
  const voice = { me: table.me, nameOf };
  const start = sheet.kasa_share * sheet.players;
  const kasa = kasaNow(sheet) ?? start;
  return html`<div class="paper sheet-paper" style=${{ "--deals": sheet.deals.length }}>
    <header class="sheet-head"><h2 data-word="kitapi">${t("Kitapi")}</h2><button type="button"
      class="told-figure figure" aria-expanded=${chosen === "kasa"}
      onClick=${() => tap("kasa")}>${t("kasa {kasa}", { kasa })}</button></header>
    <div class=${`drawing fields-${sheet.players}`}>
      <${Borders} players=${sheet.players} />
      ${table.seats.map(({ seat }) => html`<${FieldName} key=${seat} name=${nameOf(seat)} label=${resultOf(seat)}
        place=${placeOf(seat, around)} result=${sheet.results[seat] ?? 0} open=${chosen === `result-${seat}`}
        onTap=${() => tap(`result-${seat}`)} />`)}
      ${columns.filter(({ figures }) => figures.length)
        .map((column) => html`<${StruckFigures} key=${keyOf(column)} figures=${column.figures}
          look=${lookOf(column, around)}
          room=${ROOM[sheet.players === 4 ? 4 : 3][column.column === null ? "kasa" : "pair"]}
          latest=${sheet.deals.at(-1)?.number ?? 0} label=${labelOf(column, nameOf)} open=${keyOf(column) === chosen}
          onTap=${() => tap(keyOf(column))} />`)}
    </div>
    ${openColumn && html`<${Story} column=${openColumn} label=${labelOf(openColumn, nameOf)}
      deals=${sheet.deals} voice=${voice} />`}
    ${table.seats.map(({ seat }) =>
      chosen === `result-${seat}` && html`<${ResultStory} key=${seat} sheet=${sheet} seat=${seat}
        label=${resultOf(seat)} voice=${voice} />`)}
    ${chosen === "kasa"
      && html`<${KasaStory} sheet=${sheet} start=${start} stands=${kasa} label=${t("Kasa")} voice=${voice} />`}
    ${sheet.settlement && html`<${SettleNow}><${SettlementSteps} settlement=${sheet.settlement} nameOf=${nameOf}
      me=${table.me} /></${SettleNow}>`}
    <${History} sheet=${sheet} table=${table} nameOf=${nameOf} />
  </div>`;
}

/** What the kasa holds, kasa added since the last deal counted. @param {SheetView} sheet */
function kasaNow({ deals, added }) {
  const [deal, change] = [deals.at(-1), added?.at(-1)];
  return change && change.after === deal?.number ? change.kasa : deal?.kasa;
}

/** @param {{ name: string, label: string, place: string, result: number, open: boolean, onTap: () => void }} props */
const FieldName = ({ name, label, place, result, open, onTap }) => html`<p class=${`field-name in-${place}`}>
  <${ExplainedFigure} label=${label} figure=${formatSigned(result)} open=${open} onTap=${onTap}>
    <span title=${name}>${name}</span> <span class="figure result">${formatSigned(result)}</span></${ExplainedFigure}>
</p>`;

/** @param {Column} column */
const keyOf = ({ field, column }) => `${field}-${column ?? "kasa"}`;

/**
 * @param {Column} column
 * @param {(seat: number) => string} nameOf
 */
const labelOf = ({ field, column }, nameOf) => column === null
  ? t("Kasa column in tens, {name}", { name: nameOf(field) })
  : t("Debt, {debtor} to {name}", { debtor: nameOf(column), name: nameOf(field) });

/**
 * Where on the paper a column stands.
 * @param {Column} column
 * @param {readonly number[]} around
 */
function lookOf({ field, column }, around) {
  const inside = `in-${placeOf(field, around)}`;
  return column === null ? `kasa ${inside}` : `pair ${inside} by-${placeOf(column, around)}`;
}

/** @param {{ players: number }} props */
const Borders = ({ players }) => html`<svg class="borders" viewBox="0 0 100 100" preserveAspectRatio="none"
  aria-hidden="true">
  <path d=${players === 4 ? "M0 0 100 100M100 0 0 100" : "M50 44V0M50 44 0 70M50 44 100 70"} />
</svg>`;
