/**
 * The line that offers a new version of the page. The new version is loaded when the reader accepts, never by itself.
 */
import { announce } from "../announcer.js";
import { html, useEffect } from "../ui.js";
import { t } from "../words/translation.js";
import { isOutdated } from "../net/version.js";

export function NewVersion() {
  const isShown = isOutdated.value;
  useEffect(() => { if (isShown) announce(t("There is a new version of this page.")); }, [isShown]);
  if (!isShown) return null;
  return html`<p class="new-version"><span>${t("There is a new version of this page.")}</span>
    <button type="button" class="plain" onClick=${() => location.reload()}>${t("Load it")}</button>
    <button type="button" class="plain" onClick=${() => { isOutdated.value = false; }}>${t("Later")}</button>
  </p>`;
}
