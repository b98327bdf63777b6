/** Why the connection to a table was closed, and what to do next; loaded when it is. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { NoRoom } from "./no_room.js";

/** @typedef {{ title: string, why: string, action: string, onAction: () => void }} Words */

/** @param {Words} props */
const Closed = ({ title, why, action, onAction }) => html`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${title}</h1>
    <p>${why}</p>
    <button type="button" class="big" onClick=${onAction}>${action}</button>
  </div>
</main>`;

/** Another page of this browser signed out: its reader is a new visitor from now on. */
const SignedOut = () => html`<${Closed} title=${t("Signed out")}
  why=${t("This browser signed out in another tab, and has no seat, role or house here any more.")}
  action=${t("Start as a new visitor")} onAction=${() => location.assign("/")} />`;

/** The visitor ended this connection from the list of their connections. */
const Ended = () => html`<${Closed} title=${t("Connection ended")}
  why=${t("You ended this connection from another page.")}
  action=${t("Connect again")} onAction=${() => location.reload()} />`;

/** @param {{ state: import("./table_state.js").TableState }} props */
export function ClosedSlip({ state }) {
  switch (state.link.connection.value) {
    case "full": return html`<${NoRoom} state=${state} />`;
    case "signed out": return html`<${SignedOut} />`;
    case "ended": return html`<${Ended} />`;
    default: return null;
  }
}
