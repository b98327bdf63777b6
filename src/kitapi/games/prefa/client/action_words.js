/** What may be done, in words, as advice names it. */
import { t } from "../../../web/client/words/translation.js";
import { answerWords, contractName, holdWords, soloAnswerWords, highBid } from "./words.js";

/**
 * @param {import("../../../web/client/protocol.js").Action} action
 * @param {import("./view.js").PrefaView} view
 */
export function actionWords(action, view) {
  switch (action.kind) {
    case "bid": return contractName(String(action.contract));
    case "hold": return holdWords(highBid(view.calls ?? [])?.contract ?? null);
    case "if_left": return t("If all pass");
    case "pass": return t("Pass");
    case "name_contract":
      return [contractName(String(action.contract)), action.aces && t("four aces")].filter(Boolean).join(", ");
    case "write_solo": return t("Write solo");
    case "answer_solo": return soloAnswerWords(Boolean(action.accept));
    case "participate": return answerWords(/** @type {import("./view.js").Answer} */ (action.answer));
    case "claim": return t("Claim the rest");
    case "answer_claim": return action.accept ? t("Accept") : t("Play on");
    default: return action.kind;
  }
}
