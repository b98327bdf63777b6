/** The Prefa table: contract slip, plates, the middle, and the viewer's own place. */
import { nameAt, placeOf } from "../../table/seating.js";
import { classes, html } from "../../ui.js";
import { isAfter } from "./after.js";
import { BrokenUp } from "./broken_up.js";
import { useChoosing } from "./choosing.js";
import { Middle } from "./middle.js";
import { OwnPlace } from "./own_place.js";
import { SeatPlate } from "./seat_plate.js";
import { Settled } from "./settled.js";
import { ContractStrip } from "./strip.js";
import { WaitingRoom } from "./waiting_room.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("../../table/pace.js").Shown} Shown
 * @typedef {import("../../table/table_state.js").TableState} TableState
 */

/** @param {{ shown: Shown, state: TableState }} props */
export function PrefaTable({ shown, state }) {
  const { table } = shown;
  const view = /** @type {PrefaView | null} */ (shown.view);
  const choosing = useChoosing(view, state);
  if (!view) return html`<${WaitingRoom} table=${table} state=${state} />`;
  const nameOf = (/** @type {number} */ seat) => nameAt(table.seats[seat]);
  const seatedAt = (/** @type {number} */ seat) => placeOf(seat, view.around);
  const others = table.seats.filter((seat) => seat.seat !== table.me);
  return html`
    <${ContractStrip} view=${view} nameOf=${nameOf} />
    <div class=${classes("scene", `phase-${view.phase}`, isAfter(view) && "after")}>
      ${others.map((seat) => html`<${SeatPlate} key=${seat.seat} seat=${seat} view=${view} shown=${shown}
        place=${seatedAt(seat.seat)} send=${state.link.send} />`)}
      ${view.broken_up && html`<${BrokenUp} broken=${view.broken_up} table=${table} />`}
      ${view.outcome && !view.broken_up && html`<${Settled} view=${view} outcome=${view.outcome} table=${table} />`}
      ${!isAfter(view) && html`<${Middle} view=${view} shown=${shown} nameOf=${nameOf} placeOf=${seatedAt}
        choosing=${choosing} />`}
    </div>
    <${OwnPlace} view=${view} shown=${shown} state=${state} choosing=${choosing} />`;
}
