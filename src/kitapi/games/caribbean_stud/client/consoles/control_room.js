/** The control room's page: every royal and straight flush that is declared, to be confirmed or not. */
import { CardBack, LyingCard } from "../../../../web/client/cards/card.js";
import { html } from "../../../../web/client/ui.js";
import { n, t } from "../../../../web/client/words/translation.js";
import { combinationName } from "../table/words.js";
import { Felt } from "./felt.js";
import { IncidentSlip } from "../table/standstill.js";
import { StepBar } from "./step_bar.js";
import { stepsOfKind } from "./steps.js";

/** @param {import("./console_props.js").ConsoleProps} held */
export function ControlRoom({ view, table, state, act, nameOf, hinted }) {
  const toConfirm = new Set(stepsOfKind(view, "confirm").map(({ seat }) => Number(seat)));
  return html`<div class="bench">
    ${view.seats.filter(({ seat, declared }) => declared && toConfirm.has(seat))
      .map((seat) => html`<section key=${seat.seat} class="paper slip on-camera"
          aria-label=${t("{name} declares: {combination}",
            { name: nameOf(seat.seat), combination: combinationName(seat.declared ?? "high_card") })}>
          <h2>
            ${t("{name} declares: {combination}",
              { name: nameOf(seat.seat), combination: combinationName(seat.declared ?? "high_card") })}</h2>
          <${OnCamera} seat=${seat} />
        </section>`)}
    <${IncidentSlip} view=${view} nameOf=${nameOf} />
    <${StepBar} view=${view} nameOf=${nameOf} act=${act} hinted=${hinted}
      idle=${t("No royal or straight flush is declared.")} /></div>
    <${Felt} view=${view} table=${table} state=${state} />`;
}

/** The hand, as far as it lies open. @param {{ seat: import("../table/view.js").SeatView }} props */
function OnCamera({ seat: { cards = [], held = 0, exchanged } }) {
  const down = Math.max(held - cards.length, 0);
  return html`<p class="camera-cards">${cards.map((card) => html`<${LyingCard} key=${card} card=${card} />`)}
    ${Array.from({ length: down }, (_, at) => html`<${CardBack} key=${at} />`)}
    ${down > 0 && html`<span class="unseen">${n("{count} card face down", "{count} cards face down", down)}</span>`}</p>
    ${exchanged && html`<p class="quiet">${t("A card of it was exchanged.")}</p>`}`;
}
