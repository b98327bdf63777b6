/** The button that takes the viewer's last decision back: at once beside bots, with other people as a proposal. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ state: import("../table/table_state.js").TableState }} props */
export function TakeBack({ state }) {
  const kept = state.takeBack.value;
  return kept === null ? null : html`<p class="take-back"><button type="button" class="why" aria-keyshortcuts="z"
    onClick=${() => state.link.send({ type: "take_back", kept })}>${t("Take back")}</button></p>`;
}
