/** The contract strip: always in sight, one line. */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { playedOf } from "./answers.js";
import { GameSign } from "./game_sign.js";
import { doublingName } from "./words.js";

/**
 * @typedef {import("./view.js").PreferansView} PreferansView
 * @param {{ view: PreferansView, nameOf: (seat: number) => string, children?: any }} props
 * `children`: shown at the end of the line
 */
export function GameStrip({ view, nameOf, children }) {
  return html`<div class="strip paper">
    ${view.bargain
      ? html`<${WonGame} view=${view} nameOf=${nameOf} />`
      : html`<span>${t("Deal {number}", { number: view.number })}</span>
        <span>${t("dealer: {name}", { name: nameOf(view.dealer) })}</span>`}
    <${StakesLine} view=${view} />
    ${children}
  </div>`;
}

/** @param {{ view: PreferansView, nameOf: (seat: number) => string }} props */
function WonGame({ view: { bargain, variant }, nameOf }) {
  if (!bargain) return null;
  const { game, declarer, number, open, doubled = [], value, refa } = bargain;
  const name = declarer === null ? "" : nameOf(declarer);
  const from = number === null && html`<span>${t("from hand")}</span>`;
  if (!game)
    return html`<b>${name}</b>${number !== null && html`<span>${t("from {number} up", { number })}</span>`}${from}`;
  return html`<b class="strip-contract"><${GameSign} played=${playedOf(bargain)} variant=${variant} /> ${name}</b>
    ${from}${open && html`<span>${t("open")}</span>`}
    ${doubled.length > 0 && html`<span>${doublingName(doubled.length)}</span>`}
    ${refa && html`<span>${t("refa")}</span>`}
    ${typeof value === "number" && html`<span class="figure">${t("worth {value}", { value })}</span>`}`;
}

/** The head sums, or the amount in the pot. @param {{ view: PreferansView }} props */
function StakesLine({ view }) {
  if (view.variant.money === "pot") return html`<span class="figure">${t("pot {pot}", { pot: view.pot ?? 0 })}</span>`;
  const heads =
    (view.outcome?.booked.sheet.heads ?? view.heads).map((head) => String(head).replace("-", "−")).join("/");
  return html`<span class="figure">${t("heads {heads}", { heads })}</span>`;
}
