/** The table's address, to send to friends. */
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** Whether the device can send a link by its own programs, as phones can. */
const CAN_SHARE = "share" in navigator;

/** @param {{ label?: string, address?: string }} props */
export function ShareLink({ label = t("Link to this table"), address = location.href }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(address).catch(() => undefined);
    setCopied(true);
  };
  const share = () => { navigator.share({ title: document.title, url: address }).catch(() => undefined); };
  return html`<div class="share">
    <label>${label}<input class="link" readonly value=${address}
      onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
    ${navigator.clipboard && html`<button type="button" class="plain"
      onClick=${copy}>${copied ? t("Copied") : t("Copy the link")}</button>`}
    ${CAN_SHARE && html`<button type="button" class="plain" onClick=${share}>${t("Send the link")}</button>`}
  </div>`;
}
