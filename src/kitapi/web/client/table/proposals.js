/** What people at the table propose about the sitting and its seats, and about a decision to be taken back. */
import { html } from "../ui.js";
import { EndingSlip } from "./ending_slip.js";
import { ReleaseSlip } from "./release_slip.js";
import { TakeBackSlip } from "./take_back_slip.js";

/** @param {{ table: import("../protocol.js").TableView, state: import("./table_state.js").TableState }} props */
export const Proposals = ({ table, state }) => html`<${EndingSlip} table=${table} state=${state} />
  <${ReleaseSlip} table=${table} state=${state} />
  <${TakeBackSlip} table=${table} state=${state} />`;
