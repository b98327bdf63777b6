/** The viewer's pending decision, from the options. */
import { t } from "../../../../web/client/words/translation.js";

/**
 * @typedef {import("./view.js").StudView} StudView
 * @typedef {import("../../../../web/client/protocol.js").Range} Range
 * @typedef {"cut" | "stakes" | "choose" | "card" | "served" | "remedy" | "say" | "bet" | null} Decision
 */

/** Whether an option of this kind is offered. @param {StudView | null} view @param {string} kind */
export const offers = (view, kind) => Boolean(view?.options?.some((option) => option.kind === kind));

/**
 * The amounts an action may have now.
 * @param {StudView | null} view
 * @param {string} action
 * @returns {Range | undefined}
 */
export const rangeOf = (view, action) => /** @type {Range | undefined} */ (
  view?.options?.find((option) => option.kind === "range" && "action" in option && option.action === action));

/** The viewer's own seat in the game. @param {StudView | null} view */
export const ownSeat = (view) => view?.seats.find(({ seat }) => seat === view.me);

/** @param {StudView | null} view @returns {Decision} */
export function pendingDecision(view) {
  if (offers(view, "choose_remedy")) return "remedy";
  if (offers(view, "say_hand")) return "say";
  if (offers(view, "correct_bet")) return "bet";
  if (offers(view, "decline_cut")) return "cut";
  if (view?.phase === "stakes") return offers(view, "wave") ? "stakes" : null;
  if (offers(view, "no_exchange")) return "card";
  if (offers(view, "fold")) return ownSeat(view)?.exchanged ? "served" : "choose";
  return null;
}

/** The decision as a question; the empty string where none is pending. @param {StudView} view */
export function decisionWords(view) {
  const decision = pendingDecision(view);
  const lacks = ownSeat(view)?.lacks ?? 0;
  if (lacks && (decision === "choose" || decision === "served" || decision === "bet"))
    return t("You are {amount} short for BET: others may lend you the chips", { amount: lacks });
  switch (decision) {
    case "cut": return t("The deck is offered to you: will you cut?");
    case "stakes": return ownSeat(view)?.ante ? t("Do your stakes stand?") : t("Your stakes, please");
    case "card": return t("Do you want a card?");
    case "served": return t("Your new card is there: raise or fold?");
    case "choose": return offers(view, "exchange") ? t("Raise, fold, or exchange a card?") : t("Raise or fold?");
    case "remedy": return t("Your card cannot come: continue without it, or have your hand void?");
    case "say": return t("Your cards were taken: how do they stand against the bank's?");
    case "bet":
      return offers(view, "fold")
        ? t("Your BET is not exact: make it twice your ANTE, or fold")
        : t("Your BET is too high: take back the excess");
    case null: return "";
  }
}
