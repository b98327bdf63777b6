/** Somebody proposes to break up the sitting: the others say yes, or play on. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/** @param {{ table: import("../protocol.js").TableShown, state: import("./table_state.js").TableState }} props */
export function EndingSlip({ table, state }) {
  const proposing = table.seats.filter(({ ending }) => ending);
  if (!proposing.length) return null;
  const own = table.me === null ? null : table.seats[table.me];
  const say = (/** @type {boolean} */ agree) => () => state.link.send({ type: "break_up", agree });
  return html`<div class="interruption ending">
    <p>${t("{names}: shall we break up?", { names: proposing.map(nameAt).join(", ") })}</p>
    ${own && !own.ending && html`<button type="button" class="plain" onClick=${say(true)}>${t("I agree")}</button>`}
    ${own && html`<button type="button" class="plain" onClick=${say(false)}>${t("We play on")}</button>`}
  </div>`;
}
