/** A part of the page, drawn as soon as it is loaded. */
import { html, useEffect } from "./ui.js";
import { t } from "./words/translation.js";

/**
 * @template {object} Props
 * @param {{ part: import("./parts.js").Part<(props: Props) => any>, props: Props, Waiting?: (() => any) | null,
 *   Failed?: () => any }} props
 * `props`: those of the part's component; `Waiting`: shown until it is loaded, `Failed`: if it cannot be loaded
 */
export function LazyPart({ part, props, Waiting, Failed = MissingPart }) {
  useEffect(() => { part.load().catch(() => undefined); }, [part]);
  const Component = part.loaded.value;
  if (Component) return html`<${Component} ...${props} />`;
  if (part.failed.value) return html`<${Failed} />`;
  return Waiting ? html`<${Waiting} />` : null;
}

/** Says that the rest of the page cannot be loaded; browsers do not retry imports, so the page must be loaded again. */
export const MissingPart = () => html`<main class="start lost">
  <div class="paper slip">
    <h1 role="alert">${t("This page could not be loaded")}</h1>
    <p>${t("Check your connection, then try again.")}</p>
    <button type="button" class="big" onClick=${() => location.reload()}>${t("Try now")}</button>
    <a class="plain" href="/">${t("To the start page")}</a>
  </div>
</main>`;

/** Says that a small part cannot be loaded; the rest of the page still works. */
export const MissingLine =
  () => html`<p class="interruption" role="alert">
    ${t("A part of this page could not be loaded. Load the page again.")}</p>`;
