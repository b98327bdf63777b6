/** What may be done, in words, as advice names it. */
import { t } from "../../../web/client/words/translation.js";
import { contractName, declineWords, doublingName, invitationWords, numberBid, numberName,
  partWords } from "./words.js";

/**
 * @param {import("../../../web/client/protocol.js").Action} action
 * @param {import("./view.js").PreferansView} view
 */
export function actionWords(action, { calls = [], bargain, variant }) {
  const doubled = bargain?.doubled?.length ?? 0;
  switch (action.kind) {
    case "bid": return numberName(Number(action.number), variant);
    case "hold": return t("Hold {number}", { number: numberBid(calls) });
    case "from_hand": return t("From hand");
    case "pass": return t("Pass");
    case "throw_in": return t("Throw in");
    case "give_way": return t("Give way");
    case "name_game":
      return contractName({ game: Number(action.game), open: Boolean(action.open), from_hand: false }, variant);
    case "participate": return partWords(Boolean(action.plays));
    case "invite": return invitationWords(Boolean(action.invites));
    case "kontra": return doublingName(doubled + 1);
    case "decline": return declineWords(doubled);
    default: return action.kind;
  }
}
