/** The console of each role. */
import { html } from "../../../../web/client/ui.js";
import { ControlRoom } from "./control_room.js";
import { DealersConsole } from "./dealer.js";
import { GamingInspectorsConsole } from "./gaming_inspector.js";
import { GamingManagement } from "./gaming_management.js";
import { MunicipalInspector } from "./municipal_inspector.js";
import { seatNames } from "../table/seats.js";

/**
 * @typedef {import("../table/view.js").StudView} StudView
 * @typedef {import("../../../../web/client/table/pace.js").Shown} Shown
 * @typedef {import("../../../../web/client/table/table_state.js").TableState} TableState
 * @typedef {import("./console_props.js").ConsoleProps} ConsoleProps
 */

const CONSOLES = /** @type {Record<string, (held: ConsoleProps) => any>} */ ({
  dealer: DealersConsole, gaming_inspector: GamingInspectorsConsole, municipal_inspector: MunicipalInspector,
  gaming_management: GamingManagement, control_room: ControlRoom,
});

/** @param {{ shown: Shown, state: TableState, role: string }} props */
export function Console({ shown, state, role }) {
  const { table } = shown;
  const view = /** @type {StudView} */ (/** @type {unknown} */ (shown.view));
  const RoleConsole = CONSOLES[role];
  if (!RoleConsole) return null;
  return html`<${RoleConsole} view=${view} table=${table} state=${state} nameOf=${seatNames(table)}
    hinted=${table.practice ?? false} act=${state.act}
    next=${null} />`;
}
