/** A seat's plate with what Prefa has to say about it. */
import { Plate } from "../../table/plate.js";
import { SeatOffer } from "../../table/seat_offer.js";
import { html } from "../../ui.js";
import { t } from "../../words/translation.js";
import { speechOf } from "./speech.js";
import { partWords } from "./words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("../../table/pace.js").Shown} Shown
 * @typedef {import("../../table/table_state.js").TableState} TableState
 * @typedef {import("../../protocol.js").SeatShown} SeatShown
 */

/**
 * @param {{
 *   seat: SeatShown, view: PrefaView, shown: Shown, place: string, send?: TableState["link"]["send"], children?: any,
 * }} props `send`: none where nobody can act
 */
export function SeatPlate({ seat, view, shown, place, send, children }) {
  const at = seat.seat;
  const playing = view.phase === "playing" || view.phase === "claimed";
  const results = view.outcome?.results ?? view.results;
  return html`<${Plate} seat=${seat} place=${place} turn=${view.turn?.includes(at) ?? false}
    glows=${shown.gathering === at} dealer=${view.dealer === at} out=${isOut(view, at)}
    speech=${view.outcome ? null : speechOf(view, at)} role=${roleOf(view, at)} result=${results[at]}
    tricks=${playing ? view.tricks?.[at] ?? 0 : null}>
    ${send && html`<${SeatOffer} seat=${seat} table=${shown.table} send=${send} />`}
    ${children}
  </${Plate}>`;
}

/**
 * @param {PrefaView} view
 * @param {number} seat
 */
const isOut = (view, seat) =>
  !view.active.includes(seat) || (view.parts?.some(([at, part]) => at === seat && part === "out") ?? false);

/**
 * @param {PrefaView} view
 * @param {number} seat
 */
function roleOf(view, seat) {
  if (!view.active.includes(seat)) return t("sits out");
  if (view.bargain?.declarer === seat) return t("declarer");
  const part = view.parts?.find(([at]) => at === seat)?.[1];
  return part && part !== "plays" ? partWords(part) : null;
}
