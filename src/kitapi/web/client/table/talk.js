/** Table talk: the button for ready phrases, and what is said, shown for a moment beside the speaker's plate. */
import { announce } from "../announcer.js";
import { DialogButton } from "../kit/dialog_button.js";
import { settings } from "../settings/settings.js";
import { Tick } from "../settings/tick.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { Bubbles } from "./bubbles.js";
import { PHRASES, phraseWords } from "./phrases.js";
import { nameAt } from "./seating.js";

/**
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {import("./talk_record.js").Said} Said
 * @typedef {import("./table_state.js").TableState} TableState
 */

/** How long a phrase is shown, in milliseconds. */
const STAYS = 5000;
/** How many phrases the slip lists. */
const LISTED = 8;

const isFresh = (/** @type {Said} */ { at = 0 }) => Date.now() - at < STAYS;

/** @param {{ table: TableView, state: TableState }} props */
export function Talk({ table, state }) {
  const [, redraw] = useState(0);
  const said = settings.value.talk ? state.said.value.filter((one) => isStillThere(one, table)) : [];
  const newest = said.at(-1);
  useEffect(() => {
    if (!newest || !isFresh(newest)) return undefined;
    if (newest.seat !== table.me) announce(lineOf(newest, table));
    const timer = setTimeout(() => redraw((count) => count + 1), STAYS);
    return () => clearTimeout(timer);
  }, [newest]);
  return html`<${DialogButton} label=${html`<${Balloon} />`} spoken=${t("Table talk")} title=${t("Table talk")}>
      ${table.me !== null && table.talk !== "off" && html`<${Phrases} table=${table} send=${state.link.send} />`}
      <${Lately} said=${said.slice(-LISTED)} table=${table} />
      <${Tick} name="talk" label=${t("Show me what is said")} />
      ${table.moderates && html`<${Allowed} table=${table} send=${state.link.send} />`}
    </${DialogButton}>
    <${Bubbles} said=${said.filter(isFresh)}
      lineOf=${(/** @type {Said} */ one) => lineOf(one, table)} />`;
}

/** Whether the speaker still sits there, under the same name. @param {Said} said @param {TableView} table */
const isStillThere = ({ seat, name }, { seats }) => seats[seat]?.kind === "person" && seats[seat].name === name;

/** @param {Said} said @param {TableView} table */
const lineOf = ({ seat, phrase }, { seats }) =>
  t("{name}: {phrase}", { name: nameAt(seats[seat]), phrase: phraseWords(phrase) });

const Balloon = () => html`<svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5h16v11h-9l-5 4v-4h-2z" /></svg>`;

/** @param {{ table: TableView, send: TableState["link"]["send"] }} props */
function Phrases({ table, send }) {
  const isSilent = table.talk === "silent";
  const say = (/** @type {import("../protocol.js").Phrase} */ phrase) => (/** @type {any} */ event) => {
    event.currentTarget.closest("dialog").close();
    send({ type: "say", phrase });
  };
  return html`${isSilent && html`<p class="quiet">${t("Nobody talks while anybody holds cards.")}</p>`}
    <div class="phrases">${PHRASES.map((phrase) => html`<button type="button" class="plain" key=${phrase}
      disabled=${isSilent} onClick=${say(phrase)}>${phraseWords(phrase)}</button>`)}</div>`;
}

/** @param {{ said: readonly Said[], table: TableView }} props */
const Lately = ({ said, table }) => (said.length > 0
  ? html`<ul class="said" aria-label=${t("Said lately")}>
    ${said.map((one) => html`<li key=${one.number}>${lineOf(one, table)}</li>`)}</ul>`
  : null);

/** @param {{ table: TableView, send: TableState["link"]["send"] }} props */
const Allowed = ({ table, send }) => html`<label class="tick">
  <input type="checkbox" checked=${table.talk !== "off"}
    onChange=${(/** @type {any} */ event) => send({ type: "allow_talk", allowed: event.target.checked })} />
  ${t("People at this table may talk")}
</label>`;
