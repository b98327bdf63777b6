/** The contract strip: always in sight, one line. */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { playedOf } from "./answers.js";
import { GameSign } from "./game_sign.js";
import { doublingWord, wordOfGame } from "./words.js";

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
        <span data-word="dealer">${t("dealer: {name}", { name: nameOf(view.dealer) })}</span>`}
    <${StakesLine} view=${view} />
    ${children}
  </div>`;
}

/** @param {{ view: PreferansView, nameOf: (seat: number) => string }} props */
function WonGame({ view: { bargain, variant }, nameOf }) {
  if (!bargain) return null;
  const { game, declarer, number, open, doubled = [], value, refa } = bargain;
  const name = declarer === null ? "" : nameOf(declarer);
  const from = number === null && html`<span data-word="hand-open">${t("from hand")}</span>`;
  if (!game)
    return html`<b data-word="declarer">${name}</b>${number !== null && html`<span
      data-word="number-won">${t("from {number} up", { number })}</span>`}${from}`;
  return html`<b class="strip-contract"><span data-word=${wordOfGame(game)}><${GameSign}
      played=${playedOf(bargain)} variant=${variant} /></span> <span data-word="declarer">${name}</span></b>
    ${from}${open && html`<span data-word="hand-open">${t("open")}</span>`}
    ${doubled.length > 0 && html`<span data-word="kontra">${doublingWord(doubled.length)}</span>`}
    ${refa && html`<span data-word="refa">${t("refa")}</span>`}
    ${typeof value === "number" && html`<span class="figure"
      data-word="value">${t("worth {value}", { value })}</span>`}`;
}

/** The head sums, or the amount in the pot. @param {{ view: PreferansView }} props */
function StakesLine({ view }) {
  if (view.variant.money === "pot") {
    return html`<span class="figure" data-word="pot" tabindex="0">${t("pot {pot}", { pot: view.pot ?? 0 })}</span>`;
  }
  const heads =
    (view.outcome?.booked.sheet.heads ?? view.heads).map((head) => String(head).replace("-", "−")).join("/");
  return html`<span class="figure" data-word="head" tabindex="0">${t("heads {heads}", { heads })}</span>`;
}
