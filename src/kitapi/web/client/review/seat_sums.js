/** The total cost of each seat's decisions; the reader chooses the seat whose decisions are shown. */
import { radiosAcross } from "../keyboard/tab_stops.js";
import { html } from "../ui.js";
import { n, t } from "../words/translation.js";
import { plain } from "./amounts.js";

/**
 * @param {{
 *   sums: readonly import("./review.js").SeatSum[], nameOf: (seat: number) => string, chosen: number | null,
 *   onChoose: (seat: number | null) => void,
 * }} props `chosen`: a seat, or null for all
 */
export function SeatSums({ sums, nameOf, chosen, onChoose }) {
  const played = sums.filter(({ decisions }) => decisions > 0);
  const of = (/** @type {"mistakes" | "cost"} */ what) => played.reduce((sum, one) => sum + one[what], 0);
  const all = { seat: null, mistakes: of("mistakes"), cost: of("cost") };
  return html`<div class="seat-sums" role="radiogroup" aria-label=${t("Whose decisions")}
    onKeyDown=${radiosAcross(played.length + 1)}>
    ${[all, ...played]
      .map(({ seat, mistakes, cost }) =>
        html`<button type="button" key=${seat} role="radio" class="seat-sum" aria-checked=${seat === chosen}
          tabindex=${seat === chosen ? 0 : -1} onClick=${() => onChoose(seat)}>
          <${SeatName} name=${seat === null ? t("All") : nameOf(seat)} /> <b class="figure">${plain(cost)}</b>
          <small>${n("{count} mistake", "{count} mistakes", mistakes)}</small>
        </button>`)}
  </div>`;
}

/** A name, cut where it is wider than its column. @param {{ name: string }} props */
const SeatName = ({ name }) => html`<span class="seat-sum-name" title=${name}>${name}</span>`;
