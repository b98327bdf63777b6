/** Somebody proposes to break up the sitting: the others say yes, or play on. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { nameAt } from "./seating.js";
import { SeatOffer } from "./seat_offer.js";

/**
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {import("./table_state.js").TableState} TableState
 */

/** @param {{ table: TableView, state: TableState }} props */
export function EndingSlip({ table, state }) {
  const proposing = table.seats.filter(({ ending }) => ending);
  if (!proposing.length) return null;
  const own = table.me === null ? null : table.seats[table.me];
  const say = (/** @type {boolean} */ agree) => () => state.link.send({ type: "break_up", agree });
  return html`<section class="interruption ending" aria-label=${t("Propose to end the game")}>
    <p>${t("{names}: shall we end the game?", { names: proposing.map(nameAt).join(", ") })}</p>
    ${own && !own.ending && html`<button type="button" class="plain" onClick=${say(true)}>${t("I agree")}</button>`}
    ${own && html`<button type="button" class="plain" onClick=${say(false)}>${t("Keep playing")}</button>`}
    ${own?.ending && html`<${PeopleAwaited} table=${table} state=${state} />`}
  </section>`;
}

/**
 * The people whose answers are still awaited; a bot may answer for those who stay away.
 * @param {{ table: TableView, state: TableState }} props
 */
function PeopleAwaited({ table, state }) {
  const awaited = table.seats.filter(({ kind, ending }) => kind === "person" && !ending);
  const away = awaited.filter(({ connected, missing }) => !connected && !missing);
  return html`<div class="awaited">
    <p>${t("Waiting for {names}", { names: awaited.map(nameAt).join(", ") })}</p>
    ${away.length > 0 && html`<p class="quiet">${t("Away: {names}. A bot may soon stand in.", {
      names: away.map(nameAt).join(", "),
    })}</p>`}
    ${awaited.map((seat) =>
      html`<${SeatOffer} key=${seat.seat} seat=${seat} table=${table} send=${state.link.send} />`)}
  </div>`;
}
