/** The slips of the end: of a deal, and of a sitting that was broken up. */
import { CheckButton } from "../../../web/client/checking/check_button.js";
import { nameAt } from "../../../web/client/table/seating.js";
import { AllCards } from "../../../web/client/tricks/all_cards.js";
import { html } from "../../../web/client/ui.js";
import { n, formatSigned, t } from "../../../web/client/words/translation.js";

/**
 * @param {{ view: any, outcome: any, table: import("../../../web/client/protocol.js").TableView, replayed?: boolean }}
 *   props
 */
export function ResultSlip({ view, outcome, table, replayed }) {
  const nameOf = (/** @type {number} */ seat) => nameAt(table.seats[seat]);
  const { tricks } = outcome.settled;
  return html`<${Slip} heading=${t("Deal {number}", { number: view.number })} cards=${outcome.cards} nameOf=${nameOf}
    lines=${outcome.results.map((/** @type {number} */ result, /** @type {number} */ seat) =>
      `${n("{name} {count} trick", "{name} {count} tricks", tricks[seat],
        { name: nameOf(seat) })} · ${formatSigned(result)}`)}>
    ${!replayed && html`<${CheckButton} table=${table.id} deal=${view.number} nameOf=${nameOf} shortcut="c" />`}
  </${Slip}>`;
}

/** @param {{ broken: any, table: import("../../../web/client/protocol.js").TableView }} props */
export function BreakUpSlip({ broken, table }) {
  const nameOf = (/** @type {number} */ seat) => nameAt(table.seats[seat]);
  return html`<${Slip} heading=${t("The sitting was broken up")} cards=${broken.cards} nameOf=${nameOf}
    lines=${broken.results.map((/** @type {number} */ result, /** @type {number} */ seat) =>
      `${nameOf(seat)} · ${formatSigned(result)}`)} />`;
}

/** @param {{ heading: string, lines: string[], cards: any, nameOf: (seat: number) => string, children?: any }} props */
const Slip =
  ({ heading, lines, cards, nameOf, children }) =>
    html`<article class="paper settled" aria-label=${t("Settlement")} tabindex="0">
      <header><h2>${heading}</h2></header>
      ${lines.map((line) => html`<p key=${line}>${line}</p>`)}
      ${cards && html`<${AllCards} cards=${cards} nameOf=${nameOf} />`}
      ${children}
    </article>`;
