/** The trainer's own link to a class, which opens its score sheet on another device. */
import { ShareLink } from "../kit/share_link.js";
import { newTrainerKey } from "../net/drills.js";
import { classAddress } from "../routes.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** @typedef {import("../net/drill.js").ClassView} ClassView */

/** The key of the class that this page has just opened, by its code: it is shown once. @type {Map<string, string>} */
const freshKeys = new Map();

/** @param {string} code @param {string} key */
export const showKeyOnce = (code, key) => { freshKeys.set(code, key); };

/** The key in the address of a trainer's link; empty if there is none. */
export const keyInAddress = () => new URLSearchParams(location.hash.slice(1)).get("trainer") ?? "";

/** @param {{ info: ClassView }} props */
export function TrainersLink({ info }) {
  const [key, setKey] = useState(() => freshKeys.get(info.class) ?? "");
  const [trouble, setTrouble] = useState("");
  freshKeys.delete(info.class);
  const make = () => newTrainerKey(info.class).then((made) => { setKey(made); setTrouble(""); },
    (refusal) => setTrouble(refusal.message || t("The server does not answer.")));
  if (!key) return html`<div class="trainers-link">
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <button type="button" class="plain" onClick=${make}>${t("Open this sheet on another device")}</button></div>`;
  return html`<div class="trainers-link">
    <${ShareLink} label=${t("Your own link to this sheet")}
      address=${`${location.origin}${classAddress(info.game, info.class)}#trainer=${key}`} />
    <p class="quiet">
      ${t("Keep it for yourself: it shows all answers. It is shown only now, and a new one replaces it.")}</p></div>`;
}
