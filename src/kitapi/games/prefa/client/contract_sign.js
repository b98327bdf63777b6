/** A contract drawn: level and suit. */
import { Suit } from "../../../web/client/cards/suit.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { contractName, levelOf, strainOf } from "./words.js";

/** @param {{ contract: string }} props */
export const ContractSign = ({ contract }) => html`<span class="contract">
  <span aria-hidden="true">${levelOf(contract)}<${Strain} strain=${strainOf(contract)} /></span>
  <span class="unseen">${contractName(contract)}</span>
</span>`;

/** @param {{ strain: string }} props */
export const Strain = ({ strain }) =>
  strain === "n" ? html`<span class="no-trumps">${t("NT")}</span>` : html`<${Suit} suit=${strain} />`;
