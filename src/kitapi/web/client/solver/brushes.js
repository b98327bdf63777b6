/** The choice of the hand that gets the cards touched next. */
import { radiosAcross } from "../keyboard/tab_stops.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { handsOf, MOST_CARDS } from "./deal.js";
import { Place } from "./place.js";
import { handName } from "./words.js";

/** @typedef {import("./deal.js").Hand} Hand */

/** @param {{ hands: import("./deal.js").Hands, brush: Hand | null, onBrush: (brush: Hand | null) => void }} props */
export function Brushes({ hands, brush, onBrush }) {
  const among = handsOf(hands);
  return html`<div class="brushes" role="radiogroup" aria-label=${t("Who gets the next cards")}
    onKeyDown=${radiosAcross(1)}>
    ${among.map((hand, place) =>
      html`<${Brush} key=${hand} shortcut=${String(place + 1)} chosen=${brush === hand} choose=${() => onBrush(hand)}>
        <${Place} hand=${hand} /><span class="brush-name">${handName(hand, hands)}</span>
        <span class="figure brush-count">${hands[hand]?.length ?? 0}/${MOST_CARDS}</span>
      </${Brush}>`)}
    <${Brush} shortcut="0" chosen=${brush === null} choose=${() => onBrush(null)}>
      <span class="brush-name">${t("Nobody")}</span></${Brush}>
  </div>`;
}

/** @param {{ shortcut: string, chosen: boolean, choose: () => void, children?: any }} props */
const Brush =
  ({ shortcut, chosen, choose, children }) =>
    html`<button type="button" class="plain brush" role="radio" aria-checked=${chosen}
      tabindex=${chosen ? 0 : -1} aria-keyshortcuts=${shortcut} onClick=${choose}>${children}</button>`;
