/** Table talk: the button for phrases and texts, and what is said, shown for a moment beside the speaker's plate. */
import { announce } from "../announcer.js";
import { DialogButton } from "../kit/dialog_button.js";
import { settings } from "../settings/settings.js";
import { Tick } from "../settings/tick.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { Bubbles } from "./bubbles.js";
import { WaysAbout, WritingField, writtenLine } from "./free_text.js";
import { hiddenPeople, showPerson } from "./hidden_people.js";
import { PHRASES, phraseWords } from "./phrases.js";
import { nameAt } from "./seating.js";

/**
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {import("./talk_record.js").Said} Said
 * @typedef {import("./table_state.js").TableState} TableState
 * @typedef {TableState["link"]["send"]} Send
 */

/** How long a phrase is shown, in milliseconds, and how much longer a text, for each character. */
const STAYS = 5000;
const PER_CHARACTER = 50;
/** How many phrases and texts the slip lists. */
const LISTED = 10;

const endOf = (/** @type {Said} */ { at = 0, text = "" }) => at + STAYS + text.length * PER_CHARACTER;
const isFresh = (/** @type {Said} */ one) => !one.gone && Date.now() < endOf(one);

/** @param {{ table: TableView, state: TableState }} props */
export function Talk({ table, state }) {
  const [, redraw] = useState(0);
  const { send } = state.link;
  const present = state.said.value.filter((one) => isStillThere(one, table) && (one.phrase || table.free_text));
  const said = settings.value.talk ? present.filter(({ who }) => !hiddenPeople.value.includes(who)) : [];
  const newest = said.at(-1);
  const fresh = said.filter(isFresh);
  useEffect(() => {
    if (newest && isFresh(newest) && newest.seat !== table.me) announce(lineOf(newest, table));
  }, [newest?.number]);
  useEffect(() => {
    if (!fresh.length) return undefined;
    const timer = setTimeout(() => redraw((count) => count + 1), Math.min(...fresh.map(endOf)) - Date.now());
    return () => clearTimeout(timer);
  });
  return html`<${DialogButton} label=${html`<${Balloon} />`} spoken=${t("Table talk")} title=${t("Table talk")}>
      ${table.me !== null && table.talk !== "off" && html`<${Phrases} table=${table} send=${send} />`}
      ${table.me !== null && table.free_text && html`<${WritingField} send=${send} isSilent=${table.talk === "silent"}
        own=${present.filter(({ seat, type }) => seat === table.me && type === "written").at(-1)} />`}
      <${Lately} said=${said.slice(-LISTED).reverse()} table=${table} send=${send} />
      <${HiddenList} said=${present} table=${table} />
      <${Tick} name="talk" label=${t("Show me what is said")} />
      ${table.moderates && html`<${Allowed} table=${table} send=${send} />`}
    </${DialogButton}>
    <${Bubbles} said=${fresh}
      lineOf=${(/** @type {Said} */ one) => lineOf(one, table)} />`;
}

/** Whether the speaker still sits there, under the same name. @param {Said} said @param {TableView} table */
const isStillThere = ({ seat, name }, { seats }) => seats[seat]?.kind === "person" && seats[seat].name === name;

/** @param {Said} said @param {TableView} table */
function lineOf(said, { seats }) {
  const name = nameAt(seats[said.seat]);
  return said.phrase ? t("{name}: {phrase}", { name, phrase: phraseWords(said.phrase) }) : writtenLine(name, said);
}

const Balloon = () => html`<svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5h16v11h-9l-5 4v-4h-2z" /></svg>`;

/** @param {{ table: TableView, send: Send }} props */
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

/** What was said lately, the newest first. @param {{ said: readonly Said[], table: TableView, send: Send }} props */
const Lately = ({ said, table, send }) => (said.length > 0
  ? html`<ul class="said" aria-label=${t("Said lately")}>
    ${said.map((one) => html`<li key=${one.number}>${one.seat === table.me ? lineOf(one, table)
      : html`<details><summary>${lineOf(one, table)}</summary>
        <${WaysAbout} said=${one} name=${nameAt(table.seats[one.seat])} table=${table} send=${send} /></details>`}
    </li>`)}</ul>`
  : null);

/** The people at the table whom the viewer hides. @param {{ said: readonly Said[], table: TableView }} props */
function HiddenList({ said, table }) {
  const hidden = new Map(said.filter(({ who }) => hiddenPeople.value.includes(who)).map((one) => [one.who, one.seat]));
  return [...hidden].map(([who, seat]) => html`<button type="button" class="plain" key=${who}
    onClick=${() => showPerson(who)}>${
  t("Show what {name} says again", { name: nameAt(table.seats[seat]) })}</button>`);
}

/** @param {{ table: TableView, send: Send }} props */
const Allowed = ({ table, send }) => html`<${Switch} label=${t("People at this table may talk")}
    isOn=${table.talk !== "off"} change=${(/** @type {boolean} */ allowed) => send({ type: "allow_talk", allowed })} />
  ${table.talk !== "off" && html`<${Switch} label=${t("They may also write their own words")} isOn=${table.free_text}
    change=${(/** @type {boolean} */ allowed) => send({ type: "allow_free_text", allowed })} />`}`;

/** @param {{ label: string, isOn: boolean, change: (allowed: boolean) => void }} props */
const Switch = ({ label, isOn, change }) => html`<label class="tick">
  <input type="checkbox" checked=${isOn} onChange=${(/** @type {any} */ event) => change(event.target.checked)} />
  ${label}
</label>`;
