/**
 * Signing out, at the second press: the server no longer accepts this browser's cookie. The visitor's names can be
 * removed as well.
 */
import { forgetMe, signOut, visitorNumber } from "../net/api.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** Loads the start page again, so that nothing of the previous visitor is left in it. */
const begin = () => location.assign("/");

export function SignOut() {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return html`<div class="sign-out">
      <button type="button" class="plain" onClick=${() => setSure(true)}>${t("Sign out")}</button></div>`;
  }
  return html`<${Choice} stay=${() => setSure(false)} />`;
}

/** @param {{ stay: () => void }} props */
function Choice({ stay }) {
  const [trouble, setTrouble] = useState("");
  const [number, setNumber] = useState("");
  useEffect(() => { visitorNumber().then(setNumber, () => {}); }, []);
  /** @param {() => Promise<unknown>} leave */
  const by = (leave) => () => leave().then(begin, (refusal) => setTrouble(refusal.message));
  return html`<div class="sign-out" role="group" aria-label=${t("Sign out")}>
    <p>${t("This browser then has no seat, role or house here any more, and nobody can give them back.")}</p>
    <button type="button" class="plain" onClick=${by(signOut)}>${t("Sign out for good")}</button>
    <button type="button" class="plain" autofocus onClick=${stay}>${t("Stay")}</button>
    <p>${t(
      "Your names can be removed as well, from every table, house and class. Records that somebody has saved keep them.")}</p>
    <button type="button" class="plain" onClick=${by(forgetMe)}>${t("Sign out and remove my names")}</button>
    ${number
      && html`<p class="visitor-number">${t("Your number, for a letter to the operator: {number}", { number })}</p>`}
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
  </div>`;
}
