/** The terms on the table, before the first deal: read by all, accepted by every person. */
import { drawingOf } from "../games/drawings.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/** @param {{ table: import("../protocol.js").TableShown, state: import("./table_state.js").TableState }} props */
export function TermsSlip({ table, state }) {
  const { fieldWords, valueWords, presetWords } = drawingOf(table.game).houseRules;
  const { number, variant, preset } = table.terms;
  const own = table.me === null ? null : table.seats[table.me];
  const awaited = table.seats.filter((seat) => seat.kind === "person" && !seat.accepted);
  return html`<section class="paper slip terms" aria-label=${t("House rules")} tabindex="0">
    <h2>${t("House rules")}${preset && html` <small>${presetWords(preset)}</small>`}</h2>
    <dl>${Object.entries(variant).map(([field, value]) => html`<div key=${field}>
      <dt>${fieldWords(field)}</dt><dd class="figure">${valueWords(value)}</dd>
    </div>`)}</dl>
    ${own && !own.accepted && html`<button type="button" class="plain"
      onClick=${() => state.link.send({ type: "accept", terms: number })}>${t("I agree")}</button>`}
    ${own?.accepted && awaited.length > 0 && html`<p class="quiet">
      ${t("Waiting for {names}", { names: awaited.map(nameAt).join(", ") })}
    </p>`}
  </section>`;
}
