/** Prefa's own options as buttons with words. */
import { plainChoice } from "../../../web/client/tricks/choices.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { ContractSign, Strain } from "./contract_sign.js";
import { answerWords, contractName, holdWords, soloAnswerWords, highBid, strainOf } from "./words.js";

/**
 * @typedef {import("../../../web/client/protocol.js").Action} Action
 * @typedef {import("../../../web/client/protocol.js").Option} Option
 * @typedef {import("../../../web/client/table/option_bar.js").Choice} Choice
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("./view.js").Answer} Answer
 * @typedef {import("../../../web/client/tricks/choice_state.js").ChoiceState} ChoiceState
 * @typedef {(action: Action) => void} Act
 */

/**
 * @param {Option} option
 * @param {import("../../../web/client/tricks/game.js").Choosable} choosable
 * @returns {Choice[]}
 */
export function choiceOf(option, choosable) {
  const { view, choosing, act } = choosable;
  const { key, act: does } = plainChoice(option, choosable, "");
  switch (option.kind) {
    case "form": return [nameContract(choosing, act)];
    case "bid": return [bid(key, String(/** @type {Action} */ (option).contract), does)];
    case "hold": return [hold(key, view, does)];
    case "if_left": return [plainChoice(option, choosable, t("If all pass"), { word: "if-left" })];
    case "write_solo": return [writeSolo(key, view.bargain?.solo_cost ?? 0, does)];
    case "answer_solo": return [soloAnswer(key, Boolean(/** @type {Action} */ (option).accept), does)];
    case "participate": return [answer(key, /** @type {Answer} */ (/** @type {Action} */ (option).answer), does)];
    case "claim":
      return [plainChoice(option, choosable, t("Claim the rest"),
        { quiet: true, word: "claim", weighty: t("Show your hand and claim all the rest?") })];
    case "answer_claim": {
      const accept = Boolean(/** @type {Action} */ (option).accept);
      return [plainChoice(option, choosable, accept ? t("Accept") : t("Play on"), { likely: accept })];
    }
    default: return [plainChoice(option, choosable, option.kind)];
  }
}

/**
 * @param {string} key
 * @param {number} cost
 * @param {(() => void) | null} act
 * @returns {Choice}
 */
const writeSolo = (key, cost, act) => ({
  key, act, quiet: true, word: "solo", label: html`${t("Write solo")} <span class="figure">−${cost}</span>`,
  spoken: t("Write solo, for {cost}", { cost }),
  weighty: t("Give up without playing, down two? It costs you {cost}.", { cost }),
});

/**
 * @param {string} key
 * @param {boolean} accept
 * @param {(() => void) | null} act
 * @returns {Choice}
 */
const soloAnswer = (key, accept, act) => ({
  key, act, label: soloAnswerWords(accept), likely: accept, word: "payment",
  ...(accept
    ? {}
    : { weighty: t("Decline? Then nothing is paid between players, and only two tens go into the kasa.") }),
});

const FIRST_BIDS = new Set(["6s", "6c", "6d", "6h"]);

/**
 * @param {string} key
 * @param {string} contract
 * @param {(() => void) | null} act
 * @returns {Choice}
 */
const bid = (key, contract, act) => ({
  key, act, spoken: contractName(contract), word: FIRST_BIDS.has(contract) ? "first-bids" : undefined,
  label: html`${contractName(contract)} <${Strain} strain=${signOf(contract)} />`,
});

/** The sign beside the words; no trumps need none. @param {string} contract */
const signOf = (contract) => (strainOf(contract) === "n" ? "" : strainOf(contract));

/**
 * @param {string} key
 * @param {PrefaView} view
 * @param {(() => void) | null} act
 * @returns {Choice}
 */
function hold(key, view, act) {
  const high = highBid(view.calls ?? [])?.contract ?? null;
  const words = holdWords(high);
  return { key, act, spoken: words, word: "hold", label: html`${words} ${high && html`<${Strain}
    strain=${signOf(high)} />`}` };
}

/**
 * @param {string} key
 * @param {Answer} said
 * @param {(() => void) | null} act
 * @returns {Choice}
 */
const answer = (key, said, act) => ({ key, act, label: answerWords(said), word: EXPLAINED_BY[said] });

/** The words of the game that explain the answers. @type {Record<Answer, string>} */
const EXPLAINED_BY = { play: "defend", pass: "stay-out", together: "together", alone: "alone" };

/**
 * @param {ChoiceState} choosing
 * @param {Act | null} act
 * @returns {Choice}
 */
function nameContract({ named, form }, act) {
  const kind = form?.action ?? "name_contract";
  return {
    key: "name", likely: true, act: named && act ? () => act({ kind, ...named }) : null,
    spoken: t("Play {contract}", { contract: named ? contractName(named.contract) : "" }),
    label: html`${t("I declare")} ${named && html`<${ContractSign} contract=${named.contract} />`}`,
  };
}
