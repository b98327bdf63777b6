/** Signing out, at the second press: the server does not know this browser any more. */
import { signOut } from "../net/api.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** The start page, loaded anew: nothing of the visitor who was here is left in it. */
const begin = () => location.assign("/");

export function SignOut() {
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState("");
  const leave = () => signOut().then(begin, (refusal) => setTrouble(refusal.message));
  if (!sure) {
    return html`<div class="sign-out"><button type="button" class="plain" onClick=${() => setSure(true)}>${t("Sign out")}</button></div>`;
  }
  return html`<div class="sign-out" role="group" aria-label=${t("Sign out")}>
    <p>${t("This browser then has no seat, role or house here any more, and nobody can give them back.")}</p>
    <button type="button" class="plain" onClick=${leave}>${t("Sign out for good")}</button>
    <button type="button" class="plain" autofocus onClick=${() => setSure(false)}>${t("Stay")}</button>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
  </div>`;
}
