/** The results on the slip after a deal: every figure opens its calculation. */
import { ResultList } from "../../../web/client/paper/results.js";
import { html } from "../../../web/client/ui.js";
import { DealSum } from "./deal_sum.js";
import { SettledSum } from "./result_sum.js";

/**
 * @typedef {import("./view.js").Outcome} Outcome
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 */

/** @param {{ before: number[], outcome: Outcome, voice: Voice }} props */
export const Results =
  ({ before, outcome, voice }) => html`<${ResultList} before=${before} results=${outcome.results} voice=${voice}
    thisDeal=${(/** @type {number} */ seat, /** @type {number} */ moved) =>
      html`<${DealSum} deal=${outcome} seat=${seat} moved=${moved}
        voice=${voice} />`}
    settled=${(/** @type {number} */ seat) => html`<${SettledSum} settlement=${outcome.sheet_settlement} seat=${seat}
      nameOf=${voice.nameOf} />`} />`;
