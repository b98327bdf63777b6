/** Free text at a table: the field to write in, and what a viewer may do about what another person says. */
import { announce } from "../announcer.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { hidePerson } from "./hidden_people.js";

/**
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {import("../protocol.js").Reason} Reason
 * @typedef {import("./talk_record.js").Said} Said
 * @typedef {import("./table_state.js").TableState["link"]["send"]} Send
 */

/** Most characters of a text; the server refuses more. */
const MOST = 200;

/** @type {{ [reason in Reason]: () => string }} */
const REASONS = {
  insult: () => t("an insult"),
  threat: () => t("a threat"),
  privacy: () => t("something private"),
  advertising: () => t("advertising"),
  other: () => t("another reason"),
};

/** A text within words of another direction. @param {string} text */
const isolated = (text) => `\u2068${text}\u2069`;

/** What somebody wrote, with their name before it. @param {string} name @param {Said} said */
export const writtenLine = (name, said) => (said.gone
  ? t("{name}: this text was removed", { name: isolated(name) })
  : t("{name} writes: {text}", { name: isolated(name), text: isolated(said.text ?? "") }));

/**
 * The field to write in; it is empty again when the text has arrived, so a refused one can be sent again.
 * @param {{ send: Send, isSilent: boolean, own: Said | undefined }} props `own`: the viewer's newest text
 */
export function WritingField({ send, isSilent, own }) {
  const [text, setText] = useState("");
  useEffect(() => { if (own) setText(""); }, [own?.number]);
  const write = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) send({ type: "write", text: text.trim() });
  };
  return html`<form class="writing" onSubmit=${write}>
      <label>${t("Your own words")}
        <input type="text" dir="auto" maxlength=${MOST} autocomplete="off" enterkeyhint="send" disabled=${isSilent}
          value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} /></label>
      <button class="plain" disabled=${isSilent || !text.trim()}>${t("Send")}</button>
    </form>
    <p class="quiet-line">${
  t("Texts are kept for 30 days. The operator of this room reads those that are reported.")}</p>`;
}

/**
 * What the viewer may do about what another person said: hide the person, report a text, and as the host more.
 * @param {{ said: Said, name: string, table: TableView, send: Send }} props
 */
export function WaysAbout({ said, name, table, send }) {
  const isText = said.type === "written";
  const isMuted = table.seats[said.seat]?.muted ?? false;
  return html`<div class="role-ways">
    ${isText && table.me !== null && html`<${Report} number=${said.number} send=${send} />`}
    <button type="button" class="plain" onClick=${() => hidePerson(said.who)}>
      ${t("Hide what {name} says", { name })}</button>
    ${table.moderates && isText && !said.gone && html`<button type="button" class="plain"
      onClick=${() => send({ type: "take_away", number: said.number })}>${t("Remove this text")}</button>`}
    ${table.moderates && html`<button type="button" class="plain"
      onClick=${() => send({ type: "mute_person", seat: said.seat, muted: !isMuted })}>${isMuted
      ? t("Let {name} talk again", { name }) : t("Mute {name} for everybody", { name })}</button>`}
  </div>`;
}

/** @param {{ number: number, send: Send }} props */
function Report({ number, send }) {
  const [reason, setReason] = useState(/** @type {Reason | ""} */ (""));
  const [isReported, setReported] = useState(false);
  const report = () => {
    if (!reason) return;
    send({ type: "report", number, reason });
    setReported(true);
    announce(t("The text was reported to the operator of this room."));
  };
  if (isReported) return html`<p class="quiet-line">${t("The text was reported to the operator of this room.")}</p>`;
  return html`<select aria-label=${t("Reason of the report")} value=${reason}
      onChange=${(/** @type {any} */ event) => setReason(event.target.value)}>
      <option value="">${t("Report as …")}</option>
      ${Object.entries(REASONS).map(([name, words]) => html`<option value=${name} key=${name}>${words()}</option>`)}
    </select>
    <button type="button" class="plain" disabled=${!reason} onClick=${report}>${t("Report")}</button>`;
}
