/** The open connections of this browser: seen, and ended one by one, or with every copy of the browser's cookie. */
import { endConnection, endOtherSessions, ownConnections } from "../net/api.js";
import { html, useState } from "../ui.js";
import { dateLocale, t } from "../words/translation.js";

/** @typedef {import("../protocol.js").OwnConnections} Shown */

/** Letters of a table's id that are shown. */
const SHOWN_ID = 6;

/** @param {string} since */
const moment = (since) =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(since));

export function OwnConnections() {
  const [shown, setShown] = useState(/** @type {Shown | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const fail = (/** @type {Error} */ refusal) => setTrouble(refusal.message);
  const look = () => ownConnections().then(setShown, fail);
  const end = (/** @type {string} */ id) => endConnection(id).then(look, fail);
  const endOthers = () => endOtherSessions().then(() => location.reload(), fail);
  return html`<div class="own-connections">
    ${!shown && html`<button type="button" class="plain" onClick=${look}>${t("Connections")}</button>`}
    ${shown && html`<${List} shown=${shown} end=${end} />
      <button type="button" class="plain" onClick=${endOthers}>${t("End all other connections")}</button>
      <p class="quiet">${t("No copy of this browser's data counts any more then; this page connects again.")}</p>`}
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
  </div>`;
}

/** @param {{ shown: Shown, end: (id: string) => void }} props */
const List = ({ shown: { connections, complete }, end }) => html`<h3>${t("Connections")}</h3>
  ${connections.length === 0 && html`<p>${t("No page of this browser is connected to a table.")}</p>`}
  <ul>${connections.map(({ id, table, network, since }) => html`<li key=${id}>
    <span><a href=${`/table/${table}`}>${t("Table {table}", { table: table.slice(0, SHOWN_ID) })}</a>
      <small class="quiet">${t("Since {time}, from {network}", { time: moment(since), network })}</small></span>
    <button type="button" class="plain" onClick=${() => end(id)}>${t("End connection")}</button>
  </li>`)}</ul>
  ${!complete && html`<p class="quiet">${t("Some servers did not answer: there may be more connections.")}</p>`}`;
