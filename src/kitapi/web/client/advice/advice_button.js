/** The button that requests the values of the viewer's options; its slip is loaded when it is first opened. */
import { part } from "../parts.js";
import { KeyMark } from "../table/option_bar.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** The slip that the button opens. */
export const ADVICE = part("advice", () => import("./advice_slip.js").then((slip) => slip.AdviceSlip), ["papers"]);

/** @param {{ adviceControls: import("./advice_request.js").AdviceControls }} props */
export const AdviceButton =
  ({ adviceControls:
    { open, toggle } }) => html`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${open}
    aria-keyshortcuts="w" title=${t("What is it worth?")} onClick=${toggle}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${t("What is it worth?")}</span><${KeyMark} sign="w" /></button>`;
