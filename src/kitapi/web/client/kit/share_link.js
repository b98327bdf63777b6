/** The table's address, to send to friends. */
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ label?: string, address?: string }} props */
export function ShareLink({ label = t("Link to this table"), address = location.href }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(address).catch(() => undefined);
    setCopied(true);
  };
  return html`<div class="share">
    <label>${label}<input class="link" readonly value=${address}
      onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
    ${navigator.clipboard && html`<button type="button" class="plain"
      onClick=${copy}>${copied ? t("Copied") : t("Copy the link")}</button>`}
  </div>`;
}
