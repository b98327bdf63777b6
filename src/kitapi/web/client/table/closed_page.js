/** The page in place of a table whose connection was closed. */
import { NothingHere } from "../kit/nothing_here.js";
import { LazyPart } from "../lazy_part.js";
import { part } from "../parts.js";
import { html } from "../ui.js";

const CLOSED = part("closed", () => import("./closed_slip.js").then((slip) => slip.ClosedSlip));

/**
 * The page in place of the table; null: the connection is not closed.
 * @param {import("./table_state.js").TableState} state
 */
export function closedPage(state) {
  const connection = state.link.connection.value;
  if (connection === "gone") return html`<${NothingHere} why=${state.unplayable.value} />`;
  const isClosed = ["full", "signed out", "ended"].includes(connection);
  return isClosed ? html`<${LazyPart} part=${CLOSED} props=${{ state }} />` : null;
}
