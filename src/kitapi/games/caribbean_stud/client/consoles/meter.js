/**
 * The jackpot display for the wall of a room: the amount in the meter in large figures, the present award of each tier,
 * the latest awards, and a stop of the tables.
 */
import { wordOf } from "../../../../web/client/table/narration.js";
import { nameAt } from "../../../../web/client/table/seating.js";
import { classes, html } from "../../../../web/client/ui.js";
import { formatNumber, t } from "../../../../web/client/words/translation.js";
import { displayOf, displayWords } from "../table/display.js";
import { waitingFor } from "../table/roles.js";
import { combinationName } from "../table/words.js";

/** The number of latest awards on the display. */
const AWARDS = 3;

/** @param {{ shown: import("../../../../web/client/table/pace.js").Shown, happened: readonly any[] }} props */
export function Meter({ shown: { table, view: anyView }, happened }) {
  const view = /** @type {import("../table/view.js").StudView | null} */ (/** @type {unknown} */ (anyView));
  const total = table.meter ?? view?.meter ?? 0;
  const stopped = table.stopped || view?.stopping;
  const awards = happened.filter((seen) => wordOf(seen) === "jackpot_awarded").slice(-AWARDS).reverse();
  return html`<h1 class="wall-name">${t("Jackpot")}
    ${table.house && html` <span class="house-name">${table.house}</span>`}</h1>
    ${view && (displayOf(view).shows ?? "total") !== "total"
      ? html`<p class="odometer">${displayWords(view, total)}</p>`
      : html`<${Odometer} total=${total} />`}
    ${stopped && html`<p class="wall-stopped" role="status">${t("All tables stand still")}</p>`}
    ${!stopped && view?.waiting_for && html`<p class="wall-stopped" role="status">${waitingFor(view.waiting_for)}</p>`}
    ${view && html`<${Tiers} house=${view.house} total=${total} />`}
    ${awards.length > 0
      && html`<ul class="wall-awards" aria-label=${t("Last awards")}>
        ${awards.map(({ seat, tier, amount }, at) => html`<li key=${at}>
          ${t("{name}, {combination}: {amount}",
            { name: nameAt(table.seats[seat]), combination: combinationName(tier), amount })}</li>`)}
      </ul>`}`;
}

/** Every digit is a wheel that turns to its place. @param {{ total: number }} props */
function Odometer({ total }) {
  const digits = [...String(total)];
  return html`<p class="odometer" role="img" aria-label=${formatNumber(total)}>${digits.map((digit, at) => {
    const fromRight = digits.length - at;
    return html`<span key=${fromRight} class=${classes("wheel", fromRight % 3 === 1 && fromRight > 1 && "thousands")}
      aria-hidden="true"><span
      class="wheel-digits" style=${{ "--digit": digit }}>
        ${"0123456789".split("").map((one) => html`<span key=${one}>${one}</span>`)}</span></span>`;
  })}</p>`;
}

/** @param {{ house: import("../table/view.js").HouseView, total: number }} props */
function Tiers({ house, total }) {
  const tiers = /** @type {[import("../table/view.js").Combination, number][]} */ ([
    ["royal_flush", total], ["straight_flush", Math.floor(total / 10)], ["four_of_a_kind", house.four_of_a_kind],
    ["full_house", house.full_house], ["flush", house.flush],
  ]);
  return html`<dl class="tiers">
    ${tiers.map(([tier, pays]) => html`<div key=${tier}><dt>${combinationName(tier)}</dt>
      <dd class="figure">${formatNumber(pays)}</dd></div>`)}
  </dl>`;
}
