/** The next step of the procedure as one large button, its announcement, and all other legal steps. */
import { KeyMark } from "../../../../web/client/table/option_bar.js";
import { html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { aloud } from "./aloud.js";
import { stepsOf } from "./steps.js";

/**
 * @typedef {import("../table/view.js").StudView} StudView
 * @typedef {import("./steps.js").Step} Step
 * @typedef {(action: import("../../../../web/client/protocol.js").Action) => void} Act
 */

/** The number of rarely used steps that are shown; a button opens the others. */
const FEW = 2;

/**
 * @param {{ view: StudView, nameOf: (seat: number) => string, act: Act, idle: string, hinted?: boolean,
 *   announced?: boolean, isVacant?: (seat: number) => boolean }} props
 *   `idle`: the text if there is nothing to do; `hinted`: the next step is highlighted; `announced`: with the dealer's
 *   announcement
 */
export function StepBar({ view, nameOf, act, idle, hinted = true, announced = false, isVacant = () => true }) {
  const { next, others, needed } = stepsOf(view, nameOf, isVacant);
  const steps = hinted || !next ? others : [next, ...others].sort((one, other) => one.words.localeCompare(other.words));
  const said = next && hinted && announced ? aloud(next.action, view, nameOf) : "";
  return html`<section class="step-bar" aria-label=${t("What may be done now")}>
    ${announced
      && html`<p class="aloud">
        ${said
          ? html`<span class="quiet">${t("Say:")}</span> <q>${said}</q>`
          : html`<span class="quiet">${next ? t("Do it in silence.") : idle}</span>`}</p>`}
    ${!announced && !next && !others.length && html`<p class="aloud"><span class="quiet">${idle}</span></p>`}
    ${hinted && next
      && html`<button type="button" class="big next-step" data-step=${next.action.kind} aria-keyshortcuts="1"
        onClick=${() => act(next.action)}>${next.words}<${KeyMark}
        sign="1" /></button>`}
    <${StepRow} steps=${steps} from=${hinted && next ? 2 : 1} act=${act} />
    ${needed.length > 0
      && (needed.length > FEW
        ? html`<details class="aside needed"><summary>${t("If need be")}</summary>
          <${StepRow} steps=${needed} from=${0} act=${act} /></details>`
        : html`<div class="needed"><span class="quiet">${t("If need be:")}</span>
          <${StepRow} steps=${needed} from=${0} act=${act} /></div>`)}
  </section>`;
}

/** @param {{ steps: readonly Step[], from: number, act: Act }} props `from`: the key of the first; 0: none have keys */
export const StepRow = ({ steps, from, act }) =>
  (steps.length > 0 ? html`<div class="step-row">${steps.map(({ key, words, action }, at) => {
    const sign = from > 0 && from + at < 10 ? `${from + at}` : null;
    return html`<button type="button" key=${key} class="plain step-button" data-step=${action.kind}
      aria-keyshortcuts=${sign ?? undefined}
      onClick=${() => act(action)}>${words}${sign && html`<${KeyMark} sign=${sign} />`}</button>`;
  })}</div>` : null);
