/** The declarer chooses a contract from those that may be named. */
import { radiosAcross } from "../../../web/client/keyboard/tab_stops.js";
import { valuesOf } from "../../../web/client/tricks/choice_state.js";
import { classes, html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { Strain } from "./contract_sign.js";
import { contractName, levelOf, strainOf } from "./words.js";

/**
 * @typedef {import("../../../web/client/protocol.js").Form} Form
 *
 * The choices made so far.
 * @typedef {{ contract: string, aces: boolean }} Named
 */

/**
 * The cheapest contract that can be named.
 * @param {readonly import("../../../web/client/protocol.js").Option[]} options
 * @returns {Named | null}
 */
export function cheapest(options) {
  const form = /** @type {Form | undefined} */ (options.find(({ kind }) => kind === "form"));
  const contract = valuesOf(form, "contract")[0];
  return contract === undefined ? null : { contract: String(contract), aces: false };
}

/** @param {{ form: Form, named: Named | null, onName: (named: Named) => void }} props */
export function ContractChoice({ form, named, onName }) {
  const contracts = valuesOf(form, "contract").map(String);
  const aces = named?.aces ?? false;
  return html`<section class="paper naming" aria-label=${t("Contract")}>
    ${valuesOf(form, "aces").includes(true) && html`<label class="tick" data-word="aces">
      <input type="checkbox" checked=${aces} disabled=${!named}
        onChange=${(/** @type {any} */ event) => named && onName({ ...named, aces: event.target.checked })} />
      ${t("I announce four aces")}
    </label>`}
    <div class="contracts" role="radiogroup" aria-label=${t("Contract")} onKeyDown=${radiosAcross(5)}>
      ${contracts.map((contract) => html`<button type="button" key=${contract} role="radio"
        aria-checked=${contract === named?.contract} tabindex=${contract === named?.contract ? 0 : -1}
        aria-label=${contractName(contract)}
        class=${classes("rung", `strain-${strainOf(contract)}`, contract === named?.contract && "picked")}
        onClick=${() => onName({ contract, aces })}>
        <span aria-hidden="true">${levelOf(contract)}<${Strain} strain=${strainOf(contract)} /></span>
      </button>`)}
    </div>
  </section>`;
}
