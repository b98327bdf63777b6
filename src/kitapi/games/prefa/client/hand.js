/** A hand of Prefa to be valued: what can be played for, in words and drawn. */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { ContractSign } from "./contract_sign.js";
import { contractName, contractSign, strainOf } from "./words.js";

/** @type {import("../../../web/client/drawing.js").HandWords} */
export const handWords = {
  strainOf,
  goalName: contractName,
  bidWords: contractSign,
  unitName: () => t("kapikia"),
  GoalSign: (/** @type {{ goal: string }} */ { goal }) => html`<${ContractSign} contract=${goal} />`,
};
