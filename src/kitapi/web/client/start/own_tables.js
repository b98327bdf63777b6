/** The tables at which the visitor has a seat. */
import { coverOf, isDrawn } from "../covers.js";
import { tableAddress } from "../routing.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

const SHOWN = 5;

/** @param {{ tables: readonly import("../protocol.js").OwnTable[] }} props */
export function OwnTables({ tables }) {
  const going = tables.filter(({ over, game }) => !over && isDrawn(game)).slice(0, SHOWN);
  if (!going.length) return null;
  return html`<section class="own-tables">
    <h2>${t("Continue")}</h2>
    <ul>${going.map(({ table, game, number }) => html`<li key=${table}>
      <a class="paper slip" href=${tableAddress(table)}>${coverOf(game).title()} <span
        class="figure quiet">${number > 0 ? t("deal {number}", { number }) : t("not yet begun")}</span></a>
    </li>`)}</ul>
  </section>`;
}
