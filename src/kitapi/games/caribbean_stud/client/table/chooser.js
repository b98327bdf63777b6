/** Controls to choose an amount, by chips to add or steps up and down, and to choose where the deck is cut. */
import { useKeys } from "../../../../web/client/keyboard/keys.js";
import { html } from "../../../../web/client/ui.js";
import { n, t } from "../../../../web/client/words/translation.js";
import { chipFor } from "./chip_stacks.js";
import { Chip } from "./chips.js";
import { nearestAmount } from "./stakes.js";

/**
 * @typedef {import("../../../../web/client/protocol.js").Range} Range
 * @typedef {import("./stakes.js").StakesState} StakesState
 */

/** The values of the chips, in units of the smallest. */
const CHIPS = [1, 5, 20];

/** The control for the amount of ANTE. @param {{ range: Range, staking: StakesState }} props */
export function StakeChooser({ range, staking: { amount, choose } }) {
  const to = (/** @type {number} */ wanted) => choose(nearestAmount(wanted, range));
  const moves = /** @type {Record<string, number>} */ ({
    ArrowUp: amount + range.step, ArrowRight: amount + range.step, ArrowDown: amount - range.step,
    ArrowLeft: amount - range.step,
    PageUp: amount + 5 * range.step, PageDown: amount - 5 * range.step, Home: range.lowest, End: range.highest,
  });
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const wanted = moves[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    to(wanted);
  };
  useKeys((key) => {
    if (key !== "+" && key !== "-") return false;
    to(amount + (key === "+" ? range.step : -range.step));
    return true;
  });
  return html`<div class="stake-chooser" role="group" aria-label=${t("Your ANTE")}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${t("less")} disabled=${amount <= range.lowest}
        onClick=${() => to(amount - range.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${t("Your ANTE")}
        aria-valuenow=${amount} aria-valuemin=${range.lowest}
        aria-valuemax=${range.highest} onKeyDown=${onKeyDown}>${amount}</div>
      <button type="button" class="step" aria-label=${t("more")} disabled=${amount >= range.highest}
        onClick=${() => to(amount + range.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${() => to(range.lowest)}>${t("least")}</button>
      ${CHIPS.map((times) => times * range.step).filter((chip) => chip < range.highest)
        .map((chip) => html`<button type="button" key=${chip}
          class="chip-button" aria-label=${n("add {count} chip", "add {count} chips", chip)}
          onClick=${() => to(amount === range.lowest && chip > amount ? chip : amount + chip)}>
          <${Chip} value=${chipFor(chip)} /><span class="figure">+${chip}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${() => to(range.highest)}>${t("most")}</button>
    </div>
  </div>`;
}

/** The control for the number of cards to cut off. @param {{ range: Range, staking: StakesState }} props */
export function CutChooser({ range, staking: { cut, setCut, act } }) {
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || !act) return;
    event.preventDefault();
    act({ kind: "cut", amount: cut });
  };
  return html`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{ "--cut": cut / (range.highest + range.lowest) }}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${n("Cut {count} card off the top", "Cut {count} cards off the top", cut)}
      <input type="range" class="replay-slider" min=${range.lowest} max=${range.highest} step=${range.step} value=${cut}
        onKeyDown=${onKeyDown}
        onInput=${(/** @type {any} */ event) => setCut(Number(event.target.value))} /></label>
  </div>`;
}
